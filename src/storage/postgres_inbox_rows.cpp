// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/postgres_inbox_rows.h"

#include <algorithm>

namespace storage {

namespace {

template <class Enum>
Enum wordIn(const std::string &word)
{
    if (const auto value = core::fromWord<Enum>(word))
        return *value;
    throw StorageError{
        StorageErrorCode::Damaged, {}, "the inbox of the phones says \"" + word + "\"", 0};
}

template <class Enum>
std::string wordFor(Enum value)
{
    return std::string(core::toWord(value));
}

InboxItem itemFrom(const ServerRows &rows, int row)
{
    InboxItem item;
    item.id = rows.number(row, 0);
    item.changed = rows.number(row, 1);
    item.said = {wordIn<InboxKind>(rows.text(row, 2)),
                 rows.text(row, 3),
                 rows.text(row, 4),
                 {rows.number(row, 5)},
                 static_cast<int>(rows.number(row, 6)),
                 static_cast<int>(rows.number(row, 7)),
                 {rows.number(row, 8)},
                 rows.number(row, 9),
                 rows.text(row, 10)};
    item.settled = {wordIn<InboxState>(rows.text(row, 11)),
                    rows.text(row, 12),
                    rows.text(row, 13),
                    {rows.number(row, 14)},
                    rows.number(row, 15)};
    return item;
}

} // namespace

std::vector<InboxItem> readItems(PostgresConnection &connection, const std::string &event,
                                 const std::string &which, const std::string &value)
{
    const std::string sql =
        "SELECT id, changed, kind, token, who, player, round, at_table, at, seen, content, state, "
        "word, decided_by, decided_at, entry FROM arbiter.inbox WHERE event = $1 AND "
        + which;
    const ServerRows rows = connection.ask(sql.c_str(), {event, value});
    std::vector<InboxItem> items;
    for (int row = 0; row < rows.size(); ++row)
        items.push_back(itemFrom(rows, row));
    return items;
}

void insertItem(PostgresConnection &connection, const std::string &event, const InboxItem &item)
{
    const NewInboxItem &said = item.said;
    const Settlement &settled = item.settled;
    (void)connection.ask(
        "INSERT INTO arbiter.inbox VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, "
        "$13, $14, $15, $16, $17) ON CONFLICT DO NOTHING",
        {event, std::to_string(item.id), std::to_string(item.changed), wordFor(said.kind),
         said.token, said.who, std::to_string(said.player.value), std::to_string(said.round),
         std::to_string(said.table), std::to_string(said.at.milliseconds),
         std::to_string(said.seen), said.content, wordFor(settled.state), settled.word, settled.by,
         std::to_string(settled.at.milliseconds), std::to_string(settled.entry)});
}

void updateItem(PostgresConnection &connection, const std::string &event, const InboxItem &item)
{
    const Settlement &settled = item.settled;
    (void)connection.ask(
        "UPDATE arbiter.inbox SET state = $3, word = $4, decided_by = $5, decided_at = $6, "
        "entry = $7, changed = $8 WHERE event = $1 AND id = $2",
        {event, std::to_string(item.id), wordFor(settled.state), settled.word, settled.by,
         std::to_string(settled.at.milliseconds), std::to_string(settled.entry),
         std::to_string(item.changed)});
}

std::vector<PhoneSecret> readSecrets(PostgresConnection &connection, const std::string &event)
{
    const ServerRows rows =
        connection.ask("SELECT hash, role, player, name, printed, made, revoked FROM "
                       "arbiter.phone_secret WHERE event = $1 ORDER BY made, hash COLLATE \"C\"",
                       {event});
    std::vector<PhoneSecret> secrets;
    for (int row = 0; row < rows.size(); ++row) {
        secrets.push_back({rows.text(row, 0),
                           wordIn<HallRole>(rows.text(row, 1)),
                           {rows.number(row, 2)},
                           rows.text(row, 3),
                           rows.number(row, 4) != 0,
                           {rows.number(row, 5)},
                           {}});
        if (!rows.isNull(row, 6))
            secrets.back().revoked = core::Timestamp{rows.number(row, 6)};
    }
    return secrets;
}

bool insertSecret(PostgresConnection &connection, const std::string &event,
                  const PhoneSecret &secret)
{
    const ServerRows inserted = connection.ask(
        "INSERT INTO arbiter.phone_secret VALUES ($1, $2, $3, $4, $5, $6, $7, $8) "
        "ON CONFLICT DO NOTHING RETURNING hash",
        {event, secret.hash, wordFor(secret.role), std::to_string(secret.player.value), secret.name,
         secret.printed ? "1" : "0", std::to_string(secret.made.milliseconds),
         secret.revoked ? std::optional(std::to_string(secret.revoked->milliseconds))
                        : std::nullopt});
    return inserted.size() == 1;
}

PhonePolicies readPolicies(PostgresConnection &connection, const std::string &event)
{
    const ServerRows rows =
        connection.ask("SELECT kind, policy FROM arbiter.phone_policy WHERE event = $1", {event});
    PhonePolicies policies;
    for (int row = 0; row < rows.size(); ++row)
        policies.emplace_back(wordIn<InboxKind>(rows.text(row, 0)),
                              wordIn<PhonePolicy>(rows.text(row, 1)));
    std::ranges::sort(policies);
    return policies;
}

void writePolicy(PostgresConnection &connection, const std::string &event, InboxKind kind,
                 PhonePolicy policy)
{
    (void)connection.ask("INSERT INTO arbiter.phone_policy VALUES ($1, $2, $3) "
                         "ON CONFLICT (event, kind) DO UPDATE SET policy = excluded.policy",
                         {event, wordFor(kind), wordFor(policy)});
}

} // namespace storage
