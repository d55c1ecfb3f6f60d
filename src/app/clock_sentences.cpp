// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences.h"

#include "core/english.h"

namespace app {

using core::English;

std::string sentence(const tournament::TimeStep &step)
{
    using enum tournament::TimeStepCode;
    switch (step.code) {
    case NoLimit:
        return English::tr("This final has no time limit: play it to the end.");
    case FinishTurn:
        return English::tr("The player whose turn it is finishes it.");
    case OpponentsTurn:
        return English::tr(
            "The opponent then takes one last turn; a win in either turn still counts.");
    case MoreAgendaPoints:
        return English::tr("Without a winner: points for more agenda points {ahead}, for fewer "
                           "{behind}.",
                           {{"ahead", step.ahead}, {"behind", step.behind}});
    case EqualAgendaPoints:
        return English::tr("Equal agenda points: {n} point each.",
                           "Equal agenda points: {n} points each.", step.equal);
    case NobodyWins:
        return English::tr("Without a winner: {n} point each, and everybody counts the own agenda "
                           "points as match points.",
                           "Without a winner: {n} points each, and everybody counts the own "
                           "agenda points as match points.",
                           step.equal);
    case SecondGameUnstarted:
        return English::tr("A second game in which the Corp has not yet drawn for its first turn "
                           "gives nobody anything.");
    case AgendaPointsDecide:
        return English::tr("Without a winner, more agenda points win the game.");
    case HigherSeed:
        return English::tr("With equal agenda points the higher seed wins.");
    case HigherSeedMatch:
        return English::tr("A match tied on match points goes to the higher seed.");
    }
    return {};
}

} // namespace app
