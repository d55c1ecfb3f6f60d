// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/play_summary.h"

#include "rules/reference/reference.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace rules;

TEST_CASE("Each line of the play summary is an entry that every version has", "[reference]")
{
    for (const SummarySection &section : playSummary())
        for (const SummaryPoint &point : section.points)
            for (const std::string &id : point.entries) {
                CAPTURE(section.title, point.subject, id);
                const Entry *entry = reference().find(id);
                REQUIRE(entry);
                for (const auto &[version, word] : rulesVersionWords) {
                    CAPTURE(word);
                    CHECK(entry->editions().contains(editionOf(version)));
                }
            }
}

TEST_CASE("The play summary has setup, turns, actions, runs, damage and winning", "[reference]")
{
    std::vector<std::string> titles;
    for (const SummarySection &section : playSummary())
        titles.push_back(section.title);
    for (const std::string part :
         {"Setting up", "Turns", "Actions of the Corp", "Actions of the Runner", "Runs", "Winning"})
        CHECK(std::ranges::find(titles, part) != titles.end());
}

TEST_CASE("An unknown key of a play summary is an error that names its place", "[reference]")
{
    const auto read = readPlaySummary(
        R"({"sections": [{"title": "Runs", "points": [{"subject": "a", "txt": "b"}]}]})");
    REQUIRE_FALSE(read);
    CHECK(core::toString(read.error()).find("sections[0].points[0]") != std::string::npos);
}
