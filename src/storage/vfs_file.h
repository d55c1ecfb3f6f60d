// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace storage {

// Looks at and makes files through SQLite's own file layer (`vfs` empty: the default one), never
// beside it: closing a second descriptor of our own would drop the locks SQLite holds on the file.

/// The first `length` bytes, fewer when the file is shorter, nothing when there is no such file.
/// Throws StorageError when it cannot be read.
[[nodiscard]] std::optional<std::string> firstBytes(const std::filesystem::path &path,
                                                    const std::string &vfs, int length);

/// Every byte.
[[nodiscard]] std::optional<std::string> allBytes(const std::filesystem::path &path,
                                                  const std::string &vfs);

/// Size in bytes, nothing when there is no such file.
[[nodiscard]] std::optional<std::int64_t> fileSize(const std::filesystem::path &path,
                                                   const std::string &vfs);

/// Makes an empty file; throws StorageErrorCode::Exists when there is one of that name.
void createEmpty(const std::filesystem::path &path, const std::string &vfs);

/// Deletes a file if there is one.
void deleteFile(const std::filesystem::path &path, const std::string &vfs);

} // namespace storage
