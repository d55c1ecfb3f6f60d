// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

struct sqlite3;

namespace support {

/// Another program that holds an event file until it goes: reserved, so that others can read and
/// not write, or exclusive, so that they can do neither.
class ForeignLock {
public:
    enum class Kind { Reserved, Exclusive };
    /// Throws std::runtime_error where the file cannot be had.
    ForeignLock(const std::filesystem::path &path, Kind kind);
    ForeignLock(const ForeignLock &) = delete;
    ForeignLock &operator=(const ForeignLock &) = delete;
    ~ForeignLock();

private:
    sqlite3 *m_database = nullptr;
};

} // namespace support
