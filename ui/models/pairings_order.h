// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace ui {

/// The order of a round on the screen: by table, missing results first, or those alone.
class PairingsOrder : public QSortFilterProxyModel {
    Q_OBJECT
public:
    enum class Order { ByTable, MissingFirst, OnlyMissing };

    explicit PairingsOrder(QObject *parent = nullptr);
    void setOrder(Order order);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &a, const QModelIndex &b) const override;

private:
    Order m_order = Order::ByTable;
};

} // namespace ui
