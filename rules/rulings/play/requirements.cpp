// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/requirements.h"

#include "core/function_ref.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/acts.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/price.h"
#include "rules/rulings/play/priority.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <string>
#include <utility>

namespace rulings {

using rules::Window;

namespace {

Sentence called(const rules::TimingStep &step)
{
    const std::string number(step.printedNumber());
    if (number.empty())
        //: of a timing structure whose document numbers no steps
        return Sentence::tr("this step ({title})", {{"title", OfData{&step.title}}});
    //: of a timing structure
    return Sentence::tr("step {step} ({title})",
                        {{"step", number}, {"title", OfData{&step.title}}});
}

/// The first part of the step that has the window, where the game has come to its beginning alone;
/// nullptr: none has.
const rules::TimingStep *partWith(const Table &table, Window window)
{
    const At &at = table.state.at;
    const std::string within = std::string(at.step->printedNumber()) + '.';
    if (within.size() == 1)
        return nullptr;
    const auto &steps = table.book->timing(at.kind).steps;
    const auto part = std::ranges::find_if(steps, [&](const rules::TimingStep &step) {
        return step.printedNumber().starts_with(within) && step.windows.contains(window);
    });
    return part == steps.end() ? nullptr : &*part;
}

} // namespace

Sentence here(const Table &table) { return called(*table.state.at.step); }

void requireSide(Judgement &judgement, Side by, Side side, RuleName rule)
{
    if (by != side)
        judgement.forbid(rule, Sentence::tr("only {player} does that", {{"player", side}}));
}

void requireNotForbidden(Judgement &judgement, const Table &table, Forbidden what, Side by,
                         ObjectId object, ObjectId with)
{
    if (isForbiddenWith(table, what, by, object, with))
        judgement.forbid("cannot.prevails"_rule, whyForbidden(table, what, by, object, with));
}

void sayUsedOnIce(const Table &table, Side by, ObjectId card, const Ability &ability)
{
    const Run &run = table.state.run;
    const bool boosts = std::ranges::any_of(ability.effects, [](const Effect &effect) {
        return effect.op == &modifyOperation && lastsForEncounter(effect);
    });
    if (boosts && run.encountering && isForbidden(table, Forbidden::Use, by, card))
        table.say(Sentence::tr("what {card} gains here is for the encounter with {ice}: it is used "
                               "on that ice",
                               {{"card", card}, {"ice", run.ice}}),
                  {"breaker.boost"_rule});
}

void requirePaidNotForbidden(Judgement &judgement, const Table &table, Side by, ObjectId card,
                             const PaidAbility &paid)
{
    if (paid.inProse)
        noteOnlyForbids(table, Forbidden::UsePaid, by, card, {});
    else
        requireNotForbidden(judgement, table, Forbidden::UsePaid, by, card);
}

namespace {

/// What a step with that window is for.
Sentence lets(Window window, Sentence step, Side by)
{
    switch (window) {
    case Window::TakeActions:
        return by == Side::Corp
            ? Sentence::tr("{step} lets the Corp take actions", {{"step", std::move(step)}})
            : Sentence::tr("{step} lets the Runner take actions", {{"step", std::move(step)}});
    case Window::RezNonIce:
        return Sentence::tr("{step} lets the Corp rez cards other than ice",
                            {{"step", std::move(step)}});
    case Window::ScoreAgendas:
        return Sentence::tr("{step} lets the Corp score agendas", {{"step", std::move(step)}});
    case Window::JackOut:
        return Sentence::tr("{step} lets the Runner jack out", {{"step", std::move(step)}});
    case Window::BreakSubroutines:
        return Sentence::tr("{step} lets the Runner break subroutines",
                            {{"step", std::move(step)}});
    case Window::RezApproachedIce: // which ice that is has to be said, too
    case Window::PaidAbilities:
        break;
    }
    return Sentence::tr("{step} lets players use paid abilities", {{"step", std::move(step)}});
}

/// `windows`: what the step lets players do.
Sentence letsNot(Window window, Sentence step, Side by, rules::EnumSet<Window> windows)
{
    const bool ofActions = windows.contains(Window::TakeActions);
    const bool ofIce = windows.contains(Window::RezApproachedIce);
    switch (window) {
    case Window::TakeActions:
        return by == Side::Corp
            ? Sentence::tr("{step} does not let the Corp take actions", {{"step", std::move(step)}})
            : Sentence::tr("{step} does not let the Runner take actions",
                           {{"step", std::move(step)}});
    case Window::RezNonIce:
        return ofIce
            ? Sentence::tr("{step} does not let the Corp rez cards other than ice",
                           {{"step", std::move(step)}})
            : Sentence::tr("{step} does not let the Corp rez cards", {{"step", std::move(step)}});
    case Window::ScoreAgendas:
        return Sentence::tr("{step} does not let the Corp score agendas",
                            {{"step", std::move(step)}});
    case Window::JackOut:
        return Sentence::tr("{step} does not let the Runner jack out", {{"step", std::move(step)}});
    case Window::BreakSubroutines:
        return Sentence::tr("{step} does not let the Runner break subroutines",
                            {{"step", std::move(step)}});
    case Window::RezApproachedIce:
    case Window::PaidAbilities:
        break;
    }
    return ofActions ? Sentence::tr("{step} is for an action: paid abilities are used before it or "
                                    "after it",
                                    {{"step", std::move(step)}})
                     : Sentence::tr("{step} does not let players use paid abilities",
                                    {{"step", std::move(step)}});
}

} // namespace

namespace {

/// The step has that window, and still it is not open for that player; empty: it has none.
Sentence whyClosed(const Table &table, Side by, Window window)
{
    const At &at = table.state.at;
    if (!at.step->windows.contains(window))
        return {};
    if (!rules::mayUse(by, window, at.kind) && window == Window::TakeActions)
        return Sentence::tr("{step} lets {player} alone take actions",
                            {{"step", here(table)}, {"player", opponentOf(by)}});
    if (!rules::mayUse(by, window, at.kind))
        return Sentence::tr("{step} lets {player} do that, and nobody else",
                            {{"step", here(table)}, {"player", opponentOf(by)}});
    const bool takesTurns = window != Window::TakeActions && window != Window::JackOut;
    if (takesTurns && table.state.priority.closed)
        return Sentence::tr("the window of {step} is closed", {{"step", here(table)}});
    if (takesTurns && !hasPriority(table, by))
        return Sentence::tr("it is the chance {player.of} to act",
                            {{"player", table.state.priority.with}});
    return Sentence::tr("an action is still being resolved");
}

} // namespace

void requireWindow(Judgement &judgement, const Table &table, Side by, Window window, RuleName rule)
{
    // Sentences are not made for nothing: this is asked of every act.
    if (isOpen(table, by, window)) {
        if (window == Window::TakeActions) // the game stands where actions are taken
            judgement.notePlain(rule, lets(window, here(table), by));
        else
            judgement.noteAtStep(rule, lets(window, here(table), by));
        return;
    }
    if (Sentence closed = whyClosed(table, by, window); !closed.empty()) {
        judgement.forbidNow(rule, std::move(closed));
        return;
    }
    const bool early = table.state.at.step->topic == "encounter"
        && (window == Window::PaidAbilities || window == Window::BreakSubroutines);
    if (const ObjectId card = table.state.actionPhaseEnded;
        window == Window::TakeActions && card.exists() && by == table.state.turn) {
        judgement.forbidAtStep(rule,
                               Sentence::tr("{card} has ended the action phase", {{"card", card}}));
        return;
    }
    if (const rules::TimingStep *part = early ? nullptr : partWith(table, window)) {
        judgement.forbidAtStep(
            rule,
            //: a step, and what a part of it that is still to come is for
            Sentence::tr("{step} has only begun: {part}",
                         {{"step", here(table)}, {"part", lets(window, called(*part), by)}}));
        return;
    }
    const Sentence refusal = letsNot(window, here(table), by, table.state.at.step->windows);
    if (early)
        judgement.forbidNow(rule,
                            Sentence::tr("{refusal}: what waits for the encounter comes first",
                                         {{"refusal", refusal}}));
    else
        judgement.forbidAtStep(rule, refusal);
}

void requireRezOfApproached(Judgement &judgement, const Table &table, const PaidAbility &paid)
{
    if (!paid.insteadOfRez)
        return;
    const Sentence step = here(table);
    judgement.requireNow(
        "rez.ice-when-approached"_rule, isOpen(table, Side::Corp, Window::RezApproachedIce),
        Sentence::tr("{step} is when the approached ice is rezzed", {{"step", step}}),
        Sentence::tr("{step} is not when the approached ice is rezzed", {{"step", step}}));
}

namespace {

/// Of the card itself it asks only whether it is hosted, and on what.
bool isHowHosted(const Condition &restriction)
{
    return restriction.kind == Condition::Kind::Any
        && std::ranges::all_of(restriction.parts, [](const Condition &part) {
               return part.kind == Condition::Kind::Matches && part.filter.ref == Ref::Self
                   && (part.filter.unhosted || part.filter.hostedOn);
           });
}

} // namespace

void noteTextAllows(Judgement &judgement, ObjectId card, const Condition &restriction,
                    const Sentence &what)
{
    const Sentence::Arguments said{{"card", card}, {"what", what}};
    Sentence why = restriction.kind == Condition::Kind::Any // of several ways none is needed
        ? Sentence::tr("the text of {card} allows it: {what}", said)
        : Sentence::tr("as the text of {card} needs it: {what}", said);
    // What it may be hosted on says more; that it is hosted is no reason.
    if (isHowHosted(restriction))
        return judgement.notePlain("ability.restriction"_rule, std::move(why));
    judgement.note("ability.restriction"_rule, std::move(why));
    judgement.tell();
}

void requireUseful(Judgement &judgement, bool useful, ObjectId card, bool severalParts,
                   core::FunctionRef<Sentence()> missing)
{
    const Sentence why = useful ? Sentence() : missing();
    if (!useful)
        judgement.forbid(
            "ability.must-change-something"_rule,
            why.empty()
                ? Sentence::tr("the effect of {card} would change nothing", {{"card", card}})
                : Sentence::tr("the effect of {card} would change nothing, for {why}",
                               {{"card", card}, {"why", why}}));
    else if (severalParts)
        judgement.notePlain(
            "ability.must-change-something"_rule,
            Sentence::tr("at least a part of the effect of {card} can change something",
                         {{"card", card}}));
}

void requireEnough(Judgement &judgement, ObjectId card, const Sentence &few, const Table &table)
{
    if (few.empty())
        return;
    if (table.hasRule("composite.one-is-enough"_rule)) {
        judgement.note("composite.one-is-enough"_rule,
                       //: "the Runner has 1 card in hand, less than 2"
                       Sentence::tr("{few}, but it is enough that another part of the effect of "
                                    "{card} can resolve",
                                    {{"few", few}, {"card", card}}));
        return judgement.tell();
    }
    // Where no document asks that anything can come of it, it may be used all the same.
    if (table.hasRule("ability.must-be-resolvable"_rule)
        || table.hasRule("ability.must-change-something"_rule))
        judgement.forbid(
            table.orElse("ability.must-be-resolvable"_rule, "ability.restriction"_rule),
            Sentence::tr("the text of {card} does not allow it: {what}",
                         {{"card", card}, {"what", few}}));
}

namespace {

Sentence payable(const Bundle &bundle, const Sentence &how)
{
    Sentence price = inWords(bundle);
    if (!isAmount(bundle))
        //: "1 click and trashing Plascrete Carapace"
        return Sentence::tr("its cost can be paid: {price}", {{"price", std::move(price)}});
    return how.empty()
        ? Sentence::tr("it costs {price}, which can be paid", {{"price", std::move(price)}})
        : Sentence::tr("it costs {price}, which can be paid with {credits}",
                       {{"price", std::move(price)}, {"credits", how}});
}

} // namespace

Sentence notPayable(const Bundle &bundle, const Sentence &why)
{
    Sentence price = inWords(bundle);
    return isAmount(bundle)
        ? Sentence::tr("it costs {price}, and {why}", {{"price", std::move(price)}, {"why", why}})
        //: "1 click and trashing Plascrete Carapace"
        : Sentence::tr("its cost cannot be paid ({price}): {why}",
                       {{"price", std::move(price)}, {"why", why}});
}

void requireCost(Judgement &judgement, const Table &table, const Bundle &bundle)
{
    if (bundle.isNothing())
        return;
    const auto lacking = whatIsLacking(table, bundle);
    judgement.requirePaid("cost.all-or-nothing"_rule, !lacking,
                          lacking ? notPayable(bundle, *lacking)
                                  : payable(bundle, withWhat(table, bundle)),
                          priceOf(bundle));
}

} // namespace rulings
