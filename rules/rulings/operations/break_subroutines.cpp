// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `break` of the card language.
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/breaking.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"

namespace rulings {

namespace {

How readBreakHow(const core::JsonPlace &place)
{
    BreakHow how;
    fill(how.which, place, "which", breakableWords);
    fill(how.ifAble, place, "if_able");
    return how;
}

void resolveBreak(Table &table, const Effect &effect, Context &context)
{
    if (effect.as<BreakHow>().ifAble)
        if (Sentence why = whyNothingBreaks(table, effect, context); !why.empty()) {
            table.say(Sentence::tr("nothing is broken: {why}", {{"why", std::move(why)}}),
                      {"effect.resolve"_rule});
            return;
        }
    breakSubroutines(table, effect, context);
}

bool couldBreak(const Table &table, const Effect &effect, const Context &context)
{
    const Run &run = table.state.run;
    assumeUnbroken(table);
    const bool none =
        effect.amount.of == Amount::Of::Subroutines && number(table, effect.amount, context) <= 0;
    return !none && run.encountering && !breakable(table, effect.as<BreakHow>().which).empty()
        && !isForbiddenWith(table, Forbidden::Break, Side::Runner, run.ice, context.source);
}

Sentence describeBreak(const Effect &effect, Side owner)
{
    Sentence number = describeSubroutines(effect.amount, owner);
    if (!effect.amount.is(1))
        number = describeUpTo(effect.amount, std::move(number), Sentence::tr("subroutines"));
    const Sentence ice =
        effect.of == Filter() ? describe(Ref::Encountered) : describeOne(effect.of, owner);
    switch (effect.as<BreakHow>().which) {
    case Breakable::First:
        return Sentence::tr("the first subroutine of {ice} is broken", {{"ice", ice}});
    case Breakable::Last:
        return Sentence::tr("the last subroutine of {ice} is broken", {{"ice", ice}});
    case Breakable::EndTheRun:
        return Sentence::tr("of {ice}, among those that only end the run, broken: {subroutines}",
                            {{"ice", ice}, {"subroutines", number}});
    case Breakable::Any:
        break;
    }
    return Sentence::tr("of {ice} the Runner breaks {subroutines}",
                        {{"ice", ice}, {"subroutines", number}});
}

} // namespace

extern const Operation breakOperation{.word = "break",
                                      .keys = {"op", "n", "of", "which", "if_able"},
                                      .read = readBreakHow,
                                      .resolve = resolveBreak,
                                      .couldChange = couldBreak,
                                      .describe = describeBreak};

} // namespace rulings
