// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "storage/desk.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::TempFolder;
namespace fs = std::filesystem;

TEST_CASE("What SQLite takes for no file is a file's name like any other")
{
    const TempFolder folder;
    const support::WorkingFolder there(folder.path());
    for (const auto *name : {":memory:", "file:cup?mode=memory", "file::memory:?cache=shared",
                             "file:///tmp/elsewhere", "cup?mode=ro", "a%20b"}) {
        INFO(name);
        if (fs::path(name).has_parent_path())
            fs::create_directories(fs::path(name).parent_path());
        {
            JournalDesk desk(EventFile::create(name).value());
            for (const auto &act : storage_tests::smallEvent(2, 0))
                REQUIRE(desk.act(act.command, act.facts).has_value());
            REQUIRE(desk.file().saveCopy("file:copy?mode=memory"));
        }
        REQUIRE(fs::is_regular_file(folder.path() / name));
        CHECK(EventFile::open(name).value()->lastSeq().value() == 3);
        EventFileOptions reading;
        reading.readOnly = true;
        CHECK(EventFile::open(name, reading).value()->lastSeq().value() == 3);
        CHECK(EventFile::open("file:copy?mode=memory").value()->lastSeq().value() == 3);
        fs::remove("file:copy?mode=memory");
        CHECK(salvage(name, "file:copy?mode=memory").value().entries == 3);
        CHECK(EventFile::open("file:copy?mode=memory").value()->lastSeq().value() == 3);
        fs::remove("file:copy?mode=memory");
    }
}

TEST_CASE("An event has a name, and not one that SQLite uses beside another file")
{
    const TempFolder folder;
    JournalDesk desk(EventFile::create(folder / "cup.arbiter").value());
    for (const auto &act : storage_tests::smallEvent(2, 0))
        REQUIRE(desk.act(act.command, act.facts).has_value());
    for (const fs::path &name : {fs::path(), fs::path(folder / "cup.arbiter-journal"),
                                 fs::path(folder / "x-wal"), fs::path(folder / "x-shm")}) {
        INFO(name);
        CHECK(EventFile::create(name).error().code == StorageErrorCode::BadName);
        CHECK(desk.file().saveCopy(name).error().code == StorageErrorCode::BadName);
        CHECK(salvage(folder / "cup.arbiter", name).error().code == StorageErrorCode::BadName);
        CHECK_FALSE((!name.empty() && fs::exists(name)));
    }
    CHECK(EventFile::open("").error().code == StorageErrorCode::BadName);
    CHECK(salvage("", folder / "new.arbiter").error().code == StorageErrorCode::BadName);
    // One that an earlier version made opens.
    fs::copy_file(folder / "cup.arbiter", folder / "old-wal");
    CHECK(EventFile::open(folder / "old-wal").has_value());
}
