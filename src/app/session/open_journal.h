// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "storage/shared_event.h"

namespace app {

// Where an event lies is looked at here and nowhere above: a path is that of a file, or the address
// of an event in a database.

[[nodiscard]] core::Expected<std::unique_ptr<storage::Journal>, storage::StorageError>
openJournal(const std::filesystem::path &path, const Environment &environment, bool readOnly);

/// A new one, without entries.
[[nodiscard]] core::Expected<std::unique_ptr<storage::Journal>, storage::StorageError>
createJournal(const std::filesystem::path &path, const Environment &environment);

/// Takes away what createJournal() made, when its first act was refused.
void withdrawJournal(const std::filesystem::path &path);

/// How this desk takes part in a shared event.
[[nodiscard]] storage::SharedOptions sharedOptions(const Environment &environment, bool readOnly);

} // namespace app
