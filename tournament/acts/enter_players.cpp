// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/acts/enter_players.h"

#include "core/random.h"
#include "core/text.h"

#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <unordered_set>

namespace tournament {

namespace {

constexpr int mostByes = 10;

/// Who holds which name, table and seat. Gathered once a command: in a list of thousands nobody is
/// compared with everybody.
class Taken {
public:
    /// What `leaving` have is theirs to change.
    Taken(const Event &event, const std::set<PlayerId> &leaving)
    {
        for (const Player &player : event.players)
            if (!leaving.contains(player.id))
                add(player);
    }

    void add(const Player &player)
    {
        m_names.insert(core::folded(player.name));
        if (player.status != PlayerStatus::Active)
            return;
        if (player.fixedTable)
            m_tables.emplace(*player.fixedTable, player.id);
        if (player.seat)
            m_seats.emplace(*player.seat, player.id);
    }

    [[nodiscard]] bool name(const std::string &text) const
    {
        return m_names.contains(core::folded(text));
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

    std::unordered_set<std::string> m_names; ///< folded
    Numbers m_tables;
    Numbers m_seats;
};

std::optional<Refusal> problem(const Taken &taken, const PlayerEntry &entry)
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
    if (taken.name(entry.name))
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

PlayerEntry tidied(PlayerEntry entry)
{
    for (const auto text : {&PlayerEntry::name, &PlayerEntry::pronouns, &PlayerEntry::corpIdentity,
                            &PlayerEntry::corpFaction, &PlayerEntry::runnerIdentity,
                            &PlayerEntry::runnerFaction})
        entry.*text = core::tidied(entry.*text);
    return entry;
}

std::optional<Refusal> newcomerProblem(const Event &event, const Taken &taken,
                                       const PlayerEntry &entry)
{
    if (auto found = problem(taken, entry))
        return found;
    if (entry.awardedByes > 0 && swissRounds(event) > 0)
        return refuse(RefusalCode::ByeTooLate, entry.name).value();
    return std::nullopt;
}

Player edited(Player present, const PlayerEntry &entry)
{
    static_cast<PlayerEntry &>(present) = tidied(entry);
    return present;
}

Player newcomer(const Event &event, const PlayerEntry &entry, PlayerId id)
{
    Player player = edited({}, entry);
    player.id = id;
    player.tieBreak = core::deriveSeed(event.seed, static_cast<std::uint64_t>(id.value));
    player.enteredAfterRound = swissRounds(event);
    if (event.details.lateEntry == LateEntry::Losses)
        player.missedRounds = player.enteredAfterRound;
    return player;
}

std::optional<Refusal> editProblem(const Event &event, const Taken &taken, const Player &present,
                                   const PlayerEntry &entry)
{
    if (auto found = problem(taken, entry))
        return found;
    if (entry.awardedByes != present.awardedByes && started(event))
        return refuse(RefusalCode::ByeTooLate, entry.name).value();
    return std::nullopt;
}

} // namespace

core::Expected<Facts, ListRefusal> enterPlayers(const Event &event,
                                                const std::vector<ListedEntry> &list)
{
    std::set<PlayerId> known;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const PlayerId id = list[i].player;
        if (id.value == 0)
            continue;
        if (!findPlayer(event, id))
            return core::unexpected(ListRefusal{refuse(RefusalCode::PlayerUnknown, id).value(), i});
        if (!known.insert(id).second)
            return core::unexpected(
                ListRefusal{refuse(RefusalCode::PlayerNamedTwice, id).value(), i});
    }
    Taken taken(event, known); // and by whom of this list, one after another
    FreeIds ids(event);
    Facts facts;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto &[id, entry] = list[i];
        const Player *present = id.value != 0 ? findPlayer(event, id) : nullptr;
        auto found = present ? editProblem(event, taken, *present, entry)
                             : newcomerProblem(event, taken, entry);
        if (found)
            return core::unexpected(ListRefusal{std::move(*found), i});
        Player player = present ? edited(*present, entry) : newcomer(event, entry, ids.next());
        taken.add(player);
        if (present)
            facts.emplace_back(PlayerEdited{std::move(player)});
        else
            facts.emplace_back(PlayerAdded{std::move(player)});
    }
    return facts;
}

std::optional<std::vector<ListedEntry>> listIn(const Facts &facts)
{
    std::vector<ListedEntry> list;
    for (const Fact &fact : facts) {
        if (const auto *added = std::get_if<PlayerAdded>(&fact))
            list.push_back({{}, entryOf(added->player)});
        else if (const auto *changed = std::get_if<PlayerEdited>(&fact))
            list.push_back({changed->player.id, entryOf(changed->player)});
        else
            return std::nullopt;
    }
    return list.empty() ? std::nullopt : std::optional(std::move(list));
}

} // namespace tournament
