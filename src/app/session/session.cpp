// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/session.h"
#include "app/session/open_journal.h"

#include "app/sentences/sentences.h"
#include "core/english.h"
#include "core/text.h"
#include "storage/checked_fold.h"
#include "storage/shared_journal.h"
#include "tournament/pairing/swiss_round.h"

#include <algorithm>

namespace app {

using core::English;
using core::Expected;
using core::unexpected;
using storage::Entry;
using storage::Span;

namespace {

constexpr int lastRound = -1;

bool isUnknownAct(const storage::StorageError &error)
{
    return error.code == storage::StorageErrorCode::UnknownFact;
}

/// Of an event opened for reading; nothing where that was asked for.
std::optional<std::string> whyReadOnly(const storage::Journal &journal, bool asked)
{
    if (journal.unknownAct())
        return sentence(*journal.unknownAct());
    if (!asked && journal.readOnly())
        return sentence(storage::StorageError{storage::StorageErrorCode::ReadOnly,
                                              journal.path().string(),
                                              English::tr("write-protected"), 0});
    return std::nullopt;
}

} // namespace

Session::Session(std::unique_ptr<storage::Journal> journal, const Environment &environment)
    : m_environment(environment)
    , m_journal(std::move(journal))
    , m_listeners(std::make_shared<std::vector<std::weak_ptr<Listener>>>())
{
    m_environment.actor = core::tidied(environment.actor); // a name from outside as any other
    m_environment.desk = core::tidied(environment.desk);
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
    auto journal = createJournal(path, environment);
    if (!journal)
        return unexpected(failure(journal.error()));
    std::unique_ptr<Session> session(new Session(std::move(*journal), environment));
    if (const auto performed = session->perform(first); !performed) {
        const std::filesystem::path made = session->path();
        session.reset();
        withdrawJournal(made);
        return unexpected(performed.error());
    }
    return session;
}

Expected<std::unique_ptr<Session>, Failure>
Session::open(const std::filesystem::path &path, const Environment &environment, bool readOnly)
{
    auto journal = openJournal(path, environment, readOnly);
    if (!journal && isUnknownAct(journal.error()))
        journal = openJournal(path, environment, true);
    if (!journal)
        return unexpected(failure(journal.error()));
    std::unique_ptr<Session> session(new Session(std::move(*journal), environment));
    session->m_readOnlyReason = whyReadOnly(*session->m_journal, readOnly);
    if (const auto loaded = session->refresh(); !loaded)
        return unexpected(loaded.error());
    return session;
}

const std::filesystem::path &Session::path() const { return m_journal->path(); }

std::string Session::uuid() const { return m_journal->uuid(); }

Expected<void, Failure> Session::saveCopy(const std::filesystem::path &target)
{
    if (const auto saved = m_journal->saveCopy(target); !saved)
        return unexpected(failure(saved.error()));
    return {};
}

Expected<void, Failure> Session::follow(std::vector<Entry> news)
{
    const std::size_t known = m_entries.size();
    const bool turned =
        std::ranges::any_of(news, [](const Entry &e) { return e.span.has_value(); });
    std::ranges::move(news, std::back_inserter(m_entries));
    const auto refuse = [&](storage::BrokenAct broken) {
        m_entries.resize(known);
        m_names.reset();
        return unexpected(failure(storage::toError(broken, path().string())));
    };
    storage::History history = m_history;
    tournament::Event event;
    if (turned)
        m_names.reset(); // told anew when asked for: texts need every state in between
    else
        event = m_event;
    for (std::size_t i = known; i < m_entries.size(); ++i) {
        if (!history.follow(m_entries[i]))
            return refuse({m_entries[i].seq, "it takes back or returns acts that it cannot"});
        if (turned)
            continue;
        if (m_names) {
            if (auto allowed = storage::canFollow(event, m_entries[i]); !allowed)
                return refuse(std::move(allowed.error()));
            m_names->follow(event, m_entries[i], history);
        }
        if (auto followed = storage::follow(event, m_entries[i]); !followed)
            return refuse(std::move(followed.error()));
    }
    if (turned) {
        auto folded = storage::checkedFold(m_entries, history);
        if (!folded)
            return refuse(std::move(folded.error()));
        event = std::move(*folded);
    }
    m_history = std::move(history);
    m_event = std::move(event);
    m_standings.clear();
    return {};
}

core::Timestamp Session::wallTime() const
{
    const core::Timestamp time = m_environment.clock();
    const storage::SharedJournal *shared = m_journal->shared();
    return shared ? core::Timestamp{time.milliseconds + shared->ahead().count()} : time;
}

core::Timestamp Session::now() const
{
    // A clock set back must not turn the order of the log around.
    const core::Timestamp time = wallTime();
    return m_entries.empty() ? time : std::max(time, m_entries.back().at);
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

std::optional<Seal> Session::seal() const
{
    if (m_entries.empty())
        return std::nullopt;
    return Seal{m_entries.back().hash, m_entries.back().seq};
}

Expected<bool, Failure> Session::refresh()
{
    auto news = m_journal->news(storage::positionOf(m_entries));
    if (!news)
        return unexpected(failure(news.error()));
    if (news->empty())
        return false;
    if (auto followed = follow(std::move(*news)); !followed)
        return unexpected(std::move(followed.error()));
    announce(tournament::everythingChanged());
    return true;
}

Expected<std::unique_ptr<Session>, Failure> Session::goOnIn(const std::filesystem::path &path)
{
    if (const auto made = m_journal->goOnIn(path, m_entries); !made)
        return unexpected(failure(made.error()));
    return open(path, m_environment);
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
