// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/describing/card_described.h"

#include "core/english.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"

#include <algorithm>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Of a text that speaks of no table: that something lies on one is a bug.
class NoNames final : public Names {
public:
    [[nodiscard]] std::string nameOf(ObjectId) const override { throw noTable(); }
    [[nodiscard]] std::string nameOf(ServerId) const override { throw noTable(); }
    [[nodiscard]] Sentence whichOf(const AbilityOf &) const override { throw noTable(); }

private:
    static std::logic_error noTable()
    {
        return std::logic_error("a card in words speaks of a table");
    }
};

Sentence describeSpending(Spending to)
{
    switch (to) {
    case Spending::Use:
        return Sentence::tr("to use abilities");
    case Spending::Install:
        return Sentence::tr("to install");
    case Spending::Rez:
        return Sentence::tr("to rez");
    case Spending::Play:
        return Sentence::tr("to play");
    case Spending::Trash:
        return Sentence::tr("to trash what is accessed");
    case Spending::Steal:
        return Sentence::tr("to steal");
    case Spending::Trace:
        return Sentence::tr("on traces");
    case Spending::Advance:
        return Sentence::tr("to advance cards");
    case Spending::RemoveTag:
        return Sentence::tr("to remove tags");
    case Spending::Anything:
        break;
    }
    return Sentence::tr("on anything");
}

Sentence describeUses(const Recurring &recurring, Side owner)
{
    std::vector<Sentence> uses;
    for (const BoundTo &use : recurring.uses) {
        Sentence to = describeSpending(use.to);
        if (Sentence place = describe(use.where); !place.empty())
            to = Sentence::tr("{spending} {where}",
                              {{"spending", std::move(to)}, {"where", std::move(place)}});
        uses.push_back(use.of == Filter()
                           ? std::move(to)
                           //: what credits pay for, and of which cards: "to install: program"
                           : Sentence::tr("{spending}: {card}",
                                          {{"spending", std::move(to)},
                                           {"card", describeOne(use.of, owner)}}));
    }
    Sentence all = Sentence::list(uses);
    Sentence during = describe(recurring.during, owner);
    return during.empty()
        ? all
        : Sentence::tr("{spending}, while {condition}",
                       {{"spending", std::move(all)}, {"condition", std::move(during)}});
}

Sentence describeRecurring(const CardModel &card)
{
    const Recurring &recurring = card.recurring;
    Sentence uses = describeUses(recurring, card.side);
    if (!recurring.refillsTo)
        return Sentence::tr("the credits on this card are spent from there: {uses}",
                            {{"uses", std::move(uses)}});
    return Sentence::tr(
        "as a turn of its player begins it has {credits} on it: {uses}",
        {{"credits", describeCounters(*recurring.refillsTo, Counter::Recurring, card.side)},
         {"uses", std::move(uses)}});
}

/// What a model says of the card and of no ability.
std::vector<Sentence> describeWhole(const CardModel &card)
{
    std::vector<Sentence> words;
    if (card.link > 0)
        words.push_back(Sentence::tr("link of the Runner: +{number}", {{"number", card.link}}));
    if (card.pointsWhenStolen)
        words.push_back(Sentence::tr("in the score area of the Runner it is worth {points}",
                                     {{"points", *card.pointsWhenStolen}}));
    if (card.recurring.there)
        words.push_back(describeRecurring(card));
    if (card.rezInstead)
        words.push_back(Sentence::tr("may be rezzed for this instead: {cost}",
                                     {{"cost", describe(*card.rezInstead, card.side)}}));
    if (card.canBeAdvanced)
        words.push_back(Sentence::tr("can be advanced"));
    if (card.mostX)
        words.push_back(
            Sentence::tr("X is at most {amount}", {{"amount", describe(*card.mostX, card.side)}}));
    if (Sentence only = describe(card.playIf, card.side); !only.empty())
        words.push_back(
            Sentence::tr("is played only if {condition}", {{"condition", std::move(only)}}));
    if (Sentence least = describe(card.playMinimum, card.side); !least.empty())
        words.push_back(
            Sentence::tr("is played only if {condition}", {{"condition", std::move(least)}}));
    if (Sentence only = describe(card.installIf, card.side); !only.empty())
        words.push_back(
            Sentence::tr("is installed only if {condition}", {{"condition", std::move(only)}}));
    if (Sentence only = describe(card.installOnly); !only.empty())
        words.push_back(Sentence::tr("is installed only {where}", {{"where", std::move(only)}}));
    if (card.installsFaceup)
        words.push_back(Sentence::tr("is installed faceup"));
    if (card.staysInPlay)
        words.push_back(Sentence::tr("is not trashed when it has resolved"));
    if (card.removedAfterPlay)
        words.push_back(Sentence::tr("is removed from the game when it has resolved"));
    if (card.endsActionPhase)
        words.push_back(Sentence::tr("the action phase ends when it has resolved"));
    return words;
}

Sentence describeUnderivable(Uncovered what)
{
    switch (what) {
    case Uncovered::Install:
        return Sentence::tr("Nothing is answered that hangs on installing it.");
    case Uncovered::Play:
        return Sentence::tr("Nothing is answered that hangs on playing it.");
    case Uncovered::Rez:
        return Sentence::tr("Nothing is answered that hangs on rezzing it.");
    case Uncovered::Use:
        return Sentence::tr("Nothing is answered that hangs on using an ability left out.");
    case Uncovered::Access:
        return Sentence::tr("Nothing is answered that hangs on accessing it.");
    case Uncovered::Steal:
        return Sentence::tr("Nothing is answered that hangs on stealing it.");
    case Uncovered::Score:
        return Sentence::tr("Nothing is answered that hangs on scoring it.");
    case Uncovered::Encounter:
        return Sentence::tr("Nothing is answered that hangs on encountering it.");
    case Uncovered::Run:
        return Sentence::tr("Nothing is answered that hangs on a run while it is active.");
    case Uncovered::Turn:
        return Sentence::tr(
            "Nothing is answered that hangs on the beginning of a turn while it is active.");
    case Uncovered::Anything:
        break;
    }
    return Sentence::tr("Nothing is answered that hangs on it while it is active.");
}

} // namespace

DescribedCard describeCard(const CardModel &card)
{
    const NoNames names;
    DescribedCard described;
    described.known = card.modelled;
    for (const Sentence &one : describeWhole(card))
        described.clauses.push_back({0, {}, one.inWords(names)});
    for (const Ability &ability : card.abilities)
        described.clauses.push_back(
            {ability.line, ability.id, describe(ability, card.side).inWords(names)});
    std::ranges::stable_sort(described.clauses, {}, &DescribedClause::line);
    described.missing = card.uncovered;
    for (const auto &[what, word] : uncoveredWords)
        if (card.concerns.contains(what))
            described.underivable.push_back(describeUnderivable(what).inWords(names));
    return described;
}

std::string howMuchIsKnown(Modelled known)
{
    switch (known) {
    case Modelled::Full:
        return core::English::tr("The engine knows all of its text.");
    case Modelled::Partial:
        return core::English::tr("The engine knows a part of its text.");
    case Modelled::None:
        break;
    }
    return core::English::tr("The engine knows none of its text.");
}

} // namespace rulings
