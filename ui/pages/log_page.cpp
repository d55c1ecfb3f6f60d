// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "log_page.h"

#include "ui/acts/act_desk.h"
#include "ui/acts/act_queue.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/models/log_model.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <QHBoxLayout>
#include <QLabel>

using namespace Qt::Literals::StringLiterals;

namespace ui {

LogPage::LogPage(const PageContext &context, QWidget *parent)
    : Page(context, u"logPage"_s, tr("Log"), parent)
    , m_model(new LogModel(this))
    , m_table(new TableView(u"logTable"_s, tr("Log, the newest first"), this))
    , m_seal(new QLabel(this))
{
    m_table->show(*m_model, {{LogModel::Text}, {LogModel::State}});
    offerIn(Context::Log, *m_table);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setEmptyText(tr("Nothing has been done yet."));
    auto *note = new QLabel(tr("The newest act is on top. Nothing is ever deleted: what was taken "
                               "back stays here, struck through."),
                            this);
    note->setWordWrap(true);
    m_seal->setObjectName("seal"_L1);
    m_seal->setTextFormat(Qt::PlainText);
    m_seal->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_seal->setWordWrap(true);
    m_seal->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    m_seal->setToolTip(tr("Written down elsewhere, it proves what the file was: "
                          "arbiter-cli verify --seal finds it again."));
    auto *bottom = new QHBoxLayout;
    bottom->addWidget(button(act::logUndoTo));
    bottom->addWidget(m_seal, 1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(note);
    column->addWidget(m_table, 1);
    column->addLayout(bottom);

    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            &Page::stateChanged);
    onAction(
        act::logUndoTo,
        [this] {
            const auto rows = m_table->selectedRows();
            return isCurrent() && rows.size() == 1 && m_model->row(rows.front()).canUndoTo;
        },
        [this] {
            const auto &row = m_model->row(m_table->selectedRows().front());
            this->context().acts.undoTo(row.key, row.text);
        });
    LogPage::update({});
}

void LogPage::update(const tournament::ChangeSet & /*changes*/)
{
    const auto &session = context().document.session();
    m_model->update(session.log());
    const auto seal = session.seal();
    //: 1 are 32 hexadecimal digits that prove what the file was, 2 the number of the last act in it
    m_seal->setText(seal ? tr("Seal %1 · act %2").arg(toQt(app::printedSeal(*seal))).arg(seal->seq)
                         : QString());
}

void LogPage::activate() { m_table->enter(); }

} // namespace ui

#include "moc_log_page.cpp"
