// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/imported_field.h"
#include "tournament/event/event.h"

#include <string_view>

namespace interchange {

struct TomeEvent {
    tournament::Event event;
    Notices notices;
};

/// Stands in every export of TOME between the data and a number.
inline constexpr std::string_view tomeSeparator = "^^THIS IS A SEPARATOR^^";

/// Throws core::DataError. `profile` wins over what the settings in the file say.
[[nodiscard]] TomeEvent importTome(std::string_view bytes, const tournament::Profile *profile);

} // namespace interchange
