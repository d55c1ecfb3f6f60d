// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/expected.h"
#include "core/strict_reader.h"
#include "tournament/event/profile.h"

#include <string_view>

namespace tournament {

/// Strict: an unknown key, a wrong type, a missing citation is an error that names its place.
[[nodiscard]] core::Expected<Profile, core::DataError> readProfile(std::string_view text);
/// The same of a part of a document; throws core::DataError.
[[nodiscard]] Profile readProfile(const core::JsonPlace &place);

} // namespace tournament
