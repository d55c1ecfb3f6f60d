// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `resolve-subroutine` of the card language: one of another piece of ice.
#include "rules/rulings/operations/operation.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"

#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Of several the script says which by the number of an option.
std::size_t chosenOf(Table &table, Side by, std::size_t count)
{
    if (const Act *act = table.next(); act && act->kind == ActKind::Option && !table.isAsked(act)) {
        const auto taken = static_cast<std::size_t>(act->number) - 1;
        if (taken >= count)
            throw Misnamed{Sentence::tr("there is no such subroutine")};
        table.consume();
        return taken;
    }
    // One may resolve itself: what nobody decides could go on for ever.
    constexpr std::size_t deepest = 40;
    if (table.frames.depth() > deepest)
        throw notStated(Sentence::tr("which subroutine resolves is not stated"));
    std::vector<Sentence> labels;
    for (std::size_t i = 0; i < count; ++i)
        labels.push_back(
            Sentence::tr("subroutine {number}", {{"number", static_cast<int>(i) + 1}}));
    return table.choose(by, Sentence::tr("which subroutine resolves"), std::move(labels));
}

void resolveOther(Table &table, const Effect &effect, Context &context)
{
    auto from = candidates(table, effect.of, context);
    std::erase_if(from, [&](ObjectId id) { return subroutineCount(table, id) == 0; });
    if (from.empty()) {
        table.say(noneInWords(effect.of, context), {"effect.resolve"_rule});
        return;
    }
    const Side by = playerOf(effect, context);
    const ObjectId ice = table.pick(by, Sentence::tr("of which ice a subroutine resolves"), from);
    requireModelled(table, ice, Uncovered::Encounter);
    const auto all = subroutinesOf(table, ice);
    const std::size_t taken = chosenOf(table, by, all.size());
    table.say(Sentence::tr("subroutine {number} of {card} resolves",
                           {{"number", static_cast<int>(taken) + 1}, {"card", ice}}),
              {"effect.resolve"_rule});
    Context other = contextOf(table, ice);
    resolve(table, all[taken].effects(), other);
}

bool couldResolveOther(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context,
                               [&](ObjectId id) { return subroutineCount(table, id) > 0; });
}

Sentence describeResolveSubroutine(const Effect &effect, Side owner)
{
    return Sentence::tr(
        "{player} resolves a subroutine of {ice}",
        {{"player", playerMeant(effect, owner)}, {"ice", describeOne(effect.of, owner)}});
}

} // namespace

extern const Operation resolveSubroutineOperation{.word = "resolve-subroutine",
                                                  .keys = {"op", "player", "of"},
                                                  .resolve = resolveOther,
                                                  .couldChange = couldResolveOther,
                                                  .needsChoice = alwaysNeedsChoice,
                                                  .describe = describeResolveSubroutine};

} // namespace rulings
