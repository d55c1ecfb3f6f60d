// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_page.h"

#include "app/sentences/sentences.h"
#include "tournament/standings/structure.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/clock/clock_strip.h"
#include "ui/entry/result_entry.h"
#include "ui/entry/swap_drag.h"
#include "ui/entry/table_finder.h"
#include "ui/models/pairings_model.h"
#include "ui/models/pairings_order.h"
#include "ui/pages/proposal_panel.h"
#include "ui/widgets/entry_line.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

bool inCut(const tournament::Event &event)
{
    return !event.rounds.empty() && event.rounds.back().stage == tournament::Stage::Cut;
}

/// "3", "Cut 1".
QString roundText(const tournament::Event &event, const tournament::Round &round)
{
    return round.stage == tournament::Stage::Cut
        ? RoundPage::tr("Cut %1").arg(round.number - tournament::swissRounds(event))
        : QString::number(round.number);
}

} // namespace

RoundPage::RoundPage(const PageContext &context, QWidget *parent)
    : Page(context, u"roundPage"_s, tr("Round"), parent)
    , m_model(new PairingsModel(this))
    , m_order(new PairingsOrder(this))
    , m_table(new TableView(u"pairingsTable"_s, tr("Pairings"), this))
    , m_rounds(new QComboBox(this))
    , m_orders(new QComboBox(this))
    , m_progress(new QLabel(this))
    , m_clock(new ClockStrip(context.document, context.clock, context.actions, this))
    , m_details(new QLabel(this))
    , m_entry(new ResultEntry(context.document, this))
    , m_stack(new QStackedWidget(this))
    , m_proposal(new ProposalPanel(this))
{
    m_order->setSourceModel(m_model);
    m_table->show(*m_order, {PairingsModel::First, PairingsModel::Second});
    m_table->setColumnHidden(PairingsModel::Why, true);
    offerIn(Context::Tables, *m_table);
    m_rounds->setObjectName("roundSelector"_L1);
    m_rounds->setAccessibleName(tr("Round"));
    m_orders->setObjectName("orderSelector"_L1);
    m_orders->setAccessibleName(tr("Order of the tables"));
    m_orders->addItem(tr("By table"), QVariant::fromValue(PairingsOrder::Order::ByTable));
    m_orders->addItem(tr("Missing first"), QVariant::fromValue(PairingsOrder::Order::MissingFirst));
    m_orders->addItem(tr("Only missing"), QVariant::fromValue(PairingsOrder::Order::OnlyMissing));
    m_progress->setObjectName("roundProgress"_L1);
    m_details->setObjectName("tableDetails"_L1);
    m_details->setWordWrap(true);
    m_details->setMinimumHeight(fontMetrics().lineSpacing() * 2);
    m_details->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layOut();
    connectActions();
    fillRounds();
    showRound(event().rounds.empty() ? 0 : event().rounds.back().number);
}

void RoundPage::layOut()
{
    auto *roundLabel = new QLabel(tr("R&ound:"), this);
    roundLabel->setBuddy(m_rounds);
    auto *orderLabel = new QLabel(tr("L&ist:"), this);
    orderLabel->setBuddy(m_orders);
    auto *top = new QHBoxLayout;
    top->addWidget(roundLabel);
    top->addWidget(m_rounds);
    top->addSpacing(12);
    top->addWidget(m_progress, 1);
    top->addWidget(orderLabel);
    top->addWidget(m_orders);
    auto *buttons = new WrappingRow;
    QList<QWidget *> order{m_rounds, m_orders};
    order.append(m_clock->controls());
    order.append(m_table);
    for (const auto id : {act::resultClear, act::roundSwap, act::tableWatch, act::roundUnpair,
                          act::roundPairWith, act::roundPair}) {
        if (id == act::roundUnpair)
            buttons->addStretch(); // what concerns one table left, the whole round right
        order.append(button(id));
        buttons->addWidget(order.back());
    }

    auto *tables = new QWidget(m_stack);
    auto *inner = new QVBoxLayout(tables);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addLayout(top);
    inner->addWidget(m_clock);
    inner->addWidget(m_table, 1);
    inner->addWidget(m_details);
    inner->addLayout(buttons);
    inner->addWidget(m_entry);
    m_stack->addWidget(tables);
    m_stack->addWidget(m_proposal);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_stack);
    for (auto *line : m_entry->findChildren<EntryLine *>())
        order.append(line);
    chain(order);
}

void RoundPage::connectActions()
{
    connect(m_rounds, &QComboBox::currentIndexChanged, this, &RoundPage::roundChosen);
    connect(m_orders, &QComboBox::currentIndexChanged, this, [this] {
        m_order->setOrder(m_orders->currentData().value<PairingsOrder::Order>());
        roundChosen();
    });
    connect(m_table->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] {
        explainSelected();
        Q_EMIT stateChanged();
    });
    connect(m_table, &QTableView::activated, this, [this] {
        if (const auto *match = selectedMatch())
            m_entry->choose(match->table);
    });
    m_drag = new SwapDrag(*m_table, [this](const QModelIndex &cell) { return playerAt(cell); });
    connect(m_drag, &SwapDrag::swapWanted, this, &RoundPage::askSwap);
    connect(m_entry, &ResultEntry::submitted, this, &RoundPage::record);
    connect(m_entry, &ResultEntry::tableChosen, this, &RoundPage::pickTable);
    connect(m_entry, &ResultEntry::edited, this, &RoundPage::leaveCorrection);
    connect(m_proposal, &ProposalPanel::confirmed, this, &RoundPage::confirmProposal);
    connect(m_proposal, &ProposalPanel::cancelled, this, [this] {
        m_stack->setCurrentIndex(0);
        Q_EMIT stateChanged();
    });
    connect(m_proposal, &ProposalPanel::optionsWanted, this, [this] { proposeWith(m_request); });
    connect(m_proposal, &ProposalPanel::apartWanted, this, [this](int table) {
        auto request = m_request;
        for (const auto &match : m_proposed) {
            if (match.table == table && match.p2)
                request.avoid.emplace_back(match.p1, *match.p2);
        }
        propose(request);
    });

    // The games of the cut are paired by its bracket, and nobody is moved in it.
    const auto pairable = [this] { return !inCut(event()) && !isReviewing(); };
    const auto ofTables = [this] { return isCurrent() && !isReviewing() && round() > 0; };
    const auto ofSwiss = [this, ofTables] { return ofTables() && !inCut(event()); };
    onAction(act::roundPair, pairable, [this] {
        Q_EMIT wanted();
        propose({});
    });
    onAction(act::roundPairWith, pairable, [this] {
        Q_EMIT wanted();
        proposeWith({});
    });
    onAction(
        act::roundUnpair,
        [this, ofSwiss] { return ofSwiss() && round() == event().rounds.back().number; },
        [this] { unpair(); });
    onAction(act::roundSwap, ofSwiss, [this] { swap(); });
    onAction(
        act::tableWatch,
        [this] {
            const auto *match = matchInSight();
            return match && !match->isBye();
        },
        [this](bool watched) { watchSelected(watched); });
    onAction(
        act::resultEnter, [this] { return round() > 0 && !isReviewing(); },
        [this] {
            Q_EMIT wanted();
            activate();
        });
    onAction(
        act::resultClear,
        [this] {
            const auto *match = matchInSight();
            return match && match->result;
        },
        [this] { perform(tournament::ClearResult{round(), selectedMatch()->table}); });
}

void RoundPage::update(const tournament::ChangeSet &changes)
{
    if (changes.everything || changes.pairings) {
        m_stack->setCurrentIndex(0); // a proposal made from another state is worth nothing
        const int before = m_rounds->count();
        fillRounds();
        if (m_rounds->count() > before)
            showRound(event().rounds.back().number);
    }
    m_model->apply(event(), round(), changes);
    m_entry->refresh();
    summarize();
    explainSelected();
}

bool RoundPage::isReviewing() const { return m_stack->currentWidget() == m_proposal; }

const tournament::Match *RoundPage::matchInSight() const
{
    return isCurrent() && !isReviewing() ? selectedMatch() : nullptr;
}

void RoundPage::updateActions()
{
    m_entry->setEnabled(round() > 0 && !readOnly());
    m_drag->setEnabled(isCurrent() && !isReviewing() && round() > 0 && !inCut(event())
                       && !readOnly());
    const auto *match = matchInSight();
    action(act::tableWatch).setChecked(match && match->watched);
}

app::PrintRequest RoundPage::printRequest() const
{
    return printing(app::Paperwork::Pairings, round());
}

void RoundPage::activate()
{
    if (m_stack->currentWidget() == m_proposal)
        return;
    if (round() > 0)
        m_entry->activate();
    else
        m_table->setFocus();
}

ClockSubject RoundPage::clockSubject() const
{
    const auto *match = selectedMatch();
    return {round(), match && match->p2 ? std::optional(match->table) : std::nullopt};
}

int RoundPage::round() const { return m_rounds->currentData().toInt(); }

void RoundPage::showRound(int number)
{
    m_rounds->setCurrentIndex(m_rounds->findData(number));
    roundChosen();
}

void RoundPage::fillRounds()
{
    const QSignalBlocker quiet(m_rounds);
    const int chosen = round();
    m_rounds->clear();
    for (const auto &paired : event().rounds)
        m_rounds->addItem(roundText(event(), paired), paired.number);
    const int index = m_rounds->findData(chosen);
    m_rounds->setCurrentIndex(index >= 0 ? index : m_rounds->count() - 1);
    m_rounds->setEnabled(m_rounds->count() > 0);
    if (round() != chosen)
        roundChosen();
}

void RoundPage::roundChosen()
{
    if (const auto *chosen = tournament::findRound(event(), round()))
        m_model->update(event(), *chosen);
    else
        m_model->clear();
    m_entry->setRound(round());
    const bool none = event().rounds.empty();
    m_table->setEmptyText(none ? tr("No round yet: once the players are in, “Pair next round” "
                                    "proposes the first one.")
                               : tr("Every result of this round is in."));
    summarize();
    explainSelected();
    Q_EMIT stateChanged();
}

void RoundPage::summarize()
{
    const auto planned = tournament::plannedRounds(event());
    if (round() == 0) {
        m_progress->setText(tr("Rounds planned: %1").arg(planned));
        return;
    }
    const int missing = m_model->missing();
    if (round() > tournament::swissRounds(event())) {
        m_progress->setText(missing == 0 ? tr("all results are in")
                                         : tr("results missing: %1").arg(missing));
        return;
    }
    const QString length = tr("%1 minutes").arg(event().announcement.minutes);
    m_progress->setText(
        missing == 0
            ? tr("of %1 · %2 · all results are in").arg(planned).arg(length)
            : tr("of %1 · %2 · results missing: %3").arg(planned).arg(length).arg(missing));
}

void RoundPage::explainSelected()
{
    const auto rows = m_table->selectedRows();
    if (rows.size() != 1) {
        m_details->setText(m_model->rowCount() > 0 ? tr("Select a table to see why it was paired.")
                                                   : QString());
        return;
    }
    const auto &row = m_model->row(m_order->mapToSource(m_order->index(rows.front(), 0)).row());
    m_details->setText(row.why.isEmpty() ? tr("Table %1: no reason was recorded.").arg(row.table)
                                         : tr("Table %1: %2").arg(row.table).arg(row.why));
}

void RoundPage::pickTable(int table)
{
    const int row = m_model->rowOfTable(table);
    if (row >= 0)
        m_table->pick(m_order->mapFromSource(m_model->index(row, 0)).row());
}

std::optional<tournament::PlayerId> RoundPage::playerAt(const QModelIndex &cell) const
{
    const auto &row = m_model->row(m_order->mapToSource(cell).row());
    const auto *match = tournament::findMatch(event(), round(), row.table);
    if (!match)
        return std::nullopt;
    if (cell.column() == PairingsModel::First)
        return match->p1;
    return cell.column() == PairingsModel::Second ? match->p2 : std::nullopt;
}

const tournament::Match *RoundPage::selectedMatch() const
{
    const auto rows = m_table->selectedRows();
    if (rows.size() != 1)
        return nullptr;
    const int row = m_order->mapToSource(m_order->index(rows.front(), 0)).row();
    return tournament::findMatch(event(), round(), m_model->row(row).table);
}

} // namespace ui

#include "moc_round_page.cpp"
