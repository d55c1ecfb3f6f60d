// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card that is installed by what another one does.
#pragma once

#include "rules/saying/acts.h"

#include <optional>

namespace saying {

/// "installed Clot with Clone Chip", "installs Medium using Test Run": that one is used or played
/// for it.
[[nodiscard]] std::optional<SaidAct> takeInstalledWith(Scene &scene);

} // namespace saying
