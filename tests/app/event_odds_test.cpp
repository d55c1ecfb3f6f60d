// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/event_odds.h"

#include "app/figures/odds_sentences.h"
#include "tournament/acts/generator.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace tournament;

namespace {

Event lastRound(const char *profile)
{
    GeneratorOptions options;
    options.profile = *findProfile(profile);
    options.players = 14;
    options.rounds = 4;
    options.cut = 4;
    options.leaveLastOpen = true;
    Event event = generateEvent(options).event;
    event.announcement.rounds = 4;
    return event;
}

OddsOptions finishes(int count)
{
    OddsOptions options;
    options.simulations = count;
    return options;
}

} // namespace

TEST_CASE("Odds on two threads are those of one", "[odds]")
{
    for (const char *profile : {"ffg-2016", "nsg-dss", "nsg-sss"}) {
        const Event event = lastRound(profile);
        const auto shared = app::eventOdds(event, finishes(1500));
        REQUIRE(shared);
        REQUIRE(*shared);
        CHECK((*shared)->odds == *odds(event, finishes(1500)));
        CHECK(*app::eventOdds(event, finishes(1500)) == *shared);
    }
}

TEST_CASE("Draws are looked into only where the profile allows them", "[odds]")
{
    const auto forbidden = app::eventOdds(lastRound("ffg-2016"), finishes(200));
    CHECK_FALSE((*forbidden)->drawsAllowed);
    CHECK((*forbidden)->draws.empty());
    const Event event = lastRound("nsg-dss");
    const auto allowed = app::eventOdds(event, finishes(200));
    CHECK((*allowed)->drawsAllowed);
    const auto tables = drawableTables(event, (*allowed)->odds);
    REQUIRE((*allowed)->draws.size() == tables.size());
    REQUIRE_FALSE(tables.empty());
    for (std::size_t i = 0; i < tables.size(); ++i)
        CHECK((*allowed)->draws[i] == *drawOdds(event, finishes(200), tables[i]));
}

TEST_CASE("Progress rises to the end, and a stop leaves nothing", "[odds]")
{
    const Event event = lastRound("nsg-dss");
    double last = 0;
    const auto whole = app::eventOdds(event, finishes(3000), [&](double done) {
        CHECK(done >= last);
        CHECK(done <= 1);
        last = done;
        return true;
    });
    REQUIRE(*whole);
    const auto stopped =
        app::eventOdds(event, finishes(1000000), [](double done) { return done < 0.0001; });
    REQUIRE(stopped);
    CHECK_FALSE(*stopped);
}

TEST_CASE("The model is told beside the figures", "[odds]")
{
    const auto found = app::eventOdds(lastRound("nsg-dss"), finishes(200));
    const auto told = app::modelSentences((*found)->odds);
    const auto says = [&](const std::string &words) {
        return std::ranges::any_of(told, [&](const std::string &sentence) {
            return sentence.find(words) != std::string::npos;
        });
    };
    CHECK(says("200 simulated"));
    CHECK(says("50 : 50"));
    CHECK(says("to time"));
    // What "safe" means is part of the sentence that says it.
    DrawOdds draw;
    draw.table = 3;
    draw.players = {PlayerId{1}, PlayerId{2}};
    draw.safe = {true, false};
    draw.finishes = 200;
    const Event event = lastRound("nsg-dss");
    CHECK(app::drawSentence(event, (*found)->odds, draw, Seat::P1).find("every one of 200")
          != std::string::npos);
    CHECK(app::drawSentence(event, (*found)->odds, draw, Seat::P2).find("not safe")
          != std::string::npos);
}
