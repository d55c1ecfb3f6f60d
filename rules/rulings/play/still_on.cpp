// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Trigger Steps", "Timing Structures"; FAQ 1.6: "Bypass".
#include "rules/rulings/play/still_on.h"

#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/table/state.h"

namespace rulings {

namespace {

/// What its condition was met by has come to an end before its time (Rules Reference 1.0, "Trigger
/// Steps"): an approach with the run, or as the run leaves the order of its steps.
bool isApproachOver(const State &state, const Pending &waiting)
{
    return waiting.event.kind == EventKind::Approached
        && (!state.run.on || !state.run.leaving.empty());
}

/// Met by a step of a run or by an access that has come to an end before its time (Rules Reference
/// 1.0, "Trigger Steps"): an access does where its card is hosted meanwhile.
bool isStepLeft(const State &state, const Pending &waiting)
{
    const bool left = !state.run.on || !state.run.leaving.empty();
    switch (waiting.event.kind) {
    case EventKind::RunBegins:
    case EventKind::Passed:
    case EventKind::AllIcePassed:
    case EventKind::ServerApproached:
    case EventKind::RunSuccessful:
        return left;
    case EventKind::Accessed:
        return state.run.accessing != waiting.event.object
            || state[waiting.event.object].zone == Zone::Removed
            || (state.run.on && state.run.leaving == "run-ends");
    default:
        return false;
    }
}

} // namespace

bool isStillOn(const Table &table, const Pending &waiting)
{
    const Run &run = table.state.run;
    if (waiting.encounter != 0 && (!run.encountering || run.encounters != waiting.encounter)) {
        table.say(
            Sentence::tr("{card}: the encounter it waited for is over, so it does not resolve",
                         {{"card", waiting.source}}),
            {"trigger.structure-ended"_rule});
        return false;
    }
    if (isApproachOver(table.state, waiting)) {
        table.say(Sentence::tr("{card}: the approach it waited for is over, so it does not resolve",
                               {{"card", waiting.source}}),
                  {"trigger.structure-ended"_rule});
        return false;
    }
    if (!isStepLeft(table.state, waiting) || !table.hasRule("trigger.step-left"_rule))
        return true;
    table.say(waiting.event.kind == EventKind::Accessed
                  ? Sentence::tr("{card}: the access it waited for is over, so it does not resolve",
                                 {{"card", waiting.source}})
                  : Sentence::tr("{card}: the run it waited in is over, so it does not resolve",
                                 {{"card", waiting.source}}),
              {"trigger.step-left"_rule});
    return false;
}

} // namespace rulings
