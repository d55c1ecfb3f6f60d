// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Draw", "Winning the Game", "Cannot".
#include "rules/rulings/play/drawing.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace rulings {

namespace {

/// Where chance decides which cards they are, that they are drawn is told all the same.
std::vector<ObjectId> topToDraw(const Table &table, Side side, int count, bool bottom)
{
    try {
        return bottom ? fromBottom(table.state, side, count) : fromTop(table.state, side, count);
    } catch (const NotDerivable &reason) {
        if (reason.byChance)
            table.say(
                Sentence::tr("{player} draws {cards}", {{"player", side}, {"cards", cards(count)}}),
                {"effect.resolve"_rule});
        throw;
    }
}

/// By an effect, at the step of a turn that is for it, or as an action.
RuleName whyDrawn(const Table &table)
{
    if (table.frames.source().exists() || !table.state.at.step)
        return "effect.resolve"_rule;
    return table.state.at.step->topic == "mandatory-draw" ? "draw.mandatory"_rule
                                                          : "action.basic"_rule;
}

} // namespace

std::vector<ObjectId> doDraw(Table &table, Side side, int count, bool bottom)
{
    State &state = table.state;
    Player &player = state.player(side);
    const auto top = topToDraw(table, side, count, bottom);
    std::vector<ObjectId> listed;
    std::vector<Event> events;
    int drawn = 0;
    bool kept = false;
    for (; drawn < count; ++drawn) {
        kept = isForbidden(table, Forbidden::Draw, side, {});
        if (kept)
            break;
        const auto i = static_cast<std::size_t>(drawn);
        ObjectId card;
        if (i < top.size() && top[i].exists()) {
            card = top[i];
            state[card].zone = handOf(side);
            listed.push_back(card);
        } else if (player.deck == 0) {
            break;
        } else {
            --player.deck;
            ++player.hand;
        }
        // Whatever waits for it does so once all are drawn; that it happened counts at once.
        events.push_back({EventKind::Drawn, card, side, Damage::Net, 1});
        noteHappened(table, events.back());
    }
    if (drawn > 0) {
        const bool last = drawn == count && player.deck.isKnown() && player.deck == 0
            && std::ranges::find(state.objects, deckZoneOf(side), &Object::zone)
                == state.objects.end();
        const Sentence::Arguments said{{"player", side}, {"cards", cards(listed, drawn)}};
        const bool fewer = drawn < count && !kept && side == Side::Runner;
        table.say(
            fewer      ? Sentence::tr("{player} draws {cards} of {count}: there are no more",
                                      {{"player", side}, {"cards", cards(drawn)}, {"count", count}})
                : last ? Sentence::tr("{player} draws {cards}, and none is left to draw", said)
                       : Sentence::tr("{player} draws {cards}", said),
            {whyDrawn(table)});
        table.order.emplace_back("draw");
    }
    if (drawn > 0) {
        events.push_back({EventKind::CardsDrawn, {}, side, Damage::Net, drawn});
        noteHappened(table, events.back());
    }
    if (kept)
        table.say(Sentence::tr("{why}: that part does not resolve",
                               {{"why", whyForbidden(table, Forbidden::Draw, side, {})}}),
                  {"cannot.prevails"_rule});
    else if (drawn < count && side == Side::Corp)
        win(table, Winner::Runner, "R&D empty", "win.rnd-empty"_rule);
    for (const Event &event : events)
        raiseNoted(table, event);
    return listed;
}

} // namespace rulings
