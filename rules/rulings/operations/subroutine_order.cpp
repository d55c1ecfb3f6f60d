// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `double-subroutines`, `skip-subroutines` of the card language: how often those of the ice
// encountered resolve.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

/// Each gains a copy behind itself, for this encounter.
void resolveDouble(Table &table, const Effect &, Context &)
{
    Run &run = table.state.run;
    if (!run.encountering)
        return;
    ++run.doubled;
    table.say(Sentence::tr("each subroutine of {card} gets a copy behind it", {{"card", run.ice}}),
              {"subroutine.gained"_rule});
    lookAtSubroutines(table);
}

struct SkipHow {
    bool wouldResolve = false; ///< the next ones that would, in this run
};

How readSkipHow(const core::JsonPlace &place)
{
    SkipHow how;
    fill(how.wouldResolve, place, "would_resolve");
    return how;
}

void resolveSkip(Table &table, const Effect &effect, Context &context)
{
    Run &run = table.state.run;
    const int count = number(table, effect.amount, context);
    const bool inRun = effect.as<SkipHow>().wouldResolve;
    (inRun ? run.skippedInRun : run.skipped) += count;
    table.say(inRun ? Sentence::tr("{n} subroutine that would resolve in this run will not",
                                   "{n} subroutines that would resolve in this run will not", count)
                    : Sentence::tr("the first {n} subroutine of this ice will not resolve",
                                   "the first {n} subroutines of this ice will not resolve", count),
              {"effect.resolve"_rule});
}

Sentence describeDoubleSubroutines(const Effect &, Side)
{
    return Sentence::tr(
        "in this run each subroutine of the ice that is encountered resolves twice");
}

Sentence describeSkipSubroutines(const Effect &effect, Side owner)
{
    const Sentence number = describeSubroutines(effect.amount, owner);
    return effect.as<SkipHow>().wouldResolve
        ? Sentence::tr("in this run the next that would resolve do not: {subroutines}",
                       {{"subroutines", number}})
        : Sentence::tr(
              "{subroutines} of the ice that is encountered will not resolve, the first that would",
              {{"subroutines", number}});
}

} // namespace

extern const Operation doubleSubroutinesOperation{.word = "double-subroutines",
                                                  .keys = {"op"},
                                                  .resolve = resolveDouble,
                                                  .remains = remainsForRun,
                                                  .describe = describeDoubleSubroutines};

extern const Operation skipSubroutinesOperation{.word = "skip-subroutines",
                                                .keys = {"op", "n", "would_resolve"},
                                                .read = readSkipHow,
                                                .resolve = resolveSkip,
                                                .remains = remainsForRun,
                                                .describe = describeSkipSubroutines};

} // namespace rulings
