// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/hall/phones.h"
#include "tournament/event/event.h"

namespace app {

/// What an item says, in one sentence: "Table 3: 4–0".
[[nodiscard]] std::string itemSentence(const tournament::Event &event, const InboxItem &item);

/// "4–0", as the result of that table would be; the words themselves where there is no such table
/// any more.
[[nodiscard]] std::string reportedScore(const tournament::Event &event, int round, int table,
                                        const std::string &words);

/// These words of result_notation.h as the whole result they stand for at that table, in the one
/// way to write it; as they are where they cannot be read.
[[nodiscard]] std::string wholeResult(const tournament::Event &event, int round, int table,
                                      const std::string &words);

/// The result that stands there in the words of result_notation.h; empty: none.
[[nodiscard]] std::string standingResult(const tournament::Event &event, int round, int table);

/// Whether these words leave what stands there as it is and say what is missing: the other game of
/// two, the third of a tied final. Who does so contradicts nobody.
[[nodiscard]] bool completesResult(const tournament::Event &event, int round, int table,
                                   const std::string &words);

/// Why something rests on what is no more: the present result of that table.
[[nodiscard]] Failure changedMeanwhile(const tournament::Event &event, int round, int table);

} // namespace app
