// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include <catch2/catch.hpp>

// Rules Reference 1.0, "Timing Structure of a Run".
TEST_CASE("rules timing tells the steps of a run with who may act and what comes next")
{
    const Program program;
    const core::Json run = program.json({"rules", "timing", "run"});
    CHECK(text(run, "version") == "rr10");
    CHECK(text(run, "document") == "Rules Reference 1.0");
    const core::Json &rez = item(items(run, "steps"), "id", "2.3");
    const core::Json *windows = rez.find("windows");
    REQUIRE(windows != nullptr);
    CHECK(texts(*windows, "corp")
          == std::vector<std::string>{"paid-abilities", "rez-non-ice", "rez-approached-ice"});
    CHECK(texts(*windows, "runner") == std::vector<std::string>{"paid-abilities"});
    const core::Json &decision = item(items(run, "steps"), "id", "2.2");
    const core::Json &out = item(items(decision, "exits"), "choice", "jack-out");
    CHECK(text(out, "to") == "7");
    CHECK(text(out, "barred") == "first-approach");
    CHECK(texts(item(items(run, "interrupts"), "topic", "bypass"), "during")
          == std::vector<std::string>{"3", "3.1"});

    const Answered shown = program({"rules", "timing", "run", "--version", "faq16"});
    CHECK(shown.status == 0);
    CHECK(shown.out.find("FAQ 1.6") == 0);
    CHECK(shown.out.find("[4.2]") != std::string::npos);
    CHECK(shown.out.find("Runner: jack out") != std::string::npos);
    CHECK(shown.out.find("→ 6 when the Runner jacks out") != std::string::npos);
}

TEST_CASE("rules timing lays two versions beside each other")
{
    const Program program;
    const core::Json compared =
        program.json({"rules", "timing", "runner-turn", "--version", "faq16", "--compare", "rr10"});
    const core::Json &added = item(items(compared, "steps"), "topic", "first-window");
    REQUIRE(added.find("left") != nullptr);
    CHECK(added.find("left")->isNull());
    CHECK(text(added, "right") == "1.5");
    CHECK(texts(added, "differs") == std::vector<std::string>{"presence"});
    CHECK(texts(item(items(compared, "steps"), "topic", "discard"), "differs").empty());
    const Answered table =
        program({"rules", "timing", "run", "--version", "faq16", "--compare", "rr10"});
    CHECK(table.out.find("Ice is passed") != std::string::npos);
    CHECK(table.out.find("takes-effect") != std::string::npos);
}

TEST_CASE("rules timing knows three structures and three versions")
{
    const Program program;
    const Answered kind = program({"rules", "timing", "game"});
    CHECK(kind.status == 2);
    CHECK(kind.err.find("corp-turn") != std::string::npos);
    const Answered version = program({"rules", "timing", "run", "--version", "faq20"});
    CHECK(version.status == 2);
    CHECK(version.err.find("faq16") != std::string::npos);
}
