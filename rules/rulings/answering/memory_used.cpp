// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/memory_used.h"

#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/values.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace rulings {

namespace {

/// How much of it each of the installed programs takes; empty: too many of them, or none.
Sentence eachTakes(const Table &table, int used)
{
    constexpr std::size_t mostNamed = 6;
    std::vector<Sentence> each;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const Object &object = table.state[id];
        if (object.zone == Zone::Rig && object.faceup && object.card->type == CardType::Program)
            //: a program, and how many memory units it takes
            each.push_back(Sentence::tr(
                "{card} {number}", {{"card", id}, {"number", used - memoryTaken(table, {id})}}));
    }
    return each.size() > mostNamed ? Sentence() : Sentence::list(each);
}

/// Of programs that take none where they are hosted.
void sayHostedFree(const Table &table)
{
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        if (const Object &object = table.state[id]; object.zone == Zone::Rig && object.faceup
            && object.card->type == CardType::Program && takesNoMemory(table, id))
            table.say(Sentence::tr("{card} does not count against the memory limit: that is so of "
                                   "what {host} hosts",
                                   {{"card", id}, {"host", object.host}}),
                      {"memory.limit"_rule});
    }
}

/// Of programs that take more or less than what stands on them.
void sayMemoryCosts(const Table &table)
{
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (const Object &object = table.state.objects[i];
            object.zone == Zone::Rig && object.faceup && object.card->type == CardType::Program)
            (void)value(table, Value::MemoryCost, {static_cast<std::int16_t>(i)}, Told::IfModified);
}

/// Of memory that is for some programs alone, which these take first.
void sayMemoryApart(const Table &table)
{
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (!modifies(ability, Value::MemoryLimit) || !ability.as<ConstantAbility>().onlyFor)
            return;
        const Filter &such = *ability.as<ConstantAbility>().onlyFor;
        for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
            const ObjectId id{static_cast<std::int16_t>(i)};
            const Object &object = table.state[id];
            if (object.zone == Zone::Rig && object.faceup && object.card->type == CardType::Program
                && matches(table, such, id, contextOf(table, source))) {
                table.say(Sentence::tr("{card} takes memory of {host} first, which is for {kind} "
                                       "alone",
                                       {{"card", id},
                                        {"host", source},
                                        {"kind", severalInWords(such, table.state[source].owner)}}),
                          {"memory.limit"_rule});
                return;
            }
        }
    });
}

} // namespace

Fact memoryUsedFact(const Table &table)
{
    const int used = memoryTaken(table);
    sayMemoryCosts(table);
    sayHostedFree(table);
    sayMemoryApart(table);
    const Sentence each = eachTakes(table, used);
    table.say(each.empty() ? Sentence::tr("installed programs take {n} memory unit",
                                          "installed programs take {n} memory units", used)
                           //: and how many each of them takes: "Corroder 1, Mimic 1"
                           : Sentence::tr("installed programs take {n} memory unit: {each}",
                                          "installed programs take {n} memory units: {each}", used,
                                          {{"each", each}}),
              {"memory.limit"_rule});
    return used;
}

} // namespace rulings
