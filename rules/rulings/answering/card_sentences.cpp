// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/card_sentences.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/values_in_words.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rulings {

namespace {

/// Whom it names.
using Sides = std::vector<std::string>;

/// One that holds or does not.
std::optional<Sentence> condition(ObjectId card, std::string_view fact, bool holds)
{
    if (fact == "rezzed")
        return holds ? Sentence::tr("{card} is rezzed.", {{"card", card}})
                     : Sentence::tr("{card} is not rezzed.", {{"card", card}});
    if (fact == "passed")
        return holds ? Sentence::tr("{card} is passed.", {{"card", card}})
                     : Sentence::tr("{card} is not passed.", {{"card", card}});
    if (fact == "trashed")
        return holds ? Sentence::tr("{card} is trashed.", {{"card", card}})
                     : Sentence::tr("{card} is not trashed.", {{"card", card}});
    if (fact == "faceup")
        return holds ? Sentence::tr("{card} is faceup.", {{"card", card}})
                     : Sentence::tr("{card} is facedown.", {{"card", card}});
    if (fact == "installed")
        return holds ? Sentence::tr("{card} is installed.", {{"card", card}})
                     : Sentence::tr("{card} is not installed.", {{"card", card}});
    if (fact == "active")
        return holds ? Sentence::tr("{card} is active.", {{"card", card}})
                     : Sentence::tr("{card} is inactive.", {{"card", card}});
    if (fact == "revealed")
        return holds ? Sentence::tr("{card} was revealed.", {{"card", card}})
                     : Sentence::tr("{card} was not revealed.", {{"card", card}});
    if (fact == "new-copy")
        return holds ? Sentence::tr("{card} counts as a new copy.", {{"card", card}})
                     : Sentence::tr("{card} is the same copy as before.", {{"card", card}});
    if (fact == "all-broken")
        return holds ? Sentence::tr("All subroutines of {card} are broken.", {{"card", card}})
                     : Sentence::tr("Not all subroutines of {card} are broken.", {{"card", card}});
    if (fact == "in-server")
        return holds ? Sentence::tr("{card} is in its server.", {{"card", card}})
                     : Sentence::tr("{card} is in no server.", {{"card", card}});
    constexpr std::string_view subtype = "subtype ";
    if (fact.starts_with(subtype)) {
        const std::string which(fact.substr(subtype.size()));
        return holds ? Sentence::tr("{card} has the subtype {subtype}.",
                                    {{"card", card}, {"subtype", which}})
                     : Sentence::tr("{card} does not have the subtype {subtype}.",
                                    {{"card", card}, {"subtype", which}});
    }
    return std::nullopt;
}

std::optional<Sentence> ofNumber(ObjectId card, std::string_view name, int number)
{
    if (const auto counter = core::fromWord(counterWords, name))
        return Sentence::tr("{card} has {counters}.",
                            {{"card", card}, {"counters", counted(number, *counter)}});
    if (name == "credits")
        return Sentence::tr("{card} has {credits}.",
                            {{"card", card}, {"credits", credits(number)}});
    if (name == "strength")
        return Sentence::tr("{card} has strength {number}.", {{"card", card}, {"number", number}});
    if (name == "position")
        return number == 0
            ? Sentence::tr("{card} is the innermost ice.", {{"card", card}})
            : Sentence::tr("Behind {card} stands {n} more piece of ice.",
                           "Behind {card} stand {n} more pieces of ice.", number, {{"card", card}});
    if (name == "depth")
        return number == 0
            ? Sentence::tr("{card} is on top of the deck.", {{"card", card}})
            : Sentence::tr("{n} card lies above {card} in the deck.",
                           "{n} cards lie above {card} in the deck.", number, {{"card", card}});
    if (name == "subroutines")
        return Sentence::tr("{card} has {n} subroutine.", "{card} has {n} subroutines.", number,
                            {{"card", card}});
    if (name == "broken")
        return Sentence::tr("{n} subroutine of {card} is broken.",
                            "{n} subroutines of {card} are broken.", number, {{"card", card}});
    if (name == "points" || name == "agenda-points")
        return Sentence::tr("{card} is worth {n} agenda point.",
                            "{card} is worth {n} agenda points.", number, {{"card", card}});
    if (const auto value = core::fromWord(valueWords, name))
        //: a card, a value of it, and the number: "The rez cost of Enigma is 3."
        return Sentence::tr("The {value} of {card} is {number}.",
                            {{"value", nameOf(*value)}, {"card", card}, {"number", number}});
    return std::nullopt;
}

std::optional<Sentence> ofWord(const State &state, ObjectId card, std::string_view name,
                               const std::string &word)
{
    const bool none = word == "none";
    const Sentence value = valueInWords(word, state);
    if (name == "host")
        return none
            ? Sentence::tr("{card} is not hosted.", {{"card", card}})
            : Sentence::tr("{card} is hosted on {host}.", {{"card", card}, {"host", value}});
    if (name == "zone")
        //: a card, and "in the heap" or the like
        return Sentence::tr("{card} is {place}.", {{"card", card}, {"place", value}});
    if (name == "server")
        return none ? Sentence::tr("{card} belongs to no server.", {{"card", card}})
            : state[card].card->type == CardType::Ice
            ? Sentence::tr("{card} protects {server}.", {{"card", card}, {"server", value}})
            : Sentence::tr("{card} belongs to {server}.", {{"card", card}, {"server", value}});
    if (name == "chosen" || name == "chosen-server")
        return none
            ? Sentence::tr("Nothing is chosen for {card}.", {{"card", card}})
            : Sentence::tr("{other} is chosen for {card}.", {{"card", card}, {"other", value}});
    if (name == "depth")
        return Sentence::tr("{card} is in no deck.", {{"card", card}});
    if (name == "type")
        return none
            ? Sentence::tr("{card} has no type.", {{"card", card}})
            : Sentence::tr("{card} has the type {type}.", {{"card", card}, {"type", value}});
    return std::nullopt;
}

/// Whom a list of sides names.
bool knows(const Sides &sides, Side side)
{
    return std::ranges::find(sides, std::string(core::toWord(rules::sideWords, side)))
        != sides.end();
}

std::optional<Sentence> ofKnowing(ObjectId card, std::string_view name, const Sides &sides)
{
    const bool corp = knows(sides, Side::Corp);
    const bool runner = knows(sides, Side::Runner);
    const Side only = corp ? Side::Corp : Side::Runner;
    if (name == "known-to") {
        if (corp && runner)
            return Sentence::tr("Both players know {card}.", {{"card", card}});
        return corp || runner
            ? Sentence::tr("Only {player} knows {card}.", {{"player", only}, {"card", card}})
            : Sentence::tr("Nobody knows the face of {card}.", {{"card", card}});
    }
    if (name != "access-known-to")
        return std::nullopt;
    if (corp && runner)
        return Sentence::tr("Both players know that {card} was accessed.", {{"card", card}});
    return corp || runner ? Sentence::tr("Only {player} knows that {card} was accessed.",
                                         {{"player", only}, {"card", card}})
                          : Sentence::tr("{card} was not accessed.", {{"card", card}});
}

} // namespace

std::optional<Sentence> cardFactInWords(const State &state, ObjectId card, std::string_view name,
                                        const Fact &fact)
{
    // What is installed is exposed and not revealed.
    if (const bool *truth = std::get_if<bool>(&fact);
        truth && name == "revealed" && state[card].owner == Side::Corp && isInstalled(state[card]))
        return *truth ? Sentence::tr("{card} was exposed.", {{"card", card}})
                      : Sentence::tr("{card} was not exposed.", {{"card", card}});
    if (const bool *truth = std::get_if<bool>(&fact))
        return condition(card, name, *truth);
    if (const int *number = std::get_if<int>(&fact))
        return ofNumber(card, name, *number);
    if (const auto *word = std::get_if<std::string>(&fact))
        return ofWord(state, card, name, *word);
    if (const auto *list = std::get_if<Sides>(&fact))
        return ofKnowing(card, name, *list);
    return std::nullopt;
}

} // namespace rulings
