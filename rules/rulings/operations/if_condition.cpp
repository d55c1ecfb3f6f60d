// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `if` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/considered.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"

#include <utility>
#include <vector>

namespace rulings {

namespace {

How readIfHow(const core::JsonPlace &place)
{
    IfHow how;
    fill(how.condition, place, "condition");
    return how;
}

const std::vector<Effect> *branchOf(const Table &table, const Effect &effect,
                                    const Context &context)
{
    return holds(table, effect.as<IfHow>().condition, context) ? &effect.then : &effect.otherwise;
}

/// Whether a card was chosen at all.
bool isOfChoice(const Condition &condition)
{
    Filter picked;
    picked.ref = Ref::Picked;
    return condition.kind == Condition::Kind::Matches && condition.filter == picked;
}

/// Whether anything came of the part before: that it did is told there.
bool isOfLastPart(const Condition &condition)
{
    return condition.kind == Condition::Kind::AtLeast && condition.left.of == Amount::Of::LastLost
        && condition.right.is(1);
}

/// What a part would have done.
Sentence leftUndone(const Table &table, const Effect &part, const Context &context)
{
    try {
        const Aside aside(table); // only to find words
        return part.op->inWords ? part.op->inWords(table, part, context)
                                : describe(part, context.controller);
    } catch (const NotDerivable &) {
        return describe(part, context.controller);
    }
}

/// That a part does not do it; empty: there are no words.
Sentence notDone(const Table &table, const Effect &part, const Context &context)
{
    try {
        const Aside aside(table); // only to find words
        return part.op->notInWords ? part.op->notInWords(table, part, context) : Sentence();
    } catch (const NotDerivable &) {
        return {};
    }
}

/// What is found, and that for this the text does not do what it says.
Sentence whatFails(const Table &table, const Sentence &what, const std::vector<Effect> &parts,
                   const Context &context)
{
    // Of more than one thing there are no words.
    if (parts.size() != 1 || !parts.front().then.empty() || !parts.front().otherwise.empty())
        return Sentence::tr("{what}, so what hangs on that does not happen", {{"what", what}});
    if (Sentence none = notDone(table, parts.front(), context); !none.empty())
        //: what a text asks about and finds, and what it does not do then: "no card was exposed, so
        //: the Runner does not gain 5 credits"
        return Sentence::tr("{what}, so {none}", {{"what", what}, {"none", std::move(none)}});
    //: what a text asks about and finds, and what it does not do then: "installed programs: 4, more
    //: than 3, so nothing comes of “strength of Ice Wall: +2”"
    return Sentence::tr("{what}, so nothing comes of “{undone}”",
                        {{"what", what}, {"undone", leftUndone(table, parts.front(), context)}});
}

/// `either`: something follows both ways, so that it is no need of the text.
Sentence whatHeld(const Table &table, const Effect &effect, const Context &context, bool held,
                  bool either)
{
    const Sentence what = whatDecides(table, effect.as<IfHow>().condition, context);
    if (either && !what.empty())
        //: what a text asks about before it does the one or the other, and finds
        return Sentence::tr("what the text asks about: {what}", {{"what", what}});
    if (what.empty())
        return held ? Sentence::tr("what the effect requires holds")
                    : Sentence::tr("what the effect requires does not hold");
    //: what a text asks about and finds: "D4v1d has 3 power counters, so at least 3"
    return held
        ? Sentence::tr("as the text needs it: {what}", {{"what", what}})
        : whatFails(table, what, effect.then.empty() ? effect.otherwise : effect.then, context);
}

/// Whether so much was chosen: one and not none is a “may”, of which more each does the same again.
bool isOfNumber(const Condition &condition)
{
    return condition.kind == Condition::Kind::AtLeast
        && condition.left.of == Amount::Of::ChosenNumber
        && condition.right.of == Amount::Of::Nothing;
}

void sayNumber(const Table &table, const Effect &effect, bool held, const Context &context)
{
    const Condition &condition = effect.as<IfHow>().condition;
    if (number(table, condition.right, context) != 1 || effect.then.empty()
        || (held && effect.then.size() > 1)) // what is done says it
        return;
    auto &trace = table.record.trace;
    const auto saysNone = [&](Side side) {
        return !trace.empty() && trace.back().what == doesNotUse(side, context.source);
    };
    if (!held && (saysNone(Side::Corp) || saysNone(Side::Runner)))
        trace.pop_back();
    const Sentence what = describe(effect.then.front(), context.controller);
    table.say(held ? Sentence::tr("this is chosen: {what}", {{"what", what}})
                   : Sentence::tr("this is not chosen: {what}", {{"what", what}}),
              {"effect.resolve"_rule});
}

void resolveIf(Table &table, const Effect &effect, Context &context)
{
    const Condition &condition = effect.as<IfHow>().condition;
    const bool held = holds(table, condition, context);
    if (held && condition.kind == Condition::Kind::Tagged)
        sayWhyTagged(table);
    if (isOfNumber(condition))
        sayNumber(table, effect, held, context);
    else if (condition.kind != Condition::Kind::Named
             && (!held || (!isOfChoice(condition) && !isOfLastPart(condition))))
        // Of “unless” what the text needs is that it is not so.
        table.say(whatHeld(table, effect, context, held != effect.then.empty(),
                           !effect.then.empty() && !effect.otherwise.empty()),
                  {table.orElse("trigger.requirement-in-effect"_rule, "effect.resolve"_rule,
                                context.heldWhenMet.value_or(held) != held)});
    resolve(table, held ? effect.then : effect.otherwise, context);
}

bool couldIf(const Table &table, const Effect &effect, const Context &context)
{
    return canChangeAnything(table, *branchOf(table, effect, context), context);
}

/// The condition within it under which the same is done again; nullptr: it is not.
const Effect *again(const Effect &effect, Side owner)
{
    const auto &then = effect.then;
    if (then.size() < 2 || then.back().op != effect.op || !effect.otherwise.empty()
        || !then.back().otherwise.empty())
        return nullptr;
    const auto &next = then.back().then;
    const std::vector<Effect> once(then.begin(), then.end() - 1);
    const std::vector<Effect> then2(next.begin(), next.end() - (next.size() > once.size() ? 1 : 0));
    return next.size() >= once.size() && describe(once, owner) == describe(then2, owner)
        ? &then.back()
        : nullptr;
}

Sentence describeIf(const Effect &effect, Side owner)
{
    if (const Effect *next = again(effect, owner)) {
        const Effect *last = next;
        while (const Effect *one = again(*last, owner))
            last = one;
        const std::vector<Effect> once(effect.then.begin(), effect.then.end() - 1);
        //: a number that decides how often it is done: "if X ≥ 1: …; and so on until X ≥ 13"
        return Sentence::tr("if {condition}: {what}; the same again if {next}, and so on until "
                            "{last}",
                            {{"condition", describe(effect.as<IfHow>().condition, owner)},
                             {"what", describe(once, owner)},
                             {"next", describe(next->as<IfHow>().condition, owner)},
                             {"last", describe(last->as<IfHow>().condition, owner)}});
    }
    const Sentence condition = describe(effect.as<IfHow>().condition, owner);
    Sentence yes;
    Sentence no;
    if (!effect.then.empty())
        yes = Sentence::tr("if {condition}: {what}",
                           {{"condition", condition}, {"what", describe(effect.then, owner)}});
    if (!effect.otherwise.empty())
        no = effect.then.empty()
            ? Sentence::tr("unless {condition}: {what}",
                           {{"condition", condition}, {"what", describe(effect.otherwise, owner)}})
            : Sentence::tr("otherwise: {what}", {{"what", describe(effect.otherwise, owner)}});
    return describeBoth(std::move(yes), std::move(no));
}

} // namespace

extern const Operation ifOperation{.word = "if",
                                   .keys = {"op", "condition", "then", "else"},
                                   .read = readIfHow,
                                   .resolve = resolveIf,
                                   .couldChange = couldIf,
                                   .partsDone = branchOf,
                                   .describe = describeIf};

} // namespace rulings
