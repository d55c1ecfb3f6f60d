// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/expected.h"
#include "tournament/event/profile.h"

#include <filesystem>
#include <string_view>
#include <vector>

namespace app {

/// The rules profiles a TO can choose: those compiled in, each replaced by a file of the same id in
/// his own folder, then the others of that folder by name. A folder that does not exist holds none;
/// a file with a mistake is a failure that names it and the place.
[[nodiscard]] core::Expected<std::vector<tournament::Profile>, Failure>
profiles(const std::filesystem::path &userFolder);

/// The one of that id; the failure lists those there are.
[[nodiscard]] core::Expected<tournament::Profile, Failure>
profileOf(std::string_view id, const std::filesystem::path &userFolder);

/// The profile with what a game is worth when time is called; refused where the profile does not
/// leave that to the TO.
[[nodiscard]] core::Expected<tournament::Profile, Failure>
withTimedScore(tournament::Profile profile, const tournament::TimedScore &timed);

} // namespace app
