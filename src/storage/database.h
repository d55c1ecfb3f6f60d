// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include <SQLiteCpp/Database.h>

#include "storage/event_file.h"

namespace storage {

/// The four bytes "ARBT" at offset 68 of the file: what `file` and the desktop know it by.
inline constexpr std::int32_t applicationId = 0x41524254;

/// One payload holds at most this many bytes; a file of strangers must not eat the memory.
inline constexpr int largestValue = 64 * 1024 * 1024;

/// Reads the header without SQLite and throws StorageError unless this is an event file. True when
/// the file is in WAL mode, which only a stranger can have set.
[[nodiscard]] bool checkHeader(const std::filesystem::path &path, const std::string &vfs);

enum class Access { Write, Read, ReadUnchanging };

/// Connects to an existing file and closes every door that event files do not need. The file was
/// sent by mail: https://www.sqlite.org/security.html
[[nodiscard]] SQLite::Database connect(const std::filesystem::path &path,
                                       const EventFileOptions &options, Access access);

/// How long this connection waits for others; everybody who waits has the same chance.
void waitFairly(SQLite::Database &database, std::chrono::milliseconds longest);

/// Switches on what a stranger's file must not use, off what it could misuse.
void harden(SQLite::Database &database);

/// The single value of a query. The query must give one.
[[nodiscard]] std::int64_t integer(SQLite::Database &database, const char *query);
[[nodiscard]] std::string text(SQLite::Database &database, const char *query);

/// integrity_check and foreign_key_check; empty: sound.
[[nodiscard]] std::vector<std::string> damages(SQLite::Database &database);

} // namespace storage
