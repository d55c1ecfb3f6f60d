// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_model.h"

#include "ui/models/rows_model.h"

namespace ui {

void StatisticsModel::show(const StatisticsTable &table)
{
    if (table == m_table)
        return;
    beginResetModel();
    m_table = table;
    endResetModel();
}

QString StatisticsModel::asText() const
{
    QString text = m_table.headers.join(u'\t') + u'\n';
    for (const QStringList &row : m_table.rows)
        text += row.join(u'\t') + u'\n';
    return text;
}

int StatisticsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.rows.size());
}

int StatisticsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_table.headers.size());
}

QVariant StatisticsModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return m_table.rows[index.row()][index.column()];
    if (role == Qt::TextAlignmentRole && m_table.numbers.contains(index.column()))
        return alignRight();
    return {};
}

QVariant StatisticsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= columnCount())
        return {};
    if (role == Qt::DisplayRole)
        return m_table.headers[section];
    if (role == Qt::TextAlignmentRole && m_table.numbers.contains(section))
        return alignRight();
    return {};
}

} // namespace ui

#include "moc_statistics_model.cpp"
