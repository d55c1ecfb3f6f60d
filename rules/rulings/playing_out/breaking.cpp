// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/playing_out/breaking.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <bit>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

namespace {

std::vector<int> unbroken(const Run &run)
{
    std::vector<int> numbers;
    for (std::size_t i = 0; i < run.broken.size(); ++i)
        if (!run.broken[i])
            numbers.push_back(static_cast<int>(i) + 1);
    return numbers;
}

/// Every choice of at most so many of them.
std::vector<std::vector<int>> choicesOf(const std::vector<int> &numbers, int most)
{
    constexpr std::size_t longest = 6; // more subroutines than any ice has
    std::vector<std::vector<int>> choices;
    const unsigned all = 1U << std::min(numbers.size(), longest);
    for (unsigned chosen = 1; chosen < all; ++chosen) {
        if (std::popcount(chosen) > most)
            continue;
        auto &choice = choices.emplace_back();
        for (std::size_t i = 0; i < numbers.size() && i < longest; ++i)
            if (chosen & (1U << i))
                choice.push_back(numbers[i]);
    }
    return choices;
}

/// Where which subroutines are broken is a choice: some are left, and not all of them at once.
std::vector<std::vector<int>> breaks(const Table &table, ObjectId card, const Ability &ability)
{
    const auto effect = std::ranges::find(ability.effects, &breakOperation, &Effect::op);
    if (effect == ability.effects.end() || !table.state.run.encountering)
        return {};
    const auto numbers = unbroken(table.state.run);
    try {
        const int most = number(table, effect->amount, contextOf(table, card));
        return most < static_cast<int>(numbers.size()) ? choicesOf(numbers, most)
                                                       : std::vector<std::vector<int>>{};
    } catch (const NotDerivable &) {
        return {};
    }
}

/// As far as the credits of the pool go, if they are told.
std::optional<int> mostX(const Table &table, ObjectId card, const Ability &ability)
{
    if (ability.cost.credits.of != Amount::Of::ChosenNumber)
        return std::nullopt;
    constexpr int some = 10;
    const Stated &credits = table.state.player(table.state[card].owner).credits;
    return credits.isKnown() ? std::min(some, static_cast<int>(credits)) : some;
}

} // namespace

std::vector<Act> waysToUse(const Table &table, ObjectId card, const Ability &ability)
{
    const Act plain = actOf(ActKind::Use, card, ability.id);
    std::vector<Act> ways;
    if (const auto most = mostX(table, card, ability)) {
        for (int x = 0; x <= *most; ++x)
            ways.emplace_back(plain).x = x;
        return ways;
    }
    for (auto &subroutines : breaks(table, card, ability))
        ways.emplace_back(plain).subroutines = std::move(subroutines);
    if (ways.empty())
        ways.push_back(plain);
    return ways;
}

} // namespace rulings
