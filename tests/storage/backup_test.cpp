// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "storage/backup_name.h"
#include "storage/desk.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::TempFolder;

namespace {

EventFileOptions withBackups(const TempFolder &folder)
{
    EventFileOptions options;
    options.backupFolder = folder / "backups";
    options.clock = storage_tests::steadyClock();
    return options;
}

std::vector<std::filesystem::path> files(const EventFileOptions &options, const std::string &uuid)
{
    std::vector<std::filesystem::path> paths;
    for (const Backup &backup : backupsOf(options.backupFolder, uuid))
        paths.push_back(backup.file);
    return paths;
}

} // namespace

// Architecture, "Storage in detail", 4: before every pairing, every migration and on close; the
// last 20 and one an hour.

TEST_CASE("The names of backups sort by time and say which row they end with")
{
    const std::string hash(64, 'a');
    const std::pair<BackupName, std::string> names[] = {
        {{{1457172900123}, 42, hash, 0}, "20160305T101500.123Z-000042-aaaaaaaaaaaaaaaa.arbiter"},
        {{{1457172900123}, 1234567, hash, 1},
         "20160305T101500.123Z-1234567-aaaaaaaaaaaaaaaa-schema1.arbiter"},
        // of earlier versions
        {{{1457172900123}, 42, {}, 12}, "20160305T101500.123Z-000042-schema12.arbiter"},
        {{{0}, 1, {}, 0}, "19700101T000000.000Z-000001.arbiter"}};
    for (const auto &[name, text] : names) {
        CHECK(fileName(name) == text);
        const auto read = backupNameFrom(text);
        REQUIRE(read);
        CHECK(read->at == name.at);
        CHECK(read->seq == name.seq);
        CHECK(read->hash == name.hash.substr(0, 16));
        CHECK(read->schemaBefore == name.schemaBefore);
    }
    for (const auto *other :
         {"cup.arbiter", "20160305T101500.123Z-000042.json",
          "20160305T101500.123Z-000042 (1).arbiter", "20161305T101500.123Z-000042.arbiter",
          ".arbiter", "20160305T101500.123Z-000042-aaaa.arbiter",
          "20160305T101500.123Z-000042-schema.arbiter"})
        CHECK_FALSE(backupNameFrom(other));
}

TEST_CASE("A backup is a complete event file, and closing makes one when something was added")
{
    const TempFolder folder;
    const auto options = withBackups(folder);
    std::string uuid;
    {
        JournalDesk desk(EventFile::create(folder / "a.arbiter", options).value());
        play(desk, 4, 1);
        uuid = desk.file().uuid();
        const auto made = desk.file().backup();
        REQUIRE(made.value().has_value());
        CHECK(**made == files(options, uuid).front());
        // The same act again: no second copy.
        CHECK(desk.file().backup().value() == *made);
        CHECK(files(options, uuid).size() == 1);
        REQUIRE(desk.act("drop-players", {tournament::PlayerDropped{{1}, 1}}).has_value());
    }
    const auto backups = files(options, uuid);
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
    CHECK(files(options, uuid) == backups);
}

TEST_CASE("Without a folder no backup is made")
{
    const TempFolder folder;
    JournalDesk desk(EventFile::create(folder / "a.arbiter").value());
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
        JournalDesk desk(EventFile::create(folder / "a.arbiter", options).value());
        uuid = desk.file().uuid();
        play(desk, 4, 1);
        REQUIRE(desk.file().backup().has_value());
        const auto mirrored = backupsOf(options.mirrorFolder, uuid);
        REQUIRE(mirrored.size() == 1);
        CHECK(support::bytesOf(mirrored.front().file)
              == support::bytesOf(files(options, uuid).front()));
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
    auto options = withBackups(folder);
    constexpr std::int64_t start = 1457172000000; // 10:00
    constexpr std::int64_t minute = 60000;
    std::int64_t now = start;
    options.clock = [&now] { return core::Timestamp{now}; };
    JournalDesk desk(EventFile::create(folder / "a.arbiter", options).value());
    const auto acts = storage_tests::smallEvent(60, 0);
    for (std::size_t i = 0; i < 60; ++i, now += 5 * minute) {
        REQUIRE(desk.act(acts[i].command, acts[i].facts).has_value());
        REQUIRE(desk.file().backup().has_value());
    }
    // 60 backups in five hours: 13:20 – 14:55 are the newest 20; of 10, 11 and 12 the last, and
    // 13:15 is not the last of its hour.
    const auto backups = backupsOf(options.backupFolder, desk.file().uuid());
    REQUIRE(backups.size() == 23);
    CHECK(backups[0].at.milliseconds == start + 59 * 5 * minute);
    CHECK(backups[0].seq == 60);
    CHECK(backups[20].at.milliseconds == start + 35 * 5 * minute);
    CHECK(backups[21].at.milliseconds == start + 23 * 5 * minute);
    CHECK(backups[22].at.milliseconds == start + 11 * 5 * minute);
}

TEST_CASE("A backup made after the clock went back is the newest, and thinning keeps it")
{
    const TempFolder folder;
    auto options = withBackups(folder);
    std::int64_t now = 1457172000000;
    options.clock = [&now] { return core::Timestamp{now}; };
    JournalDesk desk(EventFile::create(folder / "a.arbiter", options).value());
    const auto acts = storage_tests::smallEvent(40, 0);
    const auto actAndBackUp = [&](std::size_t i) {
        REQUIRE(desk.act(acts[i].command, acts[i].facts).has_value());
        REQUIRE(desk.file().backup().has_value());
    };
    for (std::size_t i = 0; i < 30; ++i, now += 1000)
        actAndBackUp(i);
    now -= std::int64_t{7200} * 1000; // two hours
    for (std::size_t i = 30; i < 33; ++i, now += 1000) {
        actAndBackUp(i);
        const auto backups = backupsOf(options.backupFolder, desk.file().uuid());
        REQUIRE(backups.size() >= 20);
        CHECK(backups.front().seq == static_cast<std::int64_t>(i) + 1);
        CHECK(backups[1].seq == static_cast<std::int64_t>(i));
    }
}
