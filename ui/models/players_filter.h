// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QCollator>
#include <QSortFilterProxyModel>

namespace ui {

/// Find-as-you-type over the players, without regard to case and accents; "Player 2" sorts before
/// "Player 10". Looks in the foldedRole of column 0 and sorts by the valueRole (rows_model.h).
class PlayersFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit PlayersFilter(QObject *parent = nullptr);
    void setText(const QString &text);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    [[nodiscard]] bool lessThan(const QModelIndex &a, const QModelIndex &b) const override;

private:
    std::string m_folded;
    QCollator m_collator;
};

} // namespace ui
