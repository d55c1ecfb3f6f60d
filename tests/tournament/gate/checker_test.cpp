// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/gate/checker.h"

#include "tournament/acts/generator.h"
#include "tournament/desk.h"
#include "tournament/findings.h"

#include <algorithm>

using namespace tournament;

namespace {

Event played()
{
    GeneratorOptions options;
    options.players = 9;
    options.rounds = 4;
    options.seed = 3;
    options.profile = *findProfile("ffg-2016");
    return generateEvent(options).event;
}

} // namespace

TEST_CASE("An event of ours has no finding")
{
    for (const Profile &profile : profiles())
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            GeneratorOptions options;
            options.profile = profile;
            options.seed = seed;
            options.players = 4 + static_cast<int>(seed);
            options.rounds = 3 + static_cast<int>(seed % 5); // more than suggested, too
            options.dropPercent = 8;
            options.latePercent = 20;
            options.byes = static_cast<int>(seed % 3);
            INFO(profile.id << ", seed " << seed);
            CHECK(check(generateEvent(options).event).empty());
        }
}

TEST_CASE("Whatever is forged is found")
{
    Event event = played();
    REQUIRE(check(event).empty());
    auto &matches = event.rounds[2].matches;

    SECTION("a rematch")
    {
        const Match met = event.rounds[0].matches[0];
        auto &one = *std::ranges::find_if(matches, [&](const Match &match) {
            return !match.isBye() && (match.p1 == met.p1 || match.p2 == met.p1);
        });
        auto &two = *std::ranges::find_if(matches, [&](const Match &match) {
            return match.p1 == *met.p2 || match.p2 == *met.p2;
        });
        PlayerId &first = one.p1 == met.p1 ? *one.p2 : one.p1;
        PlayerId &second = two.p1 == *met.p2 ? two.p1 : *two.p2;
        std::swap(first, second);
        CHECK(finds(event, FindingCode::RematchUnlisted));
    }
    SECTION("a second bye")
    {
        const PlayerId had = event.rounds[0].matches.back().p1;
        auto &bye = matches.back();
        for (Match &match : matches)
            if (!match.isBye() && (match.p1 == had || match.p2 == had))
                std::swap(match.p1 == had ? match.p1 : *match.p2, bye.p1);
        CHECK(finds(event, FindingCode::SecondByeUnlisted));
    }
    SECTION("a player at two tables, another missing")
    {
        matches[0].p1 = matches[1].p1;
        CHECK(finds(event, FindingCode::PlayerTwiceInRound));
        CHECK(finds(event, FindingCode::PlayerMissing));
    }
    SECTION("a table twice")
    {
        matches[0].table = matches[1].table;
        CHECK(finds(event, FindingCode::TableTwice));
    }
    SECTION("an unknown player")
    {
        matches[0].p1 = {999};
        CHECK(finds(event, FindingCode::PlayerUnknown));
    }
    SECTION("a result the profile cannot give")
    {
        MatchResult result;
        result.kind = ResultKind::RecordedTotals;
        result.totals = {3, 3};
        matches[0].result = result;
        CHECK(finds(event, FindingCode::ResultImpossible));
        matches[0].result->totals = {2, 2};
        CHECK_FALSE(finds(event, FindingCode::ResultImpossible));
    }
    SECTION("Corp in both games")
    {
        for (Game &game : matches[0].result->games)
            game.corp = Seat::P1;
        CHECK(finds(event, FindingCode::SidesImpossible));
    }
    SECTION("another seed")
    {
        event.rounds[1].seed ^= 1;
        CHECK(finds(event, FindingCode::SeedDiffers));
    }
    SECTION("a broken rule that was kept")
    {
        event.rounds[1].relaxed.push_back({RelaxationCode::SecondBye, matches[0].p1, {}, 2});
        CHECK(finds(event, FindingCode::ListedInVain));
    }
}
