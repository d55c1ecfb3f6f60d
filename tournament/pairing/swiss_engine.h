// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/random.h"
#include "tournament/pairing/line_matching.h"
#include "tournament/pairing/matching.h"
#include "tournament/pairing/swiss.h"
#include "tournament/pairing/swiss_search.h"
#include "tournament/pairing/swiss_table.h"

#include <cstdint>
#include <span>
#include <vector>

namespace tournament {

/// pairSwiss() on flat arrays with buffers that live from round to round, for simulations.
///
/// Positions are the players' places after a seeded shuffle and a stable sort by points; pairs are
/// held between positions (`m_mate`), players sit on positions (`m_order`). The cost depends on
/// the pairs of positions alone, so two players of the same score change seats free of cost.
class SwissEngine {
public:
    /// The result stays valid until the next call.
    const SwissPairing &pair(const SwissTable &table, SwissSides sides, std::uint64_t seed);

private:
    struct Window {
        int begin = 0; ///< even, as is `end`
        int end = 0;

        [[nodiscard]] bool holds(int position) const { return position >= begin && position < end; }
    };
    /// What a pair adds to objectives 2 and 4, and who is Corp.
    struct Price {
        std::int64_t rematches = 0;
        std::int64_t cost = 0;
        bool firstIsCorp = true;
        bool sidesAreEqual = false;
    };

    // swiss_engine.cpp
    [[nodiscard]] int findBye();
    void seat(int absent);
    void groupByPoints();
    void beginGroups(int absent);
    void pairNeighbours();
    void mendSuspects();
    bool mend(int position);
    bool mendBy(int position, int exchanges);
    [[nodiscard]] Price price(int first, int second) const;
    void report();
    void reportStandings();
    void reportSides();

    // swiss_sides.cpp
    [[nodiscard]] bool pairBySides(int absent);
    [[nodiscard]] bool sortBiases();
    void seatByClass(int absent);
    void describeLine();
    [[nodiscard]] bool alikeForSides(int position, int other) const;

    // swiss_windows.cpp
    [[nodiscard]] bool pairByWindows();
    void joinWindows();
    [[nodiscard]] bool solveWindow(const Window &window);
    [[nodiscard]] bool searchKernel(const Window &window, int begin, int end);
    void matchKernel(const Window &window, int begin, int end);
    bool widenTowards(int position);

    // swiss_whole.cpp
    void pairWhole();

    // swiss_floats.cpp
    void spareRepeatedFloats();
    void findFloats();
    bool passFloatOn(int position);

    [[nodiscard]] int playerAt(int position) const { return m_order[index(position)]; }
    [[nodiscard]] int mateOf(int position) const { return m_mate[index(position)]; }
    [[nodiscard]] int pointsAt(int position) const
    {
        return m_table->points[index(playerAt(position))];
    }
    [[nodiscard]] int groupAt(int position) const { return m_group[index(playerAt(position))]; }
    /// Pairs of such players cost more than their points (and biases) tell.
    [[nodiscard]] bool haveMet(int first, int second) const
    {
        return m_table->met.met(first, second)
            || (m_sides == SwissSides::Balanced && m_table->avoid.met(first, second));
    }
    [[nodiscard]] bool isRematch(int position) const
    {
        return haveMet(playerAt(position), playerAt(mateOf(position)));
    }
    /// A rematch, unless the pair was matched knowing that it is one.
    [[nodiscard]] bool isUnmended(int position) const
    {
        return isRematch(position)
            && (m_sides == SwissSides::Both || !isSingle(playerAt(position))
                || !isSingle(playerAt(mateOf(position))));
    }
    [[nodiscard]] bool isSingle(int player) const { return m_single[index(player)] != 0; }
    /// In order of the upper position of the two.
    template <class Visit>
    void forEachPair(Visit &&visit) const
    {
        const int seated = m_seated;
        const int *mates = m_mate.data();
        for (int position = 0; position < seated; ++position) {
            const int mate = mates[position];
            if (mate > position)
                visit(position, mate);
        }
    }
    [[nodiscard]] static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    const SwissTable *m_table = nullptr;
    SwissSides m_sides = SwissSides::Both;
    std::uint64_t m_seed = 0;
    bool m_everybodyHadBye = false;
    bool m_wholeField = false; ///< the exact kernel paired it, not exchanges and windows

    int m_seated = 0;              ///< players on positions
    std::vector<int> m_shuffled;   ///< players in the seed's order
    std::vector<int> m_order;      ///< position → player
    std::vector<int> m_mate;       ///< position → position
    std::vector<int> m_group;      ///< player → group of equal points, best first
    std::vector<int> m_groupBegin; ///< group → its first position; one more at the end
    std::vector<int> m_cursor;
    std::vector<int> m_ranks;

    int m_lowestBias = 0;
    std::vector<int> m_biasClass;       ///< bias − m_lowestBias → class; −1: nobody has it
    std::vector<int> m_biases;          ///< class → bias, the farthest from nought first
    std::vector<std::uint8_t> m_single; ///< player → a class of his own
    std::vector<int> m_singles;         ///< players, in the order of their classes
    std::vector<int> m_class;           ///< player → class: of his bias, or his own
    LineMatching::Field m_lineField;
    LineMatching m_line;

    std::vector<int> m_floatSeats;
    std::span<const int> m_floats; ///< positions of those paired down, in order

    int m_mendBudget = 0;
    bool m_exchangeTried = false;
    std::vector<int> m_open;     ///< positions of pairs that are rematches and could not be mended
    std::vector<int> m_suspects; ///< positions of pairs that may be
    std::vector<Window> m_windows;
    MatchWeights m_weights;
    KernelSearch m_search;
    std::vector<int> m_kernelMate;
    std::vector<int> m_partner; ///< player → player

    SwissPairing m_result;
};

} // namespace tournament
