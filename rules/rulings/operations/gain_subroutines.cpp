// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `gain-subroutines` of the card language: those of other ice, for the rest of the run.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

struct GainSubroutinesHow {
    Filter from; ///< the ice that has them
    bool before = false;
};

How readGainSubroutines(const core::JsonPlace &place)
{
    GainSubroutinesHow how;
    how.from = readFilter(place.at("from"));
    fill(how.before, place, "before");
    return how;
}

void resolveGain(Table &table, const Effect &effect, Context &context)
{
    const auto &how = effect.as<GainSubroutinesHow>();
    const ObjectId ice = object(table, effect.of.ref, context);
    if (!ice.exists())
        return;
    auto from = all(table, how.from, context);
    while (!from.empty()) {
        const ObjectId other = table.pick(playerOf(effect, context),
                                          Sentence::tr("whose subroutines come next"), from);
        std::erase(from, other);
        requireModelled(table, other, Uncovered::Encounter);
        for (const Subroutine &one : subroutinesOf(table, other))
            table.state.run.added.push_back(
                {one.key.first, &effect, context.source, ice, how.before});
        table.say(how.before
                      ? Sentence::tr("{card} gains the subroutines of {other}, before its own",
                                     {{"card", ice}, {"other", other}})
                      : Sentence::tr("{card} gains the subroutines of {other}, after its own",
                                     {{"card", ice}, {"other", other}}),
                  {"subroutine.gained"_rule});
    }
    lookAtSubroutines(table);
}

bool couldGain(const Table &table, const Effect &effect, const Context &context)
{
    return !all(table, effect.as<GainSubroutinesHow>().from, context).empty();
}

Sentence describeGainSubroutines(const Effect &effect, Side owner)
{
    const auto &how = effect.as<GainSubroutinesHow>();
    const Sentence card = describeOne(effect.of, owner);
    const Sentence from = describe(how.from, owner);
    return how.before
        ? Sentence::tr("for the rest of this run {card} has the subroutines of {other}, too, "
                       "before its own",
                       {{"card", card}, {"other", from}})
        : Sentence::tr("for the rest of this run {card} has the subroutines of {other}, too, "
                       "after its own",
                       {{"card", card}, {"other", from}});
}

} // namespace

extern const Operation gainSubroutinesOperation{.word = "gain-subroutines",
                                                .keys = {"op", "player", "of", "from", "before"},
                                                .read = readGainSubroutines,
                                                .resolve = resolveGain,
                                                .couldChange = couldGain,
                                                .remains = remainsForRun,
                                                .onlyFollows = true,
                                                .describe = describeGainSubroutines};

} // namespace rulings
