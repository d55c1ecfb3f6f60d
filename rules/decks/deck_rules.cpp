// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/decks/deck_rules.h"

namespace rules {

namespace {

template <class Item>
const Item *byId(const std::vector<Item> &items, std::string_view id)
{
    const auto found = std::ranges::find(items, id, &Item::id);
    return found == items.end() ? nullptr : &*found;
}

} // namespace

bool CardCondition::counts(CardId id, const Card &candidate) const
{
    return (!faction || candidate.faction == *faction) && (!type || candidate.type == *type)
        && (!card || id == *card)
        && (withoutSubtype.empty() || !candidate.hasSubtype(withoutSubtype));
}

const RestrictionList *DeckRules::findList(std::string_view id) const
{
    if (const auto *list = byId(m_lists, id))
        return list;
    const auto found = std::ranges::find(m_lists, id, &RestrictionList::code);
    return id.empty() || found == m_lists.end() ? nullptr : &*found;
}

const CardPool *DeckRules::findPool(std::string_view id) const { return byId(m_pools, id); }

const RestrictionList *DeckRules::listOn(Date date) const
{
    const RestrictionList *list = nullptr;
    for (const auto &snapshot : m_snapshots)
        if (snapshot.format == "standard" && snapshot.from <= date)
            list = snapshot.list ? &m_lists[*snapshot.list] : nullptr;
    return list;
}

const CardCondition *DeckRules::freeWhen(CardId card) const
{
    const auto at = m_special[card.value].condition;
    return at < 0 ? nullptr : &m_conditions[static_cast<std::size_t>(at)];
}

const DeckRules &deckRules()
{
    static const DeckRules rules = DeckRules::compiledIn(cardLibrary());
    return rules;
}

} // namespace rules
