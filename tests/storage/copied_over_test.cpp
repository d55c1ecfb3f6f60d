// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "storage/desk.h"
#include "support/crash_vfs.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::CrashDisk;
using support::DiskFault;

namespace {

const std::string path = "/event.arbiter";
const std::string journalPath = path + "-journal";

EventFileOptions on(const CrashDisk &disk)
{
    EventFileOptions options;
    options.vfs = disk.name();
    return options;
}

std::string bytesOf(const CrashDisk &disk, const std::string &file)
{
    const auto found = disk.find(file);
    return found ? found->written : std::string();
}

void put(CrashDisk &disk, const std::string &file, const std::string &bytes)
{
    *disk.create(file) = {bytes, bytes, true};
}

/// What the organizer may have at hand: the event after every act, as copied in a file manager and
/// as Arbiter's compact copy.
struct Versions {
    std::vector<std::string> plain; ///< plain[i]: after i + 1 acts
    std::vector<std::string> compact;
};

const std::vector<storage_tests::Act> &acts()
{
    static const auto all = storage_tests::smallEvent(20, 2);
    return all;
}

Versions play()
{
    CrashDisk disk("versions");
    const support::TempFolder folder; // a compact copy is a file of the system
    Versions versions;
    JournalDesk desk(EventFile::create(path, on(disk)).value());
    for (const auto &act : acts()) {
        REQUIRE(desk.act(act.command, act.facts).has_value());
        versions.plain.push_back(bytesOf(disk, path));
        const auto plain = folder / "plain.arbiter";
        support::writeBytes(plain, versions.plain.back());
        const auto copy = folder / std::to_string(versions.plain.size());
        REQUIRE(EventFile::open(plain).value()->saveCopy(copy).has_value());
        versions.compact.push_back(support::bytesOf(copy));
    }
    return versions;
}

struct Tally {
    int refused = 0;
    int opened = 0;
};

/// The power goes while the act behind `count` is written to `start`; then `other`, a version of
/// `held` acts, is copied over the file. It is never mixed with the pages of the journal.
void copyOver(const std::string &start, std::size_t count, std::int64_t at,
              const std::vector<std::pair<std::size_t, const std::string *>> &others, Tally &tally)
{
    CrashDisk disk("copying");
    put(disk, path, start);
    {
        JournalDesk desk(EventFile::open(path, on(disk)).value());
        disk.plan(DiskFault::PowerLoss, at);
        (void)desk.act(acts().at(count).command, acts().at(count).facts);
    }
    disk.restart(static_cast<std::uint64_t>(at));
    const std::string journal = bytesOf(disk, journalPath);
    const std::string interrupted = bytesOf(disk, path);
    if (journal.empty() || journal.front() == '\0')
        return;
    for (const auto &[held, other] : others) {
        INFO("cut at " << at << ", " << held << " acts copied over " << count);
        put(disk, path, *other);
        put(disk, journalPath, journal);
        if (auto file = EventFile::open(path, on(disk))) {
            ++tally.opened;
            REQUIRE((*file)->verify().problems.empty());
            const auto entries = static_cast<std::size_t>((*file)->lastSeq().value());
            REQUIRE((entries == held || entries == count));
            continue;
        } else {
            ++tally.refused;
            REQUIRE(file.error().code == StorageErrorCode::JournalOfOther);
        }
        REQUIRE(bytesOf(disk, path) == *other);
        REQUIRE(bytesOf(disk, journalPath) == journal);
        // The way out.
        disk.remove(journalPath, true);
        auto file = EventFile::open(path, on(disk)).value();
        REQUIRE(file->verify().problems.empty());
        REQUIRE(file->lastSeq().value() == static_cast<std::int64_t>(held));
    }
    // What really was interrupted opens.
    put(disk, path, interrupted);
    put(disk, journalPath, journal);
    auto file = EventFile::open(path, on(disk)).value();
    REQUIRE(file->verify().problems.empty());
    REQUIRE(file->lastSeq().value() >= static_cast<std::int64_t>(count));
}

} // namespace

TEST_CASE("A version copied over a file whose journal remains is not mixed with it")
{
    const Versions versions = play();
    std::vector<std::pair<std::size_t, const std::string *>> others;
    for (std::size_t held = 3; held <= versions.plain.size(); held += 4) {
        others.emplace_back(held, &versions.plain[held - 1]);
        others.emplace_back(held, &versions.compact[held - 1]);
    }
    Tally tally;
    const std::size_t count = acts().size() - 6;
    for (std::int64_t at = 0; at < 40; ++at)
        copyOver(versions.plain.at(count - 1), count, at, others, tally);
    CHECK(tally.refused > 100);
    CHECK(tally.opened < tally.refused / 10);
}

TEST_CASE("Nor where both are copies, whose change counters begin alike")
{
    const Versions versions = play();
    std::vector<std::pair<std::size_t, const std::string *>> others;
    for (std::size_t held = 3; held <= versions.compact.size(); held += 2)
        others.emplace_back(held, &versions.compact[held - 1]);
    Tally tally;
    const std::size_t count = acts().size() - 6;
    for (std::int64_t at = 0; at < 40; ++at)
        copyOver(versions.compact.at(count - 1), count, at, others, tally);
    CHECK(tally.refused > 100);
}
