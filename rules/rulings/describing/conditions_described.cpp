// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/describing/describe.h"

#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"

#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

using Kind = Condition::Kind;

Sentence describeComparison(const Condition &condition, Side owner)
{
    if (condition.left.of == Amount::Of::LastLost && condition.right.plus == 1)
        return condition.negated ? Sentence::tr("it was not done") : Sentence::tr("it was done");
    const Sentence left = describe(condition.left, owner);
    const Sentence right = describe(condition.right, owner);
    return condition.negated
        //: two numbers: "the agenda points of that card < X"
        ? Sentence::tr("{left} < {right}", {{"left", left}, {"right", right}})
        //: two numbers: "the agenda points of that card ≥ X"
        : Sentence::tr("{left} ≥ {right}", {{"left", left}, {"right", right}});
}

Sentence describePresence(const Condition &condition, Side owner)
{
    const Filter &filter = condition.filter;
    const bool no = condition.negated;
    if (filter.ref == Ref::None)
        return no ? Sentence::tr("there is no {kind}", {{"kind", oneInWords(filter, owner)}})
                  : Sentence::tr("there is {card}", {{"card", aKindInWords(filter, owner)}});
    const Sentence card = describe(filter.ref);
    if (describeKind(filter, owner).empty())
        return no ? Sentence::tr("{card} is not there", {{"card", card}})
                  : Sentence::tr("{card} is there", {{"card", card}});
    return isSuchInWords(card, filter, owner, !no);
}

Sentence describeBreaking(const Condition &condition, Side owner)
{
    const bool no = condition.negated;
    if (condition.byClicks)
        return no ? Sentence::tr("the Runner spent no click to break a subroutine in this run")
                  : Sentence::tr("the Runner spent a click to break a subroutine in this run");
    const Sentence cards = describeOne(condition.filter, owner);
    if (condition.allOf)
        return no ? Sentence::tr("not every subroutine was broken by an ability of {card}",
                                 {{"card", cards}})
                  : Sentence::tr("every subroutine was broken by an ability of {card}",
                                 {{"card", cards}});
    if (condition.elsewhere)
        return no ? Sentence::tr(
                        "no subroutine of other ice was broken in this run by an ability of {card}",
                        {{"card", cards}})
                  : Sentence::tr(
                        "a subroutine of other ice was broken in this run by an ability of {card}",
                        {{"card", cards}});
    if (condition.inRun)
        return no ? Sentence::tr("no subroutine was broken in this run by an ability of {card}",
                                 {{"card", cards}})
                  : Sentence::tr("a subroutine was broken in this run by an ability of {card}",
                                 {{"card", cards}});
    return no ? Sentence::tr("no subroutine was broken by an ability of {card}", {{"card", cards}})
              : Sentence::tr("a subroutine was broken by an ability of {card}", {{"card", cards}});
}

Sentence describeSeveral(const Condition &condition, Side owner)
{
    const bool all = condition.kind == Kind::All;
    Sentence words;
    for (const Condition &part : condition.parts) {
        Sentence one = describe(part, owner);
        if (words.empty())
            words = std::move(one);
        else if (all)
            words = Sentence::tr("{conditions}, and {condition}",
                                 {{"conditions", words}, {"condition", std::move(one)}});
        else
            words = Sentence::tr("{conditions}, or {condition}",
                                 {{"conditions", words}, {"condition", std::move(one)}});
    }
    return condition.negated ? Sentence::tr("it is not so that {condition}", {{"condition", words}})
                             : words;
}

/// Of the run, the turn and the players.
Sentence describePlain(const Condition &condition, Side owner)
{
    const bool no = condition.negated;
    switch (condition.kind) {
    case Kind::AllBroken:
        return no ? Sentence::tr("not all subroutines are broken")
                  : Sentence::tr("all subroutines are broken");
    case Kind::Tagged:
        return no ? Sentence::tr("the Runner is not tagged") : Sentence::tr("the Runner is tagged");
    case Kind::RunOn: {
        const Sentence where = describe(condition.where);
        if (where.empty())
            return no ? Sentence::tr("there is no run") : Sentence::tr("there is a run");
        return no ? Sentence::tr("the run is not {where}", {{"where", where}})
                  : Sentence::tr("the run is {where}", {{"where", where}});
    }
    case Kind::Turn: {
        const Side side = sideOf(condition.who, owner);
        return Sentence::tr("it is the turn {player.of}",
                            {{"player", no ? opponentOf(side) : side}});
    }
    case Kind::Initiating: {
        const Sentence where = describe(condition.where);
        return no ? Sentence::tr("the click was not spent for a run {where}", {{"where", where}})
                  : Sentence::tr("the click was spent for a run {where}", {{"where", where}});
    }
    case Kind::Flipped:
        return no ? Sentence::tr("this card shows its first side")
                  : Sentence::tr("this card shows its other side");
    case Kind::InSubroutine:
        return no ? Sentence::tr("no subroutine resolves") : Sentence::tr("a subroutine resolves");
    case Kind::PrintedBroken:
        return no ? Sentence::tr("no subroutine printed on this card is broken")
                  : Sentence::tr("a subroutine printed on this card is broken");
    case Kind::FirstClick:
        return no ? Sentence::tr("a click of this turn was spent")
                  : Sentence::tr("no click of this turn was spent");
    case Kind::Named:
        return no ? Sentence::tr("{word} was not named", {{"word", condition.word}})
                  : Sentence::tr("{word} was named", {{"word", condition.word}});
    case Kind::Odd: {
        const Sentence amount = describe(condition.left, owner);
        return no ? Sentence::tr("{amount} is even", {{"amount", amount}})
                  : Sentence::tr("{amount} is odd", {{"amount", amount}});
    }
    default:
        return {};
    }
}

Sentence describeLead(const Condition &condition, Side owner)
{
    const std::string faction(rules::nameOf(condition.faction));
    const Sentence cards = describeAny(condition.filter, owner);
    return condition.negated
        ? Sentence::tr("of {cards} no more are of the faction {faction} than of any other",
                       {{"cards", cards}, {"faction", faction}})
        : Sentence::tr("of {cards} more are of the faction {faction} than of any other",
                       {{"cards", cards}, {"faction", faction}});
}

} // namespace

Sentence describe(const Condition &condition, Side owner)
{
    switch (condition.kind) {
    case Kind::Always:
        return {};
    case Kind::AtLeast:
        return describeComparison(condition, owner);
    case Kind::Matches:
        return describePresence(condition, owner);
    case Kind::Happened:
    case Kind::HappenedLastTurn:
        return describeHistory(condition, owner);
    case Kind::BrokenWith:
        return describeBreaking(condition, owner);
    case Kind::Leads:
        return describeLead(condition, owner);
    case Kind::Any:
    case Kind::All:
        return describeSeveral(condition, owner);
    default:
        return describePlain(condition, owner);
    }
}

namespace {

/// Cards that a cost puts somewhere.
Sentence describeMoved(const MovedForCost &moved, Side owner)
{
    const Sentence taken = moved.of.ref != Ref::None ? describe(moved.of, owner)
                                                     : numberInWords(moved.count, moved.of, owner);
    if (moved.shuffled)
        return Sentence::tr("shuffling {cards} into {zone}",
                            {{"cards", taken}, {"zone", moved.zone}});
    if (moved.zone == Zone::Removed)
        return Sentence::tr("removing {cards} from the game", {{"cards", taken}});
    return moved.bottom
        ? Sentence::tr("moving {cards} to the bottom of {zone}",
                       {{"cards", taken}, {"zone", moved.zone}})
        : Sentence::tr("moving {cards} {zone.to}", {{"cards", taken}, {"zone", moved.zone}});
}

} // namespace

namespace {

/// One counter lies on one card, several on any of such.
Sentence describeSource(const Cost &cost, Side owner)
{
    return cost.counters.is(1) ? describeOne(*cost.countersOf, owner)
                               : describeAny(*cost.countersOf, owner);
}

} // namespace

Sentence describe(const Cost &cost, Side owner)
{
    std::vector<Sentence> words;
    if (cost.clicks > 0)
        words.push_back(clicks(cost.clicks));
    if (!cost.credits.isZero())
        words.push_back(describeCredits(cost.credits, owner));
    if (cost.creditsOf)
        words.push_back(Sentence::tr("at least one of the credits from {card}",
                                     {{"card", describeOne(*cost.creditsOf, owner)}}));
    if (!cost.damage.isZero())
        words.push_back(
            Sentence::tr("suffering {damage}",
                         {{"damage", describeDamage(cost.damage, cost.damageKind, owner)}}));
    if (cost.forfeitSelf)
        words.push_back(Sentence::tr("forfeiting this card"));
    if (cost.forfeits > 0)
        words.push_back(
            Sentence::tr("forfeiting {n} agenda", "forfeiting {n} agendas", cost.forfeits));
    if (cost.trashSelf)
        words.push_back(Sentence::tr("trashing this card"));
    if (cost.trash)
        words.push_back(
            Sentence::tr("trashing {card}", {{"card", describeOne(*cost.trash, owner)}}));
    if (!cost.counters.isZero() && cost.countersOf)
        words.push_back(
            Sentence::tr("{counters} from {cards}",
                         {{"counters", describeCounters(cost.counters, cost.counter, owner)},
                          {"cards", describeSource(cost, owner)}}));
    else if (!cost.counters.isZero())
        words.push_back(
            Sentence::tr("{counters} from this card",
                         {{"counters", describeCounters(cost.counters, cost.counter, owner)}}));
    if (cost.trashAll)
        words.push_back(
            Sentence::tr("trashing {cards}", {{"cards", describe(*cost.trashAll, owner)}}));
    if (cost.creditsOnly)
        words.push_back(Sentence::tr("with such credits alone"));
    if (cost.tags > 0)
        words.push_back(Sentence::tr("removing {n} tag", "removing {n} tags", cost.tags));
    if (cost.trashRandom > 0)
        words.push_back(Sentence::tr("trashing {n} card of the hand at random",
                                     "trashing {n} cards of the hand at random", cost.trashRandom));
    if (cost.trashTop > 0)
        words.push_back(Sentence::tr("trashing {n} card from the top of the deck",
                                     "trashing {n} cards from the top of the deck", cost.trashTop));
    if (cost.moved)
        words.push_back(describeMoved(*cost.moved, owner));
    if (cost.returnSelf)
        words.push_back(Sentence::tr("returning this card to the hand"));
    if (cost.removeSelf)
        words.push_back(Sentence::tr("removing this card from the game"));
    return words.empty() ? Sentence() : Sentence::together(words);
}

} // namespace rulings
