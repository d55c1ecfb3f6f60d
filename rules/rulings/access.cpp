// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Accessing", "Steal", "Trash Cost", "Run, Step 5", "Archives", "In a
// Server"; FAQ 1.6: "Accessing"; Core Rules: "Accessing Cards", "Stealing Agendas".
#include "rules/rulings/access.h"

#include "rules/rulings/acts.h"
#include "rules/rulings/effects.h"
#include "rules/rulings/run_walk.h"
#include "rules/rulings/triggers.h"
#include "rules/rulings/unlisted.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>

namespace rulings {

namespace {

/// The zone whose cards are the cards in a central server.
Zone contentOf(ServerId server)
{
    if (server == hqServer)
        return Zone::Hq;
    return server == rndServer ? Zone::RnD : Zone::Archives;
}

int unlistedCards(const State &state, ServerId server)
{
    if (!isCentral(server))
        return 0;
    if (server == hqServer)
        return state.corp.hand;
    return server == rndServer ? state.corp.deck : state.corp.pile;
}

bool isInServer(const Object &object, ServerId server)
{
    return isCentral(server) ? object.zone == contentOf(server)
                             : object.zone == Zone::Remote && object.server == server;
}

int count(const State &state, auto &&wanted)
{
    return static_cast<int>(std::ranges::count_if(state.objects, wanted));
}

bool wasAccessed(const Run &run, ObjectId id)
{
    return std::ranges::find(run.accessed, id) != run.accessed.end();
}

void steal(Table &table, ObjectId agenda)
{
    const Bundle cost = stealCost(table, agenda);
    if (!cost.isNothing()) {
        if (!canPay(table, cost)) {
            table.say("the Runner cannot pay everything at once: nothing is paid, and "
                          + table.nameOf(agenda) + " is not stolen",
                      {"cost.all-or-nothing"_rule, "cost.additional"_rule});
            return;
        }
        const Act *act = table.next();
        bool pays = false;
        if (act && act->object == agenda
            && (act->kind == ActKind::Steal || act->kind == ActKind::Decline)) {
            pays = act->kind == ActKind::Steal;
            table.consume();
        } else {
            pays = table.choose(Side::Runner, "whether to pay for stealing", {"pays", "declines"})
                == 0;
        }
        if (!pays) {
            table.say("the Runner declines the additional cost: no steal",
                      {"cost.decline-additional"_rule});
            return;
        }
        if (!pay(table, cost))
            return;
    } else if (const Act *act = table.next();
               act && act->kind == ActKind::Decline && act->object == agenda) {
        throw NotAllowed{"an accessed agenda must be stolen: nothing is to be paid for it"};
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

void accessOne(Table &table, ObjectId id)
{
    State &state = table.state;
    const Zone from = state[id].zone;
    const std::int16_t copy = state[id].copy;
    state.run.accessing = id;
    state.run.accessed.push_back(id);
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
    const Act *wanted = table.next();
    const bool overtaken = table.pending.size() > mark && wanted
        && ((wanted->kind == ActKind::Trash && wanted->object == id)
            || usesOnAccessed(table, *wanted))
        && !table.setting("access.abilities-before-trashing");
    if (!overtaken)
        settle(table, mark);
    const auto stillThere = [&] {
        return state.winner == Winner::Nobody && state[id].zone == from && state[id].copy == copy;
    };
    if (const Act *act = table.next();
        act && act->kind == ActKind::Trash && act->object == id && stillThere()) {
        if (!hasTrashCost(table, id))
            throw NotAllowed{table.nameOf(id) + " has no trash cost"};
        if (state[id].card->type == CardType::Agenda && !table.setting("access.trash-before-steal"))
            throw NotAllowed{"an accessed agenda must be stolen"};
        if (from == Zone::Archives)
            throw NotAllowed{"a card in Archives cannot be trashed"};
        const Bundle cost = trashCost(table, id);
        if (!canPay(table, cost))
            throw NotAllowed{"the Runner cannot pay the trash cost"};
        table.consume();
        table.say("the Runner pays the trash cost", {"access.trash-cost"_rule});
        if (pay(table, cost))
            trashAccessed(table, id);
        settle(table, mark);
    }
    useWhileAccessing(table, stillThere());
    settle(table, mark);
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
    raise(table, {EventKind::AccessOver, id, Side::Runner, Damage::Net, 0, from});
    settle(table, mark);
    if (!stillThere())
        return;
    // Every version says of HQ that its cards return when all accesses are done.
    const bool always = table.hasRule("access.set-aside"_rule);
    if ((always || from == Zone::Hq) && !isInstalled(state[id])) {
        state.run.setAside.emplace_back(id, from);
        state[id].zone = Zone::SetAside;
        table.say(table.nameOf(id) + " is neither trashed nor stolen and is set aside",
                  {always ? "access.set-aside"_rule : "access.not-again"_rule});
    } else {
        table.say(table.nameOf(id) + " is neither trashed nor stolen and goes back as it was",
                  {"access.goes-back"_rule});
    }
}

/// When all accesses are done, what was set aside lies where it lay.
void returnAccessed(Table &table)
{
    for (const auto &[id, zone] : table.state.run.setAside)
        if (table.state[id].zone == Zone::SetAside)
            table.state[id].zone = zone;
    if (!table.state.run.setAside.empty())
        table.say("cards that were set aside go back as they were", {"access.goes-back"_rule});
    table.state.run.setAside.clear();
}

} // namespace

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
                      {"success.named-server"_rule});
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
bool isConsidered(Table &table)
{
    bool denied = false;
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        denied = denied
            || (ability.kind == AbilityKind::Cannot && ability.forbids == Forbidden::Succeed
                && holds(table, ability.during, contextOf(table, source)));
    });
    return !denied;
}

} // namespace

void declareSuccess(Table &table)
{
    Run &run = table.state.run;
    const std::size_t mark = table.pending.size();
    if (raiseIfSuccessful(table, true))
        settle(table, mark);
    if (!isConsidered(table)) {
        run.status = RunStatus::Neither;
        table.say("a card says that the run counts as neither successful nor unsuccessful",
                  {"cannot.prevails"_rule});
        return;
    }
    run.status = RunStatus::Successful;
    table.say("the run is successful", {"run.successful"_rule});
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

Bundle stealCost(Table &table, ObjectId agenda)
{
    requireModelled(table, agenda);
    Bundle bundle;
    bundle.payer = Side::Runner;
    bundle.purpose = {agenda, Spending::Steal};
    const auto sources = addAdditional(table, bundle, Initiated::Steal, agenda);
    for (const ObjectId source : sources)
        table.say(table.nameOf(source) + " adds to what stealing costs", {"cost.additional"_rule});
    return bundle;
}

Bundle trashCost(Table &table, ObjectId card)
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
    table.state[card].faceup = true;
    table.say(table.nameOf(card) + (installed ? "" : ", seen by the Runner,") + " is trashed",
              {"access.trashed-faceup"_rule});
    (void)doTrash(table, {card});
}

int accessCount(Table &table)
{
    State &state = table.state;
    const ServerId server = state.run.server;
    const int there = unlistedCards(state, server)
        + count(state, [&](const Object &object) { return isInServer(object, server); });
    const int root = count(state, [&](const Object &object) {
        return object.zone == Zone::Root && object.server == server;
    });
    if (!isCentral(server) || server == archivesServer) {
        table.say(
            "every card in " + state.servers[static_cast<std::size_t>(server.value)].name
                + " is accessed, the ice before it is not: " + std::to_string(there + root),
            {server == archivesServer ? "access.archives-all"_rule : "access.remote-all"_rule});
        return there + root;
    }
    const int modified =
        std::min(playerValue(table, Value::Accesses, Side::Runner), state.run.mostAccesses);
    table.say("from " + state.servers[static_cast<std::size_t>(server.value)].name + " "
                  + std::to_string(std::min(there, modified)) + " card(s), and "
                  + std::to_string(root) + " of its root",
              {server == hqServer ? "access.hq"_rule : "access.rnd"_rule, "access.root"_rule});
    return std::min(std::min(there, modified) + root, state.run.mostAccesses);
}

std::vector<ObjectId> accessible(const Table &table)
{
    const State &state = table.state;
    const ServerId server = state.run.server;
    std::vector<ObjectId> found;
    bool topTaken = false;
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const Object &object = state.objects[i];
        const bool root = object.zone == Zone::Root && object.server == server;
        if (state.run.accessing.exists())
            continue;
        if ((!root && !isInServer(object, server)) || wasAccessed(state.run, id))
            continue;
        // R&D goes from the top: objects stand in that order.
        if (!root && server == rndServer && std::exchange(topTaken, true))
            continue;
        if (!root && server == rndServer)
            requireOrder(state, Side::Corp, 1);
        found.push_back(id);
    }
    return found;
}

namespace {

void turnArchives(Table &table)
{
    table.say("all cards of Archives are turned faceup before the first is accessed",
              {"access.archives-faceup"_rule});
    for (Object &object : table.state.objects)
        if (object.zone == Zone::Archives)
            object.faceup = true;
}

/// Of a run that was made on Archives and does not access its cards.
void leaveArchives(Table &table, const std::string &why)
{
    if (table.setting("archives.facedown-when-replaced"))
        table.say(why, {"archives.not-turned"_rule});
    else
        turnArchives(table);
}

/// Where every card of the server is accessed, cards may come to it and go meanwhile.
void keepNumber(Table &table)
{
    Run &run = table.state.run;
    if (run.accessed.empty() || (isCentral(run.server) && run.server != archivesServer))
        return;
    const int now = static_cast<int>(run.accessed.size() + accessible(table).size())
        + unlistedCards(table.state, run.server);
    if (now != run.accessLimit && !table.setting("access.number-fixed-first"))
        run.accessLimit = now;
}

} // namespace

void accessCards(Table &table)
{
    State &state = table.state;
    if (state.run.accessReplaced) {
        if (state.run.startedOn == archivesServer || state.run.server == archivesServer)
            leaveArchives(table, "accessing is replaced, so Archives stays as it is");
        return;
    }
    if (state.run.startedOn == archivesServer && state.run.server != archivesServer)
        leaveArchives(table, "another server is accessed, so Archives stays as it is");
    if (state.run.server == archivesServer)
        turnArchives(table);
    state.run.accessLimit = accessCount(table);
    table.say("the number of accesses is " + std::to_string(state.run.accessLimit),
              {"access.number"_rule});
    while (state.winner == Winner::Nobody && state.run.leaving.empty()) {
        keepNumber(table);
        if (static_cast<int>(state.run.accessed.size()) >= state.run.accessLimit)
            break;
        const auto candidates = accessible(table);
        const Act *act = table.next();
        if (act && act->kind == ActKind::Access) {
            if (std::ranges::find(candidates, act->object) == candidates.end())
                throw NotAllowed{table.nameOf(act->object) + " cannot be accessed now"};
            const ObjectId id = act->object;
            table.consume();
            accessOne(table, id);
            continue;
        }
        const bool allKnown = unlistedCards(state, state.run.server) == 0;
        if (candidates.empty() || !allKnown || table.scriptDone())
            break;
        accessOne(table, table.pick(Side::Runner, "which card is accessed next", candidates));
    }
    if (static_cast<int>(state.run.accessed.size()) >= state.run.accessLimit)
        returnAccessed(table);
}

} // namespace rulings
