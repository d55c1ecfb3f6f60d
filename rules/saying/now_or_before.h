// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A past form behind a name: of an agenda that somebody stole or scored, now or before; done to
// the card that was named, or by it.
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <string>

namespace saying {

/// "I stole", "I scored": not "stolen", and nobody says when.
[[nodiscard]] bool isToldActively(const Scene &scene, std::size_t begin);
/// That it is done now, as an offer of the chip that takes it as done before.
void offerDoneNow(const Scene &scene, Chip &chip, const std::string &object);
/// "is trashed", "was destroyed": a small word says that it is done to what was named.
[[nodiscard]] bool isPassiveNext(const Scene &scene);
/// "(Taurus) trashed the Mem Chip": what is said next happened to the card behind it.
[[nodiscard]] bool isDoneToAnother(const Scene &scene);

/// "from two turns ago" behind a card: an agenda was scored then.
bool takeEarlier(Scene &scene, const std::string &object);

/// "(stolen) from me"
bool takeStolenFrom(Scene &scene);
/// "the top card of R&D (is trashed)": what stands before is none of the cards that were told.
[[nodiscard]] bool isOfSomethingElse(const Scene &scene);

} // namespace saying
