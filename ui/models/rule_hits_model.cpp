// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rule_hits_model.h"

using namespace Qt::Literals::StringLiterals;

namespace ui {

void RuleHitsModel::show(QList<RuleRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int RuleHitsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RuleHitsModel::data(const QModelIndex &index, int role) const
{
    const RuleRow &shown = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return shown.title;
    case Qt::AccessibleTextRole:
        return QStringList{shown.title, shown.badge, shown.source}.join(u", "_s);
    case Qt::ToolTipRole:
        return shown.source;
    default:
        return {};
    }
}

} // namespace ui

#include "moc_rule_hits_model.cpp"
