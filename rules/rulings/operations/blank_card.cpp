// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `blank` of the card language: the text of a card does not count for a while.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <utility>

namespace rulings {

namespace {

struct BlankHow {
    Duration until = Duration::Turn;
};

How readBlankHow(const core::JsonPlace &place)
{
    BlankHow how;
    fill(how.until, place, "until", durationWords);
    return how;
}

void resolveBlank(Table &table, const Effect &effect, Context &context)
{
    const Duration until = effect.as<BlankHow>().until;
    for (const ObjectId id : chosenCards(table, effect, context)) {
        Lasting lasting = lastingOf(effect, context, Lasting::Kind::Blank, until);
        lasting.object = id;
        lasting.copy = table.state[id].copy;
        table.state.lasting.push_back(std::move(lasting));
        table.say(Sentence::tr("the text of {card} does not count {while}",
                               {{"card", id}, {"while", howLong(until)}}),
                  {lastingRule(table, context)});
    }
}

Remains howLongBlank(const Effect &effect) { return remainsUntil(effect.as<BlankHow>().until); }

Sentence describeBlank(const Effect &effect, Side owner)
{
    return Sentence::tr("{cards} has no text {while}",
                        {{"cards", describeOne(effect.of, owner)},
                         {"while", howLong(effect.as<BlankHow>().until)}});
}

} // namespace

extern const Operation blankOperation{.word = "blank",
                                      .keys = {"op", "of", "until"},
                                      .read = readBlankHow,
                                      .resolve = resolveBlank,
                                      .needsChoice = choosesCards,
                                      .remains = howLongBlank,
                                      .describe = describeBlank};

} // namespace rulings
