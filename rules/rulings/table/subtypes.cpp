// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Subtype", "Facedown", "Card Conversion"; FAQ 1.6: "Subtypes".
#include "rules/rulings/table/filters.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

namespace rulings {

namespace {

/// Of a card that has the subtypes of others too; those others count without what they copy.
bool copies(const CardModel &card)
{
    return std::ranges::any_of(card.abilities, [](const Ability &one) {
        const auto *constant = one.asIf<ConstantAbility>();
        return constant && constant->subtypesOf;
    });
}

bool hasSubtype(const Table &table, ObjectId id, std::string_view subtype, bool andCopied);

SubtypeCount countOf(const Table &table, ObjectId id, std::string_view subtype, bool andCopied)
{
    const Object &object = table.state[id];
    SubtypeCount count;
    count.printed = static_cast<int>(std::ranges::count(object.card->subtypes, subtype));
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *constant = ability.asIf<ConstantAbility>();
        if (!constant)
            return;
        const bool named = constant->addsSubtype == subtype || constant->losesSubtype == subtype;
        const bool mayCopy = andCopied && source == id && constant->subtypesOf;
        if (!named && !mayCopy)
            return;
        const Context context = contextOf(table, source);
        const auto has = [&](ObjectId other) {
            const bool any = hasSubtype(table, other, subtype, !copies(*table.state[other].card));
            if (any)
                count.copied = other;
            return any;
        };
        const bool others =
            mayCopy && std::ranges::any_of(all(table, *constant->subtypesOf, context), has);
        if (!others && (!named || !matches(table, ability.of, id, context))) {
            if (named && !count.idleAbility && ability.of.ref == Ref::None) {
                count.idle = source;
                count.idleAbility = &ability;
            }
            return;
        }
        if (!wouldHold(table, ability.during, context)) {
            count.idle = source;
            count.idleAbility = &ability;
            return;
        }
        const bool takes = constant->losesSubtype == subtype;
        ++(takes ? count.taken : count.added);
        (takes ? count.taking : count.adding) = source;
        if (!takes)
            count.addingAbility = &ability;
    });
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.kind == Lasting::Kind::Subtype && lasting.object == id
            && lasting.copy == object.copy
            && (lasting.word.empty() ? lasting.effect->as<SubtypeHow>().subtype : lasting.word)
                == subtype) {
            ++count.added;
            count.adding = lasting.source;
            count.addingAbility = nullptr;
        }
    return count;
}

bool hasSubtype(const Table &table, ObjectId id, std::string_view subtype, bool andCopied)
{
    const Object &object = table.state[id];
    if (object.converted
        || (isNameless(object) && table.setting("subtype.facedown-runner-has-none")))
        return false;
    const SubtypeCount count = countOf(table, id, subtype, andCopied);
    return count.printed + count.added > count.taken;
}

} // namespace

SubtypeCount countSubtype(const Table &table, ObjectId id, std::string_view subtype)
{
    return countOf(table, id, subtype, true);
}

bool hasSubtype(const Table &table, ObjectId id, std::string_view subtype)
{
    return hasSubtype(table, id, subtype, true);
}

} // namespace rulings
