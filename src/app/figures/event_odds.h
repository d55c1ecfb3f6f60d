// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/odds/odds.h"

#include <functional>
#include <optional>
#include <vector>

namespace app {

/// Told how much of the work is done, from 0 to 1; answers whether to go on.
using Progress = std::function<bool(double done)>;

/// The odds of an event and what intentional draws would do where the profile allows them.
struct EventOdds {
    tournament::Odds odds;
    bool drawsAllowed = false;
    std::vector<tournament::DrawOdds> draws; ///< by table; of every open one
    friend bool operator==(const EventOdds &, const EventOdds &) = default;
};

/// On two threads; the counts do not depend on that. Nothing when `progress` stopped it.
[[nodiscard]] core::Expected<std::optional<EventOdds>, tournament::Refusal>
eventOdds(const tournament::Event &event, const tournament::OddsOptions &options,
          const Progress &progress = {});

} // namespace app
