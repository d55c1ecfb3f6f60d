// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/cut.h"

#include "tournament/cut/bracket_sides.h"
#include "tournament/event/free_tables.h"
#include "tournament/event/refusal.h"
#include "tournament/standings/standings.h"

#include <algorithm>
#include <set>

namespace tournament {

namespace {

/// Carries an event on, keeping the facts it takes.
class Progress {
public:
    explicit Progress(const Event &event)
        : m_event(event)
        , m_wiring(*findWiring(event.cut.form, static_cast<int>(event.cut.seeds.size())))
    {
    }

    Facts run(bool concessions)
    {
        settleThirdGame();
        withdrawOthers();
        do {
            seatGames();
        } while (concessions && concede());
        return std::move(m_facts);
    }

private:
    void take(Fact fact)
    {
        tournament::apply(m_event, fact);
        m_facts.push_back(std::move(fact));
    }

    [[nodiscard]] bool singleGames() const
    {
        return gamesPerMatch(m_event.profile, Stage::Cut) == 1;
    }

    /// Tournament Rules 1.1, "Tournament Structure": a tied final goes to a third game with sides
    /// drawn anew; a corrected one may need it no longer.
    void settleThirdGame()
    {
        if (singleGames())
            return;
        const int number = m_wiring.finalGame().number;
        const Match *match = findGame(m_event, number);
        if (!match)
            return;
        const auto place = placeOf(m_event, number);
        if (!place)
            return;
        const auto needed = static_cast<std::size_t>(gamesPerMatch(m_event.profile, Stage::Cut));
        const bool tied = match->result && match->result->games.size() >= needed
            && isTied(m_event.profile, *match->result);
        if (tied && !match->p1Side) {
            const bool corp = drawsCorp(m_event, number);
            const Reason why{ReasonCode::SidesRandom, corp ? match->p1 : *match->p2, 0, 0, 0};
            take(SidesSettled{place->round, place->table, corp ? Side::Corp : Side::Runner, {why}});
        } else if (!tied && match->p1Side) {
            take(SidesSettled{place->round, place->table, std::nullopt, {}});
        }
    }

    /// Matches of the bracket whose players it would no longer bring together, last round first.
    void withdrawOthers()
    {
        for (;;) {
            const Bracket now = bracket(m_event);
            const auto stays = [&](const Round &round, const Match &match) {
                const BracketGame *game = findGame(now, match.game);
                return match.game == 0
                    || (game && game->eventRound == round.number && game->table == match.table);
            };
            std::optional<CutGameWithdrawn> last;
            for (const Round &round : m_event.rounds)
                for (const Match &match : round.matches)
                    if (!stays(round, match))
                        last = CutGameWithdrawn{round.number, match.table};
            if (!last)
                return;
            take(*last);
        }
    }

    void seatGames()
    {
        for (const BracketGame &game : bracket(m_event).games) {
            if (game.state != GameState::Open)
                continue;
            const bool settles = singleGames() && !game.corp && !isChosen(m_wiring, game.number);
            if (game.eventRound == 0)
                take(paired(game, settles));
            else if (settles)
                take(settled(game));
        }
    }

    [[nodiscard]] CutGamePaired paired(const BracketGame &game, bool settles) const
    {
        CutGamePaired fact;
        fact.round = std::min(swissRounds(m_event) + game.round,
                              static_cast<int>(m_event.rounds.size()) + 1);
        fact.seed = cutSeed(m_event);
        fact.match.game = game.number;
        fact.match.p1 = *game.contenders[0].player;
        fact.match.p2 = *game.contenders[1].player;
        fact.match.table = tableOf(fact);
        if (settles) {
            const SettledSides sides = sidesByRule(m_event, game);
            fact.match.p1Side = sides.p1Side;
            fact.match.why = {sides.why};
        }
        return fact;
    }

    [[nodiscard]] SidesSettled settled(const BracketGame &game) const
    {
        const SettledSides sides = sidesByRule(m_event, game);
        return {game.eventRound, game.table, sides.p1Side, {sides.why}};
    }

    /// By the rules of the Swiss rounds; never a table at which the cut is being played, nor one
    /// that another game of the round has had.
    [[nodiscard]] int tableOf(const CutGamePaired &fact) const
    {
        std::set<int> taken;
        for (const Round &round : m_event.rounds)
            if (round.stage == Stage::Cut)
                for (const Match &match : round.matches)
                    if (round.number == fact.round || !cutWinner(m_event, match))
                        taken.insert(match.table);
        return FreeTables(m_event, std::move(taken)).takeFor(fact.match);
    }

    /// Who leaves after his first game concedes whatever is left for him. When both have left, the
    /// higher seed goes on.
    bool concede()
    {
        for (const BracketGame &game : bracket(m_event).games) {
            if (game.state != GameState::Open)
                continue;
            const auto left = [&](Seat seat) {
                const Player *player = findPlayer(m_event, *game.contenders[index(seat)].player);
                return player->leftAfterRound && *player->leftAfterRound >= swissRounds(m_event);
            };
            if (!left(Seat::P1) && !left(Seat::P2))
                continue;
            Seat winner = left(Seat::P1) ? Seat::P2 : Seat::P1;
            if (left(Seat::P1) && left(Seat::P2))
                winner = game.contenders[0].seed < game.contenders[1].seed ? Seat::P1 : Seat::P2;
            MatchResult result;
            result.games.assign(
                static_cast<std::size_t>(gamesPerMatch(m_event.profile, Stage::Cut)),
                wonBy(winner, std::nullopt, WinCondition::Concession));
            take(ResultRecorded{game.eventRound, game.table, result, ""});
            settleThirdGame();
            return true;
        }
        return false;
    }

    Event m_event;
    const Wiring &m_wiring;
    Facts m_facts;
};

} // namespace

Facts cutConsequences(const Event &event)
{
    return event.cut.form == CutForm::None ? Facts() : Progress(event).run(true);
}

std::vector<int> withdrawnResults(const Event &before, const Facts &facts)
{
    std::vector<int> games;
    for (const Fact &fact : facts)
        if (const auto *withdrawn = std::get_if<CutGameWithdrawn>(&fact)) {
            const Match *match = findMatch(before, withdrawn->round, withdrawn->table);
            if (match && match->result)
                games.push_back(match->game);
        }
    std::ranges::sort(games);
    return games;
}

std::vector<PlayerId> qualifiers(const Event &event)
{
    std::vector<PlayerId> players;
    for (const StandingsRow &row : standings(event).rows)
        if (findPlayer(event, row.player)->status == PlayerStatus::Active)
            players.push_back(row.player);
    return players;
}

bool cutBegun(const Event &event)
{
    return event.cut.form != CutForm::None
        || (!event.rounds.empty() && event.rounds.back().stage == Stage::Cut);
}

std::vector<PlayerId> namedSeeds(const Event &event)
{
    return cutBegun(event) ? std::vector<PlayerId>() : event.cut.seeds;
}

std::vector<PlayerId> plannedSeeds(const Event &event)
{
    std::vector<PlayerId> players = qualifiers(event);
    auto place = players.begin();
    for (const PlayerId named : namedSeeds(event))
        if (const auto found = std::ranges::find(place, players.end(), named);
            found != players.end()) {
            std::rotate(place, found, std::next(found));
            ++place;
        }
    return players;
}

bool awaitsFirstGame(const Event &event, PlayerId player)
{
    if (event.cut.form == CutForm::None || seedOf(event, player) > std::ssize(event.cut.seeds))
        return false;
    return std::ranges::none_of(event.rounds, [&](const Round &round) {
        return round.stage == Stage::Cut
            && std::ranges::any_of(round.matches, [&](const Match &match) {
                   return match.result && (match.p1 == player || match.p2 == player);
               });
    });
}

core::Expected<GamePlace, Refusal> placeOf(const Event &event, int game)
{
    const Wiring *wiring = findWiring(event.cut.form, static_cast<int>(event.cut.seeds.size()));
    if (!wiring)
        return refuse(RefusalCode::NoCut);
    Refusal refusal;
    refusal.number = game;
    refusal.most = static_cast<int>(wiring->games.size());
    refusal.code = RefusalCode::GameUnknown;
    if (game < 1 || game > refusal.most)
        return core::unexpected(refusal);
    const Bracket now = bracket(event);
    const BracketGame *found = findGame(now, game);
    if (found && found->eventRound > 0)
        return GamePlace{found->eventRound, found->table};
    refusal.code = RefusalCode::GameWaits;
    if (!found)
        refusal.games = {wiring->finalGame().number};
    else if (found->state == GameState::NotNeeded)
        refusal.code = RefusalCode::GameNotNeeded;
    else
        refusal.games = found->waitsFor;
    return core::unexpected(refusal);
}

void adoptCut(Event &event)
{
    recognizeBracket(event);
    if (event.cut.form != CutForm::None)
        tournament::apply(event, Progress(event).run(false));
}

} // namespace tournament
