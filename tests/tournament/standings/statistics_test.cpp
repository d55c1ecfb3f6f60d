// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings/statistics.h"

#include "tournament/acts/generator.h"
#include "tournament/desk.h"

#include <algorithm>

using namespace tournament;

namespace {

PlayerEntry entry(const std::string &name, const std::string &corp, const std::string &corpFaction,
                  const std::string &runner = "", const std::string &runnerFaction = "")
{
    PlayerEntry player;
    player.name = name;
    player.corpIdentity = corp;
    player.corpFaction = corpFaction;
    player.runnerIdentity = runner;
    player.runnerFaction = runnerFaction;
    return player;
}

DeckStatistics rowOf(const std::vector<DeckStatistics> &rows, Side side, const std::string &name)
{
    const auto found = std::ranges::find_if(
        rows, [&](const DeckStatistics &row) { return row.side == side && row.name == name; });
    REQUIRE(found != rows.end());
    return *found;
}

} // namespace

TEST_CASE("Games are won by a side when both are on record", "[statistics]")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee", "Eva", "Fay", "Gus", "Hal"});
    desk.pair({{"Ada", "Ben"}, {"Cy", "Dee"}, {"Eva", "Fay"}, {"Gus", "Hal"}});
    desk.mustReport("Ada", "p1corp=corp p2corp=runner"); // Ada wins as Corp and as Runner
    desk.mustReport("Cy", "1-1");                        // both as Corp, or both as Runner
    desk.mustReport("Eva", "p1corp=runner");             // the other game is open
    desk.mustReport("Gus", "2-0");                       // one as either side
    const Statistics found = statistics(desk.event);
    REQUIRE(found.rounds.size() == 1);
    const GameCounts &games = found.rounds[0].games;
    CHECK(games.corp() == Share{2, 5});
    CHECK(games.runner() == Share{3, 5});
    CHECK(games.corp().value() == core::Fraction(2, 5));
    CHECK(games.sidesUnknown == 2);
    CHECK(games.open == 1);
    CHECK(games.played() == 7);
    CHECK(found.swiss == games);
    CHECK(found.cut == GameCounts());
}

TEST_CASE("What nobody won outright says nothing about the sides", "[statistics]")
{
    EventDesk desk("ffg-2017-tome", {"A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"});
    desk.pair({{"A", "B"}, {"C", "D"}, {"E", "F"}, {"G", "H"}, {"I", "J"}});
    desk.mustReport("A", "p1corp=time:4-2 p2corp=unplayed");
    desk.mustReport("C", "p1corp=draw p2corp=corp");
    desk.mustReport("E", "id");
    desk.mustReport("G", "no-show=p2:5 p2corp=corp");
    desk.mustReport("I", "two-for-one p1corp=corp");
    const Statistics found = statistics(desk.event);
    const RoundStatistics &round = found.rounds.at(0);
    CHECK(round.byes == 1);
    CHECK(round.games.timed == 1);
    CHECK(round.games.timedEqual == 0);
    CHECK(round.games.unplayed == 1);
    CHECK(round.games.drawn == 1);
    // Two games of the intentional draw, and the one that the two-for-one did not play.
    CHECK(round.games.agreed == 3);
    CHECK(round.games.forfeited == 1);
    CHECK(round.games.corp() == Share{3, 3});
    CHECK(round.games.open == 0);
}

// TOURNAMENT.md 2: the sides of a recorded total are placeholders.
TEST_CASE("Totals of an import are left out of the sides", "[statistics]")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    desk.pair({{"Ada", "Ben"}});
    MatchResult totals;
    totals.kind = ResultKind::RecordedTotals;
    totals.totals = {4, 0};
    desk.event.rounds.at(0).matches.at(0).result = totals;
    const Statistics found = statistics(desk.event);
    CHECK(found.rounds.at(0).totalsOnly == 1);
    CHECK(found.swiss == GameCounts());
    CHECK_FALSE(found.swiss.corp().value());
}

TEST_CASE("Identities are counted by the games their players played with them", "[statistics]")
{
    EventDesk desk("ffg-2016");
    desk.enter(entry("Ada", "Stronger Together", "Haas-Bioroid", "Kate", "Shaper"));
    desk.enter(entry("Ben", "stronger together", "haas-bioroid", "Noise", "Anarch"));
    desk.enter(entry("Cy", "Making News", "NBN"));
    desk.enter(entry("Dee", "Making News", "NBN"));
    desk.enter(entry("Eva", "Making News", ""));
    REQUIRE(desk.perform(DropPlayers{{desk.id("Eva")}, false}));
    desk.pair({{"Ada", "Cy"}, {"Ben", "Dee"}});
    desk.mustReport("Ada", "p1corp=corp p2corp=corp");
    desk.mustReport("Ben", "p1corp=runner p2corp=time:3-1");
    const Statistics found = statistics(desk.event);
    // Eva left before the first round: she brought nothing.
    CHECK(found.players == 4);
    const DeckStatistics together = rowOf(found.identities, Side::Corp, "Stronger Together");
    CHECK(together.faction == "Haas-Bioroid");
    CHECK(together.cut == Share{0, 2});
    CHECK(together.wins == Share{1, 2});
    CHECK(rowOf(found.identities, Side::Corp, "Making News").wins == Share{1, 1});
    CHECK(rowOf(found.factions, Side::Runner, "Shaper").wins == Share{0, 1});
    // Who entered no Runner stands last on that side, under no name.
    CHECK(found.identities.back().name.empty());
    CHECK(found.identities.back().cut.whole == 2);
    CHECK(found.identities.back().wins == Share{1, 2});
}

TEST_CASE("Cut conversion counts the seeds", "[statistics]")
{
    EventDesk desk("ffg-2016", {}, 2);
    for (const std::string name : {"Ada", "Ben", "Cy", "Dee"})
        desk.enter(entry(name, name < "C" ? "Making News" : "Blue Sun", "", "Kate", "Shaper"));
    desk.pair({{"Ada", "Cy"}, {"Ben", "Dee"}});
    desk.mustReport("Ada", "2-0");
    desk.mustReport("Ben", "2-0");
    StartCut start;
    start.form = CutForm::SingleElimination;
    REQUIRE(desk.perform(start));
    desk.mustReport("Ada", "p1corp=corp");
    const Statistics found = statistics(desk.event);
    CHECK(found.inCut == 2);
    CHECK(rowOf(found.identities, Side::Corp, "Making News").cut == Share{2, 2});
    CHECK(rowOf(found.identities, Side::Corp, "Blue Sun").cut == Share{0, 2});
    CHECK(rowOf(found.factions, Side::Runner, "Shaper").cut == Share{2, 4});
    CHECK(found.swiss.sidesUnknown == 0);
    CHECK(found.cut.corp() == Share{1, 1});
}

TEST_CASE("Every game of a generated event stands in exactly one count", "[statistics]")
{
    for (const Profile &profile : profiles()) {
        GeneratorOptions options;
        options.profile = profile;
        options.players = 24;
        options.rounds = 4;
        options.cut = profile.cut == CutForm::None ? 0 : 4;
        if (profile.cut != CutForm::None)
            options.playedCut = profile.cut;
        options.byes = profile.evenField ? 0 : 2;
        const Event event = generateEvent(options).event;
        const Statistics found = statistics(event);
        CAPTURE(profile.id);
        REQUIRE(found.rounds.size() == event.rounds.size());
        int corpWins = 0;
        for (std::size_t i = 0; i < event.rounds.size(); ++i) {
            const Round &round = event.rounds[i];
            int games = 0;
            int byes = 0;
            for (const Match &match : round.matches) {
                byes += match.isBye() ? 1 : 0;
                if (!match.isBye())
                    games +=
                        std::max(gamesPerMatch(profile, round.stage),
                                 match.result ? static_cast<int>(match.result->games.size()) : 0);
            }
            const GameCounts &counts = found.rounds[i].games;
            CHECK(found.rounds[i].byes == byes);
            CHECK(counts.played() + counts.agreed + counts.forfeited + counts.unplayed + counts.open
                  == games);
            corpWins += counts.corpWins;
        }
        int byIdentity = 0;
        int byFaction = 0;
        for (const DeckStatistics &row : found.identities)
            byIdentity += row.side == Side::Corp ? row.wins.part : 0;
        for (const DeckStatistics &row : found.factions)
            byFaction += row.side == Side::Corp ? row.wins.part : 0;
        CHECK(byIdentity == corpWins);
        CHECK(byFaction == corpWins);
    }
}
