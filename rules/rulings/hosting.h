// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which card may lie on which, and what that means.
#pragma once

#include "rules/rulings/acts.h"

#include <utility>

namespace rulings {

/// Whether a card in play takes that one when it is installed, and has room for it.
[[nodiscard]] bool couldBeHosted(const Table &table, ObjectId card);
[[nodiscard]] std::vector<ObjectId> hostedOn(const State &state, ObjectId host);
/// The cards, and what is trashed with them because they host it.
[[nodiscard]] std::vector<ObjectId> withHosted(const State &state, std::vector<ObjectId> cards);
/// A program hosted where the host says that its memory does not count.
[[nodiscard]] bool takesNoMemory(const Table &table, ObjectId program);
/// Whether the card may be installed on that host, or on none; `given` is trashed for it.
void judgeHost(Judgement &judgement, Table &table, ObjectId card, ObjectId host,
               const std::vector<ObjectId> &given);
/// Every host that the card could be installed on; empty when none would do.
[[nodiscard]] std::vector<ObjectId> hostsFor(const Table &table, ObjectId card);
/// Hosted cards count, installed or not, against what it says it can host.
[[nodiscard]] bool isFull(const State &state, ObjectId host);
/// Moves it onto the host, from another one if need be. What was not installed is not installed
/// now.
void hostOn(Table &table, ObjectId card, ObjectId host, bool facedown);

/// As if it were hosted there already: the destination is declared first.
template <class Look>
auto lookHosted(Table &table, ObjectId card, ObjectId host, const Look &look)
{
    const ObjectId before = std::exchange(table.state[card].host, host);
    const auto result = look();
    table.state[card].host = before;
    return result;
}

} // namespace rulings
