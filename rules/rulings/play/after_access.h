// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How an access ends: the card stays, goes back or is set aside, or it has left meanwhile.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/state.h"

#include <cstddef>
#include <cstdint>

namespace rulings {

class Table;

/// The card that is being accessed, as it lay then.
struct Accessed {
    ObjectId id;
    Zone from = Zone::Hq;
    std::int16_t copy = 0;

    [[nodiscard]] bool isThere(const State &state) const
    {
        return state.winner == Winner::Nobody && state[id].zone == from && state[id].copy == copy;
    }
};

/// What the Runner could do with it is done: it is accessed no more.
void endAccess(Table &table, const Accessed &card, std::size_t mark);
/// When all accesses are done, what was set aside lies where it lay.
void returnAccessed(Table &table);

} // namespace rulings
