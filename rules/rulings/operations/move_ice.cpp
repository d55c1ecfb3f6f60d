// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `move-ice` of the card language: installed cards go to another server, ice to its outermost
// place. FAQ 1.6: the card ruling on Sunset; Rules Reference 1.0: "Server".
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

namespace {

struct MoveIceHow {
    bool another = false; ///< than the server it is at
    bool runFollows = false;
    bool innermost = false; ///< of the attacked server
};

How readMoveIceHow(const core::JsonPlace &place)
{
    MoveIceHow how;
    fill(how.another, place, "another");
    fill(how.runFollows, place, "run_follows");
    fill(how.innermost, place, "innermost");
    return how;
}

ServerId chosenServer(Table &table, Side by, const MoveIceHow &how, ObjectId card)
{
    if (how.innermost)
        return table.state.run.server;
    const ServerId now = table.state[card].server;
    const auto fits = [&](ServerId server) {
        return exists(table.state, server) && !(how.another && server == now);
    };
    if (const Act *act = table.askedFor(ActKind::Server); choosesServer(act))
        table.endAt(
            {by, "effect.resolve"_rule, fits(act->server),
             how.another && act->server == now
                 ? Sentence::tr("{card} is at {server} already, and the text asks for another "
                                "server",
                                {{"card", card}, {"server", now}})
                 : Sentence::tr("{card} may go to any server that the text lets it",
                                {{"card", card}})});
    const Act *act = table.next();
    if (!choosesServer(act)) {
        table.holdForServer(by, Sentence::tr("which server is chosen"), fits);
        throw notStated(Sentence::tr("which server is chosen is not stated"));
    }
    const ServerId server = act->server;
    if (!fits(server))
        throw NotAllowed{
            Sentence::tr("{card} cannot go to {server}", {{"card", card}, {"server", server}})};
    table.consume();
    return server;
}

void closeGap(State &state, ServerId server, int from)
{
    for (Object &other : state.objects)
        if (other.zone == Zone::Protecting && other.server == server && other.position > from)
            --other.position;
}

void openGap(State &state, ServerId server)
{
    for (Object &other : state.objects)
        if (other.zone == Zone::Protecting && other.server == server)
            ++other.position;
}

void moveIce(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const auto &how = effect.as<MoveIceHow>();
    for (const ObjectId id : chosenCards(table, effect, context)) {
        const ServerId server = chosenServer(table, playerOf(effect, context), how, id);
        Object &card = state[id];
        const bool ice = card.zone == Zone::Protecting;
        const ServerId before = card.server;
        if (ice) {
            const int position = card.position;
            card.zone = Zone::SetAside;
            closeGap(state, before, position);
            card.position =
                how.innermost ? 0 : static_cast<int>(iceProtecting(state, server).size());
            if (how.innermost)
                openGap(state, server);
            card.zone = Zone::Protecting;
        } else {
            card.zone = isCentral(server) ? Zone::Root : Zone::Remote;
        }
        card.server = server;
        const Sentence::Arguments moved{{"card", id}, {"server", server}};
        table.say(!ice ? Sentence::tr("{card} is moved to {server}", moved)
                      : how.innermost
                      ? Sentence::tr("{card} is moved to {server}, as the innermost ice", moved)
                      : Sentence::tr("{card} is moved to {server}, as the outermost ice", moved),
                  {"effect.resolve"_rule});
        table.order.push_back("move:" + card.name);
        if (how.runFollows && ice && state.run.on) {
            state.run.server = server;
            state.run.position = card.position;
            table.say(Sentence::tr("the attacked server is now {server}, and the run goes on",
                                   {{"server", server}}),
                      {table.orElse("run.attacked-server-changes"_rule, "effect.resolve"_rule)});
        }
        leaveServer(table, before);
    }
}

bool couldMoveIce(const Table &table, const Effect &effect, const Context &context)
{
    return anyCandidateChanges(table, effect, context, [](ObjectId) { return true; });
}

Sentence describeMoveIce(const Effect &effect, Side owner)
{
    const auto &how = effect.as<MoveIceHow>();
    const Side side = playerMeant(effect, owner);
    const Sentence cards = describeTaken(effect, owner);
    if (how.innermost)
        return Sentence::tr("{player} moves {cards} to the innermost place of the attacked server",
                            {{"player", side}, {"cards", cards}});
    // Of itself no ice is meant, which alone has a place.
    const Sentence move = how.another && effect.of.ref == Ref::Self
        ? Sentence::tr("{player} moves {cards} to another server",
                       {{"player", side}, {"cards", cards}})
        : how.another
        ? Sentence::tr("{player} moves {cards} to the outermost place of another server",
                       {{"player", side}, {"cards", cards}})
        : Sentence::tr("{player} moves {cards} to the outermost place of any server",
                       {{"player", side}, {"cards", cards}});
    return how.runFollows ? Sentence::tr("{move}, and the run goes on there", {{"move", move}})
                          : move;
}

} // namespace

extern const Operation moveIceOperation{
    .word = "move-ice",
    .keys = {"op", "player", "n", "up_to", "of", "another", "run_follows", "innermost"},
    .read = readMoveIceHow,
    .resolve = moveIce,
    .couldChange = couldMoveIce,
    .needsChoice = alwaysNeedsChoice,
    .describe = describeMoveIce};

} // namespace rulings
