// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/timing/timing.h"
#include "tournament/event/event.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace app {

/// Positions of the event's rulings that a question is about, the best first and of equals the
/// newest: so that the next ruling agrees. Understands what the search of the rules understands.
[[nodiscard]] std::vector<std::size_t> rulingsAbout(const tournament::Event &event,
                                                    std::string_view text);

/// The version the organizer chose, whatever the day; nothing when he left it to the day.
[[nodiscard]] std::optional<rules::RulesVersion> chosenRules(const tournament::Event &event);

/// By which version the judges rule: the one that was chosen, or that of the event's day; nothing
/// when there is neither.
[[nodiscard]] std::optional<rules::RulesVersion> rulesVersionOf(const tournament::Event &event);

/// Who rules at that table unless somebody else is called: the TO, or the second one where the TO
/// plays. Empty when nobody is named. Table 0: none.
[[nodiscard]] std::string usualJudge(const tournament::Event &event, int round, int table);

} // namespace app
