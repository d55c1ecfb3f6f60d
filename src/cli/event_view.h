// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event/event.h"

#include <string>

namespace cli {

/// What is announced, what the rules suggest, and the checklist of the tier.
[[nodiscard]] core::Json eventJson(const tournament::Event &event);
[[nodiscard]] std::string eventText(const tournament::Event &event);

} // namespace cli
