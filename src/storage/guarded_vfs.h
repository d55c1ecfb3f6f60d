// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace storage {

/// The name of a file layer over `vfs` (empty: the default one) that refuses SQLite, at the moment
/// it asks, what an event never needs: any super-journal, a link for a journal or a WAL, a rollback
/// journal or a WAL that is not the file's own. A file may be laid beside an event that is open for
/// hours: looking at its opening is not enough. Errors are the codes in sqlite_error.h.
[[nodiscard]] const std::string &guardedVfs(const std::string &vfs);

} // namespace storage
