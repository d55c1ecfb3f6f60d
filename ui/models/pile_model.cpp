// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pile_model.h"

#include "app/decks/event_decks.h"
#include "ui/words/text.h"

#include <map>

namespace ui {

PileModel::PileModel(QObject *parent)
    : RowsModel({{tr("No."), &PileRow::quantity},
                 {tr("Card"), &PileRow::title},
                 {tr("Type"), &PileRow::type}},
                parent)
{
}

void PileModel::update(const rules::Deck &deck, app::DeckOrder order,
                       const rules::CardLibrary &library)
{
    std::map<std::int64_t, bool> ticked;
    for (const PileRow &row : m_pile)
        ticked[row.key] = row.ticked;
    m_pile.clear();
    for (const auto &line : app::cardsInOrder(deck, order, library)) {
        const rules::Card &card = library[line.card];
        m_pile.push_back({line.card.value, line.quantity, toQt(card.title),
                          toQt(app::sectionOf(card)), ticked[line.card.value]});
    }
    sync(m_pile);
}

void PileModel::turn(int row)
{
    auto &turned = m_pile.at(static_cast<std::size_t>(row));
    turned.ticked = !turned.ticked;
    sync(m_pile);
}

int PileModel::tickedCards() const
{
    int count = 0;
    for (const PileRow &row : m_pile)
        count += row.ticked ? row.quantity : 0;
    return count;
}

int PileModel::cards() const
{
    int count = 0;
    for (const PileRow &row : m_pile)
        count += row.quantity;
    return count;
}

QVariant PileModel::data(const QModelIndex &index, int role) const
{
    if (role == Qt::CheckStateRole && index.isValid() && index.column() == Quantity)
        return row(index.row()).ticked ? Qt::Checked : Qt::Unchecked;
    return RowsModel::data(index, role);
}

bool PileModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::CheckStateRole || !index.isValid())
        return false;
    if ((value.toInt() == Qt::Checked) != row(index.row()).ticked)
        turn(index.row());
    return true;
}

Qt::ItemFlags PileModel::flags(const QModelIndex &index) const
{
    const auto flags = RowsModel::flags(index);
    return index.column() == Quantity ? flags | Qt::ItemIsUserCheckable : flags;
}

} // namespace ui

#include "moc_pile_model.cpp"
