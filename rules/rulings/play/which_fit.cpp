// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/which_fit.h"

#include "rules/cards/card.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

void sayWhichFit(const Table &table, const Effect &effect, const Context &context,
                 const std::vector<ObjectId> &from)
{
    if (from.size() < all(table, effect.of, context).size())
        table.say(from.empty() ? Sentence::tr("only an installed card may be chosen, and none fits")
                               : Sentence::tr("only an installed card may be chosen"),
                  {"choice.installed"_rule});
    else if (const auto zone = onlyByZone(effect.of);
             from.empty() && (!zone || unlisted(table.state, *zone) == 0))
        table.say(noneInWords(ofCandidates(effect.of), context), {"effect.resolve"_rule});
}

void noteUnfit(Table &table, const Filter &of, const Context &context,
               const std::vector<ObjectId> &from)
{
    const Act *asked = table.askedFor(ActKind::Pick);
    const ObjectId named = !table.named().exists() && asked && !asked->chosen.empty()
        ? asked->chosen.front()
        : table.named();
    if (!named.exists() || std::ranges::find(from, named) != from.end())
        return;
    // What a part asks about the cards of the part before says less than why that took it not.
    if (of.looked && table.isUnfit(named))
        return;
    // A part that goes on with what was chosen knows no reason.
    Sentence why = whyNotSuch(table, ofCandidates(of), named, context);
    if (!why.empty() || table.unfit.card != named)
        table.unfit = {named, std::move(why), ruleOfLack(table, ofCandidates(of), named, context)};
}

namespace {

/// The value of the chosen card that the X of the text must be; nullptr: none.
const Amount *whatXIs(const Condition &asked)
{
    if (asked.kind == Condition::Kind::AtLeast && asked.right.of == Amount::Of::ChosenNumber
        && asked.left.of == Amount::Of::Value)
        return &asked.left;
    for (const Condition &part : asked.parts)
        if (const Amount *value = whatXIs(part))
            return value;
    return nullptr;
}

} // namespace

Sentence xIs(const State &state, Value value, ObjectId card, int number)
{
    // Of an operation both are the same number, and it has the other name.
    const bool played = value == Value::RezCost && state[card].card->type == CardType::Operation;
    //: the X of a text, and the value of a card that it is: "X is 3: the rez cost of Enigma"
    return Sentence::tr(
        "X is {number}: the {value} of {card}",
        {{"number", number}, {"value", nameOf(played ? Value::PlayCost : value)}, {"card", card}});
}

void sayWhyItFits(const Table &table, const Filter &of, const Context &context, ObjectId card)
{
    if (const Amount *value = of.fits ? whatXIs(*of.fits) : nullptr)
        table.say(xIs(table.state, value->value, card, context.number), {"effect.resolve"_rule});
    if (of.row == Row::Outermost && table.state[card].zone == Zone::Protecting) {
        const auto hosted = hostedOn(table.state, card);
        const Sentence::Arguments said{{"card", card},
                                       {"server", table.state[card].server},
                                       {"others", Sentence::list({hosted.begin(), hosted.end()})}};
        if (hosted.empty())
            table.say(Sentence::tr("{card} is the outermost ice protecting {server}", said),
                      {"ice.outermost"_rule});
        else
            table.say(Sentence::tr("{card} is the outermost ice protecting {server}, and that it "
                                   "hosts {others} does not matter",
                                   said),
                      {"ice.outermost"_rule, "host.as-asked"_rule});
    }
    if (const ObjectId other = object(table, of.sameType, context); other.exists())
        table.say(
            Sentence::tr(
                "{card} and {other} are of the same type: {type}",
                {{"card", card}, {"other", other}, {"type", nameOf(table.state[card].card->type)}}),
            {"effect.resolve"_rule});
    const auto &faction = table.state[card].card->faction;
    if (of.ofOwnFaction && faction)
        table.say(
            *of.ofOwnFaction
                ? Sentence::tr("{card} is of the faction of the identity: {faction}",
                               {{"card", card}, {"faction", std::string(rules::nameOf(*faction))}})
                : Sentence::tr("{card} is of another faction than the identity: {faction}",
                               {{"card", card}, {"faction", std::string(rules::nameOf(*faction))}}),
            {"effect.resolve"_rule});
}

} // namespace rulings
