// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange_support.h"
#include "support/places.h"
#include "support/temp_folder.h"
#include "tournament/acts/generator.h"
#include "tournament/pairing/swiss_round.h"

#include <catch2/catch.hpp>
#include <rapidcheck.h>

namespace {

using tournament::Event;
using tournament::GeneratorOptions;

/// What a file does not carry: the private log and the marks of the floor.
Event carried(Event event)
{
    event.penalties.clear();
    for (auto &round : event.rounds)
        for (auto &match : round.matches)
            match.watched = false;
    return event;
}

GeneratorOptions options(const tournament::Profile &profile, std::uint64_t seed, int players,
                         int rounds)
{
    GeneratorOptions result;
    result.profile = profile;
    result.seed = seed;
    result.players = players;
    result.rounds = rounds;
    result.cut = 0;
    result.dropPercent = 8;
    result.latePercent = 15;
    result.byes = static_cast<int>(seed % 2);
    result.leaveLastOpen = seed % 3 == 0;
    return result;
}

void checkRoundTrip(const Event &event)
{
    const std::string written = jsonOf(event);
    const auto opened = open(written);
    CHECK(opened.event == carried(event));
    // Nothing to report about a file of our own.
    for (const auto &notice : opened.notices)
        FAIL_CHECK(notice);
    CHECK(jsonOf(opened.event) == written);
}

} // namespace

TEST_CASE("an event of every profile comes back as it went")
{
    for (const auto &profile : tournament::profiles())
        for (const unsigned seed : {1U, 2U, 3U, 4U, 5U, 6U}) {
            INFO(profile.id << ", seed " << seed);
            checkRoundTrip(
                tournament::generateEvent(options(profile, seed, 8 + static_cast<int>(seed), 4))
                    .event);
        }
}

TEST_CASE("an export in Arbiter's first notation reads as it did")
{
    const std::string text =
        support::bytesOf(support::testData() / "exports" / "arbiter-format-1.json");
    const auto opened = open(text);
    CHECK(opened.notices.empty());
    const Event &event = opened.event;
    CHECK(event.profile == *tournament::findProfile("ffg-2012"));
    CHECK(event.tableRanges == std::vector<tournament::TableRange>{{3, 9}, {21, 30}});
    CHECK(event.rounds.front().seed == 7088575020184203470U);
    const auto &games = event.rounds.front().matches.front().result->games;
    CHECK_FALSE(games.front().agendaPoints[0]);
    CHECK(games.front().agendaPoints[1] == 1);
    CHECK(games.back().agendaPoints == std::array<std::optional<int>, 2>{6, 1});
    CHECK(event.cut.form == tournament::CutForm::SingleElimination);
    CHECK(event.cut.seeds == std::vector<tournament::PlayerId>{{6}, {3}, {7}, {9}});
    CHECK(event.rulings.front().answer == "He may.");
    CHECK(open(jsonOf(event)).event == event);
}

TEST_CASE("the next pairing of an event that came back is the same")
{
    for (const auto &profile : tournament::profiles()) {
        auto wanted = options(profile, 7, 12, 3);
        wanted.leaveLastOpen = false;
        const Event event = tournament::generateEvent(wanted).event;
        const Event again = open(jsonOf(event)).event;
        tournament::PairRound request;
        request.acceptBye = true;
        request.beyondAnnouncement = true;
        const auto before = tournament::proposeRound(event, request);
        const auto after = tournament::proposeRound(again, request);
        INFO(profile.id);
        REQUIRE(before);
        REQUIRE(after);
        CHECK(*before == *after);
    }
}

TEST_CASE("penalties and watched tables stay in the house")
{
    Event event =
        tournament::generateEvent(options(*tournament::findProfile("nsg-dss"), 2, 9, 2)).event;
    perform(event,
            tournament::RecordPenalty{{event.players[0].id, 1, tournament::PenaltyKind::Caution,
                                       "kept the secret phrase", "Judge Judy"}});
    perform(event, tournament::WatchTable{1, 1, true});
    const std::string written = jsonOf(event);
    CHECK(written.find("secret") == std::string::npos);
    CHECK(written.find("Judy") == std::string::npos);
    CHECK(written.find("watch") == std::string::npos);
    checkRoundTrip(event);
}

TEST_CASE("rulings come back; an event without any is written as before")
{
    Event event =
        tournament::generateEvent(options(*tournament::findProfile("nsg-dss"), 2, 9, 2)).event;
    CHECK(jsonOf(event).find("\"rulings\"") == std::string::npos);
    tournament::Ruling ruling;
    ruling.question = "May it be scored after the draw?";
    ruling.answer = "Yes";
    ruling.judge = "Judge Judy";
    ruling.round = 1;
    ruling.table = 1;
    ruling.version = "rr10";
    ruling.basis = tournament::RulingBasis::StatedAbility;
    ruling.entries = {"scoring"};
    ruling.situation = R"({"state":{"at":"run/2.3"},"version":"rr10"})";
    perform(event, tournament::RecordRuling{ruling});
    ruling.round = ruling.table = 0;
    ruling.basis = tournament::RulingBasis::Judge;
    ruling.players = {event.players[2].id};
    perform(event, tournament::RecordRuling{ruling});
    REQUIRE(event.rulings.size() == 2);
    checkRoundTrip(event);
}

TEST_CASE("settings, drops, disqualifications and structured results come back")
{
    tournament::CreateEvent create;
    create.details.name = "Everything \"quoted\" – ünïcode";
    create.details.date = "2016-03-05";
    create.details.tier = tournament::Tier::Casual;
    create.details.organizer = "Org";
    create.details.secondOrganizer = "Second";
    create.details.organizerPlays = true;
    create.details.judges = {"J1", "J2"};
    create.details.lateEntry = tournament::LateEntry::Losses;
    create.details.rulesVersion = "faq16";
    create.profile = *tournament::findProfile("nsg-dss");
    create.seed = 0xfedcba9876543210ULL;
    create.minutes = 60;
    Event event;
    perform(event, create);
    tournament::AddPlayers add;
    for (const char *name : {"Ann", "Ben", "Cid", "Dee", "Eve"}) {
        tournament::PlayerEntry entry;
        entry.name = name;
        entry.pronouns = "they";
        entry.corpIdentity = "Some Corp \"X\"";
        entry.runnerFaction = "Shaper";
        add.players.push_back(entry);
    }
    add.players[2].fixedTable = 9;
    add.players[4].awardedByes = 1;
    perform(event, add);
    perform(event, tournament::SetTableRanges{{{5, 6}, {9, 20}}});
    perform(event, tournament::PairRound{});
    tournament::MatchResult draw;
    draw.kind = tournament::ResultKind::IntentionalDraw;
    draw.games.resize(2);
    for (auto &game : draw.games)
        game.ending = tournament::GameEnding::Draw;
    tournament::MatchResult partial;
    partial.games = {tournament::wonBy(tournament::Seat::P2, tournament::Seat::P1,
                                       tournament::WinCondition::Flatline)};
    partial.games[0].agendaPoints = {-1, std::nullopt};
    const auto &matches = event.rounds[0].matches;
    perform(event, tournament::ReportResult{1, matches[0].table, draw, {}, ""});
    perform(event, tournament::ReportResult{1, matches[1].table, partial, {}, ""});
    perform(event, tournament::DropPlayers{{event.players[0].id}});
    perform(event, tournament::DisqualifyPlayers{{event.players[1].id}, "why"});
    checkRoundTrip(event);
}

TEST_CASE("a file of ours that was changed by hand is read as it stands")
{
    auto wanted = options(*tournament::findProfile("nsg-dss"), 2, 4, 1);
    wanted.timedPercent = 0;
    wanted.byes = 0;
    const Event event = tournament::generateEvent(wanted).event;
    auto json = core::parseJson(jsonOf(event)).value();
    core::Json &match = json.find("rounds")->asArray()->front().asArray()->front();
    for (const char *seat : {"player1", "player2"})
        for (const char *key : {"corpScore", "runnerScore", "combinedScore"})
            match.find(seat)->set(key, std::string_view(key) == "combinedScore" ? 2 : 1);
    const auto opened = open(core::dump(json));
    const auto &result = *opened.event.rounds[0].matches[0].result;
    CHECK(result.games[0].ending == tournament::GameEnding::Draw);
    CHECK(mentions(opened.notices, "changed outside Arbiter"));
    CHECK(opened.event.source);
}

TEST_CASE("random events of random profiles come back", "[.long][long]")
{
    CHECK(rc::check("export → import gives the same event", [] {
        const auto all = tournament::profiles();
        const auto &profile = all[*rc::gen::inRange<std::size_t>(0, all.size())];
        const auto seed = *rc::gen::arbitrary<std::uint32_t>();
        const int players = *rc::gen::inRange(2, 60);
        auto wanted = options(profile, seed, players, *rc::gen::inRange(0, 7));
        const Event event = tournament::generateEvent(wanted).event;
        RC_ASSERT(open(jsonOf(event)).event == carried(event));
    }));
}
