// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the Round page asks the event to do; how it shows the round is in round_page.cpp.
#include "app/sentences/sentences.h"
#include "tournament/results/result_notation.h"
#include "tournament/standings/structure.h"
#include "ui/acts/act_desk.h"
#include "ui/acts/act_queue.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/dialogs/move_dialog.h"
#include "ui/dialogs/pair_options_dialog.h"
#include "ui/dialogs/swap_dialog.h"
#include "ui/entry/correction_text.h"
#include "ui/entry/result_entry.h"
#include "ui/entry/result_problem.h"
#include "ui/entry/table_finder.h"
#include "ui/models/pairings_model.h"
#include "ui/models/pairings_order.h"
#include "ui/pages/proposal_panel.h"
#include "ui/pages/round_page.h"
#include "ui/services/prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QStackedWidget>
#include <QToolButton>

namespace ui {

namespace {

std::optional<tournament::RefusalCode> causeOf(const app::Failure &failure)
{
    const auto *refusal = std::get_if<tournament::Refusal>(&failure.cause);
    return refusal ? std::optional(refusal->code) : std::nullopt;
}

} // namespace

void RoundPage::connectActions()
{
    // The games of the cut are paired by its bracket, and nobody is moved in it.
    const auto pairable = [this] { return !inCut() && !isReviewing(); };
    const auto ofTables = [this] { return isCurrent() && !isReviewing() && round() > 0; };
    const auto ofSwiss = [this, ofTables] { return ofTables() && !inCut(); };
    const auto ofMatch = [this] {
        const auto *match = matchInSight();
        return match && !match->isBye();
    };
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
    onAction(act::tableMove, ofTables, [this] { moveMatch(); });
    onAction(
        act::roundPublish, [this] { return tournament::preparedRound(event()) && !isReviewing(); },
        [this] { publish(); });
    onAction(act::tableWatch, ofMatch, [this](bool watched) {
        perform(tournament::WatchTable{round(), selectedMatch()->table, watched});
    });
    onAction(act::tableFeature, ofMatch, [this](bool featured) {
        perform(
            tournament::FeatureMatch{round(), selectedMatch()->table, featured}, [] {},
            [this] { updateActions(); }); // a refused one is not ticked
    });
    onAction(
        act::resultEnter, [this] { return round() > 0 && !isReviewing(); },
        [this] {
            const bool here = isCurrent();
            const int table = nextTable();
            Q_EMIT wanted();
            if (table == 0 && !here) // an old round was looked at last
                showRound(event().rounds.back().number);
            m_entry->advance(nextTable());
        });
    onAction(
        act::resultClear,
        [this] {
            const auto *match = matchInSight();
            return match && match->result;
        },
        [this] { perform(tournament::ClearResult{round(), selectedMatch()->table}); });
}

void RoundPage::propose(const tournament::PairRound &request)
{
    m_request = request;
    const auto proposal = context().document.session().propose(request);
    if (!proposal) {
        offerWayOut(proposal.error());
        return;
    }
    context().messages.clear();
    m_proposed = proposal->matches;
    m_stack->setCurrentWidget(m_proposal);
    m_proposal->show(event(), *proposal);
    Q_EMIT stateChanged();
}

void RoundPage::proposeWith(const tournament::PairRound &request)
{
    PairOptionsDialog dialog(event(), request, window());
    if (context().prompts.run(dialog))
        propose(dialog.request());
}

/// Why nothing was proposed, and the next step where there is one.
void RoundPage::offerWayOut(const app::Failure &failure)
{
    using tournament::RefusalCode;
    QList<MessageBar::Offer> offers;
    switch (causeOf(failure).value_or(RefusalCode::NoEvent)) {
    case RefusalCode::OddDraft:
        offers.append({tr("Pair with a bye"), [this] {
                           auto request = m_request;
                           request.acceptBye = true;
                           propose(request);
                       }});
        break;
    case RefusalCode::RoundsPlayed:
        if (tournament::plannedCut(event()) > 0)
            offers.append({tr("Start the cut…"), [this] { action(act::cutStart).trigger(); }});
        offers.append({tr("One round more"), [this] {
                           auto request = m_request;
                           request.beyondAnnouncement = true;
                           propose(request);
                       }});
        break;
    case RefusalCode::SeatsMissing:
        offers.append({tr("Enter the seats…"), [this] { action(act::playerSeats).trigger(); }});
        break;
    case RefusalCode::LockedTwice:
    case RefusalCode::LockedIsBye:
    case RefusalCode::LockedSelf:
    case RefusalCode::PlayerNotActive:
        offers.append({tr("Change the pairs…"), [this] { proposeWith(m_request); }});
        break;
    case RefusalCode::ResultsMissing:
        offers.append({tr("Show what is missing"), [this] { showMissing(); }});
        break;
    case RefusalCode::TooFewPlayers:
        offers.append({tr("Add players"), [this] { action(act::playerAdd).trigger(); }});
        break;
    default:
        break;
    }
    context().messages.say(failure, offers);
}

void RoundPage::showMissing()
{
    showRound(event().rounds.back().number);
    m_orders->setCurrentIndex(
        m_orders->findData(QVariant::fromValue(PairingsOrder::Order::OnlyMissing)));
    goOn(0);
}

void RoundPage::confirmProposal(bool prepare)
{
    m_stack->setCurrentIndex(0);
    m_request.prepare = prepare;
    perform(m_request, [this, prepare] {
        if (prepare)
            m_publish->setFocus(); // there is nothing to report yet
        else
            goOn(0);
    });
    Q_EMIT stateChanged();
}

void RoundPage::leaveProposal()
{
    m_stack->setCurrentIndex(0);
    context().messages.clear(); // it was about the proposal
    activate();
    Q_EMIT stateChanged();
}

void RoundPage::publish()
{
    Q_EMIT wanted();
    const int number = tournament::preparedRound(event())->number;
    perform(tournament::PublishRound{number}, [this, number] {
        showRound(number);
        m_entry->advance(nextMissing(event(), number, 0));
    });
}

void RoundPage::moveMatch()
{
    const auto *paired = tournament::findRound(event(), round());
    const auto *match = selectedMatch();
    if (!match && paired && !paired->matches.empty())
        match = &paired->matches.front();
    if (!match)
        return;
    MoveDialog dialog(event(), round(), match->table, window());
    if (!context().prompts.run(dialog))
        return;
    const auto command = dialog.command();
    perform(command, [this, command] {
        if (command.round == round())
            pickTable(command.to);
    });
}

void RoundPage::unpair()
{
    const auto *last = tournament::findRound(event(), round());
    if (!last)
        return;
    const auto entered = std::ranges::count_if(
        last->matches, [](const tournament::Match &match) { return match.result.has_value(); });
    if (entered > 0
        && !context().prompts.confirm(
            window(),
            {tr("Unpair round %1").arg(last->number),
             tr("Results entered in round %1: %2. They go with the pairings.")
                 .arg(last->number)
                 .arg(entered),
             tr("Unpair")}))
        return;
    perform(tournament::UnpairRound{entered > 0});
}

void RoundPage::swap()
{
    const auto *paired = tournament::findRound(event(), round());
    if (!paired)
        return;
    // The second players of the selected tables; with too few selected, of the first tables.
    std::vector<tournament::PlayerId> chosen;
    for (const int row : m_table->selectedRows()) {
        const int source = m_order->mapToSource(m_order->index(row, 0)).row();
        if (const auto *match = tournament::findMatch(event(), round(), m_model->row(source).table))
            chosen.push_back(match->p2.value_or(match->p1));
    }
    for (const auto &match : paired->matches) {
        const auto player = match.p2.value_or(match.p1);
        if (std::ranges::find(chosen, player) == chosen.end())
            chosen.push_back(player);
    }
    if (chosen.size() > 1)
        askSwap(chosen[0], chosen[1]);
}

void RoundPage::askSwap(tournament::PlayerId first, tournament::PlayerId second)
{
    SwapDialog dialog(context().document.session(), {round(), first, second}, window());
    if (context().prompts.run(dialog))
        perform(dialog.command());
}

void RoundPage::record(int table, const QString &notation)
{
    const auto report = tournament::readResult(event(), round(), table, fromQt(notation));
    if (!report) {
        const auto *paired = tournament::findRound(event(), round());
        const int games = tournament::gamesPerMatch(event().profile, paired->stage);
        context().messages.say(resultProblem(event(), report.error(), resultHelp(games)));
        return;
    }
    if (!correctionSeen(*report, notation))
        return;
    const auto asked = context().document.acts().ask(
        *this, *report, [this, report = *report](const ActQueue::Outcome &performed, bool late) {
            if (!performed) {
                refuse(report, performed.error(), [this, at = report.table] { goOn(at); });
                return;
            }
            context().acts.sayDone(*performed);
            if (!late)
                goOn(report.table);
        });
    if (asked == ActQueue::Asked::Waiting)
        goOn(table); // the next result is typed while this one waits
}

bool RoundPage::correctionSeen(const tournament::ReportResult &report, const QString &notation)
{
    const QString asked = QString::number(report.table) + u' ' + notation;
    const bool asks = asked != m_correction && isCorrection(event(), report);
    const auto effect = asks ? std::optional(app::preview(event(), report)) : std::nullopt;
    if (!effect || !*effect) { // what is refused says so when it is done
        m_correction.clear();
        return true;
    }
    context().messages.say(
        MessageBar::Tone::Warning, correctionText(event(), report, **effect),
        {{tr("Correct it"), [this, table = report.table, notation] { record(table, notation); }}});
    m_correction = asked; // until the message goes
    return false;
}

void RoundPage::leaveCorrection()
{
    if (!m_correction.isEmpty())
        context().messages.clear();
}

void RoundPage::goOn(int table)
{
    m_entered = table;
    const int next = nextMissing(event(), round(), table);
    m_entry->advance(next);
    if (next == 0 && round() == event().rounds.back().number)
        m_next->setFocus(); // all results are in: Enter goes on
}

int RoundPage::nextTable() const
{
    const auto *match = m_table->hasFocus() ? selectedMatch() : nullptr;
    const int before = match ? match->table - 1 : m_entered;
    return nextMissing(event(), round(), before);
}

void RoundPage::offerAgain()
{
    if (round() == 0)
        return;
    if (m_reopened > 0)
        m_entered = m_reopened - 1;
    const int next = nextMissing(event(), round(), m_entered);
    if (m_entry->hasTheFocus())
        m_entry->advance(next);
    else
        m_entry->offer(next);
}

} // namespace ui
