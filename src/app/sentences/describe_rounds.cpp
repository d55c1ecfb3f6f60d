// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/describe_parts.h"
#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "core/english.h"

#include <algorithm>

namespace app {

using core::English;
using namespace tournament;

std::string described(const ActWords &, const RoundPaired &fact)
{
    const core::SentenceValue round{"round", fact.round.number};
    return fact.round.prepared ? English::tr("Pair round {round}, not published yet", {round})
                               : English::tr("Pair round {round}", {round});
}

std::string described(const ActWords &, const RoundPublished &fact)
{
    return English::tr("Publish round {round}", {{"round", fact.round}});
}

std::string described(const ActWords &, const RoundUnpaired &fact)
{
    return English::tr("Unpair round {round}", {{"round", fact.round}});
}

std::string described(const ActWords &words, const TablesChanged &fact)
{
    std::vector<std::string> moved;
    for (const Match &match : fact.matches)
        for (const Reason &reason : match.why)
            if (reason.code == ReasonCode::Swapped)
                moved.push_back(words.name(reason.player));
    return English::tr("Swap {players} in round {round}",
                       {{"players", wordList(moved)}, {"round", fact.round}});
}

std::string described(const ActWords &words, const MatchesMoved &fact)
{
    if (fact.moves.empty())
        return English::tr("Move nobody");
    const TableMove &first = fact.moves.front();
    const core::SentenceValue to{"to", first.to};
    const auto from = words.where(first.round, first.from);
    const auto other =
        std::ranges::find_if(fact.moves.begin() + 1, fact.moves.end(), [&](const TableMove &move) {
            const Match *match = findMatch(words.event(), move.round, move.from);
            return move.from == first.to && match && !match->isBye();
        });
    if (other == fact.moves.end())
        return English::tr("Move {match}: {where} to table {to}",
                           {{"match", words.pairAt(first)}, from, to});
    return English::tr("Move {match}: {where} to table {to}, exchanged with {other}",
                       {{"match", words.pairAt(first)}, from, to, {"other", words.pairAt(*other)}});
}

std::string described(const ActWords &words, const ResultRecorded &fact)
{
    const Match *match = findMatch(words.event(), fact.round, fact.table);
    if (!match)
        return English::tr("Report {where}", {words.where(fact.round, fact.table)});
    Match after = *match;
    after.result = fact.result;
    const Round *round = findRound(words.event(), fact.round);
    const bool correction = hasResult(words.event().profile, *match, round->stage);
    const auto place = words.where(fact.round, fact.table);
    //: two players with the result between them: Ada 2–0 Ben
    const core::SentenceValue score(
        "score",
        English::tr("{first} {result} {second}",
                    {{"first", words.name(match->p1)},
                     {"result", shortResult(words.event(), *round, after)},
                     {"second", words.name(*match->p2)}}));
    if (!correction)
        return because(English::tr("Report {where}: {score}", {place, score}), fact.reason);
    return because(
        English::tr("Correct {where}: {score} (was {before})",
                    {place, score, {"before", shortResult(words.event(), *round, *match)}}),
        fact.reason);
}

std::string described(const ActWords &words, const ResultCleared &fact)
{
    return English::tr("Clear the result of {where}", {words.where(fact.round, fact.table)});
}

std::string described(const ActWords &words, const WatchChanged &fact)
{
    const auto place = words.where(fact.round, fact.table);
    return fact.watched ? English::tr("Watch {where} for slow play", {place})
                        : English::tr("Stop watching {where} for slow play", {place});
}

std::string described(const ActWords &words, const FeatureChanged &fact)
{
    const auto place = words.where(fact.round, fact.table);
    return fact.featured ? English::tr("Feature {where} on the stream", {place})
                         : English::tr("No longer feature {where} on the stream", {place});
}

} // namespace app
