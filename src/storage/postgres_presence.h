// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/postgres_connection.h"
#include "storage/shared_journal.h"

namespace storage {

/// Who says that he is here, and of which event.
struct Presence {
    std::string event;
    std::string client; ///< drawn: two windows of one desk are two
    std::string desk;
    std::string actor;
    bool readsOnly = false;
};

// Each throws ConnectionLost or ServerRefusal.

/// Also learns the server's time.
void sayHere(PostgresConnection &connection, const Presence &presence);
[[nodiscard]] std::vector<DeskAtWork> readDesks(PostgresConnection &connection,
                                                const std::string &event);
/// Never throws: who is not here is seen to be gone soon enough.
void sayGoodbye(PostgresConnection &connection, const Presence &presence) noexcept;

/// Hears of what is appended from here on.
void listenTo(PostgresConnection &connection, const std::string &event);

} // namespace storage
