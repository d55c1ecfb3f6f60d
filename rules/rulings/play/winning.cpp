// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Winning the Game", "Score Area".
#include "rules/rulings/play/moves.h"

#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/met_words.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Rules Reference 1.0, "Winning the Game", unless a text has it otherwise.
int pointsToWin(const Table &table, Side side)
{
    return playerValue(table, Value::PointsToWin, side);
}

bool isKeptFromWinning(const Table &table, Side side)
{
    const bool kept = isForbidden(table, Forbidden::Win, side, {});
    if (kept)
        table.say(whyForbidden(table, Forbidden::Win, side, {}), {"cannot.prevails"_rule});
    return kept;
}

void winByPoints(Table &table, Side side, Winner winner)
{
    if (table.state.winner == Winner::Nobody) {
        (void)playerValue(table, Value::PointsToWin, side, Told::IfModified);
        table.say(Sentence::tr("{player} has {n} agenda point, and {number} are enough to win",
                               "{player} has {n} agenda points, and {number} are enough to win",
                               agendaPoints(table, side),
                               {{"player", side}, {"number", pointsToWin(table, side)}}),
                  {"win.points"_rule});
    }
    const Run &run = table.state.run;
    const auto accessed = static_cast<int>(run.accessed.size()) + run.accessedUnlisted;
    if (table.state.winner == Winner::Nobody && run.on && run.accessing.exists()
        && run.accessLimit > accessed)
        table.say(Sentence::tr("{player} wins at once, and the other cards are not accessed any "
                               "more",
                               {{"player", side}}),
                  {"access.one-by-one"_rule});
    win(table, winner, "agenda points", "win.seven-points"_rule);
}

} // namespace

void lookForWinner(Table &table)
{
    for (const auto &[side, winner] :
         {std::pair(Side::Corp, Winner::Corp), {Side::Runner, Winner::Runner}}) {
        int points = 0;
        for (const Object &object : table.state.objects)
            points += object.zone == scoreAreaOf(side) ? pointsOf(object, side) : 0;
        if (points > 0 && agendaPoints(table, side) >= pointsToWin(table, side)
            && !isKeptFromWinning(table, side))
            winByPoints(table, side, winner);
    }
}

void sayPointsShort(const Table &table)
{
    // Of who was flatlined it matters that the points did not end the game before.
    if (table.state.winner != Winner::Nobody && table.state.wonBy == "agenda points")
        return;
    for (const auto &[side, event] :
         {std::pair(Side::Corp, EventKind::Scored), {Side::Runner, EventKind::Stolen}}) {
        const auto isSuch = [wanted = event](const Happened &one) {
            return one.event == wanted && !one.stated;
        };
        if (std::ranges::none_of(table.state.happened, isSuch))
            continue;
        const int points = agendaPoints(table, side);
        const int needed = pointsToWin(table, side);
        if (points >= needed)
            continue;
        (void)playerValue(table, Value::PointsToWin, side, Told::IfModified);
        table.say(Sentence::tr("{player} has {n} agenda point, and it takes {number} to win",
                               "{player} has {n} agenda points, and it takes {number} to win",
                               points, {{"player", side}, {"number", needed}}),
                  {"win.points"_rule});
    }
}

void addToScoreArea(Table &table, ObjectId id, Side side, std::optional<EventKind> as)
{
    const Zone from = table.state[id].zone;
    const int tokens = table.state[id].counter(Counter::Advancement);
    const ServerId server = table.state[id].server;
    const bool turned = isInstalled(table.state[id]) && !table.state[id].faceup;
    moveTo(table, id, scoreAreaOf(side));
    Object &object = table.state[id];
    object.faceup = true;
    const Sentence::Arguments said{{"card", id}, {"zone", scoreAreaOf(side)}};
    const RuleName rule =
        as ? "score.area"_rule : table.orElse("score.adding"_rule, "score.area"_rule);
    if (object.converted && object.worth)
        table.say(Sentence::tr("{card} is now {zone.in}, as an agenda worth {n} agenda point",
                               "{card} is now {zone.in}, as an agenda worth {n} agenda points",
                               *object.worth, said),
                  {rule, "convert.keeps-name"_rule});
    else
        table.say(turned ? Sentence::tr("{card} is turned faceup and is now {zone.in}", said)
                         : Sentence::tr("{card} is now {zone.in}", said),
                  {rule});
    if (tokens > 0)
        table.note(Sentence::tr("its advancement tokens are removed"), "score.tokens-removed"_rule,
                   false);
    // The game ends before any ability that waits for the agenda (FAQ 1.6, Section 3).
    if (as && !isBlank(table, id)) {
        requireModelled(table, id, *as == EventKind::Scored ? Uncovered::Score : Uncovered::Steal);
    }
    if (agendaPoints(table, side) >= pointsToWin(table, side) && !isKeptFromWinning(table, side)) {
        winByPoints(table, side, side == Side::Corp ? Winner::Corp : Winner::Runner);
        return;
    }
    for (const auto &kind : {as, std::optional(EventKind::AddedToScoreArea)})
        if (kind)
            raise(table, {*kind, id, side, Damage::Net, tokens, from, {}, false, false, server});
}

void win(Table &table, Winner winner, std::string how, RuleName because)
{
    if (table.state.winner != Winner::Nobody)
        return;
    table.state.winner = winner;
    table.state.wonBy = std::move(how);
    table.say(wayToWin(winner, table.state.wonBy), {because});
    for (const Pending &waiting : std::exchange(table.pending, {}))
        if (!isOptional(*waiting.ability))
            table.say(Sentence::tr("{ability} does not trigger any more: the game is over",
                                   {{"ability", waitingAbility(waiting)}}),
                      {because});
}

void sayNotOver(const Table &table)
{
    sayPointsShort(table);
    const State &state = table.state;
    if (state.winner != Winner::Nobody)
        return;
    if (state.corp.deck.isKnown() && state.corp.deck == 0
        && std::ranges::find(state.objects, Zone::RnD, &Object::zone) == state.objects.end())
        table.say(Sentence::tr("R&D is empty, and the Corp loses only when it has to draw from it"),
                  {"win.rnd-empty"_rule});
    if (wouldDo(table, [&] { return playerValue(table, Value::HandSize, Side::Corp) < 0; }))
        table.say(Sentence::tr("a maximum hand size below zero flatlines the Runner alone"),
                  {"damage.hand-size-below-zero"_rule});
}

} // namespace rulings
