// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards of the Runner that lie facedown in the rig, and nobody names.
#pragma once

#include "rules/saying/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace saying {

/// "two of his facedown cards", "a facedown card in my rig": which they are, told now at the
/// latest. Nothing is taken where they can be the Corp's.
[[nodiscard]] std::optional<std::vector<std::string>> takeFacedownOfRunner(Scene &scene);
/// The same where nothing is done with them.
bool readFacedownInRig(Scene &scene);

} // namespace saying
