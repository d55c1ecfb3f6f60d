// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss_engine.h"

#include "tournament/pairing/swiss_cost.h"

#include <algorithm>
#include <bit>
#include <numeric>
#include <span>

namespace tournament {

const SwissPairing &SwissEngine::pair(const SwissTable &table, SwissSides sides, std::uint64_t seed)
{
    m_table = &table;
    m_sides = sides;
    m_seed = seed;
    m_result.bye.reset();
    m_result.secondBye = false;

    const bool odd = table.size() % 2 != 0;
    const int bye = odd ? findBye() : -1;
    // Odd fields get their bye from the bottom: when the rest pairs without a rematch nothing
    // above can be better. When it does not, one matching weighs all choices of the bye at once.
    seat(bye);
    bool paired = false;
    if (sides == SwissSides::Both) {
        pairNeighbours();
        paired = m_open.empty() || pairByWindows();
    } else {
        paired = pairBySides(bye);
    }
    if (paired && odd)
        m_result.bye = bye;
    m_wholeField = !paired;
    if (m_wholeField)
        pairWhole();
    m_result.secondBye = odd && m_everybodyHadBye;
    findFloats();
    spareRepeatedFloats();
    report();
    return m_result;
}

/// The last in standings who has had no bye, else the last.
int SwissEngine::findBye()
{
    int lowest = -1;
    int lowestOfAll = -1;
    for (int player = 0; player < m_table->size(); ++player) {
        const int standing = m_table->standing[index(player)];
        if (lowestOfAll < 0 || standing > m_table->standing[index(lowestOfAll)])
            lowestOfAll = player;
        if (m_table->hadBye[index(player)] == 0
            && (lowest < 0 || standing > m_table->standing[index(lowest)]))
            lowest = player;
    }
    m_everybodyHadBye = lowest < 0;
    return m_everybodyHadBye ? lowestOfAll : lowest;
}

/// Shuffles everybody but `absent` and sorts them by points, which leaves equals shuffled.
void SwissEngine::seat(int absent)
{
    const int players = m_table->size();
    m_shuffled.resize(index(players));
    std::iota(m_shuffled.begin(), m_shuffled.end(), 0);
    if (absent >= 0)
        m_shuffled.erase(m_shuffled.begin() + absent);
    m_seated = static_cast<int>(m_shuffled.size());
    core::Random(m_seed).shuffle(std::span<int>(m_shuffled));

    groupByPoints();
    beginGroups(absent);
    m_order.resize(index(m_seated));
    for (const int player : m_shuffled)
        m_order[index(m_cursor[index(m_group[index(player)])]++)] = player;
}

void SwissEngine::groupByPoints()
{
    const std::vector<int> &points = m_table->points;
    m_group.resize(points.size());
    if (points.empty()) {
        m_groupBegin.assign(1, 0);
        return;
    }
    int low = points.front();
    int top = low;
    for (const int score : points) {
        low = std::min(low, score);
        top = std::max(top, score);
    }
    const std::int64_t spread = std::int64_t{top} - low;
    if (spread <= 4 * m_table->size() + 1024) {
        for (std::size_t i = 0; i < points.size(); ++i)
            m_group[i] = top - points[i];
        m_groupBegin.resize(index(static_cast<int>(spread)) + 2);
        return;
    }
    // Points so far apart that counting them would take longer than sorting them.
    m_ranks.assign(points.begin(), points.end());
    std::sort(m_ranks.begin(), m_ranks.end(), std::greater<>());
    m_ranks.erase(std::unique(m_ranks.begin(), m_ranks.end()), m_ranks.end());
    for (std::size_t i = 0; i < points.size(); ++i) {
        const auto at =
            std::lower_bound(m_ranks.begin(), m_ranks.end(), points[i], std::greater<>());
        m_group[i] = static_cast<int>(at - m_ranks.begin());
    }
    m_groupBegin.resize(m_ranks.size() + 1);
}

/// Counts the groups: where each begins, and m_cursor likewise.
void SwissEngine::beginGroups(int absent)
{
    m_cursor.assign(m_groupBegin.size(), 0);
    for (const int group : m_group)
        ++m_cursor[index(group)];
    if (absent >= 0)
        --m_cursor[index(m_group[index(absent)])];
    int begin = 0;
    for (std::size_t group = 0; group < m_cursor.size(); ++group) {
        m_groupBegin[group] = begin;
        begin += m_cursor[group];
        m_cursor[group] = m_groupBegin[group];
    }
}

/// Neighbours in order of points are the least sum of any convex cost of the difference. What is
/// mended by exchanges within a score keeps that sum.
void SwissEngine::pairNeighbours()
{
    const int seated = m_seated;
    m_mate.resize(index(seated));
    int *mates = m_mate.data();
    for (int position = 0; position < seated; ++position)
        mates[position] = position ^ 1;

    // Whether they have met is a coin toss to the processor: no branch.
    const MeetingTable &met = m_table->met;
    const int *order = m_order.data();
    m_suspects.resize(index(seated) / 2);
    int *next = m_suspects.data();
    for (int position = 0; position < seated; position += 2) {
        // In fields of thousands the rows come from memory, in no order the machine could guess.
        constexpr int ahead = 24;
        if (position + ahead < seated)
            met.prefetch(order[position + ahead]);
        *next = position;
        next += met.met(order[position], order[position + 1]) ? 1 : 0;
    }
    m_suspects.resize(static_cast<std::size_t>(next - m_suspects.data()));
    mendSuspects();
}

/// Leaves in m_open what exchanges do not mend.
void SwissEngine::mendSuspects()
{
    m_open.clear();
    for (const int position : m_suspects) {
        if (isUnmended(position) && !mend(position))
            m_open.push_back(position);
    }
    // A later exchange may have mended what an earlier one could not.
    std::erase_if(m_open, [this](int position) { return !isUnmended(position); });
}

bool SwissEngine::mend(int position)
{
    // Only the speed depends on the budget: what is not found here is left to the windows.
    m_mendBudget = 4096 + 4 * m_seated;
    m_exchangeTried = false;
    if (mendBy(position, 1))
        return true;
    // Where not even a first exchange could be tried, none can be followed by more.
    return m_exchangeTried && (mendBy(position, 2) || mendBy(position, 3));
}

/// Gives one of the two players' seats to somebody of the same score whom the other has not met.
/// The pair left behind must be no rematch either, or be mended in its turn.
bool SwissEngine::mendBy(int position, int exchanges)
{
    for (const int seat : {mateOf(position), position}) {
        const int other = mateOf(seat);
        const int opponent = playerAt(other);
        const int group = groupAt(seat);
        const int begin = m_groupBegin[index(group)];
        const int end = m_groupBegin[index(group) + 1];
        int next = seat;
        for (int left = end - begin - 1; left > 0; --left) {
            next = next + 1 < end ? next + 1 : begin;
            if (--m_mendBudget < 0)
                return false;
            if (next == other || haveMet(opponent, playerAt(next))
                || (m_sides == SwissSides::Balanced && !alikeForSides(seat, next)))
                continue;
            m_exchangeTried = true;
            std::swap(m_order[index(seat)], m_order[index(next)]);
            if (!isRematch(next) || (exchanges > 1 && mendBy(next, exchanges - 1)))
                return true;
            std::swap(m_order[index(seat)], m_order[index(next)]);
        }
    }
    return false;
}

SwissEngine::Price SwissEngine::price(int first, int second) const
{
    const std::int64_t gap =
        std::int64_t{m_table->points[index(first)]} - m_table->points[index(second)];
    Price price;
    const int meetings = m_table->met.meetings(first, second);
    if (m_sides == SwissSides::Both) {
        price.rematches = meetings;
        price.cost = pointGapCost(gap);
        return price;
    }

    const int forbidden = m_table->avoid.meetings(first, second);
    if (meetings > 1 || forbidden > 0)
        price.rematches = meetings + forbidden;
    const int bias = m_table->bias[index(first)];
    const int otherBias = m_table->bias[index(second)];
    const int difference = clampedGap(gap);
    const std::int64_t asCorp = sidedCost(difference, meetings > 0, bias, otherBias);
    const std::int64_t asRunner = sidedCost(difference, meetings > 0, otherBias, bias);
    price.firstIsCorp = asCorp < asRunner;
    price.sidesAreEqual = asCorp == asRunner;
    if (meetings == 1) {
        price.firstIsCorp = !m_table->met.wasCorp(first, second);
        price.sidesAreEqual = false;
    }
    price.cost = price.firstIsCorp ? asCorp : asRunner;
    return price;
}

void SwissEngine::report()
{
    m_result.pairs.resize(index(m_seated / 2));
    m_result.rematchWeight = 0;
    m_result.cost = 0;
    m_result.floatedTwice = 0;
    if (m_sides == SwissSides::Balanced)
        reportSides();
    else
        reportStandings();
    if (m_sides == SwissSides::Balanced || m_wholeField) {
        for (const auto &[first, second] : m_result.pairs)
            m_result.rematchWeight += price(first, second).rematches;
    }
    for (const int position : m_floats)
        m_result.floatedTwice += m_table->floatedDown[index(playerAt(position))] != 0 ? 1 : 0;
}

void SwissEngine::reportStandings()
{
    const int *order = m_order.data();
    const int *standing = m_table->standing.data();
    SwissPair *next = m_result.pairs.data();
    forEachPair([&](int position, int mate) {
        const int one = order[position];
        const int other = order[mate];
        // Who is better is a coin toss to the processor: no branch.
        const bool turned = standing[other] < standing[one];
        const auto both = std::bit_cast<std::uint64_t>(SwissPair{one, other});
        *next++ = std::bit_cast<SwissPair>(std::rotl(both, turned ? 32 : 0));
    });
    for (const int position : m_floats) {
        const std::int64_t gap = std::int64_t{pointsAt(position)} - pointsAt(mateOf(position));
        m_result.cost = addCosts(m_result.cost, pointGapCost(gap));
    }
}

void SwissEngine::reportSides()
{
    core::Random sides(core::deriveSeed(m_seed, 1));
    std::size_t next = 0;
    forEachPair([&](int position, int mate) {
        int first = playerAt(position);
        int second = playerAt(mate);
        const Price paid = price(first, second);
        m_result.cost = addCosts(m_result.cost, paid.cost);
        const bool coin = sides.coin();
        if (paid.sidesAreEqual ? coin : !paid.firstIsCorp)
            std::swap(first, second);
        m_result.pairs[next++] = {first, second};
    });
}

} // namespace tournament
