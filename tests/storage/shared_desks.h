// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include "storage/desk.h"
#include "storage/journal_rows.h"
#include "storage/shared_event.h"
#include "support/postgres_server.h"
#include "support/temp_folder.h"

namespace storage_tests {

/// A small event in that database; its address by the server's own socket.
[[nodiscard]] inline storage::DatabaseAddress sharedEvent(const std::string &database)
{
    auto made = storage::createShared({database, {}}, {}).value();
    const std::string uuid = made->uuid();
    JournalDesk desk(std::move(made));
    for (const auto &act : smallEvent())
        (void)desk.act(act.command, act.facts).value();
    return {database, uuid};
}

/// A desk that does one thing again and again, each time by another name, so that an act that was
/// lost or doubled is seen.
class BusyDesk {
public:
    BusyDesk(storage::DatabaseAddress address, std::string name,
             storage::SharedOptions options = {})
        : m_address(std::move(address)), m_name(std::move(name)), m_options(std::move(options))
    {
        m_options.desk = m_name;
    }

    using Outcome = core::Expected<std::optional<storage::Entry>, storage::StorageError>;
    /// Behind whatever there is; marks a table as watched, or no longer.
    Outcome act()
    {
        const std::string actor = m_name + ' ' + std::to_string(++m_acts);
        if (!m_journal) {
            auto opened = storage::openShared(m_address, m_options);
            if (!opened)
                return core::unexpected(std::move(opened.error()));
            m_journal = std::move(*opened);
            m_entries.clear();
            m_event = {};
        }
        tournament::Event after;
        auto written = m_journal->appendNext(
            storage::positionOf(m_entries), [&](std::vector<storage::Entry> news) {
                take(std::move(news));
                const bool watched = m_event.rounds.front().matches.front().watched;
                const tournament::Facts facts{tournament::WatchChanged{1, 1, !watched}};
                after = m_event;
                tournament::apply(after, facts);
                return storage::NextAct{{core::systemTime(), actor, "watch-table", facts, {}},
                                        &after};
            });
        if (written && *written)
            take({**written});
        else
            m_journal.reset();
        return written;
    }
    [[nodiscard]] std::string lastActor() const { return m_name + ' ' + std::to_string(m_acts); }

private:
    void take(std::vector<storage::Entry> entries)
    {
        for (storage::Entry &entry : entries) {
            tournament::apply(m_event, entry.facts);
            m_entries.push_back(std::move(entry));
        }
    }

    storage::DatabaseAddress m_address;
    std::string m_name;
    storage::SharedOptions m_options;
    std::unique_ptr<storage::Journal> m_journal;
    std::vector<storage::Entry> m_entries;
    tournament::Event m_event;
    int m_acts = 0;
};

/// What is in the journal now, proved to be one sound chain, by who did it. An act that stands
/// there twice is counted in `doubled`.
struct Held {
    std::set<std::string> actors;
    int doubled = 0;
    std::vector<std::string> problems;
    std::vector<std::string> hashes;
};
[[nodiscard]] inline Held heldAt(const storage::DatabaseAddress &address)
{
    Held held;
    auto journal = storage::openShared(address, {}).value();
    held.problems = journal->verify().problems;
    const auto entries = journal->readFrom(1).value();
    for (const storage::Entry &entry : entries) {
        held.hashes.push_back(entry.hash);
        if (entry.command == "watch-table" && !held.actors.insert(entry.actor).second)
            ++held.doubled;
    }
    return held;
}

} // namespace storage_tests
