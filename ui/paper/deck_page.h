// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/letterhead.h"

#include <array>

namespace ui {

/// One line of a decklist: a card, or the heading above cards of one type.
struct DeckLine {
    int quantity = 0; ///< 0: a heading
    QString name;
    QString influence;
};

struct DeckColumn {
    QString side;
    QString identity; ///< empty: a line to write on
    std::vector<DeckLine> lines;
    QStringList totals; ///< below the cards, one a line
    int cards = 0;      ///< the sum that a judge counts
    QString missing;    ///< said instead of a list
};

enum class DeckPageStyle {
    Registration, ///< quantity, name, influence
    Check,        ///< a box to tick for every card, large numbers
    Blank,        ///< to fill by hand
};

/// The two decks of one player, side by side on one page (Tournament Rules 3.0.2, "Deck Lists").
struct DeckPage {
    DeckPageStyle style{};
    Letterhead head;
    QString player; ///< empty: a line to write on
    QString note;   ///< table, number
    std::array<DeckColumn, 2> decks;
};

[[nodiscard]] Sheet layDeckPage(const DeckPage &page, const QSizeF &paper, int number, int pages);

} // namespace ui
