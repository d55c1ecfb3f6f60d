// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/command.h"

namespace tournament {

Command::Command(const Command &other) = default;
Command::Command(Command &&other) noexcept = default;
Command &Command::operator=(const Command &other) = default;
Command &Command::operator=(Command &&other) noexcept = default;
Command::~Command() = default;

} // namespace tournament
