// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Using Abilities", "Action"; FAQ 1.6: "Triggering Actions and Abilities".
#include "rules/rulings/operations/looking.h"

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/operation.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <vector>

namespace rulings {

bool asksForPaid(const Amount &amount)
{
    return amount.object.ref == Ref::Paid || std::ranges::any_of(amount.parts, asksForPaid);
}

bool isSome(const Table &table, const Effect &effect, const Context &context)
{
    return (asksForPaid(effect.amount) && !context.paid)
        || number(table, effect.amount, context) > 0;
}

bool hasCardsLeft(const State &state, Side side)
{
    const Zone deck = deckZoneOf(side);
    return std::ranges::find(state.objects, deck, &Object::zone) != state.objects.end()
        || state.player(side).deck > 0;
}

bool isThereUnlisted(const Table &table, const Filter &filter)
{
    const auto zone = onlyByZone(filter);
    if (zone && !isCounted(table.state, *zone)) {
        table.assume(Sentence::tr("there are cards {zone.in}", {{"zone", *zone}}));
        return true;
    }
    if (!zone)
        requireListed(table, filter);
    return zone && unlisted(table.state, *zone) > 0;
}

bool isThere(const Table &table, const Filter &filter, const std::vector<ObjectId> &found,
             const Fits &fits)
{
    return anyOf(found, fits) || isThereUnlisted(table, filter);
}

bool isTherePair(const Table &table, const Filter &of, const Filter &on,
                 const std::vector<ObjectId> &firsts, const std::vector<ObjectId> &others,
                 const Together &fits)
{
    if (std::ranges::any_of(firsts, [&](ObjectId first) {
            return std::ranges::any_of(
                others, [&](ObjectId other) { return first != other && fits(first, other); });
        }))
        return true;
    const bool first = isThere(table, of, firsts, [](ObjectId) { return true; });
    return first && isThereUnlisted(table, on);
}

namespace {

/// What a part before it will look at or choose is not known yet.
bool isNotSeenYet(const Effect &effect, const Context &context)
{
    return effect.of.looked && context.looked.empty();
}

} // namespace

bool anyCandidateChanges(const Table &table, const Effect &effect, const Context &context,
                         const Fits &changes)
{
    return isNotSeenYet(effect, context)
        || (isSome(table, effect, context)
            && isThere(table, effect.of, candidates(table, effect.of, context), changes));
}

bool anyCardChanges(const Table &table, const Effect &effect, const Context &context,
                    const Fits &changes)
{
    return isNotSeenYet(effect, context)
        || (isSome(table, effect, context)
            && isThere(table, effect.of, all(table, effect.of, context), changes));
}

bool hasEnough(const Table &table, const Effect &effect, const Context &context)
{
    const int wanted = effect.upTo ? 1 : number(table, effect.amount, context);
    auto found = static_cast<int>(candidates(table, effect.of, context).size());
    if (const auto zone = onlyByZone(effect.of); zone && effect.op != &chooseOperation)
        found += unlisted(table.state, *zone);
    if (found < wanted)
        requireListed(table, effect.of);
    return found >= wanted;
}

} // namespace rulings
