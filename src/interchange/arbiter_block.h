// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/event/event.h"

namespace interchange {

// The object "arbiter" of an event JSON: what the exchanged format has no place for, in the
// notation of the journal. Players are their ids; what is private stays in the event.

[[nodiscard]] core::Json writeArbiterBlock(const tournament::Event &event);

/// The part of the event that the block holds. Throws core::DataError with a place below "arbiter".
[[nodiscard]] tournament::Event readArbiterBlock(const core::Json &json);

} // namespace interchange
