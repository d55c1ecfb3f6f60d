// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "core/text.h"
#include "tournament/acts/decide_parts.h"
#include "tournament/cut/bracket_sides.h"
#include "tournament/cut/cut.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <unordered_map>

namespace tournament {

PlayerEntry entryOf(const Player &player)
{
    return {player.name,        player.pronouns,       player.corpIdentity,
            player.corpFaction, player.runnerIdentity, player.runnerFaction,
            player.awardedByes, player.fixedTable,     player.seat};
}

namespace {

constexpr int mostByes = 10;

/// Who holds which name, table and seat. Gathered once a command: in a list of thousands nobody is
/// compared with everybody.
class Taken {
public:
    /// Table and seat of `self` are his to change.
    Taken(const Event &event, PlayerId self)
    {
        for (const Player &player : event.players)
            add(player, self);
    }

    void add(const Player &player, PlayerId self = {})
    {
        m_names.emplace(core::folded(player.name), player.id);
        if (player.id == self || player.status != PlayerStatus::Active)
            return;
        if (player.fixedTable)
            m_tables.emplace(*player.fixedTable, player.id);
        if (player.seat)
            m_seats.emplace(*player.seat, player.id);
    }

    [[nodiscard]] std::optional<PlayerId> name(const std::string &text) const
    {
        const auto found = m_names.find(core::folded(text));
        return found == m_names.end() ? std::nullopt : std::optional(found->second);
    }
    [[nodiscard]] std::optional<PlayerId> table(std::optional<int> number) const
    {
        return holder(m_tables, number);
    }
    [[nodiscard]] std::optional<PlayerId> seat(std::optional<int> number) const
    {
        return holder(m_seats, number);
    }

private:
    using Numbers = std::map<int, PlayerId>;

    static std::optional<PlayerId> holder(const Numbers &numbers, std::optional<int> number)
    {
        const auto found = number ? numbers.find(*number) : numbers.end();
        return found == numbers.end() ? std::nullopt : std::optional(found->second);
    }

    std::unordered_map<std::string, PlayerId> m_names; ///< folded
    Numbers m_tables;
    Numbers m_seats;
};

std::optional<Refusal> problem(const Taken &taken, const PlayerEntry &entry, PlayerId self)
{
    Refusal refusal;
    const auto say = [&](RefusalCode code, int number = 0) {
        refusal.code = code;
        refusal.number = number;
        return refusal;
    };
    refusal.text = entry.name;
    for (const std::string *text :
         {&entry.name, &entry.pronouns, &entry.corpIdentity, &entry.corpFaction,
          &entry.runnerIdentity, &entry.runnerFaction})
        if (!core::isValidUtf8(*text))
            return say(RefusalCode::PlayerNameInvalid);
    if (core::tidied(entry.name).empty())
        return say(RefusalCode::PlayerNameMissing);
    if (const auto holder = taken.name(entry.name); holder && *holder != self)
        return say(RefusalCode::PlayerNameTaken);
    if (entry.awardedByes < 0 || entry.awardedByes > mostByes) {
        refusal.most = mostByes;
        return say(RefusalCode::ByesOutOfRange, entry.awardedByes);
    }
    for (const auto &number : {entry.fixedTable, entry.seat})
        if (number && *number < 1)
            return say(RefusalCode::NumberOutOfRange, *number);
    const auto table = taken.table(entry.fixedTable);
    const auto seat = taken.seat(entry.seat);
    if (table && (!seat || *table <= *seat)) {
        refusal.players = {*table};
        return say(RefusalCode::TableTaken, *entry.fixedTable);
    }
    if (seat) {
        refusal.players = {*seat};
        return say(RefusalCode::SeatTaken, *entry.seat);
    }
    return std::nullopt;
}

/// Numbers for newcomers: the next after the greatest; an import may have brought the greatest
/// there is, then the first that nobody has.
class FreeIds {
public:
    explicit FreeIds(const Event &event) : m_event(event)
    {
        if (!event.players.empty()) // by number
            m_greatest = std::max(m_greatest, event.players.back().id.value);
    }

    [[nodiscard]] PlayerId next()
    {
        if (m_greatest < std::numeric_limits<std::int64_t>::max())
            return {++m_greatest};
        do
            ++m_gap.value;
        while (findPlayer(m_event, m_gap));
        return m_gap;
    }

private:
    const Event &m_event;
    std::int64_t m_greatest = 0;
    PlayerId m_gap;
};

void fill(Player &player, const PlayerEntry &entry)
{
    player.name = core::tidied(entry.name);
    player.pronouns = core::tidied(entry.pronouns);
    player.corpIdentity = core::tidied(entry.corpIdentity);
    player.corpFaction = core::tidied(entry.corpFaction);
    player.runnerIdentity = core::tidied(entry.runnerIdentity);
    player.runnerFaction = core::tidied(entry.runnerFaction);
    player.awardedByes = entry.awardedByes;
    player.fixedTable = entry.fixedTable;
    player.seat = entry.seat;
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
    Taken taken(event, {}); // and by whom of this list: two of it cannot collide either
    FreeIds ids(event);
    Facts facts;
    const int paired = swissRounds(event);
    for (const PlayerEntry &entry : command.players) {
        if (auto refusal = problem(taken, entry, {}))
            return core::unexpected(*refusal);
        if (entry.awardedByes > 0 && paired > 0)
            return refuse(RefusalCode::ByeTooLate, entry.name);
        Player player;
        player.id = ids.next();
        fill(player, entry);
        player.tieBreak = core::deriveSeed(event.seed, static_cast<std::uint64_t>(player.id.value));
        player.enteredAfterRound = paired;
        if (event.details.lateEntry == LateEntry::Losses)
            player.missedRounds = paired;
        taken.add(player);
        facts.emplace_back(PlayerAdded{std::move(player)});
    }
    return facts;
}

Decision decideOn(const Event &event, const EditPlayer &command)
{
    const Player *present = findPlayer(event, command.player);
    if (!present)
        return refuse(RefusalCode::PlayerUnknown, command.player);
    if (auto refusal = problem(Taken(event, command.player), command.entry, command.player))
        return core::unexpected(*refusal);
    if (command.entry.awardedByes != present->awardedByes && started(event))
        return refuse(RefusalCode::ByeTooLate, command.entry.name);
    Player edited = *present;
    fill(edited, command.entry);
    return Facts{PlayerEdited{edited}};
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
