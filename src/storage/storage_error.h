// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace storage {

enum class StorageErrorCode : std::uint8_t {
    NotFound,
    Exists,      ///< a new event would overwrite a file
    NotAnEvent,  ///< another kind of file (detail: what was found)
    Newer,       ///< made by a newer version (number = its schema)
    UnknownFact, ///< the journal holds an act this version does not know (detail: its name)
    Damaged,     ///< detail: what is wrong and where; number = journal row when known
    ChainBroken, ///< the journal was altered (number = first row whose hash does not fit)
    ReadOnly,
    Locked, ///< another program holds the file
    Full,
    InputOutput,
    Outdated, ///< somebody else appended first (number = last entry now)
    Foreign,  ///< tables, triggers or views that are not ours (detail: their names)
};

struct StorageError {
    StorageErrorCode code{};
    std::string path;
    std::string detail;
    std::int64_t number = 0;
};

} // namespace storage
