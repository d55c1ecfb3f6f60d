// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Effect", "Trigger Steps", "Chain Reactions"; FAQ 1.6: the card ruling on
// Order of Sol; Core Rules: "Triggered Abilities".
#include "rules/rulings/play/resolving.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/in_vain.h"
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/play/met_words.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <cstddef>
#include <vector>

namespace rulings {

void expireAwaiting(Table &table, Duration until, Side controller)
{
    std::erase_if(table.awaiting, [&](const Table::Awaiting &one) {
        return one.until == until
            && (until != Duration::NextTurn || one.context.controller == controller);
    });
}

void resolveDelayed(Table &table, Duration until)
{
    const std::vector<Table::Delayed> all = table.delayed;
    std::erase_if(table.delayed, [&](const Table::Delayed &one) { return one.until == until; });
    for (const Table::Delayed &one : all)
        if (one.until == until) {
            Context context = one.context;
            if (context.picked.exists() && table.state[context.picked].copy != one.pickedCopy)
                context.picked = {};
            table.say(
                Sentence::tr("{card}: the part that waited resolves", {{"card", context.source}}),
                {lastingRule(table, context)});
            const std::size_t before = table.record.trace.size();
            const Sentence missing = whatIsMissing(table, one.effect->then, context);
            resolve(table, one.effect->then, context);
            if (table.record.trace.size() == before && !missing.empty())
                table.say(Sentence::tr("{card} does nothing: {why}",
                                       {{"card", context.source}, {"why", missing}}),
                          {lastingRule(table, context)});
        }
    expireAwaiting(table, until, table.state.turn);
}

void resolve(Table &table, const std::vector<Effect> &effects, Context &context)
{
    for (std::size_t i = 0; i < effects.size() && table.state.winner == Winner::Nobody; ++i) {
        const std::size_t mark = table.pending.size();
        const std::size_t toCome = effects.size() - i - 1;
        resolveOne(table, effects[i], context, toCome);
        const During heldUp(table.frames, HeldUp{toCome});
        const bool met = table.pending.size() > mark;
        // With nothing else to come, at once and later are the same.
        const bool other = mark > 0 || table.frames.toCome() > 0;
        if (met && other && !table.setting("chain.full-rule"))
            continue;
        if (met && other)
            table.say(Sentence::tr("the condition of {ability} has just been met, and it resolves "
                                   "before anything else",
                                   {{"ability", waitingAbility(table.pending[mark])}}),
                      {"chain.immediately"_rule});
        settle(table, mark);
    }
}

} // namespace rulings
