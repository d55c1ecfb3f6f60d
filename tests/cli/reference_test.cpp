// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_tree.h"
#include "cli/program.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <string>
#include <vector>

TEST_CASE("The manual page tells of every command")
{
    const Program program;
    const std::string page = program({"man"}).out;
    CHECK(page.find("\n.TH ARBITER") != std::string::npos);
    const auto commands = cli::makeCommandTree()->described();
    CHECK(commands.size() > 40);
    for (const cli::DescribedCommand &command : commands)
        if (command.children.empty()) {
            INFO(command.path);
            CHECK(page.find("\n.SS " + command.path + '\n') != std::string::npos);
        }
}

TEST_CASE("Completions exist for three shells")
{
    const Program program;
    CHECK(program({"completion", "bash"}).out.find("_arbiter_cli") != std::string::npos);
    CHECK(program({"completion", "zsh"}).out.starts_with("#compdef arbiter-cli"));
    CHECK(program({"completion", "fish"}).out.find("complete -c arbiter-cli") != std::string::npos);
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
        return support::contentOf(out);
    };
    CHECK(completed("arbiter-cli stand") == "standings\n");
    CHECK(completed("arbiter-cli player re") == "reinstate remove\n");
    CHECK(completed("arbiter-cli pair cup.arbiter --dry") == "--dry-run\n");
    CHECK(completed("arbiter-cli new cup.arbiter --tier p") == "premier\n");
    CHECK(completed("arbiter-cli new cup.arbiter --profile draft-h") == "draft-half\n");
}
