// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/player_factions.h"

#include "core/text.h"

#include <vector>

namespace app {

namespace {

using rules::CardId;
using rules::CardLibrary;
using rules::Faction;

/// By the whole title, or by what stands before its colon where that names one identity.
std::optional<CardId> identityNamed(const CardLibrary &library, const std::string &name)
{
    if (const auto exact = library.findTitle(name);
        exact && library[*exact].type == rules::CardType::Identity)
        return exact;
    const auto named = library.identitiesNamed(name);
    return named.size() == 1 ? std::optional(named.front()) : std::nullopt;
}

std::optional<Faction> factionNamed(std::string_view text, rules::Side side)
{
    constexpr std::size_t least = 3; // letters that stand for a name
    const std::string name = core::folded(core::tidied(text));
    std::vector<Faction> begun;
    for (const auto &[faction, word] : rules::factionWords) {
        const std::string whole = core::folded(nameOf(faction));
        if (name.empty() || sideOf(faction) != side)
            continue;
        if (whole == name || word == name)
            return faction;
        if (name.size() >= least && whole.starts_with(name))
            begun.push_back(faction);
    }
    return begun.size() == 1 ? std::optional(begun.front()) : std::nullopt;
}

std::optional<Faction> factionOf(const CardLibrary &library, const std::string &identity,
                                 const std::string &entered, rules::Side side)
{
    if (!identity.empty())
        if (const auto id = identityNamed(library, identity))
            if (const auto faction = library[*id].faction; sideOf(faction) == side)
                return faction;
    return factionNamed(entered, side);
}

} // namespace

Factions factionsOf(const tournament::Player &player, const CardLibrary &library)
{
    return {factionOf(library, player.corpIdentity, player.corpFaction, rules::Side::Corp),
            factionOf(library, player.runnerIdentity, player.runnerFaction, rules::Side::Runner)};
}

FactionsOfPlayers factionsOfPlayers(const tournament::Event &event, const CardLibrary &library)
{
    FactionsOfPlayers all;
    bool known = false;
    for (const tournament::Player &player : event.players) {
        const auto &factions = all[player.id] = factionsOf(player, library);
        known = known || factions.known();
    }
    return known ? all : FactionsOfPlayers();
}

} // namespace app
