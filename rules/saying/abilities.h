// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which ability of a card is meant.
#pragma once

#include "rules/rulings/language/card_model.h"
#include "rules/saying/draft.h"

#include <string_view>
#include <vector>

namespace saying {

using Abilities = std::vector<const rulings::Ability *>;

/// Those that a player can use or let trigger: paid, optional, preventing ones.
[[nodiscard]] Abilities usable(const rulings::CardModel &model);
/// Of those what is used for that: "break", "bypass", "boost", "prevent"; of any other word all.
[[nodiscard]] Abilities usableTo(const rulings::CardModel &model, std::string_view verb);
/// The number of the option of a “must” that does it, from 1; 0: there is none.
[[nodiscard]] int optionThatDoes(const rulings::CardModel &model, std::string_view operation);
/// Whether one of its effects is that operation.
[[nodiscard]] bool does(const rulings::Ability &ability, std::string_view operation);

/// One of its effects is on the ice that is encountered, whichever that is.
[[nodiscard]] bool isOnEncountered(const rulings::Ability &ability);

/// One of its abilities begins a run.
[[nodiscard]] bool beginsRun(const rulings::CardModel *model);
/// By that act a run begins, or its server is named.
[[nodiscard]] bool leadsToRun(const Draft &draft, const core::Json &act);
/// An agenda is forfeited to use one of its abilities.
[[nodiscard]] bool costsForfeit(const rulings::CardModel *model);
/// It lets its player choose a server.
[[nodiscard]] bool choosesServer(const rulings::CardModel &model);

/// The only ability that is paid for with counters; nullptr: none, or several.
[[nodiscard]] const rulings::Ability *paidWithCounters(const rulings::CardModel *model);
/// The one that an act uses or responds with; nullptr: it does neither, or no such card is told.
[[nodiscard]] const rulings::Ability *abilityUsed(const Draft &draft, const core::Json &act);

} // namespace saying
