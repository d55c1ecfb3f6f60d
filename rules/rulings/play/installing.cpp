// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Install", "Install Cost", "Console", "Unique", "Ice",
// "Upgrade", "Server"; FAQ 1.6: "Installing Multiple Cards", "Destruction of Servers"; Core Rules:
// "Installing Cards".
#include "rules/rulings/play/installing.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/judging_installs.h"
#include "rules/rulings/play/memory.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/price.h"
#include "rules/rulings/play/server_cards.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

namespace rulings {

namespace {

/// What was revealed before is known; a version that does not say so leaves open what follows.
void sayHidden(const Table &table, ObjectId card)
{
    const RuleName rule = "info.install-hidden"_rule;
    if (table.state[card].revealed && table.hasRule(rule))
        table.leaveOut(rule, Sentence::tr("{card} was revealed before", {{"card", card}}));
    else
        table.note(Sentence::tr("the Corp does not reveal what it installs"), rule,
                   table.state[card].revealed);
}

/// Whether the text installs it rezzed, and nothing stands against that.
bool isRezzedAtOnce(const Table &table, const Installation &installation)
{
    if (!installation.rezzed)
        return false;
    if (!isForbidden(table, Forbidden::Rez, Side::Corp, installation.card))
        return true;
    table.say(whyForbidden(table, Forbidden::Rez, Side::Corp, installation.card),
              {"cannot.prevails"_rule});
    return false;
}

/// Outermost, or where the text says; what lies there stands further out then.
void placeIce(Table &table, const Installation &installation)
{
    State &state = table.state;
    const ServerId server = installation.server;
    Object &card = state[installation.card];
    card.position = static_cast<int>(iceProtecting(state, server).size());
    if (installation.position) {
        const bool attacked = state.run.on && state.run.server == server;
        card.position = *installation.position;
        for (Object &other : state.objects)
            if (other.zone == Zone::Protecting && other.server == server
                && other.position >= card.position)
                ++other.position;
        if (attacked && state.run.position >= card.position)
            ++state.run.position;
    }
    card.zone = Zone::Protecting;
    const Sentence::Arguments placed{{"card", installation.card}, {"number", card.position}};
    if (installation.position && !installation.inward)
        table.say(
            card.position == 0
                ? Sentence::tr("{card} goes to the innermost position", placed)
                : Sentence::tr("{card} goes to position {number}, counted from the server", placed),
            {"effect.resolve"_rule});
    else if (installation.inward)
        table.say(
            Sentence::tr("{card} goes to position {number}, counted from the server, directly "
                         "behind the ice that the text names",
                         placed),
            {"effect.resolve"_rule});
    else
        table.say(
            Sentence::tr("{card} goes to the outermost position", {{"card", installation.card}}),
            {"install.outermost"_rule});
}

void placeInRig(Table &table, ObjectId id)
{
    Object &card = table.state[id];
    card.zone = Zone::Rig;
    if (card.host.exists())
        table.say(isHostedOn(id, card.host),
                  {table.state[card.host].host.exists() ? "host.one-only"_rule
                                                        : "host.when-installed"_rule});
}

void sayHowItLies(const Table &table, Side by, ObjectId id)
{
    const bool faceup = table.state[id].faceup;
    if (by == Side::Runner)
        table.say(faceup ? Sentence::tr("{card} is installed faceup and active", {{"card", id}})
                         : Sentence::tr("{card} is installed facedown", {{"card", id}}),
                  {"install.runner-active"_rule});
    else if (faceup)
        table.say(Sentence::tr("{card} is installed faceup, as the text says", {{"card", id}}),
                  {"effect.resolve"_rule});
    else
        table.say(Sentence::tr("{card} is installed unrezzed and inactive", {{"card", id}}),
                  {"install.corp-unrezzed"_rule});
    if (by == Side::Corp && !faceup)
        sayHidden(table, id);
}

void placeInstalled(Table &table, Side by, const Installation &installation)
{
    const ServerId server = installation.server;
    Object &card = table.state[installation.card];
    const Zone from = card.zone;
    noteSeen(card);
    card.server = by == Side::Corp ? server : ServerId{};
    card.host = installation.host;
    if (by == Side::Runner && installation.facedown)
        requireFacedownCards(table);
    const bool rezzed = isRezzedAtOnce(table, installation);
    card.faceup =
        (by == Side::Runner && !installation.facedown) || rezzed || card.card->installsFaceup;
    if (by == Side::Runner) {
        placeInRig(table, installation.card);
    } else if (card.card->type == CardType::Ice && !installation.host.exists()) {
        placeIce(table, installation);
    } else {
        card.zone = isCentral(server) ? Zone::Root : Zone::Remote;
        if (installation.facedown)
            card.faceup = false;
    }
    sayHowItLies(table, by, installation.card);
    if (by == Side::Corp && card.host.exists())
        table.note(isHostedOn(installation.card, card.host), "host.when-installed"_rule, false);
    table.order.push_back("install:" + card.name);
    if (card.faceup)
        becomeActive(table, installation.card);
    raise(table, {EventKind::Installed, installation.card, by, Damage::Net, 0, from});
    if (rezzed && card.card->type != CardType::Agenda)
        raise(table, {EventKind::Rezzed, installation.card, by});
}

/// A card that an effect would install against the rules goes to the trash pile instead.
bool cannotBePlaced(Table &table, const Installation &installation)
{
    const auto why = whyNotInRig(table, installation.card, installation.host, installation.byHost);
    if (!why)
        return false;
    if (installation.chosen || !table.setting("install.illegal-by-effect-is-trashed")) {
        table.say(Sentence::tr("{why}: {card} is not installed and stays where it is",
                               {{"why", *why}, {"card", installation.card}}),
                  {"effect.resolve"_rule});
        return true;
    }
    table.say(Sentence::tr("{why}: {card} is not installed and is trashed instead",
                           {{"why", *why}, {"card", installation.card}}),
              {"install.illegal-is-trashed"_rule});
    (void)doTrash(table, {installation.card});
    return true;
}

} // namespace

void install(Table &table, Side by, const Act &act, const Bundle &cost)
{
    const During installing(table.frames, Installing{act.object});
    const std::size_t mark = table.pending.size();
    const ServerId server = act.newServer ? createServer(table) : act.server;
    auto trashed = act.trash;
    if (by == Side::Corp && !act.host.exists()) // what is hosted stands in nobody's way
        giveWay(table, act.object, server, trashed);
    Installation installation;
    installation.card = act.object;
    installation.server = server;
    installation.host = act.host;
    trashForInstall(table, by, installation, trashed, true);
    if (by == Side::Runner && !act.trashStated)
        makeRoomFor(table, act, cost);
    if (!pay(table, cost))
        return;
    placeInstalled(table, by, installation);
    if (act.newServer)
        raise(table, {EventKind::ServerCreated, {}, by});
    settle(table, mark);
}

namespace {

/// What a subroutine installs directly behind its ice, it does wherever that ice protects; of ice
/// that lies nowhere any more, behind the ice that is encountered.
ObjectId iceInFront(const State &state, ObjectId source)
{
    const bool there = state[source].zone == Zone::Protecting;
    return there || !state.run.ice.exists() ? source : state.run.ice;
}

} // namespace

Installation installationBy(const Table &table, const Effect &effect, const Context &context,
                            ObjectId card)
{
    const auto &how = effect.as<InstallHow>();
    Installation installation;
    installation.card = card;
    installation.facedown = how.facedown;
    installation.inward = how.inward;
    if (how.innermost)
        installation.position = 0;
    installation.rezzed = how.rezzed;
    installation.chosen = isChosen(effect, context);
    installation.found = context.searched;
    installation.stated =
        (how.where != Where::Anywhere && how.where != Where::OtherServer) || how.inward;
    installation.newServer = how.where == Where::NewServer;
    if (how.inward) {
        const Object &behind = table.state[iceInFront(table.state, context.source)];
        installation.server = behind.server;
        installation.position = behind.position;
    } else if (how.where == Where::AttackedServer)
        installation.server = table.state.run.server;
    else if (how.where == Where::EventServer && context.event.object.exists())
        installation.server = table.state[context.event.object].server;
    else if (how.where == Where::ThisServer)
        installation.server = table.state[context.source].server;
    return installation;
}

namespace {

/// To put it onto one of the cards that take it, or onto none.
std::vector<Act> movesOrNone(const Table &table, ObjectId card)
{
    std::vector<Act> acts;
    for (std::size_t i = 0; i < table.state.objects.size(); ++i) {
        const ObjectId host{static_cast<std::int16_t>(i)};
        if (host != card && isInstalled(table.state[host]) && hosts(table, host, card)) {
            acts.push_back(actOf(ActKind::Move, card));
            acts.back().host = host;
        }
    }
    acts.push_back(actOf(ActKind::Decline, card));
    return acts;
}

/// The host that an effect installs the card on, if any; its player chooses.
ObjectId hostByEffect(Table &table, ObjectId card)
{
    const auto hosts = hostsFor(table, card);
    if (!hosts.empty())
        return table.pick(Side::Runner, whichIsHost(), hosts);
    if (const Act *act = table.next(); act && act->kind == ActKind::Move && act->object == card) {
        const ObjectId host = act->host;
        table.consume();
        return host;
    }
    if (couldBeHosted(table, card) && !table.declines(card))
        table.passBy(table.state[card].owner, notHosted(card), movesOrNone(table, card));
    return {};
}

Act actOf(const Installation &installation)
{
    Act act;
    act.object = installation.card;
    act.host = installation.host;
    act.server = installation.server;
    act.newServer = installation.newServer;
    act.position = installation.position;
    return act;
}

Bundle loweredCost(const Table &table, Side by, const Installation &installation, int lowered)
{
    Bundle cost;
    cost.payer = by;
    cost.purpose = {installation.card, Spending::Install, installation.server};
    if (lowered != wholeInstallCost)
        cost.credits = std::max(0, installCost(table, by, actOf(installation)) - lowered);
    (void)addAdditional(table, cost, Initiated::Install, installation.card, installation.server);
    return cost;
}

/// What is in the way goes.
void clearPlace(Table &table, Side by, const Installation &installation)
{
    if (by == Side::Runner) {
        makeRoom(table, installation.card, installation.host, "memory.room-for-effect"_rule);
        return;
    }
    Judgement judgement;
    judgeDestination(judgement, table, actOf(installation));
    requireAllowed(table, judgement);
    std::vector<ObjectId> trashed;
    if (!installation.host.exists()) // what is hosted stands in nobody's way
        giveWay(table, installation.card, installation.server, trashed);
    trashForInstall(table, by, installation, trashed, false);
}

void sayWithoutCost(const Table &table, ObjectId card)
{
    table.say(Sentence::tr("the text has {card} installed without its cost", {{"card", card}}),
              {"effect.resolve"_rule});
}

/// Whether the lowered install cost was paid. Where it cannot be, what was found stays there.
bool payLowered(Table &table, Side by, const Installation &installation, int lowered)
{
    const Bundle cost = loweredCost(table, by, installation, lowered);
    const auto lacking = whatIsLacking(table, cost);
    if (lacking && installation.found) {
        table.say(Sentence::tr("installing it costs {cost}, and {why}: it stays where it is",
                               {{"cost", inWords(cost)}, {"why", *lacking}}),
                  "cost.all-or-nothing"_rule, priceOf(cost));
        return false;
    }
    if (lacking)
        throw NotAllowed{Sentence::tr("installing it costs {cost}, and {why}",
                                      {{"cost", inWords(cost)}, {"why", *lacking}})};
    if (lowered == wholeInstallCost)
        sayWithoutCost(table, installation.card);
    else
        sayLowered(table, Value::InstallCost, installation.card, lowered, cost.credits);
    return pay(table, cost);
}

} // namespace

bool canBePaidFor(const Table &table, Side by, const Installation &installation,
                  std::optional<int> lowered)
{
    try {
        const Aside aside(table);
        return !lowered || canPay(table, loweredCost(table, by, installation, *lowered));
    } catch (const NotDerivable &) {
        return true; // told when it is to be paid
    }
}

void installByEffect(Table &table, Side by, Installation installation, std::optional<int> lowered)
{
    const ObjectId card = installation.card;
    const During installing(table.frames, Installing{card});
    requireModelled(table, card, Uncovered::Install);
    if (isKeptFromInstalling(table, by, installation)) {
        table.say(Sentence::tr("{card} cannot be installed now", {{"card", card}}),
                  {"cannot.prevails"_rule});
        return;
    }
    if (const Where only = table.state[card].card->installOnly; centralServer(only).exists()) {
        installation.server = centralServer(only);
        installation.newServer = false;
    }
    if (by == Side::Runner && !installation.host.exists())
        installation.host = hostByEffect(table, card);
    if (by == Side::Corp && installation.host.exists() && isFull(table.state, installation.host))
        return table.say(
            Sentence::tr("{card} has no room for another card", {{"card", installation.host}}),
            {"host.by-ability"_rule});
    if (installation.newServer)
        installation.server = createServer(table);
    if (by == Side::Runner && cannotBePlaced(table, installation))
        return;
    clearPlace(table, by, installation);
    if (!lowered)
        sayWithoutCost(table, card);
    else if (!payLowered(table, by, installation, *lowered))
        return;
    const std::size_t mark = table.pending.size();
    placeInstalled(table, by, installation);
    if (installation.newServer)
        raise(table, {EventKind::ServerCreated, {}, by});
    settle(table, mark);
}

} // namespace rulings
