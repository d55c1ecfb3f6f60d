// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

namespace app {

// What is particular about an event that several desks share in a database.

/// Whether this stands where a path goes and is the address of an event in a database.
[[nodiscard]] bool isSharedAddress(const std::filesystem::path &path);

/// Whether this program was built with what it takes to reach a database.
[[nodiscard]] bool canShareEvents();

/// An event in a database, for who chooses one there.
struct ListedEvent {
    std::filesystem::path address; ///< by which it is opened
    std::string name;
    std::string date;
    std::int64_t acts = 0;
    std::string left; ///< where it goes on; empty: here
};
/// Those of the database that this address names, the longest there first.
[[nodiscard]] core::Expected<std::vector<ListedEvent>, Failure>
eventsAt(const std::filesystem::path &address, const Environment &environment);

struct SharedFile {
    std::filesystem::path address; ///< by which every desk opens it
    std::int64_t copied = 0;       ///< acts that the database did not have
    std::int64_t acts = 0;         ///< it has now
};
/// Copies the event of a file into a database, where several desks can open it; the file stays.
/// Refused, with the number of the entry, for an act that this version does not know and for what a
/// database cannot hold.
[[nodiscard]] core::Expected<SharedFile, Failure> shareEvent(const std::filesystem::path &file,
                                                             const std::filesystem::path &address,
                                                             const Environment &environment);

/// A desk that has a shared event open, or had it a moment ago.
struct DeskLine {
    std::string desk; ///< what it calls itself
    std::string actor;
    bool here = false;
    bool readsOnly = false;
    core::Timestamp seen;
    std::int64_t lastSeq = 0; ///< of its last act, 0: none
    std::string lastAct;      ///< in words
    core::Timestamp lastAt;
};
/// Nobody where the event is not shared.
[[nodiscard]] std::vector<DeskLine> desksOf(const Session &session);

/// Why a shared event can only be read now.
struct Trouble {
    Failure why;
    core::Timestamp since;
    bool left = false; ///< it goes on elsewhere; else the server does not answer
};
[[nodiscard]] std::optional<Trouble> troubleOf(const Session &session);

/// A descriptor that becomes readable when refresh() may find something, or trouble came or went;
/// -1: there is none.
[[nodiscard]] int bellOf(const Session &session);
/// Whether it is readable now; refresh() silences it.
[[nodiscard]] bool bellRings(const Session &session);

/// Says to the other desks that the event goes on in `where`, if nothing was appended to the shared
/// one since `session`, which goes on there, branched off. The failure says what each lacks.
[[nodiscard]] core::Expected<void, Failure> leaveShared(const std::filesystem::path &address,
                                                        const Seal &last, const std::string &where,
                                                        const Environment &environment);

/// How two places of one event stand to each other.
struct Comparison {
    bool sameEvent = false;  ///< the same uuid
    std::int64_t common = 0; ///< the last act both have, hash and all
    std::int64_t here = 0;
    std::int64_t there = 0;
    [[nodiscard]] bool equal() const { return sameEvent && common == here && common == there; }
};
[[nodiscard]] core::Expected<Comparison, Failure> compareEvents(const std::filesystem::path &here,
                                                                const std::filesystem::path &there,
                                                                const Environment &environment);

} // namespace app
