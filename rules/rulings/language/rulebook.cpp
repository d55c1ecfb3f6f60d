// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/rulebook.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

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

void RuleCatalogue::index()
{
    places.assign(std::bit_ceil(2 * rules.size() + 1), 0);
    for (std::uint32_t i = 0; i < rules.size(); ++i) {
        std::size_t place = hashOf(rules[i].id) % places.size();
        while (places[place] != 0)
            place = (place + 1) % places.size();
        places[place] = i + 1;
    }
}

const Rule *RuleCatalogue::find(RuleName name) const
{
    const std::size_t mask = places.size() - 1;
    for (std::size_t place = name.hash & mask; places[place] != 0; place = (place + 1) & mask)
        if (const Rule &rule = rules[places[place] - 1]; rule.id == name.id)
            return &rule;
    return nullptr;
}

const Difference *RuleCatalogue::findDifference(std::string_view name) const
{
    const auto found = std::ranges::find(differences, name, &Difference::name);
    return found == differences.end() ? nullptr : &*found;
}

namespace {

bool isInForce(Holds holds, Setting setting)
{
    switch (holds) {
    case Holds::IfYes:
        return setting == Setting::Yes;
    case Holds::IfNo:
        return setting == Setting::No;
    case Holds::IfSaid:
        return setting != Setting::Silent;
    case Holds::Anyway:
        break;
    }
    return true;
}

/// An exception is stronger than what it limits, and only an exception or a “cannot” is strong.
void compareRanks(const RuleCatalogue &catalogue, const Rule &rule, std::vector<std::string> &found)
{
    if (rule.exceptionTo.empty()) {
        if (rule.rank != Rank::General && rule.rank != Rank::Cannot)
            found.push_back(rule.id + " is strong and limits nothing");
        return;
    }
    const Rule *base = catalogue.find(rule.exceptionTo);
    if (!base)
        found.push_back(rule.id + " limits a rule that is not there: " + rule.exceptionTo);
    else if (rule.rank <= base->rank)
        found.push_back(rule.id + " is no stronger than what it limits");
}

void compareVersions(const RuleCatalogue &catalogue, const Rule &rule,
                     std::vector<std::string> &found)
{
    const auto difference =
        std::ranges::find(catalogue.differences, rule.difference, &Difference::id);
    if (difference == catalogue.differences.end()) {
        if (!rule.difference.empty() || rule.holds != Holds::Anyway)
            found.push_back(rule.id + " depends on a difference that is not there");
        return;
    }
    const auto fits = [&](Holds holds, std::size_t version) {
        return rule.citations[version].empty() != isInForce(holds, difference->settings[version]);
    };
    const auto fitsEverywhere = [&](Holds holds) {
        return fits(holds, 0) && fits(holds, 1) && fits(holds, 2);
    };
    for (const auto &[version, word] : rules::rulesVersionWords)
        if (rule.holds != Holds::Anyway && !fits(rule.holds, static_cast<std::size_t>(version)))
            found.push_back(rule.id + " and " + difference->id + " contradict each other for "
                            + std::string(word));
    const auto says = [&](Setting setting) {
        return std::ranges::find(difference->settings, setting) != difference->settings.end();
    };
    const bool bothSides = says(Setting::Yes) && says(Setting::No);
    if (rule.holds == Holds::IfSaid && !bothSides)
        found.push_back(rule.id + " is on one side of " + difference->id + ", and does not say so");
    if (rule.holds == Holds::Anyway
        && (fitsEverywhere(Holds::IfYes) || fitsEverywhere(Holds::IfNo)
            || (bothSides && fitsEverywhere(Holds::IfSaid))))
        found.push_back(rule.id + " hangs on " + difference->id + ", and does not say how");
}

} // namespace

std::vector<std::string> contradictions(const RuleCatalogue &catalogue)
{
    std::vector<std::string> found;
    for (const Rule &rule : catalogue.rules) {
        compareRanks(catalogue, rule, found);
        compareVersions(catalogue, rule, found);
    }
    return found;
}

const Rule &Rulebook::rule(RuleName name) const
{
    if (const Rule *rule = m_catalogue->find(name))
        return *rule;
    throw std::logic_error("the rule catalogue has no " + std::string(name.id));
}

std::span<const RuleCitation> Rulebook::citations(const Rule &rule) const
{
    return rule.citations[static_cast<std::size_t>(m_version)];
}

bool Rulebook::supposes(const Rule &rule) const
{
    if (rule.plain || std::ranges::find(m_supposed, &rule) != m_supposed.end())
        return true;
    return std::ranges::any_of(m_readings, [&](const auto &reading) {
        const auto &[difference, setting] = reading;
        return difference->id == rule.difference
            && (rule.holds == Holds::IfSaid
                || rule.holds == (setting == Setting::Yes ? Holds::IfYes : Holds::IfNo));
    });
}

Setting Rulebook::setting(std::string_view difference) const
{
    for (const auto &[supposed, setting] : m_readings)
        if (supposed->name == difference)
            return setting;
    if (const Difference *found = m_catalogue->findDifference(difference))
        return found->settings[static_cast<std::size_t>(m_version)];
    throw std::logic_error("no difference is called " + std::string(difference));
}

} // namespace rulings
