// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace cli {

class CommandTree;

// The commands as plain text, from which completion and man page are written and batches are read.

struct DescribedOption {
    std::vector<std::string> names; ///< "-o", "--output"; of an argument its name alone: "EVENT"
    std::string label;              ///< what stands for the value: "N"; empty for a flag
    std::string description;
    std::vector<std::string> words; ///< values to offer
    bool isFile = false;
    bool repeatable = false;
    bool required = false;
    int values = 0; ///< how many words follow the name
};

struct DescribedCommand {
    std::string path; ///< "player add"; empty: the program itself
    std::string description;
    std::string example;
    std::vector<DescribedOption> options;
    std::vector<DescribedOption> arguments;
    std::vector<std::string> children; ///< names of the commands inside, for a group
};

[[nodiscard]] const DescribedCommand &commandAt(const std::vector<DescribedCommand> &commands,
                                                const std::string &path);
/// "player add" from "player" and "add".
[[nodiscard]] std::string joinedPath(const std::string &group, const std::string &name);

[[nodiscard]] std::string bashCompletion(const CommandTree &tree);
[[nodiscard]] std::string zshCompletion(const CommandTree &tree);
[[nodiscard]] std::string fishCompletion(const CommandTree &tree);
[[nodiscard]] std::string manPage(const CommandTree &tree);

} // namespace cli
