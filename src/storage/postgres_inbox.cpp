// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/postgres_inbox.h"

#include "storage/postgres_inbox_rows.h"
#include "storage/postgres_rows.h"

namespace storage {

PostgresInbox::PostgresInbox(std::string event, std::filesystem::path path,
                             std::function<PostgresConnection &()> line,
                             std::function<void(const std::string &)> lost)
    : m_event(std::move(event))
    , m_path(std::move(path))
    , m_line(std::move(line))
    , m_lost(std::move(lost))
{
}

template <class Work>
auto PostgresInbox::asked(const Work &work)
{
    auto answer = reached(m_path, [&] {
        try {
            return work(m_line());
        } catch (const ConnectionLost &) {
            return work(m_line());
        }
    });
    if (!answer && m_lost && answer.error().code == StorageErrorCode::Unreachable)
        m_lost(answer.error().detail);
    return answer;
}

template <class Work>
auto PostgresInbox::changed(const Work &work)
{
    return asked([&](PostgresConnection &connection) {
        connection.run("BEGIN");
        try {
            // Whoever changes an inbox waits here for whoever does already.
            const std::int64_t serial =
                connection
                    .ask("INSERT INTO arbiter.hall VALUES ($1, 1, '', 0) ON CONFLICT (event) "
                         "DO UPDATE SET serial = arbiter.hall.serial + 1 RETURNING serial",
                         {m_event})
                    .number(0, 0);
            auto done = work(connection, serial);
            (void)connection.ask("SELECT pg_notify('arbiter:' || $1, 'inbox')", {m_event});
            connection.run("COMMIT");
            return done;
        } catch (const ConnectionLost &) {
            throw;
        } catch (...) {
            connection.run("ROLLBACK");
            throw;
        }
    });
}

core::Expected<std::int64_t, StorageError> PostgresInbox::serial()
{
    return asked([&](PostgresConnection &connection) {
        return connection
            .ask("SELECT coalesce(max(serial), 0) FROM arbiter.hall WHERE event = $1", {m_event})
            .number(0, 0);
    });
}

core::Expected<std::vector<InboxItem>, StorageError> PostgresInbox::items(std::int64_t after)
{
    return asked([&](PostgresConnection &connection) {
        return readItems(connection, m_event, "changed > $2 ORDER BY id", std::to_string(after));
    });
}

core::Expected<InboxItem, StorageError> PostgresInbox::add(const NewInboxItem &item)
{
    const auto find = [&](PostgresConnection &connection) {
        return readItems(connection, m_event, "token = $2", item.token);
    };
    // Looked for first: whoever sends again what is in already must not keep the others waiting.
    auto before = asked(find);
    if (!before)
        return core::unexpected(std::move(before.error()));
    if (!before->empty())
        return std::move(before->front());
    return changed([&](PostgresConnection &connection, std::int64_t serial) {
        if (auto meanwhile = find(connection); !meanwhile.empty())
            return std::move(meanwhile.front());
        const ServerRows next = connection.ask(
            "SELECT coalesce(max(id), 0) + 1 FROM arbiter.inbox WHERE event = $1", {m_event});
        InboxItem added{next.number(0, 0), serial, item, {}};
        insertItem(connection, m_event, added);
        return added;
    });
}

core::Expected<InboxItem, StorageError> PostgresInbox::settle(std::int64_t id,
                                                              const Settlement &settlement)
{
    bool again = false; // after a connection that broke: what stands there may be ours
    return changed([&](PostgresConnection &connection, std::int64_t serial) {
        auto found = readItems(connection, m_event, "id = $2", std::to_string(id));
        const bool ours = again && !found.empty() && found.front().settled == settlement;
        again = true;
        if (ours)
            return std::move(found.front());
        if (found.empty() || found.front().settled.state != InboxState::Open)
            throw StorageError{StorageErrorCode::Outdated, {}, {}, id};
        found.front().changed = serial;
        found.front().settled = settlement;
        updateItem(connection, m_event, found.front());
        return std::move(found.front());
    });
}

core::Expected<std::vector<PhoneSecret>, StorageError> PostgresInbox::secrets()
{
    return asked([&](PostgresConnection &connection) { return readSecrets(connection, m_event); });
}

namespace {

/// Without what a change gives back.
core::Expected<void, StorageError> done(const core::Expected<bool, StorageError> &changed)
{
    if (!changed)
        return core::unexpected(changed.error());
    return {};
}

} // namespace

core::Expected<void, StorageError>
PostgresInbox::addSecrets(const std::vector<PhoneSecret> &secrets)
{
    bool again = false; // after a connection that broke: what stands there may be ours
    return done(changed([&](PostgresConnection &connection, std::int64_t /*serial*/) {
        for (const PhoneSecret &secret : secrets)
            if (!insertSecret(connection, m_event, secret) && !again)
                throw StorageError{StorageErrorCode::Exists, {}, {}, 0};
        again = true;
        return true;
    }));
}

core::Expected<void, StorageError> PostgresInbox::revoke(const std::string &hash,
                                                         core::Timestamp at)
{
    return done(changed([&](PostgresConnection &connection, std::int64_t /*serial*/) {
        (void)connection.ask("UPDATE arbiter.phone_secret SET revoked = $3 "
                             "WHERE event = $1 AND hash = $2 AND revoked IS NULL",
                             {m_event, hash, std::to_string(at.milliseconds)});
        return true;
    }));
}

core::Expected<PhonePolicies, StorageError> PostgresInbox::policies()
{
    return asked([&](PostgresConnection &connection) { return readPolicies(connection, m_event); });
}

core::Expected<void, StorageError> PostgresInbox::setPolicy(InboxKind kind, PhonePolicy policy)
{
    return done(changed([&](PostgresConnection &connection, std::int64_t /*serial*/) {
        writePolicy(connection, m_event, kind, policy);
        return true;
    }));
}

core::Expected<PrintedAddress, StorageError> PostgresInbox::printed()
{
    return asked([&](PostgresConnection &connection) -> PrintedAddress {
        const ServerRows rows =
            connection.ask("SELECT address, port FROM arbiter.hall WHERE event = $1", {m_event});
        if (rows.size() == 0)
            return {};
        return {rows.text(0, 0), static_cast<int>(rows.number(0, 1))};
    });
}

core::Expected<void, StorageError> PostgresInbox::setPrinted(const PrintedAddress &printed)
{
    return done(changed([&](PostgresConnection &connection, std::int64_t /*serial*/) {
        (void)connection.ask("UPDATE arbiter.hall SET address = $2, port = $3 WHERE event = $1",
                             {m_event, printed.address, std::to_string(printed.port)});
        return true;
    }));
}

core::Expected<HallNotices, StorageError> PostgresInbox::notices()
{
    return asked([&](PostgresConnection &connection) -> HallNotices {
        const ServerRows rows = connection.ask(
            "SELECT announced, called FROM arbiter.hall WHERE event = $1", {m_event});
        if (rows.size() == 0)
            return {};
        return {rows.text(0, 0), playersIn(rows.text(0, 1))};
    });
}

core::Expected<void, StorageError> PostgresInbox::setAnnounced(const std::string &text)
{
    return done(changed([&](PostgresConnection &connection, std::int64_t /*serial*/) {
        (void)connection.ask("UPDATE arbiter.hall SET announced = $2 WHERE event = $1",
                             {m_event, text});
        return true;
    }));
}

core::Expected<void, StorageError>
PostgresInbox::setCalled(const std::vector<tournament::PlayerId> &players)
{
    return done(changed([&](PostgresConnection &connection, std::int64_t /*serial*/) {
        (void)connection.ask("UPDATE arbiter.hall SET called = $2 WHERE event = $1",
                             {m_event, playersText(players)});
        return true;
    }));
}

void writeInbox(PostgresConnection &connection, const std::string &event,
                const InboxContent &content)
{
    (void)connection.ask(
        "INSERT INTO arbiter.hall VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
        {event, std::to_string(content.serial), content.printed.address,
         std::to_string(content.printed.port), content.notices.announced,
         playersText(content.notices.called)});
    for (const InboxItem &item : content.items)
        insertItem(connection, event, item);
    for (const PhoneSecret &secret : content.secrets)
        (void)insertSecret(connection, event, secret);
    for (const auto &[kind, policy] : content.policies)
        writePolicy(connection, event, kind, policy);
}

} // namespace storage
