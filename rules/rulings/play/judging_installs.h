// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whether a player may install a card, and what that costs.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <limits>
#include <optional>
#include <vector>

namespace rulings {

void judgeInstall(Judgement &judgement, const Table &table, Side by, const Act &act);
/// What must leave the server for that card, if it is an agenda or an asset.
[[nodiscard]] std::vector<ObjectId> agendaOrAssetIn(const State &state, ServerId server,
                                                    ObjectId card);
/// Where a card of the Corp may lie, by an action as by an effect.
void judgeDestination(Judgement &judgement, const Table &table, const Act &act);
/// Why the rig does not take it there, whatever it costs. Nothing: it does.
[[nodiscard]] std::optional<Sentence> whyNotInRig(const Table &table, ObjectId card, ObjectId host,
                                                  bool byHost = false);
/// In credits alone: of ice what it costs once like cards are trashed, of a card of the Runner what
/// it costs on that host.
[[nodiscard]] int installCost(const Table &table, Side by, const Act &act);

/// Where and how a card comes to lie.
struct Installation {
    ObjectId card;
    ServerId server;
    bool newServer = false;
    ObjectId host;
    bool facedown = false;
    std::optional<int> position = std::nullopt; ///< of ice, where the text lets it be any
    bool inward = false;                        ///< directly behind the ice whose text it is
    bool rezzed = false;
    bool stated = false; ///< the server, by the text or by the script
    bool byHost = false; ///< the host itself installs it
    bool found = false;  ///< in a search, which may find what is too dear
    bool chosen = false; ///< its player is free not to install it: nothing forces it
};

/// By how much an install cost is lowered that is ignored, whatever it is.
inline constexpr int wholeInstallCost = std::numeric_limits<int>::max();

/// Its own text names another server than what installs it.
[[nodiscard]] bool isElsewhere(const State &state, const Installation &installation);
/// Where a “cannot”, its own text or the server that is named for it stops the install.
[[nodiscard]] bool isKeptFromInstalling(const Table &table, Side by,
                                        const Installation &installation);
/// Whether installing it by an effect could change anything: a card that is not free to stay where
/// it is goes to the trash pile when it cannot be placed. Throws NotDerivable where only its cost,
/// lowered by some credits, stands in the way; `lowered` empty: it costs nothing.
[[nodiscard]] bool couldBeInstalled(const Table &table, Side by, const Installation &installation,
                                    std::optional<int> lowered);

} // namespace rulings
