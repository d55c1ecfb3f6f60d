// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/letterhead.h"

#include <array>

namespace ui {

struct DeckLine {
    enum class Kind {
        Heading, ///< above the cards of one type
        Card,
        Note, ///< what is to be said of the list, below its cards
    };
    Kind kind{};
    int quantity = 0;
    QString text;
    QString influence;
};

/// What a judge counts first.
struct DeckFigure {
    QString number;
    QString unit;
};

struct DeckColumn {
    QString side;
    QString identity;
    QString missing; ///< said where there is no list
    std::vector<DeckLine> lines;
    std::vector<DeckFigure> figures; ///< in large above the cards
    QStringList totals;              ///< below the cards; on a blank page with lines to write on
};

enum class DeckPageStyle {
    Registration, ///< quantity, name, influence
    Check,        ///< a box to tick for every copy
    Blank,        ///< to fill in by hand
};

/// The two decks of one player, side by side (Tournament Rules 3.0.2, "Deck Lists").
struct DeckPage {
    DeckPageStyle style{};
    Letterhead head;
    QString player;
    QString note; ///< beside the name
    std::array<DeckColumn, 2> decks;
};

/// A page each; lists that are longer go on to further pages.
[[nodiscard]] std::vector<Sheet> layDeckPages(const std::vector<DeckPage> &pages,
                                              const QSizeF &paper);

} // namespace ui
