// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/imported_field.h"

#include "core/digest.h"
#include "core/harmless.h"
#include "core/json.h"
#include "core/random.h"
#include "core/text.h"
#include "tournament/event/limits.h"
#include "tournament/pairing/pairing_context.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <map>
#include <set>

namespace interchange {

using tournament::Event;
using tournament::Match;
using tournament::Player;
using tournament::PlayerId;
using tournament::Round;
using tournament::Stage;

namespace {

// Salts of the tie-breaks: apart from those of rounds and of players registered later.
constexpr std::uint64_t tieBreakSalt = 0x7469656272656b73ULL;
constexpr std::size_t longestList = 12;

std::map<PlayerId, std::set<int>> roundsPlayed(const std::vector<Round> &rounds)
{
    std::map<PlayerId, std::set<int>> played;
    for (const Round &round : rounds)
        if (round.stage == Stage::Swiss)
            for (const Match &match : round.matches) {
                played[match.p1].insert(round.number);
                if (match.p2)
                    played[*match.p2].insert(round.number);
            }
    return played;
}

} // namespace

std::uint64_t foreignSeed(const tournament::Details &details, const std::vector<Player> &players)
{
    std::vector<std::int64_t> ids;
    for (const Player &player : players)
        ids.push_back(player.id.value);
    std::ranges::sort(ids);
    std::string text = details.name + '\n' + details.date;
    for (const std::int64_t id : ids)
        text += '\n' + std::to_string(id);
    const std::string digest = core::sha256(text);
    std::uint64_t seed = 0;
    std::from_chars(digest.data(), digest.data() + 16, seed, 16);
    return seed;
}

std::optional<std::string> nameProblem(const std::string &name)
{
    const auto refusal = tournament::tooLongName(name);
    if (!refusal)
        return std::nullopt;
    return core::jsonQuoted(refusal->text + "…") + " has " + std::to_string(refusal->number)
        + " characters, a name at most " + std::to_string(refusal->most) + "; shorten it";
}

void makeNamesUnique(std::vector<Player> &players, Notices &notices)
{
    std::set<std::string> taken;
    for (const Player &player : players)
        taken.insert(core::folded(player.name));
    std::set<std::string> seen;
    std::map<std::string, int> copies;
    for (Player &player : players) {
        const std::string wanted = player.name;
        int &copy = copies.try_emplace(core::folded(wanted), 1).first->second;
        while (seen.contains(core::folded(player.name))) {
            std::string next = wanted + " (" + std::to_string(++copy) + ')';
            if (!taken.contains(core::folded(next)))
                player.name = std::move(next);
        }
        seen.insert(core::folded(player.name));
        taken.insert(core::folded(player.name));
        if (player.name != wanted)
            notices.push_back("Two players are called " + core::isolated(wanted) + ": number "
                              + std::to_string(player.id.value) + " is listed as "
                              + core::isolated(player.name) + " here.");
    }
}

void drawTieBreaks(std::vector<Player> &players, std::uint64_t seed)
{
    core::Random random(core::deriveSeed(seed, tieBreakSalt));
    std::set<std::uint64_t> drawn;
    while (drawn.size() < players.size())
        drawn.insert(random.next());
    auto next = drawn.begin();
    for (Player &player : players)
        player.tieBreak = *next++;
}

void readAttendance(std::vector<Player> &players, const std::vector<Round> &rounds, Drops drops,
                    Notices &notices)
{
    const int last = static_cast<int>(std::ranges::count(rounds, Stage::Swiss, &Round::stage));
    if (last == 0)
        return;
    auto attended = roundsPlayed(rounds);
    std::vector<std::string> gone;
    for (Player &player : players) {
        const auto &played = attended[player.id];
        const int left = played.empty() ? 0 : *played.rbegin();
        const bool guessed = drops == Drops::Guessed && left < last;
        if (guessed) {
            player.status = tournament::PlayerStatus::Dropped;
            gone.push_back(core::isolated(player.name) + " (after round " + std::to_string(left)
                           + ')');
        }
        const bool here = player.status == tournament::PlayerStatus::Active;
        if (!here)
            player.leftAfterRound = left;
        if (!played.empty())
            player.enteredAfterRound = *played.begin() - 1;
        else
            player.enteredAfterRound = here ? last : 0;
        for (int round = player.enteredAfterRound + 1; round <= (here ? last : left); ++round)
            if (!played.contains(round))
                player.absentRounds.push_back(round);
    }
    if (!gone.empty())
        notices.push_back("Who sits at no table of the last Swiss round is taken as dropped: "
                          + enumeration(gone) + "; reinstate whoever still plays.");
}

void listRelaxations(Event &event)
{
    for (std::size_t i = 0; i < event.rounds.size(); ++i) {
        Round &round = event.rounds[i];
        if (round.stage != Stage::Swiss || round.algorithm != 0)
            continue;
        Round derived = round;
        annotate(event, tournament::PairingContext(event, round.number), derived);
        round.relaxed = std::move(derived.relaxed);
    }
}

tournament::Facts factsOf(const Event &event)
{
    tournament::Facts facts;
    facts.push_back(
        tournament::EventCreated{event.details, event.profile, event.seed, event.announcement});
    for (const Player &player : event.players)
        facts.push_back(tournament::PlayerAdded{player});
    if (event.schedule != tournament::Schedule())
        facts.push_back(tournament::ScheduleChanged{event.schedule});
    if (!event.tableRanges.empty())
        facts.push_back(tournament::TableRangesChanged{event.tableRanges});
    const auto seeded = [&] {
        const tournament::Cut &cut = event.cut;
        if (!cut.named.empty())
            facts.push_back(tournament::CutSeeded{tournament::CutForm::None, cut.named, {}});
        if (!cut.seeds.empty() && (cut.form != tournament::CutForm::None || cut.named.empty()))
            facts.push_back(tournament::CutSeeded{cut.form, cut.seeds, {}});
    };
    bool cut = false;
    for (const Round &round : event.rounds) {
        if (round.stage == Stage::Cut && !cut) {
            seeded();
            cut = true;
        }
        facts.push_back(tournament::RoundPaired{round});
    }
    if (!cut)
        seeded();
    for (const tournament::Ruling &ruling : event.rulings)
        facts.push_back(tournament::RulingRecorded{ruling});
    if (event.source)
        facts.push_back(tournament::SourceKept{*event.source});
    return facts;
}

std::string enumeration(const std::vector<std::string> &items)
{
    const std::size_t shown = std::min(items.size(), longestList);
    std::string text;
    for (std::size_t i = 0; i < shown; ++i) {
        if (i > 0)
            text += i + 1 == items.size() ? " and " : ", ";
        text += items[i];
    }
    if (shown < items.size())
        text += " and " + std::to_string(items.size() - shown) + " more";
    return text;
}

bool isDate(std::string_view text)
{
    if (text.size() != 10 || text[4] != '-' || text[7] != '-')
        return false;
    const auto number = [&](std::size_t from, std::size_t length) {
        unsigned value = 0;
        const auto *end = text.data() + from + length;
        return std::from_chars(text.data() + from, end, value).ptr == end ? value : 0U;
    };
    return std::chrono::year_month_day(std::chrono::year(static_cast<int>(number(0, 4))),
                                       std::chrono::month(number(5, 2)),
                                       std::chrono::day(number(8, 2)))
        .ok();
}

} // namespace interchange
