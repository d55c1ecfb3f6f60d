// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pile_model.h"

#include "app/event_decks.h"
#include "ui/text.h"

#include <map>

namespace ui {

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

int PileModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant PileModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const PileRow &card = row(index.row());
    if (role == Qt::CheckStateRole && index.column() == Quantity)
        return card.ticked ? Qt::Checked : Qt::Unchecked;
    if (role != Qt::DisplayRole && role != valueRole)
        return {};
    switch (index.column()) {
    case Quantity:
        return card.quantity;
    case Title:
        return card.title;
    case Type:
        return card.type;
    default:
        return {};
    }
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

QVariant PileModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Quantity:
        return tr("No.");
    case Title:
        return tr("Card");
    case Type:
        return tr("Type");
    default:
        return {};
    }
}

} // namespace ui

#include "moc_pile_model.cpp"
