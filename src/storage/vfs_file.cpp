// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/vfs_file.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <memory>
#include <vector>

#include <sqlite3.h>

#include "storage/event_place.h"
#include "storage/sqlite_error.h"

namespace storage {

namespace {

[[noreturn]] void failed(int code, const std::string &what) { throw fromSqlite(code, what); }

bool exists(sqlite3_vfs *vfs, const std::string &name)
{
    int found = 0;
    if (const int code = vfs->xAccess(vfs, name.c_str(), SQLITE_ACCESS_EXISTS, &found))
        failed(code, "the folder cannot be read");
    return found != 0;
}

} // namespace

VfsFile::VfsFile(sqlite3_vfs *vfs, const std::string &name, int flags)
    : m_memory(static_cast<std::size_t>(vfs->szOsFile) / sizeof(std::max_align_t) + 1)
    , m_name(sqlite3_create_filename(name.c_str(), "", "", 0, nullptr))
{
    int granted = 0;
    const int code = vfs->xOpen(vfs, m_name.get(), file(), flags, &granted);
    if (code != SQLITE_OK) {
        close();
        failed(code, "the file cannot be opened");
    }
}

VfsFile::~VfsFile()
{
    if (m_locked)
        file()->pMethods->xUnlock(file(), SQLITE_LOCK_NONE);
    close();
}

std::int64_t VfsFile::size()
{
    sqlite3_int64 bytes = 0;
    if (const int code = file()->pMethods->xFileSize(file(), &bytes))
        failed(code, "the size of the file cannot be read");
    return bytes;
}

std::string VfsFile::read(std::int64_t offset, std::int64_t length)
{
    length = std::clamp<std::int64_t>(size() - offset, 0, length);
    if (length > std::numeric_limits<int>::max())
        failed(SQLITE_TOOBIG, "the file is larger than an event can be");
    std::string bytes(static_cast<std::size_t>(length), '\0');
    if (bytes.empty())
        return bytes;
    const int code =
        file()->pMethods->xRead(file(), bytes.data(), static_cast<int>(bytes.size()), offset);
    if (code != SQLITE_OK)
        failed(code, "the file cannot be read");
    return bytes;
}

bool VfsFile::lockForReading()
{
    const int code = file()->pMethods->xLock(file(), SQLITE_LOCK_SHARED);
    if ((code & 0xff) == SQLITE_BUSY)
        return false;
    if (code != SQLITE_OK)
        failed(code, "the file cannot be locked");
    m_locked = true;
    return true;
}

bool VfsFile::isBeingWritten()
{
    int held = 0;
    if (const int code = file()->pMethods->xCheckReservedLock(file(), &held))
        failed(code, "the locks of the file cannot be read");
    return held != 0;
}

void VfsFile::FreeName::operator()(const char *name) const
{
    sqlite3_free_filename(const_cast<char *>(name));
}

void VfsFile::close()
{
    if (file()->pMethods)
        file()->pMethods->xClose(file());
}

sqlite3_vfs *findVfs(const std::string &name)
{
    sqlite3_vfs *vfs = sqlite3_vfs_find(name.empty() ? nullptr : name.c_str());
    if (!vfs)
        failed(SQLITE_ERROR, "there is no file layer named " + name);
    return vfs;
}

std::string fullName(sqlite3_vfs *vfs, const std::filesystem::path &path)
{
    std::vector<char> full(static_cast<std::size_t>(vfs->mxPathname) + 1);
    const int code = vfs->xFullPathname(vfs, path.c_str(), vfs->mxPathname + 1, full.data());
    if ((code & 0xff) != SQLITE_OK) // SQLITE_OK_SYMLINK is no error
        failed(code, "the path cannot be resolved");
    return full.data();
}

std::unique_ptr<VfsFile> openForReading(const std::filesystem::path &path,
                                        const std::string &vfsName)
{
    using std::filesystem::file_type;
    sqlite3_vfs *vfs = findVfs(vfsName);
    const std::string name = fullName(vfs, path);
    const auto isThere = [&] {
        if (!vfsName.empty())
            return exists(vfs, name);
        const auto type = std::filesystem::status(path).type();
        // Opening a pipe would wait for its other end for ever.
        if (type != file_type::not_found && type != file_type::regular)
            throw StorageError{
                StorageErrorCode::NotAnEvent, {}, "not a file but a folder or device", 0};
        return type == file_type::regular;
    };
    if (!isThere())
        return nullptr;
    try {
        return std::make_unique<VfsFile>(vfs, name, SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB);
    } catch (const StorageError &) {
        if (!isThere()) // a rollback journal goes when its writer is done
            return nullptr;
        throw;
    }
}

std::optional<std::string> firstBytes(const std::filesystem::path &path, const std::string &vfs,
                                      int length)
{
    const auto file = openForReading(path, vfs);
    if (!file)
        return std::nullopt;
    return file->read(0, length);
}

std::optional<std::int64_t> fileSize(const std::filesystem::path &path, const std::string &vfs)
{
    const auto file = openForReading(path, vfs);
    if (!file)
        return std::nullopt;
    return file->size();
}

void createEmpty(const std::filesystem::path &path, const std::string &vfsName)
{
    requireNewName(path);
    sqlite3_vfs *vfs = findVfs(vfsName);
    const std::string name = fullName(vfs, path);
    const bool present = vfsName.empty() ? std::filesystem::exists(path) : exists(vfs, name);
    if (present)
        throw StorageError{StorageErrorCode::Exists, {}, {}, 0};
    const auto folder = path.has_parent_path() ? path.parent_path() : std::filesystem::path(".");
    if (vfsName.empty() && !std::filesystem::is_directory(folder))
        throw StorageError{StorageErrorCode::NotFound, folder.string(), {}, 0};
    // Exclusively, so that of two programs one fails instead of overwriting the other's event.
    const VfsFile made(vfs, name,
                       SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_EXCLUSIVE
                           | SQLITE_OPEN_MAIN_DB);
}

void deleteFile(const std::filesystem::path &path, const std::string &vfsName)
{
    sqlite3_vfs *vfs = findVfs(vfsName);
    vfs->xDelete(vfs, fullName(vfs, path).c_str(), 0);
}

} // namespace storage
