// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_page.h"

#include "ui/actions.h"
#include "ui/document.h"
#include "ui/models/log_model.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/table_view.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::Literals::StringLiterals;

namespace ui {

LogPage::LogPage(const PageContext &context, QWidget *parent)
    : Page(context, u"logPage"_s, tr("Log"), parent)
    , m_model(new LogModel(this))
    , m_table(new TableView(u"logTable"_s, tr("Log, the newest first"), this))
{
    m_table->show(*m_model, {LogModel::Text});
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEmptyText(tr("Nothing has been done yet."));
    auto *note = new QLabel(tr("The newest act is on top. Nothing is ever deleted: what was taken "
                               "back stays here, struck through."),
                            this);
    note->setWordWrap(true);
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(button(act::logUndoTo));
    bottom->addStretch(1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(note);
    column->addWidget(m_table, 1);
    column->addLayout(bottom);

    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &Page::stateChanged);
    onAction(act::logUndoTo, [this] { undoToSelected(); });
    LogPage::update({});
}

void LogPage::update(const tournament::ChangeSet & /*changes*/)
{
    m_model->update(context().document.session().log());
}

void LogPage::updateActions(bool current)
{
    const auto rows = current ? m_table->selectedRows() : QList<int>();
    action(act::logUndoTo).setEnabled(rows.size() == 1 && m_model->row(rows.front()).canUndoTo);
}

void LogPage::activate() { m_table->enter(); }

void LogPage::undoToSelected()
{
    const auto rows = m_table->selectedRows();
    if (rows.size() != 1)
        return;
    const auto row = m_model->row(rows.front());
    if (const auto undone = context().document.session().undoTo(row.key); !undone)
        context().messages.say(undone.error());
    else
        context().messages.say(MessageBar::Tone::Done,
                               tr("Back to the state after: %1").arg(row.text),
                               {{tr("Redo"), [redo = &action(act::redo)] { redo->trigger(); }}});
}

} // namespace ui

#include "moc_log_page.cpp"
