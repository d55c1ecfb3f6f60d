// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card that is trashed so that another one prevents or avoids something.
#pragma once

#include "rules/saying/acts.h"

#include <optional>

namespace saying {

/// "trashes a program to prevent it", "trashed Corroder to Heartbeat": that one is used, and the
/// card is its price.
[[nodiscard]] std::optional<SaidAct> takeTrashedToPrevent(Scene &scene);

} // namespace saying
