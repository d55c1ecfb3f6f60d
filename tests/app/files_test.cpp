// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/files.h"

#include "app/sentences/sentences.h"
#include "support/child_process.h"
#include "support/temp_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>

namespace fs = std::filesystem;
using Catch::Matchers::Contains;
using support::bytesOf;
using support::TempFolder;

namespace {

const std::string databaseHead("SQLite format 3\0 and what follows", 33);

std::ptrdiff_t filesIn(const fs::path &folder)
{
    return std::distance(fs::directory_iterator(folder), {});
}

} // namespace

TEST_CASE("a file is written through a link and beside nobody's own file")
{
    const TempFolder folder;
    support::writeBytes(folder / "out.csv.part", "the user's own");
    fs::create_symlink("real.csv", folder / "out.csv");
    REQUIRE(app::writeFile(folder / "out.csv", "written"));
    CHECK(fs::is_symlink(folder / "out.csv"));
    CHECK(bytesOf(folder / "real.csv") == "written");
    CHECK(bytesOf(folder / "out.csv.part") == "the user's own");
    CHECK(filesIn(folder.path()) == 3);
}

TEST_CASE("a file that would replace or disturb an event is refused, and so is none")
{
    const TempFolder folder;
    support::writeBytes(folder / "cup.arbiter", databaseHead);
    support::writeBytes(folder / "cup.arbiter-journal", "half a change");
    fs::create_symlink("cup.arbiter", folder / "link");
    const std::pair<fs::path, std::string> refused[] = {
        {folder / "cup.arbiter", "is an event file and is not overwritten"},
        {folder / "link", "is an event file and is not overwritten"},
        {folder / "cup.arbiter-journal", "would be taken for a part of the event file"},
        {folder / "cup.arbiter-wal", "would be taken for a part of the event file"},
        {folder.path(), "is a folder"},
        {folder / "", "is a folder"},
        {folder / "none" / "x.csv", "There is no folder \"" + (folder / "none").string()},
        {folder / "cup.arbiter" / "x.csv", "cannot be the name of a file"},
        {folder / std::string(300, 'x'), "cannot be the name of a file"},
        {"", "\"\" cannot be the name of a file"}};
    for (const auto &[path, why] : refused) {
        const auto written = app::writeFile(path, "x");
        REQUIRE_FALSE(written);
        CHECK_THAT(written.error().message, Contains(why));
    }
    CHECK(bytesOf(folder / "cup.arbiter-journal") == "half a change");
    CHECK(filesIn(folder.path()) == 3);
    CHECK(app::writeFile(folder / "notes-journal", "x")); // belongs to nothing
}

TEST_CASE("a full disk is called full, with the way out")
{
    const auto written = app::writeFile("/dev/full", "x");
    REQUIRE_FALSE(written);
    CHECK(written.error().kind == app::FailureKind::Environment);
    CHECK_THAT(written.error().message,
               Contains("There is no room on the disk for \"/dev/full\"")
                   && Contains("free some space or choose another folder"));
    CHECK_THAT(app::backupSentence({storage::StorageErrorCode::Full, "/media/stick", {}, 0}),
               Contains("the event itself is safe")
                   && Contains("There is no room on the disk of /media/stick: free some space"));
}

TEST_CASE("a failed write keeps the old file and leaves nothing")
{
    const TempFolder folder;
    support::writeBytes(folder / "out.csv", "old");
    CHECK(support::inChild([&] {
              if (!support::limitFiles(1000))
                  return support::childCannot;
              const auto written = app::writeFile(folder / "out.csv", std::string(5000, 'x'));
              return !written && written.error().message.starts_with("Could not write") ? 0 : 1;
          })
          == 0);
    CHECK(bytesOf(folder / "out.csv") == "old");
    CHECK(filesIn(folder.path()) == 1);
}
