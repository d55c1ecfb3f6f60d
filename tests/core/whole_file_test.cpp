// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/whole_file.h"

#include "core/abandoned_files.h"
#include "core/file_place.h"
#include "support/child_process.h"
#include "support/temp_folder.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <thread>
#include <vector>

#include <sys/stat.h>

namespace fs = std::filesystem;
using core::WholeFile;
using support::bytesOf;
using support::TempFolder;

namespace {

int permissionsOf(const fs::path &file)
{
    return static_cast<int>(fs::status(file).permissions() & fs::perms::mask);
}

std::vector<std::string> namesIn(const fs::path &folder)
{
    std::vector<std::string> names;
    for (const auto &entry : fs::directory_iterator(folder))
        names.push_back(entry.path().filename().string());
    std::ranges::sort(names);
    return names;
}

using Names = std::vector<std::string>;

} // namespace

TEST_CASE("A file is written whole, replaced whole, and nothing lies beside it")
{
    const TempFolder folder;
    const fs::path target = folder / "out.txt";
    REQUIRE(core::writeWhole(target, "first"));
    CHECK(bytesOf(target) == "first");
    const std::string large(3'000'000, 'x');
    REQUIRE(core::writeWhole(target, large));
    CHECK(bytesOf(target) == large);
    CHECK(namesIn(folder.path()) == Names{"out.txt"});
    {
        auto dropped = WholeFile::beside(target).value();
        REQUIRE(dropped.write("never"));
        CHECK(fs::exists(dropped.aside()));
        CHECK(dropped.aside().parent_path() == folder.path());
    }
    CHECK(bytesOf(target) == large);
    CHECK(namesIn(folder.path()) == Names{"out.txt"});
}

TEST_CASE("Permissions are those of the file that is replaced, else what the umask leaves")
{
    const TempFolder folder;
    const fs::path target = folder / "out.txt";
    const mode_t before = ::umask(027);
    REQUIRE(core::writeWhole(target, "new"));
    ::umask(before);
    CHECK(permissionsOf(target) == 0640);
    for (const int mode : {0600, 0644, 0664, 0400}) {
        REQUIRE(::chmod(target.c_str(), static_cast<mode_t>(mode)) == 0);
        REQUIRE(core::writeWhole(target, "again"));
        CHECK(permissionsOf(target) == mode);
    }
    auto asked = WholeFile::beside(folder / "asked.txt", fs::perms(0604)).value();
    REQUIRE(asked.replace());
    CHECK(permissionsOf(folder / "asked.txt") == 0604);
    REQUIRE(::chmod(target.c_str(), 0640) == 0);
    REQUIRE(core::copyWhole(target, folder / "copy.txt"));
    CHECK(permissionsOf(folder / "copy.txt") == 0640);
    CHECK(bytesOf(folder / "copy.txt") == "again");
}

TEST_CASE("A new file takes nobody's name")
{
    const TempFolder folder;
    support::writeBytes(folder / "theirs", "theirs");
    support::writeBytes(folder / "mine", "mine");
    CHECK(core::copyWhole(folder / "mine", folder / "theirs").error() == std::errc::file_exists);
    CHECK(bytesOf(folder / "theirs") == "theirs");
    CHECK(namesIn(folder.path()) == Names{"mine", "theirs"});
    CHECK(core::copyWhole(folder / "mine", folder / "theirs", true));
    CHECK(bytesOf(folder / "theirs") == "mine");
}

TEST_CASE("A name leads through its links, and no planted link leads a writer astray")
{
    const TempFolder folder;
    fs::create_directory(folder / "there");
    support::writeBytes(folder / "there/real.txt", "old");
    fs::create_symlink("there/real.txt", folder / "link");
    fs::create_symlink("link", folder / "link to link");
    fs::create_symlink("there/new.txt", folder / "link to nothing");
    fs::create_symlink("ring", folder / "ring");
    CHECK(core::placeOf(folder / "link to link").value() == folder / "there/real.txt");
    CHECK(core::placeOf(folder / "link to nothing").value() == folder / "there/new.txt");
    CHECK(core::placeOf(folder / "ring").error() == std::errc::too_many_symbolic_link_levels);
    CHECK(core::placeOf(folder / "none/x").error() == std::errc::no_such_file_or_directory);
    CHECK(core::placeOf("").error() == std::errc::invalid_argument);
    CHECK(core::placeOf(folder / "there/").value() == folder / "there");
    REQUIRE(core::writeWhole(core::placeOf(folder / "link").value(), "new"));
    CHECK(bytesOf(folder / "there/real.txt") == "new");
    CHECK(fs::is_symlink(folder / "link"));

    // Somebody planted links where a writer might write, and a user has a file of such a name.
    support::writeBytes(folder / "victim", "victim");
    support::writeBytes(folder / "out.txt.part", "the user's own");
    const fs::path planted = core::asideName(folder.path());
    fs::create_symlink(folder / "victim", planted);
    REQUIRE(core::writeWhole(folder / "out.txt", "out"));
    CHECK(bytesOf(folder / "victim") == "victim");
    CHECK(bytesOf(folder / "out.txt.part") == "the user's own");
    CHECK(fs::is_symlink(planted));
}

TEST_CASE("Eight programs that write to one name all succeed, and one of theirs is there whole")
{
    const TempFolder folder;
    const fs::path target = folder / "out.txt";
    constexpr int writers = 8;
    const auto textOf = [](int writer) {
        return std::string(400'000, static_cast<char>('a' + writer));
    };
    std::vector<pid_t> children;
    for (int writer = 0; writer < writers; ++writer)
        children.push_back(support::startChild([&] {
            for (int i = 0; i < 20; ++i)
                if (!core::writeWhole(target, textOf(writer)))
                    return 1;
            return 0;
        }));
    bool whole = true;
    while (!fs::exists(target))
        std::this_thread::yield();
    for (int look = 0; look < 50; ++look) {
        const std::string found = bytesOf(target);
        whole = whole && !found.empty() && found == textOf(found.front() - 'a');
    }
    for (const pid_t child : children)
        CHECK(support::statusOf(child) == 0);
    const std::string found = bytesOf(target);
    REQUIRE_FALSE(found.empty());
    CHECK(whole);
    CHECK(found == textOf(found.front() - 'a'));
    CHECK(namesIn(folder.path()) == Names{"out.txt"});
}

TEST_CASE("What a killed writer left is gone with the next write; what is being written stays")
{
    const TempFolder folder;
    for (int kill = 0; kill < 5; ++kill) {
        const pid_t child = support::startChild([&] {
            const auto file = WholeFile::beside(folder / "out.txt");
            support::writeBytes(file->aside().string() + "-journal", "SQLite's");
            ::kill(::getpid(), SIGKILL);
            return 0;
        });
        REQUIRE(support::statusOf(child) == -1);
        // Its own two; those of the one ahead are gone already.
        CHECK(namesIn(folder.path()).size() == 2);
    }
    support::writeBytes(folder / ".arbiter-0123456789abcdeg.aside", "another name");
    {
        auto busy = WholeFile::beside(folder / "other.txt").value();
        REQUIRE(core::writeWhole(folder / "out.txt", "out"));
        CHECK(namesIn(folder.path())
              == Names{".arbiter-0123456789abcdeg.aside", busy.aside().filename().string(),
                       "out.txt"});
        REQUIRE(busy.write("busy"));
        REQUIRE(busy.replace());
    }
    CHECK(bytesOf(folder / "other.txt") == "busy");
}

TEST_CASE("A write that fails leaves the old file and nothing else, and says what failed")
{
    const TempFolder folder;
    const fs::path target = folder / "out.txt";
    support::writeBytes(target, "old");
    const std::string large(1'000'000, 'x');
    CHECK(support::inChild([&] {
              if (!support::limitFiles(100'000))
                  return support::childCannot;
              const auto done = core::writeWhole(target, large);
              return !done && done.error() == std::errc::file_too_large ? 0 : 1;
          })
          == 0);
    CHECK(bytesOf(target) == "old");
    CHECK(namesIn(folder.path()) == Names{"out.txt"});
    const auto full = core::writeInto("/dev/full", "x");
    REQUIRE_FALSE(full);
    CHECK(core::meansNoRoom(full.error()));
    CHECK(core::writeInto("/dev/null", "x"));
}

TEST_CASE("A full disk is told as such and keeps the old file")
{
    const TempFolder folder;
    const int status = support::inChild([&] {
        if (!support::mountSmallDisk(folder.path(), "size=256k"))
            return support::childCannot;
        const fs::path target = folder / "out.txt";
        if (!core::writeWhole(target, std::string(100'000, 'o')))
            return 1;
        const auto done = core::writeWhole(target, std::string(200'000, 'n'));
        if (done || !core::meansNoRoom(done.error()))
            return 2;
        if (bytesOf(target) != std::string(100'000, 'o') || namesIn(folder.path()).size() != 1)
            return 3;
        return core::writeWhole(target, std::string(100'000, 'n')) ? 0 : 4;
    });
    if (status == support::childCannot)
        WARN("skipped: no disk can be mounted here");
    else
        CHECK(status == 0);
}

TEST_CASE("Who may not write to a folder is told so")
{
    const TempFolder folder;
    fs::create_directory(folder / "theirs");
    CHECK(support::inChild([&] {
              ::chmod((folder / "theirs").c_str(), 0555);
              if (!support::becomeAnybody())
                  return support::childCannot;
              const auto done = core::writeWhole(folder / "theirs/out.txt", "x");
              return !done && done.error() == std::errc::permission_denied ? 0 : 1;
          })
          == 0);
}
