// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "command_palette.h"

#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/models/found_actions.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/entry_line.h"
#include "ui/widgets/table_view.h"

#include <QAction>
#include <QCoreApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

CommandPalette::CommandPalette(const ActionRegistry &actions, QWidget *parent)
    : QDialog(parent)
    , m_found(new FoundActions(actions.all(),
                               {actions.action(act::undo), actions.action(act::redo)}, this))
    , m_line(new EntryLine(u"paletteLine"_s, tr("Find an action"), this))
    , m_table(new TableView(u"paletteTable"_s, tr("Actions found"), this))
{
    setObjectName("commandPalette"_L1);
    setWindowTitle(tr("Find an action"));
    m_line->setPlaceholderText(tr("A few letters of what you want to do, Enter"));
    m_line->installEventFilter(this);
    m_table->show(*m_found, {{FoundActions::What}, {}});
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEmptyText(tr("No action has these words. Escape goes back."));
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_line);
    column->addWidget(m_table, 1);
    connect(m_line, &QLineEdit::textChanged, this, &CommandPalette::find);
    connect(m_line, &QLineEdit::returnPressed, this, &CommandPalette::accept);
    connect(m_table, &QTableView::activated, this, &CommandPalette::accept);
    openAt(*this, 72, 24);
    find({});
}

QAction *CommandPalette::chosen() const { return m_found->action(m_table->currentIndex().row()); }

void CommandPalette::accept()
{
    if (const auto *action = chosen(); action && action->isEnabled())
        QDialog::accept();
}

void CommandPalette::find(const QString &text)
{
    m_found->find(text);
    m_table->pick(0);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    // The arrows move in the list while one types.
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp
            || key == Qt::Key_PageDown) {
            QCoreApplication::sendEvent(m_table, event);
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace ui

#include "moc_command_palette.cpp"
