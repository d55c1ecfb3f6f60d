// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include <SQLiteCpp/Database.h>

#include "storage/inbox.h"

namespace storage {

// Rows of the tables of migrations/0005_phones.sql and 0006 and back. Each throws StorageError or
// SQLite's.

/// `which` has one place for a number.
[[nodiscard]] std::vector<InboxItem> readItems(SQLite::Database &database, std::string_view which,
                                               std::int64_t number);
[[nodiscard]] std::optional<InboxItem> findItem(SQLite::Database &database,
                                                const std::string &token);
void insertItem(SQLite::Database &database, const InboxItem &item);
void updateItem(SQLite::Database &database, const InboxItem &item);

[[nodiscard]] std::vector<PhoneSecret> readSecrets(SQLite::Database &database);
void insertSecret(SQLite::Database &database, const PhoneSecret &secret);

[[nodiscard]] PhonePolicies readPolicies(SQLite::Database &database);
void writePolicy(SQLite::Database &database, InboxKind kind, PhonePolicy policy);

[[nodiscard]] PrintedAddress readPrinted(SQLite::Database &database);
void writePrinted(SQLite::Database &database, const PrintedAddress &printed);

[[nodiscard]] HallNotices readNotices(SQLite::Database &database);
void writeAnnounced(SQLite::Database &database, const std::string &text);
void writeCalled(SQLite::Database &database, const std::vector<tournament::PlayerId> &players);

} // namespace storage
