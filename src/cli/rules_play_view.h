// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A question played out, for programs and for people.
#pragma once

#include "core/json.h"
#include "rules/rulings/playing_out/playing_out.h"

#include <string>

namespace cli {

[[nodiscard]] core::Json playedJson(const rulings::PlayedOut &out);
[[nodiscard]] std::string playedText(const rulings::PlayedOut &out);

} // namespace cli
