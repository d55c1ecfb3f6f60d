// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "tournament/acts/decide_parts.h"
#include "tournament/acts/enter_players.h"
#include "tournament/cut/bracket_sides.h"
#include "tournament/cut/cut.h"

#include <algorithm>
#include <set>

namespace tournament {

namespace {

Decision decided(core::Expected<Facts, ListRefusal> entered)
{
    if (!entered)
        return core::unexpected(std::move(entered.error().refusal));
    return std::move(*entered);
}

/// Or seeded: the first of a top 3 waits for his game.
std::set<PlayerId> pairedPlayers(const Event &event)
{
    std::set<PlayerId> players(event.cut.seeds.begin(), event.cut.seeds.end());
    for (const Round &round : event.rounds)
        for (const Match &match : round.matches) {
            players.insert(match.p1);
            if (match.p2)
                players.insert(*match.p2);
        }
    return players;
}

/// Every player exists and is named once; `check` may refuse each.
template <class Check>
std::optional<Refusal> forEach(const Event &event, const std::vector<PlayerId> &players,
                               Check check)
{
    std::set<PlayerId> seen;
    for (const PlayerId id : players) {
        Refusal refusal;
        refusal.players = {id};
        const Player *player = findPlayer(event, id);
        if (!player) {
            refusal.code = RefusalCode::PlayerUnknown;
            return refusal;
        }
        std::optional<RefusalCode> code = check(*player);
        if (!seen.insert(id).second)
            code = RefusalCode::PlayerNamedTwice;
        if (code) {
            refusal.code = *code;
            return refusal;
        }
    }
    return std::nullopt;
}

/// The best in standings who is neither in the cut nor about to leave.
std::optional<PlayerId> nextQualifier(const Event &after)
{
    for (const PlayerId player : qualifiers(after))
        if (seedOf(after, player) > std::ssize(after.cut.seeds))
            return player;
    return std::nullopt;
}

/// The newcomer takes seed and game; what the higher seed chose for another opponent is open again.
void replace(Event &after, Facts &facts, PlayerId leaving, PlayerId entering)
{
    const auto take = [&](Fact fact) {
        tournament::apply(after, fact);
        facts.push_back(std::move(fact));
    };
    take(QualifierReplaced{leaving, entering});
    const Bracket now = bracket(after);
    for (const BracketGame &game : now.games) {
        const bool plays =
            game.contenders[0].player == entering || game.contenders[1].player == entering;
        if (!plays || game.eventRound == 0 || !game.corp)
            continue;
        if (game.why.front().code == ReasonCode::SidesChosen) {
            take(SidesSettled{game.eventRound, game.table, std::nullopt, {}});
        } else {
            const SettledSides sides = sidesByRule(after, game);
            take(SidesSettled{game.eventRound, game.table, sides.p1Side, {sides.why}});
        }
    }
}

/// What it means for the cut that these players have left: who has not played yet is replaced, the
/// others concede.
Decision withoutQualifiers(const Event &event, Facts facts, const std::vector<PlayerId> &leaving,
                           bool replaceInCut)
{
    if (event.cut.form == CutForm::None)
        return facts;
    Event after = event;
    tournament::apply(after, facts);
    for (const PlayerId player : leaving) {
        if (!awaitsFirstGame(after, player))
            continue;
        const auto next = nextQualifier(after);
        if (next && !replaceInCut) {
            Refusal refusal;
            refusal.code = RefusalCode::ReplacementUnconfirmed;
            refusal.players = {player, *next};
            return core::unexpected(refusal);
        }
        if (next)
            replace(after, facts, player, *next);
    }
    return withCutConsequences(event, std::move(facts), false);
}

} // namespace

Decision decideOn(const Event &event, const AddPlayers &command)
{
    std::vector<ListedEntry> list;
    list.reserve(command.players.size());
    for (const PlayerEntry &entry : command.players)
        list.push_back({{}, entry});
    return decided(enterPlayers(event, list));
}

Decision decideOn(const Event &event, const EditPlayer &command)
{
    if (!findPlayer(event, command.player))
        return refuse(RefusalCode::PlayerUnknown, command.player);
    return decided(enterPlayers(event, {{command.player, command.entry}}));
}

Decision decideOn(const Event &event, const RemovePlayers &command)
{
    const auto check =
        [paired = pairedPlayers(event)](const Player &player) -> std::optional<RefusalCode> {
        if (paired.contains(player.id))
            return RefusalCode::PlayerAlreadyPaired;
        return std::nullopt;
    };
    if (auto refusal = forEach(event, command.players, check))
        return core::unexpected(*refusal);
    Facts facts;
    for (const PlayerId player : command.players)
        facts.emplace_back(PlayerRemoved{player});
    return facts;
}

Decision decideOn(const Event &event, const DropPlayers &command)
{
    const auto check = [](const Player &player) -> std::optional<RefusalCode> {
        if (player.status == PlayerStatus::Disqualified)
            return RefusalCode::PlayerIsDisqualified;
        if (player.status == PlayerStatus::Dropped)
            return RefusalCode::PlayerNotActive;
        return std::nullopt;
    };
    if (auto refusal = forEach(event, command.players, check))
        return core::unexpected(*refusal);
    Facts facts;
    for (const PlayerId player : command.players)
        facts.emplace_back(PlayerDropped{player, swissRounds(event)});
    return withoutQualifiers(event, std::move(facts), command.players, command.replaceInCut);
}

Decision decideOn(const Event &event, const ReinstatePlayers &command)
{
    // A disqualification may turn out a mistake: the TO is the final authority.
    const auto check = [](const Player &player) -> std::optional<RefusalCode> {
        if (player.status == PlayerStatus::Active)
            return RefusalCode::PlayerActive;
        return std::nullopt;
    };
    if (auto refusal = forEach(event, command.players, check))
        return core::unexpected(*refusal);
    Facts facts;
    for (const PlayerId player : command.players)
        facts.emplace_back(PlayerReinstated{player});
    return facts;
}

Decision decideOn(const Event &event, const DisqualifyPlayers &command)
{
    const auto check = [](const Player &player) -> std::optional<RefusalCode> {
        if (player.status == PlayerStatus::Disqualified)
            return RefusalCode::PlayerIsDisqualified;
        return std::nullopt;
    };
    if (auto refusal = forEach(event, command.players, check))
        return core::unexpected(*refusal);
    Facts facts;
    for (const PlayerId player : command.players)
        facts.emplace_back(
            PlayerDisqualified{player, swissRounds(event), core::tidied(command.reason)});
    return withoutQualifiers(event, std::move(facts), command.players, command.replaceInCut);
}

Decision decideOn(const Event &event, const RecordPenalty &command)
{
    if (!findPlayer(event, command.penalty.player))
        return refuse(RefusalCode::PlayerUnknown, command.penalty.player);
    Penalty penalty = command.penalty;
    penalty.reason = core::tidied(penalty.reason);
    penalty.judge = core::tidied(penalty.judge);
    if (penalty.reason.empty())
        return refuse(RefusalCode::PenaltyReasonMissing);
    if (penalty.round < 0 || penalty.round > static_cast<int>(event.rounds.size()))
        return refuse(RefusalCode::RoundUnknown, penalty.round);
    return Facts{PenaltyRecorded{penalty}};
}

} // namespace tournament
