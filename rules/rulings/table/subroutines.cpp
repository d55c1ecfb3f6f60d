// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Subroutine", "All", "Bypass"; FAQ 1.6: "All", "Bypass".
#include "rules/rulings/table/subroutines.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace rulings {

namespace {

void append(std::vector<Subroutine> &all, const std::vector<Effect> &effects, int times,
            const Ability *printed)
{
    for (int i = 0; i < times; ++i) {
        const auto before =
            std::ranges::count(all, &effects, [](const Subroutine &one) { return one.key.first; });
        all.push_back({{&effects, static_cast<int>(before)}, printed});
    }
}

/// Those that cards in force add to this ice, behind its own or before them.
void appendAdded(const Table &table, std::vector<Subroutine> &all, ObjectId ice, bool before)
{
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId source{static_cast<std::int16_t>(i)};
        for (const Ability &ability : table.state[source].card->abilities) {
            const auto *adds = ability.asIf<AddsSubroutineAbility>();
            if (!adds || adds->before != before || !isActive(table.state, source)
                || isBlank(table, source))
                continue;
            const Context context = contextOf(table, source);
            if (matches(table, ability.of, ice, context) && holds(table, ability.during, context))
                append(all, ability.effects, 1, nullptr);
        }
    }
}

/// Those that it has gained for this run.
void appendGained(const Table &table, std::vector<Subroutine> &all, ObjectId ice, bool before)
{
    const Run &run = table.state.run;
    // An effect on ice that is encountered counts from the encounter on.
    const bool met = run.encountering && run.ice == ice;
    for (const Added &one : run.added)
        if (one.before == before
            && (one.ice.exists()
                    ? one.ice == ice
                    : met && matches(table, one.by->of, ice, contextOf(table, one.source))))
            append(all, *one.effects, 1, nullptr);
}

void appendPrinted(const Table &table, std::vector<Subroutine> &all, ObjectId ice)
{
    const Context context = contextOf(table, ice);
    for (const Ability &ability : table.state[ice].card->abilities)
        if (const auto *subroutine = ability.asIf<SubroutineAbility>();
            subroutine && holds(table, ability.during, context))
            append(all, ability.effects, number(table, subroutine->times, context), &ability);
}

/// Each followed by so many copies.
std::vector<Subroutine> copied(const std::vector<Subroutine> &all, int copies)
{
    std::vector<Subroutine> more;
    for (const Subroutine &one : all)
        append(more, one.effects(), copies + 1, one.printed);
    return more;
}

} // namespace

std::vector<Subroutine> subroutinesOf(const Table &table, ObjectId ice)
{
    std::vector<Subroutine> all;
    appendGained(table, all, ice, true);
    appendAdded(table, all, ice, true);
    if (!isBlank(table, ice))
        appendPrinted(table, all, ice);
    appendAdded(table, all, ice, false);
    appendGained(table, all, ice, false);
    const Run &run = table.state.run;
    if (run.doubled > 0 && run.encountering && run.ice == ice)
        return copied(all, run.doubled);
    return all;
}

int subroutineCount(const Table &table, ObjectId ice)
{
    return static_cast<int>(subroutinesOf(table, ice).size());
}

void lookAtSubroutines(Table &table)
{
    Run &run = table.state.run;
    if (!run.encountering || !run.ice.exists())
        return;
    std::vector<SubroutineKey> now;
    std::vector<bool> broken;
    for (const Subroutine &one : subroutinesOf(table, run.ice)) {
        const auto before = std::ranges::find(run.subroutines, one.key);
        broken.push_back(before != run.subroutines.end()
                         && run.broken[static_cast<std::size_t>(before - run.subroutines.begin())]);
        now.push_back(one.key);
    }
    run.subroutines = std::move(now);
    run.broken = std::move(broken);
}

void assumeUnbroken(const Table &table)
{
    const Run &run = table.state.run;
    if (run.joinedInEncounter && !run.brokenKnown && !run.broken.empty())
        table.assume(Sentence::tr("no subroutine was broken before"));
}

bool allBroken(const Table &table)
{
    // "All" includes zero; a bypass breaks none, not even of zero (Rules Reference 1.0, "All",
    // "Bypass").
    const Run &run = table.state.run;
    assumeUnbroken(table);
    if (run.bypassed)
        return run.broken.empty() && !table.setting("bypass.zero-counts-as-unbroken");
    return std::ranges::all_of(run.broken, [](bool broken) { return broken; });
}

bool isPrintedBroken(const Table &table, ObjectId ice)
{
    const Run &run = table.state.run;
    if (run.brokenOf != ice)
        return false;
    for (std::size_t i = 0; i < std::min(run.broken.size(), run.subroutines.size()); ++i)
        if (run.broken[i]
            && std::ranges::any_of(table.state[ice].card->abilities, [&](const Ability &one) {
                   return one.kind() == AbilityKind::Subroutine
                       && run.subroutines[i].first == &one.effects;
               }))
            return true;
    return false;
}

bool breaksForClicks(const Ability &ability) { return breaks(ability) && ability.cost.clicks > 0; }

bool isBrokenWhole(const Table &table, ObjectId ice, ObjectId by)
{
    const auto &whole = table.state.brokenWhole;
    if (std::ranges::find(whole, std::pair(ice, by)) != whole.end())
        return true;
    if (table.state.run.brokenOf != ice || !by.exists())
        return false;
    Condition now;
    now.kind = Condition::Kind::BrokenWith;
    now.filter.ref = Ref::Self;
    now.allOf = true;
    return wouldHold(table, now, contextOf(table, by));
}

} // namespace rulings
