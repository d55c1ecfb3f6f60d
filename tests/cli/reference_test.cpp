// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <cstdlib>

namespace {

const std::string docs = support::checkout() / "docs" / "";

} // namespace

TEST_CASE("The committed manual page is what the program writes (arbiter-cli man)")
{
    const Program program;
    CHECK(program({"man"}).out == readAll(docs + "man/arbiter-cli.1"));
}

TEST_CASE("The committed completions are what the program writes (arbiter-cli completion SHELL)")
{
    const Program program;
    CHECK(program({"completion", "bash"}).out == readAll(docs + "completion/arbiter-cli.bash"));
    CHECK(program({"completion", "zsh"}).out == readAll(docs + "completion/_arbiter-cli"));
    CHECK(program({"completion", "fish"}).out == readAll(docs + "completion/arbiter-cli.fish"));
    CHECK(program({"completion", "powershell"}).status == 2);
}

TEST_CASE("Bash completes commands, their options and the values these take")
{
    const Program program;
    const std::string script =
        program.write("completion.bash", program({"completion", "bash"}).out);
    const auto completed = [&](const std::string &line) {
        const std::string out = program.file("out");
        const std::string command = "bash -c 'source \"" + script + "\"; COMP_WORDS=(" + line
            + "); COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _arbiter_cli; "
              "echo \"${COMPREPLY[@]}\"' > \""
            + out + "\"";
        REQUIRE(std::system(command.c_str()) == 0);
        return readAll(out);
    };
    CHECK(completed("arbiter-cli stand") == "standings\n");
    CHECK(completed("arbiter-cli player re") == "reinstate remove\n");
    CHECK(completed("arbiter-cli pair cup.arbiter --dry") == "--dry-run\n");
    CHECK(completed("arbiter-cli new cup.arbiter --tier p") == "premier\n");
    CHECK(completed("arbiter-cli new cup.arbiter --profile draft-h") == "draft-half\n");
}
