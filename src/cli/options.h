// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command_tree.h"

#include "tournament/event/profile.h"

#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace cli {

// The kinds of options there are. `label` stands for the value in help: "N", "NAME", "FILE".

CLI::Option &argument(CLI::App &command, const std::string &name, std::string &value,
                      const std::string &description);
/// Empty when it is not given.
CLI::Option &optionalArgument(CLI::App &command, const std::string &name, std::string &value,
                              const std::string &description);
/// One or more.
CLI::Option &arguments(CLI::App &command, const std::string &name, std::vector<std::string> &values,
                       const std::string &description);
CLI::Option &eventArgument(CLI::App &command, std::string &path);

CLI::Option &text(CLI::App &command, const std::string &name, std::optional<std::string> &value,
                  const std::string &label, const std::string &description);
/// May be given several times, one value each.
CLI::Option &texts(CLI::App &command, const std::string &name, std::vector<std::string> &values,
                   const std::string &label, const std::string &description);
/// Several values behind one another.
CLI::Option &words(CLI::App &command, const std::string &name, std::vector<std::string> &values,
                   const std::string &label, const std::string &description);
/// Two values.
CLI::Option &pair(CLI::App &command, const std::string &name,
                  std::pair<std::string, std::string> &value, const std::string &label,
                  const std::string &description);
/// Two values each time.
CLI::Option &pairs(CLI::App &command, const std::string &name,
                   std::vector<std::pair<std::string, std::string>> &values,
                   const std::string &label, const std::string &description);
/// Given or not; `needs` names an option without which it says nothing.
void flag(CLI::App &command, const std::string &name, bool &value, const std::string &description,
          const std::string &needs = {});
/// Means what it does at the moment it is read.
void flag(CLI::App &command, const std::string &name, const std::function<void()> &given,
          const std::string &description);
/// The command is refused without it.
CLI::Option &require(CLI::Option &option);
CLI::Option &number(CLI::App &command, const std::string &name, std::optional<int> &value,
                    int least, int most, const std::string &description);
/// --round; see roundOrLast() in lookup.h for the value behind it.
CLI::Option &roundOption(CLI::App &command, std::optional<int> &value);
CLI::Option &seed(CLI::App &command, std::optional<std::uint64_t> &value,
                  const std::string &description);
/// A rules profile, the user's own included; see lookup.h for the value behind it.
CLI::Option &profile(CommandTree &tree, CLI::App &command, std::optional<std::string> &value,
                     const std::string &description);
/// A printed seal; refused where it is none.
CLI::Option &seal(CLI::App &command, std::optional<std::string> &value,
                  const std::string &description);
/// "2-0-1": points of a timed game for the player ahead, the one behind, and of both when equal.
CLI::Option &timedScore(CLI::App &command, std::optional<tournament::TimedScore> &value);

/// A number, or words that stand for something else: "auto", "none".
struct NumberOrWord {
    std::optional<int> number;
    std::string word;
};
CLI::Option &numberOr(CommandTree &tree, CLI::App &command, const std::string &name,
                      std::optional<NumberOrWord> &value, std::vector<std::string> words,
                      const std::string &description);

} // namespace cli
