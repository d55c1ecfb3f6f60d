// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/unchanged.h"

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

void noteUnchanged(const Table &table, const NumberOf &of, ObjectId source, const Ability &ability,
                   core::FunctionRef<Sentence()> why)
{
    noteIdle(table, source, ability, "ability.constant"_rule, why, [&](const Sentence &words) {
        const Sentence value = nameOf(of.kind);
        if (of.card == source && source.exists())
            return Sentence::tr("{card} does not change its own {value}: {why}",
                                {{"card", source}, {"value", value}, {"why", words}});
        return of.card.exists()
            ? Sentence::tr(
                  "{source} does not change the {value} of {card}: {why}",
                  {{"source", source}, {"value", value}, {"card", of.card}, {"why", words}})
            : Sentence::tr(
                  "{source} does not change the {value} {player.of}: {why}",
                  {{"source", source}, {"value", value}, {"player", of.side}, {"why", words}});
    });
}

ServerId serverAccessed(const Table &table, const Filter &cards, const Context &context)
{
    if (cards.where == Where::ThisServer)
        return context.server.exists() ? context.server : table.state[context.source].server;
    if (!cards.zone)
        return {};
    return *cards.zone == Zone::RnD ? rndServer
        : *cards.zone == Zone::Hq   ? hqServer
                                    : archivesServer;
}

Sentence whyNotNow(const Table &table, const NumberOf &of, const Ability &ability,
                   const Context &context)
{
    const ServerId meant =
        of.kind == Value::Accesses ? serverAccessed(table, ability.of, context) : ServerId{};
    if (meant.exists() && table.state.run.on && table.state.run.server != meant)
        return Sentence::tr("it is about accesses of {server}, and the run is on {other}",
                            {{"server", meant}, {"other", table.state.run.server}});
    return whyIdle(table, ability, of.card, context);
}

Sentence countedAsNone(const Table &table, const Ability &ability, const Context &context)
{
    const Aside aside(table); // only to find words
    const Sentence what = countedInWords(table, ability.as<ConstantAbility>().by, context);
    //: what a text counts: "installed programs"
    return what.empty() ? Sentence() : Sentence::tr("{what}: 0", {{"what", what}});
}

} // namespace rulings
