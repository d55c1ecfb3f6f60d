// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that a line puts on the table or speaks of.
#pragma once

#include "rules/saying/lying.h"
#include "rules/saying/scene.h"

#include <optional>
#include <string>

namespace saying {

/// The card the words name, on the table now at the latest; "it" is the one spoken of last.
/// Nothing is taken where no card is named.
[[nodiscard]] std::optional<std::string> takeCard(Scene &scene);
/// Whether the next words name a card, idle ones and flags before it left out of account.
[[nodiscard]] bool isCardNext(const Scene &scene);

/// "rezzed tollbooth on hq", "femme on tollbooth, 2 virus counters": a card and how it lies.
bool readCard(Scene &scene);
/// "no ice", "unprotected": nothing lies there.
bool readNothing(Scene &scene);
/// "ice from outside:": what is told next lies behind what was told before.
bool readOrder(Scene &scene);
/// "corp is jinteki pe"
bool readIdentity(Scene &scene);
/// "rezzed" of the card that was spoken of last.
bool readFlag(Scene &scene);

} // namespace saying
