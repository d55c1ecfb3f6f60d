// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include "cli/command_tree.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <iterator>
#include <sstream>

namespace {

std::vector<std::string> words(const std::string &path)
{
    std::istringstream stream(path);
    return {std::istream_iterator<std::string>(stream), {}};
}

} // namespace

TEST_CASE("Every command explains itself with an example")
{
    const Program program;
    const auto tree = cli::makeCommandTree();
    int commands = 0;
    for (const cli::DescribedCommand &command : tree->described()) {
        std::vector<std::string> args =
            command.path.empty() ? std::vector<std::string>() : words(command.path);
        args.emplace_back("--help");
        const Answered help = program(args);
        INFO(command.path);
        CHECK(help.status == 0);
        CHECK(help.err.empty());
        CHECK(help.out.find(command.description) != std::string::npos);
        if (!command.children.empty())
            continue;
        ++commands;
        CHECK(help.out.find("Example:") != std::string::npos);
        CHECK(help.out.find("arbiter-cli " + command.path) != std::string::npos);
        CHECK(help.out.find("--json") != std::string::npos);
    }
    CHECK(commands == 65);
}

TEST_CASE("Every command without its arguments is bad usage, on one line")
{
    const Program program;
    const auto tree = cli::makeCommandTree();
    for (const cli::DescribedCommand &command : tree->described()) {
        if (command.path == "batch" || command.path == "rules coverage")
            continue;
        const Answered answered =
            program(command.path.empty() ? std::vector<std::string>() : words(command.path));
        INFO(command.path << ": " << answered.err);
        CHECK(answered.status == 2);
        CHECK(answered.out.empty());
        CHECK(answered.err.find("arbiter-cli") != std::string::npos);
        CHECK(std::ranges::count(answered.err, '\n') == 1);
    }
}

TEST_CASE("Words that are no command or option come with what was meant")
{
    const Program program;
    CHECK(program({"standing"}).err.find("did you mean standings?") != std::string::npos);
    CHECK(program({"player", "ad"}).err.find("add") != std::string::npos);
    const std::string event = program.event({"Ada"});
    const Answered option = program({"pair", event, "--dryrun"});
    CHECK(option.status == 2);
    CHECK(option.err.find("no option --dryrun; did you mean --dry-run") != std::string::npos);
    const Answered blank = program({"new", program.file("x.arbiter"), "--name", "Spring", "Cup"});
    CHECK(blank.status == 2);
    CHECK(blank.err.find("\"Cup\" was not expected") != std::string::npos);
}

TEST_CASE("Values that do not fit say what was expected")
{
    const Program program;
    const std::string event = program.file("cup.arbiter");
    const Answered profile = program({"new", event, "--name", "Cup", "--profile", "ffg-2015"});
    CHECK(profile.status == 2);
    CHECK(profile.err.find("ffg-2016") != std::string::npos);
    const Answered seed = program({"new", event, "--name", "Cup", "--seed", "-1"});
    CHECK(seed.status == 2);
    CHECK(seed.err.find("--seed") != std::string::npos);
    const Answered rounds = program({"new", event, "--name", "Cup", "--rounds", "many"});
    CHECK(rounds.status == 2);
    CHECK(rounds.err.find("N|auto") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(event));
}

TEST_CASE("The version is named")
{
    const Program program;
    const Answered version = program({"--version"});
    CHECK(version.status == 0);
    CHECK(version.out.starts_with("arbiter-cli "));
}
