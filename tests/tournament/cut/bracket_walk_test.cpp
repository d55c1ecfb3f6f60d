// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/random.h"
#include "support/cases.h"
#include "tournament/cut/bracket_desk.h"
#include "tournament/cut/bracket_sides.h"

#include <algorithm>
#include <map>
#include <set>

using namespace tournament;

namespace {

/// One cut played at random to its champion, followed from outside: the walk keeps its own book of
/// losses and sides and never asks the bracket for them.
class Walk {
public:
    Walk(const Wiring &wiring, std::uint64_t seed) : m_wiring(wiring), m_random(seed)
    {
        CreateEvent create;
        create.details.name = "Walk";
        create.profile = *findProfile("ffg-2016");
        create.seed = seed;
        create.cut = wiring.size;
        act(create);
        AddPlayers add;
        for (int i = 1; i <= wiring.size; ++i)
            add.players.emplace_back().name = std::to_string(i);
        act(add);
        StartCut start;
        start.form = wiring.form;
        act(start);
    }

    void run()
    {
        int games = 0;
        while (step())
            ++games;
        const int lives = m_wiring.form == CutForm::DoubleElimination ? 2 : 1;
        const Bracket end = bracket(m_event);
        // One champion; everybody else is out by his last loss.
        std::set<PlayerId> survivors;
        for (const PlayerId seed : end.seeds) {
            if (m_losses[seed] < lives)
                survivors.insert(seed);
            else
                REQUIRE(m_losses[seed] == lives);
        }
        REQUIRE(survivors.size() == 1);
        REQUIRE(end.places.front().player == *survivors.begin());
        std::set<PlayerId> placed;
        for (std::size_t i = 0; i < end.places.size(); ++i) {
            REQUIRE(end.places[i].place == static_cast<int>(i) + 1);
            placed.insert(end.places[i].player);
        }
        REQUIRE(placed == std::set<PlayerId>(end.seeds.begin(), end.seeds.end()));
        // Every loss is one game; a champion with a loss played the second final.
        const int losses = (m_wiring.size - 1) * lives + m_losses[*survivors.begin()];
        REQUIRE(games == losses);
        REQUIRE(check(m_event).empty());
    }

private:
    void act(const Command &command)
    {
        const auto facts = decide(m_event, command);
        if (!facts)
            FAIL("refused with code " << static_cast<int>(facts.error().code));
        tournament::apply(m_event, *facts);
    }

    bool step()
    {
        const Bracket now = bracket(m_event);
        std::vector<const BracketGame *> open;
        for (const BracketGame &game : now.games)
            if (game.state == GameState::Open)
                open.push_back(&game);
        if (open.empty())
            return false;
        const BracketGame &game = *open[m_random.below(static_cast<std::uint32_t>(open.size()))];
        const std::array players{*game.contenders[0].player, *game.contenders[1].player};
        const int lives = m_wiring.form == CutForm::DoubleElimination ? 2 : 1;
        for (const PlayerId player : players)
            REQUIRE(m_losses[player] < lives); // nobody plays after his last loss
        checkSides(game, players);
        play(game, players);
        return true;
    }

    void checkSides(const BracketGame &game, const std::array<PlayerId, 2> &players)
    {
        if (isChosen(m_wiring, game.number)) {
            REQUIRE_FALSE(game.corp); // the higher seed has not chosen yet
            return;
        }
        REQUIRE(game.corp);
        const PlayerId corp = players[index(*game.corp)];
        const PlayerId runner = players[index(other(*game.corp))];
        REQUIRE(m_difference[corp] <= m_difference[runner]);
        REQUIRE((game.why.front().code == ReasonCode::SidesRandom)
                == (m_difference[corp] == m_difference[runner]));
    }

    void play(const BracketGame &game, const std::array<PlayerId, 2> &players)
    {
        ReportResult report;
        report.game = game.number;
        const Seat corp = game.corp.value_or(m_random.coin() ? Seat::P1 : Seat::P2);
        Seat winner = m_random.coin() ? Seat::P1 : Seat::P2;
        const auto kind = m_random.below(10);
        Game &played = report.result.games.emplace_back();
        if (kind == 0) {
            played = wonBy(winner, std::nullopt, WinCondition::NoShow);
        } else if (kind == 1) {
            played.corp = corp;
            played.ending = GameEnding::Time;
            played.agendaPoints = {static_cast<int>(m_random.below(4)),
                                   static_cast<int>(m_random.below(4))};
            const int ahead = *played.agendaPoints[0] - *played.agendaPoints[1];
            if (ahead != 0)
                played.winner = ahead > 0 ? Seat::P1 : Seat::P2;
            // Equal agenda points: the higher seed.
            winner = played.winner.value_or(
                game.contenders[0].seed < game.contenders[1].seed ? Seat::P1 : Seat::P2);
        } else {
            played = wonBy(winner, corp);
        }
        if (played.corp) {
            ++m_difference[players[index(corp)]];
            --m_difference[players[index(other(corp))]];
        }
        ++m_losses[players[index(other(winner))]];
        act(report);
        const Bracket after = bracket(m_event);
        REQUIRE(tournament::findGame(after, game.number)->winner == winner);
    }

    const Wiring &m_wiring;
    core::Random m_random;
    Event m_event;
    std::map<PlayerId, int> m_losses;
    std::map<PlayerId, int> m_difference;
};

void walkAll(std::uint64_t walks)
{
    for (const Wiring &wiring : wirings())
        for (std::uint64_t seed = 1; seed <= walks; ++seed) {
            CAPTURE(static_cast<int>(wiring.form), wiring.size, seed);
            Walk(wiring, core::deriveSeed(seed, static_cast<std::uint64_t>(wiring.size))).run();
        }
}

} // namespace

// Tournament Rules 3.0.2, "Double-Elimination Pairings" and "Game Play"; 1.1, "Tournament
// Structure": one champion, everybody else out by his last loss, sides as the rule gives them.

TEST_CASE("Random walks through every bracket end as they must")
{
    walkAll(support::cases<std::uint64_t>(60));
}

TEST_CASE("Twenty thousand random walks through every bracket end as they must", "[.long][long]")
{
    walkAll(20000);
}
