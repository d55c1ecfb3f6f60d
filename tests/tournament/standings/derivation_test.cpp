// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/acts/generator.h"
#include "tournament/desk.h"

#include <algorithm>
#include <numeric>

using namespace tournament;
using core::Fraction;

namespace {

int pointsOf(const StandingsDerivation &derivation)
{
    return std::transform_reduce(derivation.earned.begin(), derivation.earned.end(), 0, std::plus(),
                                 [](const auto &earned) { return earned.score.points; });
}

Fraction sosOf(const StandingsDerivation &derivation)
{
    Fraction sum;
    for (const auto &met : derivation.met)
        sum += derivation.average ? Fraction(met.points, met.rounds) : Fraction(met.points);
    if (!derivation.average || derivation.met.empty())
        return sum;
    return sum / Fraction(static_cast<std::int64_t>(derivation.met.size()));
}

} // namespace

TEST_CASE("The sums behind a row give its figures, in random events of every profile")
{
    for (const Profile &played : profiles()) {
        GeneratorOptions options;
        options.profile = played;
        options.players = 13 + (played.firstRound == FirstRound::Seats ? 3 : 0);
        options.seed = 20;
        options.dropPercent = played.firstRound == FirstRound::Seats ? 0 : 10;
        options.latePercent = options.dropPercent;
        options.leaveLastOpen = true;
        const Event event = generateEvent(options).event;
        for (const Profile &counted : profiles()) {
            for (int round = 1; round <= swissRounds(event); ++round) {
                for (const auto &row : standings(event, round, &counted).rows) {
                    CAPTURE(played.id, counted.id, round, row.player.value);
                    const auto sums = derivation(event, row.player, round, &counted);
                    CHECK(sums.row == row);
                    CHECK(pointsOf(sums) == row.points);
                    CHECK(sosOf(sums) == row.sos);
                    CHECK(sums.met.size() == row.opponents.size());
                }
            }
        }
    }
}

TEST_CASE("A disqualified player has sums but no rank (3.0.2, \"Disqualification\")")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    desk.pair({{"Ada", "Ben"}});
    desk.mustReport("Ada", "p1corp=corp p2corp=runner");
    REQUIRE(desk.perform(DisqualifyPlayers{{desk.id("Ada")}, "wrote on the cards"}));
    const auto sums = derivation(desk.event, desk.id("Ada"));
    CHECK(sums.row.rank == 0);
    CHECK(pointsOf(sums) == 4);
    const auto other = derivation(desk.event, desk.id("Ben"));
    REQUIRE(other.met.size() == 1); // his opponent counts for him all the same
    CHECK(other.met[0].points == 4);
}
