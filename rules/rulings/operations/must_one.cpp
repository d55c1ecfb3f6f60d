// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `must-one` of the card language.
// Rules Reference 1.0: "Must"; FAQ 1.6: Section 3. What a player has to choose.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

void mustOne(Table &table, const Effect &effect, Context &context)
{
    const Act *act = table.next();
    const bool named = act && act->kind == ActKind::Option; // of the others nothing hangs then
    std::vector<std::size_t> open;
    std::vector<std::string> labels;
    for (std::size_t i = 0; i < effect.options.size(); ++i)
        if ((!named || i == static_cast<std::size_t>(act->number) - 1)
            && std::ranges::all_of(effect.options[i], [&](const Effect &one) {
                   return canResolveFully(table, one, context);
               })) {
            open.push_back(i);
            labels.push_back("option " + std::to_string(i + 1));
        }
    if (open.empty() && !named) {
        table.say("no option can be resolved completely, so nothing happens",
                  {"must.nothing"_rule});
        return;
    }
    if (const Act *asked = table.askedFor(ActKind::Option)) {
        const auto wanted = static_cast<std::size_t>(asked->number) - 1;
        const bool full = std::ranges::find(open, wanted) != open.end();
        table.endAt({playerOf(effect, context), "must.full-option"_rule, full,
                     full ? "that option can be resolved completely"
                          : "that option cannot be resolved completely"});
    }
    const bool matters = named ? open.empty() : open.size() < effect.options.size();
    table.say(nameOf(playerOf(effect, context))
                  + (table.hasRule("must.full-option"_rule)
                         ? " chooses among the options that can be resolved completely"
                         : " chooses an option"),
              {table.orElse("must.full-option"_rule, "effect.resolve"_rule, matters)});
    std::size_t taken = 0;
    if (named && open.empty())
        throw Misnamed{"that option cannot be resolved completely"};
    if (named)
        table.consume();
    else
        taken = table.choose(playerOf(effect, context), "which option is chosen", labels);
    if (effect.options.size() > 1)
        table.say(labels[taken] + " is chosen", {"effect.resolve"_rule});
    const bool before = std::exchange(context.ofOptions, true);
    resolve(table, effect.options[open[taken]], context);
    context.ofOptions = before;
}

bool couldMustOne(const Table &table, const Effect &effect, const Context &context)
{
    return anyOf(effect.options, [&](const std::vector<Effect> &option) {
        return std::ranges::all_of(
                   option,
                   [&](const Effect &part) { return canResolveFully(table, part, context); })
            && canChangeAnything(table, option, context);
    });
}

} // namespace

const Operation mustOneOperation{.op = Op::MustOne,
                                 .keys = {"op", "player", "options"},
                                 .resolve = mustOne,
                                 .couldChange = couldMustOne,
                                 .needsChoice = alwaysNeedsChoice};

} // namespace rulings
