// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairings_order.h"

#include "ui/models/pairings_model.h"

#include <tuple>

namespace ui {

PairingsOrder::PairingsOrder(QObject *parent) : QSortFilterProxyModel(parent)
{
    sort(PairingsModel::Table);
}

void PairingsOrder::setOrder(Order order)
{
    m_order = order;
    invalidate();
}

bool PairingsOrder::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    const auto *pairings = qobject_cast<const PairingsModel *>(sourceModel());
    if (!pairings || parent.isValid())
        return false;
    return m_order != Order::OnlyMissing || pairings->row(row).missing;
}

bool PairingsOrder::lessThan(const QModelIndex &a, const QModelIndex &b) const
{
    const auto *pairings = qobject_cast<const PairingsModel *>(sourceModel());
    if (!pairings)
        return false;
    const auto place = [this, pairings](int row) {
        const auto &pairing = pairings->row(row);
        return std::tuple(m_order != Order::ByTable && !pairing.missing, pairing.table);
    };
    return place(a.row()) < place(b.row());
}

} // namespace ui

#include "moc_pairings_order.cpp"
