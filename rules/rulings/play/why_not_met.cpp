// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/why_not_met.h"

#include "core/function_ref.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/effect_reader.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Of the attacked server, the first piece of ice that is still to be passed; often none.
ObjectId iceToCome(const State &state)
{
    const Run &run = state.run;
    const auto isPassed = [&](ObjectId ice) {
        return std::ranges::find(run.passed, ice) != run.passed.end()
            || (run.position >= 0 && state[ice].position > run.position)
            || (ice == run.ice && state.at.step && state.at.step->topic == "pass-ice");
    };
    auto protecting = run.on ? iceProtecting(state, run.server) : std::vector<ObjectId>();
    const auto next = std::find_if_not(protecting.rbegin(), protecting.rend(), isPassed);
    return next == protecting.rend() ? ObjectId{} : *next;
}

/// What decides that it is not so; empty: it is, or there are no words.
Sentence notSo(const Table &table, const Condition &condition, const Context &context)
{
    try {
        const Aside aside(table);
        return holds(table, condition, context) ? Sentence()
                                                : whatDecides(table, condition, context);
    } catch (const NotDerivable &) {
        return {};
    }
}

/// As a turn begins, what it waits for has come: it is the requirement that is not met.
Sentence whatItAsksFor(const Table &table, ObjectId source, const TriggerCondition &when)
{
    const State &state = table.state;
    const bool begins = when.event == EventKind::TurnBegins && when.player
        && state.at.kind != TimingKind::Run && state.at.step->topic == "turn-begins"
        && state.turn == sideOf(*when.player, state[source].owner);
    if (!begins || when.also.kind == Condition::Kind::Always)
        return {};
    return notSo(table, when.also, contextOf(table, source));
}

Sentence isNotMetBecause(ObjectId card, const Sentence &why)
{
    return Sentence::tr("{card}: its trigger condition is not met: {why}",
                        {{"card", card}, {"why", why}});
}

} // namespace

Sentence nothingForIt(ObjectId card)
{
    return Sentence::tr("nothing happens now that {card} waits for", {{"card", card}});
}

Sentence noted(const Table &table, ObjectId source, const Ability &ability, Sentence otherwise)
{
    const auto &silent = table.record.silent;
    const auto found = std::find_if(silent.rbegin(), silent.rend(), [&](const Silent &one) {
        return one.source == source && one.ability == &ability;
    });
    return found == silent.rend() ? std::move(otherwise) : found->why;
}

Sentence whyNotMet(const Table &table, ObjectId source, const Ability &ability)
{
    if (ability.replacesAccess && table.state.run.accessReplaced)
        return Sentence::tr("accessing was replaced already");
    // What was noted as it happened says more than what it waits for.
    if (Sentence why = noted(table, source, ability, {}); !why.empty())
        return why;
    const auto &own = table.state[source].card->abilities;
    const bool made =
        std::ranges::none_of(own, [&](const Ability &one) { return &one == &ability; });
    if (made && std::ranges::find(table.used, std::pair(source, ability.id)) != table.used.end())
        return Sentence::tr("{card} lets this be done one time, and it was done",
                            {{"card", source}});
    // Only to find words: what is assumed for them, or not known, changes nothing.
    for (auto one = table.record.missed.rbegin(); one != table.record.missed.rend(); ++one) {
        if (one->source != source || one->ability != &ability)
            continue;
        try {
            const Aside aside(table);
            const Sentence why = whyNotSuch(table, *ability.as<ConditionalAbility>().when.object,
                                            one->object, contextOf(table, source));
            if (!why.empty())
                return isNotMetBecause(source, why);
        } catch (const NotDerivable &) {
        }
    }
    if (!ability.worksInactive && wouldDo(table, [&] { return isDormant(table, source); }))
        return Sentence::tr("{card} is an installed agenda and inactive, though it lies faceup",
                            {{"card", source}});
    const auto *conditional = ability.asIf<ConditionalAbility>();
    if (!conditional)
        return nothingForIt(source);
    const Sentence &event = factsOf(conditional->when.event).name;
    if (ability.firstEachTurn)
        return Sentence::tr("{card}: its trigger condition is not met now: it waits for {event}, "
                            "the first time each turn",
                            {{"card", source}, {"event", event}});
    const TriggerCondition &when = conditional->when;
    if (const Sentence asked = whatItAsksFor(table, source, when); !asked.empty())
        return isNotMetBecause(source, asked);
    if (when.player && (when.event == EventKind::TurnBegins || when.event == EventKind::TurnEnds))
        //: "the beginning of a turn", and whose
        return Sentence::tr(
            "{card}: its trigger condition is not met now: it waits for {event} {player.of}",
            {{"card", source},
             {"event", event},
             {"player", sideOf(*when.player, table.state[source].owner)}});
    if (when.also.kind == Condition::Kind::RunOn && table.state.run.on)
        if (const Sentence elsewhere = notSo(table, when.also, contextOf(table, source));
            !elsewhere.empty())
            return isNotMetBecause(source, elsewhere);
    if (const ObjectId ice = iceToCome(table.state);
        when.event == EventKind::AllIcePassed && ice.exists())
        return isNotMetBecause(source, Sentence::tr("{ice} is not passed yet", {{"ice", ice}}));
    const bool particular = when.object || when.player || when.by || when.from || when.byDamage
        || when.wasInstalled || when.damage || when.also.kind != Condition::Kind::Always;
    return Sentence::tr(
        "{card}: its trigger condition is not met now: it waits for {event}",
        {{"card", source},
         {"event", particular ? describe(when, table.state[source].owner) : event}});
}

void noteSilent(const Table &table, const Ability &ability, ObjectId source,
                core::FunctionRef<Sentence()> why)
{
    noteIdle(table, source, ability, "trigger.met"_rule, why);
}

void noteFirstWas(const Table &table, const Ability &ability, ObjectId source,
                  core::FunctionRef<Sentence()> why)
{
    auto &silent = table.record.silent;
    if (std::ranges::none_of(silent, [&](const Silent &one) {
            return one.ability == &ability && one.source == source && one.first;
        }))
        silent.push_back({source, &ability, table.record.trace.size(), table.frames.level(),
                          table.played(), why(), true,
                          ability.as<ConditionalAbility>().atOnce ? "encounter.at-once"_rule
                              : ability.firstEachTurn || ability.firstEachRun
                              ? "ordinal.that-instance"_rule
                              : "ability.restriction"_rule});
}

Sentence firstWasBefore(const Table &table, ObjectId source, const Ability &ability)
{
    const Sentence event =
        describe(ability.as<ConditionalAbility>().when, table.state[source].owner);
    if (ability.as<ConditionalAbility>().atOnce && ability.firstEachTurn) // nothing triggers
        return Sentence::tr("{card} does nothing: this is not the first time in this turn for "
                            "{event}",
                            {{"card", source}, {"event", event}});
    //: a card, and what it waits for: "breaking a subroutine of a piece of AP ice"
    return ability.firstEachTurn
        ? Sentence::tr("{card} does not trigger: this is not the first time in this turn for "
                       "{event}",
                       {{"card", source}, {"event", event}})
        : Sentence::tr("{card} does not trigger: this is not the first time in this run for "
                       "{event}",
                       {{"card", source}, {"event", event}});
}

Sentence waitsForOf(ObjectId card, const TriggerCondition &when, Side player, Side owner)
{
    if (isDoneBy(when.event))
        return waitsForBy(card, describeEvent(when, owner), player, true);
    //: a card, "the beginning of a turn" or the like, and whose
    return Sentence::tr(
        "{card} does not trigger: it waits for {event} {player.of}",
        {{"card", card}, {"event", describeEvent(when, owner)}, {"player", player}});
}

namespace {

/// What begins as accesses do and does something later is spoken of by that: an ability that it
/// makes.
const Ability *doneLater(const Ability &ability)
{
    return ability.effects.size() == 1 ? abilityMadeBy(ability.effects.front()) : nullptr;
}

/// `wanted`: the server whose accesses it is about; `is`: that of these.
Sentence doesNothingFor(ObjectId card, const Ability &later, ServerId wanted, ServerId is)
{
    const Sentence::Arguments said{{"card", card}, {"place", wanted}, {"server", is}};
    return wordOf(later.effects.front().op) == "gain-credits"
        ? Sentence::tr("{card} gives no credits for these accesses: it is about those of {place}, "
                       "and these are of {server}",
                       said)
        : Sentence::tr("{card} does nothing for these accesses: it is about those of {place}, and "
                       "these are of {server}",
                       said);
}

} // namespace

Sentence waitsElsewhere(const Table &table, ObjectId card, const Ability &ability,
                        const Event &event)
{
    const TriggerCondition &when = ability.as<ConditionalAbility>().when;
    if (const Ability *later = doneLater(ability); later && when.event == EventKind::AccessesBegin
        && when.where == Where::ThisServer && table.state[card].server.exists())
        return doesNothingFor(card, *later, table.state[card].server, event.server);
    if (when.where == Where::ThisServer && table.state[card].server.exists())
        return Sentence::tr("{card} does not trigger: it waits for {event} at {place}, and this "
                            "was at {server}",
                            {{"card", card},
                             {"event", factsOf(when.event).name},
                             {"place", table.state[card].server},
                             {"server", event.server}});
    const Sentence where = describe(when.where);
    if (where.empty() || when.where == Where::ThisServer)
        return {};
    //: a card, an event, "at a central server" or the like, and another server
    return Sentence::tr("{card} does not trigger: it waits for {event} {where}, and this was at "
                        "{server}",
                        {{"card", card},
                         {"event", factsOf(when.event).name},
                         {"where", where},
                         {"server", event.server}});
}

Sentence waitsForBy(ObjectId card, Sentence event, Side player, bool done)
{
    const Sentence::Arguments said{{"card", card},
                                   {"event", std::move(event)},
                                   {"player", player},
                                   {"other", opponentOf(player)}};
    return done ? Sentence::tr("{card} does not trigger: it waits for {event} by {player}, and "
                               "{other} did this",
                               said)
                : Sentence::tr("{card} does not trigger: it waits for {event} by {player}", said);
}

Sentence addsDamage(ObjectId card, ObjectId text, const Sentence &damage)
{
    const Sentence::Arguments said{{"card", card}, {"damage", damage}, {"other", text}};
    return text.exists() ? Sentence::tr("{card} adds {damage} to the same damage, by the text of "
                                        "{other} that it has",
                                        said)
                         : Sentence::tr("{card} adds {damage} to the same damage", said);
}

Sentence waitsForOther(ObjectId card, Damage wanted, Damage is)
{
    return Sentence::tr("{card} does not trigger: it waits for {damage}, and this is {other}",
                        {{"card", card}, {"damage", nameOf(wanted)}, {"other", nameOf(is)}});
}

void noteInactive(const Table &table, const Event &event, const std::vector<ObjectId> &left,
                  core::FunctionRef<bool(ObjectId, const Ability &)> wouldBeMet)
{
    const auto note = [&](ObjectId source, const Ability &ability, const auto &how) {
        if (isMetBy(ability, event.kind) && !ability.worksInactive
            && wouldDo(table, [&] { return wouldBeMet(source, ability); }))
            noteSilent(table, ability, source, [&] { return silentBecause(source, how()); });
    };
    forEachDormant(table, [&](ObjectId source, const Ability &ability) {
        note(source, ability, [&] { return howDormant(table, source); });
    });
    const ObjectId card = event.object;
    if (card.exists() && !isActive(table.state, card) && isBlank(table, card))
        for (const Ability &ability : table.state[card].card->abilities)
            if (isMetBy(ability, event.kind) && ability.worksInactive
                && wouldDo(table, [&] { return wouldBeMet(card, ability); }))
                noteSilent(table, ability, card, [&] {
                    return silentBecause(card,
                                         Sentence::tr("{card} has taken its text",
                                                      {{"card", blankedBy(table, card)}}));
                });
    if (!card.exists() || isActive(table.state, card) || isInstalled(table.state[card])
        || std::ranges::find(left, card) != left.end())
        return;
    for (const Ability &ability : table.state[card].card->abilities)
        note(card, ability, [] { return Sentence::tr("it was inactive"); });
}

Sentence wasNotInstalled(ObjectId card, ObjectId trashed)
{
    return silentBecause(card, Sentence::tr("{card} was not installed", {{"card", trashed}}));
}

Sentence wasInRoot(ObjectId card, ObjectId trashed)
{
    return silentBecause(
        card,
        Sentence::tr("{card} was in the root of the server, and so not in the server",
                     {{"card", trashed}}));
}

Sentence silentBecause(ObjectId card, const Sentence &why)
{
    return why.empty()
        ? Sentence()
        : Sentence::tr("{card} does not trigger: {why}", {{"card", card}, {"why", why}});
}

void noteTurnBegun(const Table &table, ObjectId id)
{
    const State &state = table.state;
    if (state.at.kind == TimingKind::Run || !state.at.step || state.at.step->topic != "turn-begins")
        return;
    for (const Ability &ability : state[id].card->abilities)
        if (isMetBy(ability, EventKind::TurnBegins))
            noteSilent(table, ability, id, [&] {
                return silentBecause(id, Sentence::tr("it was not active as the turn began"));
            });
}

} // namespace rulings
