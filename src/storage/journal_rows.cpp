// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/journal_rows.h"

#include <algorithm>
#include <random>

#include "storage/database.h"
#include "storage/fact_reader.h"

namespace storage {

namespace {

[[noreturn]] void damaged(std::string what, std::int64_t row = 0)
{
    throw StorageError{StorageErrorCode::Damaged, {}, std::move(what), row};
}

constexpr bool isDash(std::size_t place)
{
    return place == 8 || place == 13 || place == 18 || place == 23;
}

constexpr std::size_t uuidLength = 36;
constexpr std::string_view hexDigits = "0123456789abcdef";

LastRow readRowBefore(SQLite::Database &database, const Identity &identity, std::int64_t seq)
{
    SQLite::Statement row(
        database, "SELECT seq, at, hash FROM journal WHERE seq < ? ORDER BY seq DESC LIMIT 1");
    row.bind(1, seq);
    if (!row.executeStep())
        return {0, 0, originHash(identity.uuid, identity.created)};
    if (seq <= 1)
        damaged("the journal has a row " + row.getColumn(0).getString() + " ahead of the first");
    return {row.getColumn(0).getInt64(), row.getColumn(1).getInt64(), row.getColumn(2).getString()};
}

} // namespace

bool isUuid(std::string_view text)
{
    if (text.size() != uuidLength)
        return false;
    for (std::size_t i = 0; i < text.size(); ++i)
        if (isDash(i) ? text[i] != '-' : hexDigits.find(text[i]) == std::string_view::npos)
            return false;
    return true;
}

std::string drawUuid()
{
    std::random_device random;
    std::uniform_int_distribution<std::size_t> digit(0, 15);
    std::string uuid(uuidLength, '-');
    for (std::size_t i = 0; i < uuid.size(); ++i)
        if (!isDash(i))
            uuid[i] = hexDigits[digit(random)];
    uuid[14] = '4'; // RFC 4122: random, of its own variant
    uuid[19] = hexDigits[8 + digit(random) % 4];
    return uuid;
}

Identity readIdentity(SQLite::Database &database)
{
    // SQLite does not look at CHECK constraints of a database it only reads, not even in
    // integrity_check.
    SQLite::Statement row(database, "SELECT uuid, created, id FROM meta ORDER BY id");
    if (!row.executeStep())
        damaged("the identity of the event is missing");
    Identity identity{row.getColumn(0).getString(), row.getColumn(1).getInt64()};
    if (!isUuid(identity.uuid))
        damaged("the identity of the event is malformed");
    if (row.getColumn(2).getInt64() != 1 || row.executeStep())
        damaged("the identity of the event stands there more than once");
    return identity;
}

void writeIdentity(SQLite::Database &database, const Identity &identity)
{
    SQLite::Statement row(database, "INSERT INTO meta VALUES (1, ?, ?)");
    row.bind(1, identity.uuid);
    row.bind(2, identity.created);
    row.exec();
}

LastRow readLastRow(SQLite::Database &database, const Identity &identity)
{
    return readRowBefore(database, identity, INT64_MAX);
}

LastRow readRowAt(SQLite::Database &database, const Identity &identity, const Position &known)
{
    LastRow row = readRowBefore(database, identity, known.seq + 1);
    if (row.seq != known.seq || (!known.hash.empty() && row.hash != known.hash))
        throw StorageError{StorageErrorCode::Replaced, {}, {}, row.seq};
    return row;
}

std::string selectRows(std::string_view which)
{
    std::string sql = "SELECT seq, at, actor, command, payload, prev_hash, hash FROM journal ";
    sql += which;
    return sql;
}

JournalRow rowFrom(SQLite::Statement &query)
{
    return {query.getColumn(0).getInt64(),  query.getColumn(1).getInt64(),
            query.getColumn(2).getString(), query.getColumn(3).getString(),
            query.getColumn(4).getString(), query.getColumn(5).getString(),
            query.getColumn(6).getString()};
}

JournalRows::JournalRows(SQLite::Database &database, const Identity &identity, std::int64_t seq)
    : m_query(database, selectRows("WHERE seq >= ? ORDER BY seq"))
    , m_last(readRowBefore(database, identity, seq))
{
    m_query.bind(1, seq);
    next();
}

void JournalRows::next()
{
    m_done = !m_query.executeStep();
    if (m_done)
        return;
    m_row = rowFrom(m_query);
    requireNext(m_row, m_last.seq, m_last.hash);
    m_last = {m_row.seq, m_row.at, m_row.hash};
}

JournalRow compose(const LastRow &last, const NewEntry &entry)
{
    const Payload payload{entry.facts, entry.span};
    JournalRow row{last.seq + 1,
                   std::max(entry.at.milliseconds, last.at), // the wall clock may be set back
                   entry.actor,
                   entry.command,
                   writePayload(payload),
                   last.hash,
                   {}};
    if (row.payload.size() > static_cast<std::size_t>(largestValue) / 2)
        throw StorageError{StorageErrorCode::InputOutput,
                           {},
                           "the act is larger than a file can "
                           "hold",
                           row.seq};
    const auto readBack = readPayload(row.payload, row.seq);
    if (!readBack)
        throw StorageError{StorageErrorCode::Damaged, {}, readBack.error().detail, row.seq};
    if (*readBack != payload)
        throw StorageError{
            StorageErrorCode::Damaged, {}, "the act cannot be written down", row.seq};
    row.hash = rowHash(row);
    return row;
}

void insertRow(SQLite::Database &database, const JournalRow &row)
{
    SQLite::Statement insert(database, "INSERT INTO journal VALUES (?, ?, ?, ?, ?, ?, ?)");
    insert.bind(1, row.seq);
    insert.bind(2, row.at);
    insert.bind(3, row.actor);
    insert.bind(4, row.command);
    insert.bind(5, row.payload);
    insert.bind(6, row.previousHash);
    insert.bind(7, row.hash);
    insert.exec();
}

Entry toEntry(const JournalRow &row)
{
    auto payload = readPayload(row.payload, row.seq);
    if (!payload)
        throw std::move(payload.error());
    const bool turnsBack = row.command == "undo" || row.command == "redo";
    if (turnsBack != payload->span.has_value() || (turnsBack && !payload->facts.empty()))
        damaged("journal row " + std::to_string(row.seq) + ": command and payload disagree",
                row.seq);
    return {row.seq,       {row.at}, row.actor, row.command, std::move(payload->facts),
            payload->span, row.hash};
}

} // namespace storage
