// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <algorithm>
#include <catch2/catch.hpp>

namespace {

/// Rules Reference 1.0, "Trigger Steps": Femme Fatale may bypass Tollbooth.
constexpr const char *beginning = R"({"state":{"at":"run/encounter","runner":{"credits":5},
  "run":{"server":"HQ","ice":"i1"},"objects":{
    "i1":{"card":"Tollbooth","server":"HQ","position":0,"rezzed":true},
    "p1":{"card":"Femme Fatale","chosen":"i1"}}},
  "question":{"ask":"outcome","script":[],"report":["winner"]}})";

} // namespace

TEST_CASE("rules play shows the table, the open decision and what may be done")
{
    const Program program;
    const core::Json shown = program.json({"rules", "play", "--text", beginning});
    CHECK(text(shown, "to") == "end");
    const core::Json &decision = *shown.find("decision");
    CHECK(text(decision, "by") == "runner");
    const auto options = items(decision, "options");
    REQUIRE(options.size() == 2);
    CHECK(core::dump(*options.front().find("act")) == R"({"use":"p1#bypass"})");
    CHECK(core::dump(*options.back().find("act")) == R"({"decline":"p1#bypass"})");
    const auto programs = items(*shown.find("table"), "programs");
    REQUIRE(programs.size() == 1);
    CHECK(text(programs.front(), "title") == "Femme Fatale");
    CHECK(shown.find("table")->find("corp")->find("credits")->isNull());
    CHECK(text(*shown.find("moment"), "topic") == "encounter");

    const Answered told = program({"rules", "play", "--text", beginning});
    CHECK(told.status == 0);
    CHECK(told.out.find("The Runner decides") != std::string::npos);
    CHECK(told.out.find("Tollbooth, rezzed, strength 5, encountered") != std::string::npos);
    CHECK(told.out.find("credits not stated") != std::string::npos);
}
