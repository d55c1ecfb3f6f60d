// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "proposal_panel.h"

#include "app/sentences/sentences.h"
#include "tournament/standings/structure.h"
#include "ui/models/pairings_model.h"
#include "ui/widgets/advice_list.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QShortcut>

using namespace Qt::Literals::StringLiterals;

namespace ui {

ProposalPanel::ProposalPanel(QWidget *parent)
    : QWidget(parent)
    , m_model(new PairingsModel(this))
    , m_table(new TableView(u"proposalTable"_s, tr("Proposed pairings"), this))
    , m_title(new QLabel(this))
    , m_relaxed(new QLabel(this))
    , m_advice(new AdviceList(u"proposalAdvice"_s, this))
    , m_apart(new QPushButton(tr("&Keep these two apart"), this))
    , m_confirm(new QPushButton(this))
{
    setObjectName("proposalPanel"_L1);
    m_table->show(*m_model, {PairingsModel::Why});
    m_table->setColumnHidden(PairingsModel::Result, true);
    m_table->setColumnHidden(PairingsModel::Note, true);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_title->setObjectName("proposalTitle"_L1);
    QFont bold = m_title->font();
    bold.setBold(true);
    m_title->setFont(bold);
    m_relaxed->setObjectName("proposalRelaxed"_L1);
    m_relaxed->setWordWrap(true);
    m_confirm->setObjectName("confirmProposal"_L1);
    m_apart->setObjectName("keepApart"_L1);
    m_apart->setToolTip(tr("Pair anew so that the two players of the selected table do not meet"));
    m_apart->setEnabled(false);
    auto *cancel = new QPushButton(tr("&Cancel"), this);
    cancel->setObjectName("cancelProposal"_L1);
    auto *options = new QPushButton(tr("&Together or apart…"), this);
    options->setObjectName("proposalOptions"_L1);
    options->setToolTip(tr("Put pairs together or keep them apart, and pair anew"));

    setTabOrder(m_apart, options);
    setTabOrder(options, cancel);
    setTabOrder(cancel, m_confirm);
    auto *buttons = new QHBoxLayout;
    buttons->addWidget(m_apart);
    buttons->addWidget(options);
    buttons->addStretch(1);
    buttons->addWidget(cancel);
    buttons->addWidget(m_confirm);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_relaxed);
    column->addWidget(m_advice);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);

    for (auto *choice : findChildren<QPushButton *>())
        choice->setAutoDefault(true); // Enter does what has the focus, as in a dialog
    auto *escape = new QShortcut(Qt::Key_Escape, this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &ProposalPanel::cancelled);
    connect(m_confirm, &QPushButton::clicked, this, &ProposalPanel::confirmed);
    connect(options, &QPushButton::clicked, this, &ProposalPanel::optionsWanted);
    connect(cancel, &QPushButton::clicked, this, &ProposalPanel::cancelled);
    connect(m_apart, &QPushButton::clicked, this, [this] {
        for (const int row : m_table->selectedRows())
            Q_EMIT apartWanted(m_model->row(row).table);
    });
    const auto selectionChanged = [this] {
        const auto rows = m_table->selectedRows();
        m_apart->setEnabled(!rows.isEmpty() && !m_model->row(rows.front()).bye);
    };
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this,
            selectionChanged);
}

void ProposalPanel::show(const tournament::Event &event, const tournament::Round &proposal)
{
    m_model->update(event, proposal);
    m_title->setText(
        tr("Round %1, proposed: nothing counts before you confirm").arg(proposal.number));
    QStringList relaxed;
    for (const auto &relaxation : proposal.relaxed)
        relaxed.append(toQt(app::sentence(event, relaxation)));
    if (relaxed.isEmpty())
        relaxed.append(tr("All pairing rules are kept."));
    if (const QString missing = withoutLists(event); !missing.isEmpty())
        relaxed.append(missing);
    m_relaxed->setText(relaxed.join(u'\n'));
    // The last moment to notice what should have been announced otherwise.
    m_advice->showWarnings(tournament::started(event) ? std::vector<tournament::Advice>()
                                                      : tournament::advice(event));
    m_confirm->setText(tr("Pair rou&nd %1").arg(proposal.number));
    m_confirm->setFocus();
}

QString ProposalPanel::withoutLists(const tournament::Event &event)
{
    // Whoever collects lists on paper need not hear of it at every start.
    if (tournament::started(event) || event.decks.lists.empty()
        || !tournament::decklistsRequired(event))
        return {};
    QStringList names;
    for (const auto &missing : tournament::missingDecks(event))
        if (const QString name = toQt(app::nameOf(event, missing.player));
            names.isEmpty() || names.back() != name)
            names.append(name);
    return names.isEmpty() ? QString()
                           : tr("Not both decklists handed in: %1").arg(names.join(u", "_s));
}

} // namespace ui

#include "moc_proposal_panel.cpp"
