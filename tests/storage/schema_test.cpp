// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <SQLiteCpp/Statement.h>

#include "storage/database.h"
#include "storage/desk.h"
#include "storage/fact_reader.h"
#include "storage/schema.h"
#include "support/crash_vfs.h"
#include "support/places.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::TempFolder;

namespace {

const std::filesystem::path released = support::testData() / "schema";

/// A file that is the same byte by byte on every machine.
void writeReference(const std::filesystem::path &path)
{
    EventFileOptions options;
    options.uuid = "0a0b0c0d-0000-4000-8000-00000000abcd";
    options.clock = storage_tests::steadyClock();
    JournalDesk desk(EventFile::create(path, options).value());
    for (auto act : storage_tests::smallEvent(5, 2)) {
        // The rules as they were then: profiles grow, the notation of what they had does not
        // change.
        for (auto &fact : act.facts)
            if (auto *created = std::get_if<tournament::EventCreated>(&fact))
                created->profile.cutMinutes.advisory = false;
        REQUIRE(desk.act(act.command, act.facts).has_value());
    }
    REQUIRE(desk.undo(*desk.history().undoTo(desk.history().live().back() - 2)).has_value());
    REQUIRE(desk.redo(*desk.history().nextRedo()).has_value());
}

std::vector<std::string> schemaOf(SQLite::Database &database)
{
    std::vector<std::string> objects;
    SQLite::Statement rows(database, "SELECT type || name || sql FROM sqlite_schema ORDER BY 1");
    while (rows.executeStep())
        objects.push_back(rows.getColumn(0).getString());
    return objects;
}

constexpr core::EmbeddedFile steps[] = {
    {"0001_first.sql", "CREATE TABLE a (x INTEGER) STRICT; INSERT INTO a VALUES (1), (2)"},
    {"0002_second.sql",
     "CREATE TABLE b (x INTEGER, y INTEGER) STRICT;"
     "INSERT INTO b SELECT x, x * 10 FROM a; DROP TABLE a"},
};

} // namespace

// Architecture, "Schema and migrations": a real file of every released schema is kept and
// migrated; migrating from 0001 equals a fresh schema.

TEST_CASE("Files of every released schema open, verify and take acts")
{
    const TempFolder folder;
    for (int schema = 1; schema <= newestSchema(); ++schema) {
        const std::string name = "schema-" + std::to_string(schema) + ".arbiter";
        REQUIRE(std::filesystem::exists(released / name));
        std::filesystem::copy_file(released / name, folder / name);
        JournalDesk desk(EventFile::open(folder / name).value());
        CHECK(desk.file().verify().problems.empty());
        CHECK(desk.event().players.size() == 5);
        CHECK(desk.act("drop-players", {tournament::PlayerDropped{{1}, 2}}).has_value());
        CHECK(desk.file().verify().problems.empty());
        SQLite::Database now((folder / name).string(), SQLite::OPEN_READONLY);
        CHECK(integer(now, "PRAGMA user_version") == newestSchema());
    }
}

TEST_CASE("A file of an older schema that is only read verifies as it is")
{
    EventFileOptions options;
    options.readOnly = true;
    const auto kept = EventFile::open(released / "schema-1.arbiter", options).value();
    CHECK(kept->verify().problems.empty());
}

TEST_CASE("What is written today reads as what was written when the schema was released")
{
    const TempFolder folder;
    const auto path = folder / "a.arbiter";
    writeReference(path);
    const auto kept = EventFile::open(released / "schema-1.arbiter", [] {
        EventFileOptions options;
        options.readOnly = true;
        return options;
    }());
    REQUIRE(kept.has_value());
    // Hashes included: the notation of every act is the same to the byte.
    CHECK((*kept)->readFrom(1).value() == EventFile::open(path).value()->readFrom(1).value());
}

TEST_CASE("Migrating step by step equals a fresh schema")
{
    SQLite::Database fresh(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    migrate(fresh, migrations());
    SQLite::Database grown(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    for (std::size_t i = 1; i <= migrations().size(); ++i)
        migrate(grown, migrations().first(i));
    CHECK(schemaOf(fresh) == schemaOf(grown));
    CHECK(integer(fresh, "PRAGMA user_version") == newestSchema());
}

TEST_CASE("A migration cut off by a power loss leaves the version before it or the one after")
{
    bool struck = true;
    int cuts = 0;
    for (std::int64_t at = 0; struck; ++at) {
        support::CrashDisk disk("migrating");
        const auto connectTo = [&] {
            return SQLite::Database(std::string("/m"), SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE,
                                    0, disk.name());
        };
        {
            auto database = connectTo();
            database.exec("PRAGMA synchronous = EXTRA");
            migrate(database, std::span(steps).first(1));
            disk.plan(support::DiskFault::PowerLoss, at);
            try {
                migrate(database, steps);
            } catch (const SQLite::Exception &) {
                ++cuts;
            }
            struck = disk.struck();
        }
        disk.restart(static_cast<std::uint64_t>(at));
        auto database = connectTo();
        const auto version = integer(database, "PRAGMA user_version");
        REQUIRE(damages(database).empty());
        const auto *rows = version == 1 ? "SELECT sum(x) FROM a" : "SELECT sum(y) FROM b";
        REQUIRE(integer(database, rows) == (version == 1 ? 3 : 30));
        migrate(database, steps);
        REQUIRE(integer(database, "SELECT sum(y) FROM b") == 30);
    }
    CHECK(cuts > 5);
}

TEST_CASE("An upgrade cut off by a power loss leaves the old file or the new one, both sound")
{
    const std::string old = support::bytesOf(released / "schema-1.arbiter");
    const std::string path = "/event.arbiter";
    bool struck = true;
    int kept = 0;
    int upgraded = 0;
    for (std::int64_t at = 0; struck; ++at)
        for (std::uint64_t draw = 0; draw < 3; ++draw) {
            support::CrashDisk disk("upgrading");
            EventFileOptions options;
            options.vfs = disk.name();
            const auto file = disk.create(path);
            *file = {old, old, true};
            disk.plan(support::DiskFault::PowerLoss, at);
            (void)EventFile::open(path, options);
            struck = disk.struck();
            disk.restart(static_cast<std::uint64_t>(at) * 3 + draw);
            INFO("cut at " << at << ", draw " << draw);
            options.readOnly = true;
            {
                const auto looked = EventFile::open(path, options);
                REQUIRE(looked.has_value());
                REQUIRE((*looked)->verify().problems.empty());
            }
            (disk.find(path)->written == old ? kept : upgraded) += 1;
            options.readOnly = false;
            JournalDesk desk(EventFile::open(path, options).value());
            REQUIRE(desk.file().verify().problems.empty());
            REQUIRE(desk.act("drop-players", {tournament::PlayerDropped{{1}, 2}}).has_value());
        }
    CHECK(kept > 50);
    CHECK(upgraded >= 3);
}

TEST_CASE("A step that fails changes nothing")
{
    SQLite::Database database(":memory:", SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE);
    const core::EmbeddedFile wrong[] = {
        steps[0], {"0002_wrong.sql", "DROP TABLE a; CREATE TABLE c (x NONSENSE) STRICT"}};
    CHECK_THROWS_AS(migrate(database, wrong), SQLite::Exception);
    CHECK(integer(database, "SELECT count(*) FROM sqlite_schema") == 0); // nor the step ahead of it
    migrate(database, std::span(wrong).first(1));
    CHECK_THROWS_AS(migrate(database, wrong), SQLite::Exception);
    CHECK(integer(database, "PRAGMA user_version") == 1);
    CHECK(integer(database, "SELECT sum(x) FROM a") == 3);
}

TEST_CASE("Write the reference file of the newest schema", "[.reference]")
{
    const auto path = released / ("schema-" + std::to_string(newestSchema()) + ".arbiter");
    std::filesystem::create_directories(released);
    std::filesystem::remove(path);
    writeReference(path);
}
