// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A file with an error is refused with its place.
#include "rules/timing/timing.h"

#include <catch2/catch.hpp>

namespace {

const std::string structureFile = R"({
"kind": "run", "version": "rr10", "document": "Rules Reference 1.0", "section": "A run",
"steps": [
  { "id": "1", "lines": "7-8", "topic": "start", "phase": "All", "title": "Start", "happens": "It starts.",
    "windows": ["paid-abilities", "jack-out"], "triggers": ["run-ends"],
    "exits": [{ "choice": "jack-out", "when": "he leaves", "to": "2", "barred": "first-ice" }] },
  { "id": "2", "lines": "9", "topic": "over", "phase": "All", "title": "Over", "happens": "It is over.",
    "section": "The end", "end": "Nothing follows." }],
"interrupts": [
  { "topic": "gone", "lines": "10", "title": "Gone", "happens": "It is gone.", "takes_effect": "after-window",
    "during": ["1"], "exits": [{ "choice": "continue", "when": "it is gone", "to": "2" }] }]
})";

std::string problemWith(const std::string &from, const std::string &to)
{
    std::string text = structureFile;
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    const auto structure = rules::readTiming(text.replace(at, from.size(), to));
    REQUIRE_FALSE(structure.has_value());
    return core::toString(structure.error());
}

} // namespace

TEST_CASE("A timing structure is read as written")
{
    const auto structure = rules::readTiming(structureFile);
    REQUIRE(structure.has_value());
    CHECK(structure->kind == rules::TimingKind::Run);
    const rules::TimingStep *start = structure->find("1");
    REQUIRE(start != nullptr);
    CHECK(start->windows == rules::EnumSet{rules::Window::PaidAbilities, rules::Window::JackOut});
    CHECK(start->triggers == rules::EnumSet{rules::Trigger::RunEnds});
    CHECK(start->exit("jack-out")->barred == rules::Barred::FirstIce);
    CHECK(start->lines == "7-8");
    CHECK(structure->citation(*start).section == "A run");
    CHECK(structure->citation(*structure->find("2")).section == "The end");
    CHECK(structure->find("2")->end == "Nothing follows.");
    CHECK(structure->interrupts[0].takesEffect == rules::TakesEffect::AfterWindow);
}

TEST_CASE("Unknown keys are refused with their place")
{
    CHECK(problemWith(R"("section": "A run")", R"("part": "A run")").find("part")
          != std::string::npos);
    const std::string step = problemWith(R"("windows")", R"("window")");
    CHECK(step.find("steps[0]") == 0);
    CHECK(step.find("window") != std::string::npos);
    CHECK(problemWith(R"("barred")", R"("bared")").find("steps[0].exits[0]") == 0);
    CHECK(problemWith(R"("during")", R"("while")").find("interrupts[0]") == 0);
}

TEST_CASE("Exits that lead nowhere and steps that nobody reaches are refused with their place")
{
    CHECK(problemWith(R"("to": "2")", R"("to": "3")")
          == R"(steps[0].exits[0].to: there is no step "3")");
    CHECK(problemWith(R"("to": "2")", R"("to": "1")")
          == "steps[0]: no way leads from this step to an end");
    CHECK(
        problemWith(
            R"("exits": [{ "choice": "jack-out", "when": "he leaves", "to": "2", "barred": "first-ice" }])",
            R"("end": "Nothing.")")
        == "steps[1]: no way leads to this step");
    CHECK(problemWith(R"(, "end": "Nothing follows.")", "")
          == "steps[1]: expected either exits or end");
    CHECK(problemWith(R"("during": ["1"])", R"("during": ["1", "8"])")
          == R"(interrupts[0].during[1]: there is no step "8")");
}

TEST_CASE("Repeated, empty and unknown words are refused with their place")
{
    CHECK(problemWith(R"("id": "2")", R"("id": "1")") == "steps[1].id: the step comes twice");
    CHECK(problemWith(R"("topic": "over")", R"("topic": "start")")
          == "steps[1].topic: another step is about this");
    CHECK(problemWith(R"("jack-out"])", R"("paid-abilities"])")
          == "steps[0].windows[1]: it comes twice");
    CHECK(problemWith(R"("jack-out"])", R"("sleep"])").find("steps[0].windows[1]: expected one of")
          == 0);
    CHECK(problemWith(R"("Start")", R"("")") == "steps[0].title: expected text that is not empty");
    CHECK(
        problemWith(R"("rr10")", R"("rr11")").find("version: expected one of core2012, faq16, rr10")
        == 0);
    CHECK(problemWith(R"("kind")", "kind").find("line 2") == 0);
}
