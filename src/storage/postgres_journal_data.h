// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/postgres_inbox.h"
#include "storage/postgres_journal.h"

namespace storage {

struct PostgresJournal::Private {
    DatabaseAddress address;
    SharedOptions options;
    std::filesystem::path path;
    Identity identity;
    std::unique_ptr<PostgresInbox> inbox;
    std::optional<PostgresConnection> connection;
    bool readOnly = false;
    bool unheard = true; ///< may have missed a bell: read in any case
    std::optional<StorageError> unknownAct;
    std::optional<StorageError> trouble;
    core::Timestamp troubleSince;
    std::chrono::milliseconds ahead{0};
    Known known;                  ///< what this journal has folded
    LastRow last;                 ///< the row of `known`
    Position quiet;               ///< behind which there was nothing when the bell rang last
    std::vector<Entry> unclaimed; ///< what opening read, until somebody asks for it
    std::vector<DeskAtWork> desks;
    std::chrono::steady_clock::time_point crowdedUntil; ///< until then others act at once with us

    class Turn;

    // Each throws StorageError, ConnectionLost or ServerRefusal.

    /// Connects where it is not, and listens before anything is read.
    void reconnect();
    /// Does this; once more where the connection turns out to have ended meanwhile.
    template <class Work>
    auto withServer(Work &&work);
    void load();
    [[nodiscard]] std::vector<Entry> entriesOf(const std::vector<JournalRow> &rows);
    [[nodiscard]] std::vector<JournalRow> allRows();
    [[nodiscard]] std::vector<Entry> entriesAfter(const Position &position);
    [[nodiscard]] bool atKnown(const Position &position) const;
    /// Brings `known` to the last row; gives what lies behind `position`.
    [[nodiscard]] std::vector<Entry> catchUp(const Position &position);
    [[nodiscard]] std::optional<Entry> append(const Position &position, const Decision &decide);
    [[nodiscard]] std::string send(const ComposedAct &made, const std::string &act);
    [[nodiscard]] bool findAct(const std::string &act, const std::string &hash);
    [[nodiscard]] bool lookFor(const std::string &act, const std::string &hash,
                               const PostgresConnection::Backend &backend, const std::string &why);
    void fence(const PostgresConnection::Backend &backend);
    /// Catches up while no other desk that takes turns decides or appends.
    [[nodiscard]] std::vector<Entry> catchUpInTurn(const Position &position);
    void endTurn() noexcept;
    [[nodiscard]] bool alive();
    /// The derived tables anew, where an earlier version wrote them.
    void showAll();
    void noteTrouble(StorageError error);
};

template <class Work>
auto PostgresJournal::Private::withServer(Work &&work)
{
    reconnect();
    try {
        return work();
    } catch (const ConnectionLost &) {
        reconnect();
        return work();
    }
}

} // namespace storage
