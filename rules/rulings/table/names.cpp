// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/names.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rulings {

namespace {

/// Of a card without a title; "program-3" is the third of those that were told alike.
std::string numbered(const std::string &name)
{
    const auto dash = name.rfind('-');
    if (dash == std::string::npos || dash + 1 == name.size()
        || name.find_first_not_of("0123456789", dash + 1) != std::string::npos)
        return name;
    return name.substr(0, dash) + " (" + name.substr(dash + 1) + ')';
}

} // namespace

std::string TableNames::nameOf(ObjectId id) const
{
    if (!id.exists())
        return "–"; // never said: whoever names a card has one
    const Object &object = m_state[id];
    const std::string &title = object.card->title;
    if (title.empty())
        return numbered(object.name);
    const auto isSuch = [&](const Object &one) { return one.card->title == title; };
    if (!m_apart || std::ranges::count_if(m_state.objects, isSuch) < 2)
        return title;
    // By number: what the question calls it is no word for people.
    const auto &all = m_state.objects;
    const auto number = std::count_if(all.begin(), all.begin() + id.value + 1, isSuch);
    return title + " (" + std::to_string(number) + ')';
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

struct Doing {
    std::string_view word; ///< of the operation
    Sentence sentence;
};

/// What an operation does, as a player would call an ability by it; empty: there is no word.
Sentence doing(const Effect &effect)
{
    if (effect.op == &modifyOperation)
        return effect.of.ref == Ref::Self       ? Sentence::tr("raising its strength")
            : effect.of.ref == Ref::Encountered ? Sentence::tr("the strength of the ice")
                                                : Sentence::tr("a change to another card");
    if (wordOf(effect.op) == "lose-credits" && effect.as<LossHow>().moved)
        return {}; // nobody loses them: where they go has a word of its own
    static const std::vector<Doing> all{{"access-more", Sentence::tr("accessing more")},
                                        {"add-to-hand", Sentence::tr("adding to the hand")},
                                        {"add-to-score-area", Sentence::tr("the score area")},
                                        {"break", Sentence::tr("breaking subroutines")},
                                        {"bypass", Sentence::tr("bypassing")},
                                        {"damage", Sentence::tr("damage")},
                                        {"derez", Sentence::tr("derezzing")},
                                        {"draw", Sentence::tr("drawing")},
                                        {"encounter", Sentence::tr("the encounter")},
                                        {"end-run", Sentence::tr("ending the run")},
                                        {"expose", Sentence::tr("exposing")},
                                        {"forbid", Sentence::tr("forbidding")},
                                        {"gain-clicks", Sentence::tr("gaining clicks")},
                                        {"gain-credits", Sentence::tr("gaining credits")},
                                        {"host", Sentence::tr("hosting")},
                                        {"install", Sentence::tr("installing")},
                                        {"jack-out", Sentence::tr("jacking out")},
                                        {"look", Sentence::tr("looking at cards")},
                                        {"lose-clicks", Sentence::tr("losing clicks")},
                                        {"lose-credits", Sentence::tr("losing credits")},
                                        {"move-counters", Sentence::tr("moving counters")},
                                        {"move-to", Sentence::tr("moving cards")},
                                        {"place", Sentence::tr("placing counters")},
                                        {"play", Sentence::tr("playing")},
                                        {"purge", Sentence::tr("purging")},
                                        {"remove", Sentence::tr("removing counters")},
                                        {"remove-tags", Sentence::tr("removing tags")},
                                        {"reveal", Sentence::tr("revealing")},
                                        {"rez", Sentence::tr("rezzing")},
                                        {"run", Sentence::tr("a run")},
                                        {"search", Sentence::tr("searching")},
                                        {"shuffle", Sentence::tr("shuffling")},
                                        {"swap", Sentence::tr("swapping")},
                                        {"take-bad-publicity", Sentence::tr("bad publicity")},
                                        {"take-credits", Sentence::tr("taking credits")},
                                        {"take-tags", Sentence::tr("tags")},
                                        {"trace", Sentence::tr("a trace")},
                                        {"trash", Sentence::tr("trashing")},
                                        {"trash-random", Sentence::tr("trashing at random")},
                                        {"trash-top", Sentence::tr("trashing from the deck")}};
    const auto found = std::ranges::find(all, wordOf(effect.op), &Doing::word);
    return found == all.end() ? Sentence() : found->sentence;
}

/// What it does first that there is a word for, behind what it chooses, asks or pays.
Sentence deed(const std::vector<Effect> &effects)
{
    for (const Effect &effect : effects) {
        if (Sentence word = doing(effect); !word.empty())
            return word;
        if (Sentence word = deed(effect.then); !word.empty())
            return word;
        for (const auto &option : effect.options)
            if (Sentence word = deed(option); !word.empty())
                return word;
    }
    return {};
}

/// What it waits for, or what it does first, as a player would call it; empty: there is no word.
Sentence gist(const Ability &ability)
{
    if (const auto *conditional = ability.asIf<ConditionalAbility>())
        return nameOf(conditional->when.event, conditional->when.orEvent);
    return ability.kind() == AbilityKind::Paid ? deed(ability.effects) : Sentence();
}

} // namespace

Sentence TableNames::whichOf(const AbilityOf &ability) const
{
    return ability.card.exists() ? rulings::whichOf(*m_state[ability.card].card, ability.id)
                                 : Sentence();
}

Sentence whichOf(const CardModel &card, std::string_view id)
{
    const auto &abilities = card.abilities;
    const auto meant = std::ranges::find(abilities, id, &Ability::id);
    const auto isApart = [](const Ability &one) { return one.kind() != AbilityKind::Subroutine; };
    if (meant == abilities.end() || std::ranges::count_if(abilities, isApart) < 2)
        return {};
    const Sort sort = sortOf(*meant);
    // "You may trash, at no cost": without a cost to trigger it nobody calls it paid.
    if (sort == Sort::Paid && meant->cost.isNothing())
        if (Sentence does = deed(meant->effects); !does.empty())
            return does;
    const auto isLike = [&](const Ability &one) { return isApart(one) && sortOf(one) == sort; };
    if (std::ranges::count_if(abilities, isLike) == 1)
        return only(sort);
    Sentence word = gist(*meant);
    const auto isCalledSo = [&](const Ability &one) { return isLike(one) && gist(one) == word; };
    if (!word.empty() && std::ranges::count_if(abilities, isCalledSo) == 1)
        return word;
    // Of several that wait for the same, what they do tells them apart.
    const Sentence does = sort == Sort::Conditional ? deed(meant->effects) : Sentence();
    const auto doesSo = [&](const Ability &one) {
        return isLike(one) && deed(one.effects) == does;
    };
    if (!does.empty() && std::ranges::count_if(abilities, doesSo) == 1)
        return does;
    // What one line of the text says in parts is one ability for who reads it.
    std::vector<int> lines;
    int number = 0;
    for (auto one = abilities.begin(); one != abilities.end(); ++one) {
        if (isLike(*one) && (one->line == 0 || std::ranges::find(lines, one->line) == lines.end()))
            lines.push_back(one->line);
        if (one == meant)
            number = static_cast<int>(std::ranges::find(lines, one->line) - lines.begin()) + 1;
    }
    return lines.size() == 1 ? only(sort) : numbered(sort, number);
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
