// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "players_filter.h"

#include "core/text.h"
#include "ui/models/rows_model.h"
#include "ui/words/text.h"

namespace ui {

PlayersFilter::PlayersFilter(QObject *parent)
    : QSortFilterProxyModel(parent)
    // The C locale compares bytes and reads no numbers: nobody wants that in a list of names.
    , m_collator(QLocale().language() == QLocale::C ? QLocale(QLocale::English) : QLocale())
{
    m_collator.setNumericMode(true);
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    setSortRole(valueRole);
}

void PlayersFilter::setText(const QString &text)
{
    m_folded = core::folded(core::tidied(fromQt(text)));
    invalidateRowsFilter();
}

bool PlayersFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (parent.isValid())
        return false;
    const QVariant text = sourceModel()->index(row, 0).data(foldedRole);
    return fromQt(text.toString()).find(m_folded) != std::string::npos;
}

bool PlayersFilter::lessThan(const QModelIndex &a, const QModelIndex &b) const
{
    const QVariant left = a.data(valueRole);
    const QVariant right = b.data(valueRole);
    if (left.typeId() == QMetaType::QString && right.typeId() == QMetaType::QString)
        return m_collator.compare(left.toString(), right.toString()) < 0;
    return QSortFilterProxyModel::lessThan(a, b);
}

} // namespace ui

#include "moc_players_filter.cpp"
