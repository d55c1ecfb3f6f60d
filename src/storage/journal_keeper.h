// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <mutex>
#include <thread>

#include "storage/postgres_presence.h"
#include "storage/postgres_rows.h"
#include "storage/shared_event.h"

namespace storage {

/// A descriptor that one thread makes readable and another waits for.
class Bell {
public:
    Bell();
    Bell(const Bell &) = delete;
    Bell &operator=(const Bell &) = delete;
    ~Bell();
    void ring() const;
    void silence() const;
    [[nodiscard]] int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
};

/// What is known of a shared event on this machine, for the desk and the thread that listens.
struct Heard {
    std::vector<Entry> entries;
    std::optional<StorageError> trouble;
    core::Timestamp troubleSince;
    std::chrono::milliseconds ahead{0};
    std::vector<DeskAtWork> desks;
    std::optional<StorageError> noCopy; ///< why the copy is not written, until it is told
};

/// Listens to the server in a thread of its own and keeps the copy.
class JournalKeeper {
public:
    /// `entries`: what is known already. Begins at once.
    JournalKeeper(const DatabaseAddress &address, const SharedOptions &options,
                  const Identity &identity, bool readsOnly, Heard heard);
    JournalKeeper(const JournalKeeper &) = delete;
    JournalKeeper &operator=(const JournalKeeper &) = delete;
    ~JournalKeeper();

    /// Calls `look` with what is known, while it cannot change.
    template <class Look>
    auto with(Look &&look)
    {
        const std::scoped_lock lock(m_mutex);
        return look(m_heard);
    }
    [[nodiscard]] const Bell &bell() const { return m_bell; }
    /// The desk has found the server gone: look at once.
    void doubt(const StorageError &why);

private:
    void keep(const std::stop_token &stopped);
    void listen(const std::stop_token &stopped);
    void beat();
    void read();
    void takeUp(const std::vector<JournalRow> &rows);
    void keepCopy(const std::vector<JournalRow> &rows);
    void copyPending();
    void keepInbox();
    void openCopy();
    void wait(int other, std::chrono::milliseconds longest);
    void setTrouble(std::optional<StorageError> trouble);

    DatabaseAddress m_address;
    SharedOptions m_options;
    Identity m_identity;
    Presence m_presence;
    std::optional<PostgresConnection> m_connection;
    std::unique_ptr<EventFile> m_copy;
    std::int64_t m_copiedInbox = -1; ///< the serial of what the copy has
    Position m_end;                  ///< of what is known
    std::vector<JournalRow> m_toCopy; ///< up to m_end, and not in the copy yet
    std::chrono::steady_clock::time_point m_nextCopy;
    std::chrono::steady_clock::time_point m_nextBeat;
    Bell m_bell; ///< rings for the desk
    Bell m_wake; ///< rings for the thread
    std::mutex m_mutex;
    Heard m_heard;
    std::jthread m_thread; ///< last: it uses all of the above
};

} // namespace storage
