// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <string>

namespace saying {

/// "on Enigma", "chose it", "(two pieces of ice) on it": what the card lies on or has chosen, or,
/// for ice, the server. `holds`: "has" was taken for that it holds something. False: nothing of
/// that is said, and the cursor may have moved.
[[nodiscard]] bool readHost(Scene &scene, const std::string &object, bool holds);
/// The piece that tells what lies there; its words begin at that token.
void addGuest(Scene &scene, const std::string &guest, const std::string &host, std::size_t begin);
/// "On the Leprechaun sit Magnum Opus and Medium"
bool readHostBefore(Scene &scene);

} // namespace saying
