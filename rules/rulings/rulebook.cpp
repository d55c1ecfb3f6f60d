// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/rulebook.h"

#include <algorithm>
#include <stdexcept>

namespace rulings {

namespace {

template <class Items, class Member>
auto *sortedFind(const Items &items, std::string_view id, Member member)
{
    const auto found = std::ranges::lower_bound(items, id, {}, member);
    return found != items.end() && std::invoke(member, *found) == id ? &*found : nullptr;
}

} // namespace

std::string placeOf(const RuleCitation &citation)
{
    return citation.part.empty() ? citation.section : citation.section + " [" + citation.part + ']';
}

const Rule *RuleCatalogue::find(std::string_view id) const
{
    return sortedFind(rules, id, &Rule::id);
}

const Difference *RuleCatalogue::findDifference(std::string_view name) const
{
    const auto found = std::ranges::find(differences, name, &Difference::name);
    return found == differences.end() ? nullptr : &*found;
}

const Rule &Rulebook::rule(RuleName name) const
{
    if (const Rule *rule = m_catalogue->find(name.id))
        return *rule;
    throw std::logic_error("the rule catalogue has no " + std::string(name.id));
}

std::span<const RuleCitation> Rulebook::citations(const Rule &rule) const
{
    return rule.citations[static_cast<std::size_t>(m_version)];
}

Setting Rulebook::setting(std::string_view difference) const
{
    if (const Difference *found = m_catalogue->findDifference(difference))
        return found->settings[static_cast<std::size_t>(m_version)];
    throw std::logic_error("no difference is called " + std::string(difference));
}

} // namespace rulings
