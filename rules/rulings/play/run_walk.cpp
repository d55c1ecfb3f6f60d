// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Run", "Approach", "Encounter", "Pass", "Bypass", "Jack Out", "Uninstall",
// "Server, Remote Servers", "Bad Publicity", "Timing Structures"; FAQ 1.6: Sections 2 and 4; Core
// Rules: "Running".
#include "rules/rulings/play/run_walk.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/access_order.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/encounter.h"
#include "rules/rulings/play/playing.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/priority.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/run_interrupts.h"
#include "rules/rulings/play/saying.h"
#include "rules/rulings/play/state_rules.h"
#include "rules/rulings/play/success.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/play/turn_walk.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <string_view>
#include <utility>

namespace rulings {

namespace {

bool isRun(const Table &table) { return table.state.at.kind == TimingKind::Run; }

const auto &structureOfRun(const Table &table) { return table.book->timing(TimingKind::Run); }

/// The outermost ice that lies further inward than the run has come.
ObjectId nextIce(const State &state)
{
    const auto ice = iceProtecting(state, state.run.server);
    for (auto one = ice.rbegin(); one != ice.rend(); ++one)
        if (state.run.position < 0 || state[*one].position < state.run.position)
            return *one;
    return {};
}

bool moreIce(const State &state) { return state.run.position != 0 && nextIce(state).exists(); }

void passIce(Table &table)
{
    Run &run = table.state.run;
    const ObjectId ice = run.ice;
    if (!ice.exists())
        return;
    run.passed.push_back(ice);
    run.ice = {};
    table.state[ice].justRezzed = false;
    const bool unrezzed = !table.state[ice].faceup && isInstalled(table.state[ice]);
    table.say(unrezzed
                  ? Sentence::tr("the Runner passes {card}, which is not rezzed", {{"card", ice}})
                  : Sentence::tr("the Runner passes {card}", {{"card", ice}}),
              {!table.state[ice].faceup ? "run.pass-unrezzed"_rule
                   : run.bypassed       ? "bypass.pass-at-once"_rule
                                        : "run.pass"_rule});
    table.order.push_back("pass:" + table.state[ice].name);
    const std::size_t mark = table.pending.size();
    raise(table, {EventKind::Passed, ice, Side::Runner});
    settle(table, mark);
}

void finishRun(Table &table, bool unsuccessful)
{
    State &state = table.state;
    Run &run = state.run;
    if (run.badPublicityCredits.isKnown() && run.badPublicityCredits > 0)
        table.say(Sentence::tr("unspent credits of this run are lost"),
                  {"run.bad-publicity-lost"_rule});
    run.badPublicityCredits = 0;
    const std::size_t mark = table.pending.size();
    if (unsuccessful && run.status == RunStatus::Undeclared) {
        run.status = RunStatus::Unsuccessful;
        table.say(Sentence::tr("the run is unsuccessful"), {"run.unsuccessful"_rule});
        raise(table, {EventKind::RunUnsuccessful, {}, Side::Runner});
    }
    if (run.status == RunStatus::Undeclared)
        run.status = RunStatus::Neither;
    const std::size_t met = table.pending.size();
    raise(table, {EventKind::RunEnds, {}, Side::Runner});
    // The charts before 2017 name them in the step of the other run only.
    if (unsuccessful && table.pending.size() > met
        && !table.setting("run.ends-also-unsuccessfully"))
        table.pending.resize(met);
    run.ending = true;
    settle(table, mark);
    run.on = false;
    run.ice = {};
    run.added.clear();
    resolveDelayed(table, Duration::Run);
    expire(state, Duration::Run);
    expire(state, Duration::Encounter);
    expire(state, Duration::NextEncounter);
    run.ending = false;
    const ServerId next = std::exchange(state.runToCome, ServerId{});
    const bool goesOn = next.exists() && exists(state, next);
    if (run.source.exists() && !(goesOn && state.runToComeSource == run.source))
        finishPlaying(table, run.source);
    if (goesOn)
        beginRun(table, next, state.runToComeSource);
}

/// At the step that the structure names; where it names none, nothing says when it would be.
void raiseAllPassed(Table &table, const rules::TimingStep &step)
{
    constexpr auto allPassed = rules::Trigger::AllIcePassed;
    const bool named = std::ranges::any_of(structureOfRun(table).steps, [](const auto &one) {
        return one.triggers.contains(allPassed);
    });
    if (moreIce(table.state)
        || (named ? !step.triggers.contains(allPassed) : step.topic != "approach-server"))
        return;
    const std::size_t met = table.pending.size();
    raise(table, {EventKind::AllIcePassed, {}, Side::Runner});
    if (!named && table.pending.size() > met)
        (void)table.setting("run.all-passed-with-the-ice");
}

void enterRunStep(Table &table, const rules::TimingStep &step)
{
    State &state = table.state;
    Run &run = state.run;
    const std::size_t mark = table.pending.size();
    if (step.topic == "initiation") {
        run.approaches = 0;
        run.badPublicityCredits = state.badPublicity;
        const int more = playerValue(table, Value::BadPublicity, Side::Corp);
        if (more > 0)
            run.badPublicityCredits += more;
        // Not stated, it is asked for where something is paid with them.
        if (run.badPublicityCredits.isKnown() && run.badPublicityCredits > 0)
            sayBadPublicityCredits(table, run.badPublicityCredits, more);
        raise(table, {EventKind::RunBegins, {}, Side::Runner});
    } else if (step.topic == "approach-ice") {
        // A question may begin here and say which it is.
        if (!run.ice.exists())
            run.ice = nextIce(state);
        approachIce(table);
    } else if (step.topic == "encounter") {
        if (run.ice.exists() && !state[run.ice].faceup)
            throw NotDerivable{Sentence::tr("unrezzed ice is not encountered")};
        startEncounter(table);
        // Constant abilities count first: the ice may be gone before anything is met.
        applyStateRules(table);
        checkRun(table);
        if (!run.encountering)
            return;
        raise(table, {EventKind::Encountered, run.ice, Side::Runner});
    } else if (step.topic == "subroutines") {
        resolveSubroutines(table);
    } else if (step.topic == "pass-ice") {
        passIce(table);
    } else if (step.topic == "success") {
        declareSuccess(table);
    } else if (step.topic == "access") {
        accessCards(table);
    } else if (step.topic == "access-card" || step.topic == "trash-accessed"
               || step.topic == "steal") {
        accessFrom(table, step);
    } else if (step.topic == "run-over" || step.topic == "run-unsuccessful") {
        finishRun(table, step.topic == "run-unsuccessful");
    }
    raiseAllPassed(table, step);
    if (step.topic == "approach-server")
        raise(table, {EventKind::ServerApproached, {}, Side::Runner});
    settle(table, mark);
}

/// Which way the facts lead on from a step; choices of players are taken in perform.cpp.
std::string_view factsChoice(const Table &table, const rules::TimingStep &step)
{
    const State &state = table.state;
    const auto has = [&](std::string_view choice) { return step.exit(choice) != nullptr; };
    if (has("ice"))
        return iceProtecting(state, state.run.server).empty() ? "no-ice" : "ice";
    if (has("ice-rezzed") && state.run.ice.exists() && state[state.run.ice].faceup)
        return "ice-rezzed";
    if (has("ice-unrezzed"))
        return "ice-unrezzed";
    if (has("more-ice"))
        return moreIce(state) ? "more-ice" : "no-more-ice";
    if (has("nothing"))
        return "nothing";
    return "continue";
}

void follow(Table &table, const rules::TimingExit &exit)
{
    const auto &structure = structureOfRun(table);
    // Where the version has no step for it, ice is passed on the way.
    const std::string_view choice = exit.choice;
    if (!structure.findTopic("pass-ice") && (choice == "more-ice" || choice == "no-more-ice"))
        passIce(table);
    if (table.state.run.leaving == movedRun)
        followInterrupt(table);
    else
        enterStep(table, {TimingKind::Run, &structure.steps[exit.to]});
}

/// What is being encountered is so no longer when the run leaves the order of its steps.
void leave(Table &table, const rules::TimingExit &exit)
{
    table.state.run.leaving.clear();
    if (table.state.run.encountering)
        endEncounter(table);
    follow(table, exit);
}

} // namespace

const rules::TimingStep *findStep(const Rulebook &book, TimingKind kind, std::string_view name)
{
    const auto &structure = book.timing(kind);
    const rules::TimingStep *step = structure.find(name);
    return step ? step : structure.findTopic(name);
}

const rules::TimingStep *stepAhead(const Table &table)
{
    const Act *act = table.next();
    return act && act->kind == ActKind::To ? findStep(*table.book, TimingKind::Run, act->step)
                                           : nullptr;
}

void enterStep(Table &table, const At &at)
{
    if (table.state.winner != Winner::Nobody)
        return;
    table.state.at = at;
    table.entered.push_back(at.step);
    openWindow(table);
    sayStep(table);
    if (at.kind == TimingKind::Run)
        enterRunStep(table, *at.step);
    else
        enterTurnStep(table, *at.step);
    checkRun(table);
    followInterrupt(table);
}

void followInterrupt(Table &table)
{
    State &state = table.state;
    if (state.run.leaving.empty() || state.run.apart || !isRun(table)
        || state.winner != Winner::Nobody)
        return;
    const auto &structure = structureOfRun(table);
    if (state.run.leaving == "run-ends") {
        state.run.leaving.clear();
        const auto *end = structure.findTopic(
            state.run.status == RunStatus::Undeclared ? "run-unsuccessful" : "run-over");
        enterStep(table, {TimingKind::Run, end});
        return;
    }
    if (state.run.leaving == movedRun) {
        state.run.leaving.clear();
        if (std::exchange(state.run.meetsNext, false) && moreIce(state)) {
            state.run.ice = nextIce(state);
            state.run.position = state[state.run.ice].position;
            enterStep(table, {TimingKind::Run, structure.findTopic("encounter")});
            return;
        }
        const auto *next = structure.findTopic(moreIce(state) ? "approach-ice" : "approach-server");
        enterStep(table, {TimingKind::Run, next});
        return;
    }
    const auto *interrupt = structure.findInterrupt(state.run.leaving);
    const bool windowOpen =
        state.at.step->windows.contains(rules::Window::PaidAbilities) && !state.priority.closed;
    if (!interrupt || (windowOpen && interrupt->takesEffect == rules::TakesEffect::AfterWindow))
        return;
    const rules::TimingExit *exit = &interrupt->exits.front();
    if (interrupt->exit("more-ice"))
        exit = interrupt->exit(moreIce(state) ? "more-ice" : "no-more-ice");
    leave(table, *exit);
}

void advance(Table &table)
{
    State &state = table.state;
    if (state.winner != Winner::Nobody)
        throw NotAllowed{Sentence::tr("the game is over")};
    if (!isRun(table)) {
        advanceTurn(table);
        return;
    }
    if (!state.run.leaving.empty()) {
        leave(table, structureOfRun(table).findInterrupt(state.run.leaving)->exits.front());
        return;
    }
    const rules::TimingStep &step = *state.at.step;
    if (step.ends()) {
        if (!state.resume.step)
            throw NotAllowed{Sentence::tr("the run is over")};
        finishAction(table);
        return;
    }
    if (step.topic == "subroutines" && state.run.encountering)
        endEncounter(table);
    if (step.topic == "access") {
        finishAccesses(table);
        checkRun(table);
        followInterrupt(table);
        if (state.winner != Winner::Nobody || state.at.step != &step)
            return;
    }
    const std::string_view choice = factsChoice(table, step);
    const rules::TimingExit *exit = step.exit(choice);
    if (choice == "no-ice") {
        table.say(Sentence::tr("no ice protects {server}", {{"server", table.state.run.server}}),
                  {"timing.step"_rule});
        table.record.trace.back().speaksOf = &structureOfRun(table);
    }
    if (!exit)
        throw NotDerivable{
            Sentence::tr("the game cannot go on from {step}", {{"step", here(table)}})};
    follow(table, *exit);
}

void beginRun(Table &table, ServerId server, ObjectId source)
{
    State &state = table.state;
    requireAllModelled(table, Uncovered::Run);
    // This is the next run that they wait for.
    for (Lasting &lasting : state.lasting)
        if (lasting.until == Duration::NextRun)
            lasting.until = Duration::Run;
    for (Table::Delayed &delayed : table.delayed)
        if (delayed.until == Duration::NextRun)
            delayed.until = Duration::Run;
    for (Table::Awaiting &awaiting : table.awaiting)
        if (awaiting.until == Duration::NextRun)
            awaiting.until = Duration::Run;
    state.run = {};
    state.run.followed = true;
    state.run.source = source;
    state.run.effect = source.exists() ? state[source].card : nullptr;
    state.run.on = true;
    state.run.server = server;
    state.run.startedOn = server;
    enterStep(table, {TimingKind::Run, &structureOfRun(table).steps.front()});
}

namespace {

void stopRun(Table &table)
{
    table.order.emplace_back("run-ends");
    endEncounter(table);
    table.state.run.leaving = "run-ends";
}

} // namespace

bool jackOut(Table &table)
{
    std::vector<Impending> impending{{Prevented::JackOut, Damage::Net, 1, {}}};
    letPrevent(table, impending);
    if (impending.front().amount == 0)
        return false;
    const Bundle cost = jackOutCost(table);
    if (!canPay(table, cost) || !pay(table, cost))
        return true;
    const std::size_t mark = table.pending.size();
    raise(table, {EventKind::JackedOut, {}, Side::Runner});
    stopRun(table);
    settle(table, mark);
    return true;
}

void endRun(Table &table)
{
    table.say(Sentence::tr("the run ends"), {"run.ended-by-effect"_rule});
    stopRun(table);
}

} // namespace rulings
