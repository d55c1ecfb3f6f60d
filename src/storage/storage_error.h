// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>

namespace storage {

enum class StorageErrorCode : std::uint8_t {
    NotFound,
    BadName,     ///< none at all, or (with the path) one that SQLite uses beside other files
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
    Gone,     ///< an open file is no longer at its path: deleted, moved, unmounted
    Replaced, ///< another file lies at its path, or another history in it
    Foreign,  ///< tables, triggers or views that are not ours (detail: their names)
    /// A file beside the event would make SQLite change or delete another (detail: which and why).
    ForeignNeighbour,
    /// The rollback journal beside the event was not written by the last write to it (detail: its
    /// name): another version was copied over the file.
    JournalOfOther,
    // Of an event in a database.
    NoClient,    ///< this program was built without the database's client library
    BadAddress,  ///< detail: what is wrong with it
    NotPrepared, ///< the database holds no place for events, or none for this user (detail)
    Password,    ///< the server asks for one, and none that fits was found (detail: whose)
    Unreachable, ///< the server does not answer (detail: what it or the system said)
    /// The server went while it was asked to append: whether it did shows when it is back.
    InDoubt,
    Left,    ///< the event goes on elsewhere (detail: where): this one takes nothing more
    NotText, ///< a row that a database cannot hold as text (number = the row)
};

struct StorageError {
    StorageErrorCode code{};
    std::string path;
    std::string detail;
    std::int64_t number = 0;
};

} // namespace storage
