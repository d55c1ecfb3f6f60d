// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// One act into a shared event: decided, sent, and found again when the answer was lost.
#include "core/english.h"
#include "storage/postgres_journal_data.h"

namespace storage {

namespace {

using std::chrono::steady_clock;

constexpr auto appended = "appended";
constexpr int mostBreaks = 3;
/// For so long desks take turns after one of them was first.
constexpr std::chrono::seconds crowded{2};

} // namespace

core::Expected<std::optional<Entry>, StorageError>
PostgresJournal::appendNext(const Position &known, const Decision &decide)
{
    return reached(m_data->path, [&] { return m_data->append(known, decide); });
}

/// Of several that append at once all but one decide in vain, and again: so they stand in line. A
/// courtesy, without which every append is right: nobody waits long for a desk that stands still.
std::vector<Entry> PostgresJournal::Private::catchUpInTurn(const Position &position)
{
    try {
        connection->run("SET LOCAL lock_timeout = 300; "
                        "SELECT pg_advisory_lock(hashtextextended('arbiter:"
                        + identity.uuid + "', 0))");
    } catch (const ServerRefusal &) { // NOLINT(bugprone-empty-catch) it goes without
    }
    std::vector<Entry> news = catchUp(position);
    if (!news.empty())
        crowdedUntil = steady_clock::now() + crowded;
    return news;
}

void PostgresJournal::Private::endTurn() noexcept
{
    try {
        if (connection && connection->isOpen())
            connection->run("SELECT pg_advisory_unlock_all()");
    } catch (...) { // NOLINT(bugprone-empty-catch) with the connection the turn ended
    }
}

bool PostgresJournal::Private::alive()
{
    try {
        unheard = connection->rang() || unheard;
        return true;
    } catch (const ConnectionLost &) {
        return false;
    }
}

/// The place in the line of one append.
class PostgresJournal::Private::Turn {
public:
    explicit Turn(Private &data) : m_data(data) { }
    Turn(const Turn &) = delete;
    Turn &operator=(const Turn &) = delete;
    ~Turn()
    {
        if (m_taken)
            m_data.endTurn();
    }
    [[nodiscard]] std::vector<Entry> catchUp(const Position &position)
    {
        const bool first = !std::exchange(m_taken, true);
        return m_data.withServer(
            [&] { return first ? m_data.catchUpInTurn(position) : m_data.catchUp(position); });
    }

private:
    Private &m_data;
    bool m_taken = false;
};

std::optional<Entry> PostgresJournal::Private::append(const Position &position,
                                                      const Decision &decide)
{
    if (readOnly)
        throw StorageError{StorageErrorCode::ReadOnly, {}, {}, 0};
    // A connection that ended while nothing was asked: nothing is in doubt yet.
    if (!connection || !connection->isOpen() || !alive())
        reconnect();
    const auto until = steady_clock::now() + options.patience;
    const std::string act = drawUuid();
    std::vector<Entry> news;
    Turn turn(*this);
    if (steady_clock::now() < crowdedUntil)
        news = turn.catchUp(position);
    else if (!atKnown(position))
        news = withServer([&] { return catchUp(position); });
    for (;;) {
        const Position decidedAt{known.seq, known.hash};
        auto next = decide(std::move(news));
        if (!next)
            return std::nullopt;
        ComposedAct made = composeNext(known, last, *next);
        std::string outcome = send(made, act);
        if (outcome == "fast") {
            // The clock of this machine was turned since it was compared last.
            next->entry.at.milliseconds =
                options.clock().milliseconds + connection->ahead().count();
            made = composeNext(known, last, *next);
            outcome = send(made, act);
        }
        ahead = connection->ahead();
        if (outcome == appended) {
            known = std::move(made.next);
            last = {made.row.seq, made.row.at, made.row.hash};
            return std::move(made.entry);
        }
        if (outcome == "left")
            throw StorageError{
                StorageErrorCode::Left, {}, readHead(*connection, identity.uuid).left, 0};
        if (outcome == "missing")
            throw StorageError{StorageErrorCode::Gone, {}, {}, 0};
        if (outcome != "outdated" || steady_clock::now() >= until)
            throw StorageError{StorageErrorCode::Locked, {}, {}, 0};
        crowdedUntil = steady_clock::now() + crowded;
        news = turn.catchUp(decidedAt);
    }
}

std::string PostgresJournal::Private::send(const ComposedAct &made, const std::string &act)
{
    const RowToAppend next{made.row, act, options.desk, tableChanges(known.shown, made.next.shown)};
    for (int lost = 0;;) {
        const PostgresConnection::Backend backend =
            connection ? connection->backend() : PostgresConnection::Backend();
        try {
            std::string outcome = appendRow(*connection, identity.uuid, next);
            // What was sent ahead of the break may have come in behind it.
            if (lost > 0 && outcome == "outdated" && findAct(act, made.row.hash))
                return appended;
            return outcome;
        } catch (const ConnectionLost &why) {
            if (++lost > mostBreaks)
                throw StorageError{StorageErrorCode::InDoubt, {}, why.why, 0};
            if (lookFor(act, made.row.hash, backend, why.why))
                return appended;
        }
    }
}

/// Whether the act got in ahead of the break. Throws InDoubt where nobody can tell now.
bool PostgresJournal::Private::lookFor(const std::string &act, const std::string &hash,
                                       const PostgresConnection::Backend &backend,
                                       const std::string &why)
{
    // Whatever goes wrong here says nothing about the act: a server that starts up lets nobody in.
    const StorageError doubt{StorageErrorCode::InDoubt, {}, why, 0};
    try {
        reconnect();
        fence(backend);
        return findAct(act, hash);
    } catch (const ConnectionLost &) {
        throw doubt;
    } catch (const ServerRefusal &) {
        throw doubt;
    } catch (const StorageError &error) {
        if (error.code == StorageErrorCode::ChainBroken)
            throw;
        throw doubt;
    }
}

/// The server may still be at work for the connection that broke: it is ended first, so that what
/// is not in the journal then will never be.
void PostgresJournal::Private::fence(const PostgresConnection::Backend &backend)
{
    // No: it ended by itself in that moment, or it could not be ended in time.
    for (int tries = 0; tries < mostBreaks; ++tries) {
        const ServerRows rows =
            connection->ask("SELECT pg_terminate_backend(pid, 500) FROM pg_stat_activity "
                            "WHERE pid = $1 AND backend_start = $2",
                            {backend.process, backend.since});
        if (rows.size() == 0 || rows.yes(0, 0))
            return;
    }
    throw ConnectionLost{core::English::tr("the server is still busy with it")};
}

bool PostgresJournal::Private::findAct(const std::string &act, const std::string &hash)
{
    const ServerRows rows = connection->ask(
        "SELECT hash FROM arbiter.journal WHERE event = $1 AND act = $2", {identity.uuid, act});
    if (rows.size() > 0 && rows.text(0, 0) != hash)
        throw StorageError{StorageErrorCode::ChainBroken, {}, {}, known.seq + 1};
    return rows.size() > 0;
}

} // namespace storage
