// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event.h"

#include <string>
#include <vector>

namespace interchange {

/// The event without anybody's name: players are "Player 1" … in the order of their ids,
/// organizers and judges are left out, and so are the private penalties.
[[nodiscard]] tournament::Event anonymous(tournament::Event event);

struct Alias {
    std::string name;
    std::string alias;
};

/// Every name that `before` or `now` knows, with what stands for it.
[[nodiscard]] std::vector<Alias> aliases(const tournament::Event &before,
                                         const tournament::Event &now);

/// `text` with whole names replaced, whatever their case.
[[nodiscard]] std::string replaced(const std::string &text, const std::vector<Alias> &aliases);

/// Takes names out of a document of another program that says what `now` is: keys whose meaning is
/// not known to be harmless go, names inside the other texts are replaced. `before` is what the
/// document said when it was imported.
void scrub(core::Json &document, const tournament::Event &before, const tournament::Event &now);

} // namespace interchange
