// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/file_inbox.h"

#include <SQLiteCpp/Statement.h>
#include <SQLiteCpp/Transaction.h>

#include "storage/database.h"
#include "storage/inbox_rows.h"
#include "storage/sqlite_error.h"

namespace storage {

namespace {

/// The schema that brought the tables.
constexpr std::int64_t firstSchema = 5;
/// … and the one that brought what the hall is told.
constexpr std::int64_t schemaOfNotices = 6;

HallNotices noticesOf(SQLite::Database &database)
{
    return integer(database, "PRAGMA user_version") >= schemaOfNotices ? readNotices(database)
                                                                       : HallNotices();
}

} // namespace

FileInbox::FileInbox(SQLite::Database &database, std::filesystem::path path,
                     std::function<void()> check)
    : m_database(database), m_path(std::move(path)), m_check(std::move(check))
{
}

bool FileInbox::there() { return integer(m_database, "PRAGMA user_version") >= firstSchema; }

template <class Work>
auto FileInbox::changed(const Work &work)
{
    return guarded(m_path, [&] {
        m_check();
        SQLite::Transaction transaction(m_database, SQLite::TransactionBehavior::IMMEDIATE);
        const std::int64_t next = integer(m_database, "SELECT serial + 1 FROM hall");
        const auto commit = [&] {
            SQLite::Statement write(m_database, "UPDATE hall SET serial = ?");
            write.bind(1, next);
            write.exec();
            transaction.commit();
            m_check(); // a file that was taken from its place holds nothing for anybody
        };
        if constexpr (std::is_void_v<decltype(work(next))>) {
            work(next);
            commit();
        } else {
            auto done = work(next);
            commit();
            return done;
        }
    });
}

core::Expected<std::int64_t, StorageError> FileInbox::serial()
{
    return guarded(m_path, [&] {
        return there() ? integer(m_database, "SELECT serial FROM hall") : std::int64_t{0};
    });
}

core::Expected<std::vector<InboxItem>, StorageError> FileInbox::items(std::int64_t after)
{
    return guarded(m_path, [&] {
        return there() ? readItems(m_database, "WHERE changed > ? ORDER BY id", after)
                       : std::vector<InboxItem>();
    });
}

core::Expected<InboxItem, StorageError> FileInbox::add(const NewInboxItem &item)
{
    // Looked for first: whoever sends again what is in already must not keep the file busy.
    const auto before = guarded(m_path, [&] {
        m_check();
        return findItem(m_database, item.token);
    });
    if (!before)
        return core::unexpected(before.error());
    if (*before)
        return **before;
    return changed([&](std::int64_t serial) {
        if (auto meanwhile = findItem(m_database, item.token))
            return std::move(*meanwhile);
        InboxItem added{
            integer(m_database, "SELECT coalesce(max(id), 0) + 1 FROM inbox"), serial, item, {}};
        insertItem(m_database, added);
        return added;
    });
}

core::Expected<InboxItem, StorageError> FileInbox::settle(std::int64_t id,
                                                          const Settlement &settlement)
{
    return changed([&](std::int64_t serial) {
        auto found = readItems(m_database, "WHERE id = ?", id);
        if (found.empty() || found.front().settled.state != InboxState::Open)
            throw StorageError{StorageErrorCode::Outdated, {}, {}, id};
        found.front().changed = serial;
        found.front().settled = settlement;
        updateItem(m_database, found.front());
        return std::move(found.front());
    });
}

core::Expected<std::vector<PhoneSecret>, StorageError> FileInbox::secrets()
{
    return guarded(m_path,
                   [&] { return there() ? readSecrets(m_database) : std::vector<PhoneSecret>(); });
}

core::Expected<void, StorageError> FileInbox::addSecrets(const std::vector<PhoneSecret> &secrets)
{
    return changed([&](std::int64_t /*serial*/) {
        for (const PhoneSecret &secret : secrets)
            insertSecret(m_database, secret);
    });
}

core::Expected<void, StorageError> FileInbox::revoke(const std::string &hash, core::Timestamp at)
{
    return changed([&](std::int64_t /*serial*/) {
        SQLite::Statement write(
            m_database, "UPDATE phone_secret SET revoked = ? WHERE hash = ? AND revoked IS NULL");
        write.bind(1, at.milliseconds);
        write.bind(2, hash);
        write.exec();
    });
}

core::Expected<PhonePolicies, StorageError> FileInbox::policies()
{
    return guarded(m_path, [&] { return there() ? readPolicies(m_database) : PhonePolicies(); });
}

core::Expected<void, StorageError> FileInbox::setPolicy(InboxKind kind, PhonePolicy policy)
{
    return changed([&](std::int64_t /*serial*/) { writePolicy(m_database, kind, policy); });
}

core::Expected<PrintedAddress, StorageError> FileInbox::printed()
{
    return guarded(m_path, [&] { return there() ? readPrinted(m_database) : PrintedAddress(); });
}

core::Expected<void, StorageError> FileInbox::setPrinted(const PrintedAddress &printed)
{
    return changed([&](std::int64_t /*serial*/) { writePrinted(m_database, printed); });
}

core::Expected<HallNotices, StorageError> FileInbox::notices()
{
    return guarded(m_path, [&] { return noticesOf(m_database); });
}

core::Expected<void, StorageError> FileInbox::setAnnounced(const std::string &text)
{
    return changed([&](std::int64_t /*serial*/) { writeAnnounced(m_database, text); });
}

core::Expected<void, StorageError>
FileInbox::setCalled(const std::vector<tournament::PlayerId> &players)
{
    return changed([&](std::int64_t /*serial*/) { writeCalled(m_database, players); });
}

void writeInbox(SQLite::Database &database, const InboxContent &content)
{
    for (const InboxItem &item : content.items)
        insertItem(database, item);
    for (const PhoneSecret &secret : content.secrets)
        insertSecret(database, secret);
    for (const auto &[kind, policy] : content.policies)
        writePolicy(database, kind, policy);
    writePrinted(database, content.printed);
    writeAnnounced(database, content.notices.announced);
    writeCalled(database, content.notices.called);
    SQLite::Statement write(database, "UPDATE hall SET serial = ?");
    write.bind(1, content.serial);
    write.exec();
}

void copyInbox(SQLite::Database &from, SQLite::Database &to)
{
    if (integer(from, "PRAGMA user_version") < firstSchema)
        return;
    writeInbox(to,
               {integer(from, "SELECT serial FROM hall"),
                readItems(from, "WHERE changed > ? ORDER BY id", -1), readSecrets(from),
                readPolicies(from), readPrinted(from), noticesOf(from)});
}

} // namespace storage
