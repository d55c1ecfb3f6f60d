// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `install` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/one_by_one.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/counted_numbers.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/installing.h"
#include "rules/rulings/play/judging_installs.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace rulings {

namespace {

How readInstallHow(const core::JsonPlace &place)
{
    InstallHow how;
    fill(how.on, place, "on");
    fill(how.where, place, "server", whereWords);
    fill(how.facedown, place, "facedown");
    fill(how.inward, place, "inward");
    fill(how.sameServer, place, "same_server");
    fill(how.thenRez, place, "then_rez");
    fill(how.anyPosition, place, "any_position");
    fill(how.inPlaceOfPaid, place, "in_place_of_paid");
    fill(how.innermost, place, "innermost");
    fill(how.rezzed, place, "rezzed");
    fill(how.ignoringCosts, place, "ignoring_costs");
    fill(how.ignoringInstallCost, place, "ignoring_install_cost");
    fill(how.ifAble, place, "if_able");
    fill(how.lowered, place, "lowered");
    return how;
}

/// By how much the cost is lowered; nothing: no cost is paid.
std::optional<int> loweredBy(const Table &table, const InstallHow &how, const Context &context)
{
    if (how.ignoringCosts)
        return std::nullopt;
    return how.ignoringInstallCost ? wholeInstallCost : number(table, how.lowered, context);
}

/// To install it in one of the servers, or, that is declined, in a new one.
std::vector<Act> serversOrNew(const State &state, ObjectId card)
{
    std::vector<Act> acts;
    for (std::size_t i = 0; i < state.servers.size(); ++i)
        if (const ServerId server{static_cast<std::int16_t>(i)}; exists(state, server))
            acts.push_back(actOn(ActKind::Server, server));
    acts.push_back(actOf(ActKind::Decline, card));
    return acts;
}

/// The script names a server, with the card or behind it.
std::optional<Act> serverTold(Table &table, const std::optional<Act> &told)
{
    if (told && (told->server.exists() || told->newServer))
        return told;
    const Act *act = table.next();
    if (!act || act->kind != ActKind::Server)
        return std::nullopt;
    table.consume();
    return *act;
}

/// Where the text leaves that open: as the script says, otherwise in a new remote server.
void decideServer(Table &table, Installation &installation, const std::optional<Act> &told)
{
    const ObjectId card = installation.card;
    if (const auto act = serverTold(table, told)) {
        if (installation.newServer && (!told || !act->newServer))
            throw NotAllowed{Sentence::tr("the text names a new server")};
        installation.server = act->server;
        installation.newServer = act->newServer;
        installation.stated = true;
        if (isElsewhere(table.state, installation))
            throw NotAllowed{Sentence::tr("{card} may be installed elsewhere only, by its own text",
                                          {{"card", card}})};
    } else if (!installation.stated && table.state[card].owner == Side::Corp
               && !centralServer(table.state[card].card->installOnly).exists()) {
        if (!table.declines(card))
            table.passBy(
                Side::Corp,
                Sentence::tr("{card} is installed in a new remote server", {{"card", card}}),
                serversOrNew(table.state, card));
        installation.newServer = true;
    }
}

/// The server, and of ice that may lie anywhere the place among the ice there.
void decidePlace(Table &table, const Effect &effect, const Context &context, Side by,
                 Installation &installation, const std::optional<Act> &told)
{
    const auto &how = effect.as<InstallHow>();
    if (how.inPlaceOfPaid && context.paid) {
        installation.server = context.paid->before.front().second.server;
        installation.position = context.paid->before.front().second.position;
        installation.stated = true;
        return;
    }
    decideServer(table, installation, told);
    if (how.anyPosition && installation.server.exists())
        installation.position = table.chooseNumber(
            by, Sentence::tr("which position it is, counted from the server"),
            static_cast<int>(iceProtecting(table.state, installation.server).size()));
}

/// “If able”: whether there are as many of them as that. What each costs shows as it is paid.
bool areEnough(const Table &table, const Effect &effect, const Context &context)
{
    auto such = all(table, effect.of, context);
    std::erase_if(such, [&](ObjectId id) {
        return isKeptFromInstalling(table, playerOf(effect, context),
                                    installationBy(table, effect, context, id));
    });
    const bool enough = static_cast<int>(such.size()) >= number(table, effect.amount, context);
    if (!enough)
        requireListed(table, effect.of, context);
    return enough;
}

void installEach(Table &table, const Effect &effect, Context &context)
{
    const Side by = playerOf(effect, context);
    const auto &how = effect.as<InstallHow>();
    if (how.ifAble && !areEnough(table, effect, context)) {
        table.say(Sentence::tr("there are not so many such cards"),
                  {"if-able.all-or-nothing"_rule});
        return;
    }
    ServerId together;
    const auto isKept = [&](ObjectId id) { return isForbidden(table, Forbidden::Install, by, id); };
    if (const auto such = all(table, effect.of, context);
        !such.empty() && std::ranges::all_of(such, isKept))
        table.say(whyForbidden(table, Forbidden::Install, by, such.front()),
                  {"cannot.prevails"_rule});
    oneByOne(
        table, effect, context, "install.one-by-one"_rule,
        [&](ObjectId id) {
            Installation installation = installationBy(table, effect, context, id);
            const std::optional<Act> told = table.takePlace(id);
            if (told)
                installation.host = told->host;
            if (how.sameServer && together.exists()) {
                installation.server = together;
                installation.newServer = false;
            } else {
                decidePlace(table, effect, context, by, installation, told);
            }
            if (how.sameServer && isCentral(installation.server) && !installation.newServer)
                throw NotAllowed{Sentence::tr("the text names a remote server")};
            if (how.where == Where::OtherServer && !installation.newServer
                && installation.server == table.state[context.source].server)
                throw NotAllowed{Sentence::tr("the text names another server")};
            if (how.on.ref != Ref::None || !how.on.types.empty()) {
                const auto hosts = all(table, how.on, context);
                const bool isTold = std::ranges::find(hosts, installation.host) != hosts.end();
                if (!hosts.empty() && !isTold)
                    installation.host = table.pick(by, whichIsHost(), hosts);
                installation.byHost = installation.host == context.source;
            }
            sayHowMuchLowered(table, how.lowered, context);
            installByEffect(table, by, installation, loweredBy(table, how, context));
            if (how.thenRez && isInstalled(table.state[id]))
                (void)doRez(table, id, false);
            if (isInstalled(table.state[id]))
                together = table.state[id].server;
            context.picked = id;
        },
        // What the script names is refused if it cannot be paid for; by itself it is not chosen.
        [&](ObjectId id) {
            const Installation installation = installationBy(table, effect, context, id);
            return isKeptFromInstalling(table, by, installation)
                || (by == Side::Runner && !installation.found && table.named() != id
                    && !canBePaidFor(table, by, installation, loweredBy(table, how, context)));
        });
}

bool couldInstall(const Table &table, const Effect &effect, const Context &context)
{
    const Filter &on = effect.as<InstallHow>().on;
    const auto hosts = on == Filter{} ? std::vector<ObjectId>{} : all(table, on, context);
    if (effect.as<InstallHow>().ifAble && !areEnough(table, effect, context))
        return false;
    if (!hosts.empty()
        && std::ranges::all_of(hosts, [&](ObjectId host) { return isFull(table.state, host); }))
        return false;
    return anyCardChanges(table, effect, context, [&](ObjectId id) {
        return couldBeInstalled(table, playerOf(effect, context),
                                installationBy(table, effect, context, id),
                                loweredBy(table, effect.as<InstallHow>(), context));
    });
}

Sentence sayInstallAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{card} is installed", {{"card", whatIsMeant(table, effect, context)}});
}

Sentence describeInstall(const Effect &effect, Side owner)
{
    const auto &how = effect.as<InstallHow>();
    std::vector<Sentence> words;
    if (how.on.ref != Ref::None || !(how.on == Filter()))
        words.push_back(Sentence::tr("on {host}", {{"host", describeOne(how.on, owner)}}));
    if (Sentence where = describe(how.where); !where.empty())
        words.push_back(std::move(where));
    if (how.inward)
        words.push_back(Sentence::tr("directly behind the ice whose text it is"));
    if (how.facedown)
        words.push_back(Sentence::tr("facedown"));
    if (how.anyPosition)
        words.push_back(Sentence::tr("at any place of its server"));
    if (how.inPlaceOfPaid)
        words.push_back(Sentence::tr("where the ice lay that was trashed for it"));
    if (how.sameServer)
        words.push_back(Sentence::tr("all in one remote server"));
    if (how.thenRez)
        words.push_back(Sentence::tr("and may rez it"));
    if (how.rezzed)
        words.push_back(Sentence::tr("rezzed, or faceup if it is an agenda"));
    if (how.ignoringCosts)
        words.push_back(Sentence::tr("without paying for it"));
    if (how.ignoringInstallCost)
        words.push_back(Sentence::tr("without its install cost"));
    if (!how.lowered.isZero())
        words.push_back(Sentence::tr("lowering its cost by {amount}",
                                     {{"amount", describe(how.lowered, owner)}}));
    if (how.ifAble)
        words.push_back(Sentence::tr("if able"));
    const Side side = playerMeant(effect, owner);
    const Sentence cards = describeTaken(effect, owner);
    return words.empty()
        ? Sentence::tr("{player} installs {cards}", {{"player", side}, {"cards", cards}})
        : Sentence::tr("{player} installs {cards} {how}",
                       {{"player", side}, {"cards", cards}, {"how", Sentence::list(words)}});
}

} // namespace

extern const Operation installOperation{
    .word = "install",
    .keys = {"op", "player", "n", "up_to", "of", "on", "server", "ignoring_costs",
             "ignoring_install_cost", "lowered", "facedown", "inward", "rezzed", "any_position",
             "in_place_of_paid", "then_rez", "innermost", "same_server", "if_able"},
    .read = readInstallHow,
    .resolve = installEach,
    .couldChange = couldInstall,
    .inWords = sayInstallAsOption,
    .needsChoice = choosesCards,
    .describe = describeInstall};

} // namespace rulings
