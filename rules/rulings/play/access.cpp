// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Accessing", "Steal", "Trash Cost", "Run, Step 5", "Archives", "In a
// Server"; FAQ 1.6: "Accessing"; Core Rules: "Accessing Cards", "Stealing Agendas".
#include "rules/rulings/play/access.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/perform.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace rulings {

namespace {

void steal(Table &table, ObjectId agenda)
{
    const Bundle cost = stealCost(table, agenda);
    const Act *act = table.next();
    const bool named = act && act->object == agenda;
    const bool steals = named && act->kind == ActKind::Steal;
    const bool declines = named && act->kind == ActKind::Decline && act->ability.empty();
    if (declines && cost.isNothing())
        throw NotAllowed{"an accessed agenda must be stolen: nothing is to be paid for it"};
    if (steals || declines)
        table.consume();
    if (!cost.isNothing()) {
        if (const auto lacking = whatIsLacking(table, cost)) {
            if (steals)
                throw NotAllowed{"stealing it costs " + toString(table, cost) + ", and "
                                 + *lacking};
            table.say("stealing it costs " + toString(table, cost) + ", and " + *lacking
                          + ": nothing is paid, and " + table.nameOf(agenda) + " is not stolen",
                      {"cost.all-or-nothing"_rule});
            return;
        }
        if (declines
            || (!steals
                && table.choose(Side::Runner, "whether to pay for stealing", {"pays", "declines"})
                    == 1)) {
            table.say("the Runner declines the additional cost: no steal",
                      {"cost.decline-additional"_rule});
            return;
        }
        if (!pay(table, cost))
            return;
    }
    table.say(table.nameOf(agenda) + " is stolen", {"steal.must"_rule});
    table.order.push_back("steal:" + table.state[agenda].name);
    addToScoreArea(table, agenda, Side::Runner, EventKind::Stolen);
}

bool usesOnAccessed(const Table &table, const Act &act)
{
    if (act.kind != ActKind::Use || !act.object.exists())
        return false;
    const Ability *ability = table.state[act.object].card->find(act.ability);
    return ability && ability->kind == AbilityKind::Paid
        && std::ranges::any_of(ability->effects,
                               [](const Effect &effect) { return effect.of.ref == Ref::Accessed; });
}

/// What is done with that card while it is being accessed, and at no other time.
bool isOfAccess(const Table &table, const Act &act, ObjectId accessed)
{
    switch (act.kind) {
    case ActKind::Trash:
    case ActKind::Steal:
        return act.object == accessed;
    case ActKind::Decline:
        return act.object == accessed && act.ability.empty();
    default:
        return usesOnAccessed(table, act);
    }
}

/// The question is about such an act: it is asked while the access is open.
void askAboutAccess(Table &table, ObjectId id, bool stillThere)
{
    const Act *act = table.askedNow();
    if (!act || !isOfAccess(table, *act, id))
        return;
    if (!stillThere)
        table.state.run.accessing = {};
    throw Moment{};
}

/// The script may lead to a part of the access, which is a step of its own in some versions.
void comeTo(Table &table, std::string_view topic)
{
    const auto *step = stepAhead(table);
    if (!step || step->topic != topic)
        return;
    table.consume();
    if (table.scriptDone())
        throw Moment{};
}

/// Abilities that are used on the card that is being accessed, after those that wait for it.
void useWhileAccessing(Table &table, bool stillThere)
{
    const Act *act = table.next();
    if (!act || !stillThere || !usesOnAccessed(table, *act))
        return;
    table.say("an accessed card can be trashed before it must be stolen",
              {"access.trash-ability"_rule});
    const Act now = *act;
    table.consume();
    perform(table, now);
}

/// What the Runner does with the card that is being accessed, until that access is finished.
void finishAccess(Table &table, ObjectId id, Zone from, std::int16_t copy, std::size_t mark,
                  bool mayTrash = true)
{
    State &state = table.state;
    const auto stillThere = [&] {
        return state.winner == Winner::Nobody && state[id].zone == from && state[id].copy == copy;
    };
    if (mayTrash && stillThere())
        comeTo(table, "trash-accessed");
    askAboutAccess(table, id, stillThere());
    if (const Act *act = table.next();
        mayTrash && act && act->kind == ActKind::Trash && act->object == id && stillThere()) {
        if (!hasTrashCost(table, id))
            throw NotAllowed{table.nameOf(id) + " has no trash cost"};
        if (state[id].card->type == CardType::Agenda && !table.setting("access.trash-before-steal"))
            throw NotAllowed{"an accessed agenda must be stolen"};
        if (from == Zone::Archives)
            throw NotAllowed{"a card in Archives cannot be trashed"};
        const Bundle cost = trashCost(table, id);
        if (const auto lacking = whatIsLacking(table, cost))
            throw NotAllowed{"trashing it costs " + toString(table, cost) + ", and " + *lacking};
        table.consume();
        table.say("the Runner pays the trash cost", {"access.trash-cost"_rule});
        if (pay(table, cost))
            trashAccessed(table, id);
        settle(table, mark);
    } else if (mayTrash && stillThere() && hasTrashCost(table, id) && from != Zone::Archives) {
        table.assume(state[id].name + " is not trashed for its trash cost");
    }
    useWhileAccessing(table, mayTrash && stillThere());
    settle(table, mark);
    if (stillThere())
        comeTo(table, "steal");
    if (stillThere() && state[id].card->type == CardType::Agenda) {
        if (isForbidden(table, Forbidden::Steal, Side::Runner, id))
            table.say("an effect says that it cannot be stolen", {"cannot.prevails"_rule});
        else
            steal(table, id);
    }
    settle(table, mark);
    state.run.accessing = {};
    if (!stillThere())
        return;
    const std::string kept = table.nameOf(id) + " is neither trashed nor stolen";
    const bool awaited = isAwaited(table, EventKind::AccessOver);
    if (awaited)
        table.say(kept, {"access.card"_rule});
    raise(table, {EventKind::AccessOver, id, Side::Runner, Damage::Net, 0, from});
    settle(table, mark);
    if (!stillThere())
        return;
    const std::string how = awaited ? table.nameOf(id) : kept + " and";
    // Every version says of HQ and R&D that their cards return when all accesses are done.
    const bool always = table.hasRule("access.set-aside"_rule);
    if ((always || from == Zone::Hq || from == Zone::RnD) && !isInstalled(state[id])) {
        state.run.setAside.emplace_back(id, from);
        state[id].zone = Zone::SetAside;
        table.say(how + " is set aside",
                  {always                 ? "access.set-aside"_rule
                       : from == Zone::Hq ? "access.not-again"_rule
                                          : "access.rnd"_rule});
    } else {
        const std::string place = isInstalled(state[id])
            ? state[id].faceup ? " stays there, faceup as it was" : " stays there facedown"
            : " goes back to " + nameOf(from);
        table.say(how + place, {"access.goes-back"_rule});
    }
}

} // namespace

void accessOne(Table &table, ObjectId id)
{
    State &state = table.state;
    const Zone from = state[id].zone;
    const std::int16_t copy = state[id].copy;
    state.run.accessing = id;
    noteAccess(state.run, id, from);
    if (!isBlank(table, id)) {
        requireModelled(table, id);
        requireModelled(table, id, Uncovered::Access);
    }
    state[id].shownToRunner = true;
    if (from == Zone::Hq && table.book->setting("access.corp-sees-hq-cards") == Setting::Yes) {
        table.say("the Corp learns which cards of HQ are accessed, and in which order",
                  {"info.hq-accesses"_rule});
    } else if (from == Zone::RnD && table.hasRule("info.not-shown"_rule)) {
        table.say("a card that stays in R&D is not shown to the Corp", {"info.not-shown"_rule});
    }
    table.say("the Runner accesses " + table.nameOf(id), {"access.card"_rule});
    table.order.push_back("access:" + state[id].name);
    const std::size_t mark = table.pending.size();
    table.actor = Side::Runner;
    raise(table, {EventKind::Accessed, id, Side::Runner, Damage::Net, 0, from});
    const Act *wanted = table.askedNow() ? table.askedNow() : table.next();
    const bool overtaken = table.pending.size() > mark && wanted
        && ((wanted->kind == ActKind::Trash && wanted->object == id)
            || usesOnAccessed(table, *wanted))
        && !table.setting("access.abilities-before-trashing");
    if (!overtaken)
        settle(table, mark);
    finishAccess(table, id, from, copy, mark);
}

void noteAccess(Run &run, ObjectId id, Zone from)
{
    run.accessed.push_back(id);
    if (from != Zone::Root)
        ++run.accessedInside;
}

void resumeAccess(Table &table, bool mayTrash)
{
    const ObjectId id = table.state.run.accessing;
    finishAccess(table, id, table.state[id].zone, table.state[id].copy, table.pending.size(),
                 mayTrash);
}

namespace {

/// What the card that initiated the run says of its success, if the run still is on its server.
bool raiseIfSuccessful(Table &table, bool instead)
{
    const Run &run = table.state.run;
    if (!run.effect)
        return false;
    bool any = false;
    for (const Ability &ability : run.effect->abilities) {
        const bool moves = std::ranges::any_of(
            ability.effects, [](const Effect &effect) { return effect.op == Op::Redirect; });
        if (ability.kind != AbilityKind::IfSuccessful || moves != instead)
            continue;
        const Context context = contextOf(table, run.source);
        const bool fits = holds(table, ability.during, context);
        if (ability.during.kind == Condition::Kind::RunOn)
            table.say(fits ? "the run is successful against the server that the effect names"
                           : "the run is not successful against the server that the effect names",
                      {table.orElse("success.named-server"_rule, "effect.resolve"_rule,
                                    run.server != run.startedOn)});
        else if (run.server != run.startedOn)
            table.say("the effect names no server, so it does not matter which it is",
                      {"success.any-server"_rule});
        if (!fits)
            continue;
        any = true;
        table.pending.push_back({&ability,
                                 run.source,
                                 table.state[run.source].copy,
                                 Side::Runner,
                                 {EventKind::RunSuccessful, {}, Side::Runner},
                                 0});
    }
    return any;
}

/// Constant abilities may deny that this was a success.
ObjectId whatDeniesSuccess(const Table &table)
{
    ObjectId denying;
    (void)anyAbility(table, [&](ObjectId source, const Ability &ability) {
        const bool denies = ability.kind == AbilityKind::Cannot
            && ability.forbids == Forbidden::Succeed
            && holds(table, ability.during, contextOf(table, source));
        denying = denies ? source : denying;
        return denies;
    });
    return denying;
}

} // namespace

void declareSuccess(Table &table)
{
    Run &run = table.state.run;
    const std::size_t mark = table.pending.size();
    // An effect that moves the success to another server asks for one where the run is.
    if (!whatDeniesSuccess(table).exists() && raiseIfSuccessful(table, true)) {
        table.note("the run succeeds, and what is worded “if successful” comes first",
                   "success.if-first"_rule, false);
        settle(table, mark);
    }
    if (const ObjectId denying = whatDeniesSuccess(table); denying.exists()) {
        run.status = RunStatus::Neither;
        table.say(table.nameOf(denying)
                      + " says that the run counts as neither successful nor unsuccessful",
                  {"cannot.prevails"_rule});
        return;
    }
    run.status = RunStatus::Successful;
    table.say(run.server == run.startedOn ? "the run is successful"
                                          : "the run is successful, as one on "
                      + table.state.servers[static_cast<std::size_t>(run.server.value)].name,
              {"run.successful"_rule});
    table.order.emplace_back("success");
    const bool ifs = raiseIfSuccessful(table, false);
    if (ifs && table.book->setting("success.if-before-when") == Setting::Yes) {
        table.say("what is worded “if successful” comes before what waits for the success",
                  {"success.if-first"_rule});
        settle(table, mark);
    }
    const std::size_t met = table.pending.size();
    raise(table, {EventKind::RunSuccessful, {}, Side::Runner});
    if (ifs && table.pending.size() > met)
        (void)table.setting("success.if-before-when");
}

Bundle stealCost(const Table &table, ObjectId agenda)
{
    requireModelled(table, agenda);
    Bundle bundle;
    bundle.payer = Side::Runner;
    bundle.purpose = {agenda, Spending::Steal};
    const auto sources = addAdditional(table, bundle, Initiated::Steal, agenda);
    // Of one alone its text says it; of several, that they are paid together.
    for (const auto &[source, what] : sources)
        table.say(
            table.nameOf(source) + " adds to what stealing costs: " + what,
            {table.orElse("cost.additional"_rule, "effect.resolve"_rule, sources.size() > 1)});
    return bundle;
}

Bundle trashCost(const Table &table, ObjectId card)
{
    Bundle bundle;
    bundle.payer = Side::Runner;
    bundle.purpose = {card, Spending::Trash};
    bundle.credits = std::max(0, value(table, Value::TrashCost, card));
    return bundle;
}

void trashAccessed(Table &table, ObjectId card)
{
    const bool installed = isInstalled(table.state[card]);
    table.actor = Side::Runner;
    table.say(table.nameOf(card) + (installed ? "" : ", seen by the Runner,") + " is trashed",
              {"access.trashed-faceup"_rule});
    (void)doTrash(table, {card});
}

} // namespace rulings
