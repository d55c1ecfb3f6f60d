// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <SQLiteCpp/Database.h>
#include <sqlite3.h>

#include "storage/desk.h"
#include "storage/fact_reader.h"
#include "storage/journal_rows.h"
#include "support/newer_act.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::bytesOf;
using support::TempFolder;
using support::writeBytes;

namespace {

/// A sound file of a small event.
std::string soundFile(const TempFolder &folder)
{
    const auto path = folder / "sound.arbiter";
    {
        JournalDesk desk(EventFile::create(path).value());
        for (const auto &act : storage_tests::smallEvent(20, 3))
            REQUIRE(desk.act(act.command, act.facts).has_value());
    }
    auto bytes = bytesOf(path);
    std::filesystem::remove(path);
    return bytes;
}

/// Opens bytes as a file; checks that a failed opening and a rescue leave them as they are and
/// that no other file appears.
std::optional<StorageError> openBytes(const TempFolder &folder, const std::string &bytes,
                                      bool readOnly = false)
{
    const auto path = folder / "damaged.arbiter";
    const auto rescued = folder / "rescued.arbiter";
    writeBytes(path, bytes);
    EventFileOptions options;
    options.readOnly = readOnly;
    std::optional<StorageError> error;
    {
        const auto file = EventFile::open(path, options);
        if (!file)
            error = file.error();
    }
    if (error) {
        CHECK(bytesOf(path) == bytes);
        CHECK(error->path == path.string());
        const auto report = salvage(path, rescued);
        CHECK(bytesOf(path) == bytes);
        if (report) {
            const auto opened = EventFile::open(rescued);
            REQUIRE(opened.has_value());
            CHECK((*opened)->verify().problems.empty());
            CHECK((*opened)->lastSeq().value() == report->entries);
        }
        std::filesystem::remove(rescued);
    }
    std::filesystem::remove(path);
    CHECK(std::filesystem::is_empty(folder.path()));
    return error;
}

StorageError errorOf(const TempFolder &folder, const std::string &bytes)
{
    const auto error = openBytes(folder, bytes);
    REQUIRE(error.has_value());
    return *error;
}

/// What anybody with an SQLite tool can do to a file; the schema may be written by hand too.
std::string changedBySql(const TempFolder &folder, const std::string &bytes, const std::string &sql)
{
    const auto path = folder / "changed.arbiter";
    writeBytes(path, bytes);
    sqlite3 *other = nullptr;
    sqlite3_open(path.c_str(), &other);
    REQUIRE(sqlite3_exec(other, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(other);
    auto changed = bytesOf(path);
    std::filesystem::remove(path);
    return changed;
}

std::string replaced(std::string bytes, const std::string &what, const std::string &with,
                     bool everywhere)
{
    auto at = bytes.find(what);
    REQUIRE(at != std::string::npos);
    do {
        bytes.replace(at, what.size(), with);
        at = bytes.find(what, at + 1);
    } while (everywhere && at != std::string::npos);
    return bytes;
}

} // namespace

// Architecture, "What the trusted ones test, and what we should", 4.

TEST_CASE("What is no event file is named and left alone")
{
    const TempFolder folder;
    CHECK(errorOf(folder, "").code == StorageErrorCode::NotAnEvent);
    CHECK(errorOf(folder, "").detail == "the file is empty");
    CHECK(errorOf(folder, "Dear organizer, here are the results").code
          == StorageErrorCode::NotAnEvent);
    CHECK(errorOf(folder, std::string(100000, 'x')).code == StorageErrorCode::NotAnEvent);
    auto other = soundFile(folder);
    other.replace(68, 4, "OTHR");
    CHECK(errorOf(folder, other).code == StorageErrorCode::NotAnEvent);
    CHECK(errorOf(folder, other.substr(0, 60)).code == StorageErrorCode::Damaged);
    CHECK(EventFile::open(folder.path()).error().code == StorageErrorCode::NotAnEvent);
}

TEST_CASE("A file of a newer version is refused with its number")
{
    const TempFolder folder;
    const auto newer = changedBySql(folder, soundFile(folder), "PRAGMA user_version = 17");
    const auto error = errorOf(folder, newer);
    CHECK(error.code == StorageErrorCode::Newer);
    CHECK(error.number == 17);
    CHECK(errorOf(folder, changedBySql(folder, soundFile(folder), "PRAGMA user_version = 0")).code
          == StorageErrorCode::Damaged);
}

TEST_CASE("Tables, triggers, views and indexes of strangers are named")
{
    const TempFolder folder;
    const auto sound = soundFile(folder);
    const auto detail = [&](const std::string &sql) {
        const auto error = errorOf(folder, changedBySql(folder, sound, sql));
        CHECK(error.code == StorageErrorCode::Foreign);
        return error.detail;
    };
    CHECK(detail("CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM player; END")
          == "trigger t");
    CHECK(detail("CREATE VIEW v AS SELECT 1") == "view v");
    CHECK(detail("CREATE TABLE x (y)") == "table x");
    CHECK(detail("CREATE INDEX i ON player (name)") == "index i");
    CHECK(detail("DROP TRIGGER journal_keeps_rows; CREATE TRIGGER journal_keeps_rows BEFORE "
                 "DELETE ON journal BEGIN SELECT 1; END")
          == "trigger journal_keeps_rows");
    CHECK(detail("DROP TABLE standing; CREATE VIEW standing AS SELECT 1 AS player")
          == "view standing");
    CHECK(errorOf(folder, changedBySql(folder, sound, "DROP TABLE penalty")).code
          == StorageErrorCode::Damaged);
    CHECK(errorOf(folder, changedBySql(folder, sound, "DROP TRIGGER journal_keeps_rows")).detail
          == "trigger journal_keeps_rows is missing");
}

TEST_CASE("A letter changed in the journal breaks the chain, with the tables changed along too")
{
    const TempFolder folder;
    const auto sound = soundFile(folder);
    for (const std::string name : {"\"name\":\"Player 13", "Player 13"}) {
        const auto changed = name.substr(0, name.size() - 9) + "Slayer 13";
        const auto error = errorOf(folder, replaced(sound, name, changed, true));
        CHECK(error.code == StorageErrorCode::ChainBroken);
        CHECK(error.number == 14); // the creation and thirteen players
    }
}

TEST_CASE("A row removed from the journal is missed")
{
    const TempFolder folder;
    const auto sound = soundFile(folder);
    const std::string allow = "CREATE TABLE k AS SELECT sql FROM sqlite_schema WHERE name = "
                              "'journal_keeps_rows'; DROP TRIGGER journal_keeps_rows;";
    const std::string restore =
        "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema SELECT 'trigger', "
        "'journal_keeps_rows', 'journal', 0, sql FROM k; DROP TABLE k;";
    const auto error = errorOf(
        folder,
        changedBySql(folder, sound, allow + "DELETE FROM journal WHERE seq = 5;" + restore));
    CHECK(error.code == StorageErrorCode::Damaged);
    CHECK(error.number == 5);
}

TEST_CASE("Truncated files and random bytes never pass for sound")
{
    const TempFolder folder;
    const auto sound = soundFile(folder);
    REQUIRE_FALSE(openBytes(folder, sound).has_value());
    for (std::size_t part = 1; part < 8; ++part)
        CHECK(openBytes(folder, sound.substr(0, sound.size() * part / 8)).has_value());
    writeBytes(folder / "sound.arbiter", sound);
    const auto state =
        stateBytes(JournalDesk(EventFile::open(folder / "sound.arbiter").value()).event());
    std::filesystem::remove(folder / "sound.arbiter");
    core::Random random(4);
    int found = 0;
    constexpr int tries = 60;
    for (int i = 0; i < tries; ++i) {
        std::string damaged = sound;
        const auto at = random.below(static_cast<std::uint32_t>(sound.size() - 64));
        for (std::size_t j = 0; j < 64; ++j)
            damaged[at + j] = static_cast<char>(random.next());
        if (openBytes(folder, damaged)) {
            ++found;
            continue;
        }
        // What opens has its journal intact: damage to a derived table is left to verify().
        writeBytes(folder / "opened.arbiter", damaged);
        CHECK(stateBytes(JournalDesk(EventFile::open(folder / "opened.arbiter").value()).event())
              == state);
        std::filesystem::remove(folder / "opened.arbiter");
    }
    CHECK(found > tries / 4);
}

TEST_CASE("Rows that no version writes are found, whether the file is read or written")
{
    const TempFolder folder;
    const auto sound = soundFile(folder);
    const std::pair<const char *, const char *> rows[] = {
        {"INSERT INTO meta SELECT 2, uuid, created FROM meta", "more than once"},
        {"INSERT INTO meta SELECT 0, uuid, created + 1 FROM meta", "more than once"},
        {"INSERT INTO journal SELECT 0, at, actor, command, payload, prev_hash, hash FROM journal "
         "WHERE seq = 1",
         "ahead of the first"},
        {"INSERT INTO journal SELECT -5, at, actor, command, payload, prev_hash, hash FROM journal "
         "WHERE seq = 1",
         "ahead of the first"},
    };
    const std::string unguarded = "PRAGMA ignore_check_constraints = ON; PRAGMA writable_schema = "
                                  "ON; CREATE TEMP TABLE t AS SELECT rowid AS id, * FROM "
                                  "sqlite_schema; DELETE FROM sqlite_schema WHERE name = "
                                  "'journal_has_no_gaps'; PRAGMA writable_schema = RESET; ";
    const std::string guarded = "; PRAGMA writable_schema = ON; INSERT INTO sqlite_schema SELECT "
                                "type, name, tbl_name, rootpage, sql FROM t WHERE name = "
                                "'journal_has_no_gaps'";
    for (const auto &[sql, detail] : rows) {
        const auto changed = changedBySql(folder, sound, unguarded + sql + guarded);
        const auto error = openBytes(folder, changed, true);
        REQUIRE(error.has_value());
        CHECK(error->code == StorageErrorCode::Damaged);
        CHECK(error->detail.find(detail) != std::string::npos);
        CHECK(errorOf(folder, changed).code == StorageErrorCode::Damaged);
    }
}

TEST_CASE("An identity that is no identity cannot name a folder")
{
    const TempFolder folder;
    const auto sound = soundFile(folder);
    writeBytes(folder / "a.arbiter", sound);
    const std::string uuid = EventFile::open(folder / "a.arbiter").value()->uuid();
    std::filesystem::remove(folder / "a.arbiter");
    auto error = errorOf(folder,
                         replaced(sound, uuid, "../../../../../../../../home/somebody/.ss", false)
                             .substr(0, sound.size()));
    CHECK(error.code == StorageErrorCode::Damaged);
    std::string other = uuid;
    other[0] = other[0] == '0' ? '1' : '0';
    error = errorOf(folder, replaced(sound, uuid, other, false));
    CHECK(error.code == StorageErrorCode::ChainBroken);
    CHECK(error.number == 1);
}

TEST_CASE("Acts of a newer version: refused, but readable up to there")
{
    const TempFolder folder;
    const auto path = folder / "newer.arbiter";
    {
        JournalDesk desk(EventFile::create(path).value());
        for (const auto &act : storage_tests::smallEvent(4, 1))
            REQUIRE(desk.act(act.command, act.facts).has_value());
    }
    support::appendNewerAct(path);
    const auto refused = EventFile::open(path);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == StorageErrorCode::UnknownFact);
    EventFileOptions options;
    options.readOnly = true;
    const auto file = EventFile::open(path, options);
    REQUIRE(file.has_value());
    REQUIRE((*file)->unknownAct().has_value());
    const auto known = static_cast<std::int64_t>(storage_tests::smallEvent(4, 1).size());
    CHECK((*file)->unknownAct()->number == known + 1);
    CHECK((*file)->lastSeq().value() == known + 1);
    CHECK((*file)->readFrom(1).value().size() == static_cast<std::size_t>(known));
}
