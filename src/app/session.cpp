// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session.h"

#include "app/sentences.h"
#include "core/english.h"
#include "tournament/swiss_round.h"

#include <algorithm>

namespace app {

using core::English;
using core::Expected;
using core::unexpected;
using storage::Entry;
using storage::Span;

namespace {

constexpr int lastRound = -1;

tournament::ChangeSet everythingChanged()
{
    tournament::ChangeSet changes;
    changes.everything = true;
    return changes;
}

storage::EventFileOptions fileOptions(const Environment &environment, bool readOnly)
{
    storage::EventFileOptions options;
    options.backupFolder = environment.backupFolder;
    options.mirrorFolder = environment.mirrorFolder;
    options.clock = environment.clock;
    options.readOnly = readOnly;
    if (environment.backupFailed)
        options.backupFailed = [tell =
                                    environment.backupFailed](const storage::StorageError &error) {
            tell(backupSentence(error));
        };
    return options;
}

bool isUnknownAct(const storage::StorageError &error)
{
    return error.code == storage::StorageErrorCode::UnknownFact;
}

/// Of a file opened for reading; nothing where that was asked for.
std::optional<std::string> whyReadOnly(const storage::EventFile &file, bool asked)
{
    if (file.unknownAct())
        return sentence(*file.unknownAct());
    if (!asked && file.readOnly())
        return sentence(storage::StorageError{storage::StorageErrorCode::ReadOnly,
                                              file.path().string(), English::tr("write-protected"),
                                              0});
    return std::nullopt;
}

} // namespace

Session::Session(std::unique_ptr<storage::EventFile> file, const Environment &environment)
    : m_environment(environment)
    , m_file(std::move(file))
    , m_listeners(std::make_shared<std::vector<std::weak_ptr<Listener>>>())
{
}

Session::~Session() = default;

Expected<std::unique_ptr<Session>, Failure> Session::create(const std::filesystem::path &path,
                                                            const tournament::Command &first,
                                                            const Environment &environment)
{
    // Decided before a file exists: a refused event leaves nothing behind.
    const tournament::Event empty;
    const auto facts = tournament::decide(empty, first);
    if (!facts)
        return unexpected(failure(empty, facts.error()));
    auto file = storage::EventFile::create(path, fileOptions(environment, false));
    if (!file)
        return unexpected(failure(file.error()));
    std::unique_ptr<Session> session(new Session(std::move(*file), environment));
    if (const auto performed = session->perform(first); !performed) {
        session.reset();
        std::error_code ignored;
        std::filesystem::remove(path, ignored);
        return unexpected(performed.error());
    }
    return session;
}

Expected<std::unique_ptr<Session>, Failure>
Session::open(const std::filesystem::path &path, const Environment &environment, bool readOnly)
{
    auto file = storage::EventFile::open(path, fileOptions(environment, readOnly));
    if (!file && isUnknownAct(file.error()))
        file = storage::EventFile::open(path, fileOptions(environment, true));
    if (!file)
        return unexpected(failure(file.error()));
    std::unique_ptr<Session> session(new Session(std::move(*file), environment));
    session->m_readOnlyReason = whyReadOnly(*session->m_file, readOnly);
    if (const auto loaded = session->load(); !loaded)
        return unexpected(loaded.error());
    return session;
}

const std::filesystem::path &Session::path() const { return m_file->path(); }

Expected<void, Failure> Session::load()
{
    m_dataVersion = m_file->dataVersion();
    auto entries = m_file->readFrom(1);
    if (!entries)
        return unexpected(failure(entries.error()));
    storage::History history;
    const bool sound =
        std::ranges::all_of(*entries, [&](const Entry &entry) { return history.follow(entry); });
    try {
        if (!sound)
            throw std::invalid_argument("an undo names acts that are not there");
        m_event = storage::fold(*entries, history);
    } catch (const std::exception &error) {
        return unexpected(failure(storage::StorageError{storage::StorageErrorCode::Damaged,
                                                        path().string(), error.what(), 0}));
    }
    m_entries = std::move(*entries);
    m_history = std::move(history);
    m_standings.clear();
    m_names.reset();
    return {};
}

core::Timestamp Session::now() const
{
    // A clock set back must not turn the order of the log around.
    const core::Timestamp time = m_environment.clock();
    return m_entries.empty() ? time : std::max(time, m_entries.back().at);
}

Expected<Performed, Failure> Session::perform(const tournament::Command &command)
{
    for (bool again = false;; again = true) {
        auto facts = tournament::decide(m_event, command);
        if (!facts)
            return unexpected(failure(m_event, facts.error()));
        tournament::Event after = m_event;
        tournament::apply(after, *facts);
        // A round is hard to take back once players sit: keep the state before it.
        if (std::holds_alternative<tournament::PairRound>(command)
            || std::holds_alternative<tournament::StartCut>(command))
            backUp();
        auto done = append({now(),
                            m_environment.actor,
                            std::string(tournament::commandName(command)),
                            std::move(*facts),
                            {}},
                           std::move(after));
        const auto *storageError =
            done ? nullptr : std::get_if<storage::StorageError>(&done.error().cause);
        const bool outdated =
            storageError && storageError->code == storage::StorageErrorCode::Outdated;
        if (!outdated || again)
            return done;
        if (const auto loaded = load(); !loaded)
            return unexpected(loaded.error());
        announce(everythingChanged());
    }
}

void Session::backUp()
{
    if (const auto made = m_file->backup(); !made && m_environment.backupFailed)
        m_environment.backupFailed(backupSentence(made.error()));
}

Expected<Performed, Failure> Session::append(storage::NewEntry entry, tournament::Event after)
{
    if (m_readOnlyReason)
        return unexpected(Failure{FailureKind::Environment, *m_readOnlyReason, {}, {}});
    const std::int64_t last = m_entries.empty() ? 0 : m_entries.back().seq;
    auto written = m_file->append(last, entry, after);
    if (!written)
        return unexpected(failure(written.error()));
    Performed performed{written->seq, written->facts, {}, {}};
    if (written->span)
        performed.changes.everything = true;
    else
        performed.changes = tournament::changes(written->facts);
    if (!m_history.follow(*written))
        return unexpected(failure(storage::StorageError{storage::StorageErrorCode::Damaged,
                                                        path().string(), "history", last}));
    performed.consequence = consequence(m_event, after, written->facts);
    if (m_names)
        m_names->follow(m_event, *written, m_history);
    m_entries.push_back(std::move(*written));
    m_event = std::move(after);
    m_dataVersion = m_file->dataVersion();
    announce(performed.changes);
    return performed;
}

Expected<Performed, Failure> Session::appendSpan(std::string command, Span span)
{
    Entry entry;
    entry.seq = m_entries.back().seq + 1;
    entry.command = command;
    entry.span = span;
    std::vector<Entry> entries = m_entries;
    storage::History history = m_history;
    if (!history.follow(entry))
        return unexpected(failure(storage::StorageError{
            storage::StorageErrorCode::Outdated, path().string(), {}, entry.seq}));
    tournament::Event after = storage::fold(entries, history);
    return append({now(), m_environment.actor, std::move(command), {}, span}, std::move(after));
}

Expected<Performed, Failure> Session::undo()
{
    if (const auto refreshed = refresh(); !refreshed)
        return unexpected(refreshed.error());
    const auto span = m_history.nextUndo();
    if (!span || span->first == 1)
        return unexpected(
            Failure{FailureKind::Refused, English::tr("There is nothing to undo."), {}, {}});
    return appendSpan("undo", *span);
}

Expected<Performed, Failure> Session::undoTo(std::int64_t seq)
{
    if (const auto refreshed = refresh(); !refreshed)
        return unexpected(refreshed.error());
    // The creation itself stays: an event file without an event is of no use to anybody.
    const auto span = m_history.undoTo(std::max<std::int64_t>(seq, 1));
    if (!span)
        return unexpected(Failure{FailureKind::Refused,
                                  English::tr("Entry {entry} is not followed by anything that "
                                              "could be undone.",
                                              {{"entry", std::to_string(seq)}}),
                                  {},
                                  {}});
    return appendSpan("undo", *span);
}

Expected<Performed, Failure> Session::redo()
{
    if (const auto refreshed = refresh(); !refreshed)
        return unexpected(refreshed.error());
    const auto span = m_history.nextRedo();
    if (!span)
        return unexpected(
            Failure{FailureKind::Refused, English::tr("There is nothing to redo."), {}, {}});
    return appendSpan("redo", *span);
}

std::optional<std::string> Session::undoText() const
{
    const auto span = m_history.nextUndo();
    if (!span || span->first == 1)
        return std::nullopt;
    return names().textOf(std::span(m_history.live()).last(1));
}

std::optional<std::string> Session::redoText() const
{
    const auto acts = m_history.nextRedoActs();
    return acts.empty() ? std::nullopt : std::optional(names().textOf(acts));
}

const EventLog &Session::names() const
{
    if (!m_names)
        m_names.emplace(m_entries);
    return *m_names;
}

Expected<tournament::Round, Failure> Session::propose(const tournament::PairRound &request) const
{
    auto round = tournament::proposeRound(m_event, request);
    if (!round)
        return unexpected(failure(m_event, round.error()));
    return std::move(*round);
}

Expected<tournament::TablesChanged, Failure>
Session::proposeSwap(const tournament::SwapPlayers &request) const
{
    auto change = tournament::proposeSwap(m_event, request);
    if (!change)
        return unexpected(failure(m_event, change.error()));
    return std::move(*change);
}

const tournament::Standings &Session::standings(std::optional<int> afterRound) const
{
    const int key = afterRound.value_or(lastRound);
    const auto found = m_standings.find(key);
    if (found != m_standings.end())
        return found->second;
    return m_standings.emplace(key, tournament::standings(m_event, afterRound)).first->second;
}

std::vector<LogLine> Session::log() const
{
    std::vector<LogLine> lines;
    lines.reserve(m_entries.size());
    const auto &texts = names().texts();
    for (std::size_t i = 0; i < m_entries.size(); ++i) {
        const Entry &entry = m_entries[i];
        LogLine line{entry.seq, entry.at, entry.actor, texts[i], false, false};
        line.live = std::ranges::binary_search(m_history.live(), entry.seq);
        line.takenBack = !line.live && !entry.span;
        line.canUndoTo = line.live && entry.seq != m_history.live().back();
        lines.push_back(std::move(line));
    }
    return lines;
}

Expected<bool, Failure> Session::refresh()
{
    if (m_file->dataVersion() == m_dataVersion)
        return false;
    if (const auto loaded = load(); !loaded)
        return unexpected(loaded.error());
    announce(everythingChanged());
    return true;
}

std::shared_ptr<void> Session::subscribe(Listener listener)
{
    auto kept = std::make_shared<Listener>(std::move(listener));
    m_listeners->push_back(kept);
    return kept;
}

void Session::announce(const tournament::ChangeSet &changes)
{
    if (changes.everything || changes.standings || changes.details)
        m_standings.clear();
    std::erase_if(*m_listeners, [](const auto &listener) { return listener.expired(); });
    // A listener may subscribe or unsubscribe others: walk over a copy.
    for (const auto &listener : std::vector(*m_listeners))
        if (const auto present = listener.lock())
            (*present)(changes);
}

} // namespace app
