// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/odds_sentences.h"

#include "app/sentences/sentences.h"
#include "core/english.h"

namespace app {

namespace {

using core::English;
using tournament::DrawOdds;
using tournament::Odds;
using tournament::OddsGoal;
using tournament::OddsModel;

std::string goalSentence(const Odds &odds)
{
    if (odds.model.goal == OddsGoal::MakeCut)
        return English::tr("Counted: the finishes, of {finishes} simulated ones, in which a player "
                           "is among the {cut} of the announced cut.",
                           {{"finishes", odds.finishes}, {"cut", odds.model.cut}});
    return English::tr("Counted: the finishes, of {finishes} simulated ones, in which a player is "
                       "first; no cut is announced.",
                       {{"finishes", odds.finishes}});
}

/// What is still open, each in a sentence of its own.
std::vector<std::string> restSentences(const OddsModel &model)
{
    std::vector<std::string> sentences;
    if (model.openTables > 0)
        sentences.push_back(
            English::tr("One table is open.", "{n} tables are open.", model.openTables));
    if (model.rounds > 0)
        sentences.push_back(English::tr(
            "One round is still to be paired: as this program pairs it.",
            "{n} rounds are still to be paired: as this program pairs them.", model.rounds));
    if (sentences.empty())
        sentences.push_back(English::tr("Everything is played: what is shown is certain."));
    return sentences;
}

std::string timeSentence(const OddsModel &model)
{
    if (model.time.timed.part == 0)
        return English::tr("No game of this event has gone to time so far, so none does here.");
    return English::tr(
        "Games go to time as often as in this event so far: {timed} of {played}, with equal "
        "agenda points in {equal} of those {timed}.",
        {{"timed", model.time.timed.part},
         {"played", model.time.timed.whole},
         {"equal", model.time.equalOfTimed.part}});
}

} // namespace

std::string noOddsSentence(const tournament::Event &event, const tournament::Refusal &refusal)
{
    if (refusal.code == tournament::RefusalCode::CutStarted)
        return English::tr("The cut has begun: who plays in it is settled, there are no odds left "
                           "to work out.");
    if (refusal.code == tournament::RefusalCode::RoundsOutOfRange)
        return English::tr("Odds are worked out for events of up to 21 rounds, {rounds} are "
                           "planned here: announce fewer.",
                           {{"rounds", refusal.number}});
    return sentence(event, refusal);
}

std::vector<std::string> modelSentences(const Odds &odds)
{
    const OddsModel &model = odds.model;
    std::vector<std::string> sentences = restSentences(model);
    sentences.insert(sentences.begin(), goalSentence(odds));
    if (model.rounds == 0 && model.openTables == 0)
        return sentences;
    sentences.push_back(
        model.weighResults
            ? English::tr("Results so far weigh: the ratio of games won to games lost, two added "
                          "to each, against that of the opponent.")
            : English::tr("Every game is 50 : 50, whoever plays it."));
    sentences.push_back(timeSentence(model));
    if (model.drawsAgendaPoints)
        sentences.push_back(English::tr("Agenda points that count as match points are drawn "
                                        "evenly below the number that wins."));
    return sentences;
}

std::vector<std::string> winnerSentences(const Odds &odds)
{
    std::vector<std::string> sentences{English::tr(
        "One player alone has the most points after the last round in {clear} of {finishes} "
        "finishes.",
        {{"clear", odds.clearWinner.part}, {"finishes", odds.clearWinner.whole}})};
    if (odds.oneMoreRound.whole > 0)
        sentences.push_back(
            English::tr("One more round gives a clear winner in {more} of the "
                        "other {rest}.",
                        {{"more", odds.oneMoreRound.part}, {"rest", odds.oneMoreRound.whole}}));
    return sentences;
}

std::string drawSentence(const tournament::Event &event, const Odds &odds, const DrawOdds &draw,
                         tournament::Seat seat)
{
    const core::SentenceValue player("player", nameOf(event, draw.players[index(seat)]));
    const core::SentenceValue table("table", draw.table);
    const bool cut = odds.model.goal == OddsGoal::MakeCut;
    if (!draw.safe[index(seat)])
        return cut ? English::tr("Table {table}: an intentional draw is not safe for {player}; in "
                                 "some finish he misses the cut.",
                                 {table, player})
                   : English::tr("Table {table}: an intentional draw is not safe for {player}; in "
                                 "some finish he is not first.",
                                 {table, player});
    const core::SentenceValue finishes("finishes", draw.finishes);
    return cut ? English::tr("Table {table}: with an intentional draw {player} made the cut in "
                             "every one of {finishes} simulated finishes. That is what safe means "
                             "here, no more.",
                             {table, player, finishes})
               : English::tr("Table {table}: with an intentional draw {player} was first in every "
                             "one of {finishes} simulated finishes. That is what safe means here, "
                             "no more.",
                             {table, player, finishes});
}

} // namespace app
