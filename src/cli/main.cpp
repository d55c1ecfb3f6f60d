// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/run.h"

#include <cstdlib>
#include <iostream>
#include <random>
#include <vector>

namespace {

std::string variable(const char *name)
{
    const char *value = std::getenv(name);
    return value ? value : "";
}

std::string actor()
{
    for (const char *name : {"ARBITER_ACTOR", "USER", "USERNAME"}) {
        if (std::string value = variable(name); !value.empty())
            return value;
    }
    return "arbiter-cli";
}

/// Where the window keeps its backups and the user's profiles; empty when there is no home.
std::filesystem::path dataFolder()
{
    if (const std::string data = variable("XDG_DATA_HOME"); !data.empty())
        return std::filesystem::path(data) / "arbiter";
    const std::string home = variable("HOME");
    return home.empty() ? std::filesystem::path()
                        : std::filesystem::path(home) / ".local" / "share" / "arbiter";
}

/// 63 bits, so that every reader of JSON can hold the seed as a whole number.
std::uint64_t randomSeed()
{
    std::random_device device;
    const std::uint64_t high = device();
    return ((high << 32) | device()) >> 1;
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string> args(argv + 1, argv + argc);
    cli::Environment environment;
    environment.session.actor = actor();
    if (const auto data = dataFolder(); !data.empty()) {
        environment.session.backupFolder = data / "backups";
        environment.profileFolder = data / "profiles";
        environment.cardFolder = data / "cards";
    }
    environment.randomSeed = randomSeed;
    environment.print = app::printService();
    return cli::run(args, std::cin, std::cout, std::cerr, environment);
}
