// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event/event.h"

namespace cli {

[[nodiscard]] core::Json rulingJson(const tournament::Event &event,
                                    const tournament::Ruling &ruling);
/// "Round 2, table 3", "Before round 1".
[[nodiscard]] std::string rulingPlace(const tournament::Ruling &ruling);

} // namespace cli
