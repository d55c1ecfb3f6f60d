// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/timing/timing.h"

#include <vector>

namespace rules {

/// In what two versions of one step or interrupt differ.
enum class Differing : std::uint8_t {
    Presence, ///< only one version has it
    Number,
    Windows,
    Triggers,
    Exits, ///< choices, where they lead or when they are barred; renumbering alone does not count
    TakesEffect,
};

inline constexpr core::Words<Differing, 6> differingWords{
    {{Differing::Presence, "presence"},
     {Differing::Number, "number"},
     {Differing::Windows, "windows"},
     {Differing::Triggers, "triggers"},
     {Differing::Exits, "exits"},
     {Differing::TakesEffect, "takes-effect"}}};

/// One line of the comparison; a side without it is nullptr.
template <class Part>
struct Compared {
    const Part *left = nullptr;
    const Part *right = nullptr;
    EnumSet<Differing> differing;
};

/// Two versions of one structure side by side, aligned by topic. Refers to the structures.
struct TimingComparison {
    std::vector<Compared<TimingStep>> steps;
    std::vector<Compared<TimingInterrupt>> interrupts;
};

[[nodiscard]] TimingComparison compare(const TimingStructure &left, const TimingStructure &right);

} // namespace rules
