// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is offered for an act is put into the sentence, and read there as the act that was offered.
#include "kept_sayings.h"

#include "rules/asking/document.h"
#include "rules/saying/reading.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <regex>
#include <string>
#include <vector>

namespace {

using core::Json;

struct Asking {
    const char *line;
    std::size_t offers; ///< that are sentences
};

/// Places where the reader has to ask which act it was.
constexpr std::array<Asking, 7> shapes{
    {{"The Runner uses Film Critic.", 2},
     {"Runner used Corroder", 1},                       // breaking is said with the ice
     {"She accesses Fetal AI and uses Film Critic", 0}, // no action is taken there
     {"Jackson Howard is rezzed. My opponent uses Jackson Howard", 2},
     {"Ice Wall and Enigma protect HQ. The Corp rezzes.", 2},
     {"Ice Wall on HQ unrezzed, Enigma on HQ unrezzed. The Corp rezzes.", 2},
     {"Runner accesses Jackson Howard, he is reaching for 3 credits to trash it. Can the corp rez "
      "it?",
      0}}};

/// "uses Film Critic (add)", "rezzes Ice Wall": who does it stands before.
bool isSentence(const std::string &instead)
{
    static const std::regex whole(
        "(The |the )?(Corp|Runner) (uses|plays|installs|rezzes|scores|advances|accesses|steals|"
        "trashes|passes|runs on) .+");
    return std::regex_match(instead, whole);
}

/// What is done, and what is asked about.
std::string actsOf(const saying::Reading &reading)
{
    std::string acts;
    for (const char *path : {"question/script", "question/act"})
        if (const Json *there = asking::valueAt(reading.situation.document, path))
            acts += core::dump(*there);
    return acts;
}

} // namespace

TEST_CASE("An act that is offered is a sentence, and the same act when it is read")
{
    std::vector<std::string> lines = support::keptLines();
    for (const Asking &one : shapes)
        lines.emplace_back(one.line);
    for (const std::string &line : lines) {
        std::size_t looked = 0;
        const saying::Reading &reading = support::readingOf(line);
        for (const saying::Open &open : reading.open)
            for (const saying::Offer &offer : open.offers) {
                if (!isSentence(offer.instead))
                    continue;
                const std::string other =
                    line.substr(0, open.span.begin) + offer.instead + line.substr(open.span.end);
                INFO(line);
                INFO(other);
                const saying::Reading then = saying::read(other);
                CHECK(actsOf(then).size() > actsOf(reading).size());
                CHECK(std::ranges::none_of(
                    then.open, [&](const saying::Open &one) { return one.says == open.says; }));
                CHECK(other.find("the the ") == std::string::npos);
                CHECK(other.find("The the ") == std::string::npos);
                ++looked;
            }
        const auto own = std::ranges::find(shapes, line, &Asking::line);
        CAPTURE(line);
        CHECK((own == shapes.end() || looked == own->offers));
    }
}

TEST_CASE("Whoever uses a card keeps his name when its ability is chosen")
{
    const std::string line = "The Runner uses Film Critic.";
    const saying::Reading reading = saying::read(line);
    REQUIRE(reading.open.size() == 1);
    REQUIRE(reading.open.front().offers.size() > 1);
    for (const saying::Offer &offer : reading.open.front().offers) {
        std::string other = line;
        const saying::Span span = reading.open.front().span;
        other.replace(span.begin, span.end - span.begin, offer.instead);
        CHECK(other.starts_with("The Runner uses Film Critic ("));
        CHECK(offer.says.find(" – ") != std::string::npos); // what it does, not only its name
        CHECK(actsOf(saying::read(other)).find("filmcritic#") != std::string::npos);
    }
}
