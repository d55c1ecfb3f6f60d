// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <sqlite3.h>
#include <sys/stat.h>
#include <unistd.h>

#include "storage/desk.h"
#include "storage/fact_reader.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using storage_tests::smallEvent;
using support::TempFolder;

namespace {

EventFileOptions quick()
{
    EventFileOptions options;
    options.busyTimeout = std::chrono::milliseconds(20);
    return options;
}

JournalDesk create(const std::filesystem::path &path, const EventFileOptions &options = quick())
{
    auto file = EventFile::create(path, options);
    REQUIRE(file.has_value());
    return JournalDesk(std::move(*file));
}

/// A statement that any program with SQLite could run.
int run(const std::filesystem::path &path, const char *sql)
{
    sqlite3 *other = nullptr;
    sqlite3_open(path.c_str(), &other);
    const int code = sqlite3_exec(other, sql, nullptr, nullptr, nullptr);
    sqlite3_close(other);
    return code;
}

/// Tests run as root in containers, to whom nothing is write-protected.
class AsNobody {
public:
    AsNobody() : m_root(::geteuid() == 0 && ::seteuid(65534) == 0) { }
    ~AsNobody()
    {
        if (m_root && ::seteuid(0) != 0)
            std::abort();
    }

private:
    bool m_root;
};

} // namespace

TEST_CASE("An event that is known to its end is written at once, as if act by act")
{
    const TempFolder folder;
    EventFileOptions options = quick();
    options.uuid = "01234567-89ab-4cde-8f01-23456789abcd";
    options.clock = [] { return core::Timestamp{1457171000000}; };
    JournalDesk desk = create(folder / "by act.arbiter", options);
    play(desk);
    std::vector<NewEntry> acts;
    for (const Entry &entry : desk.entries())
        acts.push_back({entry.at, entry.actor, entry.command, entry.facts, {}});

    auto file = EventFile::create(folder / "at once.arbiter", options);
    REQUIRE(file);
    REQUIRE((*file)->fill(acts, desk.event()));
    CHECK((*file)->readFrom(1).value() == desk.entries()); // hashes and all
    CHECK((*file)->verify().problems.empty());
    // What follows is appended to it; another event is not.
    CHECK(JournalDesk(std::move(*file)).act("watch-table", {tournament::WatchChanged{1, 1, true}}));
    auto again = EventFile::open(folder / "at once.arbiter", options);
    REQUIRE(again);
    const auto refused = (*again)->fill(acts, desk.event());
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == StorageErrorCode::Outdated);
}

TEST_CASE("The file says what it is to everybody who looks at its first bytes")
{
    const TempFolder folder;
    (void)create(folder / "a.arbiter");
    const std::string bytes = support::bytesOf(folder / "a.arbiter");
    CHECK(bytes.substr(68, 4) == "ARBT");
    CHECK(bytes[18] == 1); // rollback journal
}

TEST_CASE("A new event never overwrites a file and opening never makes one")
{
    const TempFolder folder;
    support::writeBytes(folder / "a.arbiter", "my letters");
    const auto created = EventFile::create(folder / "a.arbiter");
    REQUIRE_FALSE(created);
    CHECK(created.error().code == StorageErrorCode::Exists);
    CHECK(support::bytesOf(folder / "a.arbiter") == "my letters");
    const auto opened = EventFile::open(folder / "b.arbiter");
    REQUIRE_FALSE(opened);
    CHECK(opened.error().code == StorageErrorCode::NotFound);
    CHECK(opened.error().path == (folder / "b.arbiter").string());
    CHECK_FALSE(std::filesystem::exists(folder / "b.arbiter"));
    CHECK(EventFile::create(folder / "none" / "c.arbiter").error().code
          == StorageErrorCode::NotFound);
}

TEST_CASE("While another program writes, an append fails without a trace and works afterwards")
{
    const TempFolder folder;
    JournalDesk desk = create(folder / "a.arbiter");
    play(desk);
    sqlite3 *other = nullptr;
    REQUIRE(sqlite3_open((folder / "a.arbiter").c_str(), &other) == SQLITE_OK);
    const tournament::Facts drop{tournament::PlayerDropped{{1}, 2}};
    for (const auto *hold : {"BEGIN IMMEDIATE", "BEGIN; SELECT * FROM journal"}) {
        REQUIRE(sqlite3_exec(other, hold, nullptr, nullptr, nullptr) == SQLITE_OK);
        sqlite3_stmt *reading = nullptr;
        sqlite3_prepare_v2(other, "SELECT * FROM journal", -1, &reading, nullptr);
        sqlite3_step(reading);
        const auto before = desk.entries();
        const auto locked = desk.act("drop-players", drop);
        REQUIRE_FALSE(locked);
        CHECK(locked.error().code == StorageErrorCode::Locked);
        sqlite3_finalize(reading);
        REQUIRE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr) == SQLITE_OK);
        CHECK(desk.file().readFrom(1).value() == before);
        CHECK(desk.file().verify().problems.empty());
    }
    sqlite3_close(other);
    CHECK(desk.act("drop-players", drop).has_value());
}

TEST_CASE("An act that is larger than a file can hold is never acknowledged")
{
    const TempFolder folder;
    JournalDesk desk = create(folder / "a.arbiter");
    play(desk);
    tournament::Source huge{"event-json", std::string(40U << 20U, 'x')};
    CHECK_FALSE(desk.act("import", {tournament::SourceKept{huge}}).has_value());
    huge.text.resize(2U << 20U);
    CHECK(desk.act("import", {tournament::SourceKept{huge}}).has_value());
    CHECK(EventFile::open(folder / "a.arbiter", quick()).has_value());
}

TEST_CASE("Journal and identity refuse to be changed by SQL")
{
    const TempFolder folder;
    {
        JournalDesk desk = create(folder / "a.arbiter");
        play(desk);
    }
    for (const auto *sql : {"UPDATE journal SET actor = 'x'", "DELETE FROM journal",
                            "UPDATE meta SET created = 0", "DELETE FROM meta",
                            "INSERT INTO journal SELECT seq + 90, at, actor, command, payload, "
                            "prev_hash, hash FROM journal LIMIT 1"})
        CHECK((run(folder / "a.arbiter", sql) & 0xff) == SQLITE_CONSTRAINT);
}

TEST_CASE("A write-protected file in a write-protected folder can be read")
{
    const TempFolder folder;
    {
        JournalDesk desk = create(folder / "a.arbiter");
        play(desk);
    }
    std::filesystem::permissions(folder / "a.arbiter", std::filesystem::perms(0444));
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
    {
        const AsNobody nobody;
        for (const bool asked : {false, true}) {
            EventFileOptions options = quick();
            options.readOnly = asked;
            auto file = EventFile::open(folder / "a.arbiter", options);
            REQUIRE(file.has_value());
            CHECK((*file)->readOnly());
            CHECK((*file)->verify().problems.empty());
            JournalDesk desk(std::move(*file));
            const auto refused = desk.act("drop-players", {tournament::PlayerDropped{{1}, 2}});
            REQUIRE_FALSE(refused);
            CHECK(refused.error().code == StorageErrorCode::ReadOnly);
            CHECK(desk.file().rebuildTables().error().code == StorageErrorCode::ReadOnly);
        }
    }
    // The file alone may be written, but not the folder of its rollback journal.
    std::filesystem::permissions(folder / "a.arbiter", std::filesystem::perms(0666));
    {
        const AsNobody nobody;
        JournalDesk desk(EventFile::open(folder / "a.arbiter", quick()).value());
        const auto refused = desk.act("drop-players", {tournament::PlayerDropped{{1}, 2}});
        REQUIRE_FALSE(refused);
        CHECK(refused.error().code == StorageErrorCode::ReadOnly);
    }
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
}

TEST_CASE("A file that somebody switched to WAL is read and switched back")
{
    const TempFolder folder;
    const auto path = folder / "a.arbiter";
    {
        JournalDesk desk = create(path);
        play(desk);
    }
    REQUIRE(run(path, "PRAGMA journal_mode = WAL") == SQLITE_OK);
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0555));
    {
        const AsNobody nobody;
        EventFileOptions options = quick();
        options.readOnly = true;
        const auto file = EventFile::open(path, options);
        REQUIRE(file.has_value());
        CHECK((*file)->verify().problems.empty());
    }
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
    {
        JournalDesk desk(EventFile::open(path, quick()).value());
        REQUIRE(desk.act("drop-players", {tournament::PlayerDropped{{1}, 2}}).has_value());
    }
    CHECK(support::bytesOf(path)[18] == 1);
    CHECK(std::distance(std::filesystem::directory_iterator(folder.path()), {}) == 1);
}

TEST_CASE("A copy under a new name is compact, complete and never overwrites")
{
    const TempFolder folder;
    JournalDesk desk = create(folder / "a.arbiter");
    play(desk);
    REQUIRE(desk.file().saveCopy(folder / "b.arbiter").has_value());
    CHECK(desk.file().saveCopy(folder / "b.arbiter").error().code == StorageErrorCode::Exists);
    CHECK(desk.file().saveCopy(folder / "none" / "b").error().code == StorageErrorCode::NotFound);
    JournalDesk copy(EventFile::open(folder / "b.arbiter", quick()).value());
    CHECK(copy.entries() == desk.entries());
    CHECK(copy.file().verify().problems.empty());
    EventFileOptions readOnly = quick();
    readOnly.readOnly = true;
    auto reader = EventFile::open(folder / "a.arbiter", readOnly).value();
    CHECK(reader->saveCopy(folder / "c.arbiter").has_value());
}
