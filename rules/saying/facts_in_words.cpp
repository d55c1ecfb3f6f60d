// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/facts_in_words.h"

#include "core/english.h"

namespace saying {

using core::English;
using rules::Side;

std::string valueInWords(const std::string &value, const std::string &card)
{
    if (value == "strength")
        return English::tr("how strong is {card}?", {{"card", card}});
    if (value == "trash-cost")
        return English::tr("what is the trash cost of {card}?", {{"card", card}});
    if (value == "rez-cost")
        return English::tr("what is the rez cost of {card}?", {{"card", card}});
    if (value == "install-cost")
        return English::tr("what is the install cost of {card}?", {{"card", card}});
    return English::tr("what is the play cost of {card}?", {{"card", card}});
}

std::string playerInWords(const std::string &key, std::optional<Side> side)
{
    if (!side && key == "credits")
        return English::tr("how many credits has each player?");
    if (!side && key == "agenda-points")
        return English::tr("how many agenda points has each player?");
    if (!side)
        return English::tr("how many has each player?");
    const bool corp = side == Side::Corp;
    if (key == "credits")
        return corp ? English::tr("how many credits has the Corp?")
                    : English::tr("how many credits has the Runner?");
    if (key == "clicks")
        return corp ? English::tr("how many clicks has the Corp?")
                    : English::tr("how many clicks has the Runner?");
    if (key == "hand")
        return corp ? English::tr("how many cards are in HQ?")
                    : English::tr("how many cards are in the grip?");
    if (key == "deck")
        return corp ? English::tr("how many cards are in R&D?")
                    : English::tr("how many cards are in the stack?");
    if (key == "pile")
        return corp ? English::tr("how many cards are in Archives?")
                    : English::tr("how many cards are in the heap?");
    if (key == "hand-size")
        return corp ? English::tr("how large is the Corp's maximum hand?")
                    : English::tr("how large is the Runner's maximum hand?");
    return corp ? English::tr("how many agenda points has the Corp?")
                : English::tr("how many agenda points has the Runner?");
}

std::optional<AskedFacts> flagged(const std::string &card, const std::string &flag,
                                  const std::string &name)
{
    if (flag == "rezzed" || flag == "unrezzed")
        return AskedFacts{{card + ".rezzed"}, English::tr("is {card} rezzed?", {{"card", name}})};
    if (flag == "trashed")
        return AskedFacts{{card + ".trashed", card + ".zone"},
                          English::tr("is {card} trashed?", {{"card", name}})};
    if (flag == "stolen" || flag == "scored" || flag == "forfeited")
        return AskedFacts{{card + ".zone"}, English::tr("where does {card} go?", {{"card", name}})};
    if (flag == "installed")
        return AskedFacts{{card + ".installed"},
                          English::tr("is {card} installed?", {{"card", name}})};
    if (flag == "active" || flag == "inactive")
        return AskedFacts{{card + ".active"}, English::tr("is {card} active?", {{"card", name}})};
    if (flag == "broken" || flag == "unbroken")
        return AskedFacts{{card + ".all-broken"},
                          English::tr("is every subroutine of {card} broken?", {{"card", name}})};
    if (flag == "passed")
        return AskedFacts{{card + ".passed"}, English::tr("is {card} passed?", {{"card", name}})};
    if (flag == "faceup" || flag == "facedown")
        return AskedFacts{{card + ".faceup"}, English::tr("is {card} faceup?", {{"card", name}})};
    if (flag == "hosted")
        return AskedFacts{{card + ".host"},
                          English::tr("which card hosts {card}?", {{"card", name}})};
    return std::nullopt;
}

std::optional<AskedFacts> ofOnePlayer(const std::string &noun)
{
    if (noun == "tags")
        return AskedFacts{{"runner.tags"}, English::tr("how many tags has the Runner?")};
    if (noun == "damage" || noun == "net-damage" || noun == "meat-damage")
        return AskedFacts{{"runner.hand", "winner"},
                          English::tr("how many cards are left in the grip, and who has won?")};
    if (noun == "brain-damage")
        return AskedFacts{{"runner.brain-damage"},
                          English::tr("how much brain damage has the Runner taken?")};
    if (noun == "bad-publicity")
        return AskedFacts{{"corp.bad-publicity"},
                          English::tr("how much bad publicity has the Corp?")};
    return std::nullopt;
}

} // namespace saying
