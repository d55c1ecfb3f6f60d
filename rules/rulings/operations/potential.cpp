// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Using Abilities", "Action", "Composite Effect", "Search"; FAQ 1.6:
// "Triggering Actions and Abilities". What an ability could change, its costs left out of account.
#include "rules/rulings/play/resolving.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/operation.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <optional>
#include <span>

namespace rulings {

namespace {

/// Whether it looks at what the part before it has taken away.
bool asksWhatWasLost(const Condition &condition)
{
    return condition.left.of == Amount::Of::LastLost || condition.right.of == Amount::Of::LastLost
        || std::ranges::any_of(condition.parts, asksWhatWasLost);
}

/// The card is given up for what follows, all of which hangs on that: where a version asks whether
/// an ability can be resolved, it must be possible (FAQ 1.6, Section 3, on Copycat).
bool isGivenUpInVain(const Table &table, std::span<const Effect> effects, const Context &context)
{
    if (effects.size() < 2 || effects.front().of.ref != Ref::Self
        || !table.hasRule("ability.must-be-resolvable"_rule))
        return false;
    const auto hangsOnIt = [](const Effect &effect) {
        return effect.op == &ifOperation && asksWhatWasLost(effect.as<IfHow>().condition);
    };
    const auto couldFollow = [&](const Effect &effect) {
        return canChangeAnything(table, effect.then, context);
    };
    const auto following = effects.subspan(1);
    if (!std::ranges::all_of(following, hangsOnIt) || std::ranges::any_of(following, couldFollow))
        return false;
    table.say(
        Sentence::tr("what {card} is given up for could not resolve", {{"card", context.source}}),
        {"ability.must-be-resolvable"_rule});
    return true;
}

/// What is named matters by what follows.
bool canChangeByName(const Table &table, const Effect &naming, std::span<const Effect> rest,
                     const Context &context)
{
    // What will be shown is not known yet.
    if (std::ranges::any_of(
            rest, [](const Effect &one) { return one.of.looked || one.amount.object.looked; }))
        return true;
    return std::ranges::any_of(wordsToName(naming), [&](const std::string &word) {
        Context with = context;
        with.named = word;
        return canChangeAnything(table, rest, with);
    });
}

/// Cards that would do, if a text did not say that they cannot host any. `hosted`: what happens to
/// the one that is chosen.
void sayWhoCannotHost(const Table &table, Filter of, std::span<const Effect> hosted,
                      const Context &context)
{
    of.canHost = false;
    for (const ObjectId card : candidates(table, of, context)) {
        if (!isForbidden(table, Forbidden::Host, table.state[card].owner, card))
            continue;
        const Sentence why = whyForbidden(table, Forbidden::Host, table.state[card].owner, card);
        if (!std::ranges::any_of(hosted,
                                 [](const Effect &one) { return wordOf(one.op) == "convert"; })) {
            table.say(why, {"cannot.prevails"_rule});
            continue;
        }
        table.say(why, {"cannot.prevails"_rule, "convert.keeps-name"_rule});
        table.assume(Sentence::tr("{card} is still a card while it is a condition counter: the "
                                  "documents do not say that it is none",
                                  {{"card", context.source}}));
    }
}

/// It is for a run that cannot be made.
bool isForVainRun(const Table &table, std::span<const Effect> effects, const Context &context)
{
    return effects.size() > 1 && std::ranges::any_of(effects, [&](const Effect &effect) {
               return effect.op == &runOperation && !couldChange(table, effect, context);
           });
}

/// What lasts for a run, or waits for one.
bool isOfRun(const Effect &effect)
{
    if (effect.op == &ifOperation)
        return std::ranges::all_of(effect.then, isOfRun)
            && std::ranges::all_of(effect.otherwise, isOfRun);
    return remainsOf(effect) == Remains::ForRun || comesLater(effect) || effect.op->makes;
}

} // namespace

bool canChangeAnything(const Table &table, std::span<const Effect> effects, Context context)
{
    if (isGivenUpInVain(table, effects, context))
        return false;
    const bool vainRun = isForVainRun(table, effects, context);
    std::optional<NotDerivable> open;
    bool nothingToSee = false; // what was to be revealed is not there
    for (std::size_t i = 0; i < effects.size(); ++i) {
        const Effect &effect = effects[i];
        if (vainRun && isOfRun(effect))
            continue;
        if (effect.op == &chooseNumberOperation) {
            // An opponent may choose what changes least for him.
            Context least = context;
            least.number = 0;
            if (effect.player && canChangeAnything(table, effects.subspan(i + 1), least))
                return true;
            context.number = mostToChoose(table, effect, context);
            continue;
        }
        if (effect.op == &nameOperation && !couldChange(table, effect, context))
            return canChangeByName(table, effect, effects.subspan(i + 1), context);
        if ((i > 0 && effect.op->onlyFollows)
            || (nothingToSee && effect.of.looked && context.looked.empty()))
            continue;
        try {
            if (effect.op != &chooseOperation) {
                if (couldChange(table, effect, context))
                    return true;
                nothingToSee = nothingToSee
                    || (effect.op == &revealOperation
                        && candidates(table, effect.of, context).empty());
                continue;
            }
            // What is chosen matters by what happens to it.
            const auto from = candidates(table, effect.of, context);
            const auto rest = effects.subspan(i + 1);
            if (from.empty() && effect.of.canHost)
                sayWhoCannotHost(table, effect.of, rest, context);
            if (effect.as<ChoiceHow>().remembered && !from.empty())
                return true;
            if (anyOf(from, [&](ObjectId id) {
                    Context with = context;
                    with.picked = id;
                    return canChangeAnything(table, rest, with);
                }))
                return true;
            if (isThereUnlisted(table, effect.of))
                return true;
            if (!from.empty())
                break;
            context.picked = {};
        } catch (const NotDerivable &reason) {
            open = reason;
        }
    }
    if (open)
        throw NotDerivable(*open);
    return false;
}

} // namespace rulings
