// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What can be seen of the table behind what was told so far.
#pragma once

#include "rules/rulings/playing_out/playing_out.h"
#include "rules/saying/draft.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace saying {

/// What may be decided, where the game waits for a decision.
[[nodiscard]] std::vector<rulings::OfferedAct> optionsNow(const Draft &draft);
/// What might be decided behind the first acts of the script, in place of what was decided last.
[[nodiscard]] std::vector<rulings::OfferedAct> optionsAt(const Draft &draft, std::size_t acts);
/// The strength of a card as the table stands now.
[[nodiscard]] std::optional<int> strengthNow(const Draft &draft, const std::string &card);

} // namespace saying
