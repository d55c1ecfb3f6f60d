// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "1 link from Rabbit Hole": the card is there, and its link needs no other one.
bool readLinkOfCard(Scene &scene);

/// "Geist, 1 link": all the Runner has, from what is on the table; from another card where none of
/// them gives some.
bool tellLink(Scene &scene, std::size_t begin, int link);

} // namespace saying
