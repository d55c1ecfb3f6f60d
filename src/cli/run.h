// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/day/languages.h"
#include "app/day/print_service.h"
#include "app/session/session.h"

#include <cstdint>
#include <functional>
#include <istream>
#include <ostream>
#include <span>
#include <string>

namespace cli {

class CommandTree;

/// Everything the program takes from its surroundings, so that a test can give its own.
struct Environment {
    app::Environment session;            ///< actor, clock, folders of backups
    std::filesystem::path profileFolder; ///< rules profiles of the user's own; empty: none
    std::filesystem::path cardFolder;    ///< cards the user imported; empty: none
    /// Copies of shared events, for commands that go on until they are ended; empty: none are kept.
    std::filesystem::path sharedFolder;
    /// For events without --seed; the seed is recorded in the event.
    std::function<std::uint64_t()> randomSeed;
    app::Languages languages; ///< empty: English only
    app::PrintService print;  ///< empty: nothing can be printed
    /// Lets time pass until a followed event is looked at again; false when it is to end.
    std::function<bool()> nextLook;
    /// The same for so short a time that a person does not notice it; empty: nextLook.
    std::function<bool()> nextMoment;
};

/// Exit statuses of the program. 1 is a refusal by a rule, said on standard output; 2 and 3 are
/// one line on standard error.
enum ExitStatus : int { Done = 0, Refused = 1, BadUsage = 2, BrokenEnvironment = 3 };

/// The whole program; `args` without the program's own name.
[[nodiscard]] int run(std::span<const std::string> args, std::istream &in, std::ostream &out,
                      std::ostream &err, const Environment &environment);

/// The same for who asks again and again: to build the tree takes longer than most commands do.
[[nodiscard]] int run(CommandTree &tree, std::span<const std::string> args, std::istream &in,
                      std::ostream &out, std::ostream &err, const Environment &environment);

} // namespace cli
