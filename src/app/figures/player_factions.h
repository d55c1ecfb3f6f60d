// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"
#include "tournament/event/event.h"

#include <map>
#include <optional>

namespace app {

/// What somebody plays, as far as it is known.
struct Factions {
    std::optional<rules::Faction> corp;
    std::optional<rules::Faction> runner;

    [[nodiscard]] const std::optional<rules::Faction> &of(tournament::Side side) const
    {
        return side == tournament::Side::Corp ? corp : runner;
    }
    [[nodiscard]] bool known() const { return corp || runner; }
    friend bool operator==(const Factions &, const Factions &) = default;
};

/// Of the identities where the library knows them, else as they were entered: by name, by the word
/// of our data ("weyland-consortium"), or by how the name begins ("Weyland").
[[nodiscard]] Factions factionsOf(const tournament::Player &player,
                                  const rules::CardLibrary &library = rules::cardLibrary());

/// Of all who registered; empty where nothing is known of anybody.
using FactionsOfPlayers = std::map<tournament::PlayerId, Factions>;
[[nodiscard]] FactionsOfPlayers
factionsOfPlayers(const tournament::Event &event,
                  const rules::CardLibrary &library = rules::cardLibrary());

} // namespace app
