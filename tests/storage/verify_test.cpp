// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <sqlite3.h>

#include "storage/desk.h"
#include "storage/journal_places.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::TempFolder;

namespace {

void run(const std::filesystem::path &path, const char *sql)
{
    sqlite3 *other = nullptr;
    REQUIRE(sqlite3_open(path.c_str(), &other) == SQLITE_OK);
    REQUIRE(sqlite3_exec(other, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(other);
}

} // namespace

TEST_CASE("Derived tables changed by hand are found row by row and can be rebuilt")
{
    const TempFolder folder;
    const auto path = folder / "a.arbiter";
    {
        JournalDesk desk(EventFile::create(path).value());
        for (const auto &act : storage_tests::smallEvent())
            REQUIRE(desk.act(act.command, act.facts).has_value());
    }
    const std::pair<const char *, const char *> damages[] = {
        {"UPDATE event SET name = 'Other'", "Table event, row 1"},
        {"UPDATE player SET name = 'Other' WHERE id = 3", "Table player, row 3"},
        {"UPDATE round SET cost = 5 WHERE number = 2", "Table round, row 2"},
        {"UPDATE match SET p1_points = 9 WHERE round = 1 AND table_number = 2",
         "Table match, row 1/2"},
        {"DELETE FROM game WHERE round = 2 AND table_number = 1 AND number = 1",
         "Table game, row 2/1/1"},
        {"UPDATE standing SET rank = 6 WHERE rank = 1", "Table standing, row "},
        {"INSERT INTO penalty VALUES (1, 2, 1, 'caution', '', '')", "Table penalty, row 1"},
    };
    EventFileOptions reading;
    reading.readOnly = true;
    for (const auto &[sql, place] : damages) {
        run(path, sql);
        const auto report = EventFile::open(path, reading).value()->verify();
        REQUIRE(report.problems.size() == 2);
        CHECK(report.problems[0].starts_with(place));
        CHECK(report.problems[1].starts_with("Nothing is lost by that"));
        // Opening for writing mends them, and so does a file that is open.
        auto file = EventFile::open(path).value();
        CHECK(file->verify().problems.empty());
        run(path, sql);
        CHECK(file->verify().problems.size() == 2);
        REQUIRE(file->rebuildTables().has_value());
        CHECK(file->verify().problems.empty());
    }
}

TEST_CASE("Derived tables changed by another program are found row by row, wherever they lie")
{
    const std::pair<const char *, const char *> damages[] = {
        {"UPDATE event SET name = 'Other'", "Table event, row 1"},
        {"UPDATE round SET cost = 5 WHERE number = 2", "Table round, row 2"},
        {"UPDATE match SET p1_points = 9 WHERE round = 1 AND table_number = 2",
         "Table match, row 1/2"},
        {"DELETE FROM game WHERE round = 2 AND table_number = 1 AND number = 1",
         "Table game, row 2/1/1"},
        {"UPDATE standing SET rank = 6 WHERE rank = 1", "Table standing, row "},
    };
    for (const std::string &name : storage_tests::journalPlaces())
        for (const auto &[sql, row] : damages) {
            CAPTURE(name, sql);
            const auto place = storage_tests::journalPlace(name);
            JournalDesk desk(place->create());
            for (const auto &act : storage_tests::smallEvent())
                REQUIRE(desk.act(act.command, act.facts).has_value());
            REQUIRE(place->run(sql));
            const auto problems = desk.journal().verify().problems;
            REQUIRE(problems.size() == 2);
            CHECK(problems[0].starts_with(row));
        }
}

TEST_CASE("More than a handful of differing rows are counted, not listed")
{
    const auto place = storage_tests::eachPlace();
    JournalDesk desk(place->create());
    for (const auto &act : storage_tests::smallEvent(12, 1))
        REQUIRE(desk.act(act.command, act.facts).has_value());
    REQUIRE(place->run("UPDATE player SET pronouns = 'x'"));
    const auto problems = desk.journal().verify().problems;
    REQUIRE(problems.size() == 7);
    CHECK(problems[5] == "Table player: 7 more rows are not what the journal says.");
}
