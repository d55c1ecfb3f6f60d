// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/met_words.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <utility>

namespace rulings {

AbilityOf waitingAbility(const Pending &waiting) { return {waiting.source, waiting.ability->id}; }

Sentence whichTriggersFirst()
{
    //: of a player
    return Sentence::tr("which of their abilities triggers first");
}

namespace {

/// It asks for its card to lie there.
bool asksToLie(const Condition &condition, Zone zone)
{
    const bool itself = condition.kind == Condition::Kind::Matches && !condition.negated
        && condition.filter.ref == Ref::Self && condition.filter.zone == zone;
    return itself
        || (condition.kind == Condition::Kind::All
            && std::ranges::any_of(condition.parts,
                                   [&](const Condition &part) { return asksToLie(part, zone); }));
}

/// Its text says that it works from there, where cards are inactive.
bool saysThatItWorksThere(const Table &table, const Pending &waiting)
{
    const Zone zone = table.state[waiting.source].zone;
    const auto *conditional = waiting.ability->asIf<ConditionalAbility>();
    return zone == Zone::Grip || (conditional && asksToLie(conditional->when.also, zone));
}

} // namespace

bool worksThough(const Table &table, const Pending &waiting)
{
    const bool accessed =
        waiting.event.kind == EventKind::Accessed && waiting.event.object == waiting.source;
    return waiting.ability->worksInactive && !isActive(table.state, waiting.source)
        && (accessed || saysThatItWorksThere(table, waiting));
}

namespace {

/// From where it lies, and not only as it is accessed.
bool worksFromThere(const Table &table, const Pending &waiting)
{
    return worksThough(table, waiting) && waiting.event.kind != EventKind::Accessed;
}

} // namespace

Sentence isMet(const Table &table, const Pending &waiting)
{
    if (worksThough(table, waiting))
        return Sentence::tr("{ability}: its trigger condition is met, although it is inactive",
                            {{"ability", waitingAbility(waiting)}});
    return Sentence::tr("{ability}: its trigger condition is met",
                        {{"ability", waitingAbility(waiting)}});
}

Sentence neededInWords(const Table &table, const Pending &waiting)
{
    const auto *conditional = waiting.ability->asIf<ConditionalAbility>();
    if (!conditional || conditional->when.event != waiting.event.kind)
        return {};
    const Condition &also = conditional->when.also;
    if (conditional->when.tookNothing)
        return Sentence::tr("as the text of {card} needs it: no accessed card was stolen or "
                            "trashed",
                            {{"card", waiting.source}});
    // That there is a run goes without saying.
    if (also.kind == Condition::Kind::Always
        || (also.kind == Condition::Kind::RunOn && also.where == Where::Anywhere && !also.negated))
        return {};
    Context context = contextOf(table, waiting.source);
    context.event = waiting.event;
    const Sentence what = whatDecides(table, also, context);
    return what.empty() ? Sentence()
                        : Sentence::tr("as the text of {card} needs it: {what}",
                                       {{"card", waiting.source}, {"what", what}});
}

namespace {

/// An effect has made it, in the course of a run: “if this run is successful”.
bool isMadeForSuccess(const Table &table, const Pending &waiting)
{
    return waiting.event.kind == EventKind::RunSuccessful
        && waiting.ability->kind() == AbilityKind::Conditional
        && std::ranges::none_of(table.state[waiting.source].card->abilities,
                                [&](const Ability &one) { return &one == waiting.ability; });
}

} // namespace

RuleName whyMet(const Table &table, const Pending &waiting)
{
    if (isMadeForSuccess(table, waiting))
        return table.orElse(waiting.ability->as<ConditionalAbility>().when.also.kind
                                    == Condition::Kind::RunOn
                                ? "success.named-server"_rule
                                : "success.any-server"_rule,
                            "trigger.met"_rule);
    if (!waiting.ability->worksInactive)
        return "trigger.met"_rule;
    if (waiting.event.kind != EventKind::Accessed)
        return "ability.trigger-condition"_rule;
    // What an effect has made waits for cards beside its own.
    return waiting.event.object == waiting.source ? "trigger.works-inactive"_rule
                                                  : "trigger.met"_rule;
}

namespace {

/// It speaks of cards in general, and is met by its own that has left play.
bool countsItself(const Table &table, const Pending &waiting)
{
    const auto *conditional = waiting.ability->asIf<ConditionalAbility>();
    return conditional && conditional->whenLeaving && conditional->when.object
        && conditional->when.object->ref != Ref::Self && waiting.event.object == waiting.source
        && !isActive(table.state, waiting.source);
}

/// Of a successful run it makes something wait for the end, and does nothing at the success.
bool onlyWaits(const Ability &ability)
{
    return ability.kind() == AbilityKind::IfSuccessful
        && std::ranges::all_of(ability.effects,
                               [](const Effect &effect) { return wordOf(effect.op) == "later"; });
}

/// Whether a line says that it was met, which is told with what follows from it.
bool takeBackMet(Table &table, const Pending &waiting)
{
    auto &trace = table.record.trace;
    const Sentence met = isMet(table, waiting);
    const auto said = std::ranges::find_if(
        trace, [&](const TraceLine &line) { return !line.retold && line.what == met; });
    if (said == trace.end())
        return false;
    if (said + 1 == trace.end())
        trace.pop_back();
    else
        said->retold = true; // others count the lines
    return true;
}

} // namespace

void sayTriggers(Table &table, const Pending &waiting, bool alone)
{
    // "After the run is completed, if it was successful": what waits is told by the effect itself.
    if (onlyWaits(*waiting.ability)) {
        (void)takeBackMet(table, waiting);
        return;
    }
    const RuleName order = waiting.controller == table.state.turn
        ? "order.active-player-first"_rule
        : "order.inactive-player-after"_rule;
    const AbilityOf ability = waitingAbility(waiting);
    const bool ofTurn = waiting.controller == table.state.turn;
    const bool first =
        !alone && ofTurn && std::ranges::any_of(table.pending, [&](const Pending &one) {
            return one.controller != waiting.controller && one.event.kind == waiting.event.kind;
        });
    if (!takeBackMet(table, waiting)) {
        const bool gone = waiting.ability->kind() == AbilityKind::IfSuccessful
            && table.state[waiting.source].zone == Zone::Heap;
        table.say(gone        ? Sentence::tr("{ability} triggers, although the card has left play",
                                             {{"ability", ability}})
                      : first ? Sentence::tr("{ability} triggers first: it is the turn {player.of}",
                                             {{"ability", ability}, {"player", waiting.controller}})
                              : Sentence::tr("{ability} triggers", {{"ability", ability}}),
                  {alone ? whyMet(table, waiting) : order});
        table.record.trace.back().triggers = true;
        return;
    }
    Sentence what = countsItself(table, waiting)
        ? Sentence::tr("{ability}: its trigger condition is met by this very card, and it triggers "
                       "though the card has left play",
                       {{"ability", ability}})
        : first
        ? Sentence::tr("{ability}: its trigger condition is met, and it triggers first: it is the "
                       "turn {player.of}",
                       {{"ability", ability}, {"player", waiting.controller}})
        : worksFromThere(table, waiting)
        ? Sentence::tr("{ability}: its trigger condition is met, and it triggers: its text works "
                       "{zone.in}, where cards are inactive",
                       {{"ability", ability}, {"zone", table.state[waiting.source].zone}})
        : worksThough(table, waiting)
        ? Sentence::tr("{ability}: its trigger condition is met, and it triggers, although it is "
                       "inactive",
                       {{"ability", ability}})
        : Sentence::tr("{ability}: its trigger condition is met, and it triggers",
                       {{"ability", ability}});
    if (alone && worksFromThere(table, waiting))
        table.say(std::move(what), {whyMet(table, waiting), "zone.inactive-zones"_rule});
    else if (alone)
        table.say(std::move(what), {whyMet(table, waiting)});
    else
        table.say(std::move(what), {whyMet(table, waiting), order});
    table.record.trace.back().triggers = true;
}

} // namespace rulings
