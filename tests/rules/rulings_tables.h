// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tables of any cards that are modelled, and acts with them.
#pragma once

#include "core/random.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/state.h"

#include <cstdint>
#include <iterator>

namespace rulings_support {

template <class Items>
const auto &oneOf(core::Random &random, const Items &items)
{
    return items[random.below(static_cast<std::uint32_t>(std::size(items)))];
}

/// A dozen cards and a turn or a run; the step is still to be set.
rulings::State randomState(core::Random &random);
rulings::ObjectId anyObject(core::Random &random, const rulings::State &state);
/// Of any kind, with anything there is: few are allowed.
rulings::Act randomAct(core::Random &random, const rulings::State &state);

} // namespace rulings_support
