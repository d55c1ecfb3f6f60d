// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/lying.h"

#include "core/english.h"
#include "rules/cards/card_library.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/operations/operation.h"
#include "rules/saying/abilities.h"
#include "rules/saying/places.h"
#include "rules/saying/scene.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

namespace {

bool chooses(const rulings::CardModel &model)
{
    return std::ranges::any_of(model.abilities, [](const rulings::Ability &ability) {
        return std::ranges::any_of(ability.effects,
                                   [](const rulings::Effect &effect) {
                                       return effect.op && effect.op->word == "choose";
                                   })
            && ability.kind() == rulings::AbilityKind::Conditional;
    });
}

bool hasKind(const rulings::CardModel &model, rulings::AbilityKind kind)
{
    return std::ranges::find(model.abilities, kind, &rulings::Ability::kind)
        != model.abilities.end();
}

bool goesToScoreArea(const std::vector<rulings::Effect> &effects)
{
    return std::ranges::any_of(effects, [](const rulings::Effect &effect) {
        return (effect.op && effect.op->word == "add-to-score-area") || goesToScoreArea(effect.then)
            || goesToScoreArea(effect.otherwise)
            || std::ranges::any_of(effect.options, goesToScoreArea);
    });
}

} // namespace

bool mayBeScored(const Draft &draft, const std::string &object)
{
    const auto *model = draft.modelOf(object);
    return draft.typeOf(object) == CardType::Agenda
        || (model
            && (model->modelled == rulings::Modelled::None
                || std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
                       return goesToScoreArea(ability.effects);
                   })));
}

namespace {

bool hasSubtypeOf(const Draft &draft, const std::string &object, std::string_view subtype)
{
    const auto card = draft.cardOf(object);
    return card && rules::cardLibrary()[*card].hasSubtype(subtype);
}

} // namespace

bool isCurrentCard(const Draft &draft, const std::string &object)
{
    return hasSubtypeOf(draft, object, "Current");
}

namespace {

std::string placeInWords(const Draft &draft, const std::string &object)
{
    const std::string path = Draft::objectPath(object);
    const std::string name = draft.nameOf(object);
    const std::string server = draft.textAt(path + "/server");
    const std::string zone = draft.textAt(path + "/zone");
    const std::string host = draft.textAt(path + "/host");
    const std::string chosen = draft.textAt(path + "/chosen");
    if (!host.empty())
        return English::tr("{card} is on {host}", {{"card", name}, {"host", draft.nameOf(host)}});
    if (!chosen.empty())
        return English::tr("{card} chose {other}",
                           {{"card", name}, {"other", draft.nameOf(chosen)}});
    if (const std::string of = draft.textAt(path + "/chosen_server"); !of.empty())
        return English::tr("{card} chose {server}", {{"card", name}, {"server", of}});
    if (zone == "root")
        return English::tr("{card} in the root of {server}", {{"card", name}, {"server", server}});
    if (!server.empty() && draft.at(path + "/position"))
        return English::tr("{card} protects {server}", {{"card", name}, {"server", server}});
    if (!server.empty())
        return English::tr("{card} in {server}", {{"card", name}, {"server", server}});
    if (zone == "hq")
        return English::tr("{card} in HQ", {{"card", name}});
    if (zone == "rnd")
        return English::tr("{card} in R&D", {{"card", name}});
    if (zone == "archives")
        return English::tr("{card} in Archives", {{"card", name}});
    if (zone == "grip")
        return English::tr("{card} in the grip", {{"card", name}});
    if (zone == "stack")
        return English::tr("{card} in the stack", {{"card", name}});
    if (zone == "heap")
        return English::tr("{card} in the heap", {{"card", name}});
    if (zone == "corp-score-area")
        return English::tr("{card} in the Corp's score area", {{"card", name}});
    if (zone == "runner-score-area")
        return English::tr("{card} in the Runner's score area", {{"card", name}});
    if (zone == "removed")
        return English::tr("{card} removed from the game", {{"card", name}});
    if (zone == "play-area" && isCurrentCard(draft, object))
        return English::tr("{card} on the table", {{"card", name}}); // whenever it was played
    if (zone == "play-area")
        return English::tr("{card} was played and resolves", {{"card", name}});
    if (draft.hasAct("trash", object))
        return English::tr("{card} has been trashed by then", {{"card", name}});
    return English::tr("{card} on the table", {{"card", name}});
}

} // namespace

bool isUpgradeBefore(const Scene &scene)
{
    const auto &tokens = scene.tokens();
    std::size_t at = scene.at();
    while (at > 0 && !tokens[at - 1].card && !tokens[at - 1].isMark)
        --at;
    const auto card = at > 0 ? tokens[at - 1].card : std::nullopt;
    return !card || rules::cardLibrary()[*card].type == CardType::Upgrade;
}

std::string serverSpokenOf(const Draft &draft, const std::string &card)
{
    const auto &script = draft.script();
    const core::Json *chosen = script.empty() ? nullptr : script.back().find("to_server");
    return chosen && chosen->asString() ? *chosen->asString()
                                        : draft.textAt(Draft::objectPath(card) + "/server");
}

void putOn(Draft &draft, const std::string &object, const std::string &other)
{
    const std::string path = Draft::objectPath(object);
    const rulings::CardModel *model = draft.modelOf(object);
    const rulings::CardModel *host = draft.modelOf(other);
    const bool installs = liesOnOthers(draft, object);
    if (model && !installs && chooses(*model) && draft.typeOf(other) == CardType::Ice) {
        draft.tell(path + "/chosen", other);
        return;
    }
    draft.tell(path + "/host", other);
    const bool isInstalled = draft.sideOf(object) == Side::Runner
        && draft.typeOf(object) != CardType::Event
        && (installs || !host || hasKind(*host, rulings::AbilityKind::Hosts)
            || draft.sideOf(other) == Side::Corp);
    if (!isInstalled)
        draft.tell(path + "/zone", "hosted");
}

namespace {

/// Its text lets cards lie on it, as far as that is known: it hosts, or puts some there.
bool mayHost(const rulings::CardModel *host)
{
    return !host || host->modelled != rulings::Modelled::Full
        || hasKind(*host, rulings::AbilityKind::Hosts)
        || std::ranges::any_of(host->abilities, [](const rulings::Ability &ability) {
               return does(ability, "host") || does(ability, "install");
           });
}

} // namespace

bool liesInServer(CardType type)
{
    return type == CardType::Agenda || type == CardType::Asset || type == CardType::Upgrade;
}

bool hostsOthers(const Draft &draft, const std::string &object)
{
    const rulings::CardModel *model = draft.modelOf(object);
    return model && hasKind(*model, rulings::AbilityKind::Hosts);
}

bool liesOnOthers(const Draft &draft, const std::string &object)
{
    const rulings::CardModel *model = draft.modelOf(object);
    return model && hasKind(*model, rulings::AbilityKind::InstallsOn);
}

bool mayLieOn(const Draft &draft, const std::string &object, const std::string &other)
{
    const rulings::CardModel *model = draft.modelOf(object);
    const bool isIce = draft.typeOf(other) == CardType::Ice;
    if (draft.typeOf(object) == CardType::Ice) // "two pieces of ice on it"
        return !isIce && mayHost(draft.modelOf(other));
    if (draft.typeOf(object) == CardType::Agenda && draft.typeOf(other) != CardType::Upgrade)
        return mayHost(draft.modelOf(other)); // beside an upgrade, where that hosts none
    if (!model || draft.sideOf(object) == Side::Corp || model->modelled != rulings::Modelled::Full
        || draft.typeOf(object) == CardType::Event || (!isIce && mayHost(draft.modelOf(other))))
        return true;
    return liesOnOthers(draft, object) || chooses(*model)
        || std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
               return does(ability, "host"); // Knight comes to lie there by its ability
           });
}

namespace {

/// Both lie in servers, and the other one hosts nothing.
bool liesBeside(const Draft &draft, const std::string &object, const std::string &other)
{
    return liesInServer(draft.typeOf(object)) && liesInServer(draft.typeOf(other))
        && !mayHost(draft.modelOf(other)) && draft.typeOf(other) != CardType::Agenda;
}

} // namespace

void putOnOrBeside(Draft &draft, const std::string &object, const std::string &other)
{
    if (!liesBeside(draft, object, other)) {
        putOn(draft, object, other);
        return;
    }
    std::string server = draft.textAt(Draft::objectPath(other) + "/server");
    if (server.empty())
        server = draft.textAt(Draft::objectPath(object) + "/server");
    if (server.empty())
        server = remoteSpokenOf(draft);
    for (const std::string &one : {other, object})
        if (!draft.at(Draft::objectPath(one) + "/server"))
            putAt(draft, one, {"in", server, {}, true});
}

namespace {

/// "Strongbox is gone now": what was done to it in the script is said again.
bool isSaidAgain(const Draft &draft, const std::string &object, std::string_view flag)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 5> done{
        {{"trashed", "trash"},
         {"stolen", "steal"},
         {"scored", "score"},
         {"rezzed", "rez"},
         {"installed", "install"}}};
    const auto uses = [&](const Json &act) { // "I used all its counters, so it got trashed"
        const Json *use = act.find(act.find("respond") ? "respond" : "use");
        return use && use->asString() && use->asString()->starts_with(object + '#');
    };
    return (flag == "trashed" && std::ranges::any_of(draft.script(), uses))
        || std::ranges::any_of(done, [&](const auto &one) {
               return one.first == flag && draft.hasAct(one.second, object);
           });
}

bool applyRezzing(Draft &draft, const std::string &object, bool isRezzed)
{
    const std::string path = Draft::objectPath(object);
    const CardType type = draft.typeOf(object);
    if (isRezzed && type == CardType::Agenda && hasSubtypeOf(draft, object, "Public"))
        return applyFlag(draft, object, "faceup"); // people say so of a public agenda, too
    if (type != CardType::Ice && type != CardType::Asset && type != CardType::Upgrade)
        return false;
    draft.tell(path + "/rezzed", isRezzed);
    // What is rezzed is installed.
    if (isRezzed && type == CardType::Upgrade && draft.textAt(path + "/zone") == "hq") {
        draft.tell(path + "/zone", "root");
        draft.tell(path + "/server", "HQ");
    }
    return true;
}

} // namespace

bool applyFlag(Draft &draft, const std::string &object, const std::string &flag)
{
    if (isSaidAgain(draft, object, flag))
        return true;
    const std::string path = Draft::objectPath(object);
    const CardType type = draft.typeOf(object);
    const bool corp = draft.sideOf(object) == Side::Corp;
    const bool rezzes =
        type == CardType::Ice || type == CardType::Asset || type == CardType::Upgrade;
    const bool isCurrent = isCurrentCard(draft, object);
    if ((flag == "rezzed" || flag == "active") && isCurrent)
        return applyFlag(draft, object, "installed");
    if (flag == "active" && (rezzes || !corp))
        return applyFlag(draft, object, rezzes ? "rezzed" : "installed");
    if (flag == "rezzed" || flag == "unrezzed")
        return applyRezzing(draft, object, flag == "rezzed");
    if (flag == "faceup" || flag == "facedown") {
        const std::string zone = draft.textAt(path + "/zone");
        if (rezzes && (draft.at(path + "/server") || zone.empty()))
            return applyFlag(draft, object, flag == "faceup" ? "rezzed" : "unrezzed");
        draft.tell(path + "/faceup", flag == "faceup");
        return true;
    }
    if (flag == "installed") {
        if (rules::isPlayed(type)) { // a current "in play"
            draft.tell(path + "/zone", "play-area");
            return true;
        }
        const bool isHosted = draft.at(path + "/host") != nullptr;
        if (!corp && type != CardType::Identity && !isHosted)
            draft.tell(path + "/zone", "rig");
        return true;
    }
    if (flag == "hosted")
        return true; // where, stands behind it
    if (flag == "scored" || flag == "stolen") {
        if (type != CardType::Agenda)
            return false;
        putAt(draft, object,
              {{}, {}, flag == "scored" ? "corp-score-area" : "runner-score-area", false});
        return true;
    }
    if (flag == "trashed") {
        const bool isKnown = draft.at(path + "/rezzed") != nullptr;
        putAt(draft, object, {{}, {}, corp ? "archives" : "heap", false});
        draft.remove(path + "/rezzed"); // only what is installed is
        if (isKnown)
            draft.tell(path + "/faceup", true);
        return true;
    }
    return false;
}

std::string howItLies(const Draft &draft, const std::string &object)
{
    const std::string where = placeInWords(draft, object);
    const Json *rezzed = draft.at(Draft::objectPath(object) + "/rezzed");
    if (rezzed && rezzed->asBool())
        return *rezzed->asBool() ? English::tr("{where}, rezzed", {{"where", where}})
                                 : English::tr("{where}, unrezzed", {{"where", where}});
    const Json *faceup = draft.at(Draft::objectPath(object) + "/faceup");
    if (faceup && faceup->asBool())
        return *faceup->asBool() ? English::tr("{where}, faceup", {{"where", where}})
                                 : English::tr("{where}, facedown", {{"where", where}});
    return where;
}

void assumeChosen(Draft &draft, const std::string &card, const std::string &ice)
{
    const rulings::CardModel *model = draft.modelOf(card);
    if (model && chooses(*model))
        draft.assume(Draft::objectPath(card) + "/chosen", ice,
                     English::tr("{card} chose {other}",
                                 {{"card", draft.nameOf(card)}, {"other", draft.nameOf(ice)}}));
}

void putInServer(Draft &draft, const std::string &object, const std::string &server)
{
    const std::string path = Draft::objectPath(object);
    const Place place{"on", server, {}, true};
    if (!server.empty() && draft.sideOf(object) == Side::Corp && !draft.at(path + "/server")
        && !draft.at(path + "/zone") && mayLie(draft, object, place))
        putAt(draft, object, place);
}

} // namespace saying
