// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/event_decks.h"
#include "ui/models/rows_model.h"

#include <set>

#include <QString>

namespace ui {

struct PileRow {
    std::int64_t key = 0; ///< of the card in its library
    int quantity = 0;
    QString title;
    QString type;
    bool ticked = false;
    friend bool operator==(const PileRow &, const PileRow &) = default;
};

/// The cards of a list in the order of a pile, to be ticked off.
class PileModel : public RowsModel<PileRow> {
    Q_OBJECT
public:
    enum Column { Quantity, Title, Type };

    explicit PileModel(QObject *parent = nullptr);
    void update(const rules::Deck &deck, app::DeckOrder order, const rules::CardLibrary &library);
    void turn(int row);
    [[nodiscard]] int tickedCards() const;
    [[nodiscard]] int cards() const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    std::vector<PileRow> m_pile; ///< as shown, with what is ticked
};

} // namespace ui
