// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "storage/table_rows.h"

namespace storage {

// The statements for a derived table, put together from its shape.

[[nodiscard]] std::vector<std::string> columnsOf(Table table);

/// Inserts, or changes the row of that key in place: rows that refer to it are not looked for.
[[nodiscard]] const std::string &putSql(Table table);
/// By key.
[[nodiscard]] const std::string &dropSql(Table table);
[[nodiscard]] std::string selectSql(Table table);

} // namespace storage
