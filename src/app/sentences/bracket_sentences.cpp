// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"

#include "app/sentences/wording.h"
#include "core/english.h"
#include "tournament/cut/cut.h"

#include <algorithm>

namespace app {

using core::English;

std::string sentence(const tournament::Slot &slot)
{
    using tournament::SlotKind;
    switch (slot.kind) {
    case SlotKind::Seed:
        return English::tr("seed {seed}", {{"seed", slot.number}});
    case SlotKind::WinnerOf:
        return English::tr("winner of game {game}", {{"game", slot.number}});
    case SlotKind::LoserOf:
        return English::tr("loser of game {game}", {{"game", slot.number}});
    case SlotKind::Ranked:
        return slot.number == 1
            ? English::tr("best seed still in")
            : English::tr("seed no. {rank} of those still in", {{"rank", slot.number}});
    }
    return {};
}

std::string namedSeedsSentence(const tournament::Event &event, int size)
{
    const auto named = tournament::plannedSeeds(event);
    const auto standing = tournament::qualifiers(event);
    std::vector<std::string> seeds;
    for (std::size_t i = 0; i < std::min(named.size(), static_cast<std::size_t>(size)); ++i)
        if (named[i] != standing[i])
            //: a part of a list of seeds: a player in the imported file, another by the standings
            seeds.push_back(English::tr("seed {seed} is {named}, by the standings {standing}",
                                        {{"seed", static_cast<int>(i) + 1},
                                         {"named", nameOf(event, named[i])},
                                         {"standing", nameOf(event, standing[i])}}));
    if (seeds.empty())
        return {};
    return English::tr("The imported file seeds the cut otherwise than the standings: {seeds}.",
                       {{"seeds", wordList(seeds)}});
}

} // namespace app
