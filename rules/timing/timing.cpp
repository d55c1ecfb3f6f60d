// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/timing/timing.h"

#include <algorithm>
#include <functional>

namespace rules {

RulesVersion versionOn(Date day)
{
    constexpr Date rulesReference{20171214}; // Rules Reference 1.0: "Effective 12.14.2017"
    return day < rulesReference ? RulesVersion::Faq16 : RulesVersion::Rr10;
}

namespace {

template <class Items, class Member>
auto *firstWith(const Items &items, std::string_view value, Member member)
{
    const auto found = std::ranges::find(items, value, member);
    return found == items.end() ? nullptr : &*found;
}

} // namespace

const TimingExit *TimingStep::exit(std::string_view choice) const
{
    return firstWith(exits, choice, &TimingExit::choice);
}

const TimingExit *TimingInterrupt::exit(std::string_view choice) const
{
    return firstWith(exits, choice, &TimingExit::choice);
}

const TimingStep *TimingStructure::find(std::string_view id) const
{
    return firstWith(steps, id, &TimingStep::id);
}

const TimingStep *TimingStructure::findTopic(std::string_view topic) const
{
    return firstWith(steps, topic, &TimingStep::topic);
}

const TimingInterrupt *TimingStructure::findInterrupt(std::string_view topic) const
{
    return firstWith(interrupts, topic, &TimingInterrupt::topic);
}

const TimingStep *TimingStructure::next(const TimingStep &step, std::string_view choice) const
{
    const TimingExit *exit = step.exit(choice);
    return exit ? &steps[exit->to] : nullptr;
}

std::vector<const TimingInterrupt *> TimingStructure::interruptsOf(const TimingStep &step) const
{
    std::vector<const TimingInterrupt *> found;
    for (const TimingInterrupt &interrupt : interrupts)
        if (std::ranges::any_of(interrupt.during,
                                [&](std::size_t at) { return steps[at].id == step.id; }))
            found.push_back(&interrupt);
    return found;
}

std::string_view TimingStep::printedNumber() const
{
    const bool lettered = std::ranges::any_of(id, [](char c) { return c >= 'a' && c <= 'z'; });
    // The window after an action belongs to the step of the actions: the sign is ours.
    return lettered ? std::string_view() : std::string_view(id).substr(0, id.find('+'));
}

bool mayUse(Side side, Window window, TimingKind kind)
{
    switch (window) {
    case Window::PaidAbilities:
        return true;
    case Window::RezNonIce:
    case Window::RezApproachedIce:
    case Window::ScoreAgendas:
        return side == Side::Corp;
    case Window::BreakSubroutines:
    case Window::JackOut:
        return side == Side::Runner;
    case Window::TakeActions:
        return (side == Side::Corp) == (kind == TimingKind::CorpTurn);
    }
    return false;
}

const TimingStructure &timingStructure(RulesVersion version, TimingKind kind)
{
    return *std::ranges::find_if(timingStructures(), [&](const TimingStructure &structure) {
        return structure.version == version && structure.kind == kind;
    });
}

} // namespace rules
