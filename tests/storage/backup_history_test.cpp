// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <algorithm>

#include "storage/desk.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::TempFolder;
namespace fs = std::filesystem;

// A backup that is restored and goes on is another history of the same event in the same folder.

namespace {

struct Copies {
    TempFolder folder;
    EventFileOptions options;
    std::vector<storage_tests::Act> acts = storage_tests::smallEvent(60, 0);

    Copies()
    {
        options.backupFolder = folder / "backups";
        options.clock = storage_tests::steadyClock();
    }
    [[nodiscard]] fs::path file(const char *name) const { return folder / name; }
    [[nodiscard]] JournalDesk open(const char *name) const
    {
        return JournalDesk(EventFile::open(file(name), options).value());
    }
    /// Acts `first` to `last` of the small event, each with its backup.
    void play(JournalDesk &desk, std::size_t first, std::size_t last) const
    {
        for (std::size_t i = first; i < last; ++i) {
            auto facts = acts[i].facts;
            // Another name in every file: the numbers of the rows are equal, the rows are not.
            if (auto *added = std::get_if<tournament::PlayerAdded>(&facts.front()))
                added->player.name += " of " + desk.file().path().stem().string();
            REQUIRE(desk.act(acts[i].command, facts).has_value());
            REQUIRE(desk.file().backup().value().has_value());
        }
    }
};

std::vector<std::string> stateOf(const fs::path &file)
{
    std::vector<std::string> names;
    JournalDesk desk(EventFile::open(file, {}).value());
    for (const auto &player : desk.event().players)
        names.push_back(player.name);
    return names;
}

} // namespace

TEST_CASE("A restored copy that goes on is backed up, too, and the discarded acts stay")
{
    Copies at;
    std::string uuid;
    {
        JournalDesk first(EventFile::create(at.file("a.arbiter"), at.options).value());
        uuid = first.file().uuid();
        at.play(first, 0, 5);
        REQUIRE(restoreBackup(backupsOf(at.options.backupFolder, uuid)[2].file,
                              at.file("b.arbiter"))); // after three acts
    }
    {
        JournalDesk restored = at.open("b.arbiter");
        REQUIRE(restored.entries().size() == 3);
        at.play(restored, 3, 5); // the same numbers, other results
    }
    const auto ofB = backupsOf(at.options.backupFolder, uuid, at.file("b.arbiter"));
    REQUIRE(ofB.size() == 7);
    CHECK(stateOf(ofB.front().file) == stateOf(at.file("b.arbiter")));
    CHECK(std::ranges::count(ofB, true, &Backup::other) == 2);
    CHECK(std::ranges::is_sorted(ofB, {}, &Backup::other));
    const auto ofA = backupsOf(at.options.backupFolder, uuid, at.file("a.arbiter"));
    REQUIRE(ofA.size() == 7);
    CHECK(stateOf(ofA.front().file) == stateOf(at.file("a.arbiter")));
    CHECK(ofA.front().seq == 5);
    CHECK(std::ranges::count(ofA, true, &Backup::other) == 2);
    // Nothing known of the file: the history that went on last.
    CHECK(backupsOf(at.options.backupFolder, uuid).front().file == ofB.front().file);
}

TEST_CASE("Two copies that take turns keep their backups apart while old ones are thinned out")
{
    Copies at;
    std::string uuid;
    {
        JournalDesk first(EventFile::create(at.file("a.arbiter"), at.options).value());
        uuid = first.file().uuid();
        at.play(first, 0, 3);
        REQUIRE(first.file().saveCopy(at.file("b.arbiter")));
        REQUIRE(first.file().saveCopy(at.file("c.arbiter")));
        at.play(first, 3, 5);
    }
    {
        JournalDesk other = at.open("c.arbiter");
        at.play(other, 3, 55);
    }
    {
        JournalDesk other = at.open("b.arbiter");
        at.play(other, 3, 4);
    }
    for (const auto *name : {"a.arbiter", "b.arbiter", "c.arbiter"}) {
        const auto backups = backupsOf(at.options.backupFolder, uuid, at.file(name));
        CHECK(backups.size() < 40); // those of c were thinned out
        CHECK_FALSE(backups.front().other);
        CHECK(stateOf(backups.front().file) == stateOf(at.file(name)));
    }
}

TEST_CASE("Backups named by an earlier version are known by what they hold")
{
    Copies at;
    JournalDesk desk(EventFile::create(at.file("a.arbiter"), at.options).value());
    const std::string uuid = desk.file().uuid();
    at.play(desk, 0, 3);
    auto backups = backupsOf(at.options.backupFolder, uuid);
    for (const Backup &backup : backups) {
        const std::string name = backup.file.filename().string();
        fs::rename(backup.file,
                   backup.file.parent_path() / (name.substr(0, name.rfind('-')) + ".arbiter"));
    }
    REQUIRE(desk.file().backup().has_value());
    CHECK(backupsOf(at.options.backupFolder, uuid).size() == 3);
    // A file of the name that holds something else is no backup of this.
    support::writeBytes(backupsOf(at.options.backupFolder, uuid).front().file, "nothing");
    REQUIRE(desk.file().backup().has_value());
    backups = backupsOf(at.options.backupFolder, uuid);
    REQUIRE(backups.size() == 4);
    CHECK(std::ranges::any_of(backups, [&](const Backup &backup) {
        const auto opened = EventFile::open(backup.file);
        return opened && (*opened)->lastSeq().value() == 3;
    }));
}

TEST_CASE("A row that was damaged says nothing about the history of its file")
{
    Copies at;
    std::string uuid;
    {
        JournalDesk desk(EventFile::create(at.file("a.arbiter"), at.options).value());
        uuid = desk.file().uuid();
        at.play(desk, 0, 5);
    }
    std::string bytes = support::bytesOf(at.file("a.arbiter"));
    const std::string known = "Player 4 of a"; // row 5, the last
    for (auto found = bytes.find(known); found != std::string::npos; found = bytes.find(known))
        bytes[found] = 'X';
    support::writeBytes(at.file("a.arbiter"), bytes);
    REQUIRE_FALSE(EventFile::open(at.file("a.arbiter")));
    const auto backups = backupsOf(at.options.backupFolder, uuid, at.file("a.arbiter"));
    REQUIRE(backups.size() == 5);
    CHECK(backups.front().seq == 5);
    CHECK(std::ranges::none_of(backups, &Backup::other));
    // And of a file that is none any more nothing is known.
    support::writeBytes(at.file("a.arbiter"), std::string(bytes.size(), 'x'));
    CHECK(backupsOf(at.options.backupFolder, uuid, at.file("a.arbiter")).front().seq == 5);
}
