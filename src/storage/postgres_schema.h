// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>

#include "core/embedded_file.h"
#include "storage/postgres_connection.h"

namespace storage {

/// migrations/postgresql/NNNN_name.sql in order; the Nth makes step N.
[[nodiscard]] std::span<const core::EmbeddedFile> databaseSteps();
[[nodiscard]] inline int newestStep() { return static_cast<int>(databaseSteps().size()); }

/// The step the database is at, 0: it holds no events. Throws StorageError (Newer), ConnectionLost.
[[nodiscard]] int stepOf(PostgresConnection &connection);

/// Brings the database to the newest step, in one transaction; two who do it at once wait for each
/// other. Throws NotPrepared where this user may not.
void prepareDatabase(PostgresConnection &connection);

/// Throws NotPrepared where the database is not at the newest step.
void requirePrepared(PostgresConnection &connection);

} // namespace storage
