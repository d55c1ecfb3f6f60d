// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command_tree.h"

#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// One line of a batch as the command line that says the same.
struct BatchRequest {
    std::vector<std::string> args;
    std::vector<std::string> warnings; ///< keys that mean nothing to the command
};

/// {"command": "player add", "args": {"event": …, "name": [ … ]}}: keys are the long names of
/// options and the names of positionals in small letters. They may stand beside "command" as well:
/// {"command": "deck check", "text": …}.
[[nodiscard]] core::Expected<BatchRequest, app::Failure> readBatchRequest(const CommandTree &tree,
                                                                          std::string_view line);

} // namespace cli
