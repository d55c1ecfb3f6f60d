// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Action", "Play", "Advancing Cards", "Purge", "Score", "Rez", "Jack Out",
// "Paid Abilities", "Trashing as a Cost".
#include "rules/rulings/play/perform.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/access_acts.h"
#include "rules/rulings/play/act_costs.h"
#include "rules/rulings/play/acts.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/drawing.h"
#include "rules/rulings/play/going_on.h"
#include "rules/rulings/play/host_cards.h"
#include "rules/rulings/play/installing.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/playing.h"
#include "rules/rulings/play/priority.h"
#include "rules/rulings/play/purge.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/run_interrupts.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/play/saying.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/play/turn_walk.h"
#include "rules/rulings/play/using_abilities.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <cstdint>

namespace rulings {

namespace {

/// Another ability of the card was met as it was paid with: what follows is not of that one.
void sayGoesOn(const Table &table, ObjectId card, std::size_t said)
{
    const auto &trace = table.record.trace;
    const auto meets = [&](const TraceLine &line) {
        bool any = false;
        line.what.forEachValue([&](const Sentence::Value &value) {
            if (const auto *ability = std::get_if<AbilityOf>(&value))
                any = any || ability->card == card;
            else if (const auto *named = std::get_if<ObjectId>(&value))
                any = any || *named == card;
        });
        return line.triggers && any;
    };
    if (std::any_of(trace.begin() + static_cast<std::ptrdiff_t>(said), trace.end(), meets))
        table.say(Sentence::tr("{card}: its effect goes on", {{"card", card}}), {});
}

void use(Table &table, Side by, const Act &act)
{
    const Ability &ability = *abilityCalled(table.state, act.object, act.ability);
    Context context = contextOf(table, userOf(table, act, ability));
    context.controller = by;
    const Bundle cost = costOf(table, by, act);
    const std::size_t mark = table.pending.size();
    const std::size_t said = table.record.trace.size();
    noteUsed(table, act.object, ability);
    context.number = act.x.value_or(0);
    if (!choosesNumber(ability.effects))
        (void)table.takeX(); // it is the X of the cost
    if (ability.cost.trashSelf || ability.cost.removeSelf || ability.cost.returnSelf) {
        context.sourceBefore = table.state[act.object];
        context.server = context.sourceBefore->server;
    }
    const auto hosted =
        ability.cost.trashSelf ? hostedOn(table.state, act.object) : std::vector<ObjectId>{};
    if (!pay(table, cost, &context.paid)) {
        table.forgetNames();
        return;
    }
    // It speaks of what was hosted as the card was trashed (Rules Reference 1.0, "Trashing as a
    // Cost").
    for (const ObjectId id : hosted)
        context.looked.emplace_back(id, table.state[id].copy);
    if (ability.cost.trashSelf) {
        const Sentence what = Sentence::tr(
            "the effect resolves although {card} has been trashed for it", {{"card", act.object}});
        // Which cards such an ability trashes is what its symbol says.
        if (isAwaited(table, EventKind::TrashAbilityUsed))
            table.say(what, {"cost.trashing-itself"_rule, "cost.trash-symbol"_rule});
        else
            table.say(what, {"cost.trashing-itself"_rule});
        raise(table, {EventKind::TrashAbilityUsed, act.object, by});
        settle(table, mark);
    }
    table.order.push_back("use:" + table.state[act.object].name + "#" + ability.id);
    if (!ability.cost.trashSelf) // of such an effect that was said
        sayGoesOn(table, act.object, said);
    // Whoever names the ice that is encountered anyway says nothing more by it.
    if (breaks(ability) && table.state.run.encountering)
        table.takeNamed({table.state.run.ice});
    resolve(table, ability.effects, context);
    settle(table, mark);
}

/// Whether it was a run: its action goes on until the run is over.
bool takeAction(Table &table, Side by, const Act &act, const Bundle &cost)
{
    State &state = table.state;
    switch (act.kind) {
    case ActKind::Install:
        install(table, by, act, cost);
        return false;
    case ActKind::Play:
        return play(table, by, act.object, cost);
    default:
        break;
    }
    if (!pay(table, cost))
        return false;
    switch (act.kind) {
    case ActKind::GainCredit:
        ++state.player(by).credits;
        table.say(Sentence::tr("{player} gains one credit from the bank", {{"player", by}}),
                  {"action.basic"_rule});
        raise(table, {EventKind::CreditAction, {}, by});
        break;
    case ActKind::Draw:
        raise(table, {EventKind::DrawAction, {}, by});
        (void)doDraw(table, by, 1);
        break;
    case ActKind::Advance: {
        auto &tokens = state[act.object].counters[static_cast<std::size_t>(Counter::Advancement)];
        tokens = static_cast<std::int16_t>(tokens + 1);
        table.say(Sentence::tr("one advancement token more on {card}", {{"card", act.object}}),
                  {"advance.action"_rule});
        raise(table, {EventKind::Advanced, act.object, by});
        raise(table, {EventKind::AdvancementPlaced, act.object, by, Damage::Net, 1});
        break;
    }
    case ActKind::TrashResource:
        (void)doTrash(table, {act.object});
        break;
    case ActKind::RemoveTag:
        --state.tags;
        table.say(tagsLost(1, state.tags), {"tag.remove"_rule});
        raise(table, {EventKind::TagRemoved, {}, Side::Runner, Damage::Net, 1});
        break;
    case ActKind::Purge:
        (void)purge(table);
        break;
    case ActKind::Run:
        raise(table, {EventKind::RunAction, {}, Side::Runner});
        state.resume = state.at;
        beginRun(table, act.server, {});
        return true;
    default:
        throw NotDerivable{Sentence::tr("this action is not modelled yet")};
    }
    return false;
}

/// Decisions are made when something that resolves asks for them.
void requireDecision(const Act &act)
{
    switch (act.kind) {
    case ActKind::Pick:
        throw Misnamed{act.chosen.empty() ? Sentence::tr("nothing lets a card be chosen now")
                                          : Sentence::tr("nothing lets {card} be chosen now",
                                                         {{"card", act.chosen.front()}})};
    case ActKind::Option:
        throw Misnamed{Sentence::tr("there is no choice of options now")};
    case ActKind::Spend:
        throw Misnamed{Sentence::tr("nothing asks for a number now")};
    case ActKind::Server:
        throw Misnamed{Sentence::tr("nothing lets a server be chosen now")};
    default:
        break;
    }
}

void score(Table &table, const Act &act, const Bundle &cost)
{
    const std::size_t mark = table.pending.size();
    if (!pay(table, cost))
        return;
    table.order.push_back("score:" + table.state[act.object].name);
    addToScoreArea(table, act.object, Side::Corp, EventKind::Scored);
    settle(table, mark);
}

/// Asked only where something waits for the click.
ServerId whereItRuns(const Table &table, const Act &act)
{
    if (!isAwaited(table, EventKind::ClickSpent))
        return {};
    if (act.kind == ActKind::Run)
        return act.server;
    if (act.kind == ActKind::Play)
        for (const Ability &ability : table.state[act.object].card->abilities)
            if (ability.kind() == AbilityKind::Play)
                return serverOfRun(table, ability.effects, act.object);
    if (act.kind == ActKind::Use)
        if (const Ability *ability = abilityCalled(table.state, act.object, act.ability))
            return serverOfRun(table, ability->effects, act.object);
    return {};
}

/// A paid ability that costs a click is an action.
void useAbility(Table &table, Side by, const Act &act)
{
    State &state = table.state;
    const bool isAnAction = abilityCalled(state, act.object, act.ability)->cost.clicks > 0
        && isOpen(table, by, rules::Window::TakeActions);
    if (isAnAction) {
        state.actionOpen = true;
        state.initiating = whereItRuns(table, act);
    }
    use(table, by, act);
    state.initiating = {};
    if (isAnAction && state.at.kind != TimingKind::Run)
        finishAction(table);
}

/// An action, to its end unless it is a run.
void takeWholeAction(Table &table, Side by, const Act &act)
{
    // What it comes from was said where it was judged whether that can be paid.
    const std::size_t said = table.record.trace.size();
    const Bundle cost = costOf(table, by, act);
    table.record.trace.resize(said);
    const std::size_t mark = table.pending.size();
    table.state.actionOpen = true;
    table.state.initiating = whereItRuns(table, act);
    const bool runs = takeAction(table, by, act, cost);
    table.state.initiating = {};
    if (runs)
        return;
    settle(table, mark);
    // Another card that was played by it may have begun a run.
    if (table.state.winner == Winner::Nobody && table.state.at.kind != TimingKind::Run)
        finishAction(table);
}

void carryOut(Table &table, Side by, const Act &act)
{
    const std::size_t mark = table.pending.size();
    switch (act.kind) {
    case ActKind::Rez:
        if (doRez(table, act.object, false))
            settle(table, mark);
        break;
    case ActKind::Score:
        score(table, act, costOf(table, by, act));
        break;
    case ActKind::JackOut:
        // The step at which a server is approached asks for it apart from those of ice.
        table.say(Sentence::tr("the Runner jacks out: the run ends"),
                  {table.state.at.step && table.state.at.step->topic == "server-decision"
                       ? "run.jack-out-when"_rule
                       : "run.jack-out"_rule});
        // Who was kept from it goes on.
        if (!jackOut(table))
            advance(table);
        break;
    case ActKind::Continue:
    case ActKind::EndActions:
        advance(table);
        break;
    case ActKind::Use:
        useAbility(table, by, act);
        break;
    default:
        takeWholeAction(table, by, act);
        break;
    }
}

} // namespace

void perform(Table &table, const Act &act)
{
    if (table.state.winner != Winner::Nobody && act.kind == ActKind::To)
        return;
    // The access in which the game ended would have led to it.
    const auto &accessed = table.state.run.accessed;
    if (table.state.winner != Winner::Nobody && act.kind == ActKind::Steal && !accessed.empty()
        && accessed.back() == act.object) {
        table.assume(
            Sentence::tr("{card} is not stolen: the game is over before", {{"card", act.object}}));
        return;
    }
    if (table.state.winner != Winner::Nobody)
        throw NotAllowed{Sentence::tr("the game is over")};
    if (act.kind == ActKind::To) {
        const During going(table.frames, GoingOn{});
        goOnTo(table, act.step);
        followInterrupt(table);
        return;
    }
    if (act.kind == ActKind::Pass) {
        pass(table, act.side);
        return;
    }
    if (const auto hosts = hostsLeftOpen(table, act); !hosts.empty()) {
        Act hosted = act;
        hosted.host = table.pick(actorOf(table, act), whichIsHost(), hosts);
        perform(table, hosted);
        return;
    }
    table.setJudging(true);
    requireDecision(act);
    const Side by = actorOf(table, act);
    const During acting(table.frames, Acting{by});
    declareX(table, act);
    settleForAccess(table, act);
    Judgement judgement = judge(table, by, act);
    // What is accessed tells how much was chosen to be accessed.
    const Check *refusal = judgement.refusal(*table.book);
    if (refusal && act.kind == ActKind::Access && !table.choices.empty())
        throw Misnamed{refusal->what};
    requireAllowed(table, judgement);
    table.setJudging(false);
    sayAct(table, by, act);
    {
        const During examining(table.frames, Examining{});
        sayUnusual(table, std::move(judgement));
    }
    notePlayed(table);
    carryOut(table, by, act);
    checkRun(table);
    followInterrupt(table);
}

} // namespace rulings
