// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/preview.h"

#include "tournament/acts/generator.h"
#include "tournament/results/result_notation.h"
#include "tournament/standings/standings.h"

#include <catch2/catch.hpp>
#include <map>

using namespace tournament;

namespace {

GeneratedEvent played()
{
    GeneratorOptions options;
    options.profile = *findProfile("ffg-2016");
    options.players = 14;
    options.rounds = 4;
    options.seed = 11;
    return generateEvent(options);
}

std::map<PlayerId, std::pair<int, int>> figures(const Event &event)
{
    std::map<PlayerId, std::pair<int, int>> result;
    for (const auto &row : standings(event).rows)
        result[row.player] = {row.points, row.rank};
    return result;
}

} // namespace

TEST_CASE("A preview tells exactly who gains, loses or moves")
{
    const Event event = played().event;
    const auto before = figures(event);
    for (const Match &match : event.rounds[1].matches) {
        if (match.isBye())
            continue;
        const auto report = readResult(event, 2, match.table, "p1corp=runner p2corp=corp");
        REQUIRE(report);
        const auto preview = app::preview(event, *report);
        REQUIRE(preview);
        Event after = event;
        tournament::apply(after, *decide(event, *report));
        auto expected = figures(after);
        std::erase_if(expected,
                      [&](const auto &entry) { return before.at(entry.first) == entry.second; });
        CHECK(preview->changes.size() == expected.size());
        for (const auto &change : preview->changes) {
            CHECK(before.at(change.player) == std::pair(change.pointsBefore, change.placeBefore));
            CHECK(expected.at(change.player) == std::pair(change.pointsAfter, change.placeAfter));
        }
    }
}

TEST_CASE("A preview of what is refused gives the refusal and changes nothing")
{
    const Event event = played().event;
    const Event copy = event;
    ReportResult report;
    report.round = 9;
    report.table = 1;
    const auto preview = app::preview(event, report);
    REQUIRE_FALSE(preview);
    CHECK_FALSE(preview.error().message.empty());
    CHECK(event == copy);
}
