// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace structure {

/// Paths below the checkout with forward slashes: "src/core/json.h".
[[nodiscard]] std::vector<std::string> sourceFiles();

/// Every file git tracks; empty where this is no checkout.
[[nodiscard]] std::vector<std::string> trackedFiles();

} // namespace structure
