// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `access-more` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <utility>

namespace rulings {

namespace {

struct MoreHow {
    Where where = Where::Anywhere; ///< the attacked server: the one attacked as it resolves
    bool fromBottom = false;       ///< of R&D, for this run
};

How readMoreHow(const core::JsonPlace &place)
{
    MoreHow how;
    fill(how.where, place, "server", whereWords);
    fill(how.fromBottom, place, "from_bottom");
    return how;
}

void resolveAccessMore(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    if (effect.as<MoreHow>().fromBottom)
        state.run.fromBottom = true;
    Lasting lasting = lastingOf(effect, context, Lasting::Kind::Modifier, Duration::Run);
    lasting.value = Value::Accesses;
    lasting.by = number(table, effect.amount, context);
    lasting.player = Side::Runner;
    if (const Where where = effect.as<MoreHow>().where; where == Where::AttackedServer)
        lasting.server = state.run.server;
    else
        lasting.where = where;
    state.lasting.push_back(std::move(lasting));
    const Lasting &lasts = state.lasting.back();
    const int more = lasts.by;
    const int every = effect.amount.dividedBy;
    if (const ServerId at = state.run.server; more > 0 && state.run.on && at.exists()
        && lasts.where != Where::Anywhere && !isServerOfKind(state, at, lasts.where, {})) {
        table.say(Sentence::tr(
                      "{card} adds accesses only to a run {where}, and this one is on {server}",
                      {{"card", context.source}, {"where", describe(lasts.where)}, {"server", at}}),
                  {"effect.resolve"_rule});
        return;
    }
    table.say(more > 0 && every > 1
                  ? Sentence::tr("{card}: {n} card more is accessed in this run, one for every "
                                 "{every}",
                                 "{card}: {n} cards more are accessed in this run, one for every "
                                 "{every}",
                                 more, {{"card", context.source}, {"every", every}})
                  : more > 0 && !state.run.on
                  ? Sentence::tr("{card}: {n} card more is accessed now",
                                 "{card}: {n} cards more are accessed now", more,
                                 {{"card", context.source}})
                  : more > 0 && lasts.where == Where::HqOrRnD
                  ? Sentence::tr("{card}: {n} card of HQ or R&D more is accessed in this run",
                                 "{card}: {n} cards of HQ or R&D more are accessed in this run",
                                 more, {{"card", context.source}})
                  : more > 0 ? Sentence::tr("{card}: {n} card more is accessed in this run",
                                            "{card}: {n} cards more are accessed in this run", more,
                                            {{"card", context.source}})
                             : Sentence::tr("{card} changes how many cards are accessed",
                                            {{"card", context.source}}),
              {"effect.resolve"_rule});
}

bool couldAccessMore(const Table &table, const Effect &effect, const Context &context)
{
    return effect.as<MoreHow>().fromBottom || isSome(table, effect, context);
}

Sentence describeAccessMore(const Effect &effect, Side owner)
{
    const Sentence change = describeChange(effect.amount, owner);
    const Sentence where = describe(effect.as<MoreHow>().where);
    return where.empty()
        ? Sentence::tr("number of accesses in this run: {change}", {{"change", change}})
        : Sentence::tr("number of accesses in this run {where}: {change}",
                       {{"where", where}, {"change", change}});
}

} // namespace

extern const Operation accessMoreOperation{.word = "access-more",
                                           .keys = {"op", "n", "server", "from_bottom"},
                                           .read = readMoreHow,
                                           .resolve = resolveAccessMore,
                                           .couldChange = couldAccessMore,
                                           .remains = remainsForRun,
                                           .describe = describeAccessMore};

} // namespace rulings
