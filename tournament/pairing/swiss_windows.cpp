// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/pairing/swiss_cost.h"
#include "tournament/pairing/swiss_engine.h"

#include <algorithm>
#include <numeric>

namespace tournament {

// Rematches that no exchange within a score mends cost something. How much, a relaxed problem
// tells: rematches are forbidden only between players of one window, an even-aligned range of
// positions; everybody else is an outsider who may meet anyone. Every pairing without rematches
// is a solution of the relaxed problem, so its optimum bounds ours from below.
//
// Why a small kernel solves it. For a cost convex in the difference, of three ways to pair four
// players a ≤ b ≤ c ≤ d the neighbours (ab, cd) cost least and the nested (ad, bc) most. Let a
// window hold w players.
//  * Of two pairs that lead from one side of the window over it to the other, both pairs of
//    outsiders, uncrossing makes one pair on each side, allowed and no dearer. So at most one
//    leads over it, and at most w + 1 outsiders of one side are paired away from their side.
//  * When such an outsider s lies farther out than an outsider o paired on his own side, exchange
//    them: allowed, and no dearer by the order above. So those paired away are the nearest.
//  * The rest of that side is paired among itself, so it is even in number; both sides being even,
//    those paired away are even in number too: at most w. The rest pairs off as neighbours.
// So window and w outsiders on each side are enough. Between two windows of w and v players the
// same uncrossing separates their kernels as soon as more than w + v outsiders lie between them:
// a pair over that gap would leave two outsiders in it paired with each other, and uncrossing it
// with them is no dearer. Windows closer than that are joined.
//
// When exchanges within a score then mend every rematch with outsiders, bound and cost are equal:
// the pairing is optimal. Otherwise the outsiders concerned join the window. A window without a
// solution proves that the field has none.
bool SwissEngine::pairByWindows()
{
    m_windows.clear();
    for (const int position : m_open)
        m_windows.push_back({position, position + 2});
    m_suspects.clear();

    for (;;) {
        joinWindows();
        const int windowed = std::accumulate(
            m_windows.begin(), m_windows.end(), 0,
            [](int sum, const Window &window) { return sum + window.end - window.begin; });
        if (windowed > m_seated / 2)
            return false;
        for (const Window &window : m_windows) {
            if (!solveWindow(window))
                return false;
        }

        mendSuspects();
        if (m_open.empty())
            return true;

        m_suspects.clear();
        bool widened = false;
        for (const int position : m_open) {
            const int mate = mateOf(position);
            widened |= widenTowards(position);
            widened |= widenTowards(mate);
        }
        if (!widened)
            return false;
    }
}

void SwissEngine::joinWindows()
{
    std::sort(m_windows.begin(), m_windows.end(),
              [](const Window &a, const Window &b) { return a.begin < b.begin; });
    std::size_t kept = 0;
    for (std::size_t i = 1; i < m_windows.size(); ++i) {
        Window next = m_windows[i];
        // Joining widens a window, which may bring it too close to the one before.
        for (;;) {
            const Window &last = m_windows[kept];
            const int between = next.begin - last.end;
            if (between > (last.end - last.begin) + (next.end - next.begin))
                break;
            next = {std::min(last.begin, next.begin), std::max(last.end, next.end)};
            if (kept == 0) {
                m_windows[0] = next;
                next = {-1, -1};
                break;
            }
            --kept;
        }
        if (next.begin >= 0)
            m_windows[++kept] = next;
    }
    m_windows.resize(kept + 1);
}

/// The window with its outsiders, from `begin` to `end`, by search: false when it takes too long.
bool SwissEngine::searchKernel(const Window &window, int begin, int end)
{
    if (end - begin > KernelSearch::mostVertices)
        return false;
    m_search.begin(*m_table);
    for (int position = begin; position < end; ++position)
        m_search.add(playerAt(position), window.holds(position));
    return m_search.solve(m_kernelMate);
}

/// Likewise in any case.
void SwissEngine::matchKernel(const Window &window, int begin, int end)
{
    m_weights.resize(end - begin);
    for (int high = begin + 1; high < end; ++high) {
        for (int low = begin; low < high; ++low) {
            const std::int64_t gap = std::int64_t{pointsAt(low)} - pointsAt(high);
            const bool met = m_table->met.met(playerAt(low), playerAt(high));
            MatchWeight &weight = m_weights.at(low - begin, high - begin);
            weight.first = met && window.holds(low) && window.holds(high) ? 1 : 0;
            weight.second = pointGapCost(gap);
            // Among equal optima rather one whose outsiders need no mending.
            weight.third = met ? 1 : 0;
        }
    }
    leastPerfectMatching(m_weights, m_kernelMate);
}

bool SwissEngine::solveWindow(const Window &window)
{
    const int width = window.end - window.begin;
    const int begin = std::max(0, window.begin - width);
    const int end = std::min(m_seated, window.end + width);
    if (!searchKernel(window, begin, end))
        matchKernel(window, begin, end);

    for (int position = begin; position < end; ++position) {
        const int mate = begin + m_kernelMate[index(position - begin)];
        m_mate[index(position)] = mate;
        if (mate < position)
            continue;
        if (m_table->met.met(playerAt(position), playerAt(mate))) {
            if (window.holds(position) && window.holds(mate))
                return false;
            m_suspects.push_back(position);
        }
    }
    return true;
}

/// Takes the player on `position` into the nearest window, from the nearest seat of his score.
bool SwissEngine::widenTowards(int position)
{
    Window *nearest = nullptr;
    int shortest = 0;
    for (Window &window : m_windows) {
        const int distance = position < window.begin ? window.begin - position
            : position >= window.end                 ? position - window.end + 1
                                                     : 0;
        if (distance == 0)
            return false;
        if (nearest == nullptr || distance < shortest) {
            nearest = &window;
            shortest = distance;
        }
    }

    const int group = groupAt(position);
    int seat = position;
    if (position >= nearest->end) {
        seat = std::max(nearest->end, m_groupBegin[index(group)]);
        nearest->end = (seat / 2 + 1) * 2;
    } else {
        seat = std::min(nearest->begin, m_groupBegin[index(group) + 1]) - 1;
        nearest->begin = seat / 2 * 2;
    }
    std::swap(m_order[index(seat)], m_order[index(position)]);
    m_suspects.push_back(seat);
    m_suspects.push_back(position);
    return true;
}

} // namespace tournament
