// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "tournament/acts/generator.h"

namespace app {

/// A random tournament as a new event file, one row of the journal for each act. Leaves no file
/// behind when something goes wrong.
[[nodiscard]] core::Expected<std::unique_ptr<Session>, Failure>
simulateEvent(const tournament::GeneratorOptions &options, const std::filesystem::path &target,
              const Environment &environment);

} // namespace app
