// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The answer of the page in words: what was asked for; where nobody asked, what is decided next and
// what has become of the table; where it cannot be said yet, what has to be told first.
#pragma once

#include "ui/ask/play.h"
#include "ui/ask/table_boxes.h"

namespace ui {

[[nodiscard]] QString answerText(const Play &play);
struct Headline {
    QString verdict; ///< and before it what it answers where that was only guessed
    QString below;   ///< what was not taken into account, and what it rests on; may be empty
};
[[nodiscard]] Headline headlineOf(const Play &play);
/// All of it in one piece.
[[nodiscard]] QString headlineText(const Headline &headline);
[[nodiscard]] QString headlineText(const Play &play);
/// What came of the act behind which the table is looked at; there must be a moment.
[[nodiscard]] QString lookedAtText(const Play &play);
/// "Runner: Credits 5 → 3", "Parasite: HQ → Heap": what is not as it was.
[[nodiscard]] QStringList changesBetween(const std::vector<BoxRow> &before,
                                         const std::vector<BoxRow> &after);

} // namespace ui
