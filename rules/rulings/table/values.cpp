// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Simultaneous Effects" (modifiers are summed), "Constant Abilities",
// "Strength", "All", "Bypass", "Memory Limit", "Maximum Hand Size", "Link".
#include "rules/rulings/table/values.h"

#include "core/function_ref.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/sum.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/unchanged.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Where the card shows X and its own ability says what that is.
bool saysItself(const CardModel &card, Value kind)
{
    return std::ranges::any_of(card.abilities, [&](const Ability &ability) {
        return modifies(ability, kind) && ability.of.ref == Ref::Self;
    });
}

/// Rules Reference 1.0, "Memory Unit", "Maximum Hand Size", "Turn", "Headquarters".
int startingWith(Value kind, Side side)
{
    switch (kind) {
    case Value::MemoryLimit:
        return 4;
    case Value::HandSize:
    case Value::StartingHand:
        return 5;
    case Value::PointsToWin:
        return 7;
    case Value::Accesses:
        return 1;
    case Value::AllottedClicks:
        return side == Side::Corp ? 3 : 4;
    default:
        return 0;
    }
}

/// How much of what may be used its player uses, of so much; nothing: that is not decided here.
using HowMuch = std::function<int(Side, int)>;

/// The same of cards that lie without effect.
template <class Concerns>
void noteDormant(const Table &table, const NumberOf &of, const Concerns &concerns)
{
    forEachDormant(table, [&](ObjectId source, const Ability &ability) {
        if (modifies(ability, of.kind) && ability.of.ref == Ref::None && wouldDo(table, [&] {
                Context context = contextOf(table, source);
                context.candidate = of.card;
                return concerns(ability, context) && wouldHold(table, ability.during, context);
            }))
            noteUnchanged(table, of, source, ability, [&] { return howDormant(table, source); });
    });
}

/// Whether its text is about such cards at all: what a card does to itself, or to programs that it
/// hosts, is not about another one.
bool mightConcern(const Table &table, const NumberOf &of, ObjectId source, const Ability &ability)
{
    if (!of.card.exists())
        return true;
    if (ability.of.ref == Ref::Self && source != of.card)
        return false;
    return !ability.of.hosted || table.state[of.card].card->type != CardType::Ice;
}

template <class Concerns>
void addModifiers(const Table &table, Sum &sum, const NumberOf &of, const Concerns &concerns,
                  const HowMuch &howMuch = {})
{
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (!modifies(ability, of.kind))
            return;
        Context context = contextOf(table, source);
        context.candidate = of.card;
        if (!concerns(ability, context) || !holds(table, ability.during, context)) {
            const bool ofPlayer = ability.as<ConstantAbility>().ofPlayer.has_value();
            if (of.told && ofPlayer != of.card.exists() && mightConcern(table, of, source, ability))
                noteUnchanged(table, of, source, ability,
                              [&] { return whyNotNow(table, of, ability, context); });
            return;
        }
        int by = number(table, ability.as<ConstantAbility>().by, context);
        if (by == 0 && of.told && source != of.card && !ability.as<ConstantAbility>().sets)
            noteUnchanged(table, of, source, ability,
                          [&] { return countedAsNone(table, ability, context); });
        if (ability.as<ConstantAbility>().sets) {
            sum.set(by, source, &ability);
            return;
        }
        if (ability.optional && by > 0
            && isForbidden(table, Forbidden::Use, context.controller, source))
            return;
        if (ability.optional && by > 0 && !howMuch)
            throw NotDerivable{
                Sentence::tr("how much of {card} is used is not decided", {{"card", source}})};
        if (ability.optional && by > 0)
            by = howMuch(context.controller, by);
        sum.add(by, source, &ability);
    });
    if (of.told)
        noteDormant(table, of, concerns);
}

/// What there is before anything is added.
Sentence beginning(const Table &table, const Sum &sum)
{
    if (sum.setting) {
        const Aside aside(table); // only to find words
        const Context context = contextOf(table, sum.setBy);
        Sentence what = countedInWords(table, sum.setting->as<ConstantAbility>().by, context);
        if (what.empty())
            what = whatDecides(table, sum.setting->during, context);
        if (!what.empty())
            //: a number, the card that says it, and what it is the number of or hangs on
            return Sentence::tr("{number} as {card} says, for {what}",
                                {{"number", sum.base}, {"card", sum.setBy}, {"what", what}});
    }
    return sum.setBy.exists()
        ? Sentence::tr("{number} as {card} says", {{"number", sum.base}, {"card", sum.setBy}})
        : Sentence::tr("{number} to begin with", {{"number", sum.base}});
}

/// Strength alone may be less than nothing (Rules Reference 1.0, "Strength"; FAQ 1.6, "Negative
/// Strength").
int leastOf(Value kind)
{
    return kind == Value::Strength || kind == Value::Points ? std::numeric_limits<int>::min() : 0;
}

/// Which part of a card's text may change such a number of the card itself.
Uncovered concernOf(Value kind)
{
    switch (kind) {
    case Value::RezCost:
        return Uncovered::Rez;
    case Value::InstallCost:
        return Uncovered::Install;
    case Value::PlayCost:
        return Uncovered::Play;
    default:
        return Uncovered::Anything;
    }
}

/// “Cannot be lowered”: what would take something off it does not count.
void keepFromLowering(const Table &table, Sum &sum, Value kind, ObjectId id)
{
    const auto lowers = [](const Sum::Term &term) { return term.by < 0; };
    if (kind != Value::Strength || std::ranges::none_of(sum.terms, lowers)
        || !isForbidden(table, Forbidden::Lower, opponentOf(table.state[id].owner), id))
        return;
    table.say(Sentence::tr("the strength of {card} cannot be lowered", {{"card", id}}),
              {"cannot.prevails"_rule});
    for (const Sum::Term &term : sum.terms)
        sum.total -= std::min(0, term.by);
    std::erase_if(sum.terms, lowers);
}

} // namespace

int value(const Table &table, Value kind, ObjectId id, Told told)
{
    requireModelled(table, id, concernOf(kind));
    auto base = printedOn(*table.state[id].card, kind);
    if (kind == Value::Points)
        base = pointsOf(table.state[id],
                        table.state[id].zone == Zone::RunnerScoreArea ? Side::Runner : Side::Corp);
    if (!base && (kind == Value::PlayCost || kind == Value::InstallCost)
        && table.state[id].card->mostX)
        base = table.state[id].x;
    const bool chosen = base && !printedOn(*table.state[id].card, kind) && kind != Value::Points;
    const bool none = !base && saysItself(*table.state[id].card, kind);
    if (none)
        base = 0;
    if (!base)
        throw NotDerivable{
            Sentence::tr("{card} has no fixed {value}", {{"card", id}, {"value", nameOf(kind)}})};
    Sum sum(*base);
    addModifiers(table, sum, {kind, table.state[id].owner, id, told != Told::No},
                 [&](const Ability &ability, const Context &context) {
                     return !ability.as<ConstantAbility>().ofPlayer
                         && matches(table, ability.of, id, context);
                 });
    const bool constant = !sum.terms.empty() || sum.setBy.exists();
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.kind == Lasting::Kind::Modifier && lasting.value == kind && lasting.object == id
            && lasting.copy == table.state[id].copy)
            sum.add(lasting.by, lasting.source);
    sum.boosted = kind == Value::Strength && !constant && !sum.terms.empty()
        && table.state[id].card->type == CardType::Program;
    keepFromLowering(table, sum, kind, id);
    if (told == Told::Anyway)
        sayIdle(table, kind, id);
    if (isTold(sum, told))
        sayValue(table, kind,
                 Sentence::tr("{value} of {card}", {{"value", nameOf(kind)}, {"card", id}}),
                 sum.setBy.exists() ? beginning(table, sum)
                     : none         ? Sentence::tr("no number on the card")
                     : chosen       ? Sentence::tr("X is {number}", {{"number", *base}})
                                    : Sentence::tr("{number} on the card", {{"number", *base}}),
                 sum, told);
    return std::max(leastOf(kind), sum.total);
}

namespace {

/// Of what may be used the Runner uses as much as he may where it is asked whether he may access a
/// card, and says otherwise how much.
int usedForAccesses(Table &table, Side side, int most)
{
    if (const Act *act = table.next();
        table.isAbout(ActKind::Access) && !(act && act->kind == ActKind::Spend))
        return most;
    return table.chooseNumber(side, Sentence::tr("how many more cards are accessed"), most);
}

/// Of more accesses: whether they are of the server that is attacked.
bool isOfRunHere(const Table &table, const Lasting &lasting)
{
    const ServerId attacked = table.state.run.server;
    return (!lasting.server.exists() || lasting.server == attacked)
        && isServerOfKind(table.state, attacked, lasting.where, {});
}

int sumOfPlayer(const Table &table, Value kind, Side side, Told told, const HowMuch &howMuch)
{
    const Run &run = table.state.run;
    const auto isHere = [&](const Ability &ability, const Context &context) {
        const ServerId of = serverAccessed(table, ability.of, context);
        return !of.exists() || (run.on && run.server == of);
    };
    const int base = startingWith(kind, side);
    Sum sum(base);
    addModifiers(
        table, sum, {kind, side, {}, told != Told::No},
        [&](const Ability &ability, const Context &context) {
            const auto &constant = ability.as<ConstantAbility>();
            return constant.ofPlayer && !constant.onlyFor
                && sideOf(*constant.ofPlayer, context.controller) == side
                && (kind != Value::Accesses || isHere(ability, context));
        },
        howMuch);
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.kind == Lasting::Kind::Modifier && lasting.value == kind
            && lasting.player == side && isOfRunHere(table, lasting))
            sum.add(lasting.by, lasting.source);
    if (kind == Value::HandSize && side == Side::Runner && table.state.brainDamage > 0) {
        sum.total -= table.state.brainDamage;
        sum.brainDamage = table.state.brainDamage;
        if (!isTold(sum, told)) // otherwise it stands among what makes up the number
            table.say(
                Sentence::tr("each brain damage takes one card off the maximum hand size for good"),
                {"damage.brain"_rule});
    }
    // That of an identity is no part of its text.
    if (kind == Value::Link && side == Side::Runner)
        for (std::size_t i = 0; i < table.state.objects.size(); ++i)
            if (const ObjectId card{static_cast<std::int16_t>(i)}; isActive(table.state, card)
                && (table.state[card].card->type == CardType::Identity || !isBlank(table, card)))
                sum.add(table.state[card].card->link, card);
    // No document says whether what modifies a number still does where a card says what it is.
    if (sum.setBy.exists() && !sum.terms.empty())
        throw NotDerivable{Sentence::tr(
            "{card} says what the number is, and whether {other} changes it all the same, no rule "
            "says",
            {{"card", sum.setBy}, {"other", sum.terms.front().source}})};
    if (isTold(sum, told))
        sayValue(table, kind,
                 Sentence::tr("{value} {player.of}", {{"value", nameOf(kind)}, {"player", side}}),
                 beginning(table, sum), sum, told);
    return sum.total;
}

} // namespace

int playerValue(const Table &table, Value kind, Side side, Told told)
{
    return sumOfPlayer(table, kind, side, told, {});
}

int modified(const Table &table, Value kind, ObjectId card, int base)
{
    Sum sum(base);
    addModifiers(table, sum, {kind, table.state[card].owner, card, true},
                 [&](const Ability &ability, const Context &context) {
                     return !ability.as<ConstantAbility>().ofPlayer
                         && matches(table, ability.of, card, context);
                 });
    // What is ignored is so whatever it would come to.
    if (sum.setBy.exists()) {
        sum.total = sum.base;
        sum.terms.clear();
    }
    if (isTold(sum, Told::IfModified))
        sayValue(table, kind,
                 Sentence::tr("{value} of {card}", {{"value", nameOf(kind)}, {"card", card}}),
                 beginning(table, sum), sum, Told::IfModified);
    return sum.total;
}

int decideAccesses(Table &table)
{
    return sumOfPlayer(table, Value::Accesses, Side::Runner, Told::IfModified,
                       [&](Side side, int most) { return usedForAccesses(table, side, most); });
}

int decideAccessesOf(Table &table, ServerId server, int number)
{
    Sum sum(number);
    addModifiers(
        table, sum, {Value::Accesses, Side::Runner, {}, false},
        [&](const Ability &ability, const Context &context) {
            const auto &constant = ability.as<ConstantAbility>();
            return constant.ofPlayer
                && sideOf(*constant.ofPlayer, context.controller) == Side::Runner
                && serverAccessed(table, ability.of, context) == server;
        },
        [&](Side side, int most) { return usedForAccesses(table, side, most); });
    if (isTold(sum, Told::IfModified))
        sayValue(table, Value::Accesses,
                 Sentence::tr("{value} {player.of}",
                              {{"value", nameOf(Value::Accesses)}, {"player", Side::Runner}}),
                 beginning(table, sum), sum, Told::IfModified);
    return sum.total;
}

} // namespace rulings
