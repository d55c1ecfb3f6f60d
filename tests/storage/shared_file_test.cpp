// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include <thread>

#include "storage/desk.h"
#include "support/foreign_lock.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using storage_tests::smallEvent;
using support::ForeignLock;
using support::TempFolder;

namespace {

EventFileOptions quick()
{
    EventFileOptions options;
    options.busyTimeout = std::chrono::milliseconds(20);
    return options;
}

/// An event that was played a little, in a file of this name.
JournalDesk played(const std::filesystem::path &path)
{
    JournalDesk desk(EventFile::create(path, quick()).value());
    for (const auto &act : smallEvent())
        REQUIRE(desk.act(act.command, act.facts).has_value());
    return desk;
}

const tournament::Facts drop{tournament::PlayerDropped{{1}, 2}};
const tournament::Facts dropAnother{tournament::PlayerDropped{{2}, 2}};

/// Appends this behind whatever there is.
core::Expected<std::optional<Entry>, StorageError>
appendBehind(JournalDesk &desk, const tournament::Facts &facts, std::vector<Entry> &told)
{
    tournament::Event after;
    return desk.file().appendNext(positionOf(desk.entries()), [&](std::vector<Entry> news) {
        told = std::move(news);
        after = desk.event();
        for (const Entry &entry : told)
            tournament::apply(after, entry.facts);
        tournament::apply(after, facts);
        return NextAct{{{0}, "desk", "drop-players", facts, {}}, &after};
    });
}

} // namespace

TEST_CASE("Where the decision is that nothing follows, nothing is appended and nothing held")
{
    const TempFolder folder;
    const auto path = folder / "a.arbiter";
    JournalDesk first = played(path);
    JournalDesk second(EventFile::open(path, quick()).value());
    const auto nothing =
        second.file().appendNext(positionOf(second.entries()), [&](const std::vector<Entry> &news) {
            CHECK(news.empty());
            // Held while it is decided:
            CHECK(first.act("drop-players", drop).error().code == StorageErrorCode::Locked);
            return std::optional<NextAct>();
        });
    REQUIRE(nothing);
    CHECK_FALSE(*nothing);
    CHECK(first.act("drop-players", drop));
}

TEST_CASE("An append waits for another program as long as it was told to")
{
    const TempFolder folder;
    const auto path = folder / "a.arbiter";
    JournalDesk desk = played(path);
    EventFileOptions patient;
    patient.busyTimeout = std::chrono::seconds(20);
    JournalDesk waiting(EventFile::open(path, patient).value());
    for (const auto &[kind, facts] : {std::pair(ForeignLock::Kind::Reserved, drop),
                                      std::pair(ForeignLock::Kind::Exclusive, dropAnother)}) {
        auto lock = std::make_unique<ForeignLock>(path, kind);
        CHECK(desk.act("drop-players", facts).error().code == StorageErrorCode::Locked);
        std::jthread holder([&lock] {
            std::this_thread::sleep_for(std::chrono::milliseconds(150));
            lock.reset();
        });
        CHECK(waiting.act("drop-players", facts));
        holder.join();
        desk = JournalDesk(EventFile::open(path, quick()).value());
    }
}

TEST_CASE("Another history in the same place is noticed, not followed")
{
    const TempFolder folder;
    const auto path = folder / "a.arbiter";
    JournalDesk desk = played(path);
    REQUIRE(desk.file().saveCopy(folder / "copy.arbiter"));
    REQUIRE(desk.act("drop-players", drop));
    {
        JournalDesk other(EventFile::open(folder / "copy.arbiter", quick()).value());
        REQUIRE(other.act("drop-players", dropAnother));
        REQUIRE(other.act("drop-players", drop));
    }
    // Written over it, not put in its place: the same file with other bytes.
    support::writeBytes(path, support::bytesOf(folder / "copy.arbiter"));
    const auto read = desk.file().readAfter(positionOf(desk.entries()));
    REQUIRE_FALSE(read);
    CHECK(read.error().code == StorageErrorCode::Replaced);
    std::vector<Entry> told;
    const auto refused = appendBehind(desk, dropAnother, told);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().code == StorageErrorCode::Replaced);
}

TEST_CASE("Who asks again and again is told all news, and each as often as he does not know it")
{
    const TempFolder folder;
    const auto path = folder / "a.arbiter";
    JournalDesk first = played(path);
    JournalDesk second(EventFile::open(path, quick()).value());
    Journal &journal = second.file();
    const Position known = positionOf(second.entries());
    CHECK(journal.news(known).value().empty());
    CHECK(journal.news(known).value().empty());
    const auto theirs = first.act("drop-players", drop);
    REQUIRE(theirs);
    CHECK(journal.news(known).value() == std::vector{*theirs});
    CHECK(journal.news(known).value() == std::vector{*theirs}); // he could not follow them
    CHECK(journal.news({theirs->seq, theirs->hash}).value().empty());
    const auto another = first.act("drop-players", dropAnother);
    REQUIRE(another);
    CHECK(journal.news({theirs->seq, theirs->hash}).value() == std::vector{*another});
    CHECK(first.file().news(positionOf(first.entries())).value().empty()); // his own are no news
    std::filesystem::remove(path);
    CHECK(journal.news({another->seq, another->hash}).error().code == StorageErrorCode::Gone);
}

TEST_CASE("A file that left its place takes nothing more, until it is back")
{
    const TempFolder folder;
    const auto path = folder / "a.arbiter";
    JournalDesk desk = played(path);
    const auto entries = desk.entries();
    CHECK(desk.file().present());
    std::filesystem::rename(path, folder / "elsewhere.arbiter");

    SECTION("deleted, moved or unmounted")
    {
        CHECK(desk.file().present().error().code == StorageErrorCode::Gone);
        CHECK(desk.act("drop-players", drop).error().code == StorageErrorCode::Gone);
    }
    SECTION("replaced by another file")
    {
        support::writeBytes(path, support::bytesOf(folder / "elsewhere.arbiter"));
        CHECK(desk.file().present().error().code == StorageErrorCode::Replaced);
        CHECK(desk.act("drop-players", drop).error().code == StorageErrorCode::Replaced);
    }
    CHECK(desk.file().readFrom(1).value() == entries);
    std::filesystem::rename(folder / "elsewhere.arbiter", path);
    CHECK(desk.act("drop-players", drop));
    CHECK(desk.file().verify().problems.empty());
}

TEST_CASE("An act is not acknowledged when its file went while it was written")
{
    const TempFolder folder;
    const auto path = folder / "a.arbiter";
    JournalDesk desk = played(path);
    tournament::Event after = desk.event();
    tournament::apply(after, drop);
    bool decided = false;
    const auto written = desk.file().appendNext(
        positionOf(desk.entries()), [&](const std::vector<Entry> & /*news*/) {
            std::filesystem::remove(path);
            decided = true;
            return NextAct{{{0}, "desk", "drop-players", drop, {}}, &after};
        });
    CHECK(decided);
    REQUIRE_FALSE(written);
    CHECK(written.error().code == StorageErrorCode::Gone);
}

TEST_CASE("An event whose file is gone goes on in another with the same chain")
{
    const TempFolder folder;
    const auto path = folder / "a.arbiter";
    JournalDesk desk = played(path);
    const auto last = desk.entries().back().seq;
    REQUIRE(desk.undo({last, last}));
    REQUIRE(desk.redo({last, last}));
    SECTION("deleted, and the open file can still be read") { std::filesystem::remove(path); }
    SECTION("written over, and only what was read is left")
    {
        support::writeBytes(path, std::string(8192, 'x'));
    }
    REQUIRE(desk.file().goOnIn(folder / "b.arbiter", desk.entries()));
    JournalDesk copy(EventFile::open(folder / "b.arbiter", quick()).value());
    CHECK(copy.entries() == desk.entries()); // hashes and all
    CHECK(copy.file().uuid() == desk.file().uuid());
    CHECK(copy.file().verify().problems.empty());
    CHECK(copy.act("drop-players", drop));
    CHECK(desk.file().goOnIn(folder / "b.arbiter", desk.entries()).error().code
          == StorageErrorCode::Exists);
}
