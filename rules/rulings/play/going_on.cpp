// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/play/going_on.h"

#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <string>
#include <string_view>

namespace rulings {

namespace {

/// A run in the middle of which the question begins is taken for an action of the Runner's turn.
void noteWhatTurn(Table &table, std::string_view step)
{
    State &state = table.state;
    if (state.resume.step || state.turn != Side::Runner
        || !findStep(*table.book, TimingKind::RunnerTurn, step))
        return;
    state.resume = {TimingKind::RunnerTurn,
                    findStep(*table.book, TimingKind::RunnerTurn, "take-actions")};
    table.assume(Sentence::tr("the run is an action of the Runner's turn"));
}

/// By its title in the first version that has such a step.
Sentence stepCalled(std::string_view name)
{
    for (const rules::TimingStructure &structure : rules::timingStructures())
        for (const rules::TimingStep &step : structure.steps)
            if (step.topic == name || step.id == name)
                //: a step of a timing structure
                return Sentence::tr("the step “{title}”", {{"title", OfData{&step.title}}});
    return Sentence::plain(std::string(name));
}

} // namespace

void goOnTo(Table &table, const std::string &name)
{
    const auto kindHere = [&] { return table.state.at.kind; };
    const bool inRun = kindHere() == TimingKind::Run;
    const auto *meant = findStep(*table.book, kindHere(), name);
    // Ice is passed without that step where the version has none, and where the ice is gone.
    const bool passing = inRun && name == "pass-ice";
    ObjectId passed = table.state.run.ice;
    const auto isBehindIce = [&](const rules::TimingStep *step) {
        const Run &run = table.state.run;
        if (!passing || run.position < 0)
            return false;
        if (!passed.exists()) // the first that is approached has to be passed yet
            passed = run.ice;
        return step->topic == "approach-server"
            || (step->topic == "approach-ice" && run.ice != passed);
    };
    const auto isMeant = [&](const rules::TimingStep *step) {
        if (step->topic == name || step->id == name)
            return true;
        // All that is done with accessed cards is done in one step, and a run is over either way.
        return meant
            && ((meant->topic == "access-card" && step->topic == "access")
                || (meant->topic == "run-over" && step->topic == "run-unsuccessful"));
    };
    if (inRun && !meant && !passing)
        noteWhatTurn(table, name);
    for (int i = 0; i < mostSteps; ++i) {
        const rules::TimingStep &step = *table.state.at.step;
        // What happens in a step may have led on from it.
        if (isMeant(&step) || (i > 0 && std::ranges::any_of(table.entered, isMeant)))
            return;
        if (table.state.winner != Winner::Nobody
            || (i > 0 && (isBehindIce(&step) || std::ranges::any_of(table.entered, isBehindIce)))
            || (step.topic == "approach-server" && isBehindIce(&step)))
            return;
        const bool onTheWay = i > 0 || table.entered.size() > 1;
        table.entered.clear();
        if (inRun && meant && onTheWay && step.topic == "run-unsuccessful") // ended before
            return;
        if (inRun && (meant || passing) && step.ends() && !table.state.resume.step
            && (table.played() > 1 || (onTheWay && table.state.run.status == RunStatus::Neither)))
            return; // ended by what was done before, or with its server
        if (step.ends() && !table.state.resume.step && kindHere() == TimingKind::Run)
            throw NotAllowed{
                Sentence::tr("the run does not come to {step}", {{"step", stepCalled(name)}})};
        advance(table);
    }
    throw NotAllowed{
        Sentence::tr("the game does not come to {step}", {{"step", stepCalled(name)}})};
}

bool isWithinAction(Table &table)
{
    const At &at = table.state.at;
    if (at.kind == TimingKind::Run && at.step->ends() && !table.state.run.on)
        noteWhatTurn(table, "take-actions");
    return table.state.resume.step != nullptr;
}

} // namespace rulings
