// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/imported_field.h"
#include "interchange/tome_document.h"

namespace interchange {

/// The settings of a tournament; null where the file has none.
[[nodiscard]] const TomeSettings *settingsOf(const TomeDocument &document,
                                             const TomeTournament &tournament);

/// The Swiss tournament of Android: Netrunner with the most matches; says which others are left
/// out. Throws core::DataError when there is none.
[[nodiscard]] const TomeTournament &chooseSwiss(const TomeDocument &document, Notices &notices);

/// The profile under which a match is worth what the settings say; says which that is.
[[nodiscard]] const tournament::Profile &chooseProfile(const TomeSettings *settings,
                                                       Notices &notices);

} // namespace interchange
