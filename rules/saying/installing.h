// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/acts.h"

#include <optional>
#include <string>
#include <vector>

namespace saying {

/// Where a card is installed, or what it is played on; `more` are acts that say it behind it.
void addDetails(Scene &scene, const std::string &card, core::Json &act,
                std::vector<core::Json> &more);
/// "the Corp installs Enigma, and Ice Wall is trashed for it"
[[nodiscard]] std::string installedInWords(const Draft &draft, const core::Json &act);

/// "without trashing a program" behind it: nothing makes room for it.
bool takeNoneTrashed(Scene &scene);
/// Behind "must": "he trash a program" of the install that was told last, which asks whether it may
/// be done without.
[[nodiscard]] std::optional<SaidAct> takeHavingToTrash(Scene &scene);
/// "does something have to be trashed", "does he have to trash a program": the same.
[[nodiscard]] std::optional<SaidAct> takeTrashingNeeded(Scene &scene);

} // namespace saying
