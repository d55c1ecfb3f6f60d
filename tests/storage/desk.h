// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include "core/random.h"
#include "storage/event_file.h"
#include "storage/history.h"

namespace storage_tests {

/// A clock that starts in March 2016 and moves a second at every look.
[[nodiscard]] core::Clock steadyClock();

/// One journal and the state a program keeps beside it: appends what a session would.
class JournalDesk {
public:
    explicit JournalDesk(std::unique_ptr<storage::Journal> journal);

    using Outcome = core::Expected<storage::Entry, storage::StorageError>;
    /// On failure nothing here has changed either.
    Outcome act(const std::string &command, const tournament::Facts &facts);
    Outcome undo(storage::Span span) { return turn("undo", span); }
    Outcome redo(storage::Span span) { return turn("redo", span); }

    [[nodiscard]] storage::Journal &journal() { return *m_journal; }
    /// Where it was made with one.
    [[nodiscard]] storage::EventFile &file()
    {
        return dynamic_cast<storage::EventFile &>(*m_journal);
    }
    [[nodiscard]] const tournament::Event &event() const { return m_event; }
    [[nodiscard]] const storage::History &history() const { return m_history; }
    [[nodiscard]] const std::vector<storage::Entry> &entries() const { return m_entries; }

private:
    Outcome turn(const std::string &command, storage::Span span);
    Outcome append(const storage::NewEntry &entry, const storage::History &history);

    std::unique_ptr<storage::Journal> m_journal;
    std::vector<storage::Entry> m_entries;
    storage::History m_history;
    tournament::Event m_event;
};

/// Acts of a small event in an order that makes sense: creation, players, rounds, results.
struct Act {
    std::string command;
    tournament::Facts facts;
};
[[nodiscard]] std::vector<Act> smallEvent(int players = 6, int rounds = 2);

/// The same on this desk.
void play(JournalDesk &desk, int players = 6, int rounds = 2);

/// Any act that can follow on this state.
[[nodiscard]] Act randomAct(const tournament::Event &event, core::Random &random);

/// Every state of a file from nothing to its last entry, as bytes, by sequence number.
[[nodiscard]] std::vector<std::string> statesOf(const std::vector<storage::Entry> &entries);

} // namespace storage_tests
