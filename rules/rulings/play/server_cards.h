// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which cards are in a server, and which in its root.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/stated.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

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

} // namespace rulings
