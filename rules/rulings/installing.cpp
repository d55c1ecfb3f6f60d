// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Install", "Install Cost", "Console", "Unique", "Ice",
// "Upgrade", "Server"; FAQ 1.6: "Installing Multiple Cards", "Destruction of Servers"; Core Rules:
// "Installing Cards".
#include "rules/rulings/installing.h"

#include "rules/rulings/effect_parts.h"
#include "rules/rulings/effects.h"
#include "rules/rulings/hosting.h"
#include "rules/rulings/memory.h"
#include "rules/rulings/triggers.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>
#include <utility>

namespace rulings {

namespace {

bool isTrashed(const Act &act, ObjectId id)
{
    return std::ranges::find(act.trash, id) != act.trash.end();
}

template <class Wanted>
std::vector<ObjectId> installedIn(const State &state, ServerId server, const Wanted &wanted)
{
    std::vector<ObjectId> found;
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        if (const Object &object = state.objects[i];
            object.server == server && isInstalled(object) && wanted(object))
            found.push_back({static_cast<std::int16_t>(i)});
    return found;
}

bool isAgendaOrAsset(CardType type) { return type == CardType::Agenda || type == CardType::Asset; }

/// What must leave the server for that card, if it is an agenda or an asset.
std::vector<ObjectId> agendaOrAssetIn(const State &state, ServerId server, ObjectId card)
{
    if (!isAgendaOrAsset(state[card].card->type))
        return {};
    return installedIn(state, server,
                       [](const Object &object) { return isAgendaOrAsset(object.card->type); });
}

int costOn(Table &table, ObjectId card, ObjectId host)
{
    return lookHosted(table, card, host, [&] {
        const ObjectId before = std::exchange(table.installing, card);
        const int cost = value(table, Value::InstallCost, card);
        table.installing = before;
        return std::max(0, cost);
    });
}

/// Where a card of the Corp may lie, by an action as by an effect.
void judgeDestination(Judgement &judgement, Table &table, const Act &act)
{
    const State &state = table.state;
    const bool central = !act.newServer && isCentral(act.server);
    if (isAgendaOrAsset(state[act.object].card->type))
        judgement.require("install.remote-only"_rule, !central,
                          "the destination is a remote server",
                          "agendas and assets are not installed in central servers");
    if (hasSubtype(table, act.object, "Region")) {
        const auto regions = installedIn(state, act.server, [&](const Object &object) {
            return object.card->subtypes.end()
                != std::ranges::find(object.card->subtypes, std::string("Region"));
        });
        const bool free =
            std::ranges::all_of(regions, [&](ObjectId id) { return isTrashed(act, id); });
        judgement.require("install.region"_rule, act.newServer || free, "no other region is there",
                          "the server has a region already");
    }
}

void requireFromHand(Judgement &judgement, const Object &card)
{
    const Zone hand = handOf(card.owner);
    judgement.require("install.from-hand"_rule, card.zone == hand, "it comes from " + nameOf(hand),
                      "it is installed from " + nameOf(hand) + ", and it is " + whereIs(card.zone));
}

void judgeCorp(Judgement &judgement, Table &table, const Act &act)
{
    const State &state = table.state;
    const Object &card = state[act.object];
    requireFromHand(judgement, card);
    judgeHost(judgement, table, act.object, act.host, act.trash);
    judgeDestination(judgement, table, act);
    if (act.trashStated && !act.newServer) {
        const auto inTheWay = agendaOrAssetIn(state, act.server, act.object);
        const bool gone =
            std::ranges::all_of(inTheWay, [&](ObjectId id) { return isTrashed(act, id); });
        judgement.require("server.one-agenda-or-asset"_rule, gone,
                          "no other agenda or asset stays there",
                          "the agenda or asset that is there must be trashed for it");
    }
    for (const ObjectId id : act.trash) {
        const Object &given = state[id];
        const bool like = !act.newServer && given.server == act.server && isInstalled(given)
            && (given.zone == Zone::Protecting) == (card.card->type == CardType::Ice);
        judgement.require("install.trash-like"_rule, like,
                          table.nameOf(id) + " may be trashed for it",
                          table.nameOf(id) + " is not in the way of it");
    }
}

bool hasConsole(const Table &table)
{
    const State &state = table.state;
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        if (const ObjectId id{static_cast<std::int16_t>(i)};
            state[id].zone == Zone::Rig && state[id].faceup && hasSubtype(table, id, "Console"))
            return true;
    return false;
}

void judgeRunner(Judgement &judgement, Table &table, const Act &act)
{
    State &state = table.state;
    const Object &card = state[act.object];
    requireFromHand(judgement, card);
    judgeHost(judgement, table, act.object, act.host, act.trash);
    if (!act.host.exists() && couldBeHosted(table, act.object))
        table.assume(table.nameOf(act.object) + " is not hosted");
    if (card.card->type == CardType::Program)
        judgeMemory(judgement, table, act);
    const bool program = card.card->type == CardType::Program;
    for (const ObjectId id : act.trash)
        judgement.require(
            "install.trash-programs"_rule,
            program && state[id].zone == Zone::Rig && state[id].card->type == CardType::Program,
            table.nameOf(id) + " may be trashed before a program is installed",
            program ? table.nameOf(id) + " is no installed program: only those make room"
                    : "nothing is trashed to install it: that is done for programs alone");
    if (hasSubtype(table, act.object, "Console")) {
        judgement.require("install.console"_rule, !hasConsole(table), "no console is installed",
                          "a console is installed, and it may not be trashed for another");
    }
}

/// What was revealed before is known; a version that does not say so leaves open what follows.
void sayHidden(Table &table, ObjectId card)
{
    const RuleName rule = "info.install-hidden"_rule;
    if (table.state[card].revealed && table.hasRule(rule))
        table.leaveOut(rule, table.nameOf(card) + " was revealed before");
    else
        table.note("the Corp does not reveal what it installs", rule, table.state[card].revealed);
}

void placeInstalled(Table &table, Side by, const Installation &installation)
{
    State &state = table.state;
    const ServerId server = installation.server;
    Object &card = state[installation.card];
    const CardType type = card.card->type;
    noteSeen(card);
    card.server = by == Side::Corp ? server : ServerId{};
    card.host = installation.host;
    if (by == Side::Runner && installation.facedown)
        requireFacedownCards(table);
    const bool rezzed =
        installation.rezzed && !isForbidden(table, Forbidden::Rez, Side::Corp, installation.card);
    if (installation.rezzed && !rezzed)
        table.say("an effect says that " + table.nameOf(installation.card) + " is not rezzed",
                  {"cannot.prevails"_rule});
    card.faceup =
        (by == Side::Runner && !installation.facedown) || rezzed || card.card->installsFaceup;
    if (by == Side::Runner) {
        card.zone = Zone::Rig;
        if (card.host.exists())
            table.say(table.nameOf(installation.card) + " is hosted on " + table.nameOf(card.host),
                      {state[card.host].host.exists() ? "host.one-only"_rule
                                                      : "host.when-installed"_rule});
    } else if (type == CardType::Ice) {
        const auto outermost = static_cast<int>(iceProtecting(state, server).size());
        card.position = outermost;
        if (installation.inward && state.run.ice.exists()) {
            // Directly behind the ice of the encounter, which stands further out now.
            card.position = state.run.position;
            for (Object &other : state.objects)
                if (other.zone == Zone::Protecting && other.server == server
                    && other.position >= card.position)
                    ++other.position;
            ++state.run.position;
        }
        card.zone = Zone::Protecting;
        if (!installation.inward)
            table.say(table.nameOf(installation.card) + " goes to the outermost position",
                      {"install.outermost"_rule});
    } else {
        card.zone = isCentral(server) ? Zone::Root : Zone::Remote;
        if (installation.facedown)
            card.faceup = false;
    }
    if (by == Side::Runner)
        table.say(
            table.nameOf(installation.card)
                + (card.faceup ? " is installed faceup and active" : " is installed facedown"),
            {"install.runner-active"_rule});
    else if (card.faceup)
        table.say(table.nameOf(installation.card) + " is installed faceup, as the text says",
                  {"effect.resolve"_rule});
    else
        table.say(table.nameOf(installation.card) + " is installed unrezzed and inactive",
                  {"install.corp-unrezzed"_rule});
    if (by == Side::Corp && !card.faceup)
        sayHidden(table, installation.card);
    table.order.push_back("install:" + card.name);
    if (card.faceup)
        becomeActive(table, installation.card);
    raise(table, {EventKind::Installed, installation.card, by});
    if (rezzed && card.card->type != CardType::Agenda)
        raise(table, {EventKind::Rezzed, installation.card, by});
}

/// Adds what must leave the server for an agenda or an asset.
void giveWay(Table &table, ObjectId card, ServerId server, std::vector<ObjectId> &trashed)
{
    for (const ObjectId id : agendaOrAssetIn(table.state, server, card))
        if (std::ranges::find(trashed, id) == trashed.end()) {
            table.say(table.nameOf(id) + " must be trashed: one agenda or one asset a remote",
                      {"server.one-agenda-or-asset"_rule});
            trashed.push_back(id);
        }
}

/// The card that is being installed keeps the server in existence meanwhile.
void trashForInstall(Table &table, ServerId server, const std::vector<ObjectId> &trashed)
{
    if (trashed.empty())
        return;
    table.say("cards in the way are trashed before the cost is paid", {"install.order"_rule});
    const ServerId before = std::exchange(table.destination, server);
    (void)doTrash(table, trashed);
    table.destination = before;
    if (!server.exists() || !table.state.servers[static_cast<std::size_t>(server.value)].gone)
        return;
    Server &there = table.state.servers[static_cast<std::size_t>(server.value)];
    there.gone = false;
    there.emptied = true;
    table.note(there.name + " goes on existing without a card meanwhile and is no new server",
               "install.not-a-new-server"_rule, false);
}

/// Why the rig does not take it there, whatever it costs. Nothing: it does.
std::optional<std::string> whyNotInRig(Table &table, ObjectId card, ObjectId host)
{
    Judgement judgement;
    judgeHost(judgement, table, card, host, {});
    if (auto conflict = judgement.conflict(*table.book))
        throw std::move(*conflict);
    if (const Check *refusal = judgement.refusal(*table.book))
        return refusal->what;
    if (hasSubtype(table, card, "Console") && hasConsole(table))
        return "a console is installed already";
    return std::nullopt;
}

/// A card that an effect would install against the rules goes to the trash pile instead.
bool cannotBePlaced(Table &table, const Installation &installation)
{
    const auto why = whyNotInRig(table, installation.card, installation.host);
    if (!why)
        return false;
    if (installation.chosen || !table.setting("install.illegal-by-effect-is-trashed")) {
        table.say(*why + ": " + table.nameOf(installation.card)
                      + " is not installed and stays where it is",
                  {"effect.resolve"_rule});
        return true;
    }
    table.say(*why + ": " + table.nameOf(installation.card)
                  + " is not installed and is trashed instead",
              {"install.illegal-is-trashed"_rule});
    (void)doTrash(table, {installation.card});
    return true;
}

} // namespace

void judgeInstall(Judgement &judgement, Table &table, Side by, const Act &act)
{
    for (const ObjectId id : act.trash)
        if (cannotBeTrashed(table, id))
            judgement.forbid("cannot.prevails"_rule,
                             "an effect says that " + table.nameOf(id) + " is not trashed");
    requireModelled(table, act.object, Uncovered::Install);
    const CardType type = table.state[act.object].card->type;
    const std::string kind(core::toWord(rules::cardTypeWords, type));
    judgement.require("install.types"_rule,
                      type != CardType::Event && type != CardType::Operation
                          && type != CardType::Identity,
                      "cards of its type are installed: " + kind,
                      "events, operations and identities are never installed");
    const CardModel &card = *table.state[act.object].card;
    if (!holds(table, card.installIf, contextOf(table, act.object)))
        judgement.forbid("install.own-text"_rule, "its own text does not let it be installed now");
    if (card.installOnly != Where::Anywhere
        && (act.newServer || act.server != centralServer(card.installOnly)))
        judgement.forbid("install.own-text"_rule,
                         "its own text lets it be installed elsewhere only");
    if (isForbidden(table, Forbidden::Install, by, act.object))
        judgement.forbid("cannot.prevails"_rule, "an effect says that it is not installed");
    if (act.host.exists() && table.hasRule("install.host-declared"_rule))
        judgement.note("install.host-declared"_rule,
                       "the host is declared before anything is trashed or paid");
    if (by == Side::Corp)
        judgeCorp(judgement, table, act);
    else
        judgeRunner(judgement, table, act);
}

int installCost(Table &table, Side by, const Act &act)
{
    const State &state = table.state;
    if (by == Side::Runner)
        return costOn(table, act.object, act.host);
    if (state[act.object].card->type != CardType::Ice || act.newServer)
        return 0;
    int ice = 0;
    for (const ObjectId id : iceProtecting(state, act.server))
        ice += isTrashed(act, id) ? 0 : 1;
    const bool trashes = std::ranges::any_of(
        act.trash, [&](ObjectId id) { return state[id].zone == Zone::Protecting; });
    table.say(counted(ice, "credit") + ", one for each ice that protects the server"
                  + (trashes ? " after ice is trashed for it" : ""),
              {"install.ice-cost"_rule});
    return ice;
}

void install(Table &table, Side by, const Act &act, const Bundle &cost)
{
    State &state = table.state;
    const std::size_t mark = table.pending.size();
    ServerId server = act.server;
    if (act.newServer) {
        server = {static_cast<std::int16_t>(state.servers.size())};
        state.servers.push_back({"new server", false, true});
        table.say("a new remote server is created", {"server.created"_rule});
    }
    auto trashed = act.trash;
    if (by == Side::Corp)
        giveWay(table, act.object, server, trashed);
    trashForInstall(table, server, trashed);
    if (by == Side::Runner && !act.trashStated)
        makeRoom(table, act.object, act.host, "install.trash-programs"_rule);
    if (!pay(table, cost))
        return;
    Installation installation;
    installation.card = act.object;
    installation.server = server;
    installation.host = act.host;
    placeInstalled(table, by, installation);
    if (act.newServer)
        raise(table, {EventKind::ServerCreated, {}, by});
    settle(table, mark);
}

Installation installationBy(const Table &table, const Effect &effect, const Context &context,
                            ObjectId card)
{
    Installation installation;
    installation.card = card;
    installation.facedown = effect.facedown;
    installation.inward = effect.inward;
    installation.rezzed = effect.rezzed;
    installation.chosen = isChosen(effect, context);
    installation.found = context.searched;
    installation.stated = effect.where != Where::Anywhere || effect.inward;
    installation.newServer = effect.where == Where::NewServer;
    if (effect.where == Where::AttackedServer || effect.inward)
        installation.server = table.state.run.server;
    else if (effect.where == Where::ThisServer)
        installation.server = table.state[context.source].server;
    return installation;
}

bool isElsewhere(const State &state, const Installation &installation)
{
    const Where only = state[installation.card].card->installOnly;
    return only != Where::Anywhere && installation.stated
        && (installation.newServer || installation.server != centralServer(only));
}

bool isKeptFromInstalling(Table &table, Side by, const Installation &installation)
{
    const ObjectId card = installation.card;
    return isElsewhere(table.state, installation)
        || isForbidden(table, Forbidden::Install, by, card)
        || !holds(table, table.state[card].card->installIf, contextOf(table, card));
}

bool couldBeInstalled(Table &table, Side by, const Installation &installation,
                      std::optional<int> lowered)
{
    const ObjectId card = installation.card;
    if (isKeptFromInstalling(table, by, installation))
        return false;
    if (by == Side::Corp || installation.facedown)
        return true;
    auto hosts = hostsFor(table, card);
    if (hosts.empty())
        hosts.push_back(installation.host);
    std::erase_if(hosts, [&](ObjectId host) { return whyNotInRig(table, card, host).has_value(); });
    if (hosts.empty())
        return !installation.chosen && table.state[card].zone != Zone::Heap
            && table.setting("install.illegal-by-effect-is-trashed");
    const auto cost = [&](ObjectId host) {
        Bundle bundle;
        bundle.payer = by;
        bundle.purpose = {card, Spending::Install};
        bundle.credits = std::max(0, costOn(table, card, host) - *lowered);
        return bundle;
    };
    if (!lowered
        || std::ranges::any_of(hosts, [&](ObjectId host) { return canPay(table, cost(host)); }))
        return true;
    return isAffordable(table, cost(hosts.front()));
}

void installByEffect(Table &table, Side by, Installation installation, std::optional<int> lowered)
{
    State &state = table.state;
    const ObjectId card = installation.card;
    requireModelled(table, card, Uncovered::Install);
    if (isKeptFromInstalling(table, by, installation)) {
        table.say(table.nameOf(card) + " cannot be installed now", {"cannot.prevails"_rule});
        return;
    }
    if (state[card].card->installOnly != Where::Anywhere)
        installation.server = centralServer(state[card].card->installOnly),
        installation.newServer = false;
    if (by == Side::Runner && !installation.host.exists()) {
        const auto hosts = hostsFor(table, card);
        if (!hosts.empty())
            installation.host = table.pick(by, "which card is the host", hosts);
        else if (const Act *act = table.next();
                 act && act->kind == ActKind::Move && act->object == card) {
            installation.host = act->host;
            table.consume();
        } else if (couldBeHosted(table, card)) {
            table.assume(table.nameOf(card) + " is not hosted");
        }
    }
    if (installation.newServer) {
        installation.server = {static_cast<std::int16_t>(state.servers.size())};
        state.servers.push_back({"new server", false, true});
        table.say("a new remote server is created", {"server.created"_rule});
    }
    if (by == Side::Runner && cannotBePlaced(table, installation))
        return;
    Act act;
    act.object = card;
    act.host = installation.host;
    act.server = installation.server;
    act.newServer = installation.newServer;
    if (by == Side::Runner) {
        makeRoom(table, card, installation.host, "memory.room-for-effect"_rule);
    } else {
        Judgement judgement;
        judgeDestination(judgement, table, act);
        requireAllowed(table, judgement);
        std::vector<ObjectId> trashed;
        giveWay(table, card, installation.server, trashed);
        trashForInstall(table, installation.server, trashed);
    }
    if (lowered) {
        Bundle cost;
        cost.payer = by;
        cost.purpose = {card, Spending::Install};
        cost.credits = std::max(0, installCost(table, by, act) - *lowered);
        if (!canPay(table, cost) && installation.found) {
            table.say("installing it costs " + toString(table, cost) + ": it stays where it is",
                      {"cost.all-or-nothing"_rule});
            return;
        }
        if (const auto lacking = whatIsLacking(table, cost))
            throw NotAllowed{"installing it costs " + toString(table, cost) + ", and " + *lacking};
        if (!pay(table, cost))
            return;
    }
    const std::size_t mark = table.pending.size();
    placeInstalled(table, by, installation);
    if (installation.newServer)
        raise(table, {EventKind::ServerCreated, {}, by});
    settle(table, mark);
}

} // namespace rulings
