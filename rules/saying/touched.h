// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the abilities of a card change that can be asked for.
#pragma once

#include "rules/rulings/language/card_model.h"
#include "rules/timing/enum_set.h"

#include <cstdint>

namespace saying {

enum class Touched : std::uint8_t {
    CorpCredits,
    RunnerCredits,
    CorpClicks,
    RunnerClicks,
    Tags,
    Damage,
    Points,
    Grip,
    Hq,
    Run,
    Accesses,
    BadPublicity,
    Trace,
    Strength,
    HandSize,
    Place, ///< of cards
};

[[nodiscard]] rules::EnumSet<Touched> touchedBy(const rulings::CardModel &model);

} // namespace saying
