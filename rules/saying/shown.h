// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card that is named behind what has shown it: "it was Snare!".
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "(plays Infiltration) to expose a card and it was Psychic Field": chosen by what exposes.
bool readExposedWas(Scene &scene);
/// "accesses a card from HQ and it was Snare!": that one is accessed.
bool readAccessedWas(Scene &scene);
/// "(it) was Snare!": another card than any that was spoken of is named.
[[nodiscard]] bool isNamedNext(const Scene &scene);

} // namespace saying
