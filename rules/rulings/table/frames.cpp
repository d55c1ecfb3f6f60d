// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/frames.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <ranges>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

namespace {

template <class Kind>
const Kind *innermost(const std::vector<Frame> &open)
{
    for (const Frame &frame : open | std::views::reverse)
        if (const Kind *found = std::get_if<Kind>(&frame))
            return found;
    return nullptr;
}

/// The same, but what an effect does that resolves meanwhile is no part of it.
template <class Kind>
const Kind *ofItself(const std::vector<Frame> &open)
{
    for (const Frame &frame : open | std::views::reverse) {
        if (const Kind *found = std::get_if<Kind>(&frame))
            return found;
        if (std::holds_alternative<Resolving>(frame))
            return nullptr;
    }
    return nullptr;
}

template <class... Kinds>
bool isOneOf(const Frame &frame)
{
    return (std::holds_alternative<Kinds>(frame) || ...);
}

} // namespace

std::size_t Frames::level() const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_open, isOneOf<Resolving, HeldUp, Paying, Damaging, Enforcing, MakingWay, Examining>));
}

std::optional<Side> Frames::actor() const
{
    const auto byWhom = [](const auto &frame) -> std::optional<Side> {
        if constexpr (requires { frame.by; })
            return frame.by;
        else
            return std::nullopt;
    };
    for (const Frame &frame : m_open | std::views::reverse)
        if (const auto by = std::visit(byWhom, frame))
            return by;
    return std::nullopt;
}

bool Frames::isGoingOn() const { return innermost<GoingOn>(m_open) != nullptr; }

bool Frames::isPaying() const { return ofItself<Paying>(m_open) != nullptr; }

ObjectId Frames::source() const
{
    const auto *resolving = innermost<Resolving>(m_open);
    return resolving ? resolving->source : ObjectId{};
}

bool Frames::isInSubroutine() const
{
    const auto *subroutine = innermost<InSubroutine>(m_open);
    return subroutine && subroutine->ice == source();
}

std::optional<Damage> Frames::damage() const
{
    const auto *damaging = ofItself<Damaging>(m_open);
    return damaging ? std::optional(damaging->kind) : std::nullopt;
}

ObjectId Frames::installing() const
{
    const auto *installing = innermost<Installing>(m_open);
    return installing ? installing->card : ObjectId{};
}

int Frames::iceBehind() const
{
    const auto *installing = innermost<Installing>(m_open);
    return installing ? installing->iceBehind : 0;
}

ServerId Frames::keptServer() const
{
    const auto *making = innermost<MakingWay>(m_open);
    return making ? making->server : ServerId{};
}

std::size_t Frames::toCome() const
{
    std::size_t sum = 0;
    for (const Frame &frame : m_open)
        if (const auto *resolving = std::get_if<Resolving>(&frame))
            sum += resolving->toCome;
        else if (const auto *heldUp = std::get_if<HeldUp>(&frame))
            sum += heldUp->toCome;
    return sum;
}

const Pending *Frames::occasion() const
{
    const auto *occasion = innermost<Occasion>(m_open);
    return occasion ? &occasion->waiting : nullptr;
}

bool Frames::isOffered() const { return innermost<Offer>(m_open) != nullptr; }

const Decision *Frames::decision() const { return innermost<Decision>(m_open); }

std::optional<Pending> Frames::takeOccasion()
{
    if (m_open.empty() || !std::holds_alternative<Occasion>(m_open.back()))
        return std::nullopt;
    const Pending waiting = std::get<Occasion>(m_open.back()).waiting;
    m_open.pop_back();
    return waiting;
}

Frames Frames::with(Frame frame) const
{
    Frames more = *this;
    more.m_open.push_back(std::move(frame));
    return more;
}

} // namespace rulings
