// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/postgres_journal.h"

#include "storage/postgres_journal_data.h"
#include "storage/postgres_presence.h"
#include "storage/postgres_schema.h"

namespace storage {

PostgresJournal::PostgresJournal(std::unique_ptr<Private> data) : m_data(std::move(data))
{
    m_data->inbox =
        std::make_unique<PostgresInbox>(m_data->identity.uuid, m_data->path,
                                        [this]() -> PostgresConnection & { return connection(); });
}

PostgresJournal::~PostgresJournal() = default;

std::unique_ptr<PostgresJournal> PostgresJournal::open(const DatabaseAddress &address,
                                                       const SharedOptions &options)
{
    auto data = std::make_unique<Private>();
    data->address = address;
    data->options = options;
    data->path = pathOf(address);
    data->reconnect();
    requirePrepared(*data->connection);
    data->identity = readIdentity(*data->connection, address.uuid);
    data->load();
    return std::unique_ptr<PostgresJournal>(new PostgresJournal(std::move(data)));
}

void PostgresJournal::Private::reconnect()
{
    if (connection && connection->isOpen())
        return;
    try {
        connection.emplace(address.database, options.answer, options.clock);
        listenTo(*connection, address.uuid);
    } catch (const ConnectionLost &lost) {
        connection.reset();
        noteTrouble({StorageErrorCode::Unreachable, path.string(), lost.why, 0});
        throw;
    }
    trouble.reset();
    unheard = true;
    ahead = connection->ahead();
}

void PostgresJournal::Private::noteTrouble(StorageError error)
{
    if (!trouble)
        troubleSince = options.clock();
    trouble = std::move(error);
}

void PostgresJournal::Private::load()
{
    const Head head = readHead(*connection, identity.uuid);
    readOnly = options.readOnly || !head.mayAppend;
    ContentReader reader(options.readOnly);
    last = {0, 0, originHash(identity.uuid, identity.created)};
    for (const JournalRow &row : readRowsAfter(*connection, identity, {})) {
        reader.take(row);
        last = {row.seq, row.at, row.hash};
    }
    JournalContent content = reader.finish();
    known = std::move(content.known);
    unknownAct = std::move(content.unknownAct);
    unclaimed = std::move(content.entries);
    quiet = positionOf(unclaimed);
    unheard = false;
    if (!readOnly && !unknownAct && head.shown < newestStep())
        showAll();
}

void PostgresJournal::Private::showAll()
{
    // Somebody who appends meanwhile writes them on; whoever opens next makes them anew.
    (void)connection->ask("SELECT arbiter.show_all($1, $2, $3, $4, $5)",
                          {identity.uuid, std::to_string(last.seq), last.hash,
                           tableChanges({}, known.shown), std::to_string(newestStep())});
}

std::vector<Entry> PostgresJournal::Private::entriesOf(const std::vector<JournalRow> &rows)
{
    std::vector<Entry> entries;
    for (const JournalRow &row : rows) {
        if (unknownAct && row.seq >= unknownAct->number)
            break;
        entries.push_back(toEntry(row));
    }
    return entries;
}

std::vector<Entry> PostgresJournal::Private::entriesAfter(const Position &position)
{
    if (position.seq == 0 && !unclaimed.empty()) {
        std::vector<Entry> entries = std::exchange(unclaimed, {});
        for (Entry &entry : entriesAfter(positionOf(entries)))
            entries.push_back(std::move(entry));
        return entries;
    }
    return entriesOf(readRowsAfter(*connection, identity, position));
}

std::vector<Entry> PostgresJournal::Private::catchUp(const Position &position)
{
    const bool same = atKnown(position);
    const auto rows = readRowsAfter(*connection, identity, {known.seq, known.hash});
    std::vector<Entry> news = entriesOf(rows);
    if (!rows.empty()) {
        if (!storage::catchUp(known, news)) {
            ContentReader reader(false);
            for (const JournalRow &row : readRowsAfter(*connection, identity, {}))
                if (row.seq <= rows.back().seq)
                    reader.take(row);
            known = reader.finish().known;
        }
        last = {rows.back().seq, rows.back().at, rows.back().hash};
    }
    if (same)
        return news;
    news = entriesAfter(position);
    // What came in between the two readings is told with what follows on it.
    std::erase_if(news, [this](const Entry &entry) { return entry.seq > known.seq; });
    return news;
}

bool PostgresJournal::Private::atKnown(const Position &position) const
{
    return position.seq == known.seq && (position.hash.empty() || position.hash == known.hash);
}

core::Expected<std::int64_t, StorageError> PostgresJournal::lastSeq()
{
    return reached(m_data->path, [this] {
        return m_data->withServer(
            [this] { return readHead(*m_data->connection, m_data->identity.uuid).seq; });
    });
}

core::Expected<std::vector<Entry>, StorageError> PostgresJournal::readFrom(std::int64_t seq)
{
    return reached(m_data->path, [this, seq] {
        return m_data->withServer([this, seq] {
            std::vector<Entry> entries = m_data->entriesOf(
                readRowsAfter(*m_data->connection, m_data->identity, {seq - 1, {}}));
            return entries;
        });
    });
}

core::Expected<std::vector<Entry>, StorageError> PostgresJournal::readAfter(const Position &known)
{
    return reached(m_data->path,
                   [&] { return m_data->withServer([&] { return m_data->entriesAfter(known); }); });
}

core::Expected<std::vector<Entry>, StorageError> PostgresJournal::news(const Position &known)
{
    return reached(m_data->path, [&] {
        return m_data->withServer([&]() -> std::vector<Entry> {
            // Heard ahead of reading: what comes in between is read twice rather than never.
            m_data->unheard = m_data->connection->rang() || m_data->unheard;
            if (!m_data->unheard && known == m_data->quiet)
                return {};
            std::vector<Entry> entries = m_data->entriesAfter(known);
            m_data->quiet = entries.empty() ? known : positionOf(entries);
            m_data->unheard = false;
            return entries;
        });
    });
}

const std::filesystem::path &PostgresJournal::path() const { return m_data->path; }

std::string PostgresJournal::uuid() const { return m_data->identity.uuid; }

bool PostgresJournal::readOnly() const { return m_data->readOnly; }

const std::optional<StorageError> &PostgresJournal::unknownAct() const
{
    return m_data->unknownAct;
}

std::optional<StorageError> PostgresJournal::trouble() const { return m_data->trouble; }

core::Timestamp PostgresJournal::troubleSince() const { return m_data->troubleSince; }

std::chrono::milliseconds PostgresJournal::ahead() const { return m_data->ahead; }

int PostgresJournal::bell() const
{
    return m_data->connection ? m_data->connection->descriptor() : -1;
}

PostgresConnection &PostgresJournal::connection()
{
    m_data->reconnect();
    return *m_data->connection;
}

Inbox &PostgresJournal::inbox() { return *m_data->inbox; }

const Identity &PostgresJournal::identity() const { return m_data->identity; }

std::vector<JournalRow> PostgresJournal::Private::allRows()
{
    return withServer([this] { return readRowsAfter(*connection, identity, {}); });
}

} // namespace storage
