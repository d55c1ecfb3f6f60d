// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/program.h"
#include "support/places.h"
#include "support/power_cut.h"

struct Tally {
    std::size_t states = 0;
    std::size_t broken = 0; ///< does not open, or is not sound
    std::size_t lost = 0;   ///< something acknowledged is missing
    std::string first;      ///< what was wrong first, and where
    void note(std::size_t &count, const support::CutState &state, const std::string &what);
};
/// Nothing is broken and nothing lost.
void checkSafe(const Tally &tally);

/// A program whose files are recorded in a folder of their own, apart from backups.
struct CutBench {
    Program program;
    std::filesystem::path files = program.folder() / "files";
    std::filesystem::path looked = program.folder() / "looked"; ///< what a cut left

    CutBench() { std::filesystem::create_directories(files); }

    [[nodiscard]] std::string file(const std::string &name) const
    {
        return (files / name).string();
    }
    /// The real arbiter-cli with these arguments.
    [[nodiscard]] support::Recording run(const std::string &arguments) const;
    [[nodiscard]] support::Recording runShell(const std::string &script) const;
    /// What the last run said.
    [[nodiscard]] std::string said() const { return support::contentOf(program.folder() / "said"); }
};

/// Sanitizers stand where the recorder would; what is looked for here is no matter of memory.
[[nodiscard]] bool cannotRecord();

/// What an event holds when all has been done, and what `verify` says of it.
struct WholeEvent {
    explicit WholeEvent(const std::filesystem::path &event);
    std::vector<std::string> hashes; ///< of its acts
    std::vector<std::string> problems;
};

/// An event after a cut: looked at before anybody writes, then opened for writing, and sound both
/// times; it holds the first acts of the whole, and all that were acknowledged.
void lookAt(const std::filesystem::path &event, const WholeEvent &whole, std::size_t acknowledged,
            const support::CutState &state, Tally &tally);
