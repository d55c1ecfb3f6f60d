// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/names.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace rulings {

std::string TableNames::nameOf(ObjectId id) const
{
    if (!id.exists())
        return "–"; // never said: whoever names a card has one
    const Object &object = m_state[id];
    return object.card->title.empty() ? object.name : object.card->title;
}

std::string TableNames::nameOf(ServerId id) const
{
    if (!id.exists())
        return "–";
    return m_state.servers[static_cast<std::size_t>(id.value)].name;
}

namespace {

/// What a player tells abilities apart by; `prevent` is a kind of our own.
enum class Sort : std::uint8_t { Paid, Conditional, Preventing, Played, Constant };

Sort sortOf(const Ability &ability)
{
    switch (ability.kind()) {
    case AbilityKind::Paid:
        return Sort::Paid;
    case AbilityKind::Conditional:
    case AbilityKind::IfSuccessful:
        return Sort::Conditional;
    case AbilityKind::Prevent:
        return Sort::Preventing;
    case AbilityKind::Play:
        return Sort::Played;
    default:
        return Sort::Constant;
    }
}

Sentence only(Sort sort)
{
    switch (sort) {
    case Sort::Paid:
        return Sentence::tr("paid ability");
    case Sort::Conditional:
        return Sentence::tr("conditional ability");
    case Sort::Preventing:
        return Sentence::tr("prevent effect");
    case Sort::Played:
        return Sentence::tr("what it does when played");
    case Sort::Constant:
        break;
    }
    return Sentence::tr("constant ability");
}

/// The numbers follow the text of the card.
Sentence numbered(Sort sort, int number)
{
    switch (sort) {
    case Sort::Paid:
        return Sentence::tr("paid ability {number}", {{"number", number}});
    case Sort::Conditional:
        return Sentence::tr("conditional ability {number}", {{"number", number}});
    case Sort::Preventing:
        return Sentence::tr("prevent effect {number}", {{"number", number}});
    case Sort::Played:
        return Sentence::tr("part {number} of what it does when played", {{"number", number}});
    case Sort::Constant:
        break;
    }
    return Sentence::tr("constant ability {number}", {{"number", number}});
}

} // namespace

Sentence TableNames::whichOf(const AbilityOf &ability) const
{
    if (!ability.card.exists())
        return {};
    const auto &abilities = m_state[ability.card].card->abilities;
    const auto meant = std::ranges::find(abilities, ability.id, &Ability::id);
    const auto isApart = [](const Ability &one) { return one.kind() != AbilityKind::Subroutine; };
    if (meant == abilities.end() || std::ranges::count_if(abilities, isApart) < 2)
        return {};
    const Sort sort = sortOf(*meant);
    const auto isLike = [&](const Ability &one) { return isApart(one) && sortOf(one) == sort; };
    const auto number = std::count_if(abilities.begin(), meant + 1, isLike);
    return std::ranges::count_if(abilities, isLike) > 1 ? numbered(sort, static_cast<int>(number))
                                                        : only(sort);
}

Sentence wayToWin(Winner winner, std::string_view how)
{
    if (winner == Winner::Corp)
        return how == "flatline" ? Sentence::tr("the Corp wins: the Runner is flatlined")
                                 : Sentence::tr("the Corp wins by agenda points");
    return how == "R&D empty" ? Sentence::tr("the Runner wins: the Corp cannot draw from R&D")
                              : Sentence::tr("the Runner wins by agenda points");
}

} // namespace rulings
