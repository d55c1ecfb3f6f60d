// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the Round page asks the event to do; how it shows the round is in round_page.cpp.
#include "app/sentences/sentences.h"
#include "tournament/results/result_notation.h"
#include "ui/acts/act_desk.h"
#include "ui/acts/act_queue.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/dialogs/pair_options_dialog.h"
#include "ui/dialogs/swap_dialog.h"
#include "ui/entry/correction_text.h"
#include "ui/entry/result_entry.h"
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

namespace ui {

namespace {

std::optional<tournament::RefusalCode> causeOf(const app::Failure &failure)
{
    const auto *refusal = std::get_if<tournament::Refusal>(&failure.cause);
    return refusal ? std::optional(refusal->code) : std::nullopt;
}

} // namespace

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
    m_entry->advance(nextMissing(event(), round(), 0));
}

void RoundPage::confirmProposal()
{
    m_stack->setCurrentIndex(0);
    perform(m_request, [this] { m_entry->advance(nextMissing(event(), round(), 0)); });
    Q_EMIT stateChanged();
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
        context().messages.say(app::failure(event(), report.error()));
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
    m_correction = asked;
    context().messages.say(
        MessageBar::Tone::Warning, correctionText(event(), report, **effect),
        {{tr("Correct it"), [this, table = report.table, notation] { record(table, notation); }}});
    return false;
}

void RoundPage::leaveCorrection()
{
    if (!m_correction.isEmpty())
        context().messages.clear();
    m_correction.clear();
}

void RoundPage::goOn(int table) { m_entry->advance(nextMissing(event(), round(), table)); }

void RoundPage::watchSelected(bool watched)
{
    if (const auto *match = selectedMatch())
        perform(tournament::WatchTable{round(), match->table, watched});
}

} // namespace ui
