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
    const Sentence event = describe(when, owner);
    const auto &effects = how.ability->effects;
    // Of what waits in its turn nothing is told before it does.
    const bool simple = effects.size() == 1 && effects.front().then.empty()
        && effects.front().op != &awaitOperation && effects.front().op != &additionalCostOperation;
    Sentence waits = simple
        //: a card, an event, and what follows from that: "accessing an agenda"
        ? Sentence::tr(
              "{card} waits for {event}; then {what}",
              {{"card", context.source}, {"event", event}, {"what", describe(effects, owner)}})
        : Sentence::tr("{card} waits for {event}", {{"card", context.source}, {"event", event}});
    table.say(
        how.until == Duration::NextRun
            //: what waits for what
            ? Sentence::tr("in the run that follows {what}", {{"what", std::move(waits)}})
            : how.until && *how.until != Duration::Game
                //: "for the rest of this turn", and what waits for what
                ? Sentence::tr("{while} {what}",
                               {{"while", howLong(*how.until, owner)}, {"what", std::move(waits)}})
                : Sentence::tr("from now on {what}", {{"what", std::move(waits)}}),
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
