// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "tournament/event/fact.h"

#include <string>

namespace tournament {

/// Nothing, or why not, in words without a full stop: "there is no player 7".
using Follows = core::Expected<void, std::string>;

/// The one gate in front of apply(): whether the state allows this fact – whom and what it names
/// is there, and its numbers are such as a tournament has (fact_ranges.h). Everything decide()
/// and the importers give passes; what a damaged or forged journal holds beyond that does not.
/// Limits on what a TO may enter are not looked at: they may be other ones tomorrow.
[[nodiscard]] Follows canFollow(const Event &event, const Fact &fact);

/// Folds the facts of one act, each checked against the state the ones ahead of it made. When one
/// is refused, those ahead of it have been applied.
[[nodiscard]] Follows follow(Event &event, const Facts &facts);

} // namespace tournament
