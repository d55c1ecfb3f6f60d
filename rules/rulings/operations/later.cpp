// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `later` of the card language.
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <cstdint>

namespace rulings {

namespace {

struct LaterHow {
    Duration until = Duration::Turn;
    bool once = false; ///< however often this resolves before
};

How readLaterHow(const core::JsonPlace &place)
{
    LaterHow how;
    fill(how.until, place, "until", durationWords);
    fill(how.once, place, "once");
    return how;
}

/// What it will do, with the card that was chosen for it.
Sentence whatFollows(const Table &table, const std::vector<Effect> &effects, const Context &context)
{
    const Effect &first = effects.front();
    if (effects.size() != 1 || first.of.ref != Ref::Picked || !first.op->inWords
        || !context.picked.exists())
        return describe(effects, context.controller);
    Sentence what = first.op->inWords(table, first, context);
    return first.of.installed == true
        //: what becomes of a card later: "Corroder goes to the bottom of the stack"
        ? Sentence::tr("{what}, if it is still installed", {{"what", std::move(what)}})
        : what;
}

void resolveLater(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const auto &how = effect.as<LaterHow>();
    if (how.once && std::ranges::any_of(table.delayed, [&](const Table::Delayed &one) {
            return one.effect == &effect && one.context.source == context.source;
        }))
        return;
    table.delayed.push_back(
        {how.until, &effect, context,
         context.picked.exists() ? state[context.picked].copy : std::int16_t{0}});
    const Sentence what = whatFollows(table, effect.then, context);
    const Sentence::Arguments said{{"card", context.source},
                                   {"when", whenItEnds(how.until)},
                                   {"what", what},
                                   {"chosen", context.picked}};
    const bool isOfChosen = context.picked.exists()
        && what == describe(effect.then, context.controller)
        && std::ranges::any_of(effect.then,
                               [](const Effect &one) { return one.of.ref == Ref::Picked; });
    table.say(isOfChosen
                  //: the same, and the card that was chosen for it
                  ? Sentence::tr("{card}: {when}, {what} ({chosen})", said)
                  //: a card, "when this run ends" or the like, and what follows then
                  : Sentence::tr("{card}: {when}, {what}", said),
              {"effect.resolve"_rule});
}

bool couldLater(const Table &table, const Effect &effect, const Context &context)
{
    return canChangeAnything(table, effect.then, context);
}

bool canBeWholeLater(const Table &, const Effect &, const Context &)
{
    return true; // when its moment comes it will be seen
}

Sentence describeLater(const Effect &effect, Side owner)
{
    const auto &how = effect.as<LaterHow>();
    const Sentence what = describe(effect.then, owner);
    switch (how.until) {
    case Duration::Access:
        return Sentence::tr("when this access ends: {what}", {{"what", what}});
    case Duration::Encounter:
        return Sentence::tr("when this encounter ends: {what}", {{"what", what}});
    case Duration::Run:
        return Sentence::tr("when this run ends: {what}", {{"what", what}});
    case Duration::Turn:
        return how.once
            ? Sentence::tr("when this turn ends, only one time: {what}", {{"what", what}})
            : Sentence::tr("when this turn ends: {what}", {{"what", what}});
    case Duration::NextRun:
        return Sentence::tr("when the run that follows in this turn ends: {what}",
                            {{"what", what}});
    case Duration::Game:
        return Sentence::tr("when the game ends: {what}", {{"what", what}});
    case Duration::NextEncounter:
        return Sentence::tr("when the next encounter of this run ends: {what}", {{"what", what}});
    case Duration::NextTurn:
        break;
    }
    return Sentence::tr("when the next turn of its player begins: {what}", {{"what", what}});
}

Sentence sayLaterAsOption(const Table &, const Effect &effect, const Context &context)
{
    return describeLater(effect, context.controller);
}

} // namespace

extern const Operation laterOperation{.word = "later",
                                      .keys = {"op", "until", "once", "then"},
                                      .read = readLaterHow,
                                      .resolve = resolveLater,
                                      .couldChange = couldLater,
                                      .canBeWhole = canBeWholeLater,
                                      .inWords = sayLaterAsOption,
                                      .remains = remainsForTurn,
                                      .onlyFollows = true,
                                      .describe = describeLater};

} // namespace rulings
