// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/perform_all.h"

#include "app/sentences.h"

namespace app {

core::Expected<void, Failure> performAll(Session &session,
                                         std::vector<tournament::Command> &commands)
{
    tournament::Event trial = session.event();
    for (const tournament::Command &command : commands) {
        const auto facts = tournament::decide(trial, command);
        if (!facts)
            return core::unexpected(failure(trial, facts.error()));
        tournament::apply(trial, *facts);
    }
    while (!commands.empty()) {
        if (auto performed = session.perform(commands.front()); !performed)
            return core::unexpected(performed.error());
        commands.erase(commands.begin());
    }
    return {};
}

} // namespace app
