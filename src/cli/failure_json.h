// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/json.h"

#include <string>

namespace cli {

/// "Tournament Rules 3.0.2, Swiss Pairings", or "" where no rule stands behind it.
[[nodiscard]] std::string citationText(const core::Citation &citation);
/// {"error": {"status", "message", "rule"?}}
[[nodiscard]] core::Json failureJson(const app::Failure &failure);
/// The message with the rule in brackets.
[[nodiscard]] std::string failureText(const app::Failure &failure);

} // namespace cli
