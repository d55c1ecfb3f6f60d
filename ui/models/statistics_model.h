// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/statistics_views.h"

#include <QAbstractTableModel>

namespace ui {

/// The figures of one view of the statistics.
class StatisticsModel : public QAbstractTableModel {
    Q_OBJECT
public:
    using QAbstractTableModel::QAbstractTableModel;

    void show(const StatisticsTable &table);
    /// Headers and rows, with tabs between the columns.
    [[nodiscard]] QString asText() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role) const override;

private:
    StatisticsTable m_table;
};

} // namespace ui
