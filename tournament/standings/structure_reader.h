// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"
#include "tournament/event/event.h"

#include <string>
#include <string_view>
#include <vector>

namespace tournament {

enum class OrganizerRule : std::uint8_t { WithSecond, Never };
enum class CutExpectation : std::uint8_t { Unusual, Optional, Expected };

struct TierRules {
    bool decklists = false;
    bool sleeves = false;
    OrganizerRule organizer{};
    CutExpectation cut{};
};

/// What a set of tournament rules asks of each tier and suggests for each field: data/tiers-*.json.
struct Structure {
    struct Step {
        int players = 0; ///< from so many players on …
        int value = 0;   ///< … so many rounds, or the size of the cut
    };
    std::string id;
    std::string document;
    std::string structureDocument;
    std::string structureSection;
    int minimumPlayers = 0; ///< at competitive and premier events
    std::array<TierRules, 3> tiers;
    std::vector<Step> rounds;
    std::vector<Step> cut;

    [[nodiscard]] const TierRules &tier(Tier tier) const
    {
        return tiers[static_cast<std::size_t>(tier)];
    }
};

[[nodiscard]] core::Expected<Structure, core::DataError> readStructure(std::string_view text);
/// Of the set a profile names; the newest when the profile's own copy names one we do not have.
[[nodiscard]] const Structure &structureOf(const Profile &profile);

} // namespace tournament
