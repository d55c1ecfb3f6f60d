// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

namespace app {

struct Salvaged {
    std::int64_t entries = 0; ///< acts saved
    std::int64_t lost = 0;    ///< rows that could not be read or did not follow, 0 when unknown
    std::string detail;       ///< why it stopped
};

/// What can still be read of a damaged file as a new one; never writes to `damaged`.
[[nodiscard]] core::Expected<Salvaged, Failure> salvageEvent(const std::filesystem::path &damaged,
                                                             const std::filesystem::path &target,
                                                             const Environment &environment);

struct Backup {
    std::filesystem::path file;
    core::Timestamp at; ///< when it was made, by a clock that may have been wrong
    bool other = false; ///< of a history that the event file did not go through
};

/// The newest backup of the event known by this uuid; of the history of the damaged file, if there
/// is one.
[[nodiscard]] std::optional<Backup> newestBackup(const Environment &environment,
                                                 const std::string &uuid,
                                                 const std::filesystem::path &damaged);
/// A copy of the backup under a new name.
[[nodiscard]] core::Expected<void, Failure> restoreBackup(const Backup &backup,
                                                          const std::filesystem::path &target);

} // namespace app
