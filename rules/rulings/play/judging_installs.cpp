// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Install", "Install Cost", "Console", "Unique", "Ice",
// "Upgrade", "Server"; FAQ 1.6: "Installing Multiple Cards", "Destruction of Servers"; Core Rules:
// "Installing Cards".
#include "rules/rulings/play/judging_installs.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/host_cards.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/memory.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// “Install only in …”.
bool mayLieIn(Where only, bool newServer, ServerId server)
{
    switch (only) {
    case Where::Anywhere:
        return true;
    case Where::RemoteServer:
        return newServer || (server.exists() && !isCentral(server));
    case Where::HqOrRnD:
        return !newServer && (server == hqServer || server == rndServer);
    default:
        return !newServer && server == centralServer(only);
    }
}

} // namespace

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
        if (const Object &object = state.objects[i]; object.server == server && isInstalled(object)
            && !object.host.exists() && wanted(object))
            found.push_back({static_cast<std::int16_t>(i)});
    return found;
}

bool isAgendaOrAsset(CardType type) { return type == CardType::Agenda || type == CardType::Asset; }

} // namespace

std::vector<ObjectId> agendaOrAssetIn(const State &state, ServerId server, ObjectId card)
{
    if (!isAgendaOrAsset(state[card].card->type))
        return {};
    return installedIn(state, server,
                       [](const Object &object) { return isAgendaOrAsset(object.card->type); });
}

namespace {

int costOn(const Table &table, ObjectId card, ObjectId host)
{
    Trial installing(table);
    installing.state()[card].host = host;
    installing.install(card);
    return std::max(0, value(*installing, Value::InstallCost, card, Told::IfModified));
}

} // namespace

void judgeDestination(Judgement &judgement, const Table &table, const Act &act)
{
    const State &state = table.state;
    const bool central = !act.newServer && isCentral(act.server);
    if (isAgendaOrAsset(state[act.object].card->type))
        judgement.requirePlain(
            "install.remote-only"_rule, !central,
            Sentence::tr("the destination is a remote server"),
            Sentence::tr("agendas and assets are not installed in central servers"));
    const bool region = hasSubtype(table, act.object, "Region");
    if (region || (state[act.object].card->type == CardType::Upgrade && !act.newServer)) {
        const auto regions = installedIn(state, act.server, [&](const Object &object) {
            return object.card->subtypes.end()
                != std::ranges::find(object.card->subtypes, std::string("Region"));
        });
        if (!region) {
            if (!regions.empty())
                judgement.note("install.region"_rule,
                               Sentence::tr("{card} is no region: {other} leaves room for it",
                                            {{"card", act.object}, {"other", regions.front()}}));
            return;
        }
        const bool free =
            std::ranges::all_of(regions, [&](ObjectId id) { return isTrashed(act, id); });
        judgement.require(
            "install.region"_rule, act.newServer || free,
            Sentence::tr("no other region stays there"),
            free ? Sentence()
                 : Sentence::tr("the server has a region already: {other} would have "
                                "to be trashed first, as a part of the install",
                                {{"other", *std::ranges::find_if_not(regions, [&](ObjectId id) {
                                      return isTrashed(act, id);
                                  })}}));
    }
}

namespace {

void requireFromHand(Judgement &judgement, const Object &card)
{
    const Zone hand = handOf(card.owner);
    judgement.requirePlain("install.from-hand"_rule, card.zone == hand,
                           //: a card that is to be installed: "it comes from HQ"
                           Sentence::tr("it comes {zone.from}", {{"zone", hand}}),
                           isInstalled(card)
                               ? Sentence::tr("it is installed already")
                               //: "it is installed from HQ, and it is in Archives"
                               : Sentence::tr("it is installed {hand.from}, and it is {zone.in}",
                                              {{"hand", hand}, {"zone", card.zone}}));
}

void judgeCorp(Judgement &judgement, const Table &table, const Act &act)
{
    const State &state = table.state;
    const Object &card = state[act.object];
    requireFromHand(judgement, card);
    judgeHost(judgement, table, act.object, act.host, act.trash);
    judgeDestination(judgement, table, act);
    if (act.host.exists())
        judgement.require("host.by-ability"_rule,
                          !act.newServer && act.server == state[act.host].server,
                          Sentence::tr("it goes where {card} is", {{"card", act.host}}),
                          Sentence::tr("{card} is in another server", {{"card", act.host}}));
    if (act.trashStated && !act.newServer && !act.host.exists()
        && isAgendaOrAsset(card.card->type)) {
        const auto inTheWay = agendaOrAssetIn(state, act.server, act.object);
        const bool gone =
            std::ranges::all_of(inTheWay, [&](ObjectId id) { return isTrashed(act, id); });
        judgement.require("server.one-agenda-or-asset"_rule, gone,
                          Sentence::tr("no other agenda or asset stays there"),
                          Sentence::tr("the agenda or asset that is there must be trashed for it"));
    }
    for (const ObjectId id : act.trash) {
        const Object &given = state[id];
        const bool like = !act.newServer && given.server == act.server && isInstalled(given)
            && (given.zone == Zone::Protecting) == (card.card->type == CardType::Ice);
        judgement.require("install.trash-like"_rule, like,
                          Sentence::tr("{card} may be trashed for it", {{"card", id}}),
                          Sentence::tr("{card} is not in the way of it", {{"card", id}}));
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

void judgeRunner(Judgement &judgement, const Table &table, const Act &act)
{
    const State &state = table.state;
    const Object &card = state[act.object];
    requireFromHand(judgement, card);
    judgeHost(judgement, table, act.object, act.host, act.trash,
              card.card->type == CardType::Program && !act.trashStated);
    if (!act.host.exists() && couldBeHosted(table, act.object))
        table.assume(notHosted(act.object));
    if (card.card->type == CardType::Program)
        judgeMemory(judgement, table, act);
    const bool program = card.card->type == CardType::Program;
    for (const ObjectId id : act.trash)
        judgement.require(
            "install.trash-programs"_rule,
            program && state[id].zone == Zone::Rig && state[id].card->type == CardType::Program,
            Sentence::tr("{card} may be trashed before a program is installed", {{"card", id}}),
            program ? Sentence::tr("{card} is no installed program: only those make room",
                                   {{"card", id}})
                    : Sentence::tr(
                          "nothing is trashed to install it: that is done for programs alone"));
    if (hasSubtype(table, act.object, "Console")) {
        judgement.require("install.console"_rule, !hasConsole(table),
                          Sentence::tr("no console is installed"),
                          Sentence::tr("a console is installed, and there may be one alone"));
    }
}

} // namespace

namespace {

/// What its text asks for before it is installed.
void judgeInstallText(Judgement &judgement, const Table &table, ObjectId id)
{
    const Condition &asked = table.state[id].card->installIf;
    const Context context = contextOf(table, id);
    const bool held = holds(table, asked, context);
    const Sentence what = whatDecides(table, asked, context);
    if (what.empty())
        judgement.require("install.own-text"_rule, held,
                          Sentence::tr("its own text lets it be installed now"),
                          Sentence::tr("its own text does not let it be installed now"));
    else
        judgement.require("install.own-text"_rule, held,
                          Sentence::tr("{card} may be installed now by its own text: {what}",
                                       {{"card", id}, {"what", what}}),
                          Sentence::tr("{card} may not be installed now by its own text: {what}",
                                       {{"card", id}, {"what", what}}));
}

} // namespace

std::optional<Sentence> whyNotInRig(const Table &table, ObjectId card, ObjectId host, bool byHost)
{
    Judgement judgement;
    if (!byHost || isFull(table.state, host))
        judgeHost(judgement, table, card, host, {});
    if (auto conflict = judgement.conflict(*table.book))
        throw std::move(*conflict);
    if (const Check *refusal = judgement.refusal(*table.book))
        return refusal->what;
    if (hasSubtype(table, card, "Console") && hasConsole(table))
        return Sentence::tr("a console is installed already");
    return std::nullopt;
}

void judgeInstall(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    for (const ObjectId id : act.trash)
        requireNotForbidden(judgement, table, Forbidden::Trash, table.state[id].owner, id);
    requireModelled(table, act.object, Uncovered::Install);
    const CardType type = table.state[act.object].card->type;
    judgement.requirePlain(
        "install.types"_rule, !rules::isPlayed(type) && type != CardType::Identity,
        Sentence::tr("cards of its type are installed: {type}", {{"type", nameOf(type)}}),
        Sentence::tr("events, operations and identities are never installed"));
    const CardModel &card = *table.state[act.object].card;
    if (card.installIf.kind != Condition::Kind::Always)
        judgeInstallText(judgement, table, act.object);
    if (!mayLieIn(card.installOnly, act.newServer, act.server))
        judgement.forbid(
            "install.own-text"_rule,
            //: a card, and "at a remote server"
            Sentence::tr("{card} is installed only {where}, by its own text",
                         {{"card", act.object}, {"where", describe(card.installOnly)}}));
    requireNotForbidden(judgement, table, Forbidden::Install, by, act.object);
    if (act.host.exists() && !act.trash.empty() && table.hasRule("install.host-declared"_rule))
        judgement.note("install.host-declared"_rule,
                       Sentence::tr("the host is declared before anything is trashed or paid"));
    if (by == Side::Corp)
        judgeCorp(judgement, table, act);
    else
        judgeRunner(judgement, table, act);
}

namespace {

/// What cards in force make of the install cost of ice.
int costOfIce(const Table &table, ObjectId card, int behind, int base)
{
    Trial installing(table);
    installing.install(card, behind);
    return modified(*installing, Value::InstallCost, card, base);
}

} // namespace

int installCost(const Table &table, Side by, const Act &act)
{
    const State &state = table.state;
    if (by == Side::Runner)
        return costOn(table, act.object, act.host);
    if (state[act.object].card->type != CardType::Ice || act.newServer || act.host.exists())
        return 0;
    int ice = 0;
    for (const ObjectId id : iceProtecting(state, act.server))
        ice += isTrashed(act, id) ? 0 : 1;
    const bool trashes = std::ranges::any_of(
        act.trash, [&](ObjectId id) { return state[id].zone == Zone::Protecting; });
    table.say(trashes ? Sentence::tr("{credits}, one for each ice that protects the server after "
                                     "ice is trashed for it",
                                     {{"credits", credits(ice)}})
                      : Sentence::tr("{credits}, one for each ice that protects the server",
                                     {{"credits", credits(ice)}}),
              {"install.ice-cost"_rule});
    return std::max(0, costOfIce(table, act.object, act.position.value_or(ice), ice));
}

bool isElsewhere(const State &state, const Installation &installation)
{
    const Where only = state[installation.card].card->installOnly;
    return installation.stated && !mayLieIn(only, installation.newServer, installation.server);
}

namespace {

/// Facedown it is of no type, so a text that speaks of one does not concern it.
bool isInstallForbidden(const Table &table, Side by, const Installation &installation)
{
    if (!installation.facedown || by == Side::Corp)
        return isForbidden(table, Forbidden::Install, by, installation.card);
    Trial lying(table);
    lying.state()[installation.card].zone = Zone::Rig;
    lying.state()[installation.card].faceup = false;
    return isForbidden(*lying, Forbidden::Install, by, installation.card);
}

} // namespace

bool isKeptFromInstalling(const Table &table, Side by, const Installation &installation)
{
    const ObjectId card = installation.card;
    return isElsewhere(table.state, installation) || isInstallForbidden(table, by, installation)
        || !holds(table, table.state[card].card->installIf, contextOf(table, card));
}

bool couldBeInstalled(const Table &table, Side by, const Installation &installation,
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

} // namespace rulings
