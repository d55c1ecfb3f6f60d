// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/clock/time_procedure.h"

#include "tournament/clock/round_clock.h"

namespace tournament {

TimeProcedure timeProcedure(const Event &event, const Round &round)
{
    using enum TimeStepCode;
    const Profile &profile = event.profile;
    // Only 1.1 counts match points; every later profile plays time as 3.0.2 says it.
    const bool first = profile.matchPoints.has_value();
    const std::string_view document = first ? "Tournament Rules 1.1" : "Tournament Rules 3.0.2";
    if (!roundMinutes(event, round))
        return {{{NoLimit}}, {document, "Tournament Structure"}};
    TimeProcedure procedure{{{FinishTurn}, {OpponentsTurn}}, {document, "Going to Time"}};
    auto &steps = procedure.steps;
    if (gamesPerMatch(profile, round.stage) == 1 && round.stage == Stage::Cut) {
        steps.push_back({AgendaPointsDecide});
        steps.push_back({HigherSeed});
        return procedure;
    }
    const TimedScore &timed = profile.timed;
    if (first) {
        steps.push_back({NobodyWins, 0, 0, timed.equal});
    } else {
        steps.push_back({MoreAgendaPoints, timed.ahead, timed.behind, 0});
        steps.push_back({EqualAgendaPoints, 0, 0, timed.equal});
    }
    if (gamesPerMatch(profile, round.stage) > 1)
        steps.push_back({SecondGameUnstarted});
    if (round.stage == Stage::Cut)
        steps.push_back({HigherSeedMatch});
    return procedure;
}

} // namespace tournament
