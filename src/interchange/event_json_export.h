// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event/event.h"

#include <string>
#include <vector>

namespace interchange {

/// An event of our own anew; an imported one as its own document with what changed since.
[[nodiscard]] std::string exportEventJson(const tournament::Event &event, bool anonymous);

/// The kept document with the difference between both states applied to it. `before` is what the
/// document says.
void editDocument(core::Json &document, const tournament::Event &before,
                  const tournament::Event &now);

} // namespace interchange
