// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/odds/odds.h"

#include "tournament/odds/odds_start.h"
#include "tournament/pairing/swiss_round.h"
#include "tournament/results/result_rules.h"
#include "tournament/standings/standings.h"
#include "tournament/standings/structure.h"

#include <algorithm>
#include <map>
#include <set>

namespace tournament {

namespace {

constexpr std::uint64_t oddsSalt = 0x6f646473; // "odds": apart from the seeds of rounds and players
/// Finishes between two looks at whether to go on.
constexpr int portion = 16;
/// Far more than a simulation can count exactly (EventSimulator::fits); an import may announce any
/// number, and every one of them takes room.
constexpr int mostDealtRounds = 100;

/// A round that is paired by seats is known before it is paired (Tournament Rules 3.0.2, "Modified
/// Swiss Pairings").
Event withKnownPairings(const Event &event)
{
    Event known = event;
    if (event.profile.firstRound == FirstRound::Seats && event.rounds.empty()) {
        PairRound request;
        request.acceptBye = true;
        if (auto round = proposeRound(event, request))
            tournament::apply(known, Fact(RoundPaired{std::move(*round)}));
    }
    return known;
}

std::optional<Refusal> unanswerable(const Event &event)
{
    Refusal refusal;
    if (!event.cut.seeds.empty()
        || (!event.rounds.empty() && event.rounds.back().stage == Stage::Cut)) {
        refusal.code = RefusalCode::CutStarted;
        return refusal;
    }
    const auto active = std::ranges::count(event.players, PlayerStatus::Active, &Player::status);
    if (active < 2) {
        refusal.code = RefusalCode::TooFewPlayers;
        refusal.number = static_cast<int>(active);
        return refusal;
    }
    return std::nullopt;
}

/// Everybody who can finish: the standings, behind them who came in a round that was unpaired
/// since.
std::vector<PlayerId> inOrder(const Event &event)
{
    std::vector<PlayerId> order;
    std::set<PlayerId> listed;
    for (const StandingsRow &row : standings(event).rows) {
        order.push_back(row.player);
        listed.insert(row.player);
    }
    for (const Player &player : event.players)
        if (player.status != PlayerStatus::Disqualified && !listed.contains(player.id))
            order.push_back(player.id);
    return order;
}

OddsModel modelOf(const Event &event, const OddsStart &from, bool weighResults)
{
    OddsModel model;
    model.cut = plannedCut(event);
    model.goal = model.cut > 0 ? OddsGoal::MakeCut : OddsGoal::FinishFirst;
    model.rounds = from.rules.rounds;
    model.openTables = static_cast<int>(from.open.size());
    model.time = from.time;
    model.weighResults = weighResults;
    model.drawsAgendaPoints = event.profile.matchPoints.has_value();
    return model;
}

} // namespace

const PlayerOdds *Odds::find(PlayerId player) const
{
    const auto found = std::ranges::find(players, player, &PlayerOdds::player);
    return found == players.end() ? nullptr : &*found;
}

core::Expected<OddsRun, Refusal> OddsRun::create(const Event &event, const OddsOptions &options,
                                                 OddsScope scope)
{
    if (const auto refusal = unanswerable(event))
        return core::unexpected(*refusal);
    if (plannedRounds(event) > mostDealtRounds)
        return refuse(RefusalCode::RoundsOutOfRange, plannedRounds(event));
    const Event known = withKnownPairings(event);
    OddsStart from = oddsStart(known, options.weighResults);
    if (!EventSimulator::fits(from.start, from.rules))
        return refuse(RefusalCode::RoundsOutOfRange, plannedRounds(event));

    Odds odds;
    odds.model = modelOf(known, from, options.weighResults);
    OddsRun run;
    run.m_scope = scope;
    run.m_seed = core::deriveSeed(event.seed, oddsSalt);
    run.m_field = from.start.field();
    std::map<PlayerId, std::size_t> rows;
    for (const PlayerId id : inOrder(known)) {
        rows.emplace(id, odds.players.size());
        PlayerOdds player;
        player.player = id;
        player.active = findPlayer(known, id)->status == PlayerStatus::Active;
        odds.players.push_back(std::move(player));
    }
    const std::size_t field = odds.players.size();
    odds.placesPerCount = static_cast<int>((field + mostPlaceCounts - 1) / mostPlaceCounts);
    odds.placesPerCount = std::max(odds.placesPerCount, 1);
    const auto width = static_cast<std::size_t>(odds.placesPerCount);
    if (scope == OddsScope::Everything)
        for (PlayerOdds &player : odds.players)
            player.places.assign((field + width - 1) / width, 0);
    for (const PlayerId player : from.players)
        run.m_rowOf.push_back(rows.contains(player) ? rows.at(player) : rows.size());
    for (std::size_t i = 0; i < from.open.size(); ++i)
        for (const Seat seat : {Seat::P1, Seat::P2}) {
            const OpenMatch &match = from.start.open[i];
            const std::size_t row = run.m_rowOf[static_cast<std::size_t>(
                seat == Seat::P1 ? match.first : match.second)];
            if (row == odds.players.size())
                continue;
            // Of several open matches the last is the one a player sits at.
            auto &own = odds.players[row].match;
            if (own)
                std::erase_if(run.m_openSeats,
                              [row](const OpenSeat &other) { return other.row == row; });
            own = MatchOdds{from.open[i].round, from.open[i].table, {}, {}, {}};
            run.m_openSeats.push_back({row, i, seat});
        }
    run.m_reached.assign(odds.players.size(), 0);
    run.m_odds = std::move(odds);
    run.m_simulator.emplace(std::move(from.start), std::move(from.rules));
    return run;
}

void OddsRun::play(int begin, int end)
{
    for (int number = begin; number < end; ++number) {
        const std::uint64_t seed = core::deriveSeed(m_seed, static_cast<std::uint64_t>(number));
        count(m_simulator->finish(seed));
        ++m_odds.finishes;
        if (m_scope == OddsScope::GoalAlone)
            continue;
        if (leadsAlone()) {
            ++m_odds.clearWinner.part;
        } else {
            m_simulator->playOn(seed);
            m_odds.oneMoreRound += {leadsAlone() ? 1 : 0, 1};
        }
        ++m_odds.clearWinner.whole;
    }
}

bool OddsRun::leadsAlone() const
{
    const std::vector<int> &order = m_simulator->order();
    return order.size() < 2 || m_simulator->points(order[0]) > m_simulator->points(order[1]);
}

void OddsRun::count(const std::vector<int> &order)
{
    // The cut goes to the best of those who are still there; the first place to the first.
    int left = m_odds.model.goal == OddsGoal::MakeCut ? m_odds.model.cut : 1;
    for (std::size_t place = 0; place < order.size(); ++place) {
        const std::size_t row = m_rowOf[static_cast<std::size_t>(order[place])];
        PlayerOdds &player = m_odds.players[row];
        if (m_scope == OddsScope::Everything)
            countPlace(player, static_cast<int>(place) + 1);
        const bool reached = left > 0 && order[place] < m_field;
        left -= reached ? 1 : 0;
        m_reached[row] = reached ? 1 : 0;
        player.goal += {reached ? 1 : 0, 1};
    }
    for (const OpenSeat &open : m_openSeats) {
        const SimulatedScore &score = m_simulator->ending(open.match);
        const int own = score.points[index(open.seat)];
        const int opposite = score.points[index(other(open.seat))];
        MatchOdds &match = *m_odds.players[open.row].match;
        Share &share = own > opposite ? match.won : own == opposite ? match.level : match.lost;
        share += {m_reached[open.row], 1};
    }
}

void OddsRun::countPlace(PlayerOdds &player, int place) const
{
    ++player.places[static_cast<std::size_t>((place - 1) / m_odds.placesPerCount)];
    player.bestPlace = player.bestPlace == 0 ? place : std::min(player.bestPlace, place);
    player.worstPlace = std::max(player.worstPlace, place);
}

void OddsRun::add(const OddsRun &other)
{
    m_odds.finishes += other.m_odds.finishes;
    m_odds.clearWinner += other.m_odds.clearWinner;
    m_odds.oneMoreRound += other.m_odds.oneMoreRound;
    for (std::size_t row = 0; row < m_odds.players.size(); ++row) {
        PlayerOdds &player = m_odds.players[row];
        const PlayerOdds &more = other.m_odds.players[row];
        player.goal += more.goal;
        for (std::size_t place = 0; place < player.places.size(); ++place)
            player.places[place] += more.places[place];
        if (more.bestPlace > 0)
            player.bestPlace =
                player.bestPlace == 0 ? more.bestPlace : std::min(player.bestPlace, more.bestPlace);
        player.worstPlace = std::max(player.worstPlace, more.worstPlace);
        if (!player.match)
            continue;
        player.match->won += more.match->won;
        player.match->level += more.match->level;
        player.match->lost += more.match->lost;
    }
}

core::Expected<Odds, Refusal> odds(const Event &event, const OddsOptions &options,
                                   const std::function<bool(int done)> &goOn)
{
    auto run = OddsRun::create(event, options);
    if (!run)
        return core::unexpected(run.error());
    for (int done = 0; done < options.simulations; done += portion) {
        run->play(done, std::min(done + portion, options.simulations));
        if (goOn && !goOn(std::min(done + portion, options.simulations)))
            break;
    }
    return run->take();
}

core::Expected<Event, Refusal> withIntentionalDraw(const Event &event, int round, int table)
{
    const Round *found = findRound(event, round);
    if (!found)
        return refuse(RefusalCode::RoundUnknown, round);
    const Match *match = findMatch(event, round, table);
    if (!match)
        return refuse(RefusalCode::TableUnknown, round, {table});
    if (match->isBye())
        return refuse(RefusalCode::ByeHasNoResult, round, {table});
    const MatchResult draw = intentionalDraw(gamesPerMatch(event.profile, found->stage));
    if (auto refusal = illegal(event.profile, *match, found->stage, draw, false)) {
        refusal->tables = {table};
        return core::unexpected(*refusal);
    }
    Event drawn = event;
    tournament::apply(drawn, Fact(ResultRecorded{round, table, draw, ""}));
    return drawn;
}

std::vector<DrawOdds> drawableTables(const Event &event, const Odds &odds)
{
    std::vector<DrawOdds> tables;
    if (!event.profile.intentionalDraw || unanswerable(event))
        return tables;
    std::map<PlayerId, const MatchOdds *> matches;
    for (const PlayerOdds &player : odds.players)
        if (player.match)
            matches.emplace(player.player, &*player.match);
    for (const Round &round : event.rounds)
        for (const Match &match : round.matches) {
            if (match.isBye() || match.result)
                continue;
            DrawOdds &draw = tables.emplace_back();
            draw.round = round.number;
            draw.table = match.table;
            draw.players = {match.p1, *match.p2};
            for (const Seat seat : {Seat::P1, Seat::P2}) {
                const auto found = matches.find(draw.players[index(seat)]);
                draw.safe[index(seat)] = found == matches.end()
                    || found->second->round != round.number || found->second->table != match.table
                    || found->second->won.part == found->second->won.whole;
            }
        }
    return tables;
}

core::Expected<DrawOdds, Refusal> drawOdds(const Event &event, const OddsOptions &options,
                                           DrawOdds asked, const std::function<bool()> &goOn)
{
    const auto mayBeSafe = [&asked] { return asked.safe[0] || asked.safe[1]; };
    if (!mayBeSafe())
        return asked;
    const auto drawn = withIntentionalDraw(event, asked.round, asked.table);
    if (!drawn)
        return core::unexpected(drawn.error());
    auto run = OddsRun::create(*drawn, options, OddsScope::GoalAlone);
    if (!run)
        return core::unexpected(run.error());
    while (mayBeSafe() && asked.finishes < options.simulations && (!goOn || goOn())) {
        const int end = std::min(asked.finishes + portion, options.simulations);
        // Once both have missed it the rest of the portion has nothing to add.
        for (int number = asked.finishes; mayBeSafe() && number < end; ++number) {
            run->play(number, number + 1);
            for (const Seat seat : {Seat::P1, Seat::P2}) {
                const PlayerOdds *found = run->odds().find(asked.players[index(seat)]);
                asked.safe[index(seat)] =
                    asked.safe[index(seat)] && found && found->goal.part == found->goal.whole;
            }
        }
        asked.finishes = end;
    }
    return asked;
}

} // namespace tournament
