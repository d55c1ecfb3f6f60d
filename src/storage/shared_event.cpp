// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/shared_event.h"

#include "core/english.h"
#include "core/text.h"
#include "storage/mirrored_journal.h"
#include "storage/postgres_inbox.h"
#include "storage/postgres_schema.h"

namespace storage {

namespace {

PostgresConnection databaseOf(const DatabaseAddress &address, const SharedOptions &options)
{
    return PostgresConnection(address.database, options.answer, options.clock);
}

std::vector<SharedEvent> readEvents(PostgresConnection &connection)
{
    const ServerRows rows = connection.ask(
        "SELECT h.event, coalesce(e.name, ''), coalesce(e.date, ''), h.seq, h.left_for "
        "FROM arbiter.head h JOIN arbiter.shared_event s ON s.uuid = h.event "
        "LEFT JOIN arbiter.event e ON e.event = h.event ORDER BY s.shared, h.event");
    std::vector<SharedEvent> events;
    for (int i = 0; i < rows.size(); ++i)
        events.push_back({rows.text(i, 0), rows.text(i, 1), rows.text(i, 2), rows.number(i, 3),
                          rows.text(i, 4)});
    return events;
}

/// The address with the one event of its database, where it names none.
DatabaseAddress withEvent(DatabaseAddress address, const SharedOptions &options)
{
    if (!address.uuid.empty())
        return address;
    PostgresConnection connection = databaseOf(address, options);
    requirePrepared(connection);
    const auto events = readEvents(connection);
    if (events.empty())
        throw StorageError{StorageErrorCode::NotFound, {}, {}, 0};
    if (events.size() == 1) {
        address.uuid = events.front().uuid;
        return address;
    }
    std::string names;
    for (const SharedEvent &event : events)
        names += (names.empty() ? "#" : ", #") + event.uuid + " (" + event.name + ")";
    throw StorageError{
        StorageErrorCode::BadAddress,
        {},
        core::English::tr("it names no event; there are {names}", {{"names", names}}),
        0};
}

std::unique_ptr<SharedJournal> openAt(const DatabaseAddress &address, const SharedOptions &options)
{
    if (options.copies.empty())
        return PostgresJournal::open(address, options);
    return MirroredJournal::open(address, options);
}

/// Throws NotText for a row that a database cannot hold, UnknownFact for one of a newer version.
void requireText(const JournalRow &row)
{
    for (const std::string *column : {&row.actor, &row.command, &row.payload})
        if (!core::isValidUtf8(*column) || column->find('\0') != std::string::npos)
            throw StorageError{StorageErrorCode::NotText, {}, {}, row.seq};
    (void)toEntry(row);
}

class Transaction {
public:
    explicit Transaction(PostgresConnection &connection) : m_connection(connection)
    {
        m_connection.run("BEGIN");
    }
    Transaction(const Transaction &) = delete;
    Transaction &operator=(const Transaction &) = delete;
    ~Transaction()
    {
        try {
            if (!m_done && m_connection.isOpen())
                m_connection.run("ROLLBACK");
        } catch (...) { // NOLINT(bugprone-empty-catch) the connection is closed by then
        }
    }
    void commit()
    {
        m_connection.run("COMMIT");
        m_done = true;
    }

private:
    PostgresConnection &m_connection;
    bool m_done = false;
};

/// The rows that the database does not have. Throws Replaced where it has others.
std::vector<JournalRow> rowsToCopy(PostgresConnection &connection, const Identity &identity,
                                   const std::vector<JournalRow> &rows)
{
    if (readIdentity(connection, identity.uuid).created != identity.created)
        throw StorageError{StorageErrorCode::Replaced, {}, {}, 0};
    const auto there = readRowsAfter(connection, identity, {});
    std::size_t common = 0;
    while (common < std::min(rows.size(), there.size()) && rows[common].hash == there[common].hash)
        ++common;
    if (common < there.size())
        throw StorageError{StorageErrorCode::Replaced, {}, {}, static_cast<std::int64_t>(common)};
    return {rows.begin() + static_cast<std::ptrdiff_t>(common), rows.end()};
}

std::int64_t copyRows(PostgresConnection &connection, const Identity &identity,
                      const std::vector<JournalRow> &rows, const InboxContent &inbox,
                      const SharedOptions &options)
{
    ContentReader reader(false);
    for (const JournalRow &row : rows) {
        requireText(row);
        reader.take(row);
    }
    const JournalContent content = reader.finish();
    Transaction transaction(connection);
    (void)connection.ask(
        "SELECT arbiter.begin($1, $2, $3)",
        {identity.uuid, std::to_string(identity.created), std::to_string(newestStep())});
    const auto missing = rowsToCopy(connection, identity, rows);
    for (const JournalRow &row : missing)
        if (appendRow(connection, identity.uuid, {row, {}, options.desk, "{}", true}) != "appended")
            throw StorageError{StorageErrorCode::Locked, {}, {}, 0};
    const std::string last = std::to_string(content.known.seq);
    (void)connection.ask("SELECT arbiter.show_all($1, $2, $3, $4, $5)",
                         {identity.uuid, last, content.known.hash,
                          tableChanges({}, content.known.shown), std::to_string(newestStep())});
    writeInbox(connection, identity.uuid, inbox);
    (void)connection.ask("SELECT arbiter.leave($1, $2, $3, '')",
                         {identity.uuid, last, content.known.hash});
    transaction.commit();
    return std::ssize(missing);
}

} // namespace

bool canShareEvents() { return true; }

namespace {

/// Who may not even read is told who may, and not to make a copy.
template <class Work>
auto asReader(Work &&work)
{
    try {
        return work();
    } catch (const ServerRefusal &refusal) {
        if (refusal.state == "42501")
            throw StorageError{StorageErrorCode::NotPrepared, {}, refusal.message, 0};
        throw;
    }
}

} // namespace

core::Expected<std::unique_ptr<SharedJournal>, StorageError>
openShared(const DatabaseAddress &address, const SharedOptions &options)
{
    return reached(pathOf(address), [&] {
        return asReader([&]() -> std::unique_ptr<SharedJournal> {
            return openAt(withEvent(address, options), options);
        });
    });
}

core::Expected<std::unique_ptr<SharedJournal>, StorageError>
createShared(const DatabaseAddress &address, const SharedOptions &options)
{
    return reached(pathOf(address), [&]() -> std::unique_ptr<SharedJournal> {
        DatabaseAddress made = address;
        if (made.uuid.empty())
            made.uuid = options.file.uuid.empty() ? drawUuid() : options.file.uuid;
        {
            PostgresConnection connection = databaseOf(address, options);
            prepareDatabase(connection);
            const ServerRows begun = connection.ask(
                "SELECT arbiter.begin($1, $2, $3)",
                {made.uuid,
                 std::to_string(options.clock().milliseconds + connection.ahead().count()),
                 std::to_string(newestStep())});
            if (!begun.yes(0, 0))
                throw StorageError{StorageErrorCode::Exists, {}, {}, 0};
        }
        return openAt(made, options);
    });
}

void withdrawShared(const DatabaseAddress &address)
{
    (void)reached(pathOf(address), [&] {
        PostgresConnection connection = databaseOf(address, {});
        (void)connection.ask("SELECT arbiter.withdraw($1)", {address.uuid});
    });
}

core::Expected<Sharing, StorageError> shareEvent(const std::filesystem::path &file,
                                                 const DatabaseAddress &address,
                                                 const SharedOptions &options)
{
    EventFileOptions reading = options.file;
    reading.readOnly = true;
    const auto opened = EventFile::open(file, reading);
    if (!opened)
        return core::unexpected(opened.error());
    if ((*opened)->unknownAct())
        return core::unexpected(*(*opened)->unknownAct());
    const auto rows = (*opened)->rows();
    if (!rows)
        return core::unexpected(rows.error());
    auto shared = reached(file, [&]() -> Sharing {
        if (!address.uuid.empty() && address.uuid != (*opened)->uuid())
            throw StorageError{
                StorageErrorCode::BadAddress,
                {},
                core::English::tr("behind # stands another event than that of the file"),
                0};
        const DatabaseAddress there{address.database, (*opened)->uuid()};
        PostgresConnection connection = databaseOf(address, options);
        prepareDatabase(connection);
        const auto copied =
            copyRows(connection, {there.uuid, (*opened)->created()}, *rows,
                     contentOf((*opened)->inbox()).value_or(InboxContent()), options);
        return {pathOf(there), copied, std::ssize(*rows)};
    });
    // What the server says is not the file's fault.
    if (!shared
        && (shared.error().code == StorageErrorCode::Unreachable
            || shared.error().code == StorageErrorCode::NotPrepared
            || shared.error().code == StorageErrorCode::Password
            || shared.error().code == StorageErrorCode::Replaced
            || shared.error().code == StorageErrorCode::ReadOnly))
        shared.error().path = pathOf(address).string();
    return shared;
}

core::Expected<void, StorageError> leaveShared(const DatabaseAddress &address,
                                               const Position &known, const std::string &where,
                                               const SharedOptions &options)
{
    return reached(pathOf(address), [&] {
        PostgresConnection connection = databaseOf(address, options);
        requirePrepared(connection);
        if (!connection
                 .ask("SELECT arbiter.leave($1, $2, $3, $4)",
                      {address.uuid, std::to_string(known.seq), known.hash, where})
                 .yes(0, 0))
            throw StorageError{
                StorageErrorCode::Outdated, {}, {}, readHead(connection, address.uuid).seq};
    });
}

core::Expected<std::vector<SharedEvent>, StorageError> eventsAt(const DatabaseAddress &address,
                                                                const SharedOptions &options)
{
    return reached(pathOf(address), [&] {
        PostgresConnection connection = databaseOf(address, options);
        requirePrepared(connection);
        return asReader([&] { return readEvents(connection); });
    });
}

} // namespace storage
