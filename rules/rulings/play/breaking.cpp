// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Subroutine", "Icebreaker".
#include "rules/rulings/play/breaking.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/kind_of_ice.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace rulings {

std::vector<int> breakable(const Table &table, Breakable which)
{
    const auto endsTheRun = [](const Subroutine &one) {
        return one.effects().size() == 1 && one.effects().front().op == &endRunOperation;
    };
    const std::vector<bool> &broken = table.state.run.broken;
    const auto all = subroutinesOf(table, table.state.run.ice);
    std::vector<int> found;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool fits = which == Breakable::Any || (which == Breakable::First && i == 0)
            || (which == Breakable::Last && i + 1 == all.size())
            || (which == Breakable::EndTheRun && endsTheRun(all[i]));
        if (fits && !(i < broken.size() && broken[i]))
            found.push_back(static_cast<int>(i) + 1);
    }
    return found;
}

Sentence isBrokenInWords(ObjectId ice, int number)
{
    return Sentence::tr("subroutine {number} of {card} is broken and will not resolve",
                        {{"number", number}, {"card", ice}});
}

namespace {

/// Nothing but what it costs stands against using it again.
bool mayBeUsedAgain(const Table &table, ObjectId card, const Effect &effect)
{
    return std::ranges::any_of(table.state[card].card->abilities, [&](const Ability &ability) {
        const Cost &cost = ability.cost;
        return ability.kind() == AbilityKind::Paid && !ability.oncePerTurn && !ability.oncePerRun
            && !ability.oncePerTurnInAll && !cost.trashSelf && !cost.removeSelf && !cost.returnSelf
            && std::ranges::any_of(ability.effects,
                                   [&](const Effect &one) { return &one == &effect; });
    });
}

/// So many are more than one use breaks.
Sentence breaksNoMore(const Table &table, ObjectId card, const Effect &effect, int most)
{
    return mayBeUsedAgain(table, card, effect)
        ? Sentence::tr("each use of the ability breaks at most {n} subroutine: for more it is to "
                       "be used again",
                       "each use of the ability breaks at most {n} subroutines: for more it is to "
                       "be used again",
                       most)
        : Sentence::tr("this use of the ability breaks at most {n} subroutine",
                       "this use of the ability breaks at most {n} subroutines", most);
}

/// Why an ability that breaks some of them does not break this one.
Sentence whyNotThisOne(const Table &table, ObjectId card, int number, Breakable which)
{
    const Run &run = table.state.run;
    const auto index = static_cast<std::size_t>(number) - 1;
    if (number < 1 || index >= subroutinesOf(table, run.ice).size())
        return Sentence::tr("{ice} has no subroutine {number}",
                            {{"ice", run.ice}, {"number", number}});
    if (index < run.broken.size() && run.broken[index])
        return Sentence::tr("subroutine {number} of {ice} is broken already",
                            {{"number", number}, {"ice", run.ice}});
    const Sentence::Arguments said{{"card", card}, {"number", number}, {"ice", run.ice}};
    if (which == Breakable::First)
        return Sentence::tr("{card} breaks only the first subroutine of {ice}", said);
    return which == Breakable::Last
        ? Sentence::tr("{card} breaks only the last subroutine of {ice}", said)
        : Sentence::tr("{card} breaks only subroutines that do nothing but end the run, and "
                       "subroutine {number} of {ice} is none",
                       said);
}

} // namespace

namespace {

/// Which of several are broken, where nobody has said so.
std::vector<int> supposed(const Table &table, const std::vector<int> &possible, std::size_t most,
                          Side by)
{
    if (possible.size() <= most)
        return possible;
    const std::vector<int> some(possible.begin(),
                                possible.begin() + static_cast<std::ptrdiff_t>(most));
    const std::vector<Sentence> numbers(some.begin(), some.end());
    if (!some.empty())
        table.assume(Sentence::tr(
            "{player} breaks subroutine {numbers} of {card} with it",
            "{player} breaks subroutines {numbers} of {card} with it",
            static_cast<int>(some.size()),
            {{"player", by}, {"numbers", Sentence::list(numbers)}, {"card", table.state.run.ice}}));
    return some;
}

} // namespace

void breakSubroutines(Table &table, const Effect &effect, const Context &context)
{
    // A text may lead here outside an encounter, behind another part that is of use there.
    if (!table.state.run.encountering || !table.state.run.ice.exists()) {
        table.say(Sentence::tr("no ice is being encountered"), {"subroutine.break-when"_rule});
        return;
    }
    Run &run = table.state.run;
    lookAtSubroutines(table);
    auto wanted = table.takeSubroutines();
    const auto most = static_cast<std::size_t>(number(table, effect.amount, context));
    const auto possible = breakable(table, effect.as<BreakHow>().which);
    if (wanted.empty())
        wanted = supposed(table, possible, most, context.controller);
    if (wanted.size() > most)
        throw Misnamed{breaksNoMore(table, context.source, effect, static_cast<int>(most))};
    std::vector<Impending> impending;
    for (const int subroutine : wanted) {
        if (std::ranges::find(possible, subroutine) == possible.end())
            throw Misnamed{
                whyNotThisOne(table, context.source, subroutine, effect.as<BreakHow>().which)};
        impending.push_back({Prevented::Break, Damage::Net, 1, run.ice, subroutine});
    }
    letPrevent(table, impending);
    for (std::size_t i = 0; i < wanted.size(); ++i)
        if (impending[i].amount > 0) {
            const auto index = static_cast<std::size_t>(wanted[i]) - 1;
            run.broken[index] = true;
            run.brokenBy.emplace_back(run.subroutines[index], context.source);
            run.breakers.push_back(context.source);
            run.brokenOn.emplace_back(context.source, run.ice);
            table.say(isBrokenInWords(run.ice, wanted[i]), {"subroutine.broken"_rule});
            raise(table, {EventKind::SubroutineBroken, run.ice, context.controller});
        }
    if (!run.broken.empty() && allBroken(table) && isBrokenWhole(table, run.ice, context.source))
        table.state.brokenWhole.emplace_back(run.ice, context.source);
    if (!run.broken.empty() && allBroken(table))
        raise(table, {EventKind::AllBroken, run.ice, context.controller});
}

Sentence whyNothingBreaks(const Table &table, const Effect &effect, const Context &context,
                          int stronger)
{
    const Run &run = table.state.run;
    if (!run.encountering)
        return Sentence::tr("no ice is being encountered");
    if (number(table, effect.amount, context) == 0)
        return Sentence::tr("the number of subroutines is 0");
    if (!matches(table, effect.of, run.ice, context))
        return whyNotThisIce(table, context.source, effect);
    if (isForbiddenWith(table, Forbidden::Break, Side::Runner, run.ice, context.source))
        return whyForbidden(table, Forbidden::Break, Side::Runner, run.ice, context.source);
    const int own = value(table, Value::Strength, context.source) + stronger;
    const int ices = value(table, Value::Strength, run.ice);
    return own >= ices
        ? Sentence()
        : Sentence::tr(
              "{card} has strength {strength} and {ice} {other}: not enough",
              {{"card", context.source}, {"strength", own}, {"ice", run.ice}, {"other", ices}});
}

void requireStrength(Judgement &judgement, const Table &table, ObjectId id)
{
    const auto isOtherIce = [](const Check &check) {
        return !check.holds && check.rule.id == "breaker.kind-of-ice";
    };
    if (std::ranges::any_of(judgement.checks(), isOtherIce))
        return; // no strength would be enough
    const ObjectId ice = table.state.run.ice;
    const int own = value(table, Value::Strength, id, Told::IfModified);
    const int ices = value(table, Value::Strength, ice, Told::IfModified);
    const Sentence::Arguments both{{"card", id}, {"strength", own}, {"ice", ice}, {"other", ices}};
    if (own >= ices)
        judgement.note(
            "breaker.strength"_rule,
            Sentence::tr("{card} has strength {strength} and {ice} {other}: enough", both));
    else
        judgement.forbid(
            "breaker.strength"_rule,
            Sentence::tr("{card} has strength {strength} and {ice} {other}: not enough", both));
    // That it suffices is worth a line where it just does, or where something has changed it.
    const auto isChanged = [&](ObjectId card, int strength) {
        return table.state[card].card->strength != strength;
    };
    if (own == ices || isChanged(id, own) || isChanged(ice, ices))
        judgement.tell();
}

bool isStrengthForIce(const Condition &condition)
{
    const auto isStrengthOf = [](const Amount &amount, Ref ref) {
        return amount.of == Amount::Of::Value && amount.value == Value::Strength
            && amount.isAsCounted() && amount.object.ref == ref;
    };
    return condition.kind == Condition::Kind::AtLeast && !condition.negated
        && isStrengthOf(condition.left, Ref::Self)
        && isStrengthOf(condition.right, Ref::Encountered);
}

} // namespace rulings
