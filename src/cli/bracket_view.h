// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/cut/bracket.h"

#include <string>

namespace cli {

/// {"type","size","seeds":[{"seed","player"}],"games":[{"game","round","branch","p1","p2","corp",
/// "winner","state",…}],"places":[{"player","place"}]}; who is still awaited is null.
[[nodiscard]] core::Json bracketJson(const tournament::Event &event,
                                     const tournament::Bracket &bracket);
/// The games round by round with who waits for whom, then the places that are certain.
[[nodiscard]] std::string bracketText(const tournament::Event &event,
                                      const tournament::Bracket &bracket);

/// "double", "single", "single-reseed": the words of --format.
[[nodiscard]] std::string formName(tournament::CutForm form);

} // namespace cli
