// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/perform_all.h"

#include "app/sentences/sentences.h"

namespace app {

core::Expected<Performed, Failure> performAll(Session &session,
                                              std::vector<tournament::Command> &commands)
{
    tournament::Event trial = session.event();
    for (const tournament::Command &command : commands) {
        const auto facts = tournament::decide(trial, command);
        if (!facts)
            return core::unexpected(failure(trial, facts.error()));
        tournament::apply(trial, *facts);
    }
    Performed last;
    while (!commands.empty()) {
        auto performed = session.perform(commands.front());
        if (!performed)
            return performed;
        last = std::move(*performed);
        commands.erase(commands.begin());
    }
    return last;
}

} // namespace app
