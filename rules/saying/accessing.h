// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/acts.h"

#include <optional>
#include <string>

namespace saying {

/// "accesses snare from r&d", "steals it"
[[nodiscard]] std::optional<SaidAct> accessOf(Scene &scene, const std::string &verb,
                                              const std::string &card);
/// "I take the Fracking": in a run it is stolen.
[[nodiscard]] std::optional<SaidAct> takenOf(Scene &scene);
/// "Imp trashes it": by the one ability of that card that does such things; of ice and of
/// operations by what they do.
[[nodiscard]] std::optional<SaidAct> trashBy(Scene &scene, const std::string &card,
                                             const std::string &trashed);
/// "trashes it with imp": the one ability of that card that does such things.
[[nodiscard]] std::optional<SaidAct> trashWith(Scene &scene, const std::string &trashed);

} // namespace saying
