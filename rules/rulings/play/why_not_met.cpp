// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/why_not_met.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"

namespace rulings {

namespace {

/// As a turn begins, what it waits for has come: it is the requirement that is not met.
Sentence whatItAsksFor(const Table &table, ObjectId source, const TriggerCondition &when)
{
    const State &state = table.state;
    const bool begins = when.event == EventKind::TurnBegins && when.player
        && state.at.kind != TimingKind::Run && state.at.step->topic == "turn-begins"
        && state.turn == sideOf(*when.player, state[source].owner);
    const Context context = contextOf(table, source);
    if (!begins || when.also.kind == Condition::Kind::Always)
        return {};
    try {
        const Aside aside(table);
        if (holds(table, when.also, context))
            return {};
    } catch (const NotDerivable &) {
        return {};
    }
    return whatDecides(table, when.also, context);
}

} // namespace

Sentence whyNotMet(const Table &table, ObjectId source, const Ability &ability)
{
    // Only to find words: what is assumed for them, or not known, changes nothing.
    for (auto one = table.record.missed.rbegin(); one != table.record.missed.rend(); ++one) {
        if (one->source != source || one->ability != &ability)
            continue;
        try {
            const Aside aside(table);
            const Sentence why = whyNotSuch(table, *ability.as<ConditionalAbility>().when.object,
                                            one->object, contextOf(table, source));
            if (!why.empty())
                return Sentence::tr("its trigger condition is not met: {why}", {{"why", why}});
        } catch (const NotDerivable &) {
        }
    }
    const auto *conditional = ability.asIf<ConditionalAbility>();
    if (!conditional)
        return Sentence::tr("its trigger condition is not met now");
    const Sentence &event = factsOf(conditional->when.event).name;
    if (ability.firstEachTurn)
        return Sentence::tr("its trigger condition is not met now: it waits for {event}, the first "
                            "time each turn",
                            {{"event", event}});
    const TriggerCondition &when = conditional->when;
    if (const Sentence asked = whatItAsksFor(table, source, when); !asked.empty())
        return Sentence::tr("its trigger condition is not met: {why}", {{"why", asked}});
    if (when.player && (when.event == EventKind::TurnBegins || when.event == EventKind::TurnEnds))
        //: "the beginning of a turn", and whose
        return Sentence::tr(
            "its trigger condition is not met now: it waits for {event} {player.of}",
            {{"event", event}, {"player", sideOf(*when.player, table.state[source].owner)}});
    const bool particular = when.object || when.player || when.by || when.from || when.byDamage
        || when.wasInstalled || when.damage || when.also.kind != Condition::Kind::Always;
    return Sentence::tr(
        "its trigger condition is not met now: it waits for {event}",
        {{"event", particular ? describe(when, table.state[source].owner) : event}});
}

} // namespace rulings
