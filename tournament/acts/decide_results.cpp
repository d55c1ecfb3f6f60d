// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "tournament/acts/decide_parts.h"
#include "tournament/cut/bracket_sides.h"
#include "tournament/cut/cut.h"
#include "tournament/results/result_rules.h"

#include <algorithm>

namespace tournament {

namespace {

/// A game of the cut stands for the round and table of its match.
core::Expected<GamePlace, Refusal> placeOf(const Event &event, int round, int table, int game)
{
    if (game != 0)
        return placeOf(event, game);
    return GamePlace{round, table};
}

/// What championship play asks of a result beyond the rules of a game.
std::optional<Refusal> illegalInCut(const Event &event, const Match &match,
                                    const MatchResult &result)
{
    Refusal refusal;
    refusal.number = match.game;
    refusal.tables = {match.table};
    const auto decides = [](const Game &game) {
        return game.ending == GameEnding::Win || game.ending == GameEnding::Time;
    };
    const int games = gamesPerMatch(event.profile, Stage::Cut);
    const bool third = static_cast<int>(result.games.size()) > games;
    if (result.kind != ResultKind::Games || std::ranges::none_of(result.games, decides)
        || (third && !result.games.back().winner)) {
        refusal.code = RefusalCode::CutNeedsWinner;
        return refusal;
    }
    const bool final = isFinal(event, match);
    // Tournament Rules 1.1, "Tournament Structure": no clock in the final, and a tie of its two
    // games is the only reason for a third.
    if (games > 1 && final
        && std::ranges::find(result.games, GameEnding::Time, &Game::ending) != result.games.end()) {
        refusal.code = RefusalCode::FinalUntimed;
        return refusal;
    }
    if (third && (!final || !isTied(event.profile, result))) {
        refusal.code = RefusalCode::TooManyGames;
        refusal.number = games;
        return refusal;
    }
    if (games == 1 && !match.p1Side && !result.games.front().corp
        && !isForfeit(result.games.front())) {
        refusal.code = RefusalCode::SidesOpen;
        return refusal;
    }
    return std::nullopt;
}

/// Who was Corp, where the result is the first to say so: what the higher seed chose, or what the
/// players of a third game drew.
std::optional<SidesSettled> sidesToldBy(const Event &event, int round, const Match &match,
                                        const MatchResult &result)
{
    const int games = gamesPerMatch(event.profile, Stage::Cut);
    const Game &last = result.games.back();
    if (match.p1Side || !last.corp || (games > 1 && static_cast<int>(result.games.size()) <= games))
        return std::nullopt;
    const PlayerId higher =
        seedOf(event, match.p1) < seedOf(event, *match.p2) ? match.p1 : *match.p2;
    const Reason why = games > 1 ? Reason{ReasonCode::SidesByPlayers, {}, 0, 0, 0}
                                 : Reason{ReasonCode::SidesChosen, higher, 0, 0, 0};
    return SidesSettled{
        round, match.table, *last.corp == Seat::P1 ? Side::Corp : Side::Runner, {why}};
}

/// The table, when it is one whose result can be changed.
core::Expected<const Match *, Refusal> tableOf(const Event &event, int round, int table)
{
    if (!findRound(event, round))
        return refuse(RefusalCode::RoundUnknown, round);
    const Match *match = findMatch(event, round, table);
    if (!match)
        return refuse(RefusalCode::TableUnknown, round, {table});
    if (match->isBye())
        return refuse(RefusalCode::ByeHasNoResult, round, {table});
    return match;
}

} // namespace

Decision decideOn(const Event &event, const ReportResult &command)
{
    const auto place = placeOf(event, command.round, command.table, command.game);
    if (!place)
        return core::unexpected(place.error());
    const auto match = tableOf(event, place->round, place->table);
    if (!match)
        return core::unexpected(match.error());
    const Round &round = *findRound(event, place->round);
    const std::string reason = core::tidied(command.overrideReason);
    const bool inCut = (*match)->game > 0 && event.cut.form != CutForm::None;
    Match seated = **match;
    Facts facts = publishing(event, place->round);
    if (inCut && !command.result.games.empty())
        if (const auto sides = sidesToldBy(event, place->round, **match, command.result)) {
            seated.p1Side = sides->p1Side;
            facts.emplace_back(*sides);
        }
    auto refusal = illegal(event.profile, seated, round.stage, command.result, !reason.empty());
    if (!refusal && inCut)
        refusal = illegalInCut(event, **match, command.result);
    if (refusal) {
        refusal->tables = {place->table};
        return core::unexpected(*refusal);
    }
    facts.emplace_back(ResultRecorded{place->round, place->table, command.result, reason});
    for (const PlayerId player : command.dropped) {
        const Player *present = findPlayer(event, player);
        if (!present || (player != (*match)->p1 && player != (*match)->p2))
            return refuse(RefusalCode::PlayerNotInRound, player);
        if (present->status == PlayerStatus::Active)
            facts.emplace_back(PlayerDropped{player, swissRounds(event)});
    }
    return withCutConsequences(event, std::move(facts), command.discardResults);
}

Decision decideOn(const Event &event, const ClearResult &command)
{
    const auto place = placeOf(event, command.round, command.table, command.game);
    if (!place)
        return core::unexpected(place.error());
    const auto match = tableOf(event, place->round, place->table);
    if (!match)
        return core::unexpected(match.error());
    if (!(*match)->result)
        return refuse(RefusalCode::NoResultToClear, place->round, {place->table});
    return withCutConsequences(event, {ResultCleared{place->round, place->table}},
                               command.discardResults);
}

Decision decideOn(const Event &event, const WatchTable &command)
{
    const auto match = tableOf(event, command.round, command.table);
    if (!match)
        return core::unexpected(match.error());
    return Facts{WatchChanged{command.round, command.table, command.watched}};
}

Decision decideOn(const Event &event, const FeatureMatch &command)
{
    const auto match = tableOf(event, command.round, command.table);
    if (!match)
        return core::unexpected(match.error());
    Refusal refusal;
    refusal.code = RefusalCode::StreamRefused;
    refusal.tables = {command.table};
    for (const PlayerId player : {(*match)->p1, *(*match)->p2})
        if (!mayBeStreamed(findPlayer(event, player)->consents))
            refusal.players.push_back(player);
    if (command.featured && !refusal.players.empty())
        return core::unexpected(refusal);
    return Facts{FeatureChanged{command.round, command.table, command.featured}};
}

} // namespace tournament
