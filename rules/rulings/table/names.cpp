// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/names.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
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

Sentence ordinal(int number)
{
    switch (number) {
    case 1:
        //: of several abilities
        return Sentence::tr("first");
    case 2:
        return Sentence::tr("second");
    case 3:
        return Sentence::tr("third");
    default:
        //: of several abilities: from the fourth on
        return Sentence::tr("{number}th", {{"number", number}});
    }
}

/// The numbers follow the text of the card.
Sentence numbered(Sort sort, int number)
{
    const Sentence nth = ordinal(number);
    switch (sort) {
    case Sort::Paid:
        return Sentence::tr("the {nth} paid ability", {{"nth", nth}});
    case Sort::Conditional:
        return Sentence::tr("the {nth} conditional ability", {{"nth", nth}});
    case Sort::Preventing:
        return Sentence::tr("the {nth} prevent effect", {{"nth", nth}});
    case Sort::Played:
        return Sentence::tr("the {nth} part of what it does when played", {{"nth", nth}});
    case Sort::Constant:
        break;
    }
    return Sentence::tr("the {nth} constant ability", {{"nth", nth}});
}

/// What it waits for, or what it does first, as a player would call it; empty: there is no word.
Sentence gist(const Ability &ability)
{
    if (const auto *conditional = ability.asIf<ConditionalAbility>())
        return factsOf(conditional->when.event).name;
    if (ability.kind() != AbilityKind::Paid || ability.effects.empty())
        return {};
    const Effect &first = ability.effects.front();
    if (first.op == &breakOperation)
        return Sentence::tr("breaking subroutines");
    if (first.op == &modifyOperation && first.of.ref == Ref::Self)
        return Sentence::tr("its own strength");
    if (first.op == &trashOperation)
        return Sentence::tr("trashing");
    if (first.op == &endRunOperation)
        return Sentence::tr("ending the run");
    return first.op == &exposeOperation ? Sentence::tr("exposing") : Sentence();
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
    if (std::ranges::count_if(abilities, isLike) == 1)
        return only(sort);
    Sentence word = gist(*meant);
    const auto isCalledSo = [&](const Ability &one) { return isLike(one) && gist(one) == word; };
    if (!word.empty() && std::ranges::count_if(abilities, isCalledSo) == 1)
        return word;
    const auto number = std::count_if(abilities.begin(), meant + 1, isLike);
    return numbered(sort, static_cast<int>(number));
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
