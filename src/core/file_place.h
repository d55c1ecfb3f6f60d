// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"

#include <filesystem>
#include <system_error>

namespace core {

/// Where writing to `name` ends up: absolute, in a folder that exists, every symbolic link
/// followed, also one that leads to nothing yet. Errors: no_such_file_or_directory (there is no
/// such folder), too_many_symbolic_link_levels, permission_denied …; invalid_argument for an empty
/// name.
[[nodiscard]] Expected<std::filesystem::path, std::error_code>
placeOf(const std::filesystem::path &name);

/// The disk, or what this user may fill of it, is full.
[[nodiscard]] bool meansNoRoom(const std::error_code &error);

/// errno as a value.
[[nodiscard]] std::error_code lastSystemError();

} // namespace core
