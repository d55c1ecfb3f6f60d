// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Conditional Abilities", "Trigger Steps".
#include "rules/rulings/play/meets.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/why_not_met.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>

namespace rulings {

namespace {

/// What is asked of the event itself, and of nothing else on the table.
bool isOfKind(const Table &table, const TriggerCondition &when, const Context &context,
              const Event &event)
{
    if ((when.differ && !event.differ) || (when.tookNothing && !event.tookNothing)
        || (when.counter && when.counter != event.counter))
        return false;
    if (when.where == Where::ThisServer && context.server.exists())
        return event.server == context.server;
    // A card that has just left its server counts as there for what happened to itself.
    if (when.where == Where::ThisServer && context.source == event.object)
        return event.server.exists();
    return when.where == Where::Anywhere
        || (event.server.exists()
            && isServerOfKind(table.state, event.server, when.where, context));
}

/// Whose doing it was and how it was done.
bool isDoneAsAsked(const Table &table, const Ability &ability, const TriggerCondition &when,
                   const Context &context, const Event &event, bool noted)
{
    const ObjectId source = context.source;
    if (when.player && sideOf(*when.player, context.controller) != event.player) {
        if (noted)
            noteSilent(table, ability, source, [&] {
                return waitsForOf(source, when, opponentOf(event.player), context.controller);
            });
        return false;
    }
    if (when.byDamage && !event.byDamage) {
        if (noted && event.object == source)
            noteSilent(table, ability, source,
                       [&] { return silentBecause(source, Sentence::tr("no damage trashed it")); });
        return false;
    }
    if (when.damage && *when.damage != event.damage) {
        if (noted)
            noteSilent(table, ability, source,
                       [&] { return waitsForOther(source, *when.damage, event.damage); });
        return false;
    }
    if (event.facedown && when.object
        && (!when.object->types.empty() || !when.object->subtype.empty()))
        return false;
    if (when.wasInstalled && !isInstalledIn(event.from)) {
        if (noted && event.object.exists())
            noteSilent(table, ability, source,
                       [&] { return wasNotInstalled(source, event.object); });
        return false;
    }
    if (when.from && *when.from != event.from)
        return false;
    if (when.inServer && !isInsideServer(table, event.from)) {
        if (noted && event.from == Zone::Root)
            noteIdle(table, source, ability, "server.in"_rule,
                     [&] { return wasInRoot(source, event.object); });
        return false;
    }
    if (when.by && sideOf(*when.by, context.controller) != event.by.value_or(event.player)) {
        if (noted)
            // Whose effect trashes a card has trashed it ("Effect").
            noteIdle(table, source, ability,
                     when.event == EventKind::Trashed && event.by ? "effect.resolve"_rule
                                                                  : "trigger.met"_rule,
                     [&] {
                         return waitsForBy(source, describeEvent(when, context.controller),
                                           sideOf(*when.by, context.controller),
                                           event.by.has_value());
                     });
        return false;
    }
    return true;
}

/// The card that it is about, or one that the question only counts: of that nothing is known but
/// whose it is.
bool isOfSuch(const Table &table, const Filter &wanted, const Event &event, const Context &context)
{
    if (event.object.exists() || event.kind != EventKind::Trashed)
        return matches(table, wanted, event.object, context);
    Filter ofOwner;
    ofOwner.owner = wanted.owner;
    return wanted == ofOwner
        && (!wanted.owner || sideOf(*wanted.owner, context.controller) == event.player);
}

/// Of a card that is only counted it is not told whether it is one that is waited for.
void assumeNoneSuch(const Table &table, const Ability &ability, const Filter &wanted,
                    const Event &event, const Context &context)
{
    if (event.kind != EventKind::Trashed || event.object.exists() || wanted.ref != Ref::None
        || wanted.installed == true || wanted.inServer
        || (wanted.owner && sideOf(*wanted.owner, context.controller) != event.player))
        return;
    table.assume(Sentence::tr("{ability}: a card that the question does not name is none that it "
                              "waits for",
                              {{"ability", AbilityOf{context.source, ability.id}}}));
}

bool fulfils(const Table &table, const Ability &ability, const TriggerCondition &when,
             Context context, const Event &event, bool noted)
{
    const ObjectId source = context.source;
    if (when.event != event.kind && when.orEvent != event.kind)
        return false;
    if (!isOfKind(table, when, context, event)) {
        if (noted && when.tookNothing && !event.tookNothing)
            noteSilent(table, ability, source, [&] {
                return silentBecause(source,
                                     Sentence::tr("an accessed card was stolen or trashed"));
            });
        if (noted && when.where != Where::Anywhere && event.server.exists())
            noteSilent(table, ability, source,
                       [&] { return waitsElsewhere(table, source, ability, event); });
        return false;
    }
    context.event = event;
    if (!isDoneAsAsked(table, ability, when, context, event, noted))
        return false;
    const auto &wanted = when.orObject && event.kind == when.orEvent ? when.orObject : when.object;
    if (wanted && !isOfSuch(table, *wanted, event, context)) {
        // What a card says of itself is no matter of another.
        const bool ofOther = wanted->ref == Ref::Self && event.object != source;
        if (noted && event.object.exists() && !ofOther) {
            table.record.missed.push_back({&ability, source, event.object});
            const bool apart = wanted->inServer && table.state[event.object].zone == Zone::Root;
            noteIdle(table, source, ability, apart ? "server.in"_rule : "trigger.met"_rule, [&] {
                return silentBecause(source, whyNotSuch(table, *wanted, event.object, context));
            });
        }
        if (noted)
            assumeNoneSuch(table, ability, *wanted, event, context);
        return false;
    }
    if (!holds(table, when.also, context)) {
        if (noted) {
            noteSilent(table, ability, source, [&] {
                return silentBecause(source, whatDecides(table, when.also, context));
            });
            table.record.unmet.push_back({&ability, source, table.state[source].copy});
        }
        return false;
    }
    return true;
}

} // namespace

bool meets(const Table &table, const Ability &ability, const Context &context, const Event &event,
           bool noted)
{
    const auto &conditional = ability.as<ConditionalAbility>();
    const auto &versions = conditional.versions;
    if (!versions.empty() && !versions.contains(table.book->version()))
        return false;
    return fulfils(table, ability, conditional.when, context, event, noted)
        || std::ranges::any_of(conditional.when.others, [&](const TriggerCondition &other) {
               return fulfils(table, ability, other, context, event, noted);
           });
}

} // namespace rulings
