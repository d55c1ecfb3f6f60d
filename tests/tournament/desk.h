// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/command.h"
#include "tournament/gate/can_follow.h"
#include "tournament/results/result_notation.h"
#include "tournament/standings/standings.h"

#include <catch2/catch.hpp>

/// As many names as that: "P1", "P2" …
inline std::vector<std::string> numbered(int count)
{
    std::vector<std::string> names;
    for (int i = 1; i <= count; ++i)
        names.push_back("P" + std::to_string(i));
    return names;
}

/// An event at a desk without a file: commands are decided and applied, as a session does.
class EventDesk {
public:
    explicit EventDesk(std::string_view profile, const std::vector<std::string> &players = {},
                       std::optional<int> cut = 0)
    {
        tournament::CreateEvent create;
        create.details.name = "Saturday";
        create.profile = *tournament::findProfile(profile);
        create.seed = 7;
        create.cut = cut;
        REQUIRE(perform(create));
        add(players);
    }

    /// The refusal, nothing when it was done.
    std::optional<tournament::Refusal> refusal(const tournament::Command &command)
    {
        auto facts = tournament::decide(event, command);
        if (!facts)
            return facts.error();
        // What is decided always follows.
        const auto follows = tournament::follow(event, *facts);
        INFO((follows ? "" : follows.error()));
        REQUIRE(follows);
        return std::nullopt;
    }
    bool perform(const tournament::Command &command) { return !refusal(command); }
    std::optional<tournament::RefusalCode> code(const tournament::Command &command)
    {
        const auto refused = refusal(command);
        return refused ? std::optional(refused->code) : std::nullopt;
    }

    void add(const std::vector<std::string> &players)
    {
        tournament::AddPlayers command;
        for (const auto &name : players) {
            command.players.emplace_back();
            command.players.back().name = name;
        }
        REQUIRE(perform(command));
    }
    void enter(const tournament::PlayerEntry &entry)
    {
        REQUIRE(perform(tournament::AddPlayers{{entry}}));
    }

    tournament::PlayerId id(std::string_view name) const
    {
        const auto *player = tournament::findPlayer(event, name);
        REQUIRE(player);
        return player->id;
    }

    /// Puts these pairs together, by hand.
    void pair(const std::vector<std::pair<std::string, std::string>> &pairs)
    {
        tournament::PairRound command;
        for (const auto &[a, b] : pairs)
            command.locked.emplace_back(id(a), id(b));
        REQUIRE_FALSE(refusal(command));
    }
    void pair() { REQUIRE_FALSE(refusal(tournament::PairRound{})); }

    /// The match of this player in the last round.
    const tournament::Match &match(std::string_view player) const
    {
        for (const auto &match : event.rounds.back().matches)
            if (match.p1 == id(player) || match.p2 == id(player))
                return match;
        FAIL("nobody of that name in the last round");
        return event.rounds.back().matches.front();
    }

    /// Reports in the words of a slip; "a" and "b" name the players that "p1" and "p2" stand for,
    /// whichever seat the pairing gave them.
    std::optional<tournament::Refusal> report(const std::string &first, std::string words)
    {
        const auto &found = match(first);
        if (found.p1 != id(first))
            words = mirrored(words);
        const auto read =
            tournament::readResult(event, event.rounds.back().number, found.table, words);
        if (!read) {
            if (const auto *refused = std::get_if<tournament::Refusal>(&read.error()))
                return *refused;
            FAIL("cannot read " << words);
        }
        return refusal(*read);
    }
    void mustReport(const std::string &first, const std::string &words)
    {
        INFO(first << ": " << words);
        const auto refused = report(first, words);
        if (refused)
            FAIL("refused with code " << static_cast<int>(refused->code));
    }
    /// Every open table of the last round: p1 wins both games.
    void reportRest()
    {
        for (const int table : tournament::missingResults(event, event.rounds.back().number)) {
            const auto read =
                tournament::readResult(event, event.rounds.back().number, table,
                                       event.profile.gamesPerMatch == 2 ? "2-0" : "1-0");
            REQUIRE(read);
            REQUIRE(perform(*read));
        }
    }

    tournament::StandingsRow row(std::string_view player,
                                 const tournament::Profile *profile = nullptr) const
    {
        for (const auto &row : tournament::standings(event, {}, profile).rows)
            if (row.player == id(player))
                return row;
        FAIL("not in the standings");
        return {};
    }

    tournament::Event event;

private:
    static std::string mirrored(std::string words)
    {
        for (std::size_t i = 0; i + 1 < words.size(); ++i)
            if (words[i] == 'p' && (words[i + 1] == '1' || words[i + 1] == '2'))
                words[i + 1] = words[i + 1] == '1' ? '2' : '1';
        if (words.size() == 3 && words[1] == '-')
            std::swap(words[0], words[2]);
        return words;
    }
};
