// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A question played out and its answer, for a chat or on paper.
#pragma once

#include "rules/rulings/playing_out/picture.h"
#include "ui/paper/sheet.h"

namespace ui {

class Play;

struct RulingWords {
    QString question;
    QString answer;
    QString standing; ///< by which version, and how sure that is
    rulings::TablePicture table;
    QString moment;      ///< at which the table is drawn
    QStringList acts;    ///< what was done
    QStringList reasons; ///< with their sources
    QStringList assumed; ///< and what was read with a doubt
    QStringList open;    ///< words that were not understood
};

/// With the cards it is about where nothing else says what is asked.
[[nodiscard]] QString questionText(const Play &play);
/// There must be an answer.
[[nodiscard]] RulingWords wordsOf(const Play &play);
[[nodiscard]] QString plainText(const RulingWords &words);
/// The answer, the table drawn, acts and reasons.
[[nodiscard]] Printout rulingSheets(const RulingWords &words, app::PaperSize paper);

} // namespace ui
