// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/journal_rows.h"

#include <random>

#include <SQLiteCpp/Statement.h>

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
    SQLite::Statement row(database, "SELECT uuid, created FROM meta");
    if (!row.executeStep())
        damaged("the identity of the event is missing");
    Identity identity{row.getColumn(0).getString(), row.getColumn(1).getInt64()};
    if (!isUuid(identity.uuid))
        damaged("the identity of the event is malformed");
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

std::vector<JournalRow> readRows(SQLite::Database &database, const Identity &identity,
                                 std::int64_t seq)
{
    std::vector<JournalRow> rows;
    auto [last, at, hash] = readRowBefore(database, identity, seq);
    SQLite::Statement query(database,
                            "SELECT seq, at, actor, command, payload, prev_hash, hash "
                            "FROM journal WHERE seq >= ? ORDER BY seq");
    query.bind(1, seq);
    while (query.executeStep()) {
        JournalRow row{query.getColumn(0).getInt64(),  query.getColumn(1).getInt64(),
                       query.getColumn(2).getString(), query.getColumn(3).getString(),
                       query.getColumn(4).getString(), query.getColumn(5).getString(),
                       query.getColumn(6).getString()};
        if (row.seq != last + 1)
            damaged("the journal has no row " + std::to_string(last + 1), last + 1);
        if (row.previousHash != hash || row.hash != rowHash(row))
            throw StorageError{StorageErrorCode::ChainBroken, {}, {}, row.seq};
        last = row.seq;
        hash = row.hash;
        rows.push_back(std::move(row));
    }
    return rows;
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
