// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/event_statistics.h"

#include "app/figures/player_factions.h"

namespace app {

namespace {

void setFaction(const std::optional<rules::Faction> &known, std::string &faction)
{
    if (known)
        faction = nameOf(*known);
}

} // namespace

tournament::Statistics eventStatistics(const tournament::Event &event,
                                       const rules::CardLibrary &library)
{
    tournament::Event known = event;
    for (tournament::Player &player : known.players) {
        const Factions factions = factionsOf(player, library);
        setFaction(factions.corp, player.corpFaction);
        setFaction(factions.runner, player.runnerFaction);
    }
    return tournament::statistics(known);
}

} // namespace app
