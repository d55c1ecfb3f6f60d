// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/timing/timing.h"

#include <cstddef>
#include <vector>

namespace rules {

/// One way on from where a walk stands.
struct WalkChoice {
    const TimingExit *exit = nullptr;
    const TimingInterrupt *interrupt = nullptr; ///< none: the order of the steps
    bool barred = false;                        ///< not in this run, as far as it was walked
};

/// Where in a turn or run the players are, step by step. The structure must outlive it.
class TimingWalk {
public:
    explicit TimingWalk(const TimingStructure &structure);

    [[nodiscard]] const TimingStructure &structure() const { return *m_structure; }
    [[nodiscard]] std::size_t position() const { return m_path.back(); }
    [[nodiscard]] const TimingStep &step() const { return m_structure->steps[position()]; }
    /// The exits of the step, then what may interrupt it. None where the structure ends.
    [[nodiscard]] std::vector<WalkChoice> choices() const;
    /// The positions it came by, with the present one last.
    [[nodiscard]] const std::vector<std::size_t> &path() const { return m_path; }
    [[nodiscard]] bool canGoBack() const { return m_path.size() > 1; }

    /// A barred choice is not taken.
    void take(const WalkChoice &choice);
    void back();
    /// The players are there, however they came: nothing is known of what was before.
    void standAt(std::size_t position);
    void restart();

private:
    [[nodiscard]] bool isBarred(const TimingExit &exit) const;

    const TimingStructure *m_structure;
    std::vector<std::size_t> m_path;
    bool m_fromStart = true; ///< else nothing is barred: what was before is not known
};

} // namespace rules
