// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards are in a server, and which in its root; what leaves it for a card that is installed.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/judging_installs.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

/// How many cards of a central server the question only counts.
[[nodiscard]] const Stated &countedCards(const State &state, ServerId server);
/// The same of any server.
[[nodiscard]] int unlistedCards(const State &state, ServerId server);
/// Of a central server the cards of its zone, without those in its root.
[[nodiscard]] bool isInServer(const Object &object, ServerId server);
[[nodiscard]] bool isInRoot(const Object &object, ServerId server);

/// A remote server comes into existence for the card that is installed in it.
[[nodiscard]] ServerId createServer(Table &table);
/// Adds what must leave the server for an agenda or an asset.
void giveWay(const Table &table, ObjectId card, ServerId server, std::vector<ObjectId> &trashed);
/// The card that is being installed keeps the server in existence meanwhile. `paid`: a cost
/// follows.
void trashForInstall(Table &table, Side by, const Installation &installation,
                     const std::vector<ObjectId> &trashed, bool paid);

} // namespace rulings
