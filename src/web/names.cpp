// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/names.h"

#include "core/harmless.h"

namespace web {

std::string nameIn(const InLanguage &in, const HallPlayer &player)
{
    return player.name.empty()
        ? in(Pages::tr("Player {number}"), {{"number", std::to_string(player.id)}})
        : core::harmlessLine(player.name);
}

std::string seatIn(const InLanguage &in, const HallGame::Seat &seat)
{
    using tournament::SlotKind;
    if (seat.player)
        return nameIn(in, *seat.player);
    switch (seat.from.kind) {
    case SlotKind::Seed:
        return in(Pages::tr("seed {seed}"), {{"seed", seat.from.number}});
    case SlotKind::WinnerOf:
        return in(Pages::tr("winner of game {game}"), {{"game", seat.from.number}});
    case SlotKind::LoserOf:
        return in(Pages::tr("loser of game {game}"), {{"game", seat.from.number}});
    case SlotKind::Ranked:
        break;
    }
    return in(Pages::tr("seed no. {rank} of those still in"), {{"rank", seat.from.number}});
}

} // namespace web
