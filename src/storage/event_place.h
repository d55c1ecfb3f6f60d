// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <filesystem>
#include <string>
#include <string_view>

namespace storage {

/// "cup.arbiter-journal" belongs to "cup.arbiter": a file of such a name is played back into the
/// database, or deleted as what is left of a change.
inline constexpr std::array<std::string_view, 3> companionEndings{"-journal", "-wal", "-shm"};

/// Throws StorageErrorCode::BadName for an empty name, which to SQLite is a file that nobody sees
/// and that goes with the program.
void requireName(const std::filesystem::path &path);

/// The same of a file to be made, which must not look like a companion of another one either.
void requireNewName(const std::filesystem::path &path);

/// Where such a file will stand. Also throws StorageErrorCode::Exists, or NotFound for the folder.
[[nodiscard]] std::filesystem::path placeOfNew(const std::filesystem::path &path);

/// What a copy of this event gets: the event's own, so that what only its owner may read stays so;
/// the owner may write it in any case. Of a file that is gone: the owner's alone.
[[nodiscard]] std::filesystem::perms permissionsOf(const std::filesystem::path &event);

/// Absolute, so that it is a file's name whatever it is: ":memory:" and "file:…" alone are none.
[[nodiscard]] std::string nameForSqlite(const std::filesystem::path &path);

} // namespace storage
