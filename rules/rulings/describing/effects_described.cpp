// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/describing/describe.h"

#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"

#include <optional>
#include <utility>
#include <vector>

namespace rulings {

Side playerMeant(const Effect &effect, Side owner)
{
    return effect.player ? sideOf(*effect.player, owner) : owner;
}

bool isEveryOne(const Amount &amount)
{
    return amount.of == Amount::Of::Nothing && amount.plus > 50;
}

Sentence anyNumberOf(Sentence things)
{
    return Sentence::tr("any number of {things}", {{"things", std::move(things)}});
}

Sentence describeUpTo(const Amount &amount, Sentence counted, Sentence unit)
{
    if (isEveryOne(amount))
        return anyNumberOf(std::move(unit));
    return Sentence::tr("up to {cards}", {{"cards", std::move(counted)}});
}

namespace {

/// As many as lie in that hand.
bool isWholeHand(const Amount &amount, Zone zone)
{
    return amount.of == Amount::Of::Player && amount.playerNumber == PlayerNumber::Hand
        && amount.isAsCounted() && (zone == Zone::Hq || zone == Zone::Grip);
}

/// As many are taken as there are such cards: all of them.
bool takesAll(const Effect &effect)
{
    const Amount &amount = effect.amount;
    const bool hand = effect.of.zone && isWholeHand(amount, *effect.of.zone);
    if (isEveryOne(amount) || hand)
        return true;
    if (amount.of != Amount::Of::Count || !amount.isAsCounted())
        return false;
    Filter looked;
    looked.looked = true;
    return amount.object == effect.of || (amount.object == looked && effect.of.looked);
}

} // namespace

Sentence describeTaken(const Effect &effect, Side owner)
{
    if (effect.of.ref != Ref::None)
        return describeOne(effect.of, owner);
    if (!effect.upTo && takesAll(effect))
        //: "all cards (ice, rezzed)"
        return Sentence::tr("all {cards}", {{"cards", describeAny(effect.of, owner)}});
    const Amount &amount = effect.amount;
    if (amount.of == Amount::Of::Nothing && !takesAll(effect))
        return !effect.upTo
            ? amount.plus == 1 ? describeOne(effect.of, owner)
                               : numberInWords(amount.plus, effect.of, owner)
            //: a number and a kind of cards: "up to 2 programs in the grip"
            : Sentence::tr("up to {cards}",
                           {{"cards", numberInWords(amount.plus, effect.of, owner)}});
    Sentence number = describeCards(effect.amount, owner);
    if (effect.upTo && takesAll(effect))
        number = anyNumberOf(Sentence::tr("cards"));
    else if (effect.upTo)
        number = describeUpTo(effect.amount, std::move(number), Sentence::tr("cards"));
    Sentence kind = describeKind(effect.of, owner);
    return kind.empty()
        ? number
        //: how many cards, and of what kind: "2 cards (ice, rezzed)"
        : Sentence::tr("{cards} ({kind})", {{"cards", number}, {"kind", std::move(kind)}});
}

Sentence describe(const std::vector<Effect> &effects, Side owner)
{
    Sentence all;
    for (const Effect &effect : effects) {
        Sentence one = describe(effect, owner);
        all = all.empty()
            ? std::move(one)
            //: one thing that a card does after the other
            : Sentence::tr("{before}; then {next}", {{"before", all}, {"next", std::move(one)}});
    }
    return all;
}

Sentence describeBoth(Sentence first, Sentence second)
{
    if (first.empty() || second.empty())
        return first.empty() ? second : first;
    //: what happens in one case, and in the other
    return Sentence::tr("{first}; {second}",
                        {{"first", std::move(first)}, {"second", std::move(second)}});
}

namespace {

/// Cards that cannot be dealt with so.
Sentence describeCannotCards(Forbidden what, const Sentence &cards)
{
    switch (what) {
    case Forbidden::Play:
        return Sentence::tr("{cards} cannot be played", {{"cards", cards}});
    case Forbidden::Steal:
        return Sentence::tr("{cards} cannot be stolen", {{"cards", cards}});
    case Forbidden::Score:
        return Sentence::tr("{cards} cannot be scored", {{"cards", cards}});
    case Forbidden::Advance:
        return Sentence::tr("{cards} cannot be advanced", {{"cards", cards}});
    case Forbidden::Rez:
        return Sentence::tr("{cards} cannot be rezzed", {{"cards", cards}});
    case Forbidden::Use:
        return Sentence::tr("{cards} cannot be used", {{"cards", cards}});
    case Forbidden::UsePaid:
        return Sentence::tr("paid abilities of {cards} cannot be used", {{"cards", cards}});
    case Forbidden::Trash:
        return Sentence::tr("{cards} cannot be trashed", {{"cards", cards}});
    case Forbidden::Install:
        return Sentence::tr("{cards} cannot be installed", {{"cards", cards}});
    case Forbidden::Break:
        return Sentence::tr("subroutines of {cards} cannot be broken", {{"cards", cards}});
    case Forbidden::Bypass:
        return Sentence::tr("{cards} cannot be bypassed", {{"cards", cards}});
    case Forbidden::Lower:
        return Sentence::tr("the strength of {cards} cannot be lowered", {{"cards", cards}});
    case Forbidden::Expose:
        return Sentence::tr("{cards} cannot be exposed", {{"cards", cards}});
    case Forbidden::SpendCredits:
        return Sentence::tr("credits of {cards} cannot be spent", {{"cards", cards}});
    case Forbidden::Draw:
        return Sentence::tr("no cards can be drawn");
    case Forbidden::JackOut:
        return Sentence::tr("the Runner cannot jack out");
    case Forbidden::Succeed:
        return Sentence::tr("a run cannot be successful");
    case Forbidden::Access:
        return Sentence::tr("{cards} cannot be accessed", {{"cards", cards}});
    case Forbidden::Leave:
        return Sentence::tr("{cards}, accessed, must be trashed if it can be", {{"cards", cards}});
    case Forbidden::Host:
        return Sentence::tr("{cards} cannot be hosted", {{"cards", cards}});
    case Forbidden::SpendTwo:
        return Sentence::tr("2 credits cannot be spent secretly");
    case Forbidden::Win:
        return Sentence::tr("the game cannot be won but by flatline");
    case Forbidden::Run:
        break;
    }
    return Sentence::tr("the Runner cannot make a run");
}

} // namespace

Sentence describeCannot(Forbidden what, std::optional<Side> side, const Filter &of, Side owner)
{
    const bool ofCards = !(of == Filter());
    Sentence cannot = describeCannotCards(what, describeAny(of, owner));
    // Of a run the filter says nothing but where it is made.
    const bool ofRun = what == Forbidden::Run || what == Forbidden::Succeed
        || what == Forbidden::JackOut || what == Forbidden::Draw || what == Forbidden::Win
        || what == Forbidden::SpendTwo;
    if (ofRun && ofCards)
        cannot = Sentence::tr("{cannot} ({kind})",
                              {{"cannot", std::move(cannot)}, {"kind", describeKind(of, owner)}});
    // Some are of one player anyhow, or say whom they mean.
    const bool ofOne = what == Forbidden::Run || what == Forbidden::Succeed
        || what == Forbidden::JackOut || what == Forbidden::Leave;
    if (!side || ofOne)
        return cannot;
    return what == Forbidden::Win
        ? Sentence::tr("for {player} {cannot}", {{"player", *side}, {"cannot", std::move(cannot)}})
        //: what cannot be done to cards, and by whom: "cards (ice) cannot be rezzed by the Corp"
        : Sentence::tr("{cannot} by {player}", {{"cannot", std::move(cannot)}, {"player", *side}});
}

Sentence describe(Initiated what)
{
    switch (what) {
    case Initiated::Rez:
        return Sentence::tr("to rez");
    case Initiated::Steal:
        return Sentence::tr("to steal");
    case Initiated::Run:
        return Sentence::tr("to run");
    case Initiated::RunAction:
        return Sentence::tr("to run by the action for it, not by a card");
    case Initiated::Play:
        return Sentence::tr("to play");
    case Initiated::Break:
        return Sentence::tr("to break a subroutine");
    case Initiated::JackOut:
        return Sentence::tr("to jack out");
    case Initiated::Install:
        return Sentence::tr("to install");
    case Initiated::RemoveTag:
        return Sentence::tr("to remove a tag");
    case Initiated::TrashResource:
        return Sentence::tr("to trash a resource");
    case Initiated::Access:
        return Sentence::tr("to access");
    case Initiated::Score:
        break;
    }
    return Sentence::tr("to score");
}

} // namespace rulings
