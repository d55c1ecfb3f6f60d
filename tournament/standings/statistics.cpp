// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings/statistics.h"

#include "core/text.h"
#include "tournament/standings/scoring.h"

#include <algorithm>
#include <array>
#include <map>
#include <tuple>
#include <utility>

namespace tournament {

namespace {

/// What nobody sat down to tells as little of the decks as a bye.
bool isWonOnASide(const Game &game)
{
    return game.ending == GameEnding::Win && game.winner && game.corp && !isForfeit(game);
}

GameCounts count(const Game &game)
{
    GameCounts counts;
    switch (game.ending) {
    case GameEnding::Win:
        if (isForfeit(game))
            counts.forfeited = 1;
        else if (!isWonOnASide(game))
            counts.sidesUnknown = 1;
        else
            (game.winner == game.corp ? counts.corpWins : counts.runnerWins) = 1;
        break;
    case GameEnding::Time:
        counts.timed = 1;
        counts.timedEqual = game.winner ? 0 : 1;
        break;
    case GameEnding::Draw:
        counts.drawn = 1;
        break;
    case GameEnding::Unplayed:
        counts.unplayed = 1;
        break;
    }
    return counts;
}

/// The games of a result that were really played, in the order of entry.
std::vector<Game> playedGames(const MatchResult &result)
{
    switch (result.kind) {
    case ResultKind::Games:
        return gamesWithSides(result);
    case ResultKind::TwoForOne:
        return {result.games.begin(), result.games.begin() + (result.games.empty() ? 0 : 1)};
    case ResultKind::IntentionalDraw:
    case ResultKind::RecordedTotals:
        break;
    }
    return {};
}

struct Deck {
    std::string identity;
    std::string faction;
};

Deck deckOf(const Player &player, Side side)
{
    return side == Side::Corp ? Deck{player.corpIdentity, player.corpFaction}
                              : Deck{player.runnerIdentity, player.runnerFaction};
}

class EventCount {
public:
    explicit EventCount(const Event &event) : m_event(event)
    {
        for (const Player &player : event.players) {
            if (player.leftAfterRound == 0)
                continue;
            ++m_statistics.players;
            const bool inCut =
                std::ranges::find(event.cut.seeds, player.id) != event.cut.seeds.end();
            for (const Side side : {Side::Corp, Side::Runner})
                for (DeckStatistics *deck : entriesOf(player, side))
                    deck->cut += {inCut ? 1 : 0, 1};
        }
        m_statistics.inCut = static_cast<int>(event.cut.seeds.size());
    }

    Statistics run()
    {
        for (const Round &round : m_event.rounds) {
            RoundStatistics counted;
            counted.round = round.number;
            counted.stage = round.stage;
            for (const Match &match : round.matches)
                add(counted, round.stage, match);
            (round.stage == Stage::Swiss ? m_statistics.swiss : m_statistics.cut) += counted.games;
            m_statistics.rounds.push_back(counted);
        }
        m_statistics.identities = ordered(m_identities);
        m_statistics.factions = ordered(m_factions);
        return std::move(m_statistics);
    }

private:
    using Decks = std::map<std::pair<Side, std::string>, DeckStatistics>; ///< by folded name

    void add(RoundStatistics &round, Stage stage, const Match &match)
    {
        if (match.isBye()) {
            ++round.byes;
            return;
        }
        if (match.result && match.result->kind == ResultKind::RecordedTotals) {
            ++round.totalsOnly;
            return;
        }
        const int games = gamesPerMatch(m_event.profile, stage);
        if (!match.result) {
            round.games.open += games;
            return;
        }
        const auto entered = static_cast<int>(match.result->games.size());
        const std::vector<Game> played = playedGames(*match.result);
        round.games.agreed += entered - static_cast<int>(played.size());
        round.games.open += std::max(0, games - entered);
        for (const Game &game : played) {
            round.games += count(game);
            if (isWonOnASide(game))
                credit(match, game);
        }
    }

    void credit(const Match &match, const Game &game)
    {
        for (const Seat seat : {Seat::P1, Seat::P2}) {
            const Player *player = findPlayer(m_event, seat == Seat::P1 ? match.p1 : *match.p2);
            for (DeckStatistics *deck :
                 entriesOf(*player, game.corp == seat ? Side::Corp : Side::Runner))
                deck->wins += {game.winner == seat ? 1 : 0, 1};
        }
    }

    /// His identity's row and his faction's.
    std::array<DeckStatistics *, 2> entriesOf(const Player &player, Side side)
    {
        const Deck deck = deckOf(player, side);
        DeckStatistics &identity = m_identities[{side, core::folded(deck.identity)}];
        if (identity.name.empty())
            identity = {side, deck.identity, deck.faction, identity.cut, identity.wins};
        DeckStatistics &faction = m_factions[{side, core::folded(deck.faction)}];
        if (faction.name.empty())
            faction = {side, deck.faction, deck.faction, faction.cut, faction.wins};
        if (identity.faction.empty() && !identity.name.empty())
            identity.faction = deck.faction;
        return {&identity, &faction};
    }

    static std::vector<DeckStatistics> ordered(const Decks &decks)
    {
        std::vector<DeckStatistics> rows;
        for (const auto &[key, deck] : decks)
            rows.push_back(deck);
        // The map has them by folded name already. What was not recorded comes last.
        std::ranges::stable_sort(rows, {}, [](const DeckStatistics &deck) {
            return std::tuple(deck.side, deck.name.empty(), -deck.cut.whole);
        });
        return rows;
    }

    const Event &m_event;
    Statistics m_statistics;
    Decks m_identities;
    Decks m_factions;
};

} // namespace

GameCounts &GameCounts::operator+=(const GameCounts &other)
{
    for (const auto count :
         {&GameCounts::corpWins, &GameCounts::runnerWins, &GameCounts::sidesUnknown,
          &GameCounts::timed, &GameCounts::timedEqual, &GameCounts::drawn, &GameCounts::agreed,
          &GameCounts::forfeited, &GameCounts::unplayed, &GameCounts::open})
        this->*count += other.*count;
    return *this;
}

Statistics statistics(const Event &event) { return EventCount(event).run(); }

} // namespace tournament
