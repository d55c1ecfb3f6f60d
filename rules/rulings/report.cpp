// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Active", "Inactive", "Faceup", "Uninstall", "Server", "In a Server",
// "Maximum Hand Size", "Link", "Memory Limit", "Scored Points", "Run".
#include "rules/rulings/report.h"

#include "rules/rulings/access.h"
#include "rules/rulings/information.h"
#include "rules/rulings/unlisted.h"
#include "rules/rulings/values.h"
#include "rules/rulings/zones.h"

#include <algorithm>

namespace rulings {

namespace {

std::string word(auto value, const auto &words) { return std::string(core::toWord(words, value)); }

/// As questions name it, without the hyphens.
std::string inWords(std::string_view name)
{
    std::string words(name);
    std::ranges::replace(words, '-', ' ');
    return words;
}

/// The steps of the present structure in which `has` holds, by number.
template <class Has>
std::vector<std::string> stepsWith(Table &table, std::string_view what, const Has &has)
{
    std::vector<std::string> found;
    for (const rules::TimingStep &step : table.book->timing(table.state.at.kind).steps)
        if (has(step))
            found.push_back(step.id);
    table.say("steps for “" + inWords(what)
                  + "”: " + (found.empty() ? "none" : toString(Fact(found))),
              {"timing.step"_rule});
    return found;
}

/// The number of the step as the document prints it.
Fact stepFact(Table &table)
{
    const std::string &id = table.state.at.step->id;
    table.say("step " + id + ": " + table.state.at.step->title, {"timing.step"_rule});
    if (id.find_first_not_of("0123456789") == std::string::npos)
        return std::stoi(id);
    return id;
}

Fact playerFact(Table &table, Side side, std::string_view name)
{
    State &state = table.state;
    const Player &player = state.player(side);
    if (name == "credits")
        return static_cast<int>(player.credits);
    if (name == "clicks")
        return static_cast<int>(player.clicks);
    if (name == "hand")
        return handSizeOf(state, side);
    if (name == "deck")
        return player.deck
            + static_cast<int>(std::ranges::count(state.objects, deckZoneOf(side), &Object::zone));
    if (name == "pile")
        return player.pile
            + static_cast<int>(std::ranges::count(state.objects, trashPileOf(side), &Object::zone));
    if (name == "agenda-points") {
        const int points = agendaPoints(table, side);
        table.say("the agendas in the score area of " + nameOf(side) + " are worth "
                      + counted(points, "point"),
                  {"score.points"_rule});
        return points;
    }
    if (name == "hand-size")
        return playerValue(table, Value::HandSize, side, true);
    if (name == "starting-hand") {
        table.say("a new hand after a mulligan is as large as the first",
                  {"setup.starting-hand"_rule});
        return playerValue(table, Value::StartingHand, side, true);
    }
    if (name == "allotted-clicks")
        return playerValue(table, Value::AllottedClicks, side, true);
    if (side == Side::Corp && name == "bad-publicity")
        return static_cast<int>(state.badPublicity);
    if (side == Side::Runner) {
        if (name == "tags")
            return static_cast<int>(state.tags);
        if (name == "tagged") {
            table.say(state.tags > 0
                          ? "the Runner has " + counted(state.tags, "tag") + ", and one is enough"
                          : "the Runner has no tag",
                      {"tag.tagged"_rule});
            return state.tags > 0;
        }
        if (name == "brain-damage")
            return static_cast<int>(state.brainDamage);
        if (name == "link")
            return playerValue(table, Value::Link, side, true);
        if (name == "memory-limit")
            return playerValue(table, Value::MemoryLimit, side, true);
        if (name == "memory-used") {
            const int used = memoryUsed(table);
            table.say("installed programs take " + counted(used, "memory unit"),
                      {"memory.limit"_rule});
            return used;
        }
    }
    throw NotDerivable{"no fact of a player is called " + std::string(name)};
}

Fact runFact(Table &table, std::string_view name)
{
    const State &state = table.state;
    const Run &run = state.run;
    if (name == "on")
        return run.on;
    if (!run.startedOn.exists())
        throw NotDerivable{"no run was made"};
    if (name == "status")
        return word(run.status, runStatusWords);
    if (name == "step")
        return stepFact(table);
    if (name == "topic")
        return state.at.step->topic;
    if (name == "server")
        return state.servers[static_cast<std::size_t>(run.server.value)].name;
    if (name == "ice")
        return run.ice.exists() ? state[run.ice].name : std::string("none");
    if (name == "encountering")
        return run.encountering;
    if (name == "accesses") {
        if (run.accessLimit < 0 && state.at.step->topic == "access")
            settleAccesses(table);
        if (run.accessLimit < 0)
            throw NotDerivable{"the number of accesses is not settled yet"};
        return run.accessLimit;
    }
    if (name == "accessed")
        return static_cast<int>(run.accessed.size()) + run.accessedUnlisted;
    if (name == "credits")
        return static_cast<int>(run.badPublicityCredits);
    if (name == "access-replaced")
        return run.accessReplaced;
    throw NotDerivable{"no fact of a run is called " + std::string(name)};
}

Fact traceFact(Table &table, std::string_view name)
{
    const Trace &trace = table.state.trace;
    if (!trace.base.isKnown())
        throw NotDerivable{"there was no trace"};
    table.say("both strengths are known to both players", {"trace.corp-first"_rule});
    if (name == "base")
        return static_cast<int>(trace.base);
    if (name == "strength")
        return static_cast<int>(trace.strength);
    if (name == "link")
        return static_cast<int>(trace.link);
    if (name == "successful")
        return trace.successful;
    throw NotDerivable{"no fact of a trace is called " + std::string(name)};
}

Fact serverFact(Table &table, ServerId id, std::string_view name)
{
    const Server &server = table.state.servers[static_cast<std::size_t>(id.value)];
    if (name == "exists")
        return !server.gone;
    if (name == "new") {
        if (!server.emptied || !table.setting("install.server-survives-trashing"))
            return server.isNew || server.emptied;
        table.say("a server that an install empties goes on existing",
                  {"install.not-a-new-server"_rule});
        return server.isNew;
    }
    if (name == "ice")
        return static_cast<int>(iceProtecting(table.state, id).size());
    throw NotDerivable{"no fact of a server is called " + std::string(name)};
}

bool isScoreArea(Zone zone) { return zone == Zone::CorpScoreArea || zone == Zone::RunnerScoreArea; }

bool isActiveFact(Table &table, ObjectId id)
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
Fact knowAccess(Table &table, ObjectId id)
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

Fact objectFact(Table &table, ObjectId id, std::string_view name)
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

} // namespace

Fact orderFact(const Table &table)
{
    if (!table.orderOpen.empty())
        throw NotDerivable{table.orderOpen};
    return table.order;
}

Fact report(Table &table, std::string_view path)
{
    if (path == "winner") {
        constexpr core::Words<Winner, 3> words{
            {{Winner::Nobody, "nobody"}, {Winner::Corp, "corp"}, {Winner::Runner, "runner"}}};
        return word(table.state.winner, words);
    }
    if (path == "won-by")
        return table.state.wonBy;
    if (path == "step")
        return stepFact(table);
    if (path == "windows") {
        std::vector<std::string> open;
        for (const auto &[window, name] : rules::windowWords)
            if (table.state.at.step->windows.contains(window))
                open.emplace_back(name);
        table.say("step " + table.state.at.step->id + " is one for: "
                      + (open.empty() ? "nothing" : inWords(toString(Fact(open)))),
                  {"timing.step"_rule});
        return open;
    }
    if (path == "topic") {
        (void)stepFact(table);
        return table.state.at.step->topic;
    }
    if (path == "order")
        return orderFact(table);
    if (path == "priority") {
        const Priority &priority = table.state.priority;
        if (!table.state.at.step->windows.contains(rules::Window::PaidAbilities))
            throw NotDerivable{"no window is open here"};
        const Side side = priority.followed ? priority.with : table.state.turn;
        table.say(priority.closed ? "the window is closed"
                                  : "it is the chance of " + nameOf(side) + " to act",
                  {"priority.in-turn"_rule});
        return priority.closed ? std::string("nobody") : word(side, rules::sideWords);
    }
    const auto dot = path.find('.');
    if (dot == std::string_view::npos)
        throw NotDerivable{"no fact is called " + std::string(path)};
    const std::string_view owner = path.substr(0, dot);
    const std::string_view name = path.substr(dot + 1);
    if (const auto side = core::fromWord(rules::sideWords, owner))
        return playerFact(table, *side, name);
    if (owner == "run")
        return runFact(table, name);
    if (owner == "trace")
        return traceFact(table, name);
    if (owner == "steps") {
        if (const auto window = core::fromWord(rules::windowWords, name))
            return stepsWith(table, name, [&](const rules::TimingStep &step) {
                return step.windows.contains(*window);
            });
        if (const auto trigger = core::fromWord(rules::triggerWords, name))
            return stepsWith(table, name, [&](const rules::TimingStep &step) {
                return step.triggers.contains(*trigger);
            });
    }
    if (const ObjectId id = table.state.find(owner); id.exists())
        return objectFact(table, id, name);
    if (const ServerId id = table.state.findServer(owner); id.exists())
        return serverFact(table, id, name);
    throw NotDerivable{"nothing is called " + std::string(owner)};
}

} // namespace rulings
