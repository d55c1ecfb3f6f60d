// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "web/hall.h"
#include "web/in_language.h"

#include <string>

namespace web {

/// "Player 7" where he does not agree to be named, as in every export.
[[nodiscard]] std::string nameIn(const InLanguage &in, const HallPlayer &player);
/// Who sits there, or where he will come from: "winner of game 5".
[[nodiscard]] std::string seatIn(const InLanguage &in, const HallGame::Seat &seat);

} // namespace web
