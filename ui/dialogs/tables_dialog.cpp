// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tables_dialog.h"

#include "ui/entry/table_ranges.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

int tablesIn(const std::vector<tournament::TableRange> &ranges)
{
    int count = 0;
    for (const auto &range : ranges)
        count += range.last - range.first + 1;
    return count;
}

} // namespace

TablesDialog::TablesDialog(app::Session &session, QWidget *parent)
    : ActDialog(session, u"tablesDialog"_s, tr("Tables"), parent)
    , m_ranges(new QLineEdit(tableRangesText(event().tableRanges), this))
    , m_reading(new QLabel(this))
{
    addNote(tr("Pairings use these table numbers from the next round on, the first ones first. "
               "Leave it empty for no limit. A player's own fixed table is set with the player."));
    m_ranges->setPlaceholderText(tr("for example 1-20, 30"));
    m_reading->setObjectName("tablesReading"_L1);
    auto &form = addForm();
    addRow(form, tr("&Tables:"), *m_ranges, u"tableRanges"_s);
    form.addRow(QString(), m_reading);
    addEnd(tr("Use these"));
    m_accept = findChild<QPushButton *>(u"accept"_s);
    widen(70);
    connect(m_ranges, &QLineEdit::textChanged, this, &TablesDialog::look);
    look();
}

std::vector<tournament::Command> TablesDialog::commands() const
{
    const auto ranges = readTableRanges(fromQt(m_ranges->text()));
    if (!ranges || *ranges == event().tableRanges)
        return {};
    return {tournament::SetTableRanges{*ranges}};
}

void TablesDialog::look()
{
    const auto ranges = readTableRanges(fromQt(m_ranges->text()));
    m_accept->setEnabled(ranges.has_value());
    if (!ranges)
        m_reading->setText(tr("Write numbers and ranges with commas between them: 1-20, 30"));
    else if (ranges->empty())
        m_reading->setText(tr("No limit: tables are numbered from 1"));
    else
        m_reading->setText(tr("Tables in these ranges: %1").arg(tablesIn(*ranges)));
}

} // namespace ui

#include "moc_tables_dialog.cpp"
