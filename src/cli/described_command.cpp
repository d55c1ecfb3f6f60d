// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/described_command.h"

#include <algorithm>

namespace cli {

const DescribedCommand &commandAt(const std::vector<DescribedCommand> &commands,
                                  const std::string &path)
{
    return *std::ranges::find(commands, path, &DescribedCommand::path);
}

std::string joinedPath(const std::string &group, const std::string &name)
{
    return group.empty() ? name : group + " " + name;
}

} // namespace cli
