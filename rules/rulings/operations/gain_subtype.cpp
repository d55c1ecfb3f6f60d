// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `gain-subtype` of the card language.
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <utility>

namespace rulings {

namespace {

How readSubtypeHow(const core::JsonPlace &place)
{
    SubtypeHow how;
    fill(how.subtype, place, "subtype");
    fill(how.from, place, "from");
    fill(how.until, place, "until", durationWords);
    return how;
}

/// Those that the other card has now.
void gainAllOf(Table &table, const Effect &effect, const Context &context)
{
    State &state = table.state;
    const auto &how = effect.as<SubtypeHow>();
    const ObjectId card = object(table, effect.of.ref, context);
    const ObjectId other = object(table, how.from->ref, context);
    if (!card.exists() || !other.exists())
        return;
    for (const std::string &word : state[other].card->subtypes) {
        Lasting lasting = lastingOf(effect, context, Lasting::Kind::Subtype, how.until);
        lasting.object = card;
        lasting.copy = state[card].copy;
        lasting.word = word;
        state.lasting.push_back(std::move(lasting));
    }
    table.say(Sentence::tr("{card} gains the subtypes of {other} {while}",
                           {{"card", card}, {"other", other}, {"while", howLong(how.until)}}),
              {"subtype.gained"_rule});
}

void resolveGainSubtype(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    if (effect.as<SubtypeHow>().from) {
        gainAllOf(table, effect, context);
        return;
    }
    for (const ObjectId id : chosenCards(table, effect, context)) {
        Lasting lasting =
            lastingOf(effect, context, Lasting::Kind::Subtype, effect.as<SubtypeHow>().until);
        lasting.object = id;
        lasting.copy = state[id].copy;
        state.lasting.push_back(std::move(lasting));
        const auto &how = effect.as<SubtypeHow>();
        table.say(
            Sentence::tr("{card} gains the subtype {subtype} {while}",
                         {{"card", id}, {"subtype", how.subtype}, {"while", howLong(how.until)}}),
            // What a constant ability gives as an encounter begins is no triggered effect.
            {context.atOnce ? "ability.constant"_rule : "subtype.gained"_rule});
    }
}

bool couldGainSubtype(const Table &table, const Effect &effect, const Context &context)
{
    return anyCardChanges(table, effect, context, [](ObjectId) { return true; });
}

Remains howLongSubtype(const Effect &effect) { return remainsUntil(effect.as<SubtypeHow>().until); }

Sentence sayGainSubtypeAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{card} gains the subtype {subtype}",
                        {{"card", whatIsMeant(table, effect, context)},
                         {"subtype", effect.as<SubtypeHow>().subtype}});
}

Sentence describeGainSubtype(const Effect &effect, Side owner)
{
    const auto &how = effect.as<SubtypeHow>();
    if (how.from)
        return Sentence::tr("{cards} gains the subtypes of {others} {while}",
                            {{"cards", describeTaken(effect, owner)},
                             {"others", describeOne(*how.from, owner)},
                             {"while", howLong(how.until)}});
    return Sentence::tr("{cards} gains the subtype {subtype} {while}",
                        {{"cards", describeTaken(effect, owner)},
                         {"subtype", how.subtype},
                         {"while", howLong(how.until)}});
}

} // namespace

extern const Operation gainSubtypeOperation{.word = "gain-subtype",
                                            .keys = {"op", "of", "subtype", "from", "until"},
                                            .read = readSubtypeHow,
                                            .resolve = resolveGainSubtype,
                                            .couldChange = couldGainSubtype,
                                            .inWords = sayGainSubtypeAsOption,
                                            .remains = howLongSubtype,
                                            .describe = describeGainSubtype};

} // namespace rulings
