// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/vfs_file.h"

namespace storage {

/// Plays the journal back into a copy in memory and looks at that as opening would. Change counters
/// alone do not tell two backups apart: each begins at 1. Throws StorageError where the file would
/// be refused after the rollback. Files of more than 64 MiB are not looked at.
void checkRolledBack(VfsFile &mainFile, VfsFile &journal);

} // namespace storage
