// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/check_deck.h"
#include "ui/models/rows_model.h"

#include <QString>

namespace ui {

struct DeckCardRow {
    std::int64_t key = 0; ///< of the card in its library
    int quantity = 0;
    QString title;
    QString type;
    QString influence; ///< "6 ●●● ●●●"
    QString marks;     ///< what lists and rules say of it
    friend bool operator==(const DeckCardRow &, const DeckCardRow &) = default;
};

/// The cards of a list with what each costs and what is wrong with it.
class DeckCardsModel : public RowsModel<DeckCardRow> {
    Q_OBJECT
public:
    enum Column { Quantity, Title, Type, Influence, Marks };

    explicit DeckCardsModel(QObject *parent = nullptr);
    void update(const app::CheckedDeck &deck, const rules::DeckRules &rules);
};

} // namespace ui
