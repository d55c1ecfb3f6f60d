// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "proposal_panel.h"

#include "app/sentences/sentences.h"
#include "tournament/standings/structure.h"
#include "ui/models/pairings_model.h"
#include "ui/widgets/advice_list.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QLabel>
#include <QPushButton>
#include <QShortcut>
#include <QVBoxLayout>

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
    , m_prepare(new QPushButton(tr("Pair, publish &later"), this))
    , m_cancel(new QPushButton(tr("&Cancel"), this))
    , m_options(new QPushButton(tr("&Together or apart…"), this))
{
    setObjectName("proposalPanel"_L1);
    m_table->show(*m_model, {{PairingsModel::First, PairingsModel::Second}, {PairingsModel::Why}});
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
    m_confirm->setToolTip(tr("Wall, printouts and exports show the round at once"));
    m_prepare->setObjectName("prepareRound"_L1);
    m_prepare->setToolTip(tr("Only this window shows the round until you publish it: time to look "
                             "at it and to move matches to other tables"));
    m_apart->setObjectName("keepApart"_L1);
    m_apart->setToolTip(tr("Pair anew so that the two players of the selected table do not meet"));
    m_apart->setEnabled(false);
    m_options->setObjectName("proposalOptions"_L1);
    m_options->setToolTip(tr("Put pairs together or keep them apart, and pair anew"));
    m_cancel->setObjectName("cancelProposal"_L1);
    layOut();
    connectParts();
}

void ProposalPanel::layOut()
{
    setTabOrder(m_apart, m_options);
    setTabOrder(m_options, m_cancel);
    setTabOrder(m_cancel, m_prepare);
    setTabOrder(m_prepare, m_confirm);
    auto *buttons = new WrappingRow;
    buttons->addWidget(m_apart);
    buttons->addWidget(m_options);
    buttons->addStretch();
    buttons->addWidget(m_cancel);
    buttons->addWidget(m_prepare);
    buttons->addWidget(m_confirm);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_title);
    column->addWidget(m_relaxed);
    column->addWidget(m_advice);
    column->addWidget(m_table, 1);
    column->addLayout(buttons);
}

void ProposalPanel::connectParts()
{
    for (auto *choice : findChildren<QPushButton *>())
        choice->setAutoDefault(true); // Enter does what has the focus, as in a dialog
    auto *escape = new QShortcut(Qt::Key_Escape, this);
    escape->setContext(Qt::WidgetWithChildrenShortcut);
    connect(escape, &QShortcut::activated, this, &ProposalPanel::cancelled);
    connect(m_confirm, &QPushButton::clicked, this, [this] { Q_EMIT confirmed(false); });
    connect(m_prepare, &QPushButton::clicked, this, [this] { Q_EMIT confirmed(true); });
    connect(m_options, &QPushButton::clicked, this, &ProposalPanel::optionsWanted);
    connect(m_cancel, &QPushButton::clicked, this, &ProposalPanel::cancelled);
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
    m_confirm->setText(tr("Pair and publish rou&nd %1").arg(proposal.number));
    // As it was done here the last time.
    (event.publishesLater ? m_prepare : m_confirm)->setFocus();
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
