// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/postgres_presence.h"

namespace storage {

namespace {

/// How long a desk that says nothing more counts as here.
constexpr std::int64_t millisecondsHere = 6000;

} // namespace

void sayHere(PostgresConnection &connection, const Presence &presence)
{
    (void)connection.askTime("SELECT arbiter.beat($1, $2, $3, $4, $5)",
                             {presence.event, presence.client, presence.desk, presence.actor,
                              presence.readsOnly ? "true" : "false"},
                             0);
}

std::vector<DeskAtWork> readDesks(PostgresConnection &connection, const std::string &event)
{
    const ServerRows rows = connection.ask(
        "SELECT p.desk, p.actor, p.reads_only, (extract(epoch FROM p.seen) * 1000)::bigint, "
        "(extract(epoch FROM clock_timestamp() - p.seen) * 1000)::bigint, "
        "coalesce((SELECT max(j.seq) FROM arbiter.journal j WHERE j.event = p.event "
        "AND j.desk = p.desk AND p.desk <> ''), 0) "
        "FROM arbiter.presence p WHERE p.event = $1 ORDER BY p.since, p.client",
        {event});
    std::vector<DeskAtWork> desks;
    for (int i = 0; i < rows.size(); ++i)
        desks.push_back({rows.text(i, 0),
                         rows.text(i, 1),
                         rows.number(i, 4) < millisecondsHere,
                         rows.yes(i, 2),
                         {rows.number(i, 3)},
                         rows.number(i, 5)});
    return desks;
}

void sayGoodbye(PostgresConnection &connection, const Presence &presence) noexcept
{
    try {
        if (connection.isOpen())
            (void)connection.ask("SELECT arbiter.goodbye($1, $2)",
                                 {presence.event, presence.client});
    } catch (...) { // NOLINT(bugprone-empty-catch) see the header
    }
}

void listenTo(PostgresConnection &connection, const std::string &event)
{
    // The name is quoted: it holds a colon and dashes.
    connection.run("LISTEN \"arbiter:" + event + '"');
}

} // namespace storage
