// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/inbox_content.h"
#include "storage/postgres_connection.h"

namespace storage {

// Rows of the tables of migrations/postgresql/0004_phones.sql and back, as inbox_rows.h for a file.

/// `which` has $2 for a value.
[[nodiscard]] std::vector<InboxItem> readItems(PostgresConnection &connection,
                                               const std::string &event, const std::string &which,
                                               const std::string &value);
void insertItem(PostgresConnection &connection, const std::string &event, const InboxItem &item);
void updateItem(PostgresConnection &connection, const std::string &event, const InboxItem &item);
[[nodiscard]] std::vector<PhoneSecret> readSecrets(PostgresConnection &connection,
                                                   const std::string &event);
/// One that is there already stays as it is: false.
[[nodiscard]] bool insertSecret(PostgresConnection &connection, const std::string &event,
                                const PhoneSecret &secret);
[[nodiscard]] PhonePolicies readPolicies(PostgresConnection &connection, const std::string &event);
void writePolicy(PostgresConnection &connection, const std::string &event, InboxKind kind,
                 PhonePolicy policy);

} // namespace storage
