// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include <catch2/catch.hpp>

#include "storage/desk.h"
#include "storage/fact_reader.h"
#include "support/crash_vfs.h"
#include "support/temp_folder.h"

using namespace storage;
using storage_tests::JournalDesk;
using support::bytesOf;
using support::TempFolder;
using support::writeBytes;

namespace {

std::string soundFile(const TempFolder &folder, const tournament::Facts &last = {})
{
    const auto path = folder / "sound.arbiter";
    {
        JournalDesk desk(EventFile::create(path).value());
        for (const auto &act : storage_tests::smallEvent(20, 3))
            REQUIRE(desk.act(act.command, act.facts).has_value());
        if (!last.empty())
            REQUIRE(desk.act("import", last).has_value());
    }
    auto bytes = bytesOf(path);
    std::filesystem::remove(path);
    return bytes;
}

struct Rescued {
    SalvageReport report;
    std::vector<Entry> entries;
    std::string uuid;
};

std::optional<Rescued> rescue(const TempFolder &folder, const std::string &bytes)
{
    writeBytes(folder / "damaged", bytes);
    std::filesystem::remove(folder / "rescued");
    const auto report = salvage(folder / "damaged", folder / "rescued");
    CHECK(bytesOf(folder / "damaged") == bytes);
    if (!report) {
        CHECK(report.error().code == StorageErrorCode::Damaged);
        CHECK_FALSE(std::filesystem::exists(folder / "rescued"));
        return std::nullopt;
    }
    auto file = EventFile::open(folder / "rescued");
    REQUIRE(file.has_value());
    CHECK((*file)->verify().problems.empty());
    return Rescued{*report, (*file)->readFrom(1).value(), (*file)->uuid()};
}

} // namespace

TEST_CASE("Every act of a sound file is saved, with hashes and identity")
{
    const TempFolder folder;
    const auto sound = soundFile(folder);
    writeBytes(folder / "sound", sound);
    auto original = EventFile::open(folder / "sound").value();
    const auto saved = rescue(folder, sound);
    REQUIRE(saved.has_value());
    CHECK(saved->entries == original->readFrom(1).value());
    CHECK(saved->uuid == original->uuid());
    CHECK(saved->report.lost == 0);
    CHECK(saved->report.detail.empty());
}

TEST_CASE("A destroyed first page costs no act that lies on another")
{
    const TempFolder folder;
    auto bytes = soundFile(folder);
    const auto all = static_cast<std::int64_t>(storage_tests::smallEvent(20, 3).size());
    bytes.replace(0, 4096, std::string(4096, '\xaa'));
    const auto saved = rescue(folder, bytes);
    REQUIRE(saved.has_value());
    CHECK(saved->report.entries == all);
}

TEST_CASE("Half a file gives the acts up to the first that is gone")
{
    const TempFolder folder;
    const auto sound = soundFile(folder);
    std::int64_t before = 0;
    for (std::size_t part = 1; part <= 8; ++part) {
        const auto saved = rescue(folder, sound.substr(0, sound.size() * part / 8));
        const std::int64_t entries = saved ? saved->report.entries : 0;
        CHECK(entries >= before);
        before = entries;
    }
    CHECK(before > 30);
}

TEST_CASE("An altered act ends the chain and the rest is counted as lost")
{
    const TempFolder folder;
    auto bytes = soundFile(folder);
    const auto all = static_cast<std::int64_t>(storage_tests::smallEvent(20, 3).size());
    for (auto at = bytes.find("Player 13"); at != std::string::npos;
         at = bytes.find("Player 13", at + 1))
        bytes[at] = 'S';
    const auto saved = rescue(folder, bytes);
    REQUIRE(saved.has_value());
    CHECK(saved->report.entries == 13);
    CHECK(saved->report.lost == all - 13);
    CHECK(saved->report.detail == "act 14 could not be read");
}

TEST_CASE("A lost identity is replaced by a new one and said so")
{
    const TempFolder folder;
    auto bytes = soundFile(folder);
    writeBytes(folder / "sound", bytes);
    const std::string uuid = EventFile::open(folder / "sound").value()->uuid();
    bytes.replace(bytes.find(uuid), 1, "x");
    const auto saved = rescue(folder, bytes);
    REQUIRE(saved.has_value());
    CHECK(saved->uuid != uuid);
    CHECK(saved->report.lost == 0);
    CHECK(saved->report.detail.find("identity") != std::string::npos);
}

TEST_CASE("A payload that fills many pages is saved as well")
{
    const TempFolder folder;
    tournament::Source source{"event-json", {}};
    for (int i = 0; i < 20000; ++i)
        source.text += std::to_string(i);
    const auto saved = rescue(folder, soundFile(folder, {tournament::SourceKept{source}}));
    REQUIRE(saved.has_value());
    CHECK(saved->report.lost == 0);
    CHECK(saved->entries.back().facts == tournament::Facts{tournament::SourceKept{source}});
}

TEST_CASE("Nothing is made of nothing, and nothing is overwritten")
{
    const TempFolder folder;
    CHECK_FALSE(rescue(folder, "").has_value());
    CHECK_FALSE(rescue(folder, "a letter").has_value());
    CHECK_FALSE(rescue(folder, std::string(50000, '\x0d')).has_value());
    CHECK(salvage(folder / "none", folder / "rescued").error().code == StorageErrorCode::NotFound);
    writeBytes(folder / "sound", soundFile(folder));
    writeBytes(folder / "rescued", "mine");
    CHECK(salvage(folder / "sound", folder / "rescued").error().code == StorageErrorCode::Exists);
    CHECK(bytesOf(folder / "rescued") == "mine");
}

TEST_CASE("After a power cut an act can be saved before the rollback journal is played back")
{
    support::CrashDisk disk("salvage");
    EventFileOptions options;
    options.vfs = disk.name();
    for (std::int64_t at = 0; at < 40; ++at) {
        const std::string path = "/e" + std::to_string(at);
        {
            JournalDesk desk(EventFile::create(path, options).value());
            const auto acts = storage_tests::smallEvent(20, 1);
            for (std::size_t i = 0; i + 1 < acts.size(); ++i)
                REQUIRE(desk.act(acts[i].command, acts[i].facts).has_value());
            disk.plan(support::DiskFault::PowerLoss, at);
            (void)desk.act(acts.back().command, acts.back().facts);
        }
        disk.restart(static_cast<std::uint64_t>(at));
        const auto report = salvage(path, path + "-rescued", options);
        REQUIRE(report.has_value());
        CHECK(report->entries
              >= static_cast<std::int64_t>(storage_tests::smallEvent(20, 1).size()) - 1);
    }
}
