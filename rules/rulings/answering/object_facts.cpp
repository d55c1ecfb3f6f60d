// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Active", "Inactive", "Faceup", "Uninstall", "Server", "In a Server",
// "Maximum Hand Size", "Link", "Memory Limit", "Scored Points", "Run".
#include "rules/rulings/answering/object_facts.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/report.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/information.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/unlisted.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

namespace {

bool isScoreArea(Zone zone) { return zone == Zone::CorpScoreArea || zone == Zone::RunnerScoreArea; }

bool isActiveFact(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    const bool active = isActive(table.state, id) && !isDormant(table, id);
    const bool scoreArea = isScoreArea(object.zone);
    const std::string what = table.nameOf(id) + (active ? " is active" : " is inactive");
    if (scoreArea) {
        table.say(what + ": agendas are active in the score area of the Corp only",
                  {"zone.score-area-active"_rule});
    } else if (object.zone == Zone::Hosted) {
        table.say(what + ": it is hosted, but not installed", {"host.not-installed"_rule});
    } else if (isInstalled(object) && object.owner == Side::Runner) {
        table.say(what, {object.faceup ? "zone.active"_rule : "zone.facedown-runner"_rule});
    } else if (isInstalled(object)) {
        table.say(what,
                  {object.card->type == CardType::Agenda ? "zone.installed-agenda"_rule
                                                         : "zone.active"_rule});
    } else {
        table.say(what, {active ? "zone.active"_rule : "zone.inactive-zones"_rule});
    }
    return active;
}

/// Who knows that this very card was accessed.
Fact knowAccess(const Table &table, ObjectId id)
{
    const Run &run = table.state.run;
    std::vector<std::string> sides;
    if (std::ranges::find(run.accessed, id) == run.accessed.end())
        return sides;
    table.say("the Runner looks at what is accessed", {"access.card"_rule});
    const auto aside = std::ranges::find(run.setAside, id, &std::pair<ObjectId, Zone>::first);
    const Zone zone = aside == run.setAside.end() ? table.state[id].zone : aside->second;
    if (zone == Zone::Hq && table.setting("access.corp-sees-hq-cards"))
        table.say("and of HQ the Corp is told", {"info.hq-accesses"_rule});
    if (zone == Zone::RnD)
        table.say("what stays in R&D is not shown to the Corp", {"info.not-shown"_rule});
    else if (zone != Zone::Hq || table.setting("access.corp-sees-hq-cards"))
        sides.push_back(word(Side::Corp, rules::sideWords));
    sides.push_back(word(Side::Runner, rules::sideWords));
    return sides;
}

} // namespace

Fact objectFact(const Table &table, ObjectId id, std::string_view name)
{
    const State &state = table.state;
    const Object &object = state[id];
    if (name == "zone")
        return word(object.zone, zoneWords);
    if (name == "server")
        return object.server.exists()
            ? state.servers[static_cast<std::size_t>(object.server.value)].name
            : std::string("none");
    if (name == "in-server") {
        const bool in = object.zone == Zone::Remote || object.zone == Zone::Hq
            || object.zone == Zone::RnD || object.zone == Zone::Archives;
        table.say(table.nameOf(id) + (in ? " is" : " is not") + " in a server", {"server.in"_rule});
        return in;
    }
    if (name == "position")
        return object.position;
    if (name == "faceup") {
        assumeFacedown(table, id);
        return object.faceup;
    }
    if (name == "rezzed")
        return object.faceup && isRezzable(object);
    if (name == "installed")
        return isInstalled(object);
    if (name == "active")
        return isActiveFact(table, id);
    if (name == "host")
        return object.host.exists() ? state[object.host].name : std::string("none");
    if (name == "chosen")
        return chosenBy(state, id).exists() ? state[object.chosen].name : std::string("none");
    if (name == "chosen-server")
        return object.chosenServer.exists()
            ? state.servers[static_cast<std::size_t>(object.chosenServer.value)].name
            : std::string("none");
    if (name == "new-copy") {
        table.say(table.nameOf(id)
                      + (object.copy > 0 ? " has left play: it is another copy"
                             : isScoreArea(object.zone)
                             ? " is in a score area, which uninstalls nothing: it is the same copy"
                             : " has not left play: it is the same copy"),
                  {"zone.uninstalled"_rule, "zone.no-memory"_rule});
        return object.copy > 0;
    }
    if (name == "passed")
        return std::ranges::find(state.run.passed, id) != state.run.passed.end();
    if ((name == "broken" || name == "all-broken") && state.run.brokenOf != id)
        throw NotDerivable{table.nameOf(id) + " is not the ice that was encountered last"};
    if (name == "broken")
        return static_cast<int>(std::ranges::count(state.run.broken, true));
    if (name == "all-broken") {
        table.say("“all” includes zero; a bypass breaks none",
                  {table.orElse("subroutine.all"_rule, "subroutine.broken"_rule,
                                state.run.broken.empty()),
                   "bypass.none-broken"_rule});
        return allBroken(table);
    }
    if (name == "revealed")
        return object.revealed;
    if (name == "known-to") {
        assumeFacedown(table, id);
        if (object.pointedAt && !object.shownToRunner)
            throw NotDerivable{
                "whether a card is seen that the Corp shows to be chosen is not said"};
        std::vector<std::string> sides;
        std::string who;
        for (const Side side : whoKnows(state, id)) {
            sides.push_back(word(side, rules::sideWords));
            who = who.empty() ? nameOf(side) + " knows" : "both players know";
        }
        table.say((who.empty() ? "nobody knows" : who) + " the face of " + table.nameOf(id),
                  {"info.known"_rule});
        return sides;
    }
    if (name == "access-known-to")
        return knowAccess(table, id);
    if (name == "depth" && state.shuffled.contains(object.owner))
        throw NotDerivable{"the deck was shuffled: which card lies where is chance"};
    if (name == "depth") {
        if (object.zone != deckZoneOf(object.owner))
            return std::string("none");
        constexpr int deepest = 1000;
        const auto deck = fromTop(state, object.owner, deepest);
        return static_cast<int>(std::ranges::find(deck, id) - deck.begin());
    }
    if (name == "type") {
        if (object.worth) {
            table.say(table.nameOf(id) + " was added as an agenda and is nothing else",
                      {"convert.keeps-name"_rule});
            return word(CardType::Agenda, rules::cardTypeWords);
        }
        const bool none = object.converted || (object.zone == Zone::Rig && !object.faceup);
        table.say(table.nameOf(id) + (none ? " has no type now" : " has its printed type"),
                  {object.converted ? "convert.keeps-name"_rule
                       : none       ? "zone.facedown-runner"_rule
                                    : "zone.active"_rule});
        return none ? std::string("none") : word(object.card->type, rules::cardTypeWords);
    }
    if (name == "title")
        return object.zone == Zone::Rig && !object.faceup ? std::string("none")
                                                          : object.card->title;
    if (name == "trashed")
        return object.zone == trashPileOf(object.owner);
    const auto counter = core::fromWord(counterWords, name);
    if (counter == Counter::Advancement && isScoreArea(object.zone))
        table.say("a scored or stolen agenda has no advancement tokens",
                  {"score.tokens-removed"_rule});
    if (counter)
        return object.counter(*counter);
    if (const auto kind = core::fromWord(valueWords, name))
        return value(table, *kind, id, true);
    constexpr std::string_view subtype = "subtype ";
    if (name.starts_with(subtype)) {
        const std::string wanted(name.substr(subtype.size()));
        const bool has = hasSubtype(table, id, wanted);
        const auto &printed = object.card->subtypes;
        const bool onCard = std::ranges::find(printed, wanted) != printed.end();
        table.say(
            table.nameOf(id) + (has ? " is " : " is no ") + wanted + ": "
                + (onCard ? "it is printed on it" : "it is not printed on it")
                + (has == onCard ? ", and nothing changes that" : ", and abilities change that")
                + (isActive(state, id) ? "" : "; while inactive the card adds none itself"),
            {"subtype.running-total"_rule});
        return has;
    }
    throw NotDerivable{"no fact of a card is called " + std::string(name)};
}

} // namespace rulings
