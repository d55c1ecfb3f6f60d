// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the buttons say that tell what a story was read as, and what choosing does to its words.
#pragma once

#include "core/json.h"
#include "rules/saying/reading.h"

#include <QString>
#include <QStringList>

#include <string>

namespace ui {

class Play;
struct ToldLine;

/// The table has something else there by now.
[[nodiscard]] bool isOvertaken(const saying::Chip &chip, const core::Json &told,
                               const core::Json &now);
/// Were what it says otherwise, the answer would be another one.
[[nodiscard]] bool isRestedOn(const Play &play, const std::string &says);
/// What was read; of several questions that were guessed together each by itself.
[[nodiscard]] QStringList readTexts(const saying::Chip &chip);
/// The line with the offer in place of the piece. A question that is offered takes the place of the
/// words that were read as another one; behind them, in brackets, it stands only where they tell
/// something besides.
[[nodiscard]] QString corrected(const ToldLine &line, saying::Span span,
                                const saying::Offer &offer);

/// All of what is said of a play, by which it is the same.
[[nodiscard]] QStringList saidOf(const Play &play);

} // namespace ui
