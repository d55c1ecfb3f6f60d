// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `modify` of the card language.
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <utility>

namespace rulings {

namespace {

struct ModifierHow {
    Value value = Value::Strength;
    Duration until = Duration::Turn;
};

How readModifierHow(const core::JsonPlace &place)
{
    ModifierHow how;
    fill(how.value, place, "value", valueWords);
    fill(how.until, place, "until", durationWords);
    return how;
}

Sentence inWords(int by)
{
    return by < 0 ? Sentence::tr("−{number}", {{"number", -by}})
                  : Sentence::tr("+{number}", {{"number", by}});
}

/// What raises strength for an encounter lasts longer where a card has it so.
Duration howLongIt(Table &table, const ModifierHow &how, ObjectId id, int by)
{
    if (how.value != Value::Strength || how.until != Duration::Encounter || by <= 0)
        return how.until;
    Duration until = how.until;
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *constant = ability.asIf<ConstantAbility>();
        const Context context = contextOf(table, source);
        if (constant && constant->alters == Altered::BoostEnds
            && matches(table, ability.of, id, context) && holds(table, ability.during, context))
            until = std::max(until, constant->until);
    });
    if (!table.state.firstBoosted.exists() && hasSubtype(table, id, "Icebreaker"))
        table.state.firstBoosted = id;
    return until;
}

/// A number of a player, how it changes, and for how long.
Sentence changeOfPlayer(const Table &table, const Effect &effect, const Context &context)
{
    const auto &how = effect.as<ModifierHow>();
    // It is not over as that turn begins: that is when it counts.
    if (how.value == Value::AllottedClicks && how.until == Duration::NextTurn) {
        const int by = number(table, effect.amount, context);
        const Sentence::Arguments said{{"player", playerOf(effect, context)}};
        return by < 0 ? Sentence::tr("{player} has {n} click less in the next turn",
                                     "{player} has {n} clicks less in the next turn", -by, said)
                      : Sentence::tr("{player} has {n} click more in the next turn",
                                     "{player} has {n} clicks more in the next turn", by, said);
    }
    //: a number of a player, how it changes, and "for the rest of this run"
    return Sentence::tr("{value} {player.of}: {change} {while}",
                        {{"value", nameOf(how.value)},
                         {"player", playerOf(effect, context)},
                         {"change", inWords(number(table, effect.amount, context))},
                         {"while", howLong(how.until, context.controller)}});
}

Sentence sayModifyAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return effect.player ? changeOfPlayer(table, effect, context)
                         : describe(effect, context.controller);
}

void modify(Table &table, const Effect &effect, Context &context)
{
    const int by = number(table, effect.amount, context);
    const auto &how = effect.as<ModifierHow>();
    if (effect.player) {
        Lasting lasting;
        lasting.until = how.until;
        lasting.source = context.source;
        lasting.controller = context.controller;
        lasting.player = playerOf(effect, context);
        lasting.value = how.value;
        lasting.by = by;
        table.state.lasting.push_back(std::move(lasting));
        table.say(changeOfPlayer(table, effect, context), {lastingRule(table, context)});
        return;
    }
    if ((how.until == Duration::Encounter && !table.state.run.encountering)
        || (how.until == Duration::Run && !table.state.run.on)) {
        table.say(
            how.until == Duration::Encounter
                ? Sentence::tr("it lasts for an encounter, and there is none: the change is "
                               "over at once")
                : Sentence::tr("it lasts for a run, and there is none: the change is over at once"),
            {"breaker.boost-outside"_rule});
        return;
    }
    for (const ObjectId id : all(table, effect.of, context)) {
        Lasting lasting;
        lasting.until = howLongIt(table, how, id, by);
        lasting.source = context.source;
        lasting.controller = context.controller;
        lasting.object = id;
        lasting.copy = table.state[id].copy;
        lasting.value = how.value;
        lasting.by = by;
        const Duration until = lasting.until;
        table.state.lasting.push_back(std::move(lasting));
        //: a number of a card, how it changes, and "for the rest of this run"
        table.say(Sentence::tr("{value} of {card}: {change} {while}",
                               {{"value", nameOf(how.value)},
                                {"card", id},
                                {"change", inWords(by)},
                                {"while", howLong(until, context.controller)}}),
                  {until == Duration::Encounter && hasSubtype(table, id, "Icebreaker")
                       ? "breaker.boost"_rule
                       : lastingRule(table, context)});
    }
}

bool couldModify(const Table &table, const Effect &effect, const Context &context)
{
    const int by = number(table, effect.amount, context);
    if (by == 0 || effect.player)
        return by != 0;
    const bool lowers = by < 0 && effect.as<ModifierHow>().value == Value::Strength;
    return std::ranges::any_of(candidates(table, effect.of, context), [&](ObjectId id) {
        return !lowers
            || !isForbidden(table, Forbidden::Lower, opponentOf(table.state[id].owner), id);
    });
}

Remains howLongModified(const Effect &effect)
{
    return remainsUntil(effect.as<ModifierHow>().until);
}

Sentence describeModify(const Effect &effect, Side owner)
{
    const auto &how = effect.as<ModifierHow>();
    const Sentence change = describeChange(effect.amount, owner);
    return effect.player ? Sentence::tr("{value} {player.of} {while}: {change}",
                                        {{"value", nameOf(how.value)},
                                         {"player", playerMeant(effect, owner)},
                                         {"while", howLong(how.until)},
                                         {"change", change}})
                         : Sentence::tr("{value} of {cards} {while}: {change}",
                                        {{"value", nameOf(how.value)},
                                         {"cards", describe(effect.of, owner)},
                                         {"while", howLong(how.until)},
                                         {"change", change}});
}

} // namespace

bool lastsForEncounter(const Effect &effect)
{
    return effect.as<ModifierHow>().until == Duration::Encounter;
}

extern const Operation modifyOperation{.word = "modify",
                                       .keys = {"op", "value", "of", "player", "by", "until"},
                                       .read = readModifierHow,
                                       .resolve = modify,
                                       .couldChange = couldModify,
                                       .inWords = sayModifyAsOption,
                                       .remains = howLongModified,
                                       .describe = describeModify};

} // namespace rulings
