// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Each difference between the documents decides a situation: by the versions as they are it is
// answered as they say, and with that one difference turned round it is answered otherwise.
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings_situations.h"
#include "support/places.h"
#include "support/temp_folder.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <functional>
#include <map>
#include <regex>
#include <set>

using namespace rulings;
using namespace rulings_support;
using rules::TimingStructure;
using rules::Window;

namespace {

const std::vector<core::Json> &flips()
{
    return *testList("rulings_flips.json", "flips").asArray();
}

const Difference &difference(std::string_view id)
{
    const auto &all = ruleCatalogue().differences;
    const auto found = std::ranges::find(all, id, &Difference::id);
    REQUIRE(found != all.end());
    return *found;
}

rules::TimingStep &step(TimingStructure &structure, std::string_view topic)
{
    const auto found = std::ranges::find(structure.steps, topic, &rules::TimingStep::topic);
    REQUIRE(found != structure.steps.end());
    return *found;
}

std::size_t placeOf(TimingStructure &structure, std::string_view topic)
{
    return static_cast<std::size_t>(&step(structure, topic) - structure.steps.data());
}

/// Whatever led to the step leads to the one behind it.
void leaveOut(TimingStructure &structure, std::string_view topic)
{
    const std::size_t gone = placeOf(structure, topic);
    const std::size_t behind = structure.steps[gone].exits.front().to;
    for (rules::TimingStep &one : structure.steps)
        for (rules::TimingExit &exit : one.exits)
            if (exit.to == gone)
                exit.to = behind;
    structure.steps[gone].id = "left out";
    structure.steps[gone].topic = "left-out";
}

void renumber(TimingStructure &structure, const std::map<std::string, std::string> &ids)
{
    for (rules::TimingStep &one : structure.steps)
        if (const auto found = ids.find(one.id); found != ids.end())
            one.id = found->second;
}

rules::TimingInterrupt &interrupt(TimingStructure &structure, std::string_view topic)
{
    const auto found =
        std::ranges::find(structure.interrupts, topic, &rules::TimingInterrupt::topic);
    REQUIRE(found != structure.interrupts.end());
    return *found;
}

struct Edit {
    TimingKind kind = TimingKind::Run;
    std::function<void(TimingStructure &)> turn;
};

/// How the structures would look if that difference were the other way.
const std::map<std::string, Edit> &edits()
{
    static const std::map<std::string, Edit> all{
        {"X01",
         {TimingKind::Run,
          [](TimingStructure &run) {
              for (rules::TimingExit &exit : step(run, "approach-decision").exits)
                  if (exit.barred != rules::Barred::Never)
                      exit.barred = exit.barred == rules::Barred::FirstIce
                          ? rules::Barred::FirstApproach
                          : rules::Barred::FirstIce;
          }}},
        {"X02",
         {TimingKind::Run,
          [](TimingStructure &run) {
              renumber(run, {{"4", "3+"}, {"5", "4"}, {"5.1", "4.1"}, {"5.4", "4.4"}, {"6", "5"}});
          }}},
        {"X03",
         {TimingKind::Run,
          [](TimingStructure &run) {
              step(run, "pass-ice").triggers = {rules::Trigger::IcePassed};
              step(run, "approach-server").triggers.add(rules::Trigger::AllIcePassed);
          }}},
        {"X04",
         {TimingKind::Run,
          [](TimingStructure &run) {
              const std::size_t server = placeOf(run, "approach-server");
              for (rules::TimingExit &exit : step(run, "initiation").exits)
                  if (exit.choice == "no-ice")
                      exit.to = server;
          }}},
        {"X05",
         {TimingKind::CorpTurn,
          [](TimingStructure &turn) {
              leaveOut(turn, "gain-clicks");
              leaveOut(turn, "refill-credits");
              renumber(turn, {{"1.2", "1.1"}, {"1.4", "1.2"}, {"1.5", "1.3"}});
          }}},
        {"X06",
         {TimingKind::RunnerTurn,
          [](TimingStructure &turn) { step(turn, "first-window").windows = {}; }}},
        {"X07",
         {TimingKind::CorpTurn,
          [](TimingStructure &turn) {
              step(turn, "first-window").windows = {Window::PaidAbilities, Window::RezNonIce};
          }}},
        {"X12",
         {TimingKind::Run,
          [](TimingStructure &run) {
              interrupt(run, "ice-gone").takesEffect = rules::TakesEffect::Immediately;
          }}},
        {"X13",
         {TimingKind::Run,
          [](TimingStructure &run) {
              interrupt(run, "server-gone").takesEffect = rules::TakesEffect::Immediately;
          }}},
        {"X54",
         {TimingKind::CorpTurn, [](TimingStructure &turn) { leaveOut(turn, "lose-clicks"); }}},
    };
    return all;
}

RuleCatalogue turned(std::string_view id)
{
    RuleCatalogue catalogue = ruleCatalogue();
    for (Setting &setting : std::ranges::find(catalogue.differences, id, &Difference::id)->settings)
        setting = setting == Setting::Yes ? Setting::No : Setting::Yes;
    return catalogue;
}

std::set<std::string> ids(Decided decided)
{
    std::set<std::string> found;
    for (const Difference &one : ruleCatalogue().differences)
        if (one.decided == decided)
            found.insert(one.id);
    return found;
}

/// The names of differences that the engine's code asks for.
std::set<std::string> askedFor()
{
    std::set<std::string> found;
    const std::regex name("setting\\(\\s*\"([a-z0-9.-]+)\"\\)");
    for (const auto &entry :
         std::filesystem::recursive_directory_iterator(support::checkout() / "rules" / "rulings")) {
        if (!entry.is_regular_file())
            continue;
        const std::string text = support::bytesOf(entry.path());
        for (std::sregex_iterator match(text.begin(), text.end(), name), end; match != end; ++match)
            found.insert((*match)[1].str());
    }
    return found;
}

} // namespace

TEST_CASE("By each version a difference is answered as its documents have it")
{
    checkByVersions(testList("rulings_flips.json", "flips"), "difference");
}

TEST_CASE("A difference that is turned round, and nothing else, changes its verdict")
{
    std::set<std::string> found;
    for (const core::Json &entry : flips()) {
        const std::string id = textOf(entry, "difference");
        const Asked asked = askedBy(entry);
        found.insert(id);
        REQUIRE_FALSE(entry.find("turned")->asObject()->empty());
        for (const auto &[word, expected] : *entry.find("turned")->asObject()) {
            INFO(id << ", " << textOf(entry, "why") << ", turned for " << word);
            CHECK(core::dump(expected) != core::dump(*entry.find("by")->find(word)));
            const auto edit = edits().find(id);
            if (edit == edits().end()) {
                const RuleCatalogue catalogue = turned(id);
                CHECK(core::dump(verdictOf(Rulebook(catalogue, versionOf(word)), asked))
                      == core::dump(expected));
            } else {
                auto structure = rules::timingStructure(versionOf(word), edit->second.kind);
                edit->second.turn(structure);
                Rulebook book(ruleCatalogue(), versionOf(word));
                book.use(structure);
                CHECK(core::dump(verdictOf(book, asked)) == core::dump(expected));
            }
        }
    }
    auto all = ids(Decided::Here);
    all.merge(ids(Decided::InStructure));
    CHECK(found == all);
}

TEST_CASE("The code asks for the differences that it decides, and for no other")
{
    std::set<std::string> here, structures;
    for (const std::string &id : ids(Decided::Here))
        here.insert(difference(id).name);
    for (const auto &[id, edit] : edits())
        structures.insert(id);
    CHECK(structures == ids(Decided::InStructure));
    auto asked = askedFor();
    // Of a version that knows no such step the structure says nothing at all.
    CHECK(asked.erase(difference("X03").name) == 1);
    CHECK(asked == here);
}

TEST_CASE("What is decided elsewhere changes no ruling, and is no more than three differences")
{
    // Deck building and tournaments: RULINGS.md, section 8, leaves 35 rulings to those parts.
    CHECK(ids(Decided::Elsewhere) == std::set<std::string>{"X32", "X39", "X50"});
    for (const std::string &id : ids(Decided::Elsewhere)) {
        INFO(id);
        CHECK_FALSE(difference(id).where.empty());
        const RuleCatalogue catalogue = turned(id);
        for (const Scenario &scenario : scenarios())
            CHECK(answerIn(answer(Rulebook(catalogue, scenario.version), scenario.asked))
                  == answerIn(answer(scenario.version, scenario.asked)));
    }
}
