// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/event_log.h"
#include "app/failure.h"
#include "core/clock.h"
#include "core/expected.h"
#include "storage/event_file.h"
#include "storage/history.h"
#include "tournament/change_set.h"
#include "tournament/command.h"
#include "tournament/standings.h"

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace app {

struct Environment {
    std::string actor; ///< who sits at the desk; shown in the log
    core::Clock clock = core::systemTime;
    std::filesystem::path backupFolder; ///< empty: no backups
    std::filesystem::path mirrorFolder;
    /// Told in a sentence when a backup fails: that must not stop the tournament.
    std::function<void(const std::string &)> backupFailed;
};

/// What an act did, for views and for the words "Undo …".
struct Performed {
    std::int64_t seq = 0;
    tournament::Facts facts;
    tournament::ChangeSet changes;
    std::string consequence; ///< what it would have meant for later pairings, usually empty
};

/// One line of the Log page.
struct LogLine {
    std::int64_t seq = 0;
    core::Timestamp at;
    std::string actor;
    std::string text;  ///< "Report round 2, table 3: Ada 4, Ben 0"
    bool live = false; ///< in force; false when taken back, and for undo and redo themselves
    bool canUndoTo = false;
    bool takenBack = false; ///< an act that is no longer in force
};

/// The one door to an event for window and command line: owns the file, the state and the news.
class Session {
public:
    using Listener = std::function<void(const tournament::ChangeSet &)>;

    [[nodiscard]] static core::Expected<std::unique_ptr<Session>, Failure>
    create(const std::filesystem::path &path, const tournament::Command &first,
           const Environment &environment);
    /// A journal with an act of a newer version is opened for reading only (see readOnlyReason).
    [[nodiscard]] static core::Expected<std::unique_ptr<Session>, Failure>
    open(const std::filesystem::path &path, const Environment &environment, bool readOnly = false);

    Session(const Session &) = delete;
    Session &operator=(const Session &) = delete;
    ~Session();

    [[nodiscard]] const tournament::Event &event() const { return m_event; }
    [[nodiscard]] const std::filesystem::path &path() const;
    /// Now, by the clock of this session's surroundings.
    [[nodiscard]] core::Timestamp wallTime() const { return m_environment.clock(); }
    [[nodiscard]] storage::EventFile &file() { return *m_file; }
    /// Why nothing can be changed although nobody asked for that: the file is write-protected, or a
    /// newer version wrote an act that this one does not know.
    [[nodiscard]] const std::optional<std::string> &readOnlyReason() const
    {
        return m_readOnlyReason;
    }

    /// decide → append (durable) → apply → listeners. On failure nothing has changed. When another
    /// program wrote in between, the state is reloaded and the command decided again, once.
    [[nodiscard]] core::Expected<Performed, Failure> perform(const tournament::Command &command);
    [[nodiscard]] core::Expected<Performed, Failure> undo();
    /// Takes back everything after entry `seq` as one act (0: everything but the creation).
    [[nodiscard]] core::Expected<Performed, Failure> undoTo(std::int64_t seq);
    [[nodiscard]] core::Expected<Performed, Failure> redo();
    /// "Report round 2, table 3: …" – what undo or redo would do; nothing when there is none.
    [[nodiscard]] std::optional<std::string> undoText() const;
    [[nodiscard]] std::optional<std::string> redoText() const;

    /// What pairing would do now, without doing it.
    [[nodiscard]] core::Expected<tournament::Round, Failure>
    propose(const tournament::PairRound &request) const;
    /// What the tables of a round would become, without exchanging anybody.
    [[nodiscard]] core::Expected<tournament::TablesChanged, Failure>
    proposeSwap(const tournament::SwapPlayers &request) const;

    /// Cached until something changes; `afterRound` unset: the last paired round.
    [[nodiscard]] const tournament::Standings &standings(std::optional<int> afterRound = {}) const;

    [[nodiscard]] std::vector<LogLine> log() const;

    /// Reads what other programs appended; true when there was something.
    [[nodiscard]] core::Expected<bool, Failure> refresh();

    /// Called after every change, in the order of subscription. The handle ends it when destroyed.
    [[nodiscard]] std::shared_ptr<void> subscribe(Listener listener);

private:
    Session(std::unique_ptr<storage::EventFile> file, const Environment &environment);
    [[nodiscard]] core::Expected<void, Failure> load();
    [[nodiscard]] core::Expected<Performed, Failure> append(storage::NewEntry entry,
                                                            tournament::Event after);
    [[nodiscard]] core::Expected<Performed, Failure> appendSpan(std::string command,
                                                                storage::Span span);
    [[nodiscard]] const EventLog &names() const;
    [[nodiscard]] core::Timestamp now() const;
    void backUp();
    void announce(const tournament::ChangeSet &changes);

    Environment m_environment;
    std::unique_ptr<storage::EventFile> m_file;
    std::optional<std::string> m_readOnlyReason;
    std::vector<storage::Entry> m_entries;
    storage::History m_history;
    tournament::Event m_event;
    std::int64_t m_dataVersion = 0;
    mutable std::map<int, tournament::Standings> m_standings; ///< by round, -1: the last
    mutable std::optional<EventLog> m_names;                  ///< of m_entries, once asked for
    std::shared_ptr<std::vector<std::weak_ptr<Listener>>> m_listeners;
};

} // namespace app
