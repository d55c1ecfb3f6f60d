// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Icebreaker", "Subtype".
#include "rules/rulings/play/kind_of_ice.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// The subtypes, one of which the ice must have; none: the text asks for something else or more.
std::vector<std::string> subtypesAsked(const Filter &plain)
{
    std::vector<std::string> all;
    const auto add = [&](const Filter &kind) {
        Filter only;
        only.subtype = kind.subtype;
        const bool is = !kind.subtype.empty() && kind == only;
        if (is)
            all.push_back(kind.subtype);
        return is;
    };
    if (plain.anyOf.empty() ? !add(plain) : !std::ranges::all_of(plain.anyOf, add))
        all.clear();
    Filter only;
    only.anyOf = plain.anyOf;
    return plain.anyOf.empty() || plain == only ? all : std::vector<std::string>();
}

Sentence inWords(const std::vector<std::string> &subtypes)
{
    std::vector<Sentence> all;
    for (const std::string &one : subtypes)
        all.push_back(Sentence::plain(one));
    return Sentence::together(std::move(all));
}

/// What the text asks of the ice that is encountered.
Filter askedOfIce(const Table &table, ObjectId card, const Filter &of)
{
    Filter plain = withNamed(table, of, contextOf(table, card));
    plain.ref = Ref::None;
    return plain;
}

/// The subtypes of all that the card can break, if it can break nothing of this ice.
std::vector<std::string> subtypesBroken(const Table &table, ObjectId card)
{
    std::vector<std::string> all;
    for (const Ability &ability : table.state[card].card->abilities)
        for (const Effect &effect : ability.effects) {
            if (effect.op != &breakOperation)
                continue;
            const auto some = subtypesAsked(askedOfIce(table, card, effect.of));
            if (some.empty()
                || matches(table, effect.of, table.state.run.ice, contextOf(table, card)))
                return {};
            for (const std::string &one : some)
                if (std::ranges::find(all, one) == all.end())
                    all.push_back(one);
        }
    return all;
}

/// "Ice Wall is a Barrier"
Sentence whatIceIs(const Table &table)
{
    const ObjectId ice = table.state.run.ice;
    std::vector<std::string> all = table.state[ice].card->subtypes;
    for (const char *usual : {"Barrier", "Code Gate", "Sentry"}) // which a text may have given
        if (std::ranges::find(all, usual) == all.end())
            all.emplace_back(usual);
    std::erase_if(all, [&](const std::string &one) { return !hasSubtype(table, ice, one); });
    if (all.size() == 1)
        return Sentence::tr("{card} is {kind}",
                            {{"card", ice}, {"kind", aSubtypeInWords(all.front())}});
    return all.empty() ? Sentence::tr("{ice} has no subtype", {{"ice", ice}})
                       //: a piece of ice, and its subtypes: "Sentry, Tracer and Observer"
                       : Sentence::tr("{ice} has the subtypes {subtypes}",
                                      {{"ice", ice}, {"subtypes", inWords(all)}});
}

/// Of an ability that breaks subroutines of some subtypes.
Sentence whatItBreaks(const Table &table, ObjectId card, const std::vector<std::string> &subtypes)
{
    const auto whole = subtypesBroken(table, card);
    return whole.empty()
        //: a card, and subtypes of ice: "Barrier and Sentry"
        ? Sentence::tr("this ability of {card} breaks only {subtypes} subroutines",
                       {{"card", card}, {"subtypes", inWords(subtypes)}})
        //: a card, and subtypes of ice: "Barrier and Sentry"
        : Sentence::tr("{card} breaks only {subtypes} subroutines",
                       {{"card", card}, {"subtypes", inWords(whole)}});
}

} // namespace

Sentence whyNotThisIce(const Table &table, ObjectId card, const Effect &effect)
{
    if (!table.state.run.encountering)
        return Sentence::tr("no ice is being encountered");
    const Filter plain = askedOfIce(table, card, effect.of);
    const Sentence kind = describeKind(plain, table.state[card].owner);
    const ObjectId ice = table.state.run.ice;
    if (kind.empty())
        return Sentence::tr("{card} may not interact with {ice}", {{"card", card}, {"ice", ice}});
    const auto subtypes = subtypesAsked(plain);
    if (subtypes.empty())
        //: a card, a piece of ice, and what a text asks of ice: "not hosted"
        return Sentence::tr("this ability of {card} is only for ice of this kind: {kind}; {ice} "
                            "is none",
                            {{"card", card}, {"kind", kind}, {"ice", ice}});
    Sentence only = effect.op == &breakOperation
        ? whatItBreaks(table, card, subtypes)
        //: a card, and subtypes of ice: "Barrier or Sentry"
        : Sentence::tr("this ability of {card} works only on {kind} ice",
                       {{"card", card}, {"kind", kind}});
    //: what an ability is for, and what the ice is instead: "Musaazi breaks only Sentry
    //: subroutines, and Ice Wall is a Barrier"
    return Sentence::tr("{only}, and {is}", {{"only", std::move(only)}, {"is", whatIceIs(table)}});
}

Sentence rightKind(const Table &table, ObjectId breaker, const Filter &of)
{
    const ObjectId ice = table.state.run.ice;
    if (ice.exists() && !of.subtype.empty())
        if (const SubtypeCount count = countSubtype(table, ice, of.subtype);
            count.printed == 0 && count.adding.exists()) {
            const Sentence why = count.addingAbility
                ? whatDecides(table, count.addingAbility->during, contextOf(table, count.adding))
                : Sentence();
            const Sentence has =
                Sentence::tr("{ice} has the subtype {subtype} by {card}",
                             {{"ice", ice}, {"subtype", of.subtype}, {"card", count.adding}});
            return why.empty() ? has
                               //: that ice has a subtype by a card, and what that hangs on
                               : Sentence::tr("{has}: {why}", {{"has", has}, {"why", why}});
        }
    const bool more =
        ice.exists() && !of.subtype.empty() && table.state[ice].card->subtypes.size() > 1;
    return more
        ? Sentence::tr("{ice} has the subtype {subtype}, and that it has others does not matter",
                       {{"ice", ice}, {"subtype", of.subtype}})
        : Sentence::tr("{card} may interact with the ice encountered", {{"card", breaker}});
}

} // namespace rulings
