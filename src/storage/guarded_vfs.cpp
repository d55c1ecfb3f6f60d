// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/guarded_vfs.h"

#include <map>
#include <memory>
#include <mutex>
#include <new>

#include <sqlite3.h>

#include "storage/neighbours.h"
#include "storage/sqlite_error.h"

namespace storage {

namespace {

struct Layer {
    std::string base; ///< looked up at each call: tests replace the VFS of a name
    std::string name;
    sqlite3_vfs vfs{};
};

const Layer &layerOf(sqlite3_vfs *vfs) { return *static_cast<const Layer *>(vfs->pAppData); }

sqlite3_vfs *baseOf(sqlite3_vfs *vfs)
{
    const std::string &base = layerOf(vfs).base;
    return sqlite3_vfs_find(base.empty() ? nullptr : base.c_str());
}

/// An error code, or 0: SQLite may have the file.
int refusal(sqlite3_vfs *vfs, const char *name, int flags)
{
    if (flags & SQLITE_OPEN_SUPER_JOURNAL)
        return foreignNeighbourCode;
    if (!name || !(flags & (SQLITE_OPEN_MAIN_JOURNAL | SQLITE_OPEN_WAL)))
        return SQLITE_OK;
    constexpr int reading = SQLITE_OPEN_READONLY | SQLITE_OPEN_MAIN_DB;
    try {
        refuseLink(name, layerOf(vfs).base);
        VfsFile mainFile(baseOf(vfs), sqlite3_filename_database(name), reading);
        if (flags & SQLITE_OPEN_WAL) {
            checkWal(name, mainFile);
        } else if (!(flags & SQLITE_OPEN_CREATE)) { // to play it back, not to begin a new one
            VfsFile journal(baseOf(vfs), name, reading);
            checkJournal(journal, name, mainFile);
        }
    } catch (const StorageError &error) {
        if (error.code == StorageErrorCode::ForeignNeighbour)
            return foreignNeighbourCode;
        if (error.code == StorageErrorCode::JournalOfOther)
            return journalOfOtherCode;
        return SQLITE_OK; // gone meanwhile, or not readable: SQLite knows what to do
    } catch (const std::bad_alloc &) {
        return SQLITE_NOMEM;
    }
    return SQLITE_OK;
}

int openFile(sqlite3_vfs *vfs, const char *name, sqlite3_file *file, int flags, int *granted)
{
    file->pMethods = nullptr;
    if (const int code = refusal(vfs, name, flags))
        return code;
    sqlite3_vfs *base = baseOf(vfs);
    return base->xOpen(base, name, file, flags, granted);
}

// The rest is passed on.

int deleteOne(sqlite3_vfs *vfs, const char *name, int syncFolder)
{
    sqlite3_vfs *base = baseOf(vfs);
    return base->xDelete(base, name, syncFolder);
}

int access(sqlite3_vfs *vfs, const char *name, int flags, int *result)
{
    sqlite3_vfs *base = baseOf(vfs);
    return base->xAccess(base, name, flags, result);
}

int fullPathname(sqlite3_vfs *vfs, const char *name, int size, char *out)
{
    sqlite3_vfs *base = baseOf(vfs);
    return base->xFullPathname(base, name, size, out);
}

int randomness(sqlite3_vfs *vfs, int size, char *out)
{
    sqlite3_vfs *base = baseOf(vfs);
    return base->xRandomness(base, size, out);
}

int sleepFor(sqlite3_vfs *vfs, int microseconds)
{
    sqlite3_vfs *base = baseOf(vfs);
    return base->xSleep(base, microseconds);
}

int currentTime(sqlite3_vfs *vfs, double *days)
{
    sqlite3_vfs *base = baseOf(vfs);
    return base->xCurrentTime(base, days);
}

int lastError(sqlite3_vfs *vfs, int size, char *out)
{
    sqlite3_vfs *base = baseOf(vfs);
    return base->xGetLastError ? base->xGetLastError(base, size, out) : 0;
}

std::unique_ptr<Layer> makeLayer(const std::string &vfs)
{
    auto layer = std::make_unique<Layer>();
    const sqlite3_vfs *base = findVfs(vfs);
    layer->base = vfs;
    layer->name = "arbiter-guarded-" + vfs;
    layer->vfs.iVersion = 1;
    layer->vfs.szOsFile = base->szOsFile;
    layer->vfs.mxPathname = base->mxPathname;
    layer->vfs.zName = layer->name.c_str();
    layer->vfs.pAppData = layer.get();
    layer->vfs.xOpen = openFile;
    layer->vfs.xDelete = deleteOne;
    layer->vfs.xAccess = access;
    layer->vfs.xFullPathname = fullPathname;
    layer->vfs.xRandomness = randomness;
    layer->vfs.xSleep = sleepFor;
    layer->vfs.xCurrentTime = currentTime;
    layer->vfs.xGetLastError = lastError;
    if (const int code = sqlite3_vfs_register(&layer->vfs, 0))
        throw fromSqlite(code, "the file layer cannot be made");
    return layer;
}

} // namespace

const std::string &guardedVfs(const std::string &vfs)
{
    static std::mutex mutex;
    static std::map<std::string, std::unique_ptr<Layer>> layers; // SQLite keeps pointers to them
    const std::lock_guard lock(mutex);
    auto &layer = layers[vfs];
    if (!layer)
        layer = makeLayer(vfs);
    return layer->name;
}

} // namespace storage
