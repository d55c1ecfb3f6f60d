// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/jacking_out.h"

#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/priority.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

using rules::Window;

namespace {

/// The Runner stands before the server, and has not come to the decision yet.
bool isPartOfApproach(const State &state)
{
    return state.at.step->topic == "approach-server" || state.at.step->topic == "server-paid";
}

/// A text says that the Runner cannot.
bool isForbiddenByCard(Judgement &judgement, const Table &table, Side by)
{
    const bool cannot = cannotJackOut(table);
    if (const ObjectId ice = table.state.run.noJackOutBeforeEncounter; cannot && ice.exists())
        judgement.forbid(
            "cannot.prevails"_rule,
            Sentence::tr("{card} keeps the Runner from jacking out until after an encounter "
                         "with ice, and none has come since its subroutine resolved",
                         {{"card", ice}}));
    else if (cannot)
        judgement.forbid("cannot.prevails"_rule, whyForbidden(table, Forbidden::JackOut, by, {}));
    return cannot;
}

/// The same, or it asks for what the Runner does not have.
bool isBarredByCard(Judgement &judgement, const Table &table, Side by)
{
    if (isForbiddenByCard(judgement, table, by))
        return true;
    const Bundle cost = jackOutCost(table);
    if (canPay(table, cost))
        return false;
    requireCost(judgement, table, cost);
    return true;
}

} // namespace

void judgeJackOut(Judgement &judgement, const Table &table, Side by)
{
    const State &state = table.state;
    requireSide(judgement, by, Side::Runner, "run.jack-out-when"_rule);
    if (table.frames.isOffered()) {
        judgement.note("run.jack-out"_rule, Sentence::tr("a card lets the Runner jack out now"));
        requireCost(judgement, table, jackOutCost(table));
        return;
    }
    const rules::TimingExit *exit = state.at.step->exit("jack-out");
    // What forbids it at this server decides, whichever step comes next.
    if (!exit && isPartOfApproach(state) && isBarredByCard(judgement, table, by))
        return;
    requireWindow(judgement, table, Side::Runner, Window::JackOut, "run.jack-out-when"_rule);
    if (!exit)
        return;
    bool barred = false;
    if (exit->barred == rules::Barred::FirstApproach) {
        // Ice that was passed was approached.
        barred = (state.run.approaches.isKnown() || state.run.passed.empty())
            && state.run.approaches <= 1;
        judgement.require("run.first-approach"_rule, !barred,
                          Sentence::tr("ice was approached before in this run"),
                          Sentence::tr("it is the first time ice is approached in this run"));
    } else if (exit->barred == rules::Barred::FirstIce) {
        if (!state.run.ice.exists())
            throw notStated(Sentence::tr("which ice is approached is not stated"));
        const auto ice = iceProtecting(state, state.run.startedOn);
        barred = !ice.empty() && ice.back() == state.run.ice;
        judgement.require("run.first-ice"_rule, !barred,
                          Sentence::tr("it is not the first ice of this run"),
                          Sentence::tr("it is the first ice of this run"));
    }
    (void)isForbiddenByCard(judgement, table, by);
    requireCost(judgement, table, jackOutCost(table));
}

} // namespace rulings
