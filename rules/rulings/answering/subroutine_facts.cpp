// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Subroutine", "All", "Bypass"; FAQ 1.6: "All", "Bypass".
#include "rules/rulings/answering/subroutine_facts.h"

#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"

#include <algorithm>
#include <vector>

namespace rulings {

namespace {

/// Subroutines are remembered of one encounter only.
const std::vector<bool> &brokenOf(const Table &table, ObjectId ice)
{
    if (table.state.run.brokenOf != ice)
        throw NotDerivable{
            Sentence::tr("{card} is not the ice that was encountered last", {{"card", ice}})};
    return table.state.run.broken;
}

} // namespace

Fact brokenFact(const Table &table, ObjectId id)
{
    return static_cast<int>(std::ranges::count(brokenOf(table, id), true));
}

Fact allBrokenFact(const Table &table, ObjectId id)
{
    const auto &broken = brokenOf(table, id);
    const bool none = broken.empty();
    const int left = static_cast<int>(std::ranges::count(broken, false));
    table.say(table.state.run.bypassed
                  ? Sentence::tr("bypassed ice counts as not broken, whatever subroutines it has")
                  : none ? Sentence::tr("of no subroutines all are broken")
                  : left == 0
                  ? Sentence::tr("no subroutine of {card} is left unbroken", {{"card", id}})
                  : Sentence::tr("{n} subroutine of {card} is unbroken",
                                 "{n} subroutines of {card} are unbroken", left, {{"card", id}}),
              {none ? table.orElse("subroutine.all"_rule, "subroutine.broken"_rule)
                    : "subroutine.broken"_rule,
               "bypass.none-broken"_rule});
    if (!table.state.run.bypassed) // looked at, and of no matter
        std::erase_if(table.record.trace.back().because,
                      [](const Rule *rule) { return rule->id == "bypass.none-broken"; });
    return allBroken(table);
}

Fact subroutinesFact(const Table &table, ObjectId ice)
{
    const auto all = subroutinesOf(table, ice);
    const int number = static_cast<int>(all.size());
    const int own = static_cast<int>(
        std::ranges::count_if(all, [](const Subroutine &one) { return one.printed; }));
    if (own == number)
        table.say(Sentence::tr("{card} has {n} subroutine by its own text",
                               "{card} has {n} subroutines by its own text", number,
                               {{"card", ice}}),
                  {"subroutine.resolve-in-order"_rule});
    else
        table.say(
            Sentence::tr("{card} has {n} subroutine, with what others give it: {own} of its own",
                         "{card} has {n} subroutines, with what others give it: {own} of its own",
                         number, {{"card", ice}, {"own", own}}),
            {table.orElse("subroutine.gained"_rule, "ability.constant"_rule)});
    return number;
}

} // namespace rulings
