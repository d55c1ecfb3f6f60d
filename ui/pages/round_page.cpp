// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "round_page.h"

#include "app/sentences/sentences.h"
#include "tournament/standings/structure.h"
#include "ui/acts/act_desk.h"
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
#include "ui/widgets/message_bar.h"
#include "ui/widgets/scrolling_label.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/tall_area.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"
#include "ui/words/timetable_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// "3", "4, not published", "Cut 1".
QString roundText(const tournament::Event &event, const tournament::Round &round)
{
    if (round.prepared)
        return RoundPage::tr("%1, not published").arg(round.number);
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
    , m_next(button(act::nextStep))
    , m_clock(new ClockStrip(context.document, context.clock, context.actions, this))
    , m_details(new ScrollingLabel(u"tableDetails"_s, 2, this))
    , m_entry(new ResultEntry(context.document, this))
    , m_stack(new QStackedWidget(this))
    , m_proposal(new ProposalPanel(this))
{
    m_order->setSourceModel(m_model);
    m_table->show(*m_order, {{PairingsModel::First, PairingsModel::Second}, {PairingsModel::Note}});
    m_table->setColumnHidden(PairingsModel::Why, true);
    m_table->setMinimumHeight(fontMetrics().lineSpacing() * 3); // on a small screen it scrolls
    offerIn(Context::Tables, *m_table);
    m_rounds->setObjectName("roundSelector"_L1);
    m_rounds->setAccessibleName(tr("Round"));
    m_orders->setObjectName("orderSelector"_L1);
    m_orders->setAccessibleName(tr("Order of the tables"));
    m_orders->addItem(tr("By table"), QVariant::fromValue(PairingsOrder::Order::ByTable));
    m_orders->addItem(tr("Missing first"), QVariant::fromValue(PairingsOrder::Order::MissingFirst));
    m_orders->addItem(tr("Only missing"), QVariant::fromValue(PairingsOrder::Order::OnlyMissing));
    m_progress->setObjectName("roundProgress"_L1);
    m_progress->setWordWrap(true);
    m_details->label().setAlignment(Qt::AlignLeft | Qt::AlignTop);
    layOut();
    connectParts();
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
    m_progress->setMinimumWidth(fontMetrics().averageCharWidth() * 24);
    auto *list = new QWidget(this); // the box stays beside its words
    auto *listRow = new QHBoxLayout(list);
    listRow->setContentsMargins(0, 0, 0, 0);
    listRow->addWidget(orderLabel);
    listRow->addWidget(m_orders);
    auto *top = new WrappingRow;
    top->addWidget(roundLabel);
    top->addWidget(m_rounds);
    top->addStretching(*m_progress);
    top->addWidget(m_next);
    top->addWidget(list);
    auto *buttons = new WrappingRow;
    QList<QWidget *> order{m_rounds, m_next, m_orders};
    order.append(m_clock->controls());
    order.append(m_table);
    for (const auto id : {act::resultClear, act::roundSwap, act::tableWatch, act::roundUnpair,
                          act::roundPairWith, act::roundPair, act::roundPublish}) {
        if (id == act::roundUnpair)
            buttons->addStretch(); // what concerns one table left, the whole round right
        order.append(button(id));
        buttons->addWidget(order.back());
    }
    m_publish = order.back();

    auto *tables = new QWidget;
    auto *inner = new QVBoxLayout(tables);
    inner->setContentsMargins(0, 0, 0, 0);
    inner->addLayout(top);
    inner->addWidget(m_clock);
    inner->addWidget(m_table, 1);
    inner->addWidget(m_details);
    inner->addLayout(buttons);
    inner->addWidget(m_entry);
    m_stack->addWidget(new TallArea(*tables, m_stack));
    m_stack->addWidget(m_proposal);
    auto *column = new QVBoxLayout(this);
    column->addWidget(m_stack);
    for (auto *line : m_entry->findChildren<EntryLine *>())
        order.append(line);
    chain(order);
}

void RoundPage::connectParts()
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
    connect(&context().clock, &ClockDesk::ticked, this, &RoundPage::summarize);
    connect(m_entry, &ResultEntry::submitted, this, &RoundPage::record);
    connect(m_entry, &ResultEntry::tableChosen, this, &RoundPage::pickTable);
    connect(m_entry, &ResultEntry::edited, this, &RoundPage::leaveCorrection);
    connect(m_proposal, &ProposalPanel::confirmed, this, &RoundPage::confirmProposal);
    connect(&context().messages, &MessageBar::cleared, this, [this] { m_correction.clear(); });
    connect(&context().acts, &ActDesk::turned, this, &RoundPage::offerAgain);
    connect(m_proposal, &ProposalPanel::cancelled, this, &RoundPage::leaveProposal);
    connect(m_proposal, &ProposalPanel::optionsWanted, this, [this] { proposeWith(m_request); });
    connect(m_proposal, &ProposalPanel::apartWanted, this, [this](int table) {
        auto request = m_request;
        for (const auto &match : m_proposed) {
            if (match.table == table && match.p2)
                request.avoid.emplace_back(match.p1, *match.p2);
        }
        propose(request);
    });
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
    noteOpen();
    m_entry->refresh();
    if (m_entry->isEmpty())
        m_entry->offer(nextTable());
    summarize();
    explainSelected();
}

void RoundPage::noteOpen()
{
    const auto before = std::exchange(m_open, tournament::missingResults(event(), round()));
    const auto reopened = std::ranges::find_if(
        m_open, [&before](int table) { return std::ranges::find(before, table) == before.end(); });
    m_reopened = reopened == m_open.end() ? 0 : *reopened;
}

bool RoundPage::inCut() const
{
    return !event().rounds.empty() && event().rounds.back().stage == tournament::Stage::Cut;
}

bool RoundPage::isReviewing() const { return m_stack->currentWidget() == m_proposal; }

const tournament::Match *RoundPage::matchInSight() const
{
    return isCurrent() && !isReviewing() ? selectedMatch() : nullptr;
}

void RoundPage::updateActions()
{
    m_entry->setEnabled(round() > 0 && !readOnly());
    m_drag->setEnabled(isCurrent() && !isReviewing() && round() > 0 && !inCut() && !readOnly());
    const auto *match = matchInSight();
    action(act::tableWatch).setChecked(match && match->watched);
    action(act::tableFeature).setChecked(match && match->featured);
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
    m_entered = 0;
    noteOpen();
    m_entry->offer(nextTable());
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
    const auto *prepared = tournament::preparedRound(event());
    m_publish->setVisible(prepared != nullptr);
    const auto planned = tournament::plannedRounds(event());
    if (round() == 0) {
        m_progress->setText(tr("Rounds planned: %1").arg(planned));
        return;
    }
    const int missing = m_model->missing();
    QStringList words{missing == 0 ? tr("all results are in")
                                   : tr("results missing: %1").arg(missing)};
    if (round() <= tournament::swissRounds(event())) {
        words.prepend(tr("%1 minutes").arg(event().announcement.minutes));
        words.prepend(tr("of %1").arg(planned));
    }
    if (prepared && prepared->number == round())
        words.back() = tr("not published: only this window shows it");
    if (const QString next = nextRoundText(event(), context().clock.now()); !next.isEmpty())
        words.append(next);
    m_progress->setText(words.join(u" · "_s));
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
