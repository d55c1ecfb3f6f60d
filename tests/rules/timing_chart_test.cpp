// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The charts of the documents, step by step: number, windows, and where each step leads.
#include "rules/timing/timing.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace rules;

namespace {

struct ChartStep {
    std::string id;
    std::string windows; ///< P paid, N rez non-ice, I rez ice, S score, B break, J jack out, A act
    std::string exits;   ///< where the exits lead, in their order
};

std::string letters(EnumSet<Window> windows)
{
    const std::pair<Window, char> order[] = {
        {Window::PaidAbilities, 'P'},    {Window::RezNonIce, 'N'}, {Window::RezApproachedIce, 'I'},
        {Window::ScoreAgendas, 'S'},     {Window::JackOut, 'J'},   {Window::TakeActions, 'A'},
        {Window::BreakSubroutines, 'B'},
    };
    std::string text;
    for (const auto &[window, letter] : order)
        if (windows.contains(window))
            text += letter;
    return text;
}

void checkChart(RulesVersion version, TimingKind kind, const std::vector<ChartStep> &chart)
{
    const TimingStructure &structure = timingStructure(version, kind);
    REQUIRE(structure.steps.size() == chart.size());
    for (std::size_t i = 0; i < chart.size(); ++i) {
        const TimingStep &step = structure.steps[i];
        INFO(core::toWord(rulesVersionWords, version) << " " << step.id);
        CHECK(step.id == chart[i].id);
        CHECK(letters(step.windows) == chart[i].windows);
        std::string exits;
        for (const TimingExit &exit : step.exits)
            exits += (exits.empty() ? "" : " ") + structure.steps[exit.to].id;
        CHECK(exits == chart[i].exits);
    }
}

} // namespace

TEST_CASE("Core 2012: the turns have the windows of the rulebook's text")
{
    // "Scoring Agendas": scoring before the turn begins and after actions. "Paid abilities": as the
    // turn begins, around every action. "Timing Priority": rezzing along with them.
    checkChart(RulesVersion::Core2012, TimingKind::CorpTurn,
               {{"1a", "PNS", "1b"},
                {"1b", "", "1c"},
                {"1c", "", "2a"},
                {"2a", "P", "2b"},
                {"2b", "A", "2c 3a"},
                {"2c", "PNS", "2b 3a"},
                {"3a", "", "3b"},
                {"3b", "", ""}});
    checkChart(RulesVersion::Core2012, TimingKind::RunnerTurn,
               {{"1a", "PN", "1b"},
                {"1b", "", "1c"},
                {"1c", "P", "1d"},
                {"1d", "A", "1e 2a"},
                {"1e", "PN", "1d 2a"},
                {"2a", "", "2b"},
                {"2b", "", ""}});
}

TEST_CASE("FAQ 1.6, Section 4: the turns have the windows of the chart")
{
    checkChart(RulesVersion::Faq16, TimingKind::CorpTurn,
               {{"1.1", "PNS", "1.2"},
                {"1.2", "", "1.3"},
                {"1.3", "", "2.1"},
                {"2.1", "PNS", "2.2"},
                {"2.2", "A", "2.2+ 3.1"},
                {"2.2+", "PNS", "2.2 3.1"},
                {"3.1", "", "3.2"},
                {"3.2", "PN", "3.3"},
                {"3.3", "", ""}});
    checkChart(RulesVersion::Faq16, TimingKind::RunnerTurn,
               {{"1.1", "PN", "1.2"},
                {"1.2", "", "1.3"},
                {"1.3", "A", "1.3+ 2.1"},
                {"1.3+", "PN", "1.3 2.1"},
                {"2.1", "", "2.2"},
                {"2.2", "PN", "2.3"},
                {"2.3", "", ""}});
}

TEST_CASE("Rules Reference 1.0, Timing Structure of Turns: the turns have the windows of the chart")
{
    checkChart(RulesVersion::Rr10, TimingKind::CorpTurn,
               {{"1.1", "", "1.2"},
                {"1.2", "PNS", "1.3"},
                {"1.3", "", "1.4"},
                {"1.4", "", "1.5"},
                {"1.5", "", "2.1"},
                {"2.1", "PNS", "2.2"},
                {"2.2", "A", "2.2+ 3.1"},
                {"2.2+", "PNS", "2.2 3.1"},
                {"3.1", "", "3.2"},
                {"3.2", "PN", "3.3"},
                {"3.3", "", "3.4"},
                {"3.4", "", ""}});
    checkChart(RulesVersion::Rr10, TimingKind::RunnerTurn,
               {{"1.1", "", "1.2"},
                {"1.2", "PN", "1.3"},
                {"1.3", "", "1.4"},
                {"1.4", "", "1.5"},
                {"1.5", "PN", "1.6"},
                {"1.6", "A", "1.6+ 2.1"},
                {"1.6+", "PN", "1.6 2.1"},
                {"2.1", "", "2.2"},
                {"2.2", "PN", "2.3"},
                {"2.3", "", "2.4"},
                {"2.4", "", ""}});
}

TEST_CASE("Core 2012 and FAQ 1.6, Timing Structure of a Run: both charts have these steps")
{
    for (const RulesVersion version : {RulesVersion::Core2012, RulesVersion::Faq16})
        checkChart(version, TimingKind::Run,
                   {{"1", "", "2 4"},
                    {"2", "", "2.1"},
                    {"2.1", "P", "2.2"},
                    {"2.2", "J", "6 2.3"},
                    {"2.3", "PNI", "2.4"},
                    {"2.4", "", "3 2 4"},
                    {"3", "", "3.1"},
                    {"3.1", "PB", "3.2"},
                    {"3.2", "", "6 2 4"},
                    {"4", "", "4.1"},
                    {"4.1", "P", "4.2"},
                    {"4.2", "J", "6 4.3"},
                    {"4.3", "PN", "4.4"},
                    {"4.4", "", "4.5"},
                    {"4.5", "", "5"},
                    {"5", "", ""},
                    {"6", "", ""}});
}

TEST_CASE("Rules Reference 1.0, Timing Structure of a Run: the run has the steps of the chart")
{
    checkChart(RulesVersion::Rr10, TimingKind::Run,
               {{"1", "", "2 4"},
                {"2", "", "2.1"},
                {"2.1", "P", "2.2"},
                {"2.2", "J", "7 2.3"},
                {"2.3", "PNI", "2.4"},
                {"2.4", "", "3 4"},
                {"3", "", "3.1"},
                {"3.1", "PB", "3.2"},
                {"3.2", "", "7 4"},
                {"4", "", "2 5"},
                {"5", "", "5.1"},
                {"5.1", "P", "5.2"},
                {"5.2", "J", "7 5.3"},
                {"5.3", "PN", "5.4"},
                {"5.4", "", "5.5"},
                {"5.5", "", "5.5.1 5.6"},
                {"5.5.1", "", "5.5.2"},
                {"5.5.2", "", "5.5.3 5.5.1 5.6"},
                {"5.5.3", "", "5.5.4 5.5.1 5.6"},
                {"5.5.4", "", "5.5.1 5.6"},
                {"5.6", "", "6"},
                {"6", "", ""},
                {"7", "", ""}});
}

// Rules Reference 1.0, "Rez", "Scoring Agendas", "Subroutine", "Jack Out".
TEST_CASE("Each window belongs to the side that has it")
{
    for (const TimingKind kind : {TimingKind::CorpTurn, TimingKind::RunnerTurn, TimingKind::Run}) {
        for (const Side side : {Side::Corp, Side::Runner})
            CHECK(mayUse(side, Window::PaidAbilities, kind));
        for (const Window window :
             {Window::RezNonIce, Window::RezApproachedIce, Window::ScoreAgendas}) {
            CHECK(mayUse(Side::Corp, window, kind));
            CHECK_FALSE(mayUse(Side::Runner, window, kind));
        }
        for (const Window window : {Window::BreakSubroutines, Window::JackOut}) {
            CHECK(mayUse(Side::Runner, window, kind));
            CHECK_FALSE(mayUse(Side::Corp, window, kind));
        }
        CHECK(mayUse(Side::Corp, Window::TakeActions, kind) == (kind == TimingKind::CorpTurn));
        CHECK(mayUse(Side::Runner, Window::TakeActions, kind) == (kind != TimingKind::CorpTurn));
    }
}
