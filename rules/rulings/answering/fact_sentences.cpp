// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/fact_sentences.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/card_sentences.h"
#include "rules/rulings/answering/fact_names.h"
#include "rules/rulings/answering/happened_facts.h"
#include "rules/rulings/answering/values_in_words.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

Sentence mayBeDone(rules::Window window)
{
    switch (window) {
    case rules::Window::PaidAbilities:
        return Sentence::tr("paid abilities may be used");
    case rules::Window::RezNonIce:
        return Sentence::tr("cards other than ice may be rezzed");
    case rules::Window::RezApproachedIce:
        return Sentence::tr("the approached ice may be rezzed");
    case rules::Window::ScoreAgendas:
        return Sentence::tr("agendas may be scored");
    case rules::Window::BreakSubroutines:
        return Sentence::tr("subroutines may be broken");
    case rules::Window::JackOut:
        return Sentence::tr("the Runner may jack out");
    case rules::Window::TakeActions:
        break;
    }
    return Sentence::tr("actions may be taken");
}

Sentence isMetThere(rules::Trigger trigger)
{
    switch (trigger) {
    case rules::Trigger::TurnBegins:
        return Sentence::tr("abilities that wait for the beginning of the turn are met");
    case rules::Trigger::TurnEnds:
        return Sentence::tr("abilities that wait for the end of the turn are met");
    case rules::Trigger::IceEncountered:
        return Sentence::tr("abilities that wait for the encounter of ice are met");
    case rules::Trigger::IcePassed:
        return Sentence::tr("abilities that wait until ice is passed are met");
    case rules::Trigger::AllIcePassed:
        return Sentence::tr("abilities that wait until all ice is passed are met");
    case rules::Trigger::IfSuccessful:
        return Sentence::tr("effects with “if successful” resolve");
    case rules::Trigger::RunSuccessful:
        return Sentence::tr("abilities that wait for a successful run are met");
    case rules::Trigger::CardAccessed:
        return Sentence::tr("abilities that wait for an access are met");
    case rules::Trigger::RunEnds:
        return Sentence::tr("abilities that wait for the end of the run are met");
    case rules::Trigger::RunUnsuccessful:
        break;
    }
    return Sentence::tr("abilities that wait for an unsuccessful run are met");
}

namespace {

using Words = std::vector<std::string>;

/// What players count by.
std::optional<Sentence> holdings(Side side, std::string_view what, int count)
{
    const bool corp = side == Side::Corp;
    if (what == "credits")
        return corp
            ? Sentence::tr("The Corp has {n} credit.", "The Corp has {n} credits.", count)
            : Sentence::tr("The Runner has {n} credit.", "The Runner has {n} credits.", count);
    if (what == "clicks")
        return corp
            ? Sentence::tr("The Corp has {n} click left.", "The Corp has {n} clicks left.", count)
            : Sentence::tr("The Runner has {n} click left.", "The Runner has {n} clicks left.",
                           count);
    if (what == "hand")
        return corp ? Sentence::tr("The Corp has {n} card in hand.",
                                   "The Corp has {n} cards in hand.", count)
                    : Sentence::tr("The Runner has {n} card in hand.",
                                   "The Runner has {n} cards in hand.", count);
    if (what == "deck")
        return corp ? Sentence::tr("The Corp has {n} card in the deck.",
                                   "The Corp has {n} cards in the deck.", count)
                    : Sentence::tr("The Runner has {n} card in the deck.",
                                   "The Runner has {n} cards in the deck.", count);
    if (what == "pile")
        return corp ? Sentence::tr("Archives has {n} card.", "Archives has {n} cards.", count)
                    : Sentence::tr("The heap has {n} card.", "The heap has {n} cards.", count);
    if (what == "agenda-points")
        return corp ? Sentence::tr("The Corp has {n} agenda point.",
                                   "The Corp has {n} agenda points.", count)
                    : Sentence::tr("The Runner has {n} agenda point.",
                                   "The Runner has {n} agenda points.", count);
    return std::nullopt;
}

/// What rules and cards set for a player. `next`: it is not the turn of that player.
std::optional<Sentence> measures(Side side, std::string_view what, int number, bool next)
{
    const bool corp = side == Side::Corp;
    if (what == "tags")
        return Sentence::tr("The Runner has {n} tag.", "The Runner has {n} tags.", number);
    if (what == "bad-publicity")
        return Sentence::tr("The Corp has {n} bad publicity.", "The Corp has {n} bad publicity.",
                            number);
    if (what == "next-run-credits")
        return Sentence::tr("The next run gives the Runner {n} credit of bad publicity.",
                            "The next run gives the Runner {n} credits of bad publicity.", number);
    if (what == "brain-damage")
        return Sentence::tr("The Runner has {n} brain damage.", "The Runner has {n} brain damage.",
                            number);
    if (what == "link")
        return Sentence::tr("The Runner has {n} link.", "The Runner has {n} link.", number);
    if (what == "memory-limit")
        return Sentence::tr("The memory limit of the Runner is {number}.", {{"number", number}});
    if (what == "memory-used")
        return Sentence::tr("Installed programs take {n} memory unit.",
                            "Installed programs take {n} memory units.", number);
    if (what == "hand-size")
        return corp
            ? Sentence::tr("The maximum hand size of the Corp is {number}.", {{"number", number}})
            : Sentence::tr("The maximum hand size of the Runner is {number}.",
                           {{"number", number}});
    if (what == "allotted-clicks" && next)
        return corp ? Sentence::tr("The Corp has {n} click for the next turn.",
                                   "The Corp has {n} clicks for the next turn.", number)
                    : Sentence::tr("The Runner has {n} click for the next turn.",
                                   "The Runner has {n} clicks for the next turn.", number);
    if (what == "allotted-clicks")
        return corp ? Sentence::tr("The Corp has {n} click for a turn.",
                                   "The Corp has {n} clicks for a turn.", number)
                    : Sentence::tr("The Runner has {n} click for a turn.",
                                   "The Runner has {n} clicks for a turn.", number);
    if (what == "starting-hand")
        return Sentence::tr("A starting hand has {n} card.", "A starting hand has {n} cards.",
                            number);
    return std::nullopt;
}

/// `over`: the game had ended.
Sentence statusOfRun(std::string_view status, bool over)
{
    if (status == "successful")
        return Sentence::tr("The run is successful.");
    if (status == "unsuccessful")
        return Sentence::tr("The run is unsuccessful.");
    if (status == "neither")
        return Sentence::tr("The run is neither successful nor unsuccessful.");
    return over ? Sentence::tr("By then the run was neither successful nor unsuccessful.")
                : Sentence::tr("The run is not declared successful or unsuccessful yet.");
}

std::optional<Sentence> numberOfRun(std::string_view name, int number)
{
    if (name == "credits")
        return Sentence::tr("The Runner has {n} credit of bad publicity in this run.",
                            "The Runner has {n} credits of bad publicity in this run.", number);
    if (name == "accesses")
        return Sentence::tr("The Runner accesses {n} card in this run.",
                            "The Runner accesses {n} cards in this run.", number);
    if (name == "accessed")
        return Sentence::tr("The Runner has accessed {n} card.",
                            "The Runner has accessed {n} cards.", number);
    return std::nullopt;
}

std::optional<Sentence> ofRun(const State &state, std::string_view name, const Fact &fact,
                              bool over)
{
    if (const int *number = std::get_if<int>(&fact))
        return name == "step" ? Sentence::tr("The run is in step {step}.", {{"step", *number}})
                              : numberOfRun(name, *number);
    if (const bool *truth = std::get_if<bool>(&fact)) {
        if (name == "on" && over)
            return *truth ? Sentence::tr("The game ended during the run.")
                          : Sentence::tr("No run was on.");
        if (name == "on")
            return *truth      ? Sentence::tr("The run goes on.")
                : state.run.on ? Sentence::tr("The run has ended.")
                               : Sentence::tr("There is no run now.");
        if (name == "encountering")
            return *truth ? Sentence::tr("Ice is being encountered.")
                          : Sentence::tr("No ice is being encountered.");
        if (name == "access-replaced")
            return *truth ? Sentence::tr("Accessing is replaced.")
                          : Sentence::tr("Accessing is not replaced.");
        return std::nullopt;
    }
    const auto *word = std::get_if<std::string>(&fact);
    if (!word)
        return std::nullopt;
    if (name == "status")
        return statusOfRun(*word, over);
    if (name == "server")
        return Sentence::tr("The attacked server is {server}.", {{"server", *word}});
    if (name == "step")
        return Sentence::tr("The run is in step {step}.", {{"step", *word}});
    if (name == "ice")
        return *word == "none"
            ? Sentence::tr("The Runner is at no ice.")
            : Sentence::tr("The Runner is at {ice}.", {{"ice", valueInWords(*word, state)}});
    return std::nullopt;
}

std::optional<Sentence> ofTrace(std::string_view name, const Fact &fact)
{
    if (const bool *truth = std::get_if<bool>(&fact); truth && name == "successful")
        return *truth ? Sentence::tr("The trace is successful.")
                      : Sentence::tr("The trace is unsuccessful.");
    if (std::holds_alternative<Words>(fact) && name == "known-to")
        return Sentence::tr("Both players know what is spent on the trace.");
    const int *number = std::get_if<int>(&fact);
    if (!number)
        return std::nullopt;
    if (name == "base")
        return Sentence::tr("The base strength of the trace is {number}.", {{"number", *number}});
    if (name == "strength")
        return Sentence::tr("The trace strength is {number}.", {{"number", *number}});
    if (name == "link")
        return Sentence::tr("The link strength is {number}.", {{"number", *number}});
    return std::nullopt;
}

std::optional<Sentence> ofServer(const std::string &server, std::string_view name, const Fact &fact)
{
    if (const int *number = std::get_if<int>(&fact); number && name == "ice")
        return Sentence::tr("{n} piece of ice protects {server}.",
                            "{n} pieces of ice protect {server}.", *number, {{"server", server}});
    const bool *truth = std::get_if<bool>(&fact);
    if (truth && name == "exists")
        return *truth ? Sentence::tr("{server} exists.", {{"server", server}})
                      : Sentence::tr("{server} does not exist.", {{"server", server}});
    if (truth && name == "new")
        return *truth ? Sentence::tr("{server} is a new server.", {{"server", server}})
                      : Sentence::tr("{server} is no new server.", {{"server", server}});
    return std::nullopt;
}

Sentence windowsInWords(const Words &windows)
{
    std::vector<Sentence> all;
    for (const std::string &word : windows)
        if (const auto window = core::fromWord(rules::windowWords, std::string_view(word)))
            all.push_back(mayBeDone(*window));
    return all.empty() ? Sentence::tr("In this step nothing may be done.")
                       : Sentence::tr("In this step {what}.", {{"what", Sentence::together(all)}});
}

/// The titles of steps whose document prints no number; empty: it prints one.
Sentence titlesOf(const Words &steps, rules::TimingKind kind)
{
    std::vector<Sentence> titles;
    for (const std::string &id : steps)
        for (const rules::TimingStructure &structure : rules::timingStructures())
            if (const rules::TimingStep *step = structure.find(id);
                step && structure.kind == kind && step->printedNumber().empty())
                titles.push_back(Sentence::tr("{title}", {{"title", OfData{&step->title}}}));
    return titles.size() == steps.size() ? Sentence::list(titles) : Sentence();
}

/// The steps that have a window or meet a trigger: "steps.score-agendas".
std::optional<Sentence> ofSteps(std::string_view name, const Fact &fact, const State &state)
{
    const auto window = core::fromWord(rules::windowWords, name);
    const auto trigger = core::fromWord(rules::triggerWords, name);
    const auto *steps = std::get_if<Words>(&fact);
    if ((!window && !trigger) || !steps)
        return std::nullopt;
    const Sentence what = window ? mayBeDone(*window) : isMetThere(*trigger);
    if (steps->empty())
        return Sentence::tr("In no step {what}.", {{"what", what}});
    if (Sentence titles = titlesOf(*steps, state.at.kind); !titles.empty())
        return Sentence::tr("In these steps {what}: {steps}.",
                            {{"steps", std::move(titles)}, {"what", what}});
    const Sentence which = valueInWords(fact, state);
    return steps->size() == 1
        //: a step of a timing structure, and what may be done in it
        ? Sentence::tr("In step {step} alone {what}.", {{"step", which}, {"what", what}})
        //: steps of a timing structure, and what may be done in them
        : Sentence::tr("In these steps {what}: {steps}.", {{"steps", which}, {"what", what}});
}

/// "approach-server": the step as its structure calls it.
Sentence topicInWords(const State &state, const std::string &topic)
{
    // Both turns have a step with such a topic, and no question goes on beyond its turn.
    const auto others =
        state.turn == Side::Corp ? rules::TimingKind::RunnerTurn : rules::TimingKind::CorpTurn;
    for (const rules::TimingStructure &structure : rules::timingStructures())
        if (structure.version == RulesVersion::Rr10 && structure.kind != others)
            if (const rules::TimingStep *step = structure.findTopic(topic))
                return Sentence::tr("The game is at the step “{title}”.",
                                    {{"title", OfData{&step->title}}});
    return Sentence::tr("The game is at the step “{title}”.", {{"title", topic}});
}

/// Facts of the game that belong to nobody and nothing.
std::optional<Sentence> ofGame(const State &state, std::string_view path, const Fact &fact)
{
    if (const auto *list = std::get_if<Words>(&fact)) {
        if (path == "windows")
            return windowsInWords(*list);
        if (path == "order" && !list->empty())
            return Sentence::tr("It happens in this order: {what}.",
                                {{"what", valueInWords(fact, state)}});
        return path == "order" ? std::optional(Sentence::tr("Nothing happens.")) : std::nullopt;
    }
    if (const int *number = std::get_if<int>(&fact); number && path == "step")
        return Sentence::tr("The game is in step {step}.", {{"step", *number}});
    const auto *word = std::get_if<std::string>(&fact);
    if (!word)
        return std::nullopt;
    if (path == "step") {
        const Sentence title = titlesOf({*word}, state.at.kind);
        return title.empty()
            ? Sentence::tr("The game is in step {step}.", {{"step", *word}})
            : Sentence::tr("The game is at the step “{title}”.", {{"title", title}});
    }
    if (path == "topic")
        return topicInWords(state, *word);
    if (path == "turn")
        return *word == "corp" ? Sentence::tr("It is the Corp's turn.")
                               : Sentence::tr("It is the Runner's turn.");
    if (path == "priority")
        return *word == "corp"  ? Sentence::tr("The Corp may act now.")
            : *word == "runner" ? Sentence::tr("The Runner may act now.")
                                : Sentence::tr("Nobody may act: the window is closed.");
    if (path == "winner")
        return *word == "corp"  ? Sentence::tr("The Corp wins.")
            : *word == "runner" ? Sentence::tr("The Runner wins.")
                                : Sentence::tr("Nobody has won.");
    if (path == "won-by" && word->empty()) // asked for with the winner: whether he is flatlined
        return Sentence::tr("The Runner is not flatlined.");
    return std::nullopt;
}

std::optional<Sentence> ofPlayer(const State &state, Side side, std::string_view name,
                                 const Fact &fact)
{
    if (const int *number = std::get_if<int>(&fact)) {
        auto sentence = holdings(side, name, *number);
        return sentence ? sentence : measures(side, name, *number, state.turn != side);
    }
    const bool *truth = std::get_if<bool>(&fact);
    if (truth && name == "tagged")
        return *truth ? Sentence::tr("The Runner is tagged.")
                      : Sentence::tr("The Runner is not tagged.");
    return std::nullopt;
}

std::optional<Sentence> sentenceFor(const State &state, const std::string &path, const Fact &fact,
                                    bool over)
{
    if (auto sentence = happenedInWords(state, path, fact))
        return sentence;
    const auto point = path.find('.');
    if (point == std::string::npos)
        return ofGame(state, path, fact);
    const std::string_view owner = std::string_view(path).substr(0, point);
    const std::string_view name = std::string_view(path).substr(point + 1);
    if (const auto side = core::fromWord(rules::sideWords, owner))
        return ofPlayer(state, *side, name, fact);
    if (path == "run.topic")
        return ofGame(state, name, fact);
    if (owner == "run")
        return ofRun(state, name, fact, over);
    if (owner == "trace")
        return ofTrace(name, fact);
    if (const ObjectId card = state.find(owner); card.exists())
        return cardFactInWords(state, card, name, fact);
    return owner == "steps" ? ofSteps(name, fact, state) : ofServer(std::string(owner), name, fact);
}

} // namespace

Sentence factInWords(const State &state, const std::string &path, const Fact &fact, bool over)
{
    auto sentence = sentenceFor(state, path, fact, over);
    return sentence
        ? *std::move(sentence)
        //: a fact and its value
        : Sentence::tr("{fact}: {value}.",
                       {{"fact", factName(path, state)}, {"value", valueInWords(fact, state)}});
}

} // namespace rulings
