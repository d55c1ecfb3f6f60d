// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/results/correction.h"

#include "tournament/acts/generator.h"
#include "tournament/desk.h"

using namespace tournament;

namespace {

Event corrected(const Event &event, int round, int table, const char *words)
{
    const auto read = readResult(event, round, table, words);
    REQUIRE(read);
    const auto facts = decide(event, *read);
    REQUIRE(facts);
    Event after = event;
    tournament::apply(after, *facts);
    return after;
}

} // namespace

TEST_CASE("A correction names the later rounds it would have paired otherwise")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee"});
    desk.pair({{"Ada", "Ben"}, {"Cy", "Dee"}});
    desk.mustReport("Ada", "2-0");
    desk.mustReport("Cy", "2-0");
    desk.pair(); // the winners meet
    const int table = [&] {
        for (const Match &match : desk.event.rounds[0].matches)
            if (match.p1 == desk.id("Ada") || match.p2 == desk.id("Ada"))
                return match.table;
        return 0;
    }();
    const Event turned = corrected(desk.event, 1, table, "0-2");
    CHECK(roundsPairedOtherwise(desk.event, turned, 1) == std::vector{2});
    // The same points on other sides change nothing.
    CHECK(roundsPairedOtherwise(desk.event,
                                corrected(desk.event, 1, table, "p1corp=corp p2corp=runner"), 1)
              .empty());
    CHECK(turned.rounds[1] == desk.event.rounds[1]); // and nothing is paired again
}

TEST_CASE("The same results give the same pairings, whatever happened since")
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        GeneratorOptions options;
        options.profile = *findProfile(seed % 2 == 0 ? "nsg-sss" : "ffg-2016");
        options.players = 11;
        options.rounds = 5;
        options.seed = seed;
        options.dropPercent = 8;
        options.latePercent = 40;
        const Event event = generateEvent(options).event;
        CHECK(roundsPairedOtherwise(event, event, 0).empty());
    }
}
