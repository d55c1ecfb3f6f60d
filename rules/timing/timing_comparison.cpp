// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/timing/timing_comparison.h"

#include <algorithm>

namespace rules {

namespace {

/// Both versions have this exit: the same choice, to the step about the same, barred alike.
bool isAmong(const TimingExit &exit, const TimingStructure &of,
             const std::vector<TimingExit> &others, const TimingStructure &in)
{
    return std::ranges::any_of(others, [&](const TimingExit &other) {
        return other.choice == exit.choice && other.barred == exit.barred
            && in.steps[other.to].topic == of.steps[exit.to].topic;
    });
}

class Comparer {
public:
    Comparer(const TimingStructure &left, const TimingStructure &right)
        : m_left(left), m_right(right)
    {
    }

    /// Lines in the order of the left, with what only the right has where the right has it.
    template <class Part>
    [[nodiscard]] std::vector<Compared<Part>> lines(const std::vector<Part> &left,
                                                    const std::vector<Part> &right) const
    {
        std::vector<Compared<Part>> lines;
        auto rest = right.begin();
        const auto addRightOnly = [&](auto end) {
            for (; rest < end; ++rest)
                if (std::ranges::find(left, rest->topic, &Part::topic) == left.end())
                    lines.push_back({nullptr, &*rest, {Differing::Presence}});
        };
        for (const Part &part : left) {
            const auto partner = std::ranges::find(right, part.topic, &Part::topic);
            if (partner == right.end()) {
                lines.push_back({&part, nullptr, {Differing::Presence}});
                continue;
            }
            addRightOnly(partner);
            lines.push_back({&part, &*partner, differing(part, *partner)});
        }
        addRightOnly(right.end());
        return lines;
    }

private:
    [[nodiscard]] bool sameExits(const std::vector<TimingExit> &left,
                                 const std::vector<TimingExit> &right) const
    {
        return left.size() == right.size()
            && std::ranges::all_of(left, [&](const TimingExit &exit) {
                   return isAmong(exit, m_left, right, m_right);
               });
    }

    [[nodiscard]] EnumSet<Differing> differing(const TimingStep &left,
                                               const TimingStep &right) const
    {
        EnumSet<Differing> set;
        if (left.id != right.id)
            set.add(Differing::Number);
        if (left.windows != right.windows)
            set.add(Differing::Windows);
        if (left.triggers != right.triggers)
            set.add(Differing::Triggers);
        if (!sameExits(left.exits, right.exits))
            set.add(Differing::Exits);
        return set;
    }

    [[nodiscard]] EnumSet<Differing> differing(const TimingInterrupt &left,
                                               const TimingInterrupt &right) const
    {
        EnumSet<Differing> set;
        if (left.takesEffect != right.takesEffect)
            set.add(Differing::TakesEffect);
        if (!sameExits(left.exits, right.exits))
            set.add(Differing::Exits);
        return set;
    }

    const TimingStructure &m_left;
    const TimingStructure &m_right;
};

} // namespace

TimingComparison compare(const TimingStructure &left, const TimingStructure &right)
{
    const Comparer comparer(left, right);
    return {comparer.lines(left.steps, right.steps),
            comparer.lines(left.interrupts, right.interrupts)};
}

} // namespace rules
