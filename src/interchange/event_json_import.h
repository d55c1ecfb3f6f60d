// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/event_document.h"
#include "interchange/imported_field.h"
#include "tournament/event/event.h"

#include <optional>
#include <string_view>

namespace interchange {

struct EventJson {
    tournament::Event event; ///< with its source unless the document is our own
    core::Json json;
    Notices notices;
};

/// Throws core::DataError. `profile` wins over what the document says or suggests.
[[nodiscard]] EventJson importEventJson(std::string_view text, const tournament::Profile *profile);

/// Line and column of a mistake in the JSON itself as the place. Throws core::DataError.
[[nodiscard]] core::Json parseDocument(std::string_view text);

} // namespace interchange
