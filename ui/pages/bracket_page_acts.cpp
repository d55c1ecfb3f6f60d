// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the Bracket page asks the event to do; how it shows the cut is in bracket_page.cpp.
#include "app/sentences/sentences.h"
#include "tournament/results/result_notation.h"
#include "ui/acts/act_desk.h"
#include "ui/acts/act_queue.h"
#include "ui/acts/document.h"
#include "ui/bracket/bracket_drawing.h"
#include "ui/bracket/game_text.h"
#include "ui/dialogs/move_dialog.h"
#include "ui/dialogs/start_cut_dialog.h"
#include "ui/entry/game_entry.h"
#include "ui/entry/result_problem.h"
#include "ui/pages/bracket_page.h"
#include "ui/services/prompts.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <algorithm>

namespace ui {

namespace {

using tournament::BracketGame;

bool wantsSides(const app::Failure &failure)
{
    const auto *refusal = std::get_if<tournament::Refusal>(&failure.cause);
    return refusal && refusal->code == tournament::RefusalCode::SidesOpen;
}

/// The open game to enter next: the first one after this, going round; 0 when there is none.
int nextOpen(const tournament::Bracket &bracket, int game)
{
    int first = 0;
    for (const BracketGame &candidate : bracket.games) {
        if (candidate.state != tournament::GameState::Open)
            continue;
        if (candidate.number > game)
            return candidate.number;
        if (first == 0)
            first = candidate.number;
    }
    return first;
}

} // namespace

void BracketPage::startCut()
{
    StartCutDialog dialog(context().document.session(), window());
    run(dialog);
    activate();
}

void BracketPage::record(int game, const QString &notation)
{
    const auto *chosen = tournament::findGame(m_bracket, game);
    if (!chosen)
        return;
    const bool sidesOpen = hasSideChoice(event(), *chosen) && !chosen->corp;
    auto report = tournament::readResult(event(), game, fromQt(notation));
    if (!report) {
        app::Failure failure = resultProblem(event(), report.error(), m_entry->help());
        if (sidesOpen && !notation.isEmpty()
            && std::holds_alternative<tournament::NotationError>(report.error())) {
            tournament::Refusal open;
            open.code = tournament::RefusalCode::SidesOpen;
            open.number = game;
            failure = app::failure(event(), open);
        }
        if (wantsSides(failure))
            offerSides(*chosen, notation, failure);
        else
            context().messages.say(failure);
        return;
    }
    context().document.acts().ask(*this, *report,
                                  [this, game, notation, report = *report](
                                      const ActQueue::Outcome &performed, bool /*late*/) {
                                      const auto *played = tournament::findGame(m_bracket, game);
                                      const auto done = [this, game] { goOn(game); };
                                      if (performed) {
                                          context().acts.sayDone(*performed);
                                          done();
                                      } else if (played && wantsSides(performed.error())) {
                                          offerSides(*played, notation, performed.error());
                                      } else {
                                          refuse(report, performed.error(), done);
                                      }
                                  });
}

/// A result without sides: who was Corp is asked in the bar, and then the result is recorded.
void BracketPage::offerSides(const BracketGame &game, const QString &notation,
                             const app::Failure &failure)
{
    QList<MessageBar::Offer> offers;
    for (const auto &contender : game.contenders) {
        const auto corp = *contender.player;
        offers.append({tr("%1 was Corp").arg(toQt(app::nameOf(event(), corp))),
                       [this, number = game.number, corp, notation] {
                           perform(tournament::ChooseSides{number, corp},
                                   [this, number, notation] { record(number, notation); });
                       }});
    }
    context().messages.say(failure, offers);
}

void BracketPage::chooseSides(int game, tournament::PlayerId corp)
{
    perform(tournament::ChooseSides{game, corp}, [this] { m_entry->activate(); });
}

void BracketPage::clearResult()
{
    tournament::ClearResult command;
    command.game = chosenGame()->number;
    perform(command);
}

void BracketPage::moveGame()
{
    const auto *game = chosenGame();
    MoveDialog dialog(event(), game->eventRound, game->table, window());
    if (context().prompts.run(dialog))
        perform(dialog.command());
}

void BracketPage::chooseNext(int game)
{
    const int next = nextOpen(m_bracket, game);
    m_drawing->choose(next > 0 ? next : m_bracket.games.back().number);
}

void BracketPage::goOn(int game)
{
    chooseNext(game);
    activate();
}

} // namespace ui
