// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/odds/odds_start.h"

#include "tournament/pairing/pairing_context.h"
#include "tournament/standings/standings.h"
#include "tournament/standings/statistics.h"
#include "tournament/standings/structure.h"

#include <algorithm>
#include <map>

namespace tournament {

namespace {

TimeRates timeRates(const Event &event)
{
    const GameCounts games = statistics(event).swiss;
    return {{games.timed, games.played()}, {games.timedEqual, games.timed}};
}

/// In half games: an outright win counts one game, time and a draw half a game for each.
void addResult(const Game &game, Record &first, Record &second)
{
    if (isForfeit(game) || game.ending == GameEnding::Unplayed)
        return;
    int won = 1;
    if (game.ending == GameEnding::Win)
        won = game.winner == Seat::P1 ? 2 : 0;
    first.won += won;
    first.lost += 2 - won;
    second.won += 2 - won;
    second.lost += won;
}

class Builder {
public:
    Builder(const Event &event, bool weighResults)
        : m_event(event)
        , m_rounds(std::max(0, plannedRounds(event) - swissRounds(event)))
        , m_time(timeRates(event))
        , m_result{SimulationRules(event.profile, m_rounds, m_time,
                                   standingsOrder(event, event.profile)),
                   {},
                   {},
                   {},
                   m_time}
    {
        number();
        setTable();
        setStandings();
        setOpenMatches();
        setAwardedByes();
        if (weighResults)
            setRecords();
    }

    OddsStart take() { return std::move(m_result); }

private:
    [[nodiscard]] std::size_t numberOf(PlayerId player) const { return m_numbers.at(player); }

    /// The field first, by id as in a pairing; then everybody else.
    void number()
    {
        for (const bool active : {true, false})
            for (const Player &player : m_event.players)
                if ((player.status == PlayerStatus::Active) == active) {
                    m_numbers.emplace(player.id, m_result.players.size());
                    m_result.players.push_back(player.id);
                    m_result.start.lots.push_back(player.tieBreak);
                    m_result.start.unlisted.push_back(
                        player.status == PlayerStatus::Disqualified ? 1 : 0);
                    m_field += active ? 1 : 0;
                }
    }

    void setTable()
    {
        const PairingContext context(m_event, swissRounds(m_event) + 1);
        SwissTable &table = m_result.start.table;
        table = SwissTable::fresh(m_field, 0);
        table.met =
            MeetingTable(static_cast<int>(m_result.players.size()), plannedRounds(m_event) + 1);
        for (std::size_t i = 0; i < m_result.players.size(); ++i) {
            const PairingRecord &record = context.of(m_result.players[i]);
            for (const SwissMeeting &meeting : record.met) {
                const auto opponent = m_event.players[static_cast<std::size_t>(meeting.opponent)];
                table.met.addOneSided(static_cast<int>(i), static_cast<int>(numberOf(opponent.id)),
                                      meeting.asCorp);
            }
            if (i >= table.points.size())
                continue;
            table.bias[i] = record.bias;
            table.hadBye[i] = record.hadBye ? 1 : 0;
            table.floatedDown[i] = record.floatedDown ? 1 : 0;
        }
    }

    /// Points of everybody: in the schedules of their opponents the disqualified go on counting.
    void setStandings()
    {
        Event everybody = m_event;
        for (Player &player : everybody.players)
            if (player.status == PlayerStatus::Disqualified)
                player.status = PlayerStatus::Dropped;
        SimulationStart &start = m_result.start;
        start.points.resize(m_result.players.size());
        start.matchPoints.resize(m_result.players.size());
        start.rounds.resize(m_result.players.size());
        for (const StandingsRow &row : standings(everybody).rows) {
            const std::size_t player = numberOf(row.player);
            start.points[player] = row.points;
            start.matchPoints[player] = row.matchPoints;
            start.rounds[player] = row.rounds;
        }
    }

    void setOpenMatches()
    {
        for (const Round &round : m_event.rounds)
            for (const Match &match : round.matches) {
                if (hasResult(m_event.profile, match, round.stage))
                    continue;
                OpenMatch open;
                open.first = static_cast<int>(numberOf(match.p1));
                open.second = static_cast<int>(numberOf(*match.p2));
                if (match.result)
                    open.begun.emplace(m_event.profile, m_time, match.result->games);
                m_result.start.open.push_back(std::move(open));
                m_result.open.push_back({round.number, match.table});
            }
    }

    void setAwardedByes()
    {
        for (int round = 1; round <= m_rounds; ++round) {
            std::vector<int> players;
            for (const Player &player : m_event.players)
                if (player.status == PlayerStatus::Active
                    && player.awardedByes >= swissRounds(m_event) + round)
                    players.push_back(static_cast<int>(numberOf(player.id)));
            m_result.start.awardedByes.push_back(std::move(players));
        }
    }

    void setRecords()
    {
        std::vector<Record> &records = m_result.start.records;
        records.resize(m_result.players.size());
        for (const Round &round : m_event.rounds)
            for (const Match &match : round.matches)
                if (match.result && match.p2 && match.result->kind == ResultKind::Games)
                    for (const Game &game : match.result->games)
                        addResult(game, records[numberOf(match.p1)], records[numberOf(*match.p2)]);
    }

    const Event &m_event;
    int m_rounds = 0;
    int m_field = 0;
    TimeRates m_time;
    OddsStart m_result;
    std::map<PlayerId, std::size_t> m_numbers;
};

} // namespace

OddsStart oddsStart(const Event &event, bool weighResults)
{
    return Builder(event, weighResults).take();
}

} // namespace tournament
