// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "storage/backup.h"
#include "storage/desk.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::Desk;
using support::TempFolder;

namespace {

EventFileOptions withBackups(const TempFolder &folder)
{
    EventFileOptions options;
    options.backupFolder = folder / "backups";
    options.clock = storage_tests::steadyClock();
    return options;
}

void play(Desk &desk)
{
    for (const auto &act : storage_tests::smallEvent(4, 1))
        REQUIRE(desk.act(act.command, act.facts).has_value());
}

} // namespace

// Architecture, "Storage in detail", 4: before every pairing, every migration and on close; the
// last 20 and one an hour.

TEST_CASE("The names of backups sort by time and say which act they hold")
{
    CHECK(fileName({{1457172900123}, 42, 0}) == "20160305T101500.123Z-000042.arbiter");
    CHECK(fileName({{1457172900123}, 42, 1}) == "20160305T101500.123Z-000042-schema1.arbiter");
    CHECK(fileName({{0}, 1, 0}) == "19700101T000000.000Z-000001.arbiter");
}

TEST_CASE("A backup is a complete event file, and closing makes one when something was added")
{
    const TempFolder folder;
    const auto options = withBackups(folder);
    std::string uuid;
    {
        Desk desk(EventFile::create(folder / "a.arbiter", options).value());
        play(desk);
        uuid = desk.file().uuid();
        const auto made = desk.file().backup();
        REQUIRE(made.value().has_value());
        CHECK(**made == backupsOf(options.backupFolder, uuid).front());
        // The same act again: no second copy.
        CHECK(desk.file().backup().value() == *made);
        CHECK(backupsOf(options.backupFolder, uuid).size() == 1);
        REQUIRE(desk.act("drop-players", {tournament::PlayerDropped{{1}, 1}}).has_value());
    }
    auto backups = backupsOf(options.backupFolder, uuid);
    REQUIRE(backups.size() == 2);
    auto newest = EventFile::open(backups.front()).value();
    CHECK(newest->lastSeq().value()
          == static_cast<std::int64_t>(storage_tests::smallEvent(4, 1).size()) + 1);
    CHECK(newest->uuid() == uuid);
    CHECK(newest->verify().problems.empty());
    {
        const auto looked = EventFile::open(folder / "a.arbiter", options);
        REQUIRE(looked.has_value());
    }
    CHECK(backupsOf(options.backupFolder, uuid) == backups);
}

TEST_CASE("Without a folder no backup is made")
{
    const TempFolder folder;
    Desk desk(EventFile::create(folder / "a.arbiter").value());
    CHECK_FALSE(desk.file().backup().value().has_value());
}

TEST_CASE("A mirror gets the same files; one that fails is reported and does not harm the first")
{
    const TempFolder folder;
    auto options = withBackups(folder);
    options.mirrorFolder = folder / "stick";
    std::vector<StorageError> reported;
    options.backupFailed = [&](const StorageError &error) { reported.push_back(error); };
    std::string uuid;
    {
        Desk desk(EventFile::create(folder / "a.arbiter", options).value());
        uuid = desk.file().uuid();
        play(desk);
        REQUIRE(desk.file().backup().has_value());
        const auto mirrored = backupsOf(options.mirrorFolder, uuid);
        REQUIRE(mirrored.size() == 1);
        CHECK(support::bytesOf(mirrored.front())
              == support::bytesOf(backupsOf(options.backupFolder, uuid).front()));
        std::filesystem::remove_all(options.mirrorFolder);
        support::writeBytes(options.mirrorFolder, "pulled out");
        REQUIRE(desk.act("drop-players", {tournament::PlayerDropped{{1}, 1}}).has_value());
        const auto failed = desk.file().backup();
        REQUIRE_FALSE(failed);
        CHECK(failed.error().code == StorageErrorCode::InputOutput);
        CHECK(desk.act("drop-players", {tournament::PlayerDropped{{2}, 1}}).has_value());
    }
    CHECK(reported.size() == 1);
    CHECK(backupsOf(options.backupFolder, uuid).size() == 3);
}

TEST_CASE("The newest 20 stay and of older ones the last of every hour")
{
    const TempFolder folder;
    Desk desk(EventFile::create(folder / "a.arbiter").value());
    SQLite::Database database((folder / "a.arbiter").string(), SQLite::OPEN_READONLY);
    constexpr std::int64_t start = 1457172000000; // 10:00
    constexpr std::int64_t minute = 60000;
    for (int i = 0; i < 60; ++i)
        (void)makeBackup(database, folder / "b", {{start + i * 5 * minute}, i, 0});
    const auto backups = listBackups(folder / "b");
    // 60 backups in five hours: 13:20 – 14:55 are the newest 20; of 10, 11 and 12 the last, and
    // 13:15 is not the last of its hour.
    REQUIRE(backups.size() == 23);
    CHECK(backups[0].filename() == fileName({{start + 59 * 5 * minute}, 59, 0}));
    CHECK(backups[20].filename() == fileName({{start + 35 * 5 * minute}, 35, 0}));
    CHECK(backups[21].filename() == fileName({{start + 23 * 5 * minute}, 23, 0}));
    CHECK(backups[22].filename() == fileName({{start + 11 * 5 * minute}, 11, 0}));
}
