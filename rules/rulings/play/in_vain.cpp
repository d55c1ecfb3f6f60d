// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/in_vain.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace rulings {

namespace {

Sentence missingOf(const Table &table, const std::vector<Effect> &effects, const Context &context);

/// Of the ice that is being encountered.
Sentence missingIce(const Table &table, const Effect &effect, const Context &context)
{
    const Run &run = table.state.run;
    if (!run.encountering)
        return Sentence::tr("no ice is being encountered");
    if (effect.op == &breakOperation)
        return Sentence::tr("no subroutine is left that it could break");
    if (effect.op == &modifyOperation
        && isForbidden(table, Forbidden::Lower, opponentOf(table.state[run.ice].owner), run.ice))
        return whyForbidden(table, Forbidden::Lower, opponentOf(table.state[run.ice].owner),
                            run.ice);
    return whyNotSuch(table, effect.of, run.ice, context);
}

Sentence missingCondition(const Table &table, const Effect &effect, const Context &context)
{
    const Condition &condition = effect.as<IfHow>().condition;
    if (condition.left.of == Amount::Of::LastLost) // that is not known before
        return missingOf(table, effect.then, context);
    const bool held = holds(table, condition, context);
    const auto &parts = held ? effect.then : effect.otherwise;
    if (!parts.empty())
        return missingOf(table, parts, context);
    const Sentence what = whatDecides(table, condition, context);
    return what.empty()
        ? Sentence()
        : Sentence::tr("its text asks for something else: {what}", {{"what", what}});
}

Sentence missingPayment(const Table &table, const Effect &effect, const Context &context)
{
    const Bundle bundle = bundleOf(table, effect, context);
    if (const auto lacking = whatIsLacking(table, bundle))
        return Sentence::tr("it would cost {cost}, and {why}",
                            {{"cost", inWords(bundle)}, {"why", *lacking}});
    return missingOf(table, effect.then, context);
}

/// The cost of the only card that it could be; empty: it can be paid, or there are several.
Sentence missingForRez(const Table &table, const Effect &effect, const Context &context)
{
    const auto cards = all(table, effect.of, context);
    if (cards.size() != 1 || table.state[cards.front()].faceup)
        return {};
    const Bundle bundle = rezCost(table, cards.front(), 0);
    const auto lacking = whatIsLacking(table, bundle);
    return lacking
        ? Sentence::tr("rezzing {card} would cost {cost}, and {why}",
                       {{"card", cards.front()}, {"cost", inWords(bundle)}, {"why", *lacking}})
        : Sentence();
}

/// Of what players have; empty: they have some of it, or it is something else.
Sentence missingOfPlayer(const Table &table, std::string_view word, const Effect &effect,
                         const Context &context)
{
    const Side side = playerOf(effect, context);
    const Player &player = table.state.player(side);
    const bool none = std::ranges::find(table.state.objects, deckZoneOf(side), &Object::zone)
        == table.state.objects.end();
    if ((word == "draw" || word == "trash-top") && none && player.deck.isKnown()
        && player.deck == 0)
        return Sentence::tr("there is no card {zone.in}", {{"zone", deckZoneOf(side)}});
    if (word == "draw" && isForbidden(table, Forbidden::Draw, side, {}))
        return whyForbidden(table, Forbidden::Draw, side, {});
    if (word == "remove-tags" && table.state.tags.isKnown() && table.state.tags == 0)
        return Sentence::tr("the Runner has no tag");
    if (word == "take-bad-publicity" && table.state.badPublicity.isKnown()
        && table.state.badPublicity == 0)
        return Sentence::tr("the Corp has no bad publicity");
    if (word == "lose-credits" && player.credits.isKnown() && player.credits == 0)
        return Sentence::tr("{player} has no credits to lose", {{"player", side}});
    if (word == "lose-clicks" && player.clicks.isKnown() && player.clicks == 0)
        return Sentence::tr("{player} has no clicks to lose", {{"player", side}});
    return {};
}

/// There are cards of the kind, and still nothing can be done with one of them.
Sentence missingPlace(std::string_view word)
{
    if (word == "install")
        return Sentence::tr("no card of that kind can be installed now");
    if (word == "play")
        return Sentence::tr("no card of that kind can be played now");
    if (word == "expose")
        return Sentence::tr("only unrezzed installed cards can be exposed, and none is there");
    if (word == "host")
        return Sentence::tr("there is nothing that it could be hosted on");
    if (word == "swap")
        return Sentence::tr("there are no two cards that could be swapped");
    if (word == "refill")
        return Sentence::tr("there are no recurring credits to refill");
    return word == "move-counters" ? Sentence::tr("there is nothing that could be moved")
                                   : Sentence();
}

Sentence missingOf(const Table &table, const std::vector<Effect> &effects, const Context &context);

Sentence missingFor(const Table &table, const Effect &effect, const Context &context)
{
    const std::string_view word = wordOf(effect.op);
    if (effect.of.ref == Ref::Encountered
        || (effect.op == &breakOperation && table.state.run.encountering))
        return missingIce(table, effect, context);
    if (effect.op == &ifOperation)
        return missingCondition(table, effect, context);
    if (!effect.options.empty())
        return missingOf(table, effect.options.front(), context);
    if (effect.op == &payOperation)
        return missingPayment(table, effect, context);
    if (word == "end-run" && !table.state.run.on)
        return Sentence::tr("there is no run");
    if (word == "run" && isForbidden(table, Forbidden::Run, Side::Runner, {}))
        return whyForbidden(table, Forbidden::Run, Side::Runner, {});
    if (word == "bypass" && table.state.run.encountering
        && isForbidden(table, Forbidden::Bypass, Side::Runner, table.state.run.ice))
        return whyForbidden(table, Forbidden::Bypass, Side::Runner, table.state.run.ice);
    if (Sentence of = missingOfPlayer(table, word, effect, context); !of.empty())
        return of;
    if (word == "rez")
        if (Sentence cost = missingForRez(table, effect, context); !cost.empty())
            return cost;
    if ((word == "host" || word == "install") && isFull(table.state, context.source))
        return Sentence::tr("{card} hosts as many cards as it can", {{"card", context.source}});
    const Sentence counted = countedInWords(table, effect.amount, context);
    if (effect.amount.of == Amount::Of::ChosenNumber && number(table, effect.amount, context) == 0)
        return Sentence::tr("X is {number}", {{"number", 0}});
    if (!counted.empty() && number(table, effect.amount, context) == 0)
        //: what is counted: "power counters on D4v1d"
        return Sentence::tr("this is 0: {what}", {{"what", counted}});
    if (effect.of.ref == Ref::None && effect.of != Filter()
        && candidates(table, effect.of, context).empty())
        return noneInWords(ofCandidates(effect.of), context);
    return missingPlace(word);
}

Sentence missingOf(const Table &table, const std::vector<Effect> &effects, const Context &context)
{
    std::vector<Sentence> all;
    for (const Effect &effect : effects)
        // Behind the first, what players lack stands for itself: of other things, one follows from
        // another.
        if (Sentence missing = all.empty()
                ? missingFor(table, effect, context)
                : missingOfPlayer(table, wordOf(effect.op), effect, context);
            !missing.empty() && std::ranges::find(all, missing) == all.end())
            all.push_back(std::move(missing));
    return all.size() == 1 ? all.front()
        : all.empty()      ? Sentence()
                           : Sentence::together(std::move(all));
}

} // namespace

Sentence whatIsMissing(const Table &table, const std::vector<Effect> &effects,
                       const Context &context)
{
    const Aside aside(table); // only to find words
    try {
        return missingOf(table, effects, context);
    } catch (const NotDerivable &) {
        return {};
    }
}

Sentence cannotBeUsed(const Table &table, ObjectId source, const Ability &ability)
{
    return Sentence::tr("{card} cannot be used: {why}",
                        {{"card", source},
                         {"why", whatIsMissing(table, ability.effects, contextOf(table, source))}});
}

} // namespace rulings
