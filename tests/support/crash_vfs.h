// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>

#include "core/random.h"

struct sqlite3_vfs;

namespace support {

/// What the disk does wrong at the operation number `at`.
enum class DiskFault : std::uint8_t {
    None,
    PowerLoss,   ///< nothing works from there until restart()
    InputOutput, ///< every change fails from there until repair()
    Full,        ///< every change that needs room fails until repair()
};

/// A disk in memory under SQLite. It keeps what was synced apart from what was only written: when
/// the power goes, of everything unsynced a random part survives, sector by sector, as real disks
/// do. Counts writes, truncations, syncs and deletions.
class CrashDisk {
public:
    /// Registers a VFS of that name for the life of the object.
    explicit CrashDisk(std::string name);
    CrashDisk(const CrashDisk &) = delete;
    CrashDisk &operator=(const CrashDisk &) = delete;
    ~CrashDisk();

    [[nodiscard]] const std::string &name() const { return m_name; }
    [[nodiscard]] std::int64_t operations() const { return m_operations; }
    [[nodiscard]] bool struck() const { return m_struck; }

    /// From now on; operations are counted from 0 again.
    void plan(DiskFault fault, std::int64_t at);
    /// A disk that says it has synced and has not: the control that shows the test bites.
    void setLying(bool lying) { m_lying = lying; }
    /// Power comes back: what had been synced is there, of the rest a part drawn from `seed`.
    void restart(std::uint64_t seed);
    /// The disk works again and holds what was written.
    void repair() { m_fault = DiskFault::None; }

    struct File {
        std::string written; ///< as programs see it
        std::string synced;  ///< as it is safe on the platter
        bool entrySynced = false;
    };
    [[nodiscard]] std::shared_ptr<File> find(const std::string &path) const;
    [[nodiscard]] std::shared_ptr<File> create(const std::string &path);

    // What the VFS calls ahead of a change; an SQLite error code or 0.
    [[nodiscard]] int beforeChange(bool needsRoom, int inputOutputCode);
    [[nodiscard]] bool dead() const { return m_struck && m_fault == DiskFault::PowerLoss; }
    [[nodiscard]] bool lying() const { return m_lying; }
    int remove(const std::string &path, bool syncFolder);
    [[nodiscard]] std::uint64_t draw() { return m_random.next(); }

private:
    std::string m_name;
    std::unique_ptr<sqlite3_vfs> m_vfs;
    std::map<std::string, std::shared_ptr<File>> m_files;
    std::map<std::string, std::shared_ptr<File>> m_deleted; ///< whose folder was not synced yet
    DiskFault m_fault = DiskFault::None;
    std::int64_t m_at = 0;
    std::int64_t m_operations = 0;
    bool m_struck = false;
    bool m_lying = false;
    core::Random m_random{1};
};

} // namespace support
