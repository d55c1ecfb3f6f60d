// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/line_matching.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdlib>
#include <limits>

namespace tournament {

// Pairs are made from the top down. Let x be a player of the highest points not yet paired, paired
// with y in some best matching, and let y' stand above y in the class of y, paired with w. Then
// x with y' and w with y costs the same for the classes and, the square being convex, no more for
// the distances: whether w stands above y', between y' and y or below y, the new pairs are
// neighbours or keep the order of both. So x may be paired with the first of some class, and how
// many of each class are paired tells all that matters of what is left. The search goes on from the
// state that bounds the whole least; no bound ever falls along the way, so the first complete
// matching is the best.
// What bounds it: line_bounds.cpp.

namespace {

/// Beyond it a general matching is faster.
constexpr std::size_t mostStates = 65536;
/// Keeps sums far from overflow.
constexpr std::int64_t widestSurcharge = std::int64_t{1} << 40;
constexpr int widestSpread = 1 << 15;

} // namespace

bool LineMatching::solve(const Field &field, std::vector<int> &mate)
{
    m_field = &field;
    if (!begin())
        return false;
    while (!m_open.empty()) {
        std::ranges::pop_heap(m_open, worse);
        const Candidate best = m_open.back();
        m_open.pop_back();
        if (best.left == 0) {
            readOff(best.state, mate);
            return true;
        }
        // Reached at less cost since, it has another entry.
        if (best.bound == m_states[index(best.state)].bound && !extend(best.state, best.left))
            return false;
    }
    return false;
}

bool LineMatching::worse(const Candidate &a, const Candidate &b)
{
    return a.bound != b.bound ? a.bound > b.bound : a.left > b.left;
}

/// Sorts the line into classes and levels; false when counts or costs do not fit.
bool LineMatching::begin()
{
    const auto &points = m_field->points;
    if (points.empty() || points.size() % 2 != 0
        || std::int64_t{points.front()} - points.back() > widestSpread
        || std::ranges::max(m_field->surcharge) > widestSurcharge)
        return false;

    m_least = std::numeric_limits<std::int64_t>::max();
    for (const std::int64_t surcharge : m_field->surcharge) {
        if (surcharge != never)
            m_least = std::min(m_least, surcharge);
    }
    m_levelOf.clear();
    m_levelPoints.clear();
    for (const int one : points) {
        if (m_levelPoints.empty() || one != m_levelPoints.back())
            m_levelPoints.push_back(one);
        m_levelOf.push_back(static_cast<int>(m_levelPoints.size()) - 1);
    }
    if (!beginClasses())
        return false;
    boundSuffixes();
    priceSides();
    m_settles.assign(index(m_field->classes) * index(m_field->classes), -1);
    m_states.clear();
    m_open.clear();
    State start;
    for (std::size_t place = 0; place < points.size(); ++place)
        start.prices += price(m_field->classOf[place], m_levelOf[place]);
    return add(start, static_cast<int>(points.size() / 2));
}

bool LineMatching::beginClasses()
{
    m_classes.assign(index(m_field->classes), {});
    for (const int one : m_field->classOf)
        ++m_classes[index(one)].size;
    const std::size_t levels = m_levelPoints.size();
    m_above.assign(m_classes.size() * (levels + 1), 0);
    m_levelSize.assign(levels, 0);
    int begin = 0;
    int shift = 0;
    for (Class &one : m_classes) {
        const int bits = static_cast<int>(std::bit_width(static_cast<unsigned>(one.size)));
        if (shift + bits > 63)
            return false;
        one.begin = begin;
        one.shift = shift;
        one.mask = (std::uint64_t{1} << bits) - 1;
        begin += one.size;
        shift += bits;
        one.size = 0;
    }
    m_places.resize(m_levelOf.size());
    for (std::size_t place = 0; place < m_levelOf.size(); ++place) {
        const std::size_t level = index(m_levelOf[place]);
        const std::size_t ofClass = index(m_field->classOf[place]);
        Class &one = m_classes[ofClass];
        m_places[index(one.begin + one.size++)] = static_cast<int>(place);
        ++m_above[ofClass * (levels + 1) + level + 1];
        ++m_levelSize[level];
    }
    for (std::size_t one = 0; one < m_classes.size(); ++one) {
        for (std::size_t level = 0; level < levels; ++level)
            m_above[one * (levels + 1) + level + 1] += m_above[one * (levels + 1) + level];
    }
    return true;
}

bool LineMatching::extend(std::int32_t from, int left)
{
    const State state = m_states[index(from)];
    const auto place = [&](int one, int ahead) {
        const Class &of = m_classes[index(one)];
        const int next = count(of, state.paired) + ahead;
        return next < of.size ? m_places[index(of.begin + next)] : -1;
    };
    int first = static_cast<int>(m_places.size());
    for (int one = 0; one < m_field->classes; ++one) {
        if (const int next = place(one, 0); next >= 0)
            first = std::min(first, next);
    }
    const int own = m_field->classOf[index(first)];
    const int level = m_levelOf[index(first)];
    const auto openAtLevel = [&](int one) {
        const int *above = m_above.data() + one * (static_cast<int>(m_levelPoints.size()) + 1);
        return above[level + 1] - count(m_classes[index(one)], state.paired);
    };
    const auto pairUp = [&](int other, int otherLevel, int pairs, std::int64_t cost) {
        State next;
        next.paired = state.paired
            + (static_cast<std::uint64_t>(pairs) << m_classes[index(own)].shift)
            + (static_cast<std::uint64_t>(pairs) << m_classes[index(other)].shift);
        next.cost = state.cost + cost;
        next.prices = state.prices - pairs * (price(own, level) + price(other, otherLevel));
        next.parent = from;
        next.pairs = pairs;
        next.one = own;
        next.other = other;
        return add(next, left - pairs);
    };

    for (int other = 0; other < m_field->classes; ++other) {
        const int pairs =
            other == own ? openAtLevel(own) / 2 : std::min(openAtLevel(own), openAtLevel(other));
        if (pairs > 0 && settles(own, other))
            return pairUp(other, level, pairs, pairs * m_field->between(own, other));
    }
    // Of one class and level at most one is paired with a lower one of the class: two of those
    // pairs make as good a pair of each level. So who cannot be paired with another class is paired
    // within.
    const Class &ownClass = m_classes[index(own)];
    const int others = 2 * left - (ownClass.size - count(ownClass, state.paired));
    if (const int pairs = (openAtLevel(own) - others) / 2; pairs > 0)
        return pairUp(own, level, pairs, pairs * m_field->between(own, own));

    const int top = m_levelPoints[index(level)];
    for (int other = 0; other < m_field->classes; ++other) {
        const int second = place(other, other == own ? 1 : 0);
        const std::int64_t surcharge = m_field->between(own, other);
        if (second < 0 || surcharge == never)
            continue;
        const int lower = m_levelOf[index(second)];
        const std::int64_t gap = std::int64_t{top} - m_levelPoints[index(lower)];
        if (!pairUp(other, lower, 1, squared(gap) + surcharge))
            return false;
    }
    return true;
}

/// False when there are too many states.
bool LineMatching::add(State state, int left)
{
    if (2 * m_states.size() >= m_slots.size())
        growSlots();
    state.slot = slotOf(state.paired);
    const std::size_t known = m_slots[state.slot];
    const bool seen = taken(state.slot);
    if (seen && m_states[known].cost <= state.cost)
        return true;
    if (!seen && m_states.size() == mostStates)
        return false;
    state.bound = 2 * state.cost
        + (seen ? m_states[known].bound - 2 * m_states[known].cost : rest(state, left));
    const std::size_t own = seen ? known : m_states.size();
    if (seen)
        m_states[known] = state;
    else
        m_states.push_back(state);
    m_slots[state.slot] = static_cast<std::uint32_t>(own);
    m_open.push_back({state.bound, left, static_cast<std::int32_t>(own)});
    std::ranges::push_heap(m_open, worse);
    return true;
}

/// The slot of those paired, or the free one for them.
std::uint32_t LineMatching::slotOf(std::uint64_t paired) const
{
    constexpr std::uint64_t golden = 0x9e3779b97f4a7c15U;
    const auto mask = static_cast<std::uint32_t>(m_slots.size() - 1);
    auto slot = static_cast<std::uint32_t>((paired * golden) >> 40) & mask;
    while (taken(slot) && m_states[m_slots[slot]].paired != paired)
        slot = (slot + 1) & mask;
    return slot;
}

void LineMatching::growSlots()
{
    constexpr std::size_t fewest = 4096; // stays near the processor; few fields need more
    m_slots.assign(std::max(fewest, 2 * m_slots.size()), 0);
    for (State &state : m_states)
        state.slot = static_cast<std::uint32_t>(m_slots.size()); // nowhere
    for (std::size_t own = 0; own < m_states.size(); ++own) {
        const std::uint32_t slot = slotOf(m_states[own].paired);
        m_states[own].slot = slot;
        m_slots[slot] = static_cast<std::uint32_t>(own);
    }
}

void LineMatching::readOff(std::int32_t last, std::vector<int> &mate) const
{
    mate.resize(m_places.size());
    for (std::int32_t at = last; m_states[index(at)].parent >= 0; at = m_states[index(at)].parent) {
        const State &state = m_states[index(at)];
        const std::uint64_t before = m_states[index(state.parent)].paired;
        const Class &one = m_classes[index(state.one)];
        const Class &other = m_classes[index(state.other)];
        for (int pair = 0; pair < state.pairs; ++pair) {
            const bool alike = state.one == state.other;
            const int first = count(one, before) + (alike ? 2 * pair : pair);
            const int second = alike ? first + 1 : count(other, before) + pair;
            const int firstPlace = m_places[index(one.begin + first)];
            const int secondPlace = m_places[index(other.begin + second)];
            mate[index(firstPlace)] = secondPlace;
            mate[index(secondPlace)] = firstPlace;
        }
    }
}

/// Whether two players of these classes who stand level at the top are a pair of some best
/// matching: what their mates would be must cost no more together.
bool LineMatching::settles(int one, int other)
{
    std::int8_t &known = m_settles[index(one * m_field->classes + other)];
    if (known < 0)
        known = settledByEveryExchange(one, other) ? 1 : 0;
    return known == 1;
}

bool LineMatching::settledByEveryExchange(int one, int other) const
{
    const std::int64_t own = m_field->between(one, other);
    if (own == never)
        return false;
    // Both mates stand no higher, so they are no farther apart than the farther of them was.
    for (int mate = 0; mate < m_field->classes; ++mate) {
        for (int otherMate = 0; otherMate < m_field->classes; ++otherMate) {
            if (mate == otherMate && m_classes[index(mate)].size < 2)
                continue;
            const std::int64_t paid = m_field->between(one, mate);
            const std::int64_t alsoPaid = m_field->between(other, otherMate);
            if (paid == never || alsoPaid == never)
                continue;
            const std::int64_t instead = m_field->between(mate, otherMate);
            if (instead == never || own + instead > paid + alsoPaid)
                return false;
        }
    }
    return true;
}

} // namespace tournament
