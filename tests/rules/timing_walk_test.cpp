// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Walks: every structure from its first step to its ends, by the choices that players make.
#include "rules/timing/timing.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>
#include <sstream>

using namespace rules;

namespace {

/// The numbers of the steps that these choices lead through, "-" where a choice is not known.
std::string walked(RulesVersion version, TimingKind kind, const std::string &choices)
{
    const TimingStructure &structure = timingStructure(version, kind);
    const TimingStep *step = &structure.steps.front();
    std::string path = step->id;
    std::istringstream words(choices);
    for (std::string choice; words >> choice;) {
        step = structure.next(*step, choice);
        if (!step)
            return path + " -";
        path += " " + step->id;
    }
    return path;
}

std::set<std::string> reachedFrom(const TimingStructure &structure, const TimingStep &start)
{
    std::set<std::string> reached{start.id};
    std::vector<const TimingStep *> open{&start};
    while (!open.empty()) {
        const TimingStep *step = open.back();
        open.pop_back();
        for (const TimingExit &exit : step->exits)
            if (const TimingStep *next = structure.next(*step, exit.choice);
                reached.insert(next->id).second)
                open.push_back(next);
    }
    return reached;
}

} // namespace

TEST_CASE("Every structure is there for every version, once")
{
    CHECK(timingStructures().size() == 9);
    for (const auto &[version, name] : rulesVersionWords)
        for (const auto &[kind, word] : timingKindWords) {
            INFO(name << " " << word);
            CHECK(std::ranges::count_if(timingStructures(),
                                        [&](const TimingStructure &structure) {
                                            return structure.version == version
                                                && structure.kind == kind;
                                        })
                  == 1);
        }
}

TEST_CASE("Every step is reached from the first, and every step can come to an end")
{
    for (const TimingStructure &structure : timingStructures()) {
        INFO(structure.document << ": " << structure.section);
        CHECK(reachedFrom(structure, structure.steps.front()).size() == structure.steps.size());
        for (const TimingStep &step : structure.steps) {
            INFO(step.id);
            const auto reached = reachedFrom(structure, step);
            CHECK(std::ranges::any_of(structure.steps, [&](const TimingStep &end) {
                return end.ends() && reached.contains(end.id);
            }));
            CHECK(step.ends() == !step.end.empty());
            CHECK_FALSE(structure.citation(step).document.empty());
            CHECK_FALSE(structure.citation(step).section.empty());
        }
    }
}

TEST_CASE("Two pieces of ice, one left unrezzed and one broken, then three cards accessed")
{
    const std::string front = "ice continue continue continue continue ";
    const std::string second = "continue continue continue continue ice-rezzed continue continue ";
    for (const RulesVersion version : {RulesVersion::Core2012, RulesVersion::Faq16})
        CHECK(walked(version, TimingKind::Run,
                     front + "more-ice " + second
                         + "no-more-ice continue continue continue continue continue continue")
              == "1 2 2.1 2.2 2.3 2.4 2 2.1 2.2 2.3 2.4 3 3.1 3.2 4 4.1 4.2 4.3 4.4 4.5 5");
    CHECK(walked(RulesVersion::Rr10, TimingKind::Run,
                 front + "ice-unrezzed more-ice " + second
                     + "continue no-more-ice continue continue continue continue continue access "
                       "continue trashed-another continue kept stolen-another continue kept "
                       "not-stolen last continue")
          == "1 2 2.1 2.2 2.3 2.4 4 2 2.1 2.2 2.3 2.4 3 3.1 3.2 4 5 5.1 5.2 5.3 5.4 5.5 5.5.1 "
             "5.5.2 5.5.1 5.5.2 5.5.3 5.5.1 5.5.2 5.5.3 5.5.4 5.6 6");
}

TEST_CASE("Jacking out and a subroutine that ends the run lead to the unsuccessful end")
{
    for (const TimingStructure &structure : timingStructures()) {
        if (structure.kind != TimingKind::Run)
            continue;
        INFO(structure.document);
        const TimingStep *end = structure.findTopic("run-unsuccessful");
        REQUIRE(end != nullptr);
        CHECK(structure.next(*structure.findTopic("approach-decision"), "jack-out") == end);
        CHECK(structure.next(*structure.findTopic("server-decision"), "jack-out") == end);
        CHECK(structure.next(*structure.findTopic("subroutines"), "run-ends") == end);
        CHECK(structure.next(*structure.find("2.1"), "jack-out") == nullptr);
        CHECK(structure.find("9") == nullptr);
    }
}

TEST_CASE("A turn returns to its actions until no click is left")
{
    CHECK(walked(RulesVersion::Rr10, TimingKind::RunnerTurn,
                 "continue continue continue continue continue action next-action action no-clicks "
                 "continue continue continue")
          == "1.1 1.2 1.3 1.4 1.5 1.6 1.6+ 1.6 1.6+ 2.1 2.2 2.3 2.4");
    // FAQ 1.6, "False Lead": a turn without clicks goes to its discard phase.
    CHECK(walked(RulesVersion::Faq16, TimingKind::RunnerTurn, "continue continue no-clicks")
          == "1.1 1.2 1.3 2.1");
}

// FAQ 1.6, "Bypass", "Destruction of Ice", "Destruction of Servers"; Rules Reference 1.0, "Bypass",
// "Uninstall", "Remote Servers".
TEST_CASE("What leaves the order of a run leads where the version says")
{
    const TimingStructure &faq = timingStructure(RulesVersion::Faq16, TimingKind::Run);
    const TimingStructure &reference = timingStructure(RulesVersion::Rr10, TimingKind::Run);
    const auto leads = [](const TimingStructure &structure, const char *topic, const char *choice) {
        return structure.steps[structure.findInterrupt(topic)->exit(choice)->to].id;
    };
    CHECK(leads(faq, "bypass", "more-ice") == "2");
    CHECK(leads(faq, "bypass", "no-more-ice") == "4");
    CHECK(leads(reference, "bypass", "continue") == "4");
    CHECK(leads(faq, "ice-gone", "no-more-ice") == "4");
    CHECK(leads(reference, "ice-gone", "continue") == "4");
    CHECK(leads(faq, "server-gone", "continue") == "5");
    CHECK(leads(reference, "server-gone", "continue") == "6");
    CHECK(faq.findInterrupt("bypass")->exit("continue") == nullptr);

    const auto during = reference.interruptsOf(*reference.find("3.1"));
    CHECK(during.size() == 3);
    CHECK(reference.interruptsOf(*reference.find("5.1")).size() == 1);
    CHECK(reference.interruptsOf(*reference.find("7")).empty());
}
