// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/places.h"

#include <catch2/catch.hpp>

namespace {

core::Json row(const core::Json &statistics, const std::string &list, const std::string &side,
               const std::string &name)
{
    for (const core::Json &candidate : items(statistics, list))
        if (text(candidate, "side") == side && text(candidate, "name") == name)
            return candidate;
    FAIL("no " << side << " " << name);
    return {};
}

} // namespace

TEST_CASE("Statistics count sides, timed games and what the players brought")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    program.done({"player", "edit", event, "--name", "Ada", "--corp",
                  "Blue Sun: Powering the Future", "--runner", "Noise: Hacker Extraordinaire"});
    program.done({"player", "edit", event, "--name", "Ben", "--corp", "House rules",
                  "--corp-faction", "Garage", "--insist"});
    const core::Json round = program.json({"pair", event});
    (void)reportFor(program, event, round, "Ada", "p1corp=corp p2corp=time:3-2");
    const core::Json found = program.json({"statistics", event});
    CHECK(integer(found, "players") == 2);
    const core::Json &games = *items(found, "rounds").front().find("games");
    CHECK(integer(games, "corp_wins") == 1);
    CHECK(integer(games, "runner_wins") == 0);
    CHECK(integer(games, "timed") == 1);
    // The card data knows the faction of a printed identity, the form that of any other.
    CHECK(integer(row(found, "factions", "corp", "Weyland Consortium"), "wins") == 1);
    CHECK(integer(row(found, "factions", "runner", "Anarch"), "games") == 0);
    CHECK(integer(row(found, "factions", "corp", "Garage"), "players") == 1);
    CHECK(integer(row(found, "identities", "corp", "Blue Sun: Powering the Future"), "games") == 1);
    // A small sample is shown with both its numbers.
    CHECK(program({"statistics", event}).out.find("1 of 1 (100 %)") != std::string::npos);
}

TEST_CASE("The statistics of a real event agree with its file")
{
    const std::string path =
        support::referenceMaterial() / "tournaments" / "local-event-2017.nrtm.json";
    if (!std::filesystem::exists(path)) {
        WARN("skipped: the reference material beside the checkout is not there (" << path << ")");
        return;
    }
    const Program program;
    const std::string event = program.file("cup.arbiter");
    program.done({"import", path, "-o", event});
    const core::Json found = program.json({"statistics", event});
    const auto file = core::parseJson(support::contentOf(path));
    REQUIRE(file);
    CHECK(integer(found, "players") == static_cast<std::int64_t>(items(*file, "players").size()));
    CHECK(integer(found, "cut") == integer(*file, "cutToTop"));

    // Three points are a game won outright; the opponent of a bye has the number 0.
    std::int64_t corp = 0;
    std::int64_t runner = 0;
    for (const core::Json &round : items(*file, "rounds"))
        for (const core::Json &match : *round.asArray()) {
            if (integer(*match.find("player2"), "id") == 0)
                continue;
            for (const char *seat : {"player1", "player2"}) {
                corp += integer(*match.find(seat), "corpScore") == 3 ? 1 : 0;
                runner += integer(*match.find(seat), "runnerScore") == 3 ? 1 : 0;
            }
        }
    const auto sum = [&](const char *key) {
        return integer(*found.find("swiss_games"), key) + integer(*found.find("cut_games"), key);
    };
    CHECK(sum("corp_wins") == corp);
    CHECK(sum("runner_wins") == runner);
    CHECK(corp + runner > 20);
}
