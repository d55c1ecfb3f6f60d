// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `add-subroutine` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

struct AddSubroutineHow {
    bool before = false; ///< all others
};

How readAddSubroutineHow(const core::JsonPlace &place)
{
    AddSubroutineHow how;
    fill(how.before, place, "before");
    return how;
}

/// `one`: the ice that is meant; none: by what is asked of it.
Sentence addedInWords(const Table &table, const Effect &effect, const Context &context,
                      ObjectId one, int many)
{
    const Sentence what = describe(effect.then, context.controller);
    Filter others;
    others.isNot = Ref::Self;
    if (effect.of == others)
        return Sentence::tr("ice other than {ice} has {n} subroutine more in this run, “{what}”",
                            "ice other than {ice} has {n} subroutines more in this run, “{what}”",
                            many, {{"ice", context.source}, {"what", what}});
    const Sentence::Arguments said{{"ice", one.exists() ? one : table.state.run.ice},
                                   {"what", what}};
    return effect.as<AddSubroutineHow>().before
        ? Sentence::tr("{ice} has {n} subroutine more, before all others: {what}",
                       "{ice} has {n} subroutines more, before all others: {what}", many, said)
        : Sentence::tr("{ice} has {n} subroutine more, after all others: {what}",
                       "{ice} has {n} subroutines more, after all others: {what}", many, said);
}

void resolveAddSubroutine(Table &table, const Effect &effect, Context &context)
{
    const bool before = effect.as<AddSubroutineHow>().before;
    const ObjectId one = object(table, effect.of.ref, context);
    const int many = number(table, effect.amount, context);
    for (int i = 0; i < many; ++i)
        table.state.run.added.push_back({&effect.then, &effect, context.source, one, before});
    if (many > 0)
        table.say(addedInWords(table, effect, context, one, many), {"subroutine.gained"_rule});
    lookAtSubroutines(table);
}

bool couldAddSubroutine(const Table &table, const Effect &effect, const Context &context)
{
    return isSome(table, effect, context);
}

Sentence describeAddSubroutine(const Effect &effect, Side owner)
{
    const Sentence cards =
        effect.of == Filter() ? describe(Ref::Encountered) : describe(effect.of, owner);
    const Sentence number = describeSubroutines(effect.amount, owner);
    const Sentence what = describe(effect.then, owner);
    return effect.as<AddSubroutineHow>().before
        ? Sentence::tr("for the rest of this run {cards} gains {subroutines}, before its others: "
                       "{what}",
                       {{"cards", cards}, {"subroutines", number}, {"what", what}})
        : Sentence::tr("for the rest of this run {cards} gains {subroutines}, after its others: "
                       "{what}",
                       {{"cards", cards}, {"subroutines", number}, {"what", what}});
}

} // namespace

extern const Operation addSubroutineOperation{.word = "add-subroutine",
                                              .keys = {"op", "n", "of", "before", "then"},
                                              .read = readAddSubroutineHow,
                                              .resolve = resolveAddSubroutine,
                                              .couldChange = couldAddSubroutine,
                                              .remains = remainsForRun,
                                              .describe = describeAddSubroutine};

} // namespace rulings
