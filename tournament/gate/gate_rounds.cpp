// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/gate/gate_parts.h"

#include <algorithm>
#include <array>
#include <set>

namespace tournament {

namespace {

/// The first value that stands there twice.
template <class Value>
std::optional<Value> repeated(std::vector<Value> values)
{
    std::ranges::sort(values);
    const auto found = std::ranges::adjacent_find(values);
    return found == values.end() ? std::nullopt : std::optional(*found);
}

/// Each table, each player and each game of the bracket once.
Objection badTables(const std::vector<Match> &matches)
{
    std::vector<int> tables;
    std::vector<int> games;
    std::vector<PlayerId> players;
    for (const Match &match : matches) {
        tables.push_back(match.table);
        players.push_back(match.p1);
        if (match.p2)
            players.push_back(*match.p2);
        if (match.game != 0)
            games.push_back(match.game);
    }
    if (const auto table = repeated(std::move(tables)))
        return numbered("table", *table) + " is there twice";
    if (const auto player = repeated(std::move(players)))
        return numbered("player", player->value) + " sits at two tables";
    if (const auto game = repeated(std::move(games)))
        return numbered("game", *game) + " is there twice";
    return std::nullopt;
}

Objection badRelaxations(const Event &event, const std::vector<Relaxation> &relaxed)
{
    for (const Relaxation &one : relaxed) {
        if (auto found = unknown(event, one.first))
            return found;
        if (one.second.value != 0)
            if (auto found = unknown(event, one.second))
                return found;
        if (auto found = outside({{"meetings", one.count, limits::meetings}}))
            return found;
    }
    return std::nullopt;
}

Objection badRound(const Event &event, const Round &round)
{
    if (auto found =
            outside({{"version of the pairing", round.algorithm, limits::algorithmVersions},
                     {"cost", round.cost, limits::pairingCosts}}))
        return found;
    if (round.clock)
        return "its clock runs before it is paired";
    if (round.prepared && round.stage == Stage::Cut)
        return "the cut is never played in secret";
    for (const Match &match : round.matches) {
        if (auto found = at("table", match.table, badMatch(event, match)))
            return found;
        if (match.game == 0)
            continue;
        if (round.stage == Stage::Swiss)
            return numbered("table", match.table) + " of a Swiss round is a game of the bracket";
        if (auto found = at("table", match.table, badGame(event, match)))
            return found;
    }
    for (const auto &[a, b] : round.avoided)
        if (auto found = unknown(event, std::array{a, b}))
            return found;
    return orElse(badTables(round.matches), [&] { return badRelaxations(event, round.relaxed); });
}

/// Only the tables it names change, each in its place.
Objection badExchange(const Round &round, const std::vector<Match> &changed)
{
    std::vector<Match> after = round.matches;
    std::ranges::sort(after, {}, &Match::table);
    for (const Match &match : changed) {
        const auto place = std::ranges::lower_bound(after, match.table, {}, &Match::table);
        if (place == after.end() || place->table != match.table)
            return numbered("there is no table", match.table) + numbered(" in round", round.number);
        if (match.game != place->game)
            return numbered("table", match.table) + " becomes another game of the bracket";
        *place = match;
    }
    return badTables(after);
}

} // namespace

Objection objection(const Event &event, const RoundPaired &fact)
{
    const Round &round = fact.round;
    if (round.number != std::ssize(event.rounds) + 1)
        return numbered("round", round.number) + " does not come next";
    if (round.stage == Stage::Swiss && !event.rounds.empty()
        && event.rounds.back().stage == Stage::Cut)
        return numbered("round", round.number) + " is a Swiss round after the cut";
    return at("round", round.number, badRound(event, round));
}

Objection objection(const Event &event, const RoundPublished &fact)
{
    const Round *round = findRound(event, fact.round);
    if (!round)
        return missingRound(event, fact.round);
    if (!round->prepared)
        return numbered("round", fact.round) + " is public already";
    return std::nullopt;
}

Objection objection(const Event &event, const RoundUnpaired &fact)
{
    if (event.rounds.empty() || event.rounds.back().number != fact.round)
        return numbered("round", fact.round) + " is not the last";
    return std::nullopt;
}

Objection objection(const Event &event, const TablesChanged &fact)
{
    const Round *round = findRound(event, fact.round);
    if (!round)
        return missingRound(event, fact.round);
    if (round->stage == Stage::Cut)
        return numbered("round", fact.round) + " belongs to the cut";
    for (const Match &match : fact.matches)
        if (auto found = at("table", match.table, badMatch(event, match)))
            return found;
    if (auto found = badExchange(*round, fact.matches))
        return at("round", fact.round, std::move(found));
    return orElse(outside({{"cost", fact.cost, limits::pairingCosts}}),
                  [&] { return badRelaxations(event, fact.relaxed); });
}

Objection objection(const Event &event, const MatchesMoved &fact)
{
    std::set<std::pair<int, int>> left;
    for (const TableMove &move : fact.moves) {
        if (auto found = missingTable(event, move.round, move.from))
            return found;
        if (auto found = outside({{"table", move.to, limits::tableNumbers}}))
            return found;
        if (!left.emplace(move.round, move.from).second)
            return numbered("table", move.from) + " moves twice";
    }
    std::set<std::pair<int, int>> taken;
    for (const TableMove &move : fact.moves) {
        const bool stays =
            findMatch(event, move.round, move.to) && !left.contains({move.round, move.to});
        if (stays || !taken.emplace(move.round, move.to).second)
            return numbered("table", move.to)
                + numbered(" would be taken twice in round", move.round);
    }
    return std::nullopt;
}

Objection objection(const Event &event, const ResultRecorded &fact)
{
    if (auto found = missingTable(event, fact.round, fact.table))
        return found;
    const Match &match = *findMatch(event, fact.round, fact.table);
    const Stage stage = findRound(event, fact.round)->stage;
    const int games = gamesPerMatch(event.profile, stage);
    // A tied final goes to a third game (Tournament Rules 1.1, "Tournament Structure").
    const FactRange possible{0, stage == Stage::Cut && games > 1 ? games + 1 : games};
    if (match.isBye())
        return numbered("table", fact.table) + " is a bye";
    return at("table", fact.table,
              orElse(outside({{"games", std::ssize(fact.result.games), possible}}),
                     [&] { return badResult(match, fact.result); }));
}

Objection objection(const Event &event, const ResultCleared &fact)
{
    return missingTable(event, fact.round, fact.table);
}

Objection objection(const Event &event, const WatchChanged &fact)
{
    return missingTable(event, fact.round, fact.table);
}

Objection objection(const Event &event, const FeatureChanged &fact)
{
    return missingTable(event, fact.round, fact.table);
}

} // namespace tournament
