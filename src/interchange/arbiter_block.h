// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event.h"

#include <vector>

namespace interchange {

/// The object "arbiter" of an event JSON: what the exchanged format has no place for. Names stay
/// outside it; players are their ids.
struct ArbiterBlock {
    std::uint64_t seed = 0;
    tournament::Profile profile;
    tournament::Details details; ///< name and date left empty
    tournament::Announcement announcement;
    std::vector<tournament::TableRange> tableRanges;
    tournament::Cut cut;
    std::vector<tournament::Player> players; ///< name and identities left empty
    std::vector<tournament::Round> rounds;
    std::vector<tournament::Ruling> rulings;
};

[[nodiscard]] core::Json writeArbiterBlock(const tournament::Event &event);

/// Throws core::DataError with a place below "arbiter".
[[nodiscard]] ArbiterBlock readArbiterBlock(const core::Json &json);

} // namespace interchange
