// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <functional>
#include <vector>

namespace fs = std::filesystem;

namespace {

/// Goes through what happens between two looks at the event, then ends the program.
struct Follower : Program {
    std::string cup;
    std::string target = file("overlay.json");
    std::vector<std::function<void()>> happenings;

    Follower() : cup(event({"Ada", "Ben", "Cleo", "Dan"}))
    {
        environment.nextLook = [this, next = std::size_t{0}]() mutable {
            if (next == happenings.size())
                return false;
            happenings[next++]();
            return true;
        };
    }
    [[nodiscard]] core::Json overlay() const
    {
        const auto json = core::parseJson(support::contentOf(target));
        REQUIRE(json);
        return *json;
    }
    [[nodiscard]] Answered follow() const
    {
        return (*this)(
            {"export", cup, "--format", "overlay-json", "--follow", "-o", target, "--json"});
    }
};

} // namespace

TEST_CASE_METHOD(Follower,
                 "An overlay is written anew at every change of another program, and only then")
{
    fs::file_time_type written;
    happenings = {[&] {
                      CHECK(overlay().find("round")->isNull());
                      done({"pair", cup});
                  },
                  [&] {
                      CHECK(integer(*overlay().find("round"), "number") == 1);
                      written = fs::last_write_time(target);
                  },
                  [&] {
                      CHECK(fs::last_write_time(target) == written);
                      done({"feature", cup, "--table", "2"});
                  },
                  [&] {
                      CHECK(integer(*overlay().find("feature"), "table") == 2);
                      done({"undo", cup});
                  },
                  [&] { CHECK(overlay().find("feature")->isNull()); }};
    const Answered answered = follow();
    CHECK(answered.status == 0);
    CHECK(integer(answered.json(), "written") == 4);
    // Nothing of the way it is written stays.
    for (const auto &entry : fs::directory_iterator(folder()))
        CHECK(entry.path().string().find("aside") == std::string::npos);
}

TEST_CASE_METHOD(Follower,
                 "Following ends in a sentence when there is nothing to follow or nowhere to write")
{
    happenings = {[&] { fs::remove(cup); }};
    CHECK(follow().status == 3);

    Follower other;
    other.target = other.file("no folder/overlay.json");
    const Answered nowhere = other.follow();
    CHECK(nowhere.status != 0);
    CHECK_FALSE((nowhere.out.empty() && nowhere.err.empty()));
    CHECK(other({"export", other.cup, "--format", "overlay-json", "--follow"}).status == 2);
    const Answered batch = other({"batch"},
                                 R"({"command":"export","args":{"event":")" + other.cup
                                     + R"(","format":"overlay-json","follow":true,"output":")"
                                     + other.target + "\"}}\n");
    CHECK(batch.out.find("follows nothing") != std::string::npos);
}
