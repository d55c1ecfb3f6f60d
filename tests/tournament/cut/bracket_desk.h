// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/cut/bracket.h"
#include "tournament/desk.h"
#include "tournament/gate/checker.h"

/// A desk at which a cut is played. Without Swiss rounds the seeds are named: "S1" is the first.
class CutDesk : public EventDesk {
public:
    explicit CutDesk(std::string_view profile, int size,
                     std::optional<tournament::CutForm> form = {}, int spare = 0)
        : EventDesk(profile, names(size + spare), size)
    {
        tournament::StartCut start;
        start.form = form;
        for (int seed = 1; seed <= size; ++seed)
            start.seeds.push_back(seeded(seed));
        const auto refused = refusal(start);
        if (refused)
            FAIL("the cut is refused with code " << static_cast<int>(refused->code));
    }

    [[nodiscard]] tournament::PlayerId seeded(int seed) const
    {
        return id('S' + std::to_string(seed));
    }
    [[nodiscard]] tournament::BracketGame game(int number) const
    {
        const auto now = tournament::bracket(event);
        const auto *found = tournament::findGame(now, number);
        REQUIRE(found);
        return *found;
    }
    [[nodiscard]] bool listed(int number) const
    {
        return tournament::findGame(tournament::bracket(event), number) != nullptr;
    }
    /// Who sits in a game, "?" for an awaited player.
    [[nodiscard]] std::string players(int number) const
    {
        std::string text;
        for (const auto &contender : game(number).contenders)
            text += (text.empty() ? "" : " ") + name(contender.player);
        return text;
    }
    [[nodiscard]] std::string name(std::optional<tournament::PlayerId> player) const
    {
        return player ? tournament::findPlayer(event, *player)->name : "?";
    }
    [[nodiscard]] std::string winner(int number) const
    {
        return name(game(number).winningPlayer());
    }
    [[nodiscard]] std::string corp(int number) const
    {
        const auto found = game(number);
        return found.corp ? name(found.contenders[index(*found.corp)].player) : "?";
    }
    [[nodiscard]] tournament::ReasonCode why(int number) const
    {
        const auto found = game(number);
        REQUIRE(found.why.size() == 1);
        return found.why.front().code;
    }

    std::optional<tournament::Refusal> reportGame(int number, const std::string &words,
                                                  bool discard = false)
    {
        const auto read = tournament::readResult(event, number, words);
        if (!read) {
            const auto *refused = std::get_if<tournament::Refusal>(&read.error());
            if (!refused)
                FAIL("cannot read " << words);
            return *refused;
        }
        auto report = *read;
        report.discardResults = discard;
        return refusal(report);
    }
    /// Both games of the tests' two ways to say it: who won, and who was Corp where that is open.
    void wins(int number, const std::string &player, bool discard = false)
    {
        const auto found = game(number);
        const bool first = name(found.contenders[0].player) == player;
        const std::string seat = first ? "p1" : "p2";
        INFO("game " << number << ": " << player << " wins");
        const auto refused =
            reportGame(number, found.corp ? "winner=" + seat : seat + "corp=corp", discard);
        if (refused)
            FAIL("refused with code " << static_cast<int>(refused->code));
    }
    /// "1 S1, 2 S4": as far as they are certain.
    [[nodiscard]] std::string places() const
    {
        std::string text;
        for (const auto &place : tournament::bracket(event).places)
            if (place.place)
                text += (text.empty() ? "" : ", ") + std::to_string(*place.place) + ' '
                    + name(place.player);
        return text;
    }
    [[nodiscard]] bool sound() const { return tournament::check(event).empty(); }

private:
    static std::vector<std::string> names(int count)
    {
        std::vector<std::string> result;
        for (int i = 1; i <= count; ++i)
            result.push_back('S' + std::to_string(i));
        return result;
    }
};
