// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A line that tells something anew takes the place of what was told: nothing counts twice.
#include "rules/asking/document.h"
#include "rules/readings.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <vector>

namespace {

using core::Json;
using support::at;
using support::lastOf;

constexpr auto atAsh = "Runner runs HQ and breaks Ice Wall with Corroder. Ash is in a remote. Can "
                       "the Corp rez Ash?";
constexpr auto atRaven = "Runner encounters Data Raven and takes the tag. How many tags?";
constexpr auto atSource = "Corp plays SEA Source. Is the Runner tagged?";

} // namespace

TEST_CASE("A card that a later line puts elsewhere is the same card")
{
    for (const char *line : {"Ash was in HQ", "Ash is in the root of HQ", "Ash in HQ"}) {
        INFO(line);
        const auto read = lastOf({atAsh, line});
        CHECK(at(read, "state/objects/ash2x3zb9cy/server") == R"("HQ")");
        CHECK(at(read, "state/objects/ash2x3zb9cy-2") == "nothing");
    }
    // Another copy of what is no single card, and another one that is called so.
    CHECK(at(lastOf({"Ice Wall on HQ", "Ice Wall on R&D"}), "state/objects/icewall-2/server")
          == R"("R&D")");
    CHECK(at(lastOf({"Ice Wall on HQ", "Ice Wall was on R&D"}), "state/objects/icewall/server")
          == R"("R&D")");
}

TEST_CASE("The run was elsewhere: with the ice that it meets")
{
    const auto read = lastOf({atAsh, "the run was on R&D"});
    CHECK(at(read, "state/run/server") == R"("R&D")");
    CHECK(at(read, "state/objects/icewall/server") == R"("R&D")");
    CHECK(at(read, "question/script") == R"([{"use":"corroder#break","break":[1]}])");
    const auto accessed = lastOf({"Runner accesses Snare in R&D. What happens?", "it was in HQ"});
    CHECK(at(accessed, "state/run/server") == R"("HQ")");
    CHECK(accessed.open.empty());
}

TEST_CASE("What a later line says was not broken, or not used, is not")
{
    CHECK(at(lastOf({atAsh, "he didn't break it"}), "question/script") == "[]");
    const auto read = lastOf({"Corp plays Scorched Earth. Runner has 3 cards in hand. Plascrete "
                              "has 2 counters. Is he dead?",
                              "he did not use Plascrete"});
    CHECK(at(read, "question/script") == R"([{"play":"scorchedearth"}])");
}

TEST_CASE("What was decided is decided anew by a later line, in its place")
{
    for (const char *line :
         {"he ended the run instead", "he did not take the tag", "Runner chooses option 2"}) {
        INFO(line);
        CHECK(at(lastOf({atRaven, line}), "question/script") == R"([{"option":2}])");
    }
    // A number beside it decides nothing.
    const auto read = lastOf({atRaven, "he had 1 tag before"});
    CHECK(at(read, "state/tags") == "1");
    CHECK(at(read, "question/script/0") == R"({"option":1})");
    CHECK(at(read, "question/script/1/option") == "nothing");
}

TEST_CASE("A card that has counters by a line before has none by a later one")
{
    const auto read = lastOf({"SanSan City Grid is rezzed with two tokens. Project Atlas is in the "
                              "same remote.",
                              "SanSan has no tokens"});
    CHECK(at(read, "state/objects/sansancitygrid/counters/power") == "0");
    CHECK(at(read, "state/objects/projectatlas/counters") == "nothing");
}

TEST_CASE("Who won a trace spent what that takes, whoever tells it")
{
    for (const char *line : {"the trace failed", "the trace was unsuccessful",
                             "the Runner beat the trace", "the Corp lost the trace"}) {
        INFO(line);
        const auto read = lastOf({atSource, line});
        CHECK(at(read, "question/script") == R"([{"play":"seasource"},{"spend":0},{"spend":3}])");
        REQUIRE(!read.chips.empty());
        CHECK(read.chips.front().guessed);
    }
    CHECK(at(lastOf({atSource, "the Corp won the trace"}), "question/script")
          == R"([{"play":"seasource"},{"spend":0},{"spend":0}])");
    // It is told anew.
    CHECK(at(lastOf({atSource, "the trace failed", "the Corp won the trace"}), "question/script")
          == R"([{"play":"seasource"},{"spend":0},{"spend":0}])");
    CHECK(at(lastOf({"Runner has 3 cards in hand", "the trace failed"}), "question/script")
          == "[]");
}

TEST_CASE("“The question is whether” asks")
{
    const auto read = lastOf({atAsh, "the question is whether the run is over"});
    CHECK(at(read, "question/report").find("run.on") != std::string::npos);
    CHECK(at(read, "state/at") != R"("run/run-over")");
}
