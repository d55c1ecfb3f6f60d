// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>

#include "storage/database_address.h"
#include "storage/event_file.h"
#include "storage/shared_journal.h"

namespace storage {

/// How this desk takes part in a shared event.
struct SharedOptions {
    std::string desk;  ///< what it calls itself
    std::string actor; ///< who sits there when it is opened
    core::Clock clock = core::systemTime;
    bool readOnly = false;
    /// How long an append is tried while others append ahead of it.
    std::chrono::milliseconds patience{5000};
    /// After which a server that does not answer counts as gone.
    std::chrono::milliseconds answer{2000};
    /// Files of this event are made as this says.
    EventFileOptions file;
    /// Where the local copies of shared events lie, <folder>/<uuid>.arbiter. Empty: none is kept,
    /// nothing is watched in the background, and where the server goes, reading ends.
    std::filesystem::path copies;
};

/// Where the local copy of a shared event lies.
[[nodiscard]] inline std::filesystem::path copyOf(const std::string &uuid,
                                                  const SharedOptions &options)
{
    return options.copies / (uuid + ".arbiter");
}

/// Whether this program was built with what it takes to reach a database.
[[nodiscard]] bool canShareEvents();

/// An event at this address. Where it names none and the database holds one, that one.
[[nodiscard]] core::Expected<std::unique_ptr<SharedJournal>, StorageError>
openShared(const DatabaseAddress &address, const SharedOptions &options);

/// A new one, without entries; its uuid is drawn where the address names none.
[[nodiscard]] core::Expected<std::unique_ptr<SharedJournal>, StorageError>
createShared(const DatabaseAddress &address, const SharedOptions &options);

/// Takes away an event without entries, whose first act was refused.
void withdrawShared(const DatabaseAddress &address);

/// What sharing did.
struct Sharing {
    std::filesystem::path address; ///< with the uuid
    std::int64_t copied = 0;       ///< rows that the database did not have
    std::int64_t rows = 0;         ///< it has now
};

/// Copies the journal of a file into a database, row for row as text. Where the database has the
/// event already and the file goes on from there, what it lacks is added, and it is no longer left;
/// Replaced where the two parted, with the last row both have.
[[nodiscard]] core::Expected<Sharing, StorageError> shareEvent(const std::filesystem::path &file,
                                                               const DatabaseAddress &address,
                                                               const SharedOptions &options);

/// Says to the others that the event goes on elsewhere, if it stands where `known` is the last
/// entry; then it takes nothing more. Outdated where somebody has appended since.
[[nodiscard]] core::Expected<void, StorageError> leaveShared(const DatabaseAddress &address,
                                                             const Position &known,
                                                             const std::string &where,
                                                             const SharedOptions &options);

/// An event in a database, for a list.
struct SharedEvent {
    std::string uuid;
    std::string name;
    std::string date;
    std::int64_t entries = 0;
    std::string left; ///< where it goes on; empty: here
};
[[nodiscard]] core::Expected<std::vector<SharedEvent>, StorageError>
eventsAt(const DatabaseAddress &address, const SharedOptions &options);

} // namespace storage
