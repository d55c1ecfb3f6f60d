// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// That no card is of a kind.
#include "rules/rulings/table/asked_for.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/lacks.h"

#include <algorithm>
#include <utility>

namespace rulings {

namespace {

/// "resource with the subtype Virtual": what it is, wherever it lies.
Sentence natureInWords(const Filter &of)
{
    const Sentence types = typesInWords(of.types);
    if (of.hasTrashCost)
        return types.empty() && of.subtype.empty() ? Sentence::tr("card with a trash cost")
                                                   : Sentence();
    if (of.subtype.empty())
        return types.empty() ? Sentence::tr("card") : types;
    return types.empty()
        ? Sentence::tr("card with the subtype {subtype}", {{"subtype", of.subtype}})
        //: a type of cards, and a subtype: "resource with the subtype Virtual"
        : Sentence::tr("{type} with the subtype {subtype}",
                       {{"type", types}, {"subtype", of.subtype}});
}

/// Two numbers, each at least the other, are the same.
Sentence describeEqual(const Condition &condition, Side owner)
{
    const auto isAtLeast = [](const Condition &one) {
        return one.kind == Condition::Kind::AtLeast;
    };
    if (condition.kind != Condition::Kind::All || condition.negated || condition.parts.size() != 2
        || !std::ranges::all_of(condition.parts, isAtLeast))
        return describe(condition, owner);
    const Sentence one = describe(condition.parts.front(), owner);
    Condition turned = condition.parts.back();
    std::swap(turned.left, turned.right);
    if (turned.negated || one != describe(turned, owner))
        return describe(condition, owner);
    //: two numbers: "X is the same as the trash cost of that card"
    return Sentence::tr(
        "{left} is the same as {right}",
        {{"left", describe(turned.left, owner)}, {"right", describe(turned.right, owner)}});
}

/// The value of a card that must be the X of the text; nullptr: none.
const Amount *isX(const Condition &condition)
{
    const auto isOf = [](const Condition &part, const Amount &x, const Amount &value) {
        return part.kind == Condition::Kind::AtLeast && !part.negated
            && x.of == Amount::Of::ChosenNumber && value.of == Amount::Of::Value;
    };
    const auto &parts = condition.parts;
    return condition.kind == Condition::Kind::All && !condition.negated && parts.size() == 2
            && isOf(parts.front(), parts.front().left, parts.front().right)
            && isOf(parts.back(), parts.back().right, parts.back().left)
        ? &parts.front().right
        : nullptr;
}

/// A kind of cards that fulfil a condition.
Sentence suchThat(const Sentence &kind, const Condition &condition, const Context &context)
{
    if (const Amount *value = isX(condition))
        //: a kind of cards, a value, and the number that it is: "card with trash cost 5"
        return Sentence::tr(
            "{kind} with {value} {number}",
            {{"kind", kind}, {"value", nameOf(value->value)}, {"number", context.number}});
    //: a kind of cards, and a condition that they fulfil
    return Sentence::tr(
        "{kind} such that {condition}",
        {{"kind", kind}, {"condition", describeEqual(condition, context.controller)}});
}

/// Of a plain kind of installed cards; empty: it asks for more than that.
Sentence noneLying(const Filter &of, const Context &context)
{
    const Side controller = context.controller;
    Filter plain;
    plain.types = of.types;
    plain.subtype = of.subtype;
    plain.hasTrashCost = of.hasTrashCost;
    plain.owner = of.owner;
    plain.installed = true;
    plain.rezzed = of.rezzed;
    plain.fits = of.fits;
    const bool ofX = of.fits && isX(*of.fits);
    const Sentence kind = of.hasTrashCost && ofX ? Sentence::tr("card") : natureInWords(of);
    if (of != plain || kind.empty())
        return {};
    const Sentence such = !of.fits ? kind : suchThat(kind, *of.fits, context);
    if (of.owner) {
        const Sentence::Arguments said{{"player", sideOf(*of.owner, controller)}, {"kind", such}};
        return !of.rezzed ? Sentence::tr("{player} has no installed {kind}", said)
            : *of.rezzed  ? Sentence::tr("{player} has no rezzed {kind}", said)
                          : Sentence::tr("{player} has no unrezzed {kind}", said);
    }
    return !of.rezzed ? Sentence::tr("there is no installed {kind}", {{"kind", such}})
        : *of.rezzed  ? Sentence::tr("there is no rezzed {kind}", {{"kind", such}})
                      : Sentence::tr("there is no unrezzed {kind}", {{"kind", such}});
}

} // namespace

Sentence noneInWords(const Filter &of, const Context &context)
{
    Filter lying;
    lying.types = of.types;
    lying.zone = of.zone;
    lying.installed = of.installed;
    const Sentence types = typesInWords(of.types);
    if (of == lying && !types.empty() && of.zone && !of.installed)
        //: a type of cards, and a place: "there is no program in the heap"
        return Sentence::tr("there is no {type} {zone.in}", {{"type", types}, {"zone", *of.zone}});
    if (of == lying && types.empty() && of.zone && !of.installed)
        return Sentence::tr("there is no card {zone.in}", {{"zone", *of.zone}});
    if (of == lying && !types.empty() && of.installed && *of.installed && !of.zone)
        return Sentence::tr("there is no installed {type}", {{"type", types}});
    Filter ofPlayer;
    ofPlayer.owner = of.owner;
    ofPlayer.installed = true;
    if (of == ofPlayer && of.owner)
        return Sentence::tr("{player} has no installed card",
                            {{"player", sideOf(*of.owner, context.controller)}});
    if (Sentence plain = noneLying(of, context); !plain.empty())
        return plain;
    Filter among = of;
    among.looked = false;
    among.isNot = Ref::None;
    among.ref = Ref::None;
    const bool any = among == Filter(); // whatever it is
    const Side side = context.controller;
    if (of.isNot == Ref::Self && !of.looked && !any)
        return Sentence::tr("there is no other {kind}", {{"kind", oneInWords(among, side)}});
    if (of.looked)
        return any
            ? Sentence::tr("none of those cards is there")
            : Sentence::tr("none of those cards is {kind}", {{"kind", aKindInWords(among, side)}});
    return any ? Sentence::tr("there is no card that the effect could concern")
               : Sentence::tr("there is no {kind}", {{"kind", oneInWords(among, side)}});
}

} // namespace rulings
