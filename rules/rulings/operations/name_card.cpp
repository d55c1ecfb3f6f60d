// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `name-card` of the card language: a title, told by a card that has it.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <string>
#include <vector>

namespace rulings {

namespace {

struct TitleHow {
    bool remembered = false;
    bool implied = false; ///< by the cards that are chosen next: their title is the one named
};

How readTitleHow(const core::JsonPlace &place)
{
    TitleHow how;
    fill(how.remembered, place, "remembered");
    fill(how.implied, place, "implied");
    return how;
}

/// The card that is chosen next, if it is one of them; named twice, it is named for this, too.
ObjectId impliedBy(Table &table, const std::vector<ObjectId> &from)
{
    const Act *asked = table.askedFor(ActKind::Pick);
    const bool twice = table.isNamedTwice();
    const ObjectId next = table.named().exists() ? table.named()
        : asked && !asked->chosen.empty()        ? asked->chosen.front()
                                                 : ObjectId{};
    if (std::ranges::find(from, next) == from.end())
        return {};
    if (twice)
        table.takeNamed({next});
    return next;
}

/// Of the cards that `of` means; a title that none of them has is “another card”.
void resolveNameCard(Table &table, const Effect &effect, Context &context)
{
    const Side by = playerOf(effect, context);
    const auto from = all(table, effect.of, context);
    const ObjectId implied = effect.as<TitleHow>().implied ? impliedBy(table, from) : ObjectId{};
    const ObjectId named = implied.exists() ? implied
        : effect.of.ref != Ref::None && !from.empty()
        ? from.front()
        : table.pickOrOther(by, Sentence::tr("which card is named"), from, true);
    context.named = named.exists() ? table.state[named].card->title : std::string("another card");
    if (effect.as<TitleHow>().remembered)
        table.state[context.source].named = context.named;
    if (effect.of.ref != Ref::None) // nobody names it: the text speaks of copies
        return;
    table.say(Sentence::tr("{player} names {word}", {{"player", by}, {"word", context.named}}),
              {"effect.resolve"_rule});
}

Sentence describeNameCard(const Effect &effect, Side owner)
{
    if (effect.of.ref != Ref::None)
        return Sentence::tr("what comes next is about copies of {card}",
                            {{"card", describe(effect.of.ref)}});
    const Side side = playerMeant(effect, owner);
    const Sentence card = describeOne(effect.of, owner);
    return effect.as<TitleHow>().remembered
        ? Sentence::tr("{player} names the title of {card}, and this copy remembers it",
                       {{"player", side}, {"card", card}})
        : Sentence::tr("{player} names the title of {card}", {{"player", side}, {"card", card}});
}

} // namespace

extern const Operation nameCardOperation{.word = "name-card",
                                         .keys = {"op", "player", "of", "remembered", "implied"},
                                         .read = readTitleHow,
                                         .resolve = resolveNameCard,
                                         .needsChoice = choosesCards,
                                         .onlyDecides = true,
                                         .describe = describeNameCard};

} // namespace rulings
