// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"

#include "core/english.h"

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

} // namespace app
