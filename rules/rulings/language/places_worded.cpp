// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The zones by name, where cards go and lie, and what is taken to be so of them.
#include "rules/rulings/language/wording.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"

#include <string_view>

namespace rulings {

namespace {

Sentence plainly(Zone zone)
{
    switch (zone) {
    case Zone::Hq:
        return Sentence::tr("HQ");
    case Zone::RnD:
        return Sentence::tr("R&D");
    case Zone::Archives:
        return Sentence::tr("Archives");
    case Zone::Remote:
        return Sentence::tr("a remote server");
    case Zone::Root:
        return Sentence::tr("the root of a central server");
    case Zone::Protecting:
        return Sentence::tr("the ice of a server");
    case Zone::Rig:
        return Sentence::tr("the rig");
    case Zone::Grip:
        return Sentence::tr("the grip");
    case Zone::Stack:
        return Sentence::tr("the stack");
    case Zone::Heap:
        return Sentence::tr("the heap");
    case Zone::CorpScoreArea:
        return Sentence::tr("the score area of the Corp");
    case Zone::RunnerScoreArea:
        return Sentence::tr("the score area of the Runner");
    case Zone::PlayArea:
        return Sentence::tr("the play area");
    case Zone::Identity:
    case Zone::Hosted:
    case Zone::SetAside:
    case Zone::Removed:
        break;
    }
    return Sentence::tr("another place");
}

Sentence inside(Zone zone)
{
    switch (zone) {
    case Zone::Hq:
        return Sentence::tr("in HQ");
    case Zone::RnD:
        return Sentence::tr("in R&D");
    case Zone::Archives:
        return Sentence::tr("in Archives");
    case Zone::Remote:
    case Zone::Root:
    case Zone::Protecting:
    case Zone::Rig:
        return Sentence::tr("installed");
    case Zone::Grip:
        return Sentence::tr("in the grip");
    case Zone::Stack:
        return Sentence::tr("in the stack");
    case Zone::Heap:
        return Sentence::tr("in the heap");
    case Zone::CorpScoreArea:
        return Sentence::tr("in the score area of the Corp");
    case Zone::RunnerScoreArea:
        return Sentence::tr("in the score area of the Runner");
    case Zone::PlayArea:
        return Sentence::tr("in the play area");
    case Zone::Identity:
        return Sentence::tr("the identity");
    case Zone::Hosted:
        return Sentence::tr("hosted");
    case Zone::SetAside:
        return Sentence::tr("set aside");
    case Zone::Removed:
        break;
    }
    return Sentence::tr("removed from the game");
}

Sentence thither(Zone zone)
{
    switch (zone) {
    case Zone::Hq:
        return Sentence::tr("to HQ");
    case Zone::RnD:
        return Sentence::tr("to R&D");
    case Zone::Archives:
        return Sentence::tr("to Archives");
    case Zone::Remote:
        return Sentence::tr("to a remote server");
    case Zone::Root:
        return Sentence::tr("to the root of a central server");
    case Zone::Protecting:
        return Sentence::tr("to the ice of a server");
    case Zone::Rig:
        return Sentence::tr("to the rig");
    case Zone::Grip:
        return Sentence::tr("to the grip");
    case Zone::Stack:
        return Sentence::tr("to the stack");
    case Zone::Heap:
        return Sentence::tr("to the heap");
    case Zone::CorpScoreArea:
        return Sentence::tr("to the score area of the Corp");
    case Zone::RunnerScoreArea:
        return Sentence::tr("to the score area of the Runner");
    case Zone::PlayArea:
        return Sentence::tr("to the play area");
    case Zone::Identity:
    case Zone::Hosted:
    case Zone::SetAside:
    case Zone::Removed:
        break;
    }
    return Sentence::tr("to another place");
}

Sentence thence(Zone zone)
{
    switch (zone) {
    case Zone::Hq:
        return Sentence::tr("from HQ");
    case Zone::RnD:
        return Sentence::tr("from R&D");
    case Zone::Archives:
        return Sentence::tr("from Archives");
    case Zone::Grip:
        return Sentence::tr("from the grip");
    case Zone::Stack:
        return Sentence::tr("from the stack");
    case Zone::Heap:
        return Sentence::tr("from the heap");
    default:
        return Sentence::tr("from another place");
    }
}

} // namespace

Sentence nameOf(Zone zone, std::string_view form)
{
    if (form == "in")
        return inside(zone);
    if (form == "to")
        return thither(zone);
    return form == "from" ? thence(zone) : plainly(zone);
}

Sentence nothingFollowsFromAccess()
{
    return Sentence::tr("nothing follows from accessing cards that the question does not name");
}

Sentence isHostedOn(ObjectId card, ObjectId host)
{
    return Sentence::tr("{card} is hosted on {host}", {{"card", card}, {"host", host}});
}

Sentence notHosted(ObjectId card) { return Sentence::tr("{card} is not hosted", {{"card", card}}); }

Sentence goesTo(ObjectId card, Zone zone)
{
    if (zone == Zone::SetAside)
        return Sentence::tr("{card} is set aside", {{"card", card}});
    if (zone == Zone::Removed)
        return Sentence::tr("{card} is removed from the game", {{"card", card}});
    return Sentence::tr("{card} goes {zone.to}", {{"card", card}, {"zone", zone}});
}

Sentence isShuffled(Zone deck) { return Sentence::tr("{zone} is shuffled", {{"zone", deck}}); }

Sentence goesOnTop(ObjectId card, Zone deck)
{
    return Sentence::tr("{card} goes on top of {zone}", {{"card", card}, {"zone", deck}});
}

Sentence addsOnlyFor(ObjectId card, Side player)
{
    return Sentence::tr("{card} adds only to damage that {player} does",
                        {{"card", card}, {"player", player}});
}

Sentence addsNothingTo(ObjectId card, Damage kind)
{
    return Sentence::tr("{card} adds nothing to {damage}",
                        {{"card", card}, {"damage", nameOf(kind)}});
}

} // namespace rulings
