// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reference/reference.h"
#include "tournament/event/event.h"
#include "ui/models/rule_hits_model.h"

namespace ui {

/// A ruling of the event among what the rules desk found; its target is "ruling:3".
[[nodiscard]] RuleRow rulingRow(const tournament::Event &event, std::size_t position);

/// A ruling whole, with links to the entries it cites, and "situation:3" to its table; what to read when it was taken back.
[[nodiscard]] QString rulingHtml(const rules::Reference &reference, const tournament::Event &event,
                                 std::size_t position);

} // namespace ui
