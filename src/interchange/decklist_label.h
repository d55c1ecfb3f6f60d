// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist_count.h"

namespace interchange {

/// What stands ahead of a colon: "Corp ID:", "Deck name:".
struct Label {
    WordMeaning meaning;
    std::size_t end = 0; ///< of its pieces; 0: there is none
    bool ofName = false; ///< "Deck name": says so itself, whatever stands behind it
    bool parted = false; ///< by a colon, a dash or a gap
};

[[nodiscard]] Label labelOf(Pieces line);

/// "o" ahead of a line is how word processors paste the bullets of their second level.
[[nodiscard]] Pieces withoutBullet(Pieces line);

/// Without when and by whom a line of a chat was said: "[18:02] Aster:", "<aster>".
[[nodiscard]] Pieces withoutSpeaker(Pieces line);

[[nodiscard]] bool isColon(const Piece &piece);

} // namespace interchange
