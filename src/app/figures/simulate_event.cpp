// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/simulate_event.h"
#include "app/session/file_options.h"

#include "app/sentences/sentences.h"

namespace app {

core::Expected<std::unique_ptr<Session>, Failure>
simulateEvent(const tournament::GeneratorOptions &options, const std::filesystem::path &target,
              const Environment &environment)
{
    if (auto unfit = unfitActor(environment.actor))
        return core::unexpected(std::move(*unfit));
    const tournament::GeneratedEvent generated = tournament::generateEvent(options);
    std::vector<storage::NewEntry> acts;
    for (const tournament::GeneratedAct &act : generated.acts)
        acts.push_back({environment.clock(),
                        environment.actor,
                        std::string(tournament::commandName(act.command)),
                        act.facts,
                        {}});
    {
        // At once: nobody waits for the single acts of an event that was never played.
        auto file = storage::EventFile::create(target, fileOptions(environment, false));
        if (!file)
            return core::unexpected(failure(file.error()));
        if (const auto filled = (*file)->fill(acts, generated.event); !filled) {
            file->reset();
            std::error_code ignored;
            std::filesystem::remove(target, ignored);
            return core::unexpected(failure(filled.error()));
        }
    }
    return Session::open(target, environment);
}

} // namespace app
