// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

// The log that call_recorder writes and recorded_calls reads: one CallHeader for each call that
// succeeded, in the order in which they took effect, and behind it its two paths and its data.

namespace support {

enum class CallKind : std::uint32_t {
    Create,     ///< a file that was not there
    Write,      ///< `data` at `number`
    Truncate,   ///< to `number` bytes
    Mode,       ///< permissions are `number`
    Sync,       ///< fsync of a file or a folder
    SyncData,   ///< fdatasync
    Link,       ///< a second name
    Rename,     ///< over what had that name
    Unlink,     ///< the name is gone
    MakeFolder, ///< empty
    DropFolder,
    Said, ///< `data` on standard output from place `number` on: what the program has promised
};

struct CallHeader {
    CallKind kind{};
    std::uint32_t pathBytes = 0;
    std::uint32_t targetBytes = 0;
    std::uint32_t unused = 0;
    std::uint64_t node = 0; ///< of the file system: which file it is, whatever its name
    std::int64_t number = 0;
    std::uint64_t dataBytes = 0;
};

inline constexpr const char *callLogVariable = "CALL_LOG";   ///< the file the log is added to
inline constexpr const char *callRootVariable = "CALL_ROOT"; ///< only calls in this folder count

} // namespace support
