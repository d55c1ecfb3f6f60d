// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences.h"

namespace app {

std::string sentence(const tournament::Slot &slot)
{
    using tournament::SlotKind;
    const std::string number = std::to_string(slot.number);
    switch (slot.kind) {
    case SlotKind::Seed:
        return "seed " + number;
    case SlotKind::WinnerOf:
        return "winner of game " + number;
    case SlotKind::LoserOf:
        return "loser of game " + number;
    case SlotKind::Ranked:
        return slot.number == 1 ? "best seed still in"
                                : "seed no. " + number + " of those still in";
    }
    return {};
}

} // namespace app
