// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Active", "Inactive", "Faceup", "Uninstall", "Server", "In a Server",
// "Maximum Hand Size", "Link", "Memory Limit", "Scored Points", "Run".
#include "rules/rulings/answering/report.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/fact_sentences.h"
#include "rules/rulings/answering/happened_facts.h"
#include "rules/rulings/answering/memory_used.h"
#include "rules/rulings/answering/next_run.h"
#include "rules/rulings/answering/object_facts.h"
#include "rules/rulings/answering/told_line.h"
#include "rules/rulings/answering/window_facts.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/access_order.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/play/saying.h"
#include "rules/rulings/table/considered.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// The steps of the present structure in which `has` holds, by number.
template <class Has>
std::vector<std::string> stepsWith(const Table &table, const Sentence &what, const Has &has)
{
    std::vector<std::string> found;
    for (const rules::TimingStep &step : table.book->timing(table.state.at.kind).steps)
        if (has(step))
            found.push_back(step.id);
    const auto &structure = table.book->timing(table.state.at.kind);
    table.say(found.empty() ? Sentence::tr("in no step {what}", {{"what", what}})
                            //: steps of a timing structure, and what may be done there
                            : Sentence::tr("in step {steps} {what}",
                                           {{"steps", toString(Fact(found))}, {"what", what}}),
              {"timing.step"_rule});
    table.record.trace.back().speaksOf = &structure;
    return found;
}

/// The number of the step as the document prints it.
Fact stepFact(const Table &table)
{
    const std::string &id = table.state.at.step->id;
    // Unless that line stands there already.
    const auto &trace = table.record.trace;
    const auto last = std::ranges::find_if(trace.rbegin(), trace.rend(),
                                           [](const TraceLine &line) { return line.stepOf; });
    if (last == trace.rend() || last->what != stepInWords(*table.state.at.step)) {
        table.say(here(table), {"timing.step"_rule});
        table.record.trace.back().speaksOf = &table.book->timing(table.state.at.kind);
    }
    return id.find_first_not_of("0123456789") == std::string::npos ? Fact(std::stoi(id)) : Fact(id);
}

/// Those that the Runner has, and those that he is only considered to have.
int tagsFact(const Table &table)
{
    const int tags = countedTags(table);
    if (tags != table.state.tags)
        (void)playerValue(table, Value::Tags, Side::Runner, Told::IfModified);
    return tags;
}

/// Nothing: that player has no such fact.
std::optional<Fact> runnerFact(Table &table, std::string_view name)
{
    const State &state = table.state;
    if (name == "tags")
        return tagsFact(table);
    if (name == "tagged") {
        const int tags = tagsFact(table);
        if (tags == 0 && isTagged(table)) {
            table.say(Sentence::tr("the Runner is tagged without a tag, as a text says"),
                      {"tag.tagged"_rule});
            return true;
        }
        table.say(tags > 0 ? Sentence::tr("the Runner has {n} tag, and one is enough",
                                          "the Runner has {n} tags, and one is enough", tags)
                           : Sentence::tr("the Runner has no tag"),
                  {"tag.tagged"_rule});
        return isTagged(table);
    }
    if (name == "brain-damage")
        return static_cast<int>(state.brainDamage);
    if (name == "link")
        return playerValue(table, Value::Link, Side::Runner, Told::Anyway);
    if (name == "memory-limit")
        return playerValue(table, Value::MemoryLimit, Side::Runner, Told::Anyway);
    if (name == "memory-used")
        return memoryUsedFact(table);
    if (name == "next-run-credits")
        return creditsOfNextRun(table);
    return std::nullopt;
}

/// Of agendas that are worth more or less than what stands on them.
void sayWorth(const Table &table, Side side)
{
    for (std::size_t i = 0; i < table.state.objects.size(); ++i)
        if (table.state.objects[i].zone == scoreAreaOf(side))
            (void)value(table, Value::Points, {static_cast<std::int16_t>(i)}, Told::IfModified);
}

/// How many points that player has, beside how many it takes to win.
bool arePointsTold(const Table &table, Side side)
{
    return std::ranges::any_of(table.record.trace, [&](const TraceLine &line) {
        return speaksOf(line, side) && !line.value && restsOn(line, "win.points");
    });
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
        if (state.wonBy == "agenda points" || arePointsTold(table, side))
            return points; // told where they won the game, or did not yet
        sayWorth(table, side);
        table.say(Sentence::tr("the agendas in the score area {player.of} are worth {n} point",
                               "the agendas in the score area {player.of} are worth {n} points",
                               points, {{"player", side}}),
                  {"score.points"_rule});
        return points;
    }
    if (name == "hand-size")
        return playerValue(table, Value::HandSize, side, Told::Anyway);
    if (name == "starting-hand") {
        table.say(Sentence::tr("a new hand after a mulligan is as large as the first"),
                  {"setup.starting-hand"_rule});
        return playerValue(table, Value::StartingHand, side, Told::Anyway);
    }
    if (name == "allotted-clicks")
        return playerValue(table, Value::AllottedClicks, side, Told::Anyway);
    if (side == Side::Corp && name == "bad-publicity")
        return static_cast<int>(state.badPublicity);
    if (side == Side::Runner)
        if (auto fact = runnerFact(table, name))
            return *std::move(fact);
    throw NotDerivable{
        Sentence::tr("no fact of a player is called {name}", {{"name", std::string(name)}})};
}

Fact runFact(Table &table, std::string_view name)
{
    const State &state = table.state;
    const Run &run = state.run;
    if (name == "on")
        return run.on;
    if (!run.startedOn.exists())
        throw NotDerivable{Sentence::tr("no run was made")};
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
        if (run.accessReplaced)
            return allAccessed(run); // what a card lets be accessed all the same
        if (run.accessLimit < 0 && state.at.step->topic == "access")
            settleAccesses(table);
        if (run.accessLimit < 0)
            throw NotDerivable{Sentence::tr("the number of accesses is not settled yet")};
        return run.accessLimit;
    }
    if (name == "accessed")
        return allAccessed(run);
    if (name == "credits")
        return static_cast<int>(run.badPublicityCredits);
    if (name == "access-replaced")
        return run.accessReplaced;
    throw NotDerivable{
        Sentence::tr("no fact of a run is called {name}", {{"name", std::string(name)}})};
}

Fact traceFact(const Table &table, std::string_view name)
{
    const Trace &trace = table.state.trace;
    if (!trace.base.isKnown())
        throw NotDerivable{Sentence::tr("there was no trace")};
    if (name == "known-to") {
        table.say(Sentence::tr("what is spent on a trace is spent openly, so both players know it"),
                  {"trace.corp-first"_rule});
        return std::vector<std::string>{word(Side::Corp, rules::sideWords),
                                        word(Side::Runner, rules::sideWords)};
    }
    if (name == "base")
        return static_cast<int>(trace.base);
    if (name == "strength")
        return static_cast<int>(trace.strength);
    if (name == "link")
        return static_cast<int>(trace.link);
    if (name == "successful")
        return trace.successful;
    throw NotDerivable{
        Sentence::tr("no fact of a trace is called {name}", {{"name", std::string(name)}})};
}

Fact serverFact(const Table &table, ServerId id, std::string_view name)
{
    const Server &server = table.state.servers[static_cast<std::size_t>(id.value)];
    if (name == "exists")
        return !server.gone;
    if (name == "new") {
        if (!server.emptied || !table.setting("install.server-survives-trashing"))
            return server.isNew || server.emptied;
        table.say(Sentence::tr("a server that an install empties goes on existing"),
                  {"install.not-a-new-server"_rule});
        return server.isNew;
    }
    if (name == "ice")
        return static_cast<int>(iceProtecting(table.state, id).size());
    throw NotDerivable{
        Sentence::tr("no fact of a server is called {name}", {{"name", std::string(name)}})};
}

Fact winnerFact(const Table &table)
{
    sayNotOver(table);
    constexpr core::Words<Winner, 3> words{
        {{Winner::Nobody, "nobody"}, {Winner::Corp, "corp"}, {Winner::Runner, "runner"}}};
    return word(table.state.winner, words);
}

/// Of the steps of the present structure; none: it has no such window or event.
std::optional<Fact> stepsFact(const Table &table, std::string_view name)
{
    if (const auto window = core::fromWord(rules::windowWords, name))
        return stepsWith(table, mayBeDone(*window), [&](const rules::TimingStep &step) {
            return step.windows.contains(*window);
        });
    if (const auto trigger = core::fromWord(rules::triggerWords, name))
        return stepsWith(table, isMetThere(*trigger), [&](const rules::TimingStep &step) {
            return step.triggers.contains(*trigger);
        });
    return std::nullopt;
}

/// What somebody or something has, is or does.
Fact factAbout(Table &table, std::string_view owner, std::string_view name)
{
    if (const auto side = core::fromWord(rules::sideWords, owner))
        return playerFact(table, *side, name);
    if (owner == "run")
        return runFact(table, name);
    if (owner == "trace")
        return traceFact(table, name);
    if (owner == "steps")
        if (auto fact = stepsFact(table, name))
            return *std::move(fact);
    if (const ObjectId id = table.state.find(owner); id.exists())
        return objectFact(table, id, name);
    if (const ServerId id = table.state.findServer(owner); id.exists())
        return serverFact(table, id, name);
    throw NotDerivable{Sentence::tr("nothing is called {name}", {{"name", std::string(owner)}})};
}

} // namespace

Fact orderFact(const Table &table)
{
    if (!table.orderOpen.empty())
        throw NotDerivable{table.orderOpen};
    return table.order;
}

namespace {

/// Whose the turn after this one is.
Fact nextTurnFact(const Table &table)
{
    const auto &more = table.state.turnsToCome;
    const Side next = more.empty() ? opponentOf(table.state.turn) : more.front();
    table.say(Sentence::tr("the next turn is {player.of}", {{"player", next}}),
              {"timing.step"_rule});
    return word(next, rules::sideWords);
}

} // namespace

Fact report(Table &table, std::string_view path)
{
    if (path == "next-turn")
        return nextTurnFact(table);
    if (path == "turn") {
        (void)stepFact(table);
        return word(table.state.turn, rules::sideWords);
    }
    if (path == "winner")
        return winnerFact(table);
    if (path == "won-by")
        return table.state.wonBy;
    if (path == "step")
        return stepFact(table);
    if (path == "windows")
        return windowsFact(table);
    if (path == "topic") {
        (void)stepFact(table);
        return table.state.at.step->topic;
    }
    if (path == "order")
        return orderFact(table);
    if (path == "priority")
        return priorityFact(table);
    if (auto fact = happenedFact(table, path))
        return *std::move(fact);
    const auto dot = path.find('.');
    if (dot == std::string_view::npos)
        throw NotDerivable{Sentence::tr("no fact is called {name}", {{"name", std::string(path)}})};
    return factAbout(table, path.substr(0, dot), path.substr(dot + 1));
}

std::string toString(const Fact &fact)
{
    struct Words {
        std::string operator()(std::monostate) const { return "unknown"; }
        std::string operator()(bool yes) const { return yes ? "yes" : "no"; }
        std::string operator()(int number) const { return std::to_string(number); }
        std::string operator()(const std::string &word) const { return word; }
        std::string operator()(const std::vector<std::string> &list) const
        {
            std::string text;
            for (const std::string &word : list)
                text += (text.empty() ? "" : ", ") + word;
            return text;
        }
    };
    return std::visit(Words{}, fact);
}

} // namespace rulings
