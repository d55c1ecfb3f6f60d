// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/expected.h"

#include <cstdint>
#include <filesystem>
#include <istream>
#include <string>
#include <string_view>

namespace app {

/// Far above any event or list of players; keeps a device or a wrong file from filling the memory.
inline constexpr std::size_t inputLimit = std::size_t{64} * 1024 * 1024;

/// The whole file. Refused: missing, a folder, unreadable, larger than inputLimit.
[[nodiscard]] core::Expected<std::string, Failure> readFile(const std::filesystem::path &path);
/// The same of a stream; `name` is what a message calls it.
[[nodiscard]] core::Expected<std::string, Failure> readStream(std::istream &in,
                                                              std::string_view name);

/// Whole or not at all (core::WholeFile). Replaces what stood there and keeps its permissions, and
/// follows symbolic links; refused: an event file, and a name that SQLite would take for a part of
/// one.
[[nodiscard]] core::Expected<void, Failure> writeFile(const std::filesystem::path &path,
                                                      std::string_view bytes);

} // namespace app
