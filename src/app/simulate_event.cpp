// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/simulate_event.h"

namespace app {

core::Expected<std::unique_ptr<Session>, Failure>
simulateEvent(const tournament::GeneratorOptions &options, const std::filesystem::path &target,
              const Environment &environment)
{
    const tournament::GeneratedEvent generated = tournament::generateEvent(options);
    auto session = Session::create(target, generated.acts.front().command, environment);
    for (std::size_t i = 1; session && i < generated.acts.size(); ++i) {
        if (auto performed = (*session)->perform(generated.acts[i].command); !performed) {
            session = core::unexpected(performed.error());
            std::error_code ignored;
            std::filesystem::remove(target, ignored);
        }
    }
    return session;
}

} // namespace app
