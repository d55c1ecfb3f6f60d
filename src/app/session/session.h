// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "app/session/event_log.h"
#include "app/session/seal.h"
#include "core/clock.h"
#include "core/expected.h"
#include "storage/history.h"
#include "tournament/event/change_set.h"
#include "tournament/event/command.h"
#include "tournament/standings/standings.h"

#include <chrono>
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
    /// How long an act waits while another program holds the file, and with it who asked for it.
    std::chrono::milliseconds patience{5000};
    core::Clock clock = core::systemTime;
    std::filesystem::path backupFolder; ///< empty: no backups
    std::filesystem::path mirrorFolder;
    std::string desk; ///< what this desk is called where several share an event; shown in the log
    /// Where the copies of shared events lie that are kept while they are open; empty: none is, and
    /// nothing is listened to between two looks.
    std::filesystem::path sharedFolder;
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

/// On whose behalf an act is done, where it is not who sits at the desk, and what it rests on.
struct ActFor {
    std::string actor; ///< for the log: "Ada, by phone"; empty: who sits at the desk
    /// Asked with the state that the act would follow on, while nobody else can append; what it
    /// returns refuses the act. Empty: nothing is asked.
    std::function<std::optional<Failure>(const tournament::Event &)> unless;
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

/// The one door to an event for window and command line: owns the journal, the state and the news.
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
    /// Who sits at the desk.
    [[nodiscard]] const std::string &actor() const { return m_environment.actor; }
    /// What the desk is called among those that share the event.
    [[nodiscard]] const std::string &desk() const { return m_environment.desk; }
    /// Now, by the clock of this session's surroundings; of a shared event by the server's.
    [[nodiscard]] core::Timestamp wallTime() const;
    /// Its name among the backups, the same in every copy.
    [[nodiscard]] std::string uuid() const;
    /// Writes the event as it is to a second file, which must not exist; this one stays open.
    [[nodiscard]] core::Expected<void, Failure> saveCopy(const std::filesystem::path &target);
    /// For the neighbours in this layer, and its tests.
    [[nodiscard]] storage::Journal &journal() const { return *m_journal; }
    /// Why nothing can be changed although nobody asked for that: the file is write-protected, or a
    /// newer version wrote an act that this one does not know.
    [[nodiscard]] const std::optional<std::string> &readOnlyReason() const
    {
        return m_readOnlyReason;
    }

    /// decide → append (durable) → apply → listeners. On failure nothing is appended. What others
    /// appended in between is read first, and the command decided on that state while nobody else
    /// can append: it is refused by a rule, or because the file is held, gone or broken.
    [[nodiscard]] core::Expected<Performed, Failure> perform(const tournament::Command &command,
                                                             const ActFor &by = {});
    /// Takes back what undoText() names. Refused when somebody acted in between: that would be
    /// taken back instead. `named`: what it named, where that was a while ago.
    [[nodiscard]] core::Expected<Performed, Failure> undo(std::optional<storage::Span> named = {});
    /// Takes back everything after entry `seq` as one act (0: everything but the creation).
    [[nodiscard]] core::Expected<Performed, Failure>
    undoTo(std::int64_t seq, std::optional<storage::Span> named = {});
    [[nodiscard]] core::Expected<Performed, Failure> redo(std::optional<storage::Span> named = {});
    /// The entries that undo, undo to here and redo would turn, nothing when there are none.
    [[nodiscard]] std::optional<storage::Span> nextUndo() const;
    [[nodiscard]] std::optional<storage::Span> nextUndoTo(std::int64_t seq) const;
    [[nodiscard]] std::optional<storage::Span> nextRedo() const;
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
    /// Of the last act that event() follows from; nothing before the first.
    [[nodiscard]] std::optional<Seal> seal() const;

    /// Reads what other programs appended; true when there was something.
    [[nodiscard]] core::Expected<bool, Failure> refresh();

    /// Another session, of a new file that goes on where the file of this one is gone.
    [[nodiscard]] core::Expected<std::unique_ptr<Session>, Failure>
    goOnIn(const std::filesystem::path &path);

    /// Called after every change, in the order of subscription. The handle ends it when destroyed.
    [[nodiscard]] std::shared_ptr<void> subscribe(Listener listener);

private:
    /// What an entry is to hold, chosen by the state as it is; `overtaken`: others acted meanwhile.
    struct Content {
        tournament::Facts facts;
        std::optional<storage::Span> span;
    };
    using Choose = std::function<core::Expected<Content, Failure>(bool overtaken)>;
    using Pick = std::function<std::optional<storage::Span>()>;

    Session(std::unique_ptr<storage::Journal> journal, const Environment &environment);
    /// Takes up entries that others appended; on failure nothing has changed.
    [[nodiscard]] core::Expected<void, Failure> follow(std::vector<storage::Entry> news);
    [[nodiscard]] core::Expected<Performed, Failure>
    append(std::string_view command, const Choose &choose, const std::string &actor);
    /// Refused unless `named` is still what there is to turn; `nothing`: why, where nothing is.
    [[nodiscard]] core::Expected<Performed, Failure> appendSpan(std::string_view command,
                                                                std::optional<storage::Span> named,
                                                                const Pick &pick,
                                                                std::string nothing);
    /// The state with this taken up.
    [[nodiscard]] tournament::Event stateAfter(const Content &content,
                                               std::string_view command) const;
    /// Why a report is not recorded that others have overtaken.
    [[nodiscard]] Failure overtakenBy(const tournament::Command &command) const;
    /// Who acts, and at which of several desks.
    [[nodiscard]] std::string actorHere() const;
    [[nodiscard]] Performed take(storage::Entry entry, tournament::Event after);
    [[nodiscard]] const EventLog &names() const;
    [[nodiscard]] core::Timestamp now() const;
    [[nodiscard]] core::Expected<void, Failure> backUp();
    void announce(const tournament::ChangeSet &changes);

    Environment m_environment;
    std::unique_ptr<storage::Journal> m_journal;
    std::optional<std::string> m_readOnlyReason;
    std::vector<storage::Entry> m_entries;
    storage::History m_history;
    tournament::Event m_event;
    mutable std::map<int, tournament::Standings> m_standings; ///< by round, -1: the last
    mutable std::optional<EventLog> m_names;                  ///< of m_entries, once asked for
    std::shared_ptr<std::vector<std::weak_ptr<Listener>>> m_listeners;
};

} // namespace app
