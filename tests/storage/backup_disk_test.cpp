// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "storage/desk.h"
#include "support/child_process.h"
#include "support/temp_folder.h"

#include <sys/stat.h>

using namespace storage;
using storage_tests::JournalDesk;
using support::TempFolder;
namespace fs = std::filesystem;

namespace {

int permissionsOf(const fs::path &file)
{
    return static_cast<int>(fs::status(file).permissions() & fs::perms::mask);
}

} // namespace

TEST_CASE("Backups and copies of an event are as private as the event")
{
    const TempFolder folder;
    for (const int mode : {0600, 0640, 0644}) {
        const fs::path path = folder / std::to_string(mode);
        EventFileOptions options;
        options.backupFolder = folder / ("data" + std::to_string(mode)) / "backups";
        options.mirrorFolder = folder / ("stick" + std::to_string(mode));
        JournalDesk desk(EventFile::create(path, options).value());
        REQUIRE(::chmod(path.c_str(), static_cast<mode_t>(mode)) == 0);
        play(desk, 4, 1);
        const auto made = desk.file().backup().value();
        const std::string uuid = desk.file().uuid();
        CHECK(permissionsOf(*made) == mode);
        CHECK(permissionsOf(backupsOf(options.mirrorFolder, uuid).front().file) == mode);
        for (const fs::path &closed : {options.backupFolder.parent_path(), options.backupFolder,
                                       options.backupFolder / uuid, options.mirrorFolder / uuid})
            CHECK(permissionsOf(closed) == 0700);
        const fs::path copy = folder / ("copy" + std::to_string(mode));
        REQUIRE(desk.file().saveCopy(copy));
        CHECK(permissionsOf(copy) == mode);
    }
}

TEST_CASE("A folder of backups that everybody may look into is closed for a private event")
{
    const TempFolder folder;
    EventFileOptions options;
    options.backupFolder = folder / "backups";
    JournalDesk desk(EventFile::create(folder / "a.arbiter", options).value());
    const fs::path backups = options.backupFolder / desk.file().uuid();
    fs::create_directories(backups);
    REQUIRE(::chmod(backups.c_str(), 0755) == 0);
    play(desk, 4, 1);
    REQUIRE(::chmod((folder / "a.arbiter").c_str(), 0644) == 0);
    REQUIRE(desk.file().backup());
    CHECK(permissionsOf(backups) == 0755);
    REQUIRE(::chmod((folder / "a.arbiter").c_str(), 0600) == 0);
    REQUIRE(desk.act("drop-players", {tournament::PlayerDropped{{1}, 1}}).has_value());
    REQUIRE(desk.file().backup());
    CHECK(permissionsOf(backups) == 0700);
}

TEST_CASE("A backup that does not fit on its disk is told as a full disk and leaves nothing")
{
    const TempFolder folder;
    fs::create_directory(folder / "stick");
    const int status = support::inChild([&] {
        if (!support::mountSmallDisk(folder / "stick", "size=32k"))
            return support::childCannot;
        EventFileOptions options;
        options.backupFolder = folder / "stick/backups";
        auto made = EventFile::create(folder / "a.arbiter", options);
        const auto backup = (*made)->backup();
        if (backup || backup.error().code != StorageErrorCode::Full)
            return 1;
        for (const auto &entry : fs::recursive_directory_iterator(folder / "stick"))
            if (!entry.is_directory())
                return 2;
        // The mirror likewise; the first backup is made.
        options.mirrorFolder = folder / "stick/mirror";
        options.backupFolder = folder / "backups";
        *made = EventFile::open(folder / "a.arbiter", options).value();
        const auto mirrored = (*made)->backup();
        if (mirrored || mirrored.error().code != StorageErrorCode::Full)
            return 3;
        if (backupsOf(options.backupFolder, (*made)->uuid()).size() != 1)
            return 4;
        // A copy, too.
        const auto copied = (*made)->saveCopy(folder / "stick/copy.arbiter");
        return !copied && copied.error().code == StorageErrorCode::Full
                && !fs::exists(folder / "stick/copy.arbiter")
            ? 0
            : 5;
    });
    if (status == support::childCannot)
        WARN("skipped: no disk can be mounted here");
    else
        CHECK(status == 0);
}

TEST_CASE("A killed backup leaves nothing that the next one does not take away")
{
    const TempFolder folder;
    EventFileOptions options;
    options.backupFolder = folder / "backups";
    std::string uuid;
    {
        JournalDesk desk(EventFile::create(folder / "a.arbiter", options).value());
        uuid = desk.file().uuid();
        play(desk, 4, 1);
    }
    const fs::path backups = options.backupFolder / uuid;
    REQUIRE(backupsOf(options.backupFolder, uuid).size() == 1);
    // Killed by what it writes, at every size a file can reach.
    const auto size = fs::file_size(backupsOf(options.backupFolder, uuid).front().file);
    int killed = 0;
    for (std::uintmax_t most = 0; most < size; most += 4096) {
        fs::remove(backupsOf(options.backupFolder, uuid).front().file);
        const int status = support::inChild([&] {
            auto file = EventFile::open(folder / "a.arbiter", options);
            const rlimit limit{most, most};
            ::setrlimit(RLIMIT_FSIZE, &limit);
            std::signal(SIGXFSZ, SIG_DFL);
            return (*file)->backup() ? 0 : 1;
        });
        killed += status == -1 ? 1 : 0;
        CHECK(backupsOf(options.backupFolder, uuid).empty());
        REQUIRE(EventFile::open(folder / "a.arbiter", options).value()->backup());
        CHECK(std::distance(fs::directory_iterator(backups), {}) == 1);
    }
    CHECK(killed > 5);
}
