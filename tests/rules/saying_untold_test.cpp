// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What nobody told and the rules ask for: where it does not matter it is answered without it, and
// where it does that is said.
#include "rules/asking/document.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/telling.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <vector>

namespace {

std::string answered(const saying::Reading &reading)
{
    const auto asked = rulings::questionOf(reading.situation.document);
    if (!asked)
        return asked.error().problem;
    return rulings::headline(*asked, rulings::answer(rulings::RulesVersion::Rr10, *asked));
}

bool isTaken(const saying::Reading &reading, const std::string &says)
{
    return std::ranges::any_of(reading.situation.assumed,
                               [&](const saying::Assumed &one) { return one.says == says; });
}

struct Untold {
    std::string line;
    std::string begins; ///< the answer
    std::string taken;
};

void checkEach(const std::vector<Untold> &rows)
{
    for (const Untold &row : rows) {
        CAPTURE(row.line);
        const saying::Reading reading = saying::read(row.line);
        const std::string answer = answered(reading);
        CAPTURE(answer);
        CHECK(answer.starts_with(row.begins));
        CHECK(isTaken(reading, row.taken));
    }
}

} // namespace

TEST_CASE("a fact that nobody told and that does not matter is taken whatever it is")
{
    const std::vector<Untold> rows{
        {"swordsman is rezzed, runner has an atman with 2 counters and encounters swordsman. may "
         "he break it with atman?",
         "No, ", "however many credits the Runner has"},
        {"runner on 4 points against harmony medtech plays stimhack and steals nisei mk ii. who "
         "won?",
         "The Runner wins", "whichever server is run on"},
        {"runner plays stimhack and accesses shock!. does he take net damage?",
         "Yes: ", "whichever server is run on"}};
    checkEach(rows);
}

TEST_CASE("where the answer hangs on a number that nobody told, it says how")
{
    const std::vector<Untold> rows{
        {"can the corp play hedge fund?",
         "It depends on credits of the Corp. 0 to 4: No, the Corp may not. 5 or more: Yes, ",
         "nobody said how many credits the Corp has"},
        {"the runner is tagged and the corp plays scorched earth. is the runner flatlined?",
         "It depends on cards in hand of the Runner. 0 to 3: ",
         "nobody said how many cards are in the grip"}};
    checkEach(rows);
}

TEST_CASE("a number that the answer would only repeat is not taken to be one")
{
    const saying::Reading reading = saying::read("how many credits has the corp?");
    CHECK_FALSE(asking::valueAt(reading.situation.document, "state/corp/credits"));
}

TEST_CASE("a number told later takes the place of the one that was open")
{
    const saying::Reading first = saying::read("can the corp play hedge fund?");
    const saying::Reading then = saying::read("corp has 3 credits", first.situation);
    CHECK(answered(then).starts_with("No, "));
}
