// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/cut/bracket.h"

#include "tournament/standings/scoring.h"

#include <algorithm>
#include <functional>
#include <set>

namespace tournament {

namespace {

/// The match that stands for a wired game between two known players.
struct Stand {
    const Round *round = nullptr;
    const Match *match = nullptr;
};
using Lookup = std::function<Stand(const WiredGame &, PlayerId, PlayerId)>;

bool isBetween(const Match &match, PlayerId a, PlayerId b)
{
    return (match.p1 == a && match.p2 == b) || (match.p1 == b && match.p2 == a);
}

/// Goes through the wired games in order: each draws on earlier ones only.
class Fold {
public:
    Fold(const Event &event, const Wiring &wiring, Lookup lookup)
        : m_event(event), m_wiring(wiring), m_lookup(std::move(lookup))
    {
        m_bracket.form = wiring.form;
        m_bracket.seeds = event.cut.seeds;
    }

    Bracket run()
    {
        for (const WiredGame &wired : m_wiring.games)
            if (auto game = played(wired))
                m_bracket.games.push_back(std::move(*game));
        findPlaces();
        return std::move(m_bracket);
    }

private:
    std::optional<BracketGame> played(const WiredGame &wired)
    {
        BracketGame game;
        game.number = wired.number;
        game.round = wired.round;
        game.branch = wired.branch;
        for (std::size_t i = 0; i < wired.slots.size(); ++i)
            game.contenders[i] = contender(wired.slots[i], wired.round, game.waitsFor);
        if (wired.branch == Branch::SecondFinal) {
            const BracketGame &final = *findGame(m_bracket, m_wiring.finalGame().number);
            if (final.state != GameState::Done)
                return std::nullopt;
            // Who came through the upper bracket has lost nothing yet: he stands first in the
            // wiring of the final, wherever he sat.
            const auto unbeaten = resolved(m_wiring.finalGame().slots[0]);
            if (final.winningPlayer() == unbeaten)
                game.state = GameState::NotNeeded;
        }
        if (game.state != GameState::NotNeeded && game.waitsFor.empty())
            stand(wired, game);
        return game;
    }

    /// Both players are known.
    void stand(const WiredGame &wired, BracketGame &game)
    {
        game.state = GameState::Open;
        const Stand found = m_lookup(wired, *game.contenders[0].player, *game.contenders[1].player);
        if (!found.match)
            return;
        const Match &match = *found.match;
        if (match.p1 != game.contenders[0].player)
            std::swap(game.contenders[0], game.contenders[1]);
        game.eventRound = found.round->number;
        game.table = match.table;
        game.why = match.why;
        if (match.p1Side)
            game.corp = *match.p1Side == Side::Corp ? Seat::P1 : Seat::P2;
        else if (match.result && match.result->games.size() == 1)
            game.corp = match.result->games.front().corp;
        game.winner = cutWinner(m_event, match);
        if (game.winner)
            game.state = GameState::Done;
    }

    Contender contender(const Slot &slot, int round, std::vector<int> &waitsFor)
    {
        Contender result;
        result.from = slot;
        if (slot.kind == SlotKind::Ranked) {
            result.player = ranked(slot.number, round - 1, waitsFor);
        } else {
            result.player = resolved(slot);
            if (!result.player)
                waitsFor.push_back(slot.number);
        }
        if (result.player)
            result.seed = seedOf(m_event, *result.player);
        return result;
    }

    [[nodiscard]] std::optional<PlayerId> resolved(const Slot &slot) const
    {
        if (slot.kind == SlotKind::Seed)
            return m_bracket.seeds[static_cast<std::size_t>(slot.number) - 1];
        const BracketGame *game = findGame(m_bracket, slot.number);
        if (!game)
            return std::nullopt;
        return slot.kind == SlotKind::WinnerOf ? game->winningPlayer() : game->losingPlayer();
    }

    /// The n-th best seed among the winners of a round, once all of it is played.
    [[nodiscard]] std::optional<PlayerId> ranked(int rank, int round,
                                                 std::vector<int> &waitsFor) const
    {
        std::vector<int> seeds;
        std::vector<int> open;
        for (const BracketGame &game : m_bracket.games) {
            if (game.round != round)
                continue;
            if (const auto winner = game.winningPlayer())
                seeds.push_back(seedOf(m_event, *winner));
            else
                open.push_back(game.number);
        }
        if (!open.empty()) {
            waitsFor = std::move(open);
            return std::nullopt;
        }
        std::ranges::sort(seeds);
        return m_bracket
            .seeds[static_cast<std::size_t>(seeds[static_cast<std::size_t>(rank) - 1] - 1)];
    }

    /// Groups of players who go out together, from the last round of the bracket to the first.
    void findPlaces()
    {
        const BracketGame *decider = findGame(m_bracket, m_wiring.finalGame().number);
        if (m_bracket.games.back().branch == Branch::SecondFinal
            && m_bracket.games.back().state != GameState::NotNeeded)
            decider = &m_bracket.games.back();
        if (decider->state == GameState::Done) {
            m_bracket.places.push_back({*decider->winningPlayer(), 1, 1, 1});
            m_bracket.places.push_back({*decider->losingPlayer(), 2, 2, 2});
        }
        int best = 3;
        const int rounds = m_wiring.finalGame().round;
        for (int round = rounds - 1; round >= 1; --round)
            best += addGroup(round, best);
    }

    /// How many go out in this round.
    int addGroup(int round, int best)
    {
        int size = 0;
        std::vector<PlayerId> out;
        for (const WiredGame &wired : m_wiring.games) {
            if (wired.round != round || !eliminates(wired))
                continue;
            ++size;
            if (const auto loser = findGame(m_bracket, wired.number)->losingPlayer())
                out.push_back(*loser);
        }
        std::ranges::sort(out, {}, [&](PlayerId player) { return seedOf(m_event, player); });
        const bool all = static_cast<int>(out.size()) == size;
        for (std::size_t i = 0; i < out.size(); ++i) {
            CutPlace place{out[i], best, best + size - 1, std::nullopt};
            if (all)
                place.place = best + static_cast<int>(i);
            m_bracket.places.push_back(place);
        }
        return size;
    }

    [[nodiscard]] bool eliminates(const WiredGame &wired) const
    {
        return wired.branch != Branch::SecondFinal && m_wiring.eliminates(wired);
    }

    const Event &m_event;
    const Wiring &m_wiring;
    Lookup m_lookup;
    Bracket m_bracket;
};

std::optional<PlayerId> playerAt(const BracketGame &game, std::optional<Seat> seat)
{
    return seat ? game.contenders[index(*seat)].player : std::nullopt;
}

void clearNumbers(Event &event)
{
    for (Round &round : event.rounds)
        for (Match &match : round.matches)
            match.game = 0;
}

/// Numbers the matches as games of this bracket, each claimed once in the order of rounds. Gives
/// how many games could have been played by the last round and were not: the upper half of a double
/// elimination looks like a single one. Nothing when a match is none of its games.
std::optional<std::ptrdiff_t> leftOut(Event &event, const Wiring &wiring)
{
    clearNumbers(event);
    std::vector<Round *> rounds;
    for (Round &round : event.rounds)
        if (round.stage == Stage::Cut)
            rounds.push_back(&round);
    const auto claim = [&](const WiredGame &game, PlayerId a, PlayerId b) -> Stand {
        for (Round *round : rounds)
            for (Match &match : round->matches)
                if (match.game == 0 && isBetween(match, a, b)) {
                    match.game = game.number;
                    return {round, &match};
                }
        return {};
    };
    const Bracket found = Fold(event, wiring, claim).run();
    for (const Round *round : rounds)
        for (const Match &match : round->matches)
            if (match.game == 0 && !match.isBye())
                return std::nullopt;
    return std::ranges::count_if(found.games, [&](const BracketGame &game) {
        return game.state == GameState::Open && game.eventRound == 0
            && game.round <= std::ssize(rounds);
    });
}

} // namespace

std::optional<PlayerId> BracketGame::winningPlayer() const { return playerAt(*this, winner); }

std::optional<PlayerId> BracketGame::losingPlayer() const
{
    return playerAt(*this, winner ? std::optional(other(*winner)) : std::nullopt);
}

Bracket bracket(const Event &event)
{
    const Wiring *wiring = findWiring(event.cut.form, static_cast<int>(event.cut.seeds.size()));
    if (!wiring) {
        Bracket unknown;
        unknown.seeds = event.cut.seeds;
        return unknown;
    }
    // A match whose players are not those of the bracket (any more) is not its game: the checker
    // reports it, a correction withdraws it.
    const auto lookup = [&](const WiredGame &game, PlayerId a, PlayerId b) -> Stand {
        for (const Round &round : event.rounds)
            for (const Match &match : round.matches)
                if (match.game == game.number && isBetween(match, a, b))
                    return {&round, &match};
        return {};
    };
    return Fold(event, *wiring, lookup).run();
}

const BracketGame *findGame(const Bracket &bracket, int number)
{
    const auto found = std::ranges::find(bracket.games, number, &BracketGame::number);
    return found == bracket.games.end() ? nullptr : &*found;
}

bool isFinal(const Event &event, const Match &match)
{
    if (match.game == 0 || event.cut.form == CutForm::None)
        return false;
    const Bracket now = bracket(event);
    const BracketGame *found = findGame(now, match.game);
    return found && found->branch == Branch::Final;
}

const Match *findGame(const Event &event, int number)
{
    for (const Round &round : event.rounds)
        for (const Match &match : round.matches)
            if (match.game != 0 && match.game == number)
                return &match;
    return nullptr;
}

int seedOf(const Event &event, PlayerId player)
{
    return static_cast<int>(std::ranges::find(event.cut.seeds, player) - event.cut.seeds.begin())
        + 1;
}

bool isTied(const Profile &profile, const MatchResult &result)
{
    MatchResult two = result;
    two.games.resize(std::min<std::size_t>(two.games.size(), 2));
    const MatchScore scored = score(profile, two);
    return profile.matchPoints ? scored.seats[0].matchPoints == scored.seats[1].matchPoints
                               : scored.seats[0].points == scored.seats[1].points;
}

std::optional<Seat> cutWinner(const Event &event, const Match &match)
{
    if (match.isBye())
        return Seat::P1;
    if (!hasResult(event.profile, match, Stage::Cut))
        return std::nullopt;
    const auto &games = match.result->games;
    // A single game, or the third one of a tied final, decides by itself.
    if ((games.size() == 1 || games.size() > 2) && games.back().winner)
        return games.back().winner;
    if (isTied(event.profile, *match.result))
        return seedOf(event, match.p1) < seedOf(event, *match.p2) ? Seat::P1 : Seat::P2;
    const MatchScore scored = score(event.profile, *match.result);
    const auto order = event.profile.matchPoints
        ? scored.seats[0].matchPoints <=> scored.seats[1].matchPoints
        : scored.seats[0].points <=> scored.seats[1].points;
    return order > 0 ? Seat::P1 : Seat::P2;
}

void recognizeBracket(Event &event)
{
    const bool begun = std::ranges::any_of(event.rounds, [](const Round &round) {
        return round.stage == Stage::Cut && !round.matches.empty();
    });
    const std::set<PlayerId> seeds(event.cut.seeds.begin(), event.cut.seeds.end());
    const int size = static_cast<int>(event.cut.seeds.size());
    const CutForm told = event.cut.form;
    event.cut.form = CutForm::None;
    clearNumbers(event);
    const auto known = [&](PlayerId seed) { return findPlayer(event, seed) != nullptr; };
    if (!begun || std::ssize(seeds) != size || !std::ranges::all_of(seeds, known))
        return;
    const Wiring *best = nullptr;
    std::ptrdiff_t fewest = 0;
    for (const CutForm form : {told, event.profile.cut, CutForm::DoubleElimination,
                               CutForm::SingleElimination, CutForm::SingleReseeded}) {
        const Wiring *wiring = findWiring(form, size);
        const auto left = wiring ? leftOut(event, *wiring) : std::nullopt;
        if (left && (!best || *left < fewest) && (!best || best->form != told)) {
            best = wiring;
            fewest = *left;
        }
    }
    clearNumbers(event);
    if (best) {
        (void)leftOut(event, *best);
        event.cut.form = best->form;
    }
}

} // namespace tournament
