// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/cases.h"
#include "tournament/odds/simulation.h"
#include "tournament/pairing/matching.h"
#include "tournament/pairing/swiss.h"
#include "tournament/pairing/swiss_support.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <bit>

using namespace tournament;

namespace {

/// Objectives 1 to 4 of the whole field by one matching after another: the lowest bye whose field
/// has the fewest rematches.
SwissVerdict wholeFields(const SwissField &field)
{
    const int n = static_cast<int>(field.players.size());
    const bool odd = n % 2 != 0;
    const bool all = std::all_of(field.players.begin(), field.players.end(),
                                 [](const SwissPlayer &player) { return player.hadBye; });
    std::vector<int> byes;
    for (int i = 0; odd && i < n; ++i) {
        if (all || !field.players[static_cast<std::size_t>(i)].hadBye)
            byes.push_back(i);
    }
    std::sort(byes.begin(), byes.end(), [&field](int a, int b) {
        return field.players[static_cast<std::size_t>(a)].standing
            > field.players[static_cast<std::size_t>(b)].standing;
    });
    if (!odd)
        byes.push_back(-1);

    std::optional<SwissVerdict> best;
    for (const int bye : byes) {
        std::vector<int> players;
        for (int i = 0; i < n; ++i) {
            if (i != bye)
                players.push_back(i);
        }
        MatchWeights weights;
        weights.resize(static_cast<int>(players.size()));
        for (std::size_t high = 1; high < players.size(); ++high) {
            for (std::size_t low = 0; low < high; ++low) {
                const PairFacts facts = cheapest(field, players[low], players[high]);
                weights.at(static_cast<int>(low), static_cast<int>(high)) = {facts.rematches,
                                                                             facts.cost, 0};
            }
        }
        std::vector<int> mate;
        leastPerfectMatching(weights, mate);
        SwissVerdict verdict;
        if (bye >= 0) {
            const SwissPlayer &player = field.players[static_cast<std::size_t>(bye)];
            verdict.secondByes = player.hadBye ? 1 : 0;
            verdict.byesAbove = n - 1 - player.standing;
        }
        for (int v = 0; v < weights.vertices(); ++v) {
            const int other = mate[static_cast<std::size_t>(v)];
            if (other > v) {
                verdict.rematches += weights.at(v, other).first;
                verdict.cost += weights.at(v, other).second;
            }
        }
        if (!best || verdict < *best)
            best = verdict;
        if (best->rematches == 0)
            break;
    }
    return *best;
}

void compareWithWholeFields(SwissSides sides, int rounds, int mostPlayers, std::uint64_t seed)
{
    core::Random random(seed);
    int compared = 0;
    while (compared < rounds) {
        // As many small fields as large ones: small ones have the hard last rounds.
        const int most = std::min(mostPlayers, 16 << random.below(5));
        const int players =
            6 + static_cast<int>(random.below(static_cast<std::uint32_t>(most - 5)));
        PlayedEvent event(players, sides, random.next());
        const int played = static_cast<int>(std::bit_width(static_cast<unsigned>(players))) + 1;
        for (int round = 0; round < played && compared < rounds; ++round) {
            if (random.below(3) == 0)
                event.dropSomebody();
            const SwissField before = event.field();
            const SwissAudit found = audit(before, event.playRound());
            if (round < 2)
                continue;
            CAPTURE(players, round, before.seed);
            REQUIRE(found.fault == "");
            REQUIRE(found.verdict == wholeFields(before));
            ++compared;
        }
    }
}

/// Tournament Rules 3.0.2: nobody twice with the same opponent, nobody two byes. With fewer rounds
/// than half the players both can always be kept: everybody may still meet half the field, and
/// then it pairs off (Dirac).
void playDoubleSided(int events, std::uint64_t seed)
{
    core::Random random(seed);
    for (int i = 0; i < events; ++i) {
        const int players = 8 + static_cast<int>(random.below(57));
        const int rounds = std::min(3 + static_cast<int>(random.below(5)), players / 2 - 1);
        PlayedEvent event(players, SwissSides::Both, random.next());
        for (int round = 0; round < rounds; ++round) {
            const SwissField before = event.field();
            const SwissAudit found = audit(before, event.playRound());
            CAPTURE(i, round, players);
            REQUIRE(found.fault == "");
            REQUIRE(found.verdict.rematches == 0);
            REQUIRE(found.verdict.secondByes == 0);
        }
    }
}

/// Three points a game, as many matches as there are rounds, nothing at time.
SimulationRules rulesOf2017(int rounds)
{
    const Profile &profile = *findProfile("ffg-2017-tome");
    return {profile, rounds, {}, profile.order};
}

} // namespace

TEST_CASE("played rounds are paired as well as one matching of the whole field", "[swiss]")
{
    compareWithWholeFields(SwissSides::Both, support::cases(300), 64, 41);
    compareWithWholeFields(SwissSides::Balanced, support::cases(300), 64, 43);
}

TEST_CASE("2,500 played rounds are paired as well as the whole field matched", "[.long][long]")
{
    compareWithWholeFields(SwissSides::Both, 2500, 256, 42);
    compareWithWholeFields(SwissSides::Balanced, 2500, 256, 44);
}

TEST_CASE("no rematch and no second bye that could be avoided", "[swiss]")
{
    playDoubleSided(support::cases(500), 51);
}

TEST_CASE("10,000 events without an avoidable rematch or second bye", "[.long][long]")
{
    playDoubleSided(10000, 52);
}

TEST_CASE("simulated events add up and repeat themselves", "[swiss]")
{
    const SimulationRules rules = rulesOf2017(5);
    EventSimulator simulator(SimulationStart::fresh(21, rules, 3), rules);
    const std::vector<int> first = simulator.finish(77);
    const SwissTable table = simulator.table();
    int points = 0;
    int byes = 0;
    for (int i = 0; i < 21; ++i) {
        points += table.points[static_cast<std::size_t>(i)];
        byes += table.hadBye[static_cast<std::size_t>(i)];
        REQUIRE(table.standing[static_cast<std::size_t>(first[static_cast<std::size_t>(i)])] == i);
    }
    REQUIRE(points == 5 * 10 * 6 + 5 * 6);
    REQUIRE(byes == 5);
    for (std::size_t i = 1; i < first.size(); ++i)
        REQUIRE(table.points[static_cast<std::size_t>(first[i - 1])]
                >= table.points[static_cast<std::size_t>(first[i])]);
    REQUIRE(simulator.finish(78) != first);
    REQUIRE(simulator.finish(77) == first);
}

// TOURNAMENT.md 3: average SoS is the mean over real opponents of points ÷ rounds. A has met C,
// who left with 6 points after one round, B has met D, who left with 6 after two.
TEST_CASE("equal points in a simulation are ranked by exact averages", "[swiss]")
{
    const SimulationRules rules = rulesOf2017(0);
    SimulationStart start = SimulationStart::fresh(4, rules, 1);
    MeetingTable met(4, 1);
    met.add(0, 2);
    met.add(1, 3);
    start.table = SwissTable::fresh(2, 1);
    start.table.met = met;
    start.points = {3, 3, 6, 6};
    for (const int better : {0, 1}) {
        start.rounds = {1, 1, better == 0 ? 1 : 2, better == 0 ? 2 : 1};
        EventSimulator simulator(start, rules);
        const std::vector<int> order = simulator.finish(1);
        REQUIRE(order[2] == better);
        REQUIRE(order[3] == 1 - better);
    }
}
