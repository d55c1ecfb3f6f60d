// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace tournament {

/// The least perfect matching of players who stand in a line and belong to classes: a pair costs
/// the square of its distance and what its two classes cost each other. Exact; with the few
/// classes of one round of single-sided Swiss many times as fast as a general matching.
class LineMatching {
public:
    /// For Field::surcharge: these two classes must not be paired.
    static constexpr std::int64_t never = -1;

    /// Players from the top down.
    struct Field {
        std::vector<int> points; ///< never rising
        /// From 0. Players who stand level may come in any order; it is quickest where those who
        /// are hard to pair come first.
        std::vector<int> classOf;
        int classes = 0;
        std::vector<std::int64_t> surcharge; ///< symmetric, classes × classes, from 0
        /// Of a class: 1 or −1 where it is dear to pair its side with itself, 0 elsewhere. Only
        /// the speed depends on it.
        std::vector<int> side;

        [[nodiscard]] std::int64_t between(int one, int other) const
        {
            return surcharge[static_cast<std::size_t>(one * classes + other)];
        }
    };

    /// The mate of every player, by place in the line. False when there is no such matching, or
    /// the search grows too long to be worth it, or costs are beyond exact sums.
    bool solve(const Field &field, std::vector<int> &mate);

private:
    struct Class {
        int begin = 0; ///< of its places in m_places
        int size = 0;
        int shift = 0; ///< of its count in State::paired
        std::uint64_t mask = 0;
    };
    /// The first players of every class have been paired, at this cost.
    struct State {
        std::uint64_t paired = 0; ///< how many of each class, packed
        std::int64_t cost = 0;
        std::int64_t prices = 0; ///< doubled, of those not paired
        std::int64_t bound = 0;  ///< of any matching through this state, doubled
        std::int32_t parent = -1;
        /// Its last pairs: the next so many of one class with the next so many of another.
        int pairs = 0;
        int one = 0;
        int other = 0;
        std::uint32_t slot = 0;
    };
    struct Candidate {
        std::int64_t bound = 0;
        int left = 0; ///< pairs still to be made
        std::int32_t state = 0;
    };

    bool begin();
    bool beginClasses();
    void boundSuffixes();
    void priceSides();
    [[nodiscard]] std::int64_t neighbours(std::uint64_t paired) const;
    [[nodiscard]] std::int64_t rest(const State &state, int left) const;
    bool extend(std::int32_t from, int left);
    bool add(State state, int left);
    [[nodiscard]] std::uint32_t slotOf(std::uint64_t paired) const;
    void growSlots();
    [[nodiscard]] bool settles(int one, int other);
    [[nodiscard]] bool settledByEveryExchange(int one, int other) const;
    void readOff(std::int32_t last, std::vector<int> &mate) const;

    [[nodiscard]] std::int64_t price(int ofClass, int level) const
    {
        const int side = m_field->side[index(ofClass)];
        return side == 0 ? m_sidelessPrice[index(level)] : side * m_price[index(level)];
    }
    /// A slot that its state does not remember dates from an earlier field.
    [[nodiscard]] bool taken(std::uint32_t slot) const
    {
        return m_slots[slot] < m_states.size() && m_states[m_slots[slot]].slot == slot;
    }
    [[nodiscard]] static bool worse(const Candidate &a, const Candidate &b);
    [[nodiscard]] static int count(const Class &one, std::uint64_t paired)
    {
        return static_cast<int>((paired >> one.shift) & one.mask);
    }
    [[nodiscard]] static std::int64_t squared(std::int64_t gap) { return gap * gap; }
    [[nodiscard]] static std::size_t index(int i) { return static_cast<std::size_t>(i); }

    const Field *m_field = nullptr;
    std::int64_t m_least = 0; ///< of all surcharges
    std::vector<Class> m_classes;
    std::vector<int> m_places;        ///< in the line, class by class
    std::vector<int> m_levelOf;       ///< place in the line → level of equal points, from 0
    std::vector<int> m_levelPoints;   ///< level → points
    std::vector<int> m_levelSize;     ///< level → players
    std::vector<int> m_above;         ///< class, level → how many of the class stand above it
    std::vector<std::int64_t> m_even; ///< level → least squares of all from it down
    std::vector<std::int64_t> m_odd;  ///< likewise, when one of the level is paired upwards
    std::vector<int> m_excess;        ///< level → players of side 1 − players of side −1
    std::vector<int> m_peak;
    std::vector<int> m_price;         ///< level → of a player of side 1, doubled; −1: its negative
    std::vector<int> m_sidelessPrice; ///< level → of a player of side 0, doubled
    std::vector<std::int8_t> m_settles; ///< class × class; −1: not known yet
    std::vector<State> m_states;
    std::vector<Candidate> m_open;      ///< a heap
    std::vector<std::uint32_t> m_slots; ///< hash of State::paired → state
};

} // namespace tournament
