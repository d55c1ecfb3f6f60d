// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `purge` of the card language.
#include "rules/rulings/play/purge.h"
#include "rules/rulings/language/rulebook.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/operation.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>

namespace rulings {

namespace {

void resolvePurge(Table &table, const Effect &, Context &context) { context.lost = purge(table); }

bool canBeWholePurge(const Table &, const Effect &, const Context &) { return true; }

bool couldPurge(const Table &table, const Effect &, const Context &)
{
    // A purge is possible without a counter, too, where a version says so.
    return table.hasRule("purge.always"_rule)
        || std::ranges::any_of(table.state.objects, [](const Object &object) {
               return object.counter(Counter::Virus) > 0;
           });
}

Sentence sayPurgeAsOption(const Table &, const Effect &, const Context &)
{
    return Sentence::tr("all virus counters are removed");
}

Sentence whatWasPurged(bool any)
{
    return any ? Sentence::tr("a virus counter was removed")
               : Sentence::tr("no virus counter was removed");
}

Sentence describePurge(const Effect &, Side)
{
    return Sentence::tr("all virus counters are removed");
}

} // namespace

extern const Operation purgeOperation{.word = "purge",
                                      .keys = {"op"},
                                      .resolve = resolvePurge,
                                      .couldChange = couldPurge,
                                      .canBeWhole = canBeWholePurge,
                                      .inWords = sayPurgeAsOption,
                                      .whatCame = whatWasPurged,
                                      .describe = describePurge};

} // namespace rulings
