// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Paid Ability Window", "Infinite Loops"; FAQ 1.6: "Infinite Loops"; Core
// Rules: "Timing Priority".
#include "rules/rulings/play/priority.h"

#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

void openWindow(Table &table)
{
    table.state.priority = {};
    table.state.priority.with = table.state.turn;
    if (!table.state.at.step->windows.contains(rules::Window::PaidAbilities))
        return;
    table.state.windowBefore = table.state.windowNow;
    table.state.windowNow = table.state.happened.size();
    ++table.state.windows;
}

bool hasPriority(const Table &table, Side side)
{
    const Priority &priority = table.state.priority;
    return !priority.followed || (!priority.closed && priority.with == side);
}

void notePlayed(Table &table) { table.state.priority.acted = true; }

void pass(Table &table, Side side)
{
    Priority &priority = table.state.priority;
    if (!table.state.at.step->windows.contains(rules::Window::PaidAbilities))
        throw NotAllowed{Sentence::tr("no window is open here")};
    if (priority.closed || priority.with != side)
        throw NotAllowed{Sentence::tr("that player has no chance to act now")};
    priority.followed = true;
    priority.had.add(side);
    const bool both = priority.had.contains(opponentOf(side));
    if (!priority.acted && both) {
        priority.closed = true;
        table.say(Sentence::tr("both had a chance and one declines: the window closes"),
                  {"priority.closes"_rule});
        return;
    }
    priority.with = opponentOf(side);
    priority.acted = false;
    table.say(Sentence::tr("{player} is finished: the opponent may act", {{"player", side}}),
              {"priority.in-turn"_rule});
}

Side whoEndsLoop(const Table &table)
{
    const Loop &loop = table.state.loop;
    if (!loop.there)
        throw NotDerivable{Sentence::tr("no repetition is stated")};
    const bool inRun = table.state.run.on;
    if (!inRun || (loop.mandatory && table.setting("loop.mandatory-in-a-run-is-the-resolvers"))) {
        table.say(Sentence::tr("who is responsible for the loop chooses how often it happens"),
                  {"loop.responsible"_rule});
        return loop.resolver;
    }
    if (table.state.run.cannotJackOut) {
        table.say(Sentence::tr("the Runner cannot jack out, so the Corp lets the run go on"),
                  {"loop.corp-lets-through"_rule});
        return Side::Corp;
    }
    table.say(Sentence::tr("a loop in a run is ended by jacking out"), {"loop.jack-out"_rule});
    return Side::Runner;
}

} // namespace rulings
