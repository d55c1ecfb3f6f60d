// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"

#include <string>
#include <vector>

namespace cli {

/// An answer as a program gets it: names in sentences stand as they are stored, without the
/// isolates that people need around them (core/harmless.h). `indent` as for core::dump.
[[nodiscard]] std::string jsonText(core::Json answer, int indent = -1);

[[nodiscard]] core::Json jsonList(const std::vector<std::string> &texts);

} // namespace cli
