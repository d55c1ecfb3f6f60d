// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/crash_vfs.h"

#include <algorithm>
#include <cstring>
#include <new>

#include <sqlite3.h>

namespace support {

namespace {

constexpr std::size_t sector = 512;

struct OpenFile {
    sqlite3_file base;
    CrashDisk *disk;
    std::shared_ptr<CrashDisk::File> file;
    std::string deleteOnClose;
};

OpenFile &opened(sqlite3_file *file) { return *reinterpret_cast<OpenFile *>(file); }

CrashDisk &diskOf(sqlite3_vfs *vfs) { return *static_cast<CrashDisk *>(vfs->pAppData); }

int closeFile(sqlite3_file *file)
{
    OpenFile &open = opened(file);
    if (!open.deleteOnClose.empty())
        open.disk->remove(open.deleteOnClose, false);
    open.~OpenFile();
    return SQLITE_OK;
}

int readFile(sqlite3_file *file, void *buffer, int amount, sqlite3_int64 offset)
{
    const OpenFile &open = opened(file);
    if (open.disk->dead())
        return SQLITE_IOERR_READ;
    const std::string &bytes = open.file->written;
    const auto from = std::min(static_cast<std::size_t>(offset), bytes.size());
    const auto length = std::min(static_cast<std::size_t>(amount), bytes.size() - from);
    std::memcpy(buffer, bytes.data() + from, length);
    std::memset(static_cast<char *>(buffer) + length, 0, static_cast<std::size_t>(amount) - length);
    return length == static_cast<std::size_t>(amount) ? SQLITE_OK : SQLITE_IOERR_SHORT_READ;
}

int writeFile(sqlite3_file *file, const void *buffer, int amount, sqlite3_int64 offset)
{
    const OpenFile &open = opened(file);
    if (const int code = open.disk->beforeChange(true, SQLITE_IOERR_WRITE))
        return code;
    std::string &bytes = open.file->written;
    const auto end = static_cast<std::size_t>(offset) + static_cast<std::size_t>(amount);
    if (bytes.size() < end)
        bytes.resize(end);
    std::memcpy(bytes.data() + offset, buffer, static_cast<std::size_t>(amount));
    return SQLITE_OK;
}

int truncateFile(sqlite3_file *file, sqlite3_int64 size)
{
    const OpenFile &open = opened(file);
    if (const int code = open.disk->beforeChange(false, SQLITE_IOERR_TRUNCATE))
        return code;
    open.file->written.resize(static_cast<std::size_t>(size));
    return SQLITE_OK;
}

int syncFile(sqlite3_file *file, int /*flags*/)
{
    const OpenFile &open = opened(file);
    if (const int code = open.disk->beforeChange(false, SQLITE_IOERR_FSYNC))
        return code;
    if (!open.disk->lying()) {
        open.file->synced = open.file->written;
        open.file->entrySynced = true; // as SQLite's unix layer syncs the folder of a new file
    }
    return SQLITE_OK;
}

int sizeOfFile(sqlite3_file *file, sqlite3_int64 *size)
{
    *size = static_cast<sqlite3_int64>(opened(file).file->written.size());
    return SQLITE_OK;
}

int lockFile(sqlite3_file * /*file*/, int /*level*/) { return SQLITE_OK; }
int checkReserved(sqlite3_file * /*file*/, int *held)
{
    *held = 0;
    return SQLITE_OK;
}
int controlFile(sqlite3_file * /*file*/, int /*operation*/, void * /*argument*/)
{
    return SQLITE_NOTFOUND;
}
int sectorSize(sqlite3_file * /*file*/) { return static_cast<int>(sector); }
int characteristics(sqlite3_file * /*file*/)
{
    return 0; // promises nothing
}

const sqlite3_io_methods methods{
    1,        closeFile, readFile,      writeFile,   truncateFile, syncFile,        sizeOfFile,
    lockFile, lockFile,  checkReserved, controlFile, sectorSize,   characteristics, nullptr,
    nullptr,  nullptr,   nullptr,       nullptr,     nullptr,
};

int openFile(sqlite3_vfs *vfs, const char *path, sqlite3_file *file, int flags, int *granted)
{
    file->pMethods = nullptr;
    CrashDisk &disk = diskOf(vfs);
    if (disk.dead())
        return SQLITE_CANTOPEN;
    const std::string name = path ? path : "temporary-" + std::to_string(disk.draw());
    auto found = disk.find(name);
    if (found && (flags & SQLITE_OPEN_EXCLUSIVE) && (flags & SQLITE_OPEN_CREATE))
        return SQLITE_CANTOPEN;
    if (!found) {
        if (!(flags & SQLITE_OPEN_CREATE))
            return SQLITE_CANTOPEN;
        if (const int code = disk.beforeChange(true, SQLITE_CANTOPEN))
            return code;
        found = disk.create(name);
    }
    new (file) OpenFile{
        {&methods}, &disk, found, flags & SQLITE_OPEN_DELETEONCLOSE ? name : std::string()};
    if (granted)
        *granted = flags;
    return SQLITE_OK;
}

int deleteFile(sqlite3_vfs *vfs, const char *path, int syncFolder)
{
    CrashDisk &disk = diskOf(vfs);
    if (const int code = disk.beforeChange(false, SQLITE_IOERR_DELETE))
        return code;
    const int code = disk.remove(path, false);
    if (code != SQLITE_OK || syncFolder == 0)
        return code;
    // Gone, but the folder does not know for sure until this second step.
    if (const int failed = disk.beforeChange(false, SQLITE_IOERR_DIR_FSYNC))
        return failed;
    return disk.remove(path, true);
}

int accessFile(sqlite3_vfs *vfs, const char *path, int flags, int *result)
{
    if (diskOf(vfs).dead())
        return SQLITE_IOERR_ACCESS;
    const auto found = diskOf(vfs).find(path);
    *result = found && (flags != SQLITE_ACCESS_EXISTS || !found->written.empty());
    return SQLITE_OK;
}

int fullPath(sqlite3_vfs * /*vfs*/, const char *path, int size, char *out)
{
    return std::snprintf(out, static_cast<std::size_t>(size), "%s", path) < size ? SQLITE_OK
                                                                                 : SQLITE_CANTOPEN;
}

int randomness(sqlite3_vfs *vfs, int size, char *out)
{
    for (int i = 0; i < size; ++i)
        out[i] = static_cast<char>(diskOf(vfs).draw());
    return size;
}

int sleepFor(sqlite3_vfs * /*vfs*/, int microseconds) { return microseconds; }

int currentTime(sqlite3_vfs * /*vfs*/, double *days)
{
    *days = 2460000.5;
    return SQLITE_OK;
}

} // namespace

CrashDisk::CrashDisk(std::string name)
    : m_name(std::move(name)), m_vfs(std::make_unique<sqlite3_vfs>())
{
    m_vfs->iVersion = 1;
    m_vfs->szOsFile = sizeof(OpenFile);
    m_vfs->mxPathname = 512;
    m_vfs->zName = m_name.c_str();
    m_vfs->pAppData = this;
    m_vfs->xOpen = openFile;
    m_vfs->xDelete = deleteFile;
    m_vfs->xAccess = accessFile;
    m_vfs->xFullPathname = fullPath;
    m_vfs->xRandomness = randomness;
    m_vfs->xSleep = sleepFor;
    m_vfs->xCurrentTime = currentTime;
    sqlite3_vfs_register(m_vfs.get(), 0);
}

CrashDisk::~CrashDisk() { sqlite3_vfs_unregister(m_vfs.get()); }

void CrashDisk::plan(DiskFault fault, std::int64_t at)
{
    m_fault = fault;
    m_at = at;
    m_operations = 0;
    m_struck = false;
}

std::shared_ptr<CrashDisk::File> CrashDisk::find(const std::string &path) const
{
    const auto found = m_files.find(path);
    return found == m_files.end() ? nullptr : found->second;
}

std::shared_ptr<CrashDisk::File> CrashDisk::create(const std::string &path)
{
    return m_files[path] = std::make_shared<File>();
}

int CrashDisk::beforeChange(bool needsRoom, int inputOutputCode)
{
    const bool now = m_operations++ >= m_at && m_fault != DiskFault::None;
    if (!now || (m_fault == DiskFault::Full && !needsRoom))
        return SQLITE_OK;
    m_struck = true;
    return m_fault == DiskFault::Full ? SQLITE_FULL : inputOutputCode;
}

int CrashDisk::remove(const std::string &path, bool syncFolder)
{
    const auto found = m_files.find(path);
    if (found != m_files.end()) {
        m_deleted[path] = found->second;
        m_files.erase(found);
    } else if (!syncFolder) {
        return SQLITE_IOERR_DELETE_NOENT;
    }
    if (!syncFolder || m_lying)
        return SQLITE_OK;
    m_deleted.clear();
    for (const auto &[name, file] : m_files)
        file->entrySynced = true;
    return SQLITE_OK;
}

void CrashDisk::restart(std::uint64_t seed)
{
    core::Random random(seed);
    for (auto &[path, file] : m_deleted)
        if (file->entrySynced && !m_files.contains(path) && random.coin())
            m_files[path] = file;
    m_deleted.clear();
    for (auto entry = m_files.begin(); entry != m_files.end();) {
        File &file = *entry->second;
        if (!file.entrySynced && random.coin()) {
            entry = m_files.erase(entry);
            continue;
        }
        std::string survived = file.synced;
        if (random.coin())
            survived.resize(file.written.size());
        for (std::size_t at = 0; at < std::min(survived.size(), file.written.size()); at += sector)
            if (random.coin())
                survived.replace(at, std::min(sector, survived.size() - at),
                                 file.written.substr(at, std::min(sector, survived.size() - at)));
        // A new file object: connections of before the power cut hold the old one.
        entry->second = std::make_shared<File>(File{survived, survived, true});
        ++entry;
    }
    m_fault = DiskFault::None;
    m_struck = false;
}

} // namespace support
