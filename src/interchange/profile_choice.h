// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/event_document.h"
#include "interchange/imported_field.h"
#include "tournament/event/profile.h"

#include <optional>
#include <string>

namespace interchange {

/// One of the profiles that come with Arbiter.
[[nodiscard]] const tournament::Profile &compiledIn(const char *id);

/// The profile a file without one is read by, with a notice that says which and why.
[[nodiscard]] const tournament::Profile &chooseProfile(const EventDocument &document,
                                                       Notices &notices);

} // namespace interchange
