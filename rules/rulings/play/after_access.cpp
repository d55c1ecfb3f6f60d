// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Accessing", "Accessing Multiple Cards in a Server"; FAQ 1.6: "Accessing";
// Core Rules: "Accessing Cards".
#include "rules/rulings/play/after_access.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <cstddef>

namespace rulings {

namespace {

/// With `told`, that the card is neither trashed nor stolen was said before.
Sentence setAside(ObjectId card, bool told)
{
    return told
        ? Sentence::tr("{card} is set aside", {{"card", card}})
        : Sentence::tr("{card} is neither trashed nor stolen and is set aside", {{"card", card}});
}

Sentence staysThere(ObjectId card, bool faceup, bool told)
{
    if (told)
        return faceup ? Sentence::tr("{card} is left faceup as it was", {{"card", card}})
                      : Sentence::tr("{card} is left facedown", {{"card", card}});
    return faceup
        ? Sentence::tr("{card} is neither trashed nor stolen, and left faceup as it was",
                       {{"card", card}})
        : Sentence::tr("{card} is neither trashed nor stolen, and left facedown", {{"card", card}});
}

Sentence goesBack(ObjectId card, Zone from, bool told)
{
    return told ? Sentence::tr("{card} goes back {zone.to}", {{"card", card}, {"zone", from}})
                : Sentence::tr("{card} is neither trashed nor stolen and goes back {zone.to}",
                               {{"card", card}, {"zone", from}});
}

/// It stays where it is or is set aside; `told`: how the access ended.
void putBack(Table &table, const Accessed &card, bool told)
{
    State &state = table.state;
    const auto [id, from, copy] = card;
    // Every version says of HQ and R&D that their cards return when all accesses are done.
    const bool always = table.hasRule("access.set-aside"_rule);
    if (from == Zone::RnD && !state[id].revealed && table.hasRule("info.not-shown"_rule))
        table.say(Sentence::tr("{card} stays in R&D and is not shown to the Corp", {{"card", id}}),
                  {"info.not-shown"_rule});
    if ((always || from == Zone::Hq || from == Zone::RnD) && !isInstalled(state[id])) {
        state.run.setAside.emplace_back(id, from);
        state[id].zone = Zone::SetAside;
        table.say(setAside(id, told),
                  {always                 ? "access.set-aside"_rule
                       : from == Zone::Hq ? "access.not-again"_rule
                                          : "access.goes-back"_rule});
    } else { // set aside, it lies there again before anything else looks at it
        table.say(always                       ? setAside(id, told)
                      : isInstalled(state[id]) ? staysThere(id, state[id].faceup, told)
                                               : goesBack(id, from, told),
                  {always ? "access.set-aside"_rule : "access.goes-back"_rule});
    }
}

/// Trashed or stolen in the access that this card was in last.
bool wasTaken(const State &state, const Accessed &card)
{
    for (auto one = state.happened.rbegin(); one != state.happened.rend(); ++one) {
        if (one->object != card.id)
            continue;
        if (one->event == EventKind::Trashed || one->event == EventKind::Stolen)
            return true;
        if (one->event == EventKind::Accessed)
            return false;
    }
    return false;
}

/// Neither trashed nor stolen, it has left all the same. Whoever waits for the end of an access
/// leaves those in Archives out, and the card does not tell any more that it lay there.
bool hasLeft(const State &state, const Accessed &card)
{
    return card.from != Zone::Archives && state.winner == Winner::Nobody && !wasTaken(state, card);
}

} // namespace

void endAccess(Table &table, const Accessed &card, std::size_t mark)
{
    const bool stays = card.isThere(table.state);
    if (!stays && !hasLeft(table.state, card))
        return;
    const bool told = stays && isAwaited(table, EventKind::AccessOver);
    if (told)
        table.say(Sentence::tr("{card} is neither trashed nor stolen", {{"card", card.id}}),
                  {"access.card"_rule});
    raise(table, {EventKind::AccessOver, card.id, Side::Runner, Damage::Net, 0, card.from});
    settle(table, mark);
    if (stays && card.isThere(table.state))
        putBack(table, card, told);
}

void returnAccessed(Table &table)
{
    for (const auto &[id, zone] : table.state.run.setAside)
        if (table.state[id].zone == Zone::SetAside)
            table.state[id].zone = zone;
    if (!table.state.run.setAside.empty())
        table.say(Sentence::tr("cards that were set aside go back as they were"),
                  {"access.goes-back"_rule});
    table.state.run.setAside.clear();
}

} // namespace rulings
