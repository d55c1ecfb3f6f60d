// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "core/json.h"
#include "web/hall.h"

#include <optional>
#include <string_view>

namespace web {

/// What /api/v1/<name> answers (docs/api.md); nothing where there is no such name.
[[nodiscard]] std::optional<core::Json> hallJson(const Hall &hall, std::string_view name,
                                                 core::Timestamp now);

} // namespace web
