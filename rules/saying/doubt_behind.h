// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <span>

namespace saying {

/// "It", "can he?", "legal?" behind words that were not understood may mean what those tell.
void doubtBehindMissed(Scene &scene, std::span<const Span> notUnderstood);

/// "Takes back Corroder together with Medium": what is not sure of the one is not of the other.
void doubtListed(Scene &scene);
/// "I'd like to put her there and draw a card": where the first was not understood, the second is
/// no surer.
void doubtWanted(Scene &scene);

} // namespace saying
