// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/deck_format.h"

#include <algorithm>

namespace rules {

DeckFormat formatOn(const DeckRules &rules, Date date)
{
    DeckFormat format;
    format.date = date;
    format.list = rules.listOn(date);
    return format;
}

bool isReleased(CardId card, const DeckRules &rules, const DeckFormat &format)
{
    // Cards of sets apart are told as such, whenever they appeared.
    if (format.anyRelease || rules.setApart(card))
        return true;
    const auto &released = rules.library()[card].released;
    return (released && *released <= format.date)
        || std::ranges::find(format.authorized, card) != format.authorized.end();
}

bool isOutsidePool(CardId card, const DeckRules &rules, const DeckFormat &format)
{
    const IdentityRule *rule = rules.ruleOf(card);
    const bool elsewhere =
        rule && rule->onlyInPool && (!format.pool || format.pool->id != *rule->onlyInPool);
    return (elsewhere || (format.pool && !format.pool->contains(card))) && !rules.setApart(card);
}

bool isSetApart(CardId card, const DeckRules &rules, const DeckFormat &format)
{
    const auto apart = rules.setApart(card);
    return apart && !(format.draft && apart == ProblemCode::DraftOnly);
}

ListMark markOf(CardId card, const DeckFormat &format)
{
    return format.list ? format.list->mark(card) : ListMark();
}

bool isBanned(CardId card, const DeckFormat &format)
{
    const Effect effect = markOf(card, format).effect;
    return effect == Effect::Banned || effect == Effect::BannedSubtype;
}

bool mayBePlayed(CardId card, const DeckRules &rules, const DeckFormat &format)
{
    return isReleased(card, rules, format) && !isOutsidePool(card, rules, format)
        && !isSetApart(card, rules, format) && !isBanned(card, format);
}

} // namespace rules
