// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/run.h"

#include <array>
#include <csignal>
#include <cstdlib>
#include <ctime>
#include <iostream>
#include <random>
#include <vector>

#include <unistd.h>

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

/// What this desk is called where several share an event.
std::string desk()
{
    if (std::string value = variable("ARBITER_DESK"); !value.empty())
        return value;
    std::array<char, 256> name{};
    return ::gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "";
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

/// Waits; false when the user or the system ends the program. From the first wait on
/// these signals end it here, between two looks, and never in the middle of a file.
bool wait(long milliseconds)
{
    sigset_t ending;
    sigemptyset(&ending);
    sigaddset(&ending, SIGINT);
    sigaddset(&ending, SIGTERM);
    sigaddset(&ending, SIGHUP);
    pthread_sigmask(SIG_BLOCK, &ending, nullptr);
    const timespec interval{0, milliseconds * 1'000'000};
    return sigtimedwait(&ending, nullptr, &interval) < 0;
}

} // namespace

int main(int argc, char **argv)
{
    const std::vector<std::string> args(argv + 1, argv + argc);
    cli::Environment environment;
    environment.session.actor = actor();
    environment.session.desk = desk();
    if (const auto data = dataFolder(); !data.empty()) {
        environment.session.backupFolder = data / "backups";
        environment.profileFolder = data / "profiles";
        environment.cardFolder = data / "cards";
        environment.sharedFolder = data / "shared";
    }
    environment.randomSeed = randomSeed;
    environment.languages = app::languages();
    environment.print = app::printService();
    constexpr long look = 500;
    constexpr long moment = 20;
    environment.nextLook = [] { return wait(look); };
    environment.nextMoment = [] { return wait(moment); };
    return cli::run(args, std::cin, std::cout, std::cerr, environment);
}
