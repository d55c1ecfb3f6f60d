// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// “What if” is asked of a copy: whatever is supposed for it, and however it ends, the table that
// the answer is about stays as it is.
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/vocabulary.h"

#include <catch2/catch.hpp>

using namespace rulings;

namespace {

/// The Runner plays Modded for `chosen`; beside it lies a program that says on what it is
/// installed.
std::string verdictOf(const std::string &program, const std::string &chosen, RulesVersion version)
{
    const auto asked = readQuestion(
        R"({"state": {"at": "runner-turn/take-actions", "runner": {"credits": 5,
          "clicks": 4}, "corp": {"credits": 5}, "objects": {
           "modded": {"card": "Modded", "zone": "grip"},
           "host": {"card": {"type": "ice", "strength": 1, "subroutines": 1}, "server": "HQ",
                    "position": 0, "rezzed": true},
           "hosted": {"card": {"type": "program", "memory": 1, )"
        + program + R"("abilities": [
             {"id": "on", "kind": "installs-on", "of": {"type": "ice"}}]}, "zone": "grip"},
           "other": {"card": {"type": "program", "memory": 1, "cost": 2}, "zone": "grip"}}},
          "question": {"ask": "outcome", "script": [{"play": "modded", "choose": [")"
        + chosen + R"("]}], "report": ["hosted.host", "hosted.zone", "other.zone"]}})");
    REQUIRE(asked);
    return core::dump(verdictJson(answer(version, *asked).verdict));
}

} // namespace

TEST_CASE("A trial that ends early leaves nothing behind: what would be hosted is not")
{
    const std::string other = R"({"hosted.host":"none","hosted.zone":"grip","other.zone":"rig"})";
    for (const auto &[version, word] : rules::rulesVersionWords) {
        CAPTURE(word);
        // Without a stated cost the trial whether the program could be installed ends early.
        CHECK(verdictOf("", "other", version) == other);
        CHECK(verdictOf(R"("cost": 1, )", "other", version) == other);
        CHECK(verdictOf(R"("cost": 1, )", "hosted", version)
              == R"({"hosted.host":"host","hosted.zone":"rig","other.zone":"grip"})");
        CHECK(verdictOf("", "hosted", version) == "null");
    }
}
