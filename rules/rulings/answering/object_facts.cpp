// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Active", "Inactive", "Faceup", "Uninstall", "Server", "In a Server",
// "Maximum Hand Size", "Link", "Memory Limit", "Scored Points", "Run".
#include "rules/rulings/answering/object_facts.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/report.h"
#include "rules/rulings/answering/subroutine_facts.h"
#include "rules/rulings/answering/told_line.h"
#include "rules/rulings/answering/was_trashed.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/information.h"
#include "rules/rulings/play/saying.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
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

/// A condition counter is installed with the installed card that it lies on.
bool isInstalledFact(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    return isInstalled(object)
        || (object.converted && object.host.exists() && isInstalled(table.state[object.host]));
}

bool isActiveFact(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    const bool active = isActive(table.state, id) && !isDormant(table, id);
    const bool scoreArea = isScoreArea(object.zone);
    const Sentence what = active ? Sentence::tr("{card} is active", {{"card", id}})
                                 : Sentence::tr("{card} is inactive", {{"card", id}});
    if (scoreArea) {
        table.say(active ? Sentence::tr("{card} is active: agendas are active in the score area of "
                                        "the Corp only",
                                        {{"card", id}})
                         : Sentence::tr("{card} is inactive: agendas are active in the score area "
                                        "of the Corp only",
                                        {{"card", id}}),
                  {"zone.score-area-active"_rule});
    } else if (object.zone == Zone::Hosted && !isInstalledFact(table, id)) {
        table.say(active ? Sentence::tr("{card} is active: it is hosted, but not installed",
                                        {{"card", id}})
                         : Sentence::tr("{card} is inactive: it is hosted, but not installed",
                                        {{"card", id}}),
                  {"host.not-installed"_rule});
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
    if (std::ranges::find(run.accessed, id) == run.accessed.end()
        && std::ranges::find(run.accessedApart, id) == run.accessedApart.end())
        return sides;
    table.say(Sentence::tr("the Runner looks at what is accessed"), {"access.card"_rule});
    const auto aside = std::ranges::find(run.setAside, id, &std::pair<ObjectId, Zone>::first);
    const Zone zone = aside == run.setAside.end() ? table.state[id].zone : aside->second;
    if (zone == Zone::Hq && table.setting("access.corp-sees-hq-cards"))
        table.say(Sentence::tr("of cards in HQ the Corp is told, too"), {"info.hq-accesses"_rule});
    if (zone == Zone::RnD)
        table.say(Sentence::tr("what stays in R&D is not shown to the Corp"),
                  {"info.not-shown"_rule});
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
    table.say(in ? Sentence::tr("{card} is in a server", {{"card", id}})
                 : Sentence::tr("{card} is not in a server", {{"card", id}}),
              {"server.in"_rule});
    return in;
}

Fact depthFact(const Table &table, ObjectId id)
{
    const State &state = table.state;
    const Object &object = state[id];
    if (object.zone != deckZoneOf(object.owner))
        return std::string("none");
    const bool shuffled = state.shuffled.contains(object.owner);
    if (shuffled && !isOnTopSince(state, id))
        throw leftToChance();
    constexpr int deepest = 1000;
    const auto deck =
        shuffled ? deckOf(state, object.owner) : fromTop(state, object.owner, deepest);
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
    const Sentence::Arguments said{{"card", id}};
    table.say(
        object.copy > 0 && isScoreArea(object.zone)
            ? Sentence::tr("{card} was uninstalled by entering the score area: a new copy", said)
            : object.copy > 0
            ? Sentence::tr("{card} has left play, so it counts as a new copy", said)
            : isScoreArea(object.zone)
            ? Sentence::tr(
                  "{card} is in a score area, which uninstalls nothing: it is the same copy", said)
            : Sentence::tr("{card} has not left play: it is the same copy", said),
        {"zone.uninstalled"_rule, "zone.no-memory"_rule});
    return object.copy > 0;
}

Fact passedFact(const Table &table, ObjectId id)
{
    const auto &passed = table.state.run.passed;
    return std::ranges::find(passed, id) != passed.end();
}

/// And what would lay the grip open, if what that asks for were so.
Sentence withClosedGrip(const Table &table, Sentence what)
{
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto *constant = ability.asIf<ConstantAbility>();
        if (!constant || constant->alters != Altered::OpenGrip
            || wouldHold(table, ability.during, contextOf(table, source)))
            return;
        const Sentence why = whatDecides(table, ability.during, contextOf(table, source));
        if (!why.empty())
            what = Sentence::tr("{what}; the text of {card} does not change that now: {why}",
                                {{"what", std::move(what)}, {"card", source}, {"why", why}});
    });
    return what;
}

Fact knownToFact(const Table &table, ObjectId id)
{
    assumeFacedown(table, id);
    if (table.state[id].pointedAt && !table.state[id].shownToRunner)
        throw NotDerivable{Sentence::tr(
            "no rule says whether a card that the Corp presents for a choice is seen")};
    auto who = whoKnows(table.state, id);
    if (table.state[id].zone == Zone::Grip)
        if (const ObjectId open = whatAlters(table, Altered::OpenGrip); open.exists()) {
            table.say(Sentence::tr("{card}: the grip of the Runner lies open", {{"card", open}}),
                      {"effect.resolve"_rule});
            who = {Side::Corp, Side::Runner};
        }
    std::vector<std::string> sides;
    for (const Side side : who)
        sides.push_back(word(side, rules::sideWords));
    Sentence what = who.empty() ? Sentence::tr("nobody knows the face of {card}", {{"card", id}})
        : who.size() > 1 ? Sentence::tr("both players know the face of {card}", {{"card", id}})
                         : Sentence::tr("{player} knows the face of {card}",
                                        {{"player", who.front()}, {"card", id}});
    if (table.state[id].zone == Zone::Grip)
        what = withClosedGrip(table, std::move(what));
    // Only what was exposed lies so that both know it.
    const bool exposed = who.size() > 1 && isInstalled(table.state[id]) && !table.state[id].faceup;
    table.say(std::move(what), {exposed ? "info.expose"_rule : "info.known"_rule});
    return sides;
}

Fact typeFact(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    if (object.worth) {
        table.say(Sentence::tr("{card} was added as an agenda and is nothing else", {{"card", id}}),
                  {"convert.keeps-name"_rule});
        return word(CardType::Agenda, rules::cardTypeWords);
    }
    const bool none = object.converted || isNameless(object);
    table.say(none ? Sentence::tr("{card} has no type now", {{"card", id}})
                   : Sentence::tr("{card} has its printed type", {{"card", id}}),
              {object.converted ? "convert.keeps-name"_rule
                   : none       ? "zone.facedown-runner"_rule
                                : "zone.active"_rule});
    return none ? std::string("none") : word(object.card->type, rules::cardTypeWords);
}

Fact titleFact(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    return isNameless(object) ? std::string("none") : object.card->title;
}

Sentence subtypeInWords(ObjectId card, const std::string &subtype, bool has, bool onCard,
                        const SubtypeCount &count)
{
    if (has && onCard)
        return count.taken == 0
            ? Sentence::tr("“{subtype}” is printed on {card}",
                           {{"card", card}, {"subtype", subtype}})
            : Sentence::tr("“{subtype}” is printed on {card}, and what takes it away once is "
                           "outweighed by what adds it",
                           {{"card", card}, {"subtype", subtype}});
    if (has && count.copied.exists())
        return Sentence::tr("“{subtype}” is not printed on {card}, which has it from {other}",
                            {{"card", card}, {"subtype", subtype}, {"other", count.copied}});
    if (has)
        return Sentence::tr("“{subtype}” is not printed on {card}, but {other} adds it",
                            {{"card", card}, {"subtype", subtype}, {"other", count.adding}});
    if (onCard)
        return Sentence::tr("“{subtype}” is printed on {card}, but {other} takes it away",
                            {{"card", card}, {"subtype", subtype}, {"other", count.taking}});
    return count.added == 0
        ? Sentence::tr("“{subtype}” is not printed on {card}, and nothing adds it",
                       {{"card", card}, {"subtype", subtype}})
        : Sentence::tr("{other} adds “{subtype}” to {card}, but {another} takes it away",
                       {{"card", card},
                        {"subtype", subtype},
                        {"other", count.adding},
                        {"another", count.taking}});
}

/// And what would change it, if what that asks for were so.
Sentence withIdle(const Table &table, ObjectId id, Sentence what, const SubtypeCount &count)
{
    if (!count.idleAbility)
        return what;
    const Sentence why = whyIdle(table, *count.idleAbility, id, contextOf(table, count.idle));
    return why.empty() ? what
                       : Sentence::tr("{what}; the text of {card} does not change that now: {why}",
                                      {{"what", what}, {"card", count.idle}, {"why", why}});
}

Fact subtypeFact(const Table &table, ObjectId id, const std::string &wanted)
{
    const bool has = hasSubtype(table, id, wanted);
    const auto &printed = table.state[id].card->subtypes;
    const bool onCard = std::ranges::find(printed, wanted) != printed.end();
    const Object &object = table.state[id];
    const SubtypeCount count = countSubtype(table, id, wanted);
    if (isNameless(object))
        table.say(Sentence::tr("{card} is installed facedown: it has no name, type or subtype",
                               {{"card", id}}),
                  {"zone.facedown-runner"_rule});
    else
        table.say(withIdle(table, id, subtypeInWords(id, wanted, has, onCard, count), count),
                  {"subtype.running-total"_rule});
    return has;
}

/// As a turn begins, where the version has another step of it for that.
void sayWhenRefilled(const Table &table, ObjectId id)
{
    const State &state = table.state;
    const auto &trace = table.record.trace;
    const std::string topic = state.at.step ? state.at.step->topic : std::string();
    if (state.at.kind == TimingKind::Run || (topic != "begin-window" && topic != "turn-begins")
        || state.turn != state[id].owner || !state[id].card->recurring.refillsTo)
        return;
    const auto isOfRefill = [](const TraceLine &line) { return restsOn(line, "credit.refill"); };
    if (const auto *step = table.book->timing(state.at.kind).findTopic("refill-credits");
        step && std::ranges::none_of(trace, isOfRefill))
        table.say(Sentence::tr("recurring credits are refilled at another step: {step}",
                               {{"step", stepInWords(*step)}}),
                  {"credit.refill"_rule});
}

Fact counterFact(const Table &table, ObjectId id, Counter kind)
{
    if (kind == Counter::Recurring)
        sayWhenRefilled(table, id);
    const auto isOfThat = [](const TraceLine &line) {
        return restsOn(line, "score.tokens-removed");
    };
    if (kind == Counter::Advancement && isScoreArea(table.state[id].zone)
        && std::ranges::none_of(table.record.trace, isOfThat))
        table.say(Sentence::tr("a scored or stolen agenda has no advancement tokens"),
                  {"score.tokens-removed"_rule});
    return table.state[id].counter(kind);
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
     [](const Table &table, ObjectId id) -> Fact { return isInstalledFact(table, id); }},
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
    {"subroutines", subroutinesFact},
    {"revealed", [](const Table &table, ObjectId id) -> Fact { return table.state[id].revealed; }},
    {"known-to", knownToFact},
    {"access-known-to", knowAccess},
    {"depth", depthFact},
    {"type", typeFact},
    {"title", titleFact},
    {"trashed", [](const Table &table, ObjectId id) -> Fact { return wasTrashed(table, id); }},
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
        return value(table, *kind, id, Told::Anyway);
    constexpr std::string_view subtype = "subtype ";
    if (name.starts_with(subtype))
        return subtypeFact(table, id, std::string(name.substr(subtype.size())));
    throw NotDerivable{
        Sentence::tr("no fact of a card is called {name}", {{"name", std::string(name)}})};
}

Counter creditsOn(const CardModel &card)
{
    return card.recurring.refillsTo ? Counter::Recurring : Counter::Credit;
}

} // namespace rulings
