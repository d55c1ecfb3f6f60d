// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/acts.h"

namespace rulings {

void judgeInstall(Judgement &judgement, Table &table, Side by, const Act &act);
/// In credits, like cards given up for it already counted out.
[[nodiscard]] int installCost(Table &table, Side by, const Act &act);
/// Where and how a card comes to lie.
struct Installation {
    ObjectId card;
    ServerId server;
    bool newServer = false;
    ObjectId host;
    bool facedown = false;
    bool inward = false; ///< directly behind the ice of the encounter
    bool rezzed = false;
    bool stated = false; ///< the server, by the text or by the script
    bool found = false;  ///< in a search, which may find what is too dear
    bool chosen = false; ///< its player is free not to install it: nothing forces it
};

/// As the text of an effect has it; whatever server a player chooses is not in it.
[[nodiscard]] Installation installationBy(const Table &table, const Effect &effect,
                                          const Context &context, ObjectId card);
/// Its own text names another server than what installs it.
[[nodiscard]] bool isElsewhere(const State &state, const Installation &installation);
/// Where a “cannot”, its own text or the server that is named for it stops the install.
[[nodiscard]] bool isKeptFromInstalling(Table &table, Side by, const Installation &installation);
/// Whether installing it by an effect could change anything: a card that is not free to stay where
/// it is goes to the trash pile when it cannot be placed. Throws NotDerivable where only its cost,
/// lowered by some credits, stands in the way.
[[nodiscard]] bool couldBeInstalled(Table &table, Side by, const Installation &installation,
                                    std::optional<int> lowered);

/// As an effect says: without a cost, or for the install cost lowered by some credits.
void installByEffect(Table &table, Side by, Installation installation, std::optional<int> lowered);
/// Trash like cards, pay, place: the cost includes the click when it is an action.
void install(Table &table, Side by, const Act &act, const Bundle &cost);

} // namespace rulings
