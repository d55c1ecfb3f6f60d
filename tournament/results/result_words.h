// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words.h"
#include "tournament/event/result.h"

namespace tournament {

/// How a result says the way a game was won. "decked" is only read: the first word is written.
inline constexpr core::Words<WinCondition, 5> conditionWords{
    {{WinCondition::Agenda, "agenda"},
     {WinCondition::Flatline, "flatline"},
     {WinCondition::EmptyRnd, "empty-rnd"},
     {WinCondition::EmptyRnd, "decked"},
     {WinCondition::Concession, "concession"}}};

} // namespace tournament
