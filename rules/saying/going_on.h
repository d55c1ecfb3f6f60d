// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/draft.h"

#include <optional>
#include <string>
#include <string_view>

namespace saying {

/// Whoever asks how a run or an encounter ends means its end: the game is taken to go on to it,
/// and a trap that was accessed to be used, where nobody told a later moment. Whoever asks for an
/// action as a run ends means the next one. The draft is settled.
/// True where nothing is broken on the way, though something could be.
bool goOnToTheEnd(Draft &draft);
/// What a card that is accessed does then, used by its player: a trap. Nothing: it is none.
struct TrapUse {
    core::Json act;
    std::string says;
};
[[nodiscard]] std::optional<TrapUse> useOfTrap(const Draft &draft, const std::string &card);
/// Both facts are seen at the same end of it.
[[nodiscard]] bool endAlike(const Draft &draft, std::string_view fact, std::string_view other);

} // namespace saying
