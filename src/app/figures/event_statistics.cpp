// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/event_statistics.h"

namespace app {

namespace {

using rules::CardId;
using rules::CardLibrary;

/// By the whole title, or by what stands before its colon where that names one identity.
std::optional<CardId> identityNamed(const CardLibrary &library, const std::string &name)
{
    if (const auto exact = library.findTitle(name);
        exact && library[*exact].type == rules::CardType::Identity)
        return exact;
    const auto named = library.identitiesNamed(name);
    return named.size() == 1 ? std::optional(named.front()) : std::nullopt;
}

void setFaction(const CardLibrary &library, const std::string &identity, std::string &faction)
{
    if (const auto id = identityNamed(library, identity))
        faction = nameOf(library[*id].faction);
}

} // namespace

tournament::Statistics eventStatistics(const tournament::Event &event, const CardLibrary &library)
{
    tournament::Event known = event;
    for (tournament::Player &player : known.players) {
        setFaction(library, player.corpIdentity, player.corpFaction);
        setFaction(library, player.runnerIdentity, player.runnerFaction);
    }
    return tournament::statistics(known);
}

} // namespace app
