// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What looking at whether an effect could change anything needs again and again.
#pragma once

#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <functional>
#include <optional>
#include <vector>

namespace rulings {

/// Of a card that is chosen only as the cost is paid.
[[nodiscard]] bool asksForPaid(const Amount &amount);
/// Whether the effect is of any number at all.
[[nodiscard]] bool isSome(const Table &table, const Effect &effect, const Context &context);
[[nodiscard]] bool hasCardsLeft(const State &state, Side side);
/// Cards that the question only counts fulfil what asks for nothing but their place.
[[nodiscard]] bool isThereUnlisted(const Table &table, const Filter &filter);

using Fits = std::function<bool(ObjectId)>;
using Together = std::function<bool(ObjectId, ObjectId)>;

/// Whether one of those found, or one that is only counted, is changed.
[[nodiscard]] bool isThere(const Table &table, const Filter &filter,
                           const std::vector<ObjectId> &found, const Fits &fits);
/// Two different cards, one of each kind.
[[nodiscard]] bool isTherePair(const Table &table, const Filter &of, const Filter &on,
                               const std::vector<ObjectId> &firsts,
                               const std::vector<ObjectId> &others, const Together &fits);
/// Of cards that are chosen for it: installed ones, unless the text says otherwise.
[[nodiscard]] bool anyCandidateChanges(const Table &table, const Effect &effect,
                                       const Context &context, const Fits &changes);
/// Of all cards that fit.
[[nodiscard]] bool anyCardChanges(const Table &table, const Effect &effect, const Context &context,
                                  const Fits &changes);
/// So many as the effect affects completely; of “up to” one.
[[nodiscard]] bool hasEnough(const Table &table, const Effect &effect, const Context &context);

/// One that the facts leave open does not matter where another one is true.
template <class Range, class Look>
bool anyOf(const Range &range, const Look &look)
{
    std::optional<NotDerivable> open;
    for (const auto &one : range) {
        try {
            if (look(one))
                return true;
        } catch (const NotDerivable &reason) {
            open = reason;
        }
    }
    if (open)
        throw NotDerivable(*open);
    return false;
}

} // namespace rulings
