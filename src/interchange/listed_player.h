// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/command.h"

#include <cstddef>
#include <optional>
#include <string>

namespace interchange {

/// What a list says of one player. A list may say little: what is empty here it leaves open.
struct ListedPlayer {
    std::size_t line = 0;                       ///< of the list, from 1
    std::optional<tournament::PlayerId> number; ///< in the event
    std::string name;                           ///< empty only beside a number
    std::string pronouns;
    std::string corpIdentity;
    std::string corpFaction;
    std::string runnerIdentity;
    std::string runnerFaction;
    std::optional<int> awardedByes;
    std::optional<int> fixedTable;
    std::optional<int> seat;
    std::optional<tournament::Consent> named;
    std::optional<tournament::Consent> photographed;
    std::optional<tournament::Consent> streamed;
};

/// What is known of the player, with what the list says put in.
[[nodiscard]] tournament::PlayerEntry withListed(tournament::PlayerEntry known,
                                                 const ListedPlayer &listed);

} // namespace interchange
