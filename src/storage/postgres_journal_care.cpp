// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is not every act's: whether all is sound, copies, and who is at work.
#include "storage/event_file_data.h"
#include "storage/postgres_journal_data.h"
#include "storage/postgres_presence.h"
#include "storage/table_check.h"

namespace storage {

namespace {

/// One moment of the database for several statements.
class Moment {
public:
    explicit Moment(PostgresConnection &connection) : m_connection(connection)
    {
        m_connection.run("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    }
    Moment(const Moment &) = delete;
    Moment &operator=(const Moment &) = delete;
    ~Moment()
    {
        try {
            if (m_connection.isOpen())
                m_connection.run("ROLLBACK");
        } catch (...) { // NOLINT(bugprone-empty-catch) the connection is closed by then
        }
    }

private:
    PostgresConnection &m_connection;
};

void checkTables(PostgresConnection &connection, const std::string &uuid, const Shown &shown,
                 std::vector<std::string> &problems)
{
    const AllRows folded = allRows(shown);
    const std::size_t before = problems.size();
    for (std::size_t i = 0; i < tableCount; ++i) {
        const auto table = static_cast<Table>(i);
        compare(table, folded[i], readRowsOf(connection, uuid, table), problems);
    }
    if (problems.size() > before)
        problems.emplace_back("Nothing is lost by that: these tables only repeat the journal.");
}

} // namespace

VerifyReport PostgresJournal::verify()
{
    VerifyReport report;
    Private &data = *m_data;
    const auto checked = reached(data.path, [&] {
        data.reconnect();
        PostgresConnection &connection = *data.connection;
        const Moment moment(connection);
        const Head head = readHead(connection, data.identity.uuid);
        ContentReader reader(true);
        Position last{0, originHash(data.identity.uuid, data.identity.created)};
        for (const JournalRow &row : readRowsAfter(connection, data.identity, {})) {
            reader.take(row);
            last = {row.seq, row.hash};
        }
        const JournalContent content = reader.finish();
        report.entries = content.known.seq;
        checkEntries(content, report.problems);
        if (head.seq != last.seq || head.hash != last.hash)
            report.problems.emplace_back("The head of the event does not name its last row.");
        if (!content.unknownAct)
            checkTables(connection, data.identity.uuid, content.known.shown, report.problems);
    });
    if (!checked)
        report.problems.push_back(brokenJournal(checked.error()));
    return report;
}

core::Expected<std::optional<std::filesystem::path>, StorageError> PostgresJournal::backup()
{
    return std::optional<std::filesystem::path>();
}

core::Expected<void, StorageError> PostgresJournal::saveCopy(const std::filesystem::path &path)
{
    const auto rows = reached(m_data->path, [this] { return m_data->allRows(); });
    if (!rows)
        return core::unexpected(rows.error());
    const auto made =
        EventFile::copy(path, m_data->options.file, m_data->identity.uuid, m_data->identity.created,
                        *rows, contentOf(*m_data->inbox).value_or(InboxContent()));
    if (!made)
        return core::unexpected(made.error());
    return {};
}

core::Expected<void, StorageError> PostgresJournal::goOnIn(const std::filesystem::path &path,
                                                           const std::vector<Entry> &known)
{
    auto rows = reached(m_data->path, [this] { return m_data->allRows(); });
    const bool goesOn = rows && rows->size() >= known.size()
        && (known.empty() || (*rows)[known.size() - 1].hash == known.back().hash);
    const auto made =
        EventFile::copy(path, m_data->options.file, m_data->identity.uuid, m_data->identity.created,
                        goesOn ? *rows : rowsOf(known, m_data->identity),
                        contentOf(*m_data->inbox).value_or(InboxContent()));
    if (!made)
        return core::unexpected(made.error());
    return {};
}

std::vector<DeskAtWork> PostgresJournal::desks()
{
    auto read = reached(m_data->path, [this] {
        return m_data->withServer(
            [this] { return readDesks(*m_data->connection, m_data->identity.uuid); });
    });
    if (read)
        m_data->desks = std::move(*read);
    return m_data->desks;
}

} // namespace storage
