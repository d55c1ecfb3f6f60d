// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `together` of the card language.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// The core rules do not say, so both are looked at where something could come between.
bool happenTogether(Table &table)
{
    return table.hasRule("composite.simultaneous"_rule) || !canAnythingPrevent(table)
        || table.choose(table.state.turn,
                        Sentence::tr("whether the parts of one effect happen together"),
                        {//: the parts of one effect happen together
                         Sentence::tr("they do"),
                         //: the parts of one effect happen
                         Sentence::tr("one after the other")})
        == 0;
}

Sentence severalParts() { return Sentence::tr("the effect has several parts"); }

/// They happen together, so they are told on one level, and in the order of the text.
void tellAsWritten(std::vector<TraceLine> &trace, std::size_t first, std::size_t second,
                   bool secondFirst)
{
    const auto at = [&](std::size_t line) {
        return trace.begin() + static_cast<std::ptrdiff_t>(line);
    };
    std::for_each(at(second), trace.end(), [](TraceLine &line) { --line.depth; });
    if (secondFirst)
        std::rotate(at(first), at(second), trace.end());
}

void together(Table &table, const Effect &effect, Context &context)
{
    if (!happenTogether(table)) {
        table.say(severalParts(), {"effect.resolve"_rule});
        for (const Effect &part : effect.then)
            resolveOne(table, part, context);
        return;
    }
    std::vector<Impending> impending;
    std::vector<const Effect *> others;
    for (const Effect &part : effect.then)
        if (const auto look = part.op->impending)
            impending.push_back(look(table, part, context));
        else
            others.push_back(&part);
    // It matters to whoever could prevent one of them.
    if (canAnythingPrevent(table))
        table.say(table.hasRule("composite.simultaneous"_rule)
                      ? Sentence::tr("the parts are one composite effect: any of them may be "
                                     "prevented before they happen together")
                      : severalParts(),
                  {table.orElse("composite.simultaneous"_rule, "effect.resolve"_rule)});
    const std::size_t first = table.record.trace.size();
    (void)doTogether(table, std::move(impending));
    const std::size_t second = table.record.trace.size();
    for (const Effect *part : others)
        resolveOne(table, *part, context);
    tellAsWritten(table.record.trace, first, second, !effect.then.front().op->impending);
}

bool couldTogether(const Table &table, const Effect &effect, const Context &context)
{
    return anyOf(effect.then,
                 [&](const Effect &part) { return couldChange(table, part, context); });
}

Sentence describeTogether(const Effect &effect, Side owner)
{
    std::vector<Sentence> parts;
    for (const Effect &part : effect.then)
        parts.push_back(describe(part, owner));
    return Sentence::tr("at once: {what}", {{"what", Sentence::together(parts)}});
}

} // namespace

extern const Operation togetherOperation{.word = "together",
                                         .keys = {"op", "parts"},
                                         .resolve = together,
                                         .couldChange = couldTogether,
                                         .partsDone = partsThen,
                                         .describe = describeTogether};

} // namespace rulings
