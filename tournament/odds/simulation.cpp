// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/odds/simulation.h"

#include <algorithm>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <utility>

namespace tournament {

namespace {

constexpr std::uint64_t openSalt = 0x6f70656e; // "open": apart from the numbers of rounds

int roundsInAll(const SimulationStart &start, const SimulationRules &rules)
{
    // One more than planned: playOn().
    int most = 1;
    for (const int rounds : start.rounds)
        most = std::max(most, rounds + rules.rounds + 1);
    return most + (start.open.empty() ? 0 : 1);
}

/// Every average becomes a whole number of 1 / lcm(1 … rounds); 0 when that is too large.
std::int64_t commonDenominator(int rounds)
{
    std::int64_t denominator = 1;
    for (std::int64_t i = 2; i <= rounds; ++i) {
        denominator = std::lcm(denominator, i);
        if (denominator > std::numeric_limits<std::int32_t>::max())
            return 0;
    }
    return denominator;
}

} // namespace

SimulationRules::SimulationRules(const Profile &profile, int roundsToPair, const TimeRates &rates,
                                 std::vector<TieBreak> tieBreaks)
    : rounds(roundsToPair)
    , sides(profile.sides == SidesRule::Balanced ? SwissSides::Balanced : SwissSides::Both)
    , match(profile, rates)
    , byePoints(profile.bye)
    , byeMatchPoints(profile.matchPoints ? profile.matchPoints->bye : 0)
    , averages(std::ranges::find(profile.order, TieBreak::SosAverage) != profile.order.end())
    , order(std::move(tieBreaks))
{
}

SimulationStart SimulationStart::fresh(int players, const SimulationRules &rules,
                                       std::uint64_t seed)
{
    const auto n = static_cast<std::size_t>(players);
    SimulationStart start;
    start.table = SwissTable::fresh(players, rules.rounds);
    start.points.assign(n, 0);
    start.matchPoints.assign(n, 0);
    start.rounds.assign(n, 0);
    start.unlisted.assign(n, 0);
    core::Random random(seed);
    for (int i = 0; i < players; ++i)
        start.lots.push_back(random.next());
    return start;
}

bool EventSimulator::fits(const SimulationStart &start, const SimulationRules &rules)
{
    const std::int64_t denominator = commonDenominator(roundsInAll(start, rules));
    int most = std::max(rules.byePoints, rules.match.mostPoints());
    for (std::size_t i = 0; i < start.points.size(); ++i)
        most = std::max(most, start.points[i] / std::max(start.rounds[i], 1) + 1);
    return denominator > 0
        && Wide{most} * denominator * denominator <= std::numeric_limits<std::int64_t>::max();
}

EventSimulator::EventSimulator(SimulationStart start, SimulationRules rules)
    : m_start(std::move(start)), m_rules(std::move(rules))
{
    if (!fits(m_start, m_rules))
        throw std::length_error("too many rounds to simulate");
    const int total = roundsInAll(m_start, m_rules);
    m_shareOf.push_back(0);
    for (std::int64_t rounds = 1; rounds <= total; ++rounds)
        m_shareOf.push_back(commonDenominator(total) / rounds);
    m_schedules = std::ranges::any_of(m_rules.order, [](TieBreak step) {
        return step == TieBreak::SosSum || step == TieBreak::SosAverage
            || step == TieBreak::EsosAverage;
    });

    const std::size_t everybody = index(m_start.everybody());
    m_average.resize(everybody);
    m_sos.resize(everybody);
    for (int player = 0; player < m_start.everybody(); ++player)
        if (m_start.unlisted[index(player)] == 0)
            m_byLot.push_back(player);
    std::ranges::sort(m_byLot, [this](int a, int b) {
        return std::pair(m_start.lots[index(a)], a) < std::pair(m_start.lots[index(b)], b);
    });
    m_ties.resize(m_byLot.size());
    m_order.resize(m_byLot.size());
    m_endings.resize(m_start.open.size());

    m_table = m_start.table;
    m_points = m_start.points;
    m_matchPoints = m_start.matchPoints;
    m_rounds = m_start.rounds;
    if (m_start.open.empty())
        rank();
    m_start.table = m_table;
    m_startOrder = m_order;
}

const std::vector<int> &EventSimulator::finish(std::uint64_t seed)
{
    m_table = m_start.table;
    m_points = m_start.points;
    m_matchPoints = m_start.matchPoints;
    m_rounds = m_start.rounds;
    m_order = m_startOrder;
    if (!m_start.open.empty()) {
        playOpen(core::deriveSeed(seed, openSalt));
        rank();
    }
    for (int round = 0; round < m_rules.rounds; ++round) {
        playRound(core::deriveSeed(seed, static_cast<std::uint64_t>(round)), index(round));
        if (round + 1 < m_rules.rounds && !pairsByStanding())
            takePoints();
        else
            rank();
    }
    return m_order;
}

const std::vector<int> &EventSimulator::playOn(std::uint64_t seed)
{
    playRound(core::deriveSeed(seed, static_cast<std::uint64_t>(m_rules.rounds)),
              index(m_rules.rounds));
    rank();
    return m_order;
}

/// P1's chance in a game, of 2^32. By results so far: the ratio of games won to games lost, two of
/// each added, against the opponent's.
std::uint64_t EventSimulator::chance(int first, int second) const
{
    if (m_start.records.empty())
        return MatchModel::even;
    constexpr int added = 4; // two games, in halves
    const Record &one = m_start.records[index(first)];
    const Record &other = m_start.records[index(second)];
    const auto weight = [](int won, int lost) {
        return static_cast<std::uint64_t>(won + added) * static_cast<std::uint64_t>(lost + added);
    };
    const std::uint64_t forFirst = weight(one.won, other.lost);
    return (forFirst << 32) / (forFirst + weight(other.won, one.lost));
}

void EventSimulator::settle(int first, int second, const SimulatedScore &score)
{
    m_points[index(first)] += score.points[0];
    m_points[index(second)] += score.points[1];
    m_matchPoints[index(first)] += score.matchPoints[0];
    m_matchPoints[index(second)] += score.matchPoints[1];
    ++m_rounds[index(first)];
    ++m_rounds[index(second)];
}

/// Tables of the current round draw from seeds of their own: when one of them gets its result the
/// others stay as they were in every finish.
void EventSimulator::playOpen(std::uint64_t seed)
{
    for (std::size_t i = 0; i < m_start.open.size(); ++i) {
        const OpenMatch &match = m_start.open[i];
        core::Random random(core::deriveSeed(seed, static_cast<std::uint64_t>(match.first)));
        const MatchModel &model = match.begun ? *match.begun : m_rules.match;
        m_endings[i] = &model.play(random, chance(match.first, match.second));
        settle(match.first, match.second, *m_endings[i]);
    }
}

void EventSimulator::giveBye(int player)
{
    m_points[index(player)] += m_rules.byePoints;
    m_matchPoints[index(player)] += m_rules.byeMatchPoints;
    ++m_rounds[index(player)];
    m_table.hadBye[index(player)] = 1;
}

void EventSimulator::playRound(std::uint64_t seed, std::size_t round)
{
    const bool awarded = round < m_start.awardedByes.size() && !m_start.awardedByes[round].empty();
    const SwissPairing &pairing = awarded ? pairWithout(m_start.awardedByes[round], seed)
                                          : m_engine.pair(m_table, m_rules.sides, seed);
    core::Random random(core::deriveSeed(seed, 2));
    std::fill(m_table.floatedDown.begin(), m_table.floatedDown.end(), std::uint8_t{0});
    for (const auto &[first, second] : pairing.pairs) {
        const int one = m_points[index(first)];
        const int other = m_points[index(second)];
        if (one != other)
            m_table.floatedDown[index(one > other ? first : second)] = 1;
        m_table.met.add(first, second, true);
        if (m_rules.sides == SwissSides::Balanced) {
            ++m_table.bias[index(first)];
            --m_table.bias[index(second)];
        }
        settle(first, second, m_rules.match.play(random, chance(first, second)));
    }
    if (pairing.bye)
        giveBye(*pairing.bye);
    if (awarded)
        for (const int player : m_start.awardedByes[round])
            giveBye(player);
}

const SwissPairing &EventSimulator::pairWithout(const std::vector<int> &absent, std::uint64_t seed)
{
    std::vector<int> present;
    std::vector<int> place(index(m_start.everybody()), -1);
    std::vector<std::uint8_t> away(index(m_table.size()), 0);
    for (const int player : absent)
        away[index(player)] = 1;
    for (int player = 0; player < m_table.size(); ++player)
        if (away[index(player)] == 0) {
            place[index(player)] = static_cast<int>(present.size());
            present.push_back(player);
        }
    m_present = SwissTable::fresh(static_cast<int>(present.size()), 0);
    std::vector<int> byStanding = present;
    std::ranges::sort(byStanding, {},
                      [this](int player) { return m_table.standing[index(player)]; });
    for (std::size_t standing = 0; standing < byStanding.size(); ++standing)
        m_present.standing[index(place[index(byStanding[standing])])] = static_cast<int>(standing);
    for (std::size_t i = 0; i < present.size(); ++i) {
        const std::size_t player = index(present[i]);
        m_present.points[i] = m_table.points[player];
        m_present.bias[i] = m_table.bias[player];
        m_present.hadBye[i] = m_table.hadBye[player];
        m_present.floatedDown[i] = m_table.floatedDown[player];
        const int *opponents = m_table.met.rowOf(present[i]);
        for (int j = 0; j < m_table.met.count(present[i]); ++j)
            if (const int opponent = place[index(opponents[j])]; opponent >= 0)
                m_present.met.addOneSided(static_cast<int>(i), opponent,
                                          m_table.met.wasCorp(present[i], opponents[j]));
    }
    m_pairing = m_engine.pair(m_present, m_rules.sides, seed);
    for (auto &[first, second] : m_pairing.pairs) {
        first = present[index(first)];
        second = present[index(second)];
    }
    if (m_pairing.bye)
        m_pairing.bye = present[index(*m_pairing.bye)];
    return m_pairing;
}

/// Standings tell who gets a bye and, of two who play both sides, who is named first.
bool EventSimulator::pairsByStanding() const
{
    return m_rules.sides == SwissSides::Both || m_table.size() % 2 != 0
        || std::ranges::any_of(m_start.awardedByes,
                               [](const std::vector<int> &byes) { return !byes.empty(); });
}

void EventSimulator::takePoints()
{
    std::copy_n(m_points.begin(), m_table.points.size(), m_table.points.begin());
}

void EventSimulator::rank()
{
    if (m_schedules)
        scoreSchedules();
    takePoints();
    if (m_byLot.empty())
        return;
    // Points first by counting; then only equals are left to compare.
    const auto [low, high] = std::minmax_element(m_points.begin(), m_points.end());
    const int top = *high;
    m_begin.assign(index(top - *low) + 2, 0);
    for (const int player : m_byLot)
        ++m_begin[index(top - m_points[index(player)]) + 1];
    std::partial_sum(m_begin.begin(), m_begin.end(), m_begin.begin());
    for (std::size_t lot = 0; lot < m_byLot.size(); ++lot) {
        const int player = m_byLot[lot];
        Tie &tie = m_ties[index(m_begin[index(top - m_points[index(player)])]++)];
        const int count = m_table.met.count(player);
        tie = {m_sos[index(player)], 0, m_matchPoints[index(player)], static_cast<int>(lot)};
        if (!m_rules.averages)
            continue;
        const int *opponents = m_table.met.rowOf(player);
        for (int i = 0; i < count; ++i)
            tie.extended += m_sos[index(opponents[i])];
        tie.extended *= m_shareOf[index(count)];
    }
    int begin = 0;
    for (std::size_t group = 0; group + 1 < m_begin.size(); ++group) {
        const int end = m_begin[group];
        std::sort(m_ties.begin() + begin, m_ties.begin() + end,
                  [this](const Tie &a, const Tie &b) { return better(a, b); });
        begin = end;
    }
    int standing = 0;
    for (std::size_t place = 0; place < m_ties.size(); ++place) {
        const int player = m_byLot[index(m_ties[place].lot)];
        m_order[place] = player;
        if (player < m_table.size())
            m_table.standing[index(player)] = standing++;
    }
}

void EventSimulator::scoreSchedules()
{
    const bool average = m_rules.averages;
    for (std::size_t i = 0; i < m_average.size(); ++i)
        m_average[i] = m_points[i] * (average ? m_shareOf[index(m_rounds[i])] : 1);
    for (int player = 0; player < m_start.everybody(); ++player) {
        const int *opponents = m_table.met.rowOf(player);
        const int count = m_table.met.count(player);
        std::int64_t sum = 0;
        for (int i = 0; i < count; ++i)
            sum += m_average[index(opponents[i])];
        m_sos[index(player)] = average ? sum * m_shareOf[index(count)] : sum;
    }
}

bool EventSimulator::better(const Tie &a, const Tie &b) const
{
    for (const TieBreak step : m_rules.order) {
        switch (step) {
        case TieBreak::SosSum:
        case TieBreak::SosAverage:
            if (a.sos != b.sos)
                return a.sos > b.sos;
            break;
        case TieBreak::EsosAverage:
            if (a.extended != b.extended)
                return a.extended > b.extended;
            break;
        case TieBreak::MatchPoints:
            if (a.matchPoints != b.matchPoints)
                return a.matchPoints > b.matchPoints;
            break;
        case TieBreak::Points: // compared by rank()
        case TieBreak::Random:
            break;
        }
    }
    return a.lot < b.lot;
}

} // namespace tournament
