// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A script played to its end and held there: where somebody decides or may do something, the game
// does not go on by itself.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/course.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace rulings {

enum class Stopped : std::uint8_t { Nowhere, NotAllowed, NotDerivable };

/// What came of an act behind the script.
struct Tried {
    Stopped stopped = Stopped::Nowhere;
    bool done = false; ///< it was done, whatever stopped the game afterwards
    Sentence why;
    std::vector<RuleName> because;
    std::vector<Sentence> passedOver; ///< what could have been done before it
    bool anyway = false;              ///< nothing is other than without it
    bool elsewhere = false;           ///< the game or run went on, and ended before that step
};

class HeldGame {
public:
    /// The rulebook is borrowed.
    HeldGame(const Rulebook &book, const State &start, std::vector<Act> script);
    HeldGame(const HeldGame &) = delete;
    HeldGame &operator=(const HeldGame &) = delete;

    [[nodiscard]] const Table &table() const { return m_table; }
    [[nodiscard]] const std::optional<Held> &held() const { return m_held; }
    [[nodiscard]] const Tried &outcome() const { return m_outcome; }
    /// Acts that were played to their end, or to where the game is held.
    [[nodiscard]] std::size_t played() const { return m_played; }
    /// Of each of those, where the game stood behind it.
    [[nodiscard]] const std::vector<const rules::TimingStep *> &cameTo() const { return m_cameTo; }
    /// Plays the act behind the script, on a table of its own.
    [[nodiscard]] Tried tryOut(const Act &act) const;

private:
    [[nodiscard]] Table notHeld(std::span<const Act> acts) const;

    std::vector<Act> m_script;
    Table m_table;
    Table m_before;       ///< the last act that nothing asked for, with all that it leads to
    bool m_begun = false; ///< that table: else even the situation is still to be set up
    std::optional<Held> m_held;
    Tried m_outcome;
    std::size_t m_played = 0;
    std::vector<const rules::TimingStep *> m_cameTo;
};

} // namespace rulings
