// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Accessing", "Instead".
#include "rules/rulings/play/replaced_access.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/play/waiting_uses.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// The script uses it and names another card, whose access is to be replaced.
bool isMeantOfOther(const Table &table, ObjectId source, const Ability &ability, ObjectId id)
{
    const Act *act = table.next();
    return act && act->kind == ActKind::Use && act->object == source && act->ability == ability.id
        && !act->chosen.empty() && act->chosen.front() != id;
}

} // namespace

bool isAccessReplaced(Table &table, ObjectId id)
{
    std::vector<std::pair<ObjectId, const Ability *>> found;
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *replacement = ability.asIf<ReplacementAbility>();
        const Context context = contextOf(table, source);
        const auto &used = table.state.run.used;
        if (replacement && replacement->ofAccess && matches(table, ability.of, id, context)
            && holds(table, ability.during, context)
            && (!ability.firstEachRun
                || std::ranges::find(used, std::pair(source, ability.id)) == used.end()))
            found.emplace_back(source, &ability);
    });
    for (const auto &[source, ability] : found) {
        if (isMeantOfOther(table, source, *ability, id) || !isWanted(table, source, *ability))
            continue;
        table.takeNamed({id});
        noteUsed(table, source, *ability);
        if (ability->firstEachRun)
            table.state.run.used.emplace_back(source, ability->id);
        table.say(Sentence::tr("{card} has something else happen instead of accessing {other}",
                               {{"card", source}, {"other", id}}),
                  {"replace.instead"_rule});
        Context context = contextOf(table, source);
        context.event.object = id;
        resolve(table, ability->effects, context);
        return true;
    }
    return false;
}

} // namespace rulings
