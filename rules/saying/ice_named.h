// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "The only ice on HQ is Ice Wall", "my ice on R&D was Enigma and Tollbooth": which lies there.
bool readIceNamed(Scene &scene);

} // namespace saying
