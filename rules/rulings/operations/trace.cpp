// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `trace` of the card language.
// Rules Reference 1.0: "Trace", "Link"; FAQ 1.6: the card ruling on Disrupter; Core Rules:
// "Traces".
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

#include <utility>
#include <vector>

namespace rulings {

namespace {

Sentence doesNotHave(const Table &table, Side side, int number)
{
    if (isForbidden(table, Forbidden::SpendCredits, side, {})) // however many there are
        return whyForbidden(table, Forbidden::SpendCredits, side, {});
    return Sentence::tr("{player} does not have {credits}",
                        {{"player", side}, {"credits", credits(number)}});
}

/// How many credits a player spends on a trace: as the script says, otherwise every number.
int spentOnTrace(Table &table, Side side, const Context &context)
{
    Bundle bundle;
    bundle.payer = side;
    bundle.purpose = {context.source, Spending::Trace};
    // Of no credits it does not matter how many there are.
    const Sentence what = Sentence::tr("how many credits {player} spends", {{"player", side}});
    if (const Act *act = table.askedFor(ActKind::Spend)) {
        bundle.credits = act->number;
        const bool payable = canPay(table, bundle);
        table.endAt({side, "trace.corp-first"_rule, payable,
                     payable ? what : doesNotHave(table, side, bundle.credits)});
    }
    if (const Act *act = table.next(); act && act->kind == ActKind::Spend) {
        bundle.credits = act->number;
        table.consume();
    } else {
        bundle.credits =
            table.chooseNumber(side, what, creditsAvailable(table, side, bundle.purpose));
    }
    if (!canPay(table, bundle))
        throw NotAllowed{doesNotHave(table, side, bundle.credits)};
    (void)pay(table, bundle);
    return bundle.credits;
}

/// `inVain`: the text speaks of an unsuccessful trace only.
void sayOutcome(const Table &table, const Trace &trace, bool inVain)
{
    const int strength = trace.strength, link = trace.link;
    if (!trace.successful)
        table.say(Sentence::tr("trace strength {strength} against link strength {link}: the trace "
                               "is unsuccessful",
                               {{"strength", strength}, {"link", link}}),
                  {"trace.exceeds"_rule});
    else if (inVain)
        table.say(Sentence::tr("trace strength {strength} against link strength {link}: the trace "
                               "is successful, and the text speaks of an unsuccessful one only",
                               {{"strength", strength}, {"link", link}}),
                  {"trace.exceeds"_rule});
    else
        table.say(Sentence::tr("trace strength {strength} against link strength {link}: the trace "
                               "is successful",
                               {{"strength", strength}, {"link", link}}),
                  {"trace.exceeds"_rule});
}

/// What makes the base strength, where it is no number on the card.
void sayBase(const Table &table, const Effect &effect, const Context &context)
{
    const Sentence what = countedInWords(table, effect.amount, context);
    const int base = number(table, effect.amount, context);
    const int factor = effect.amount.factor;
    if (!what.empty() && factor > 1 && effect.amount.plus == 0 && effect.amount.dividedBy == 1)
        //: what is counted: "pieces of ice protecting this server: 1"
        table.say(
            Sentence::tr(
                "the base strength of the trace is {number}: {what}: {count}, {each} "
                "for each",
                {{"number", base}, {"what", what}, {"count", base / factor}, {"each", factor}}),
            {"effect.resolve"_rule});
    else if (!what.empty())
        //: what is counted: "advancement tokens on Searchlight"
        table.say(Sentence::tr("the base strength of the trace is {number}: {what}",
                               {{"number", base}, {"what", what}}),
                  {"effect.resolve"_rule});
}

/// Whether a text has the Runner spend before the Corp.
bool sayWhoSpendsFirst(Table &table)
{
    const ObjectId turning = whatAlters(table, Altered::TraceOrder);
    if (turning.exists())
        table.say(Sentence::tr("{card}: the Runner spends first on the trace, then the Corp",
                               {{"card", turning}}),
                  {"ability.constant"_rule});
    else
        table.say(
            Sentence::tr(
                "the Corp spends first, then the Runner, both openly and as much as they like"),
            {"trace.corp-first"_rule});
    return turning.exists();
}

/// Of a text that is in force for the first time in a turn alone: that it is for that one.
bool isOfFirst(const Condition &condition)
{
    return condition.kind == Condition::Kind::AtLeast && condition.negated
        && condition.left.of == Amount::Of::TimesHappened && condition.right.is(2);
}

/// That the text of a card which takes the base link strength away does not do so now.
void sayKeepsBaseLink(const Table &table)
{
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *constant = ability.asIf<ConstantAbility>();
        if (!constant || constant->alters != Altered::BaseLink)
            return;
        const Sentence why = whatDecides(table, ability.during, contextOf(table, source));
        if (why.empty())
            return;
        Sentence what = Sentence::tr("{card} does not reduce the base link strength: {why}",
                                     {{"card", source}, {"why", why}});
        if (isOfFirst(ability.during) && table.hasRule("ordinal.that-instance"_rule))
            table.say(std::move(what), {"ability.constant"_rule, "ordinal.that-instance"_rule});
        else
            table.say(std::move(what), {"ability.constant"_rule});
    });
}

/// The Corp spends, the Runner spends, and the strengths are compared.
void resolveTrace(Table &table, const Effect &effect, Context &context)
{
    const std::size_t mark = table.pending.size();
    raise(table, {EventKind::TraceBegins, {}, Side::Corp});
    settle(table, mark);
    sayBase(table, effect, context);
    int base = number(table, effect.amount, context)
        + playerValue(table, Value::TraceStrength, Side::Corp, Told::IfModified);
    std::vector<Impending> impending{{Prevented::Trace, Damage::Net, 1, {}}};
    letPrevent(table, impending);
    if (impending.front().amount == 0)
        base = 0;
    const bool runnerFirst = sayWhoSpendsFirst(table);
    int byRunner = runnerFirst ? spentOnTrace(table, Side::Runner, context) : 0;
    const int strength = base + spentOnTrace(table, Side::Corp, context);
    if (!runnerFirst)
        byRunner = spentOnTrace(table, Side::Runner, context);
    const ObjectId without = whatAlters(table, Altered::BaseLink);
    if (without.exists())
        table.say(Sentence::tr("{card}: the base link strength is 0", {{"card", without}}),
                  {"effect.resolve"_rule});
    else
        sayKeepsBaseLink(table);
    const int link = byRunner
        + (without.exists() ? 0 : playerValue(table, Value::Link, Side::Runner, Told::IfModified));
    const bool successful = strength > link;
    Trace &done = table.state.trace;
    done.base = base;
    done.strength = strength;
    done.link = link;
    done.successful = successful;
    sayOutcome(table, done, effect.then.empty());
    const std::size_t met = table.pending.size();
    if (byRunner > 0)
        raise(table, {EventKind::LinkRaised, {}, Side::Runner, Damage::Net, byRunner});
    raise(table,
          {successful ? EventKind::TraceSuccessful : EventKind::TraceUnsuccessful, {}, Side::Corp});
    resolve(table, successful ? effect.then : effect.otherwise, context);
    settle(table, met);
}

Sentence describeTrace(const Effect &effect, Side owner)
{
    Sentence yes;
    Sentence no;
    if (!effect.then.empty())
        yes = Sentence::tr("if it is successful: {what}", {{"what", describe(effect.then, owner)}});
    if (!effect.otherwise.empty())
        no = Sentence::tr("if it is not: {what}", {{"what", describe(effect.otherwise, owner)}});
    return describeBoth(Sentence::tr("trace with base strength {strength}",
                                     {{"strength", describe(effect.amount, owner)}}),
                        describeBoth(std::move(yes), std::move(no)));
}

} // namespace

extern const Operation traceOperation{.word = "trace",
                                      .keys = {"op", "n", "then", "else"},
                                      .resolve = resolveTrace,
                                      .describe = describeTrace};

} // namespace rulings
