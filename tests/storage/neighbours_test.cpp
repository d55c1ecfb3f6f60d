// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <sqlite3.h>
#include <sys/stat.h>

#include "storage/desk.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::bytesOf;
using support::TempFolder;
using support::writeBytes;

namespace {

namespace fs = std::filesystem;

fs::path beside(fs::path event, const char *ending) { return event += ending; }

void makeEvent(const fs::path &path)
{
    JournalDesk desk(EventFile::create(path).value());
    for (const auto &act : storage_tests::smallEvent(8, 2))
        REQUIRE(desk.act(act.command, act.facts).has_value());
}

void run(sqlite3 *database, const char *sql)
{
    REQUIRE(sqlite3_exec(database, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
}

/// An event and its rollback journal in the middle of a write, as a program that died leaves them.
void makeInterrupted(const TempFolder &folder, const fs::path &path)
{
    const fs::path living = folder / "living";
    makeEvent(living);
    sqlite3 *other = nullptr;
    REQUIRE(sqlite3_open(living.c_str(), &other) == SQLITE_OK);
    run(other, "PRAGMA cache_size = 1");
    run(other, "BEGIN; UPDATE player SET pronouns = hex(zeroblob(9000))");
    fs::copy_file(living, path);
    fs::copy_file(beside(living, "-journal"), beside(path, "-journal"));
    sqlite3_close(other);
    fs::remove(living);
}

std::string fourBytes(std::size_t number)
{
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8)
        bytes += static_cast<char>(number >> shift);
    return bytes;
}

/// https://www.sqlite.org/fileformat2.html, "The Super-Journal": what SQLite deletes in the end.
std::string superJournalRecord(const std::string &name)
{
    std::size_t sum = 0;
    for (const char c : name)
        sum += static_cast<std::size_t>(c);
    return fourBytes(0x40000000 / 4096 + 1) + name + fourBytes(name.size()) + fourBytes(sum)
        + "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7";
}

/// Every way to a file, none of which may change what lies there.
void refusedEverywhere(const fs::path &event, StorageErrorCode code)
{
    const std::string before = bytesOf(event);
    for (const bool readOnly : {false, true}) {
        EventFileOptions options;
        options.readOnly = readOnly;
        options.busyTimeout = std::chrono::milliseconds(20);
        const auto opened = EventFile::open(event, options);
        REQUIRE_FALSE(opened.has_value());
        CHECK(opened.error().code == code);
        CHECK(opened.error().path == event.string());
        CHECK(bytesOf(event) == before);
    }
}

} // namespace

TEST_CASE("A journal that names another file is not played back: nothing is deleted")
{
    const TempFolder folder;
    const fs::path event = folder / "a.arbiter";
    const fs::path journal = beside(event, "-journal");
    const fs::path victim = folder / "letters.txt";
    makeInterrupted(folder, event);
    writeBytes(victim, "my letters");
    const std::string main = bytesOf(event);
    const std::string kept = bytesOf(journal);
    const std::string forged = kept + superJournalRecord(victim.string());
    writeBytes(journal, forged);

    refusedEverywhere(event, StorageErrorCode::ForeignNeighbour);
    fs::create_directory(folder / "desk");
    fs::create_symlink(event, folder / "desk" / "link.arbiter");
    refusedEverywhere(folder / "desk" / "link.arbiter", StorageErrorCode::ForeignNeighbour);
    // A journal without a single page, with nothing but the record, or with a void header as well.
    for (const std::string &other : {kept.substr(0, 512) + superJournalRecord(victim.string()),
                                     "x" + superJournalRecord(victim.string()),
                                     std::string(512, 'x') + superJournalRecord(victim.string())}) {
        writeBytes(journal, other);
        refusedEverywhere(event, StorageErrorCode::ForeignNeighbour);
    }
    writeBytes(journal, forged);
    CHECK(salvage(event, folder / "saved.arbiter").value().entries > 10);
    CHECK(EventFile::open(folder / "saved.arbiter").value()->verify().problems.empty());
    CHECK(bytesOf(event) == main);
    CHECK(bytesOf(journal) == forged);
    CHECK(bytesOf(victim) == "my letters");

    // Without the record it is the journal of an interrupted write like any other.
    writeBytes(journal, kept);
    CHECK(EventFile::open(event).value()->verify().problems.empty());
    CHECK_FALSE(fs::exists(journal));
}

TEST_CASE("A journal laid beside an open event is looked at before SQLite plays it back")
{
    const TempFolder folder;
    const fs::path event = folder / "a.arbiter";
    const fs::path victim = folder / "letters.txt";
    makeInterrupted(folder, event);
    const std::string journal = bytesOf(beside(event, "-journal"));
    const std::string interrupted = bytesOf(event);
    writeBytes(victim, "my letters");
    JournalDesk desk(EventFile::open(event).value());
    writeBytes(event, interrupted);
    writeBytes(beside(event, "-journal"), journal + superJournalRecord(victim.string()));
    CHECK(desk.file().lastSeq().error().code == StorageErrorCode::ForeignNeighbour);
    CHECK(desk.act("drop-players", {tournament::PlayerDropped{{1}, 2}}).error().code
          == StorageErrorCode::ForeignNeighbour);
    CHECK(bytesOf(victim) == "my letters");

    const fs::path other = folder / "other.arbiter";
    (void)EventFile::create(other);
    writeBytes(event, bytesOf(other));
    writeBytes(beside(event, "-journal"), journal);
    CHECK(desk.file().lastSeq().error().code == StorageErrorCode::JournalOfOther);
    CHECK(bytesOf(event) == bytesOf(other));
}

TEST_CASE("Nothing is read or written through a link beside the event")
{
    const TempFolder folder;
    const fs::path event = folder / "a.arbiter";
    const fs::path wal = folder / "wal.arbiter";
    const fs::path victim = folder / "letters.txt";
    makeEvent(event);
    makeEvent(wal);
    sqlite3 *other = nullptr;
    REQUIRE(sqlite3_open(wal.c_str(), &other) == SQLITE_OK);
    run(other, "PRAGMA journal_mode = WAL");
    sqlite3_close(other);
    for (const std::string &letters :
         {std::string("my letters"), std::string(), std::string("\0 zero", 6)}) {
        writeBytes(victim, letters);
        for (const fs::path &file : {event, wal})
            for (const char *ending : {"-journal", "-wal", "-shm"}) {
                INFO(file << ending);
                const fs::path neighbour = beside(file, ending);
                fs::create_symlink(victim, neighbour);
                refusedEverywhere(file, StorageErrorCode::ForeignNeighbour);
                CHECK(salvage(file, folder / "saved").has_value());
                fs::remove(folder / "saved");
                fs::remove(neighbour);
                fs::create_hard_link(victim, neighbour);
                refusedEverywhere(file, StorageErrorCode::ForeignNeighbour);
                CHECK(salvage(file, folder / "saved").has_value());
                fs::remove(folder / "saved");
                fs::remove(neighbour);
                CHECK(bytesOf(victim) == letters);
            }
    }
    for (const char *ending : {"-journal", "-wal", "-shm"}) {
        const fs::path neighbour = beside(event, ending);
        fs::create_symlink(folder / "not there", neighbour);
        refusedEverywhere(event, StorageErrorCode::ForeignNeighbour);
        fs::remove(neighbour);
        REQUIRE(::mkfifo(neighbour.c_str(), 0600) == 0); // opening it would wait for ever
        refusedEverywhere(event, StorageErrorCode::ForeignNeighbour);
        CHECK(salvage(event, folder / "saved").has_value());
        fs::remove(folder / "saved");
        fs::remove(neighbour);
        fs::create_directory(neighbour);
        refusedEverywhere(event, StorageErrorCode::ForeignNeighbour);
        fs::remove(neighbour);
    }
    CHECK_FALSE(fs::exists(folder / "not there"));
    CHECK(EventFile::open(event).has_value());
}

TEST_CASE("A link planted beside an open event is not written through")
{
    const TempFolder folder;
    const fs::path event = folder / "a.arbiter";
    const fs::path victim = folder / "letters.txt";
    makeEvent(event);
    writeBytes(victim, std::string("\0 zero", 6)); // no hot journal: one to be written over
    JournalDesk desk(EventFile::open(event).value());
    fs::create_hard_link(victim, beside(event, "-journal"));
    CHECK(desk.act("drop-players", {tournament::PlayerDropped{{1}, 2}}).error().code
          == StorageErrorCode::ForeignNeighbour);
    CHECK(bytesOf(victim) == std::string("\0 zero", 6));
    fs::remove(beside(event, "-journal"));
    CHECK(desk.act("drop-players", {tournament::PlayerDropped{{1}, 2}}).has_value());
}

TEST_CASE("A write-ahead log that the event does not have is not taken over")
{
    const TempFolder folder;
    const fs::path event = folder / "a.arbiter";
    const fs::path other = folder / "other.arbiter";
    makeEvent(event);
    fs::copy_file(event, other);
    const std::string sound = bytesOf(event);
    sqlite3 *writer = nullptr;
    REQUIRE(sqlite3_open(other.c_str(), &writer) == SQLITE_OK);
    run(writer, "PRAGMA journal_mode = WAL; UPDATE player SET name = 'Nobody'");
    fs::copy_file(beside(other, "-wal"), beside(event, "-wal"));
    sqlite3_close(writer);
    const std::string frames = bytesOf(beside(event, "-wal"));
    REQUIRE(frames.size() > 4096);
    refusedEverywhere(event, StorageErrorCode::ForeignNeighbour);
    CHECK(salvage(event, folder / "saved").has_value());
    CHECK(bytesOf(beside(event, "-wal")) == frames);
    CHECK_FALSE(fs::exists(beside(event, "-shm")));

    // The same beside an event that is open.
    fs::remove(beside(event, "-wal"));
    JournalDesk desk(EventFile::open(event).value());
    writeBytes(beside(event, "-wal"), frames);
    CHECK(desk.file().lastSeq().error().code == StorageErrorCode::ForeignNeighbour);
    CHECK(bytesOf(event) == sound);
    CHECK(bytesOf(beside(event, "-wal")) == frames);
}
