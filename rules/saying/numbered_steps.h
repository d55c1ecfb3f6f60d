// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Steps by the numbers that the timing structures print: "at step 5.3", "in 2.3".
#pragma once

#include "rules/saying/scene.h"

#include <string_view>

namespace saying {

/// A timing structure of some version has a step of that number.
[[nodiscard]] bool isNumberOfStep(std::string_view number);
/// The game comes to that step: of the run where there is one, of a turn that is named otherwise.
bool readNumberedStep(Scene &scene);

} // namespace saying
