// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/journal_keeper.h"

#include <algorithm>
#include <array>

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "storage/mirrored_journal.h"
#include "storage/postgres_inbox.h"

namespace storage {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

/// With the longest answer that is waited for, a silent server is noticed within 5 seconds.
constexpr milliseconds betweenBeats{1500};
constexpr milliseconds betweenAttempts{700};
/// Acts that come within this time are written into the copy together: each write waits for the
/// disk, and who waits hears nothing.
constexpr milliseconds betweenCopies{250};

/// "…/UUID (2016-03-05 1407).arbiter": a copy that does not fit any more stays readable.
std::filesystem::path asideOf(const std::filesystem::path &copy)
{
    std::filesystem::path aside;
    for (int number = 1; aside.empty() || std::filesystem::exists(aside); ++number)
        aside = copy.parent_path()
            / (copy.stem().string() + " (" + std::to_string(number) + ").arbiter");
    return aside;
}

} // namespace

Bell::Bell() : m_descriptor(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) { }

Bell::~Bell() { ::close(m_descriptor); }

void Bell::ring() const { (void)::eventfd_write(m_descriptor, 1); }

void Bell::silence() const
{
    eventfd_t rung = 0;
    (void)::eventfd_read(m_descriptor, &rung);
}

JournalKeeper::JournalKeeper(const DatabaseAddress &address, const SharedOptions &options,
                             const Identity &identity, bool readsOnly, Heard heard)
    : m_address(address)
    , m_options(options)
    , m_identity(identity)
    , m_presence{identity.uuid, drawUuid(), options.desk, options.actor, readsOnly}
    , m_end(positionOf(heard.entries))
    , m_heard(std::move(heard))
    , m_thread([this](const std::stop_token &stopped) { keep(stopped); })
{
}

JournalKeeper::~JournalKeeper()
{
    m_thread.request_stop();
    m_wake.ring();
    m_thread.join();
}

void JournalKeeper::doubt(const StorageError &why)
{
    setTrouble(why);
    m_wake.ring();
}

void JournalKeeper::setTrouble(std::optional<StorageError> trouble)
{
    const std::scoped_lock lock(m_mutex);
    if (m_heard.trouble.has_value() == trouble.has_value()
        && (!trouble || m_heard.trouble->code == trouble->code))
        return;
    if (trouble && !m_heard.trouble)
        m_heard.troubleSince = m_options.clock();
    if (trouble && trouble->path.empty())
        trouble->path = pathOf(m_address).string();
    m_heard.trouble = std::move(trouble);
    m_bell.ring();
}

void JournalKeeper::keep(const std::stop_token &stopped)
{
    openCopy();
    while (!stopped.stop_requested()) {
        const auto listened = reached(pathOf(m_address), [&] { listen(stopped); });
        copyPending();
        if (listened)
            break;
        // A server that starts up again, or one that let go: there is nothing to do but to ask.
        if (!m_connection || !m_connection->isOpen()
            || listened.error().code == StorageErrorCode::Unreachable)
            m_connection.reset();
        setTrouble(listened.error());
        wait(-1, betweenAttempts);
    }
    if (m_connection)
        sayGoodbye(*m_connection, m_presence);
}

void JournalKeeper::listen(const std::stop_token &stopped)
{
    if (!m_connection) {
        m_connection.emplace(m_address.database, m_options.answer, m_options.clock);
        listenTo(*m_connection, m_identity.uuid);
    }
    m_nextBeat = steady_clock::now();
    read();
    while (!stopped.stop_requested()) {
        if (!m_toCopy.empty() && steady_clock::now() >= m_nextCopy)
            copyPending();
        if (steady_clock::now() >= m_nextBeat)
            beat();
        const auto next = m_toCopy.empty() ? m_nextBeat : std::min(m_nextBeat, m_nextCopy);
        wait(m_connection->descriptor(),
             std::chrono::duration_cast<milliseconds>(next - steady_clock::now())
                 + milliseconds(1));
        if (m_connection->rang()) {
            read();
            m_bell.ring(); // what phones said is no entry
        }
    }
}

void JournalKeeper::beat()
{
    sayHere(*m_connection, m_presence);
    auto desks = readDesks(*m_connection, m_identity.uuid);
    const Head head = readHead(*m_connection, m_identity.uuid);
    {
        const std::scoped_lock lock(m_mutex);
        m_heard.ahead = m_connection->ahead();
        const auto sameDesks = [](const DeskAtWork &a, const DeskAtWork &b) {
            return a.desk == b.desk && a.actor == b.actor && a.here == b.here
                && a.lastSeq == b.lastSeq;
        };
        if (!std::ranges::equal(desks, m_heard.desks, sameDesks))
            m_bell.ring();
        m_heard.desks = std::move(desks);
    }
    if (head.left.empty())
        setTrouble({});
    else
        setTrouble(StorageError{StorageErrorCode::Left, {}, head.left, 0});
    keepInbox();
    m_nextBeat = steady_clock::now() + betweenBeats;
}

void JournalKeeper::keepInbox()
{
    if (m_presence.readsOnly || !m_copy)
        return;
    PostgresInbox inbox(m_identity.uuid, pathOf(m_address),
                        [this]() -> PostgresConnection & { return *m_connection; });
    const auto serial = inbox.serial();
    if (!serial || *serial == m_copiedInbox)
        return;
    const auto content = contentOf(inbox);
    if (content && m_copy->takeInbox(*content))
        m_copiedInbox = content->serial;
}

void JournalKeeper::read()
{
    // The copy may be behind what is known: it was another day's.
    const Position copied =
        m_copy && m_toCopy.empty() ? Position{m_copy->lastSeq().value_or(0), {}} : m_end;
    const bool behind = copied.seq < m_end.seq;
    const auto rows = readRowsAfter(*m_connection, m_identity, behind ? copied : m_end);
    // The desk first, which somebody looks at: the server holds these acts, and a copy that lacks
    // the last of them catches up with the next look (read() at every new connection).
    takeUp(rows);
    if (!m_copy) {
        keepCopy(rows);
        return;
    }
    if (m_toCopy.empty())
        m_nextCopy = steady_clock::now() + betweenCopies;
    std::ranges::copy(rows, std::back_inserter(m_toCopy));
}

void JournalKeeper::copyPending()
{
    if (!m_toCopy.empty())
        keepCopy(std::exchange(m_toCopy, {}));
}

void JournalKeeper::takeUp(const std::vector<JournalRow> &rows)
{
    std::vector<Entry> entries;
    for (const JournalRow &row : rows)
        if (row.seq > m_end.seq)
            entries.push_back(toEntry(row));
    if (entries.empty())
        return;
    const std::scoped_lock lock(m_mutex);
    m_end = positionOf(entries);
    std::ranges::move(entries, std::back_inserter(m_heard.entries));
    m_bell.ring();
}

void JournalKeeper::wait(int other, milliseconds longest)
{
    std::array<pollfd, 2> sockets{{{m_wake.descriptor(), POLLIN, 0}, {other, POLLIN, 0}}};
    const auto time = std::max<std::int64_t>(0, longest.count());
    (void)::poll(sockets.data(), other < 0 ? 1 : 2, static_cast<int>(time));
    m_wake.silence();
}

void JournalKeeper::openCopy()
{
    const auto path = copyOf(m_identity.uuid, m_options);
    if (!std::filesystem::exists(path))
        return;
    auto opened = EventFile::open(path, m_options.file);
    if (opened && (*opened)->uuid() == m_identity.uuid)
        m_copy = std::move(*opened);
}

void JournalKeeper::keepCopy(const std::vector<JournalRow> &rows)
{
    const auto path = copyOf(m_identity.uuid, m_options);
    if (m_copy) {
        const auto taken = m_copy->takeRows(rows);
        if (taken || taken.error().code == StorageErrorCode::Locked)
            return; // what another program holds up comes with the next row
        m_copy.reset();
    }
    if (!m_connection || !m_connection->isOpen())
        return; // it is made anew when the server is back
    const auto made = reached(path, [&] {
        // One that went on by itself, or cannot be read any more: it is kept and no longer ours.
        if (std::filesystem::exists(path))
            std::filesystem::rename(path, asideOf(path));
        std::filesystem::create_directories(path.parent_path());
        auto copied = EventFile::copy(path, m_options.file, m_identity.uuid, m_identity.created,
                                      readRowsAfter(*m_connection, m_identity, {}));
        if (!copied)
            throw std::move(copied.error());
        m_copy = std::move(*copied);
    });
    const std::scoped_lock lock(m_mutex);
    if (!made && made.error().code != StorageErrorCode::Unreachable) {
        m_heard.noCopy = made.error();
        m_bell.ring();
    }
}

} // namespace storage
