// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/acts/generator.h"
#include "tournament/gate/can_follow.h"

#include "tournament/event/change_set.h"
#include "tournament/standings/standings.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

using namespace tournament;

namespace {

GeneratorOptions options(const Profile &profile, std::uint64_t seed)
{
    GeneratorOptions result;
    result.profile = profile;
    result.seed = seed;
    result.players = 8 + static_cast<int>(seed % 57);
    result.rounds = 3 + static_cast<int>(seed % 4);
    result.dropPercent = 5;
    result.latePercent = 20;
    result.byes = static_cast<int>(seed % 3);
    return result;
}

} // namespace

TEST_CASE("The same options give the same event")
{
    const auto a = generateEvent(options(*findProfile("ffg-2016"), 5));
    const auto b = generateEvent(options(*findProfile("ffg-2016"), 5));
    const auto c = generateEvent(options(*findProfile("ffg-2016"), 6));
    CHECK(a.event == b.event);
    CHECK_FALSE(a.event == c.event);
}

TEST_CASE("Facts replayed give the state they came from, for every profile")
{
    for (const Profile &profile : profiles())
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const auto generated = generateEvent(options(profile, seed));
            Event replayed;
            for (const auto &act : generated.acts)
                tournament::apply(replayed, act.facts);
            CHECK(replayed == generated.event);
        }
}

TEST_CASE("Zero rounds: players only")
{
    auto wanted = options(*findProfile("ffg-2016"), 1);
    wanted.players = 64;
    wanted.rounds = 0;
    const auto event = generateEvent(wanted).event;
    CHECK(event.players.size() == 64);
    CHECK(event.rounds.empty());
}

TEST_CASE("A last round can be left half entered")
{
    auto wanted = options(*findProfile("ffg-2016"), 1);
    wanted.leaveLastOpen = true;
    const auto event = generateEvent(wanted).event;
    const int last = event.rounds.back().number;
    CHECK_FALSE(missingResults(event, last).empty());
    CHECK(missingResults(event, last).size() < event.rounds.back().matches.size());
}

TEST_CASE("Everybody who is in the tournament sits somewhere, once")
{
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const auto generated =
            generateEvent(options(*findProfile(seed % 2 == 0 ? "nsg-sss" : "ffg-2016"), seed));
        Event event;
        for (const auto &act : generated.acts) {
            tournament::apply(event, act.facts);
            if (!std::holds_alternative<PairRound>(act.command))
                continue;
            std::multiset<PlayerId> seated;
            for (const Match &match : event.rounds.back().matches) {
                seated.insert(match.p1);
                if (match.p2)
                    seated.insert(*match.p2);
            }
            std::multiset<PlayerId> active;
            for (const Player &player : event.players)
                if (player.status == PlayerStatus::Active)
                    active.insert(player.id);
            CHECK(seated == active);
        }
    }
}

namespace {

Ruling someRuling(PlayerId asking)
{
    Ruling ruling;
    ruling.question = "May it be scored?";
    ruling.answer = "Yes";
    ruling.judge = "Jo";
    ruling.players = {asking};
    return ruling;
}

} // namespace

TEST_CASE("A fact that does not follow leaves the state as it was")
{
    const Event event = generateEvent(options(*findProfile("ffg-2016"), 2)).event;
    Player unknown;
    unknown.id = {4711};
    Round early;
    early.number = 1;
    const std::vector<Fact> facts{EventCreated{},
                                  PlayerAdded{event.players[0]},
                                  PlayerAdded{},
                                  PlayerEdited{unknown},
                                  PlayerRemoved{unknown.id},
                                  PlayerRemoved{event.players[0].id},
                                  PlayerDropped{unknown.id, 1},
                                  PlayerReinstated{event.rounds[0].matches[0].p1},
                                  RoundPaired{early},
                                  RoundUnpaired{1},
                                  ResultRecorded{1, 999, {}, ""},
                                  ResultRecorded{99, 1, {}, ""},
                                  ResultCleared{1, 999},
                                  WatchChanged{99, 1, true},
                                  CutSeeded{CutForm::None, {unknown.id}, {}},
                                  CutSeeded{CutForm::DoubleElimination, {event.players[0].id}, {}},
                                  CutGamePaired{99, 0, event.rounds[0].matches[0]},
                                  CutGamePaired{1, 0, event.rounds[0].matches[0]},
                                  CutGameWithdrawn{99, 1},
                                  SidesSettled{1, 999, Side::Corp, {}},
                                  QualifierReplaced{event.players[0].id, event.players[1].id},
                                  QualifierReplaced{event.players[0].id, unknown.id},
                                  PenaltyRecorded{{unknown.id, 0, PenaltyKind::Caution, "", ""}},
                                  RulingRecorded{someRuling(unknown.id)}};
    for (const Fact &fact : facts) {
        INFO("fact " << fact.index());
        CHECK_FALSE(canFollow(event, fact));
    }
}

TEST_CASE("A change set names what a result touches and nothing else")
{
    const ChangeSet set = changes({ResultRecorded{2, 3, {}, ""}});
    CHECK(set.standings);
    CHECK(set.matches == std::set{std::pair(2, 3)});
    CHECK_FALSE(set.pairings);
    CHECK_FALSE(set.details);
    CHECK_FALSE(set.everything);
    CHECK(changes({EventCreated{}}).everything);
}
