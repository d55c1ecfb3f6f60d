// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

struct sqlite3_file;
struct sqlite3_vfs;

namespace storage {

// Looks at and makes files through SQLite's own file layer (`vfs` empty: the default one), never
// beside it: closing a second descriptor of our own would drop the locks SQLite holds on the file.

/// An open file of a VFS. Every call throws StorageError when the disk does not obey.
class VfsFile {
public:
    /// `name` as the VFS gives it in full, `flags` SQLITE_OPEN_….
    VfsFile(sqlite3_vfs *vfs, const std::string &name, int flags);
    VfsFile(const VfsFile &) = delete;
    VfsFile &operator=(const VfsFile &) = delete;
    ~VfsFile();

    [[nodiscard]] std::int64_t size();
    /// At most `length` bytes from `offset` on, fewer where the file ends.
    [[nodiscard]] std::string read(std::int64_t offset, std::int64_t length);

    /// SQLite's own lock for reading, held until the end; false while another program writes.
    [[nodiscard]] bool lockForReading();
    /// Somebody has announced a change: the rollback journal is not left over but in use.
    [[nodiscard]] bool isBeingWritten();

private:
    struct FreeName {
        void operator()(const char *name) const;
    };
    sqlite3_file *file() { return reinterpret_cast<sqlite3_file *>(m_memory.data()); }
    void close();

    std::vector<std::max_align_t> m_memory;
    std::unique_ptr<const char, FreeName> m_name;
    bool m_locked = false;
};

/// The VFS of that name; throws StorageError where there is none.
[[nodiscard]] sqlite3_vfs *findVfs(const std::string &name);

/// What SQLite opens for a path: absolute and with links followed. Its neighbours lie beside it.
[[nodiscard]] std::string fullName(sqlite3_vfs *vfs, const std::filesystem::path &path);

/// The file to read from, nothing when there is none. Throws StorageError when it cannot be read.
[[nodiscard]] std::unique_ptr<VfsFile> openForReading(const std::filesystem::path &path,
                                                      const std::string &vfs);

/// The first `length` bytes, fewer when the file is shorter, nothing when there is no such file.
/// Throws StorageError when it cannot be read.
[[nodiscard]] std::optional<std::string> firstBytes(const std::filesystem::path &path,
                                                    const std::string &vfs, int length);

/// Size in bytes, nothing when there is no such file.
[[nodiscard]] std::optional<std::int64_t> fileSize(const std::filesystem::path &path,
                                                   const std::string &vfs);

/// Makes an empty file; throws StorageErrorCode::Exists when there is one of that name, BadName
/// when it is none for a new event.
void createEmpty(const std::filesystem::path &path, const std::string &vfs);

/// Deletes a file if there is one.
void deleteFile(const std::filesystem::path &path, const std::string &vfs);

} // namespace storage
