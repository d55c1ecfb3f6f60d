// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/expected.h"
#include "storage/storage_error.h"

namespace storage {

/// Where an event lies in a database: "postgresql://ada@desk-1/cup#UUID".
struct DatabaseAddress {
    std::string database; ///< what the client library connects to
    std::string uuid;     ///< empty: none is named
};

/// Whether this stands where a path goes and means a database.
[[nodiscard]] bool isDatabaseAddress(const std::filesystem::path &path);

/// BadAddress for an uuid that is none, and for a password: an address is shown, printed and
/// remembered, so that the library's own means (~/.pgpass, PGPASSWORD, a service file) keep it.
[[nodiscard]] core::Expected<DatabaseAddress, StorageError>
readDatabaseAddress(const std::filesystem::path &path);

[[nodiscard]] std::filesystem::path pathOf(const DatabaseAddress &address);

} // namespace storage
