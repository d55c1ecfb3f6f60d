// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Agendas that somebody stole or scored: now, or before.
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <string>

namespace saying {

/// "I stole", "I scored": not "stolen", and nobody says when.
[[nodiscard]] bool isToldActively(const Scene &scene, std::size_t begin);
/// That it is done now, as an offer of the chip that takes it as done before.
void offerDoneNow(const Scene &scene, Chip &chip, const std::string &object);

} // namespace saying
