// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/asked_for.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// It counts the hand that the card lies in and leaves as it is played.
bool countsItself(const Table &table, const Condition &condition, const Context &context)
{
    using Of = Amount::Of;
    if (condition.left.of != Of::Player || condition.left.playerNumber != PlayerNumber::Hand
        || condition.right.of != Of::Nothing || !context.source.exists())
        return false;
    return sideOf(condition.left.who, context.controller) == table.state[context.source].owner
        && table.state[context.source].zone == handOf(table.state[context.source].owner);
}

Sentence besides(const Table &table, const Condition &condition, const Context &context)
{
    return Sentence::tr("cards in the hand {player.of} besides {card}: {number}",
                        {{"player", sideOf(condition.left.who, context.controller)},
                         {"card", context.source},
                         {"number", number(table, condition.left, context) - 1}});
}

/// How a number stands to the one that a text wants it below. `has`: "the Corp has 4 credits".
Sentence asUpperLimit(Sentence has, int is, int most)
{
    if (is <= most)
        return most == 0
            ? has
            : Sentence::tr("{has}, so at most {most}", {{"has", std::move(has)}, {"most", most}});
    return Sentence::tr("{has}, more than {most}", {{"has", std::move(has)}, {"most", most}});
}

/// How one number that a text compares stands to the other, where nothing is added to either.
Sentence twoNumbers(const Table &table, const Condition &condition, const Context &context)
{
    Amount left = condition.left;
    Amount right = condition.right;
    left.plus = right.plus = 0;
    const Sentence has = numberInWords(table, left, context);
    if (condition.left.plus != 0 || condition.right.plus != 0)
        //: two numbers that a text compares: "the Corp has 4 credits, the Runner has 3 credits"
        return Sentence::tr("{one}, {other}",
                            {{"one", has}, {"other", numberInWords(table, right, context)}});
    const int least = number(table, right, context);
    const Sentence::Arguments said{
        {"has", has}, {"other", countedInWords(table, right, context)}, {"least", least}};
    return number(table, left, context) < least
        //: two numbers of the table: "X: 2, less than rez cost of Enigma (3)"
        ? Sentence::tr("{has}, less than {other} ({least})", said)
        //: two numbers of the table: "X: 3, no less than rez cost of Enigma (3)"
        : Sentence::tr("{has}, no less than {other} ({least})", said);
}

/// A number of the table beside what a text compares it with.
Sentence comparison(const Table &table, const Condition &condition, const Context &context)
{
    const int is = number(table, condition.left, context);
    const int least = number(table, condition.right, context);
    if (condition.left.of == Amount::Of::LastLost && least == 1)
        return whatCameOfIt(context, is > 0);
    if (condition.left.of == Amount::Of::TimesHappened && condition.left.isAsCounted()
        && least == 2)
        return secondTime(condition.left.what->event, is >= least);
    if (countsItself(table, condition, context))
        return besides(table, condition, context);
    // A plain number that another may not exceed.
    if (condition.left.of == Amount::Of::Nothing && condition.right.of != Amount::Of::Nothing)
        if (!countedInWords(table, condition.right, context).empty())
            return asUpperLimit(numberInWords(table, condition.right, context), least, is);
    // Two numbers of the table are told both, for neither says how the other stands to it.
    if (condition.right.of != Amount::Of::Nothing && condition.right.factor == 1)
        if (!countedInWords(table, condition.right, context).empty())
            return twoNumbers(table, condition, context);
    const Sentence has = numberInWords(table, condition.left, context);
    if (condition.negated)
        return asUpperLimit(has, is, least - 1);
    if (least == 1)
        return has;
    return is >= least
        //: how many there are, and how many the text asks for: "the Runner has 3 tags, so at least
        //: 2"
        ? Sentence::tr("{has}, so at least {least}", {{"has", has}, {"least", least}})
        : Sentence::tr("{has}, less than {least}", {{"has", has}, {"least", least}});
}

/// That the card which is meant is of the kind, or what it lacks.
Sentence natureOf(const Table &table, ObjectId card, Filter kind, const Context &context, bool fits)
{
    if (!fits)
        if (Sentence lack = whyNotSuch(table, kind, card, context); !lack.empty())
            return lack;
    Filter only;
    only.ref = kind.ref;
    only.types = kind.types;
    const bool ofType = kind == only;
    Filter there;
    there.ref = kind.ref;
    there.zone = kind.zone;
    if (kind == there && fits) // that it is called so goes without saying, that it lies there not
        return Sentence::tr("{card} is {zone.in}", {{"card", card}, {"zone", *kind.zone}});
    Filter hosted;
    hosted.ref = kind.ref;
    hosted.hostedOn = kind.hostedOn;
    if (kind == hosted && fits && table.state[card].host.exists())
        return Sentence::tr("{card} is hosted on {host}",
                            {{"card", card}, {"host", table.state[card].host}});
    Filter called;
    called.ref = kind.ref;
    called.title = kind.title;
    if (kind == called && fits)
        return {};
    kind.ref = Ref::None;
    if (!ofType)
        return isSuchInWords(Sentence(card), withNamed(table, kind, context), context.controller,
                             fits);
    const Sentence words = typesInWords(kind.types);
    return fits
        ? Sentence::tr("{card} is of the type {types}", {{"card", card}, {"types", words}})
        : Sentence::tr("{card} is not of the type {types}", {{"card", card}, {"types", words}});
}

/// That there is no card which a text means so; empty: no words.
Sentence notThere(Ref ref)
{
    switch (ref) {
    case Ref::Approached:
        return Sentence::tr("no ice is being approached");
    case Ref::Encountered:
        return Sentence::tr("no ice is being encountered");
    case Ref::Accessed:
        return Sentence::tr("no card is being accessed");
    default:
        return {};
    }
}

/// `any`: there is such a card.
Sentence presence(const Table &table, const Condition &condition, const Context &context, bool any)
{
    const Filter &filter = condition.filter;
    Filter kind = filter;
    kind.ref = Ref::None;
    if (filter.ref != Ref::None) {
        const ObjectId card = object(table, filter.ref, context);
        if (kind == Filter() && filter.ref == Ref::Picked)
            return any ? Sentence() : Sentence::tr("no card was chosen for it");
        Filter ofType;
        ofType.types = kind.types;
        // What it must not be is no kind that the text asks for.
        if (condition.negated && !any && kind == ofType && card.exists())
            return Sentence::tr("{card} is no {types}",
                                {{"card", card}, {"types", typesInWords(kind.types)}});
        if (kind != Filter() && card.exists())
            return natureOf(table, card, filter, context, any);
        return any ? Sentence() : notThere(filter.ref);
    }
    const auto found = all(table, filter, context);
    if (found.empty())
        return noneInWords(filter, context);
    Filter copy; // of one card, wherever it lies
    copy.zone = filter.zone;
    copy.sameTitle = filter.sameTitle;
    if (const ObjectId of = object(table, filter.sameTitle, context);
        filter == copy && filter.zone && of.exists())
        return Sentence::tr("{card} is another copy of {other}, {zone.in}",
                            {{"card", found.front()}, {"other", of}, {"zone", *filter.zone}});
    Filter such = filter;
    such.isNot = Ref::None; // that it is another goes without saying
    return isSuchInWords(Sentence(found.front()), withNamed(table, such, context),
                         context.controller, true);
}

/// How many cards of that faction there are, and of the one that it does not outnumber.
Sentence lead(const Table &table, const Condition &condition, const Context &context, bool leads)
{
    const auto cards = all(table, condition.filter, context);
    const auto of = [&](rules::Faction faction) {
        return static_cast<int>(std::ranges::count_if(
            cards, [&](ObjectId id) { return table.state[id].card->faction == faction; }));
    };
    const Sentence among = severalInWords(condition.filter, context.controller);
    const std::string faction(rules::nameOf(condition.faction));
    const int number = of(condition.faction);
    if (leads)
        //: "installed cards of the Runner: 2 of the faction Anarch, and fewer of any other"
        return Sentence::tr("{cards}: {number} of the faction {faction}, and fewer of any other",
                            {{"cards", among}, {"number", number}, {"faction", faction}});
    auto most = condition.faction;
    for (const auto &[other, word] : rules::factionWords)
        if (other != condition.faction && !rules::isNeutral(other)
            && (most == condition.faction || of(other) > of(most)))
            most = other;
    if (number == 0 && of(most) == 0)
        //: "rezzed cards of the Corp: none is of the faction NBN"
        return Sentence::tr("{cards}: none is of the faction {faction}",
                            {{"cards", among}, {"faction", faction}});
    //: "rezzed cards of the Corp: 1 of the faction NBN, and 2 of the faction Jinteki"
    return Sentence::tr(
        "{cards}: {number} of the faction {faction}, and {others} of the faction {other}",
        {{"cards", among},
         {"number", number},
         {"faction", faction},
         {"others", of(most)},
         {"other", std::string(rules::nameOf(most))}});
}

/// What is so of everything else, as the card would say it.
Sentence plainly(const Table &table, Condition condition, const Context &context, bool is)
{
    if (condition.kind == Condition::Kind::Flipped)
        return is ? Sentence::tr("{card} was flipped", {{"card", context.source}})
                  : Sentence::tr("{card} was not flipped", {{"card", context.source}});
    if (condition.kind == Condition::Kind::RunOn && !table.state.run.on)
        return Sentence::tr("there is no run");
    if (condition.kind == Condition::Kind::RunOn && condition.where == Where::ThisServer)
        return is
            ? Sentence::tr("the run is on the server of {card}", {{"card", context.source}})
            : Sentence::tr("the run is not on the server of {card}", {{"card", context.source}});
    condition.negated = !is;
    // Until the turn has begun, abilities ask for the one before.
    if (condition.kind == Condition::Kind::Happened && !condition.inRun && !table.state.turnBegun
        && table.state.at.step && table.state.at.step->topic == "turn-begins")
        condition.kind = Condition::Kind::HappenedLastTurn;
    if (condition.object && condition.object->ref != Ref::None)
        if (const ObjectId card = object(table, condition.object->ref, context); card.exists())
            if (Sentence done = describeDoneTo(condition, card); !done.empty())
                return done;
    return describe(condition, context.controller);
}

/// The same number of the table, whatever that is.
bool isSame(const Amount &left, const Amount &right)
{
    return left == right && left.of != Amount::Of::Nothing;
}

/// The second asks the first the other way round: together, that two numbers are the same.
bool isReverse(const Condition &one, const Condition &other)
{
    const auto compares = [](const Condition &condition) {
        return condition.kind == Condition::Kind::AtLeast && !condition.negated;
    };
    return compares(one) && compares(other) && isSame(one.left, other.right)
        && isSame(one.right, other.left);
}

/// At least so many and not at least one more, of the same.
bool isExactly(const std::vector<Condition> &parts)
{
    const auto isPlain = [](const Condition &one) {
        return one.kind == Condition::Kind::AtLeast && one.right.of == Amount::Of::Nothing;
    };
    return parts.size() == 2 && std::ranges::all_of(parts, isPlain) && !parts.front().negated
        && parts.back().negated && isSame(parts.front().left, parts.back().left)
        && parts.back().right.plus == parts.front().right.plus + 1;
}

Sentence sameNumber(const Table &table, const Condition &part, const Context &context)
{
    const Sentence one = countedInWords(table, part.left, context);
    const Sentence other = countedInWords(table, part.right, context);
    if (one.empty() || other.empty())
        return {};
    //: two numbers of the table: "cards in the hand of the Corp: 5, the same as maximum hand size"
    return Sentence::tr(
        "{what}: {number}, the same as {other}",
        {{"what", one}, {"number", number(table, part.left, context)}, {"other", other}});
}

/// Of several the first that tells the whole: what fails of all, what holds of any.
Sentence ofParts(const Table &table, const Condition &condition, const Context &context)
{
    const bool all = condition.kind == Condition::Kind::All;
    for (const Condition &part : condition.parts)
        if (holds(table, part, context) != all)
            return whatDecides(table, part, context);
    // Of several ways none of which is so, the one that is so in part says more than all.
    const auto holdsInPart = [&](const Condition &part) {
        return part.kind == Condition::Kind::All
            && std::ranges::any_of(
                   part.parts, [&](const Condition &one) { return holds(table, one, context); });
    };
    if (!all && std::ranges::count_if(condition.parts, holdsInPart) == 1)
        return whatDecides(table, *std::ranges::find_if(condition.parts, holdsInPart), context);
    std::vector<Sentence> words;
    for (const Condition &part : condition.parts) {
        const auto reverse = std::ranges::find_if(
            condition.parts, [&](const Condition &other) { return isReverse(part, other); });
        const bool both = all && reverse != condition.parts.end();
        const Condition &first = both && &*reverse < &part ? *reverse : part;
        Sentence one = both ? sameNumber(table, first, context) : Sentence();
        if (one.empty())
            one = whatDecides(table, part, context);
        if (!one.empty() && std::ranges::find(words, one) == words.end())
            words.push_back(std::move(one));
    }
    if (all && isExactly(condition.parts) && words.size() > 1)
        return Sentence::tr("{has}, neither more nor less", {{"has", words.front()}});
    // What is said with its limit says the number, too.
    if (all)
        std::erase_if(words, [&](const Sentence &word) {
            return std::ranges::any_of(condition.parts,
                                       [&](const Condition &part) {
                                           return part.kind == Condition::Kind::AtLeast
                                               && part.negated
                                               && word == numberInWords(table, part.left, context);
                                       })
                && words.size() > 1;
        });
    return words.empty() ? Sentence() : Sentence::list(words);
}

Sentence decides(const Table &table, const Condition &condition, const Context &context)
{
    using Kind = Condition::Kind;
    if (condition.kind == Kind::Any || condition.kind == Kind::All)
        return ofParts(table, condition, context);
    if (condition.kind == Kind::AtLeast)
        return comparison(table, condition, context);
    const bool is = holds(table, condition, context) != condition.negated;
    if (condition.kind == Kind::Odd)
        if (const Sentence what = countedInWords(table, condition.left, context); !what.empty()) {
            const int count = number(table, condition.left, context);
            return is ? Sentence::tr("{what}: {number}, which is odd",
                                     {{"what", what}, {"number", count}})
                      : Sentence::tr("{what}: {number}, which is even",
                                     {{"what", what}, {"number", count}});
        }
    if (condition.kind == Kind::Matches)
        return presence(table, condition, context, is);
    if (condition.kind == Kind::Leads)
        return lead(table, condition, context, is);
    return plainly(table, condition, context, is);
}

} // namespace

Sentence whatDecides(const Table &table, const Condition &condition, const Context &context)
{
    // Only to find words: what is assumed for them, or not known, changes nothing.
    const Aside aside(table);
    try {
        return decides(table, condition, context);
    } catch (const NotDerivable &) {
        return {};
    }
}

void sayCompared(const Table &table, const Condition &asked, const Context &context)
{
    for (const Condition &part : asked.parts)
        sayCompared(table, part, context);
    for (const Amount *amount : {&asked.left, &asked.right}) {
        if (amount->of == Amount::Of::Player && amount->playerNumber == PlayerNumber::Link)
            (void)playerValue(table, Value::Link, sideOf(amount->who, context.controller),
                              Told::IfModified);
        if (amount->of != Amount::Of::Value || amount->printed || amount->object.ref == Ref::None)
            continue;
        const ObjectId of = object(table, amount->object.ref, context);
        if (of.exists() && printedOn(*table.state[of].card, amount->value))
            (void)value(table, amount->value, of, Told::IfModified);
    }
}

} // namespace rulings
