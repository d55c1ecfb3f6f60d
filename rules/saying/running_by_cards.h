// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <optional>
#include <string>

namespace saying {

/// "stimhack run on r&d", "runs archives with sneakdoor": the run that a card begins. It is played,
/// so that what the card does in the run and behind it is not forgotten.
bool readRunByCard(Scene &scene);

/// "runs it", "goes for the junebug": where that card lies, which is a remote if nobody said.
[[nodiscard]] std::optional<std::string> takeServerOfCard(Scene &scene);
/// "Inside Job, the outermost ice is a rezzed Guard": the only event that nobody plays makes the
/// run. Its chip says so, as a doubt.
void playRunNamed(Scene &scene);

} // namespace saying
