// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/timing/timing_walk.h"

#include <algorithm>

namespace rules {

TimingWalk::TimingWalk(const TimingStructure &structure) : m_structure(&structure), m_path{0} { }

bool TimingWalk::isBarred(const TimingExit &exit) const
{
    if (exit.barred == Barred::Never || !m_fromStart)
        return false;
    // The next ice is the usual reason for a second approach; the walk does not know the rare one,
    // a return to the same ice, where FirstIce and FirstApproach differ.
    const auto approaches = std::ranges::count_if(m_path, [this](std::size_t position) {
        return m_structure->steps[position].topic == "approach-ice";
    });
    return approaches <= 1;
}

std::vector<WalkChoice> TimingWalk::choices() const
{
    std::vector<WalkChoice> all;
    for (const TimingExit &exit : step().exits)
        all.push_back({&exit, nullptr, isBarred(exit)});
    for (const TimingInterrupt *interrupt : m_structure->interruptsOf(step()))
        for (const TimingExit &exit : interrupt->exits)
            all.push_back({&exit, interrupt, isBarred(exit)});
    return all;
}

void TimingWalk::take(const WalkChoice &choice)
{
    if (choice.exit && !choice.barred)
        m_path.push_back(choice.exit->to);
}

void TimingWalk::back()
{
    if (canGoBack())
        m_path.pop_back();
}

void TimingWalk::standAt(std::size_t position)
{
    m_path = {position};
    m_fromStart = position == 0;
}

void TimingWalk::restart() { standAt(0); }

} // namespace rules
