// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where cards go and lie, and what is taken to be so of them.
#include "rules/rulings/language/wording.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"

namespace rulings {

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
