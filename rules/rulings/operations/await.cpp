// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `await` of the card language: an effect makes a conditional ability, which does not depend on its
// card any more.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ability_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/effect_reader.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <memory>
#include <optional>
#include <utility>

namespace rulings {

extern const Operation awaitOperation;
extern const Operation additionalCostOperation;

namespace {

struct AwaitHow {
    /// A value that is copied with the effect; what waits points to this one.
    std::shared_ptr<const Ability> ability;
    std::optional<Duration> until; ///< none: until it has triggered
    bool once = false;
};

How readAwaitHow(const core::JsonPlace &place)
{
    AwaitHow how;
    fill(how.until, place, "until", durationWords);
    fill(how.once, place, "once");
    Ability ability;
    ability.id = "later";
    fill(ability.id, place, "id");
    fill(ability.optional, place, "optional");
    fill(ability.oncePerRun, place, "once_per_run");
    ability.worksInactive = true;
    ConditionalAbility own;
    own.when = readTriggerCondition(place.at("when"));
    ability.own = std::move(own);
    ability.effects = readEffects(place.at("do"));
    how.ability = std::make_shared<const Ability>(std::move(ability));
    return how;
}

/// "when the Runner encounters a piece of ice"; `next`: for one time; empty: there are no such
/// words.
Sentence whenOfCard(EventKind event, const Sentence &card, bool next)
{
    const Sentence::Arguments said{{"card", card}};
    switch (event) {
    case EventKind::Encountered:
        return next ? Sentence::tr("the next time the Runner encounters {card}", said)
                    : Sentence::tr("when the Runner encounters {card}", said);
    case EventKind::Approached:
        return next ? Sentence::tr("the next time the Runner approaches {card}", said)
                    : Sentence::tr("when the Runner approaches {card}", said);
    case EventKind::Accessed:
        return next ? Sentence::tr("the next time the Runner accesses {card}", said)
                    : Sentence::tr("when the Runner accesses {card}", said);
    default:
        return {};
    }
}

/// As a clause; empty: there are no such words.
Sentence whenItComes(const Table &table, const TriggerCondition &when, bool once,
                     const Context &context)
{
    // What else is asked of it, such a clause would not say.
    const Side owner = context.controller;
    if (when.orEvent || !(describe(when, owner) == describeEvent(when, owner)))
        return {};
    switch (when.event) {
    case EventKind::RunSuccessful:
        return Sentence::tr("when the run is successful");
    case EventKind::RunBegins:
        return Sentence::tr("when a run begins");
    case EventKind::RunEnds:
        return Sentence::tr("when the run ends");
    default:
        break;
    }
    Filter only;
    only.ref = when.object ? when.object->ref : Ref::None;
    const ObjectId card = only.ref == Ref::None ? ObjectId{} : object(table, only.ref, context);
    if (card.exists() && *when.object == only)
        return whenOfCard(when.event, Sentence(card), false);
    Filter any;
    if (when.event != EventKind::Accessed)
        any.types = {CardType::Ice};
    return whenOfCard(when.event, describeOne(when.object.value_or(any), owner), once);
}

/// What then happens to the card that it came about with.
Sentence whatFollows(const std::vector<Effect> &effects, EventKind event, Side owner)
{
    return event == EventKind::Encountered && wordOf(effects.front().op) == "bypass"
        ? Sentence::tr("the Runner bypasses it")
        : describe(effects, owner);
}

/// "in the run that follows"
Sentence whileItWaits(const std::optional<Duration> &until, Side owner)
{
    if (until == Duration::NextRun)
        return Sentence::tr("in the run that follows");
    return until && *until != Duration::Game ? howLong(*until, owner) : Sentence::tr("from now on");
}

void resolveAwait(Table &table, const Effect &effect, Context &context)
{
    const auto &how = effect.as<AwaitHow>();
    Table::Awaiting one;
    one.ability = how.ability.get();
    one.context = context;
    if (context.picked.exists())
        one.pickedCopy = table.state[context.picked].copy;
    one.until = how.until;
    one.once = how.once || !how.until;
    table.awaiting.push_back(std::move(one));
    const Side owner = context.controller;
    TriggerCondition when = how.ability->as<ConditionalAbility>().when;
    if (when.object)
        when.object = withNamed(table, *when.object, context);
    const auto &effects = how.ability->effects;
    // Of what waits in its turn nothing is told before it does.
    const bool simple = effects.size() == 1 && effects.front().then.empty()
        && effects.front().op != &awaitOperation && effects.front().op != &additionalCostOperation;
    const Sentence clause = simple ? whenItComes(table, when, how.once, context) : Sentence();
    const Sentence::Arguments said{
        {"card", context.source},
        {"while", whileItWaits(how.until, owner)},
        {"event", describe(when, owner)},
        {"when", clause},
        {"what", simple ? whatFollows(effects, when.event, owner) : Sentence()}};
    table.say(
        !clause.empty()
            //: a card, how long that lasts, and when what happens: "Bandwidth: for the rest of this
            //: run, when the run is successful, the Runner removes 1 tag"
            ? Sentence::tr("{card}: {while}, {when}, {what}", said)
            : simple
                //: how long, a card, an event, and what follows from that: "accessing an agenda"
                ? Sentence::tr("{while} {card} waits for {event}; then {what}", said)
                : Sentence::tr("{while} {card} waits for {event}", said),
        {lastingRule(table, context)});
}

const Ability *whatWaits(const Effect &effect) { return effect.as<AwaitHow>().ability.get(); }

Remains howLongAwaited(const Effect &effect)
{
    const auto &until = effect.as<AwaitHow>().until;
    return until ? remainsUntil(*until) : Remains::ForTurn;
}

Sentence describeAwait(const Effect &effect, Side owner)
{
    const auto &how = effect.as<AwaitHow>();
    Ability shown = *how.ability;
    shown.worksInactive = false; // whatever becomes of the card goes without saying
    const Sentence what = describe(shown, owner);
    if (!how.until)
        return Sentence::tr("from now on, one time: {what}", {{"what", what}});
    return how.once
        ? Sentence::tr("{while}, one time: {what}",
                       {{"while", howLong(*how.until)}, {"what", what}})
        : Sentence::tr("{while}: {what}", {{"while", howLong(*how.until)}, {"what", what}});
}

} // namespace

extern const Operation awaitOperation{
    .word = "await",
    .keys = {"op", "id", "when", "until", "once", "optional", "once_per_run", "do"},
    .read = readAwaitHow,
    .resolve = resolveAwait,
    .remains = howLongAwaited,
    .makes = whatWaits,
    .describe = describeAwait};

} // namespace rulings
