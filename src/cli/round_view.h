// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event/event.h"

#include <string>
#include <vector>

namespace cli {

/// Why a table or a game is as it is, one sentence each.
[[nodiscard]] core::Json reasonsJson(const tournament::Event &event,
                                     const std::vector<tournament::Reason> &why);
[[nodiscard]] std::string reasonsText(const tournament::Event &event,
                                      const std::vector<tournament::Reason> &why);

/// Who sits at a table: "Ada, Ben", with a bye "Ada, bye".
[[nodiscard]] std::string playersText(const tournament::Event &event,
                                      const tournament::Match &match);
/// {"table","p1","p1_id","p2"|null,"p2_id"|null,"game"?,"p1_side"?,"why":[…]}
[[nodiscard]] core::Json matchJson(const tournament::Event &event, const tournament::Match &match);
/// {"round","cost","seed","algorithm","pairs":[…],"relaxed":[…],
/// "published":false}, the last only of a prepared round
[[nodiscard]] core::Json roundJson(const tournament::Event &event, const tournament::Round &round);
/// The tables with the reason of each, and which rules could not be kept.
[[nodiscard]] std::string roundText(const tournament::Event &event, const tournament::Round &round);

} // namespace cli
