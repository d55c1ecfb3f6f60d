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
#include <array>
#include <cstddef>
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

std::string nameOfServer(const Table &table, ServerId id)
{
    return id.exists() ? table.state.servers[static_cast<std::size_t>(id.value)].name : "none";
}

std::string nameOfObject(const Table &table, ObjectId id)
{
    return id.exists() ? table.state[id].name : "none";
}

Fact inServerFact(const Table &table, ObjectId id)
{
    const Zone zone = table.state[id].zone;
    const bool in =
        zone == Zone::Remote || zone == Zone::Hq || zone == Zone::RnD || zone == Zone::Archives;
    table.say(table.nameOf(id) + (in ? " is" : " is not") + " in a server", {"server.in"_rule});
    return in;
}

Fact depthFact(const Table &table, ObjectId id)
{
    const State &state = table.state;
    const Object &object = state[id];
    if (state.shuffled.contains(object.owner))
        throw NotDerivable{"the deck was shuffled: which card lies where is chance"};
    if (object.zone != deckZoneOf(object.owner))
        return std::string("none");
    constexpr int deepest = 1000;
    const auto deck = fromTop(state, object.owner, deepest);
    return static_cast<int>(std::ranges::find(deck, id) - deck.begin());
}

Fact faceupFact(const Table &table, ObjectId id)
{
    assumeFacedown(table, id);
    return table.state[id].faceup;
}

Fact newCopyFact(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    table.say(table.nameOf(id)
                  + (object.copy > 0 ? " has left play: it is another copy"
                         : isScoreArea(object.zone)
                         ? " is in a score area, which uninstalls nothing: it is the same copy"
                         : " has not left play: it is the same copy"),
              {"zone.uninstalled"_rule, "zone.no-memory"_rule});
    return object.copy > 0;
}

/// Subroutines are remembered of one encounter only.
const std::vector<bool> &brokenOf(const Table &table, ObjectId ice)
{
    if (table.state.run.brokenOf != ice)
        throw NotDerivable{table.nameOf(ice) + " is not the ice that was encountered last"};
    return table.state.run.broken;
}

Fact brokenFact(const Table &table, ObjectId id)
{
    return static_cast<int>(std::ranges::count(brokenOf(table, id), true));
}

Fact allBrokenFact(const Table &table, ObjectId id)
{
    const bool none = brokenOf(table, id).empty();
    table.say("“all” includes zero; a bypass breaks none",
              {table.orElse("subroutine.all"_rule, "subroutine.broken"_rule, none),
               "bypass.none-broken"_rule});
    return allBroken(table);
}

Fact passedFact(const Table &table, ObjectId id)
{
    const auto &passed = table.state.run.passed;
    return std::ranges::find(passed, id) != passed.end();
}

Fact knownToFact(const Table &table, ObjectId id)
{
    assumeFacedown(table, id);
    if (table.state[id].pointedAt && !table.state[id].shownToRunner)
        throw NotDerivable{"whether a card is seen that the Corp shows to be chosen is not said"};
    std::vector<std::string> sides;
    std::string who;
    for (const Side side : whoKnows(table.state, id)) {
        sides.push_back(word(side, rules::sideWords));
        who = who.empty() ? nameOf(side) + " knows" : "both players know";
    }
    table.say((who.empty() ? "nobody knows" : who) + " the face of " + table.nameOf(id),
              {"info.known"_rule});
    return sides;
}

Fact typeFact(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
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

Fact titleFact(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    return object.zone == Zone::Rig && !object.faceup ? std::string("none") : object.card->title;
}

Fact subtypeFact(const Table &table, ObjectId id, const std::string &wanted)
{
    const bool has = hasSubtype(table, id, wanted);
    const auto &printed = table.state[id].card->subtypes;
    const bool onCard = std::ranges::find(printed, wanted) != printed.end();
    table.say(table.nameOf(id) + (has ? " is " : " is no ") + wanted + ": "
                  + (onCard ? "it is printed on it" : "it is not printed on it")
                  + (has == onCard ? ", and nothing changes that" : ", and abilities change that")
                  + (isActive(table.state, id) ? "" : "; while inactive the card adds none itself"),
              {"subtype.running-total"_rule});
    return has;
}

Fact counterFact(const Table &table, ObjectId id, Counter kind)
{
    const Object &object = table.state[id];
    if (kind == Counter::Advancement && isScoreArea(object.zone))
        table.say("a scored or stolen agenda has no advancement tokens",
                  {"score.tokens-removed"_rule});
    return object.counter(kind);
}

struct NamedFact {
    std::string_view name;
    Fact (*of)(const Table &, ObjectId);
};

constexpr auto namedFacts = std::to_array<NamedFact>({
    {"zone",
     [](const Table &table, ObjectId id) -> Fact { return word(table.state[id].zone, zoneWords); }},
    {"server",
     [](const Table &table, ObjectId id) -> Fact {
         return nameOfServer(table, table.state[id].server);
     }},
    {"in-server", inServerFact},
    {"position", [](const Table &table, ObjectId id) -> Fact { return table.state[id].position; }},
    {"faceup", faceupFact},
    {"rezzed",
     [](const Table &table, ObjectId id) -> Fact {
         return table.state[id].faceup && isRezzable(table.state[id]);
     }},
    {"installed",
     [](const Table &table, ObjectId id) -> Fact { return isInstalled(table.state[id]); }},
    {"active", [](const Table &table, ObjectId id) -> Fact { return isActiveFact(table, id); }},
    {"host",
     [](const Table &table, ObjectId id) -> Fact {
         return nameOfObject(table, table.state[id].host);
     }},
    {"chosen",
     [](const Table &table, ObjectId id) -> Fact {
         return nameOfObject(table, chosenBy(table.state, id));
     }},
    {"chosen-server",
     [](const Table &table, ObjectId id) -> Fact {
         return nameOfServer(table, table.state[id].chosenServer);
     }},
    {"new-copy", newCopyFact},
    {"passed", passedFact},
    {"broken", brokenFact},
    {"all-broken", allBrokenFact},
    {"revealed", [](const Table &table, ObjectId id) -> Fact { return table.state[id].revealed; }},
    {"known-to", knownToFact},
    {"access-known-to", knowAccess},
    {"depth", depthFact},
    {"type", typeFact},
    {"title", titleFact},
    {"trashed",
     [](const Table &table, ObjectId id) -> Fact {
         return table.state[id].zone == trashPileOf(table.state[id].owner);
     }},
});

} // namespace

Fact objectFact(const Table &table, ObjectId id, std::string_view name)
{
    if (const auto named = std::ranges::find(namedFacts, name, &NamedFact::name);
        named != namedFacts.end())
        return named->of(table, id);
    if (name == "credits")
        return counterFact(table, id, creditsOn(*table.state[id].card));
    if (const auto counter = core::fromWord(counterWords, name))
        return counterFact(table, id, *counter);
    if (const auto kind = core::fromWord(valueWords, name))
        return value(table, *kind, id, true);
    constexpr std::string_view subtype = "subtype ";
    if (name.starts_with(subtype))
        return subtypeFact(table, id, std::string(name.substr(subtype.size())));
    throw NotDerivable{"no fact of a card is called " + std::string(name)};
}

Counter creditsOn(const CardModel &card)
{
    return card.recurring.credits > 0 ? Counter::Recurring : Counter::Credit;
}

} // namespace rulings
