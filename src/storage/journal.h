// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/clock.h"
#include "core/expected.h"
#include "storage/inbox.h"
#include "storage/storage_error.h"
#include "tournament/event/fact.h"

#include <filesystem>
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

/// How far somebody has read: number and hash of the last entry he knows; 0 and nothing: no entry.
/// Without a hash, only the number is compared.
struct Position {
    std::int64_t seq = 0;
    std::string hash;
    friend bool operator==(const Position &, const Position &) = default;
};
[[nodiscard]] Position positionOf(const std::vector<Entry> &entries);

/// What is to be appended, and the state with it applied, which must live until that is done: the
/// derived tables are written from it.
struct NextAct {
    NewEntry entry;
    const tournament::Event *after = nullptr;
};

/// Told every entry its owner does not know yet, says what follows on the last one; nothing: it no
/// longer follows, and nothing is appended.
using Decision = std::function<std::optional<NextAct>(std::vector<Entry> news)>;

/// What verify() found.
struct VerifyReport {
    std::int64_t entries = 0;
    std::vector<std::string> problems; ///< one sentence each; empty: the event is sound
};

class SharedJournal;

/// Append-only history of one event, wherever it lies. Nothing above it may assume to be the only
/// writer: what is appended is decided when nobody can append ahead of it any more.
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
    /// The entries behind `known`. Refused (StorageErrorCode::Replaced) where the journal does not
    /// go on from there: then it is another history.
    [[nodiscard]] virtual core::Expected<std::vector<Entry>, StorageError>
    readAfter(const Position &known) = 0;
    /// One durable transaction: when it returns the entry, the entry survives a power cut; when it
    /// returns an error or nothing, nothing has changed. The decision is asked while nobody else
    /// can append, or once more for each time that somebody has: it is never outdated.
    [[nodiscard]] virtual core::Expected<std::optional<Entry>, StorageError>
    appendNext(const Position &known, const Decision &decide) = 0;

    /// For what was decided already: refused (StorageErrorCode::Outdated) unless the last entry is
    /// number `expectedSeq`.
    [[nodiscard]] core::Expected<Entry, StorageError>
    append(std::int64_t expectedSeq, const NewEntry &entry, const tournament::Event &after);

    /// As readAfter, for who asks again and again: quick where nobody has written since. Refused
    /// (Gone, Replaced) where the event is no longer in its place.
    [[nodiscard]] virtual core::Expected<std::vector<Entry>, StorageError>
    news(const Position &known) = 0;

    /// What phones in the hall say, beside the journal; lives as long as this does.
    [[nodiscard]] virtual Inbox &inbox() = 0;

    /// By which it is opened again.
    [[nodiscard]] virtual const std::filesystem::path &path() const = 0;
    [[nodiscard]] virtual std::string uuid() const = 0; ///< of the event, the same in every copy
    /// As asked for, or because it may not be written.
    [[nodiscard]] virtual bool readOnly() const = 0;
    /// Opened read-only although the journal holds an act this version does not know (a newer
    /// version wrote it): where. Entries end before it; the state is that of the act ahead.
    [[nodiscard]] virtual const std::optional<StorageError> &unknownAct() const = 0;

    /// Everything: where it lies, the chain, the entries, and whether the derived tables show their
    /// fold.
    [[nodiscard]] virtual VerifyReport verify() = 0;
    /// A copy beside the event before an act that is hard to take back; nothing where there is no
    /// place for one, or the event is kept safe by other means.
    [[nodiscard]] virtual core::Expected<std::optional<std::filesystem::path>, StorageError>
    backup() = 0;
    /// The event as it is in a file under a new name that must not exist. Appears whole or not at
    /// all.
    [[nodiscard]] virtual core::Expected<void, StorageError>
    saveCopy(const std::filesystem::path &path) = 0;
    /// A new file that goes on where this event is gone: the rows of its journal, or, where they
    /// can no longer be read, those of `known`, which is all of it as far as it was read.
    [[nodiscard]] virtual core::Expected<void, StorageError>
    goOnIn(const std::filesystem::path &path, const std::vector<Entry> &known) = 0;

    /// Itself, where several desks share it in a database (shared_journal.h).
    [[nodiscard]] virtual SharedJournal *shared() { return nullptr; }
};

} // namespace storage
