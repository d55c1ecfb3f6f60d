// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/inbox_rows.h"

#include <algorithm>

#include <SQLiteCpp/Statement.h>

#include "storage/inbox_content.h"

namespace storage {

namespace {

std::string selectItems(std::string_view which)
{
    std::string sql = "SELECT id, changed, kind, token, who, player, round, at_table, at, seen, "
                      "content, state, word, decided_by, decided_at, entry FROM inbox ";
    sql += which;
    return sql;
}

template <class Enum>
Enum wordAt(const SQLite::Column &column)
{
    if (const auto value = core::fromWord<Enum>(column.getString()))
        return *value;
    throw StorageError{StorageErrorCode::Damaged,
                       {},
                       "the inbox of the phones says \"" + column.getString() + "\"",
                       0};
}

template <class Enum>
std::string text(Enum value)
{
    return std::string(core::toWord(value));
}

InboxItem itemFrom(SQLite::Statement &row)
{
    InboxItem item;
    item.id = row.getColumn(0).getInt64();
    item.changed = row.getColumn(1).getInt64();
    item.said = {wordAt<InboxKind>(row.getColumn(2)), row.getColumn(3).getString(),
                 row.getColumn(4).getString(),        {row.getColumn(5).getInt64()},
                 row.getColumn(6).getInt(),           row.getColumn(7).getInt(),
                 {row.getColumn(8).getInt64()},       row.getColumn(9).getInt64(),
                 row.getColumn(10).getString()};
    item.settled = {wordAt<InboxState>(row.getColumn(11)),
                    row.getColumn(12).getString(),
                    row.getColumn(13).getString(),
                    {row.getColumn(14).getInt64()},
                    row.getColumn(15).getInt64()};
    return item;
}

void bindSettlement(SQLite::Statement &write, int from, const Settlement &settled)
{
    write.bind(from, text(settled.state));
    write.bind(from + 1, settled.word);
    write.bind(from + 2, settled.by);
    write.bind(from + 3, settled.at.milliseconds);
    write.bind(from + 4, settled.entry);
}

} // namespace

std::vector<InboxItem> readItems(SQLite::Database &database, std::string_view which,
                                 std::int64_t number)
{
    SQLite::Statement rows(database, selectItems(which));
    rows.bind(1, number);
    std::vector<InboxItem> items;
    while (rows.executeStep())
        items.push_back(itemFrom(rows));
    return items;
}

std::optional<InboxItem> findItem(SQLite::Database &database, const std::string &token)
{
    SQLite::Statement row(database, selectItems("WHERE token = ?"));
    row.bind(1, token);
    return row.executeStep() ? std::optional(itemFrom(row)) : std::nullopt;
}

void insertItem(SQLite::Database &database, const InboxItem &item)
{
    SQLite::Statement write(
        database, "INSERT INTO inbox VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    write.bind(1, item.id);
    write.bind(2, item.changed);
    write.bind(3, text(item.said.kind));
    write.bind(4, item.said.token);
    write.bind(5, item.said.who);
    write.bind(6, item.said.player.value);
    write.bind(7, item.said.round);
    write.bind(8, item.said.table);
    write.bind(9, item.said.at.milliseconds);
    write.bind(10, item.said.seen);
    write.bind(11, item.said.content);
    bindSettlement(write, 12, item.settled);
    write.exec();
}

void updateItem(SQLite::Database &database, const InboxItem &item)
{
    SQLite::Statement write(database,
                            "UPDATE inbox SET state = ?, word = ?, decided_by = ?, decided_at = "
                            "?, entry = ?, changed = ? WHERE id = ?");
    bindSettlement(write, 1, item.settled);
    write.bind(6, item.changed);
    write.bind(7, item.id);
    write.exec();
}

std::vector<PhoneSecret> readSecrets(SQLite::Database &database)
{
    SQLite::Statement rows(database,
                           "SELECT hash, role, player, name, printed, made, revoked FROM "
                           "phone_secret ORDER BY made, hash");
    std::vector<PhoneSecret> secrets;
    while (rows.executeStep()) {
        secrets.push_back({rows.getColumn(0).getString(),
                           wordAt<HallRole>(rows.getColumn(1)),
                           {rows.getColumn(2).getInt64()},
                           rows.getColumn(3).getString(),
                           rows.getColumn(4).getInt() != 0,
                           {rows.getColumn(5).getInt64()},
                           {}});
        if (!rows.getColumn(6).isNull())
            secrets.back().revoked = core::Timestamp{rows.getColumn(6).getInt64()};
    }
    return secrets;
}

void insertSecret(SQLite::Database &database, const PhoneSecret &secret)
{
    SQLite::Statement write(database, "INSERT INTO phone_secret VALUES (?, ?, ?, ?, ?, ?, ?)");
    write.bind(1, secret.hash);
    write.bind(2, text(secret.role));
    write.bind(3, secret.player.value);
    write.bind(4, secret.name);
    write.bind(5, secret.printed ? 1 : 0);
    write.bind(6, secret.made.milliseconds);
    if (secret.revoked)
        write.bind(7, secret.revoked->milliseconds);
    write.exec();
}

PhonePolicies readPolicies(SQLite::Database &database)
{
    SQLite::Statement rows(database, "SELECT kind, policy FROM phone_policy");
    PhonePolicies policies;
    while (rows.executeStep())
        policies.emplace_back(wordAt<InboxKind>(rows.getColumn(0)),
                              wordAt<PhonePolicy>(rows.getColumn(1)));
    std::ranges::sort(policies);
    return policies;
}

void writePolicy(SQLite::Database &database, InboxKind kind, PhonePolicy policy)
{
    SQLite::Statement write(database,
                            "INSERT INTO phone_policy VALUES (?, ?) ON CONFLICT (kind) "
                            "DO UPDATE SET policy = excluded.policy");
    write.bind(1, text(kind));
    write.bind(2, text(policy));
    write.exec();
}

PrintedAddress readPrinted(SQLite::Database &database)
{
    SQLite::Statement row(database, "SELECT address, port FROM hall");
    if (!row.executeStep())
        return {};
    return {row.getColumn(0).getString(), row.getColumn(1).getInt()};
}

void writePrinted(SQLite::Database &database, const PrintedAddress &printed)
{
    SQLite::Statement write(database, "UPDATE hall SET address = ?, port = ?");
    write.bind(1, printed.address);
    write.bind(2, printed.port);
    write.exec();
}

HallNotices readNotices(SQLite::Database &database)
{
    SQLite::Statement row(database, "SELECT announced, called FROM hall");
    if (!row.executeStep())
        return {};
    return {row.getColumn(0).getString(), playersIn(row.getColumn(1).getString())};
}

void writeAnnounced(SQLite::Database &database, const std::string &text)
{
    SQLite::Statement write(database, "UPDATE hall SET announced = ?");
    write.bind(1, text);
    write.exec();
}

void writeCalled(SQLite::Database &database, const std::vector<tournament::PlayerId> &players)
{
    SQLite::Statement write(database, "UPDATE hall SET called = ?");
    write.bind(1, playersText(players));
    write.exec();
}

} // namespace storage
