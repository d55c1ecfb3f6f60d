// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Memory Limit", "Install", "Host"; FAQ 1.6: "Memory Cost", the card rulings
// on Djinn and Dinosaurus; Core Rules: "Programs".
#include "rules/rulings/play/memory.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

#include <cstdint>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Programs of the rig, but the one that is to host another.
std::vector<ObjectId> programsBut(const Table &table, ObjectId host)
{
    const State &state = table.state;
    std::vector<ObjectId> programs;
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        if (const ObjectId id{static_cast<std::int16_t>(i)}; state[id].zone == Zone::Rig
            && state[id].faceup && state[id].card->type == CardType::Program && id != host
            && !cannotBeTrashed(table, id))
            programs.push_back(id);
    return programs;
}

/// Whether it fits once those programs and what they host are gone.
bool fitsWithout(const Table &table, ObjectId program, const std::vector<ObjectId> &gone)
{
    return memoryUsed(table, withHosted(table.state, gone), program)
        <= playerValue(table, Value::MemoryLimit, Side::Runner);
}

Sentence taken(int needed, int limit, bool trashes)
{
    return trashes
        ? Sentence::tr(
              "with it, programs would take {number} of {n} memory unit after others are trashed",
              "with it, programs would take {number} of {n} memory units after others are trashed",
              limit, {{"number", needed}})
        : Sentence::tr("with it, programs would take {number} of {n} memory unit",
                       "with it, programs would take {number} of {n} memory units", limit,
                       {{"number", needed}});
}

Sentence tooMuchTaken(int needed, int limit, bool trashes)
{
    return trashes
        ? Sentence::tr("with it, programs would take {number} of {n} memory unit after others are "
                       "trashed: too many",
                       "with it, programs would take {number} of {n} memory units after others are "
                       "trashed: too many",
                       limit, {{"number", needed}})
        : Sentence::tr("with it, programs would take {number} of {n} memory unit: too many",
                       "with it, programs would take {number} of {n} memory units: too many", limit,
                       {{"number", needed}});
}

/// Memory that the program is not of the kind for does not count for it.
Sentence withMemoryApart(const Table &table, ObjectId program, Sentence what)
{
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (!modifies(ability, Value::MemoryLimit))
            return;
        const auto &onlyFor = ability.as<ConstantAbility>().onlyFor;
        if (onlyFor && !matches(table, *onlyFor, program, contextOf(table, source)))
            what = Sentence::tr("{what}; what {card} adds is for {kind} alone",
                                {{"what", std::move(what)},
                                 {"card", source},
                                 {"kind", severalInWords(*onlyFor, table.state[source].owner)}});
    });
    return what;
}

} // namespace

void judgeMemory(Judgement &judgement, const Table &table, const Act &act)
{
    const int needed = memoryUsed(table, withHosted(table.state, act.trash), act.object);
    const int limit = playerValue(table, Value::MemoryLimit, Side::Runner);
    if (takesNoMemoryOn(table, act.object, act.host)) {
        if (needed <= limit)
            return;
        if (table.setting("install.host-before-trashing")) {
            judgement.note(
                "install.host-declared"_rule,
                Sentence::tr("the host relieves the memory, and is declared before it is counted"));
            return;
        }
    }
    if (needed > limit && !act.trashStated
        && fitsWithout(table, act.object, programsBut(table, act.host))) {
        judgement.note("install.trash-programs"_rule,
                       Sentence::tr("programs may be trashed before it is installed"));
        table.assume(
            Sentence::tr("programs are trashed to make room for {card}", {{"card", act.object}}));
        return;
    }
    const bool trashes = !act.trash.empty();
    judgement.require(
        "memory.limit"_rule, needed <= limit, taken(needed, limit, trashes),
        needed <= limit ? Sentence()
                        : withMemoryApart(table, act.object, tooMuchTaken(needed, limit, trashes)));
}

void makeRoom(Table &table, ObjectId program, ObjectId host, RuleName because)
{
    if (table.state[program].card->type != CardType::Program
        || takesNoMemoryOn(table, program, host))
        return;
    while (!fitsWithout(table, program, {})) {
        const auto programs = programsBut(table, host);
        if (programs.empty())
            return;
        table.say(Sentence::tr("programs are trashed to make room for it"), {because});
        (void)doTrash(
            table, {table.pick(Side::Runner, Sentence::tr("which program is trashed"), programs)});
    }
}

namespace {

/// Of programs on a host that takes no more, the Runner trashes some for another one.
void makeRoomOn(Table &table, ObjectId program, ObjectId host)
{
    if (!host.exists() || table.state[program].card->type != CardType::Program)
        return;
    while (isFull(table.state, host)) {
        const auto programs = programsToTrashOn(table, host);
        if (programs.empty())
            return;
        table.say(Sentence::tr("a program that {card} hosts is trashed to make room for it",
                               {{"card", host}}),
                  {"install.trash-programs"_rule});
        (void)doTrash(
            table, {table.pick(Side::Runner, Sentence::tr("which program is trashed"), programs)});
    }
}

} // namespace

void makeRoomFor(Table &table, const Act &act, const Bundle &cost)
{
    makeRoomOn(table, act.object, act.host);
    makeRoom(table, act.object, act.host, "install.trash-programs"_rule);
    // What was to pay for it may have been trashed; of other programs it is left.
    if (const auto lacking = whatIsLacking(table, cost))
        throw NotAllowed{notPayable(cost, *lacking)};
}

} // namespace rulings
