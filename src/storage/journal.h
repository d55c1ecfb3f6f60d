// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "core/expected.h"
#include "storage/storage_error.h"
#include "tournament/fact.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace storage {

/// What undo takes back or redo returns: entries first … last, both included.
struct Span {
    std::int64_t first = 0;
    std::int64_t last = 0;
    friend bool operator==(const Span &, const Span &) = default;
};

/// One row of the journal: one command, one step of undo. Never changed, never deleted.
struct Entry {
    std::int64_t seq = 0;     ///< from 1, without gaps
    core::Timestamp at;       ///< never before the entry ahead of it
    std::string actor;        ///< who sat at the desk
    std::string command;      ///< tournament::commandName(), "undo" or "redo"
    tournament::Facts facts;  ///< empty for undo and redo
    std::optional<Span> span; ///< undo: what it takes back; redo: the range the undo took back
    std::string hash;         ///< SHA-256 over the hash before and this row

    friend bool operator==(const Entry &, const Entry &) = default;
};

/// What a caller hands in; the journal adds number and hash.
struct NewEntry {
    core::Timestamp at;
    std::string actor;
    std::string command;
    tournament::Facts facts;
    std::optional<Span> span;
};

/// Append-only history of one event. Nothing above it may assume to be the only writer: a refused
/// append (StorageErrorCode::Outdated) means read what is new and decide again.
class Journal {
public:
    Journal() = default;
    Journal(const Journal &) = delete;
    Journal &operator=(const Journal &) = delete;
    virtual ~Journal() = default;

    /// The number of the last entry, 0 when empty.
    [[nodiscard]] virtual core::Expected<std::int64_t, StorageError> lastSeq() = 0;
    /// Entries from `seq` on, in order.
    [[nodiscard]] virtual core::Expected<std::vector<Entry>, StorageError>
    readFrom(std::int64_t seq) = 0;
    /// One durable transaction: when it returns the entry, the entry survives a power cut; when it
    /// returns an error, nothing has changed. `after` is the state with the entry applied; the
    /// derived tables are written from it. Refused unless the last entry is number `expectedSeq`.
    [[nodiscard]] virtual core::Expected<Entry, StorageError>
    append(std::int64_t expectedSeq, const NewEntry &entry, const tournament::Event &after) = 0;
};

} // namespace storage
