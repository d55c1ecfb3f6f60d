// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/acts/next_step.h"

#include "tournament/cut/bracket.h"
#include "tournament/cut/cut.h"
#include "tournament/standings/structure.h"

#include <algorithm>

namespace tournament {

namespace {

NextStep stepOfCut(const Event &event)
{
    NextStep next;
    next.round = event.rounds.empty() ? 0 : event.rounds.back().number;
    // A bracket that is not one of ours is played round by round.
    next.missing = event.cut.form == CutForm::None
        ? static_cast<int>(missingResults(event, next.round).size())
        : static_cast<int>(
              std::ranges::count(bracket(event).games, GameState::Open, &BracketGame::state));
    next.step = next.missing > 0 ? Step::PlayCut : Step::Report;
    return next;
}

/// Imported seeds end the Swiss rounds, however many were announced.
bool swissIsOver(const Event &event)
{
    const int paired = swissRounds(event);
    return !event.cut.seeds.empty() || (paired > 0 && paired >= plannedRounds(event));
}

} // namespace

NextStep nextStep(const Event &event)
{
    if (const Round *prepared = preparedRound(event))
        return {Step::Publish, prepared->number, 0, 0};
    if (cutBegun(event))
        return stepOfCut(event);
    const int paired = swissRounds(event);
    NextStep next;
    next.round = paired;
    if (paired > 0)
        next.missing = static_cast<int>(missingResults(event, paired).size());
    const auto active = std::ranges::count(event.players, PlayerStatus::Active, &Player::status);
    if (next.missing > 0) {
        next.step = Step::EnterResults;
    } else if (swissIsOver(event)) {
        next.size =
            event.cut.seeds.empty() ? plannedCut(event) : static_cast<int>(event.cut.seeds.size());
        next.step = next.size > 0 ? Step::StartCut : Step::Report;
    } else if (active < 2) {
        next.step = paired > 0 ? Step::Report : Step::Register;
    } else {
        next.step = Step::Pair;
        ++next.round;
    }
    return next;
}

} // namespace tournament
