// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/refusal_parts.h"
#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "core/english.h"

namespace app {

using core::English;
using tournament::Refusal;
using tournament::RefusalCode;

std::string clockSentence(const Refusal &refusal)
{
    const core::SentenceValue round{"round", refusal.number};
    const core::SentenceValue tables{"tables", tableWords(refusal.tables)};
    switch (refusal.code) {
    case RefusalCode::ClockMissing:
        return English::tr("The clock of round {round} does not run: start it first.", {round});
    case RefusalCode::ClockInUse:
        return English::tr("The clock of round {round} was started already: extend it, or stop it "
                           "and start anew.",
                           {round});
    case RefusalCode::ClockNotRunning:
        return English::tr(
            "The clock of round {round} is paused already: resume it to let it run on.", {round});
    case RefusalCode::ClockNotPaused:
        return English::tr("The clock of round {round} runs: pause it first.", {round});
    case RefusalCode::ClockWithoutLimit:
        return English::tr("The final (round {round}) has no time limit: start its clock without a "
                           "length; it has no minutes to change.",
                           {round});
    case RefusalCode::ClockOutOfRange:
        return English::tr(
            "The round would last {minutes} minutes: choose what leaves {least} to "
            "{most}.",
            {{"minutes", refusal.number}, {"least", refusal.least}, {"most", refusal.most}});
    case RefusalCode::ExtraTimeOutOfRange:
        return English::tr("That makes {minutes} minutes of extra time ({tables}): choose what "
                           "leaves 0 to {most}.",
                           {{"minutes", refusal.number}, tables, {"most", refusal.most}});
    default:
        return English::tr("Extra time needs a reason: say what kept {tables}.", {tables});
    }
}

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
