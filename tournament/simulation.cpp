// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/simulation.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace tournament {

namespace {

__extension__ typedef __int128 Int128;

/// So that sums of averages over 22 rounds stay exact in 64 bits.
constexpr int mostRounds = 22;

std::uint32_t shareOf31Bits(int perMille)
{
    return static_cast<std::uint32_t>((std::int64_t{perMille} << 31) / 1000);
}

} // namespace

SimulationStart SimulationStart::fresh(int players, const SimulationRules &rules,
                                       std::uint64_t seed)
{
    SimulationStart start;
    start.table = SwissTable::fresh(players, rules.rounds);
    start.rounds.assign(static_cast<std::size_t>(players), 0);
    core::Random random(seed);
    for (int i = 0; i < players; ++i)
        start.lots.push_back(random.next());
    return start;
}

EventSimulator::EventSimulator(SimulationStart start, const SimulationRules &rules)
    : m_start(std::move(start))
    , m_rules(rules)
    , m_timedBelow(shareOf31Bits(rules.timedPerMille))
    , m_drawnBelow(shareOf31Bits(rules.timedPerMille * rules.drawnOfTimedPerMille / 1000))
{
    const std::size_t players = m_start.table.points.size();
    int total = 0;
    for (const int rounds : m_start.rounds)
        total = std::max(total, rounds + rules.rounds);
    for (const AbsentOpponent &absent : m_start.absent)
        total = std::max(total, absent.rounds);
    if (total > mostRounds)
        throw std::length_error("too many rounds to simulate");

    // Every average becomes a whole number of 1 / lcm(1 … rounds).
    std::int64_t denominator = 1;
    for (std::int64_t rounds = 2; rounds <= total; ++rounds)
        denominator = std::lcm(denominator, rounds);
    m_shareOf.push_back(0);
    for (std::int64_t rounds = 1; rounds <= total; ++rounds)
        m_shareOf.push_back(denominator / rounds);

    m_absentSos.assign(players, 0);
    m_absentCount.assign(players, 0);
    for (const AbsentOpponent &absent : m_start.absent) {
        const std::int64_t share =
            m_rules.sos == SimulatedSos::Sum ? 1 : m_shareOf[index(absent.rounds)];
        m_absentSos[index(absent.player)] += absent.points * share;
        ++m_absentCount[index(absent.player)];
    }
    m_average.resize(players);
    m_sos.resize(players);
    m_byLot.resize(players);
    std::iota(m_byLot.begin(), m_byLot.end(), 0);
    std::sort(m_byLot.begin(), m_byLot.end(), [this](int a, int b) {
        return std::pair(m_start.lots[index(a)], a) < std::pair(m_start.lots[index(b)], b);
    });
    m_ties.resize(players);
    m_order.resize(players);

    m_table = m_start.table;
    m_rounds = m_start.rounds;
    rank();
    m_start.table.standing = m_table.standing;
    m_startOrder = m_order;
}

const std::vector<int> &EventSimulator::finish(std::uint64_t seed)
{
    m_table = m_start.table;
    m_rounds = m_start.rounds;
    m_order = m_startOrder;
    for (int round = 0; round < m_rules.rounds; ++round) {
        playRound(core::deriveSeed(seed, static_cast<std::uint64_t>(round)));
        rank();
    }
    return m_order;
}

std::pair<int, int> EventSimulator::gamePoints(std::uint32_t draw) const
{
    const std::uint32_t chance = draw & 0x7fffffffU;
    if (chance < m_drawnBelow)
        return {m_rules.drawPoints, m_rules.drawPoints};
    const int points = chance < m_timedBelow ? m_rules.timedWinPoints : m_rules.winPoints;
    return (draw >> 31) != 0 ? std::pair(points, 0) : std::pair(0, points);
}

void EventSimulator::playRound(std::uint64_t seed)
{
    m_pairing = &m_engine.pair(m_table, m_rules.sides, seed);
    core::Random random(core::deriveSeed(seed, 2));
    std::vector<int> &points = m_table.points;
    std::fill(m_table.floatedDown.begin(), m_table.floatedDown.end(), std::uint8_t{0});
    for (const auto &[first, second] : m_pairing->pairs) {
        int &one = points[index(first)];
        int &other = points[index(second)];
        if (one != other)
            m_table.floatedDown[index(one > other ? first : second)] = 1;
        m_table.met.add(first, second, true);

        const std::uint64_t draw = random.next();
        const auto [won, lost] = gamePoints(static_cast<std::uint32_t>(draw));
        one += won;
        other += lost;
        if (m_rules.sides == SwissSides::Both) {
            const auto [wonToo, lostToo] = gamePoints(static_cast<std::uint32_t>(draw >> 32));
            one += wonToo;
            other += lostToo;
        } else {
            ++m_table.bias[index(first)];
            --m_table.bias[index(second)];
        }
    }
    if (m_pairing->bye) {
        points[index(*m_pairing->bye)] += m_rules.byePoints;
        m_table.hadBye[index(*m_pairing->bye)] = 1;
    }
    for (int &rounds : m_rounds)
        ++rounds;
}

void EventSimulator::rank()
{
    scoreSchedules();
    const std::vector<int> &points = m_table.points;
    if (points.empty())
        return;
    // Points first by counting; then only equals are left to compare.
    const auto [low, high] = std::minmax_element(points.begin(), points.end());
    const int top = *high;
    m_begin.assign(index(top - *low) + 2, 0);
    for (const int score : points)
        ++m_begin[index(top - score) + 1];
    std::partial_sum(m_begin.begin(), m_begin.end(), m_begin.begin());
    const bool average = m_rules.sos == SimulatedSos::Average;
    for (int lot = 0; lot < m_table.size(); ++lot) {
        const int player = m_byLot[index(lot)];
        Tie &tie = m_ties[index(m_begin[index(top - points[index(player)])]++)];
        const int count = m_table.met.count(player);
        tie = {m_sos[index(player)], 0, count + m_absentCount[index(player)], lot};
        if (!average)
            continue;
        const int *opponents = m_table.met.rowOf(player);
        for (int i = 0; i < count; ++i)
            tie.extended += m_sos[index(opponents[i])];
    }
    int begin = 0;
    for (std::size_t group = 0; group + 1 < m_begin.size(); ++group) {
        const int end = m_begin[group];
        std::sort(m_ties.begin() + begin, m_ties.begin() + end, better);
        begin = end;
    }
    for (int place = 0; place < m_table.size(); ++place) {
        const int player = m_byLot[index(m_ties[index(place)].lot)];
        m_order[index(place)] = player;
        m_table.standing[index(player)] = place;
    }
}

void EventSimulator::scoreSchedules()
{
    const bool average = m_rules.sos == SimulatedSos::Average;
    for (std::size_t i = 0; i < m_average.size(); ++i)
        m_average[i] = m_table.points[i] * (average ? m_shareOf[index(m_rounds[i])] : 1);
    for (int player = 0; player < m_table.size(); ++player) {
        const int *opponents = m_table.met.rowOf(player);
        const int count = m_table.met.count(player);
        std::int64_t sum = m_absentSos[index(player)];
        for (int i = 0; i < count; ++i)
            sum += m_average[index(opponents[i])];
        const int total = count + m_absentCount[index(player)];
        m_sos[index(player)] = average ? sum * m_shareOf[index(total)] : sum;
    }
}

bool EventSimulator::better(const Tie &a, const Tie &b)
{
    if (a.sos != b.sos)
        return a.sos > b.sos;
    if (a.opponents == b.opponents) {
        if (a.extended != b.extended)
            return a.extended > b.extended;
        return a.lot < b.lot;
    }
    // A player with nothing but byes has a sum of nought: any divisor will do.
    const Int128 left = Int128{a.extended} * std::max(b.opponents, 1);
    const Int128 right = Int128{b.extended} * std::max(a.opponents, 1);
    return left != right ? left > right : a.lot < b.lot;
}

} // namespace tournament
