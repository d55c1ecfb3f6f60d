// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/language/wording.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"

#include <charconv>
#include <cstddef>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

Sentence nameOf(Side side, std::string_view form)
{
    const bool corp = side == Side::Corp;
    if (form == "of")
        return corp ? Sentence::tr("of the Corp") : Sentence::tr("of the Runner");
    if (form == "to")
        return corp ? Sentence::tr("to the Corp") : Sentence::tr("to the Runner");
    return corp ? Sentence::tr("the Corp") : Sentence::tr("the Runner");
}

Sentence nameOf(Value value)
{
    switch (value) {
    case Value::Strength:
        return Sentence::tr("strength");
    case Value::RezCost:
        return Sentence::tr("rez cost");
    case Value::InstallCost:
        return Sentence::tr("install cost");
    case Value::PlayCost:
        return Sentence::tr("play cost");
    case Value::TrashCost:
        return Sentence::tr("trash cost");
    case Value::AdvancementRequirement:
        return Sentence::tr("advancement requirement");
    case Value::MemoryCost:
        return Sentence::tr("memory cost");
    case Value::MemoryLimit:
        return Sentence::tr("memory limit");
    case Value::HandSize:
        return Sentence::tr("maximum hand size");
    case Value::Link:
        return Sentence::tr("link");
    case Value::Accesses:
        return Sentence::tr("number of accesses");
    case Value::AllottedClicks:
        return Sentence::tr("clicks of a turn");
    case Value::Points:
        return Sentence::tr("agenda points");
    case Value::TraceStrength:
        return Sentence::tr("base strength of traces");
    case Value::PointsToWin:
        return Sentence::tr("agenda points to win");
    case Value::Advancement:
        return Sentence::tr("additional advancement tokens");
    case Value::Tags:
        return Sentence::tr("additional tags");
    case Value::BadPublicity:
        return Sentence::tr("additional bad publicity");
    case Value::StartingHand:
        break;
    }
    return Sentence::tr("cards of a starting hand");
}

Sentence nameOf(const AbilityOf &ability, const Names &names)
{
    const std::string_view id = ability.id;
    int subroutine = 0;
    const char *end = id.data() + id.size();
    if (id.starts_with('s') && std::from_chars(id.data() + 1, end, subroutine).ptr == end)
        return Sentence::tr("{card}: subroutine {number}",
                            {{"card", ability.card}, {"number", subroutine}});
    if (id.starts_with("stated"))
        return Sentence::tr("{card}: as the judge states it", {{"card", ability.card}});
    Sentence which = names.whichOf(ability);
    if (which.empty())
        return Sentence(ability.card);
    //: one of the abilities of a card: "Femme Fatale (paid ability 2)"
    return Sentence::tr("{card} ({ability})",
                        {{"card", ability.card}, {"ability", std::move(which)}});
}

Sentence nameOf(CardType type)
{
    switch (type) {
    case CardType::Identity:
        return Sentence::tr("identity");
    case CardType::Agenda:
        return Sentence::tr("agenda");
    case CardType::Asset:
        return Sentence::tr("asset");
    case CardType::Operation:
        return Sentence::tr("operation");
    case CardType::Upgrade:
        return Sentence::tr("upgrade");
    case CardType::Ice:
        return Sentence::tr("ice");
    case CardType::Event:
        //: a type of cards
        return Sentence::tr("event");
    case CardType::Hardware:
        return Sentence::tr("hardware");
    case CardType::Program:
        return Sentence::tr("program");
    case CardType::Resource:
        break;
    }
    return Sentence::tr("resource");
}

Sentence counted(int number, Counter counter)
{
    switch (counter) {
    case Counter::Credit:
        return credits(number);
    case Counter::Recurring:
        return Sentence::tr("{n} recurring credit", "{n} recurring credits", number);
    case Counter::Advancement:
        return Sentence::tr("{n} advancement token", "{n} advancement tokens", number);
    case Counter::Virus:
        return Sentence::tr("{n} virus counter", "{n} virus counters", number);
    case Counter::Power:
        return Sentence::tr("{n} power counter", "{n} power counters", number);
    case Counter::Agenda:
        break;
    }
    return Sentence::tr("{n} agenda counter", "{n} agenda counters", number);
}

Sentence nameOf(Damage kind)
{
    switch (kind) {
    case Damage::Net:
        return Sentence::tr("net damage");
    case Damage::Meat:
        return Sentence::tr("meat damage");
    case Damage::Brain:
        break;
    }
    return Sentence::tr("brain damage");
}

Sentence counted(int number, Damage kind)
{
    switch (kind) {
    case Damage::Net:
        return Sentence::tr("{n} net damage", "{n} net damage", number);
    case Damage::Meat:
        return Sentence::tr("{n} meat damage", "{n} meat damage", number);
    case Damage::Brain:
        break;
    }
    return Sentence::tr("{n} brain damage", "{n} brain damage", number);
}

Sentence credits(int number) { return Sentence::tr("{n} credit", "{n} credits", number); }

Sentence clicks(int number) { return Sentence::tr("{n} click", "{n} clicks", number); }

Sentence cards(int number) { return Sentence::tr("{n} card", "{n} cards", number); }

Sentence removedFromGame(int number)
{
    return Sentence::tr("removing {n} card from the game", "removing {n} cards from the game",
                        number);
}

Sentence listOf(const std::vector<ObjectId> &cards)
{
    return Sentence::list({cards.begin(), cards.end()});
}

Sentence toBreak(Sentence use, const std::vector<int> &subroutines, ObjectId ice)
{
    if (subroutines.size() == 1) {
        const int number = subroutines.front();
        return ice.exists()
            ? Sentence::tr("{use} to break subroutine {number} of {ice}",
                           {{"use", std::move(use)}, {"number", number}, {"ice", ice}})
            : Sentence::tr("{use} to break subroutine {number}",
                           {{"use", std::move(use)}, {"number", number}});
    }
    const Sentence numbers =
        Sentence::list(std::vector<Sentence>(subroutines.begin(), subroutines.end()));
    return ice.exists()
        ? Sentence::tr("{use} to break subroutines {numbers} of {ice}",
                       {{"use", std::move(use)}, {"numbers", numbers}, {"ice", ice}})
        : Sentence::tr("{use} to break subroutines {numbers}",
                       {{"use", std::move(use)}, {"numbers", numbers}});
}

Sentence cards(const std::vector<ObjectId> &named, int number)
{
    constexpr std::size_t mostNamed = 6;
    if (named.empty() || named.size() > mostNamed)
        return cards(number);
    const Sentence names = Sentence::together(std::vector<Sentence>(named.begin(), named.end()));
    return static_cast<int>(named.size()) == number
        ? names
        : Sentence::tr("{cards}, of which {names}", {{"cards", cards(number)}, {"names", names}});
}

Sentence howLong(Duration until)
{
    switch (until) {
    case Duration::Access:
        return Sentence::tr("for the rest of this access");
    case Duration::Encounter:
        return Sentence::tr("for the rest of this encounter");
    case Duration::NextEncounter:
        return Sentence::tr("until the next encounter of this run is over");
    case Duration::Run:
        return Sentence::tr("for the rest of this run");
    case Duration::Turn:
        return Sentence::tr("for the rest of this turn");
    case Duration::NextRun:
        return Sentence::tr("until the run that follows in this turn ends");
    case Duration::Game:
        return Sentence::tr("for the rest of the game");
    case Duration::NextTurn:
        break;
    }
    return Sentence::tr("until its player’s next turn begins");
}

Sentence howLong(Duration until, Side whose)
{
    return until == Duration::NextTurn
        ? Sentence::tr("until the next turn {player.of} begins", {{"player", whose}})
        : howLong(until);
}

Sentence whenItEnds(Duration until)
{
    switch (until) {
    case Duration::Access:
        return Sentence::tr("when this access ends");
    case Duration::Encounter:
        return Sentence::tr("when this encounter ends");
    case Duration::NextEncounter:
        return Sentence::tr("when the next encounter of this run ends");
    case Duration::Run:
        return Sentence::tr("when this run ends");
    case Duration::Turn:
        return Sentence::tr("when this turn ends");
    case Duration::NextRun:
        return Sentence::tr("when the run that follows in this turn ends");
    case Duration::Game:
        return Sentence::tr("when the game ends");
    case Duration::NextTurn:
        break;
    }
    return Sentence::tr("when its player’s next turn begins");
}

Sentence whichIsHost() { return Sentence::tr("which card is the host"); }

Sentence noCardChosenFor(ObjectId source)
{
    return Sentence::tr("no card is chosen for {card}", {{"card", source}});
}

Sentence notTrashedForCost(ObjectId card)
{
    return Sentence::tr("{card} is not trashed for its trash cost", {{"card", card}});
}

Sentence noBadPublicityCredits()
{
    return Sentence::tr("the Runner has no bad publicity credits in this run");
}

Sentence notAllLost(Side side)
{
    return Sentence::tr("{player} has not as much as the text takes, so nothing is lost",
                        {{"player", side}});
}

} // namespace rulings
