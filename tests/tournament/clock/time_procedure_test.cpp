// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/clock/time_procedure.h"

#include <catch2/catch.hpp>

using namespace tournament;
using enum TimeStepCode;

namespace {

TimeProcedure procedure(std::string_view profile, Stage stage = Stage::Swiss)
{
    Event event;
    event.profile = *findProfile(profile);
    Round round;
    round.stage = stage;
    return timeProcedure(event, round);
}

} // namespace

TEST_CASE("At time each player completes one turn, then agenda points (3.0.2, \"Going to Time\")")
{
    const TimeProcedure swiss = procedure("ffg-2016");
    CHECK(swiss.rule.document == "Tournament Rules 3.0.2");
    CHECK(swiss.rule.section == "Going to Time");
    CHECK(swiss.steps
          == std::vector<TimeStep>{{FinishTurn},
                                   {OpponentsTurn},
                                   {MoreAgendaPoints, 1, 0, 0},
                                   {EqualAgendaPoints, 0, 0, 1},
                                   {SecondGameUnstarted}});
    CHECK(procedure("nsg-dss").steps[2] == TimeStep{MoreAgendaPoints, 2, 0, 0});
}

TEST_CASE("A match of one game has no second one that may not have begun")
{
    CHECK(procedure("draft-half").steps
          == std::vector<TimeStep>{{FinishTurn},
                                   {OpponentsTurn},
                                   {MoreAgendaPoints, 1, 0, 0},
                                   {EqualAgendaPoints, 0, 0, 1}});
}

TEST_CASE("In the cut a game must have a winner (3.0.2, \"Going to Time\" of championship play)")
{
    CHECK(procedure("ffg-2016", Stage::Cut).steps
          == std::vector<TimeStep>{
              {FinishTurn}, {OpponentsTurn}, {AgendaPointsDecide}, {HigherSeed}});
}

TEST_CASE(
    "In 2012 nobody wins an unfinished game (1.1, \"Going to Time\", \"Tournament Structure\")")
{
    const TimeProcedure swiss = procedure("ffg-2012");
    CHECK(swiss.rule.document == "Tournament Rules 1.1");
    CHECK(swiss.steps
          == std::vector<TimeStep>{
              {FinishTurn}, {OpponentsTurn}, {NobodyWins, 0, 0, 1}, {SecondGameUnstarted}});
    CHECK(procedure("ffg-2012", Stage::Cut).steps.back() == TimeStep{HigherSeedMatch});
}
