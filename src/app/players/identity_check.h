// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reference/identity_finder.h"
#include "tournament/event/command.h"

#include <string>
#include <vector>

namespace app {

/// An identity as somebody entered it, looked up in the cards.
struct NamedIdentity {
    std::string title; ///< as printed where it is clear which one is meant, else as it was entered
    std::string faction; ///< of a known one where none was entered
    std::string doubt;   ///< why it may be a mistake, in a sentence; usually empty
};
[[nodiscard]] NamedIdentity namedIdentity(const rules::IdentityFinder &finder,
                                          tournament::Side side, const std::string &entered,
                                          const std::string &faction);

/// A player as he was entered, with his identities as printed.
struct CheckedEntry {
    tournament::PlayerEntry entry;
    std::vector<std::string> doubts; ///< a TO may insist: new cards come
};
/// What `known` has already is no matter of doubt any more.
[[nodiscard]] CheckedEntry checkedEntry(const rules::IdentityFinder &finder,
                                        tournament::PlayerEntry entry,
                                        const tournament::PlayerEntry &known = {});

/// Exchanges the identities where they clearly stand in each other's place: lists have them in
/// either order.
void sortSides(const rules::IdentityFinder &finder, tournament::PlayerEntry &entry);

} // namespace app
