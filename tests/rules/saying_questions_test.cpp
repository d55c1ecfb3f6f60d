// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever asks something gets a question: one that the words say, or a doubt with others to choose.
#include "core/json.h"
#include "rules/asking/document.h"
#include "rules/kept_sayings.h"
#include "rules/readings.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/saying/reading.h"
#include "rules/saying/token.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <vector>

using support::questionOf;
using support::with;

namespace {

std::string askedIn(const saying::Reading &reading)
{
    const core::Json *question = asking::valueAt(reading.situation.document, "question");
    return question ? core::dump(*question) : std::string();
}

/// Questions with words that no grammar takes, as people ask them.
const std::vector<std::string> loose{
    "Tollbooth on HQ. He is right, isn't he?",
    "I run on HQ with Femme Fatale out. Is that how it goes?",
    "Corp has Ash 2X3ZB9CY in remote 1. Whose call is that one?",
    "Fetal AI in R&D. Would you let her walk away with that agenda?",
    "Kati Jones with 6 credits. Still 6?",
    "Runner has 2 tags and Decoy. So she keeps both of those?",
    "Snare! in HQ. The corp says it hurts, I say it cannot. Who is right?",
    "Ice Wall on HQ, advanced 3 times. Somehow weaker now?",
    "Plascrete Carapace with 1 counter. Good enough against that?",
    "Is that even remotely sensible"};

} // namespace

TEST_CASE("Every line that asks gives a question, a doubt with others to choose where it is unsure")
{
    std::vector<std::string> lines = support::keptLines();
    lines.insert(lines.end(), loose.begin(), loose.end());
    for (const std::string &line : lines) {
        if (line.find('?') == std::string::npos)
            continue;
        INFO(line);
        const saying::Reading &reading = support::readingOf(line);
        const auto isTable = std::ranges::any_of(reading.open, [](const saying::Open &open) {
            return open.says.starts_with("Such a table");
        });
        const saying::Chip *chip = questionOf(reading);
        REQUIRE((chip || isTable));
        if (chip && chip->guessed)
            CHECK(!chip->offers.empty());
        if (chip && !isTable)
            CHECK(rulings::questionOf(reading.situation.document));
    }
}

TEST_CASE("What is offered for a doubtful question asks something else, and is no doubt")
{
    std::size_t looked = 0;
    for (const std::string &line : loose) {
        const saying::Reading &reading = support::readingOf(line);
        const saying::Chip *chip = questionOf(reading);
        REQUIRE(chip);
        CHECK(chip->guessed);
        for (const saying::Offer &offer : chip->offers) {
            const std::string other = with(line, *chip, offer);
            INFO(line);
            INFO(other);
            const saying::Reading then = saying::read(other);
            const saying::Chip *now = questionOf(then);
            REQUIRE(now);
            CHECK(now->says == offer.says);
            CHECK(askedIn(then) != askedIn(reading));
            ++looked;
        }
    }
    CHECK(looked > 30);
}

TEST_CASE("What somebody says is marked, and is not so")
{
    const saying::Reading reading = saying::read("Corp has 3 credits. He says I have 2 tags.");
    CHECK_FALSE(asking::valueAt(reading.situation.document, "state/tags"));
    REQUIRE(reading.open.size() == 1);
    CHECK(reading.open.front().says.find("not taken to be so") != std::string::npos);
    // Two who do not agree ask something, whatever they say.
    const saying::Reading both =
        saying::read("Snare! is in HQ. I say Snare! can be used there, she says it can't.");
    REQUIRE(questionOf(both));
    CHECK(questionOf(both)->guessed);
    CHECK(questionOf(both)->offers.size() > 3);
}

TEST_CASE("Nothing that stands in a question is done")
{
    const auto script = [](std::string_view line) {
        const saying::Reading reading = saying::read(line);
        const core::Json *acts = asking::valueAt(reading.situation.document, "question/script");
        return acts && acts->asArray() ? acts->asArray()->size() : 0;
    };
    CHECK(script("Hammer on HQ. What happens to the draw?") == 0);
    CHECK(script("Clone Chip. Can I pop Clone Chip before the purge?") == 0);
    const auto judge = saying::read("Zealous Judge is rezzed. Does the Judge stay face down?");
    CHECK(*asking::valueAt(judge.situation.document, "state/objects/zealousjudge/rezzed")
          == core::Json(true));
}

TEST_CASE("A use of a card, a pronoun's card and a loose verb are doubts with the other reading")
{
    const auto doubt = [](std::string_view line, std::string_view words) {
        for (const saying::Chip &chip : saying::read(line).chips)
            if (line.substr(chip.span.begin, chip.span.end - chip.span.begin) == words)
                return chip.guessed && chip.offers.size() > 1;
        return false;
    };
    CHECK(doubt("My Imp has two tokens. I access Jackson Howard and I want to Imp it.",
                "I want to Imp it"));
    CHECK(doubt("I throw Sacrificial Construct.", "I throw Sacrificial Construct"));
    CHECK(doubt("I stole Fetal AI with two cards in hand.", "I stole Fetal AI"));
}

TEST_CASE("Words of the language are no card with a letter wrong")
{
    for (const std::string_view word : {"staring", "stuck", "loaded", "locked", "back", "deep"})
        for (const saying::Token &token : saying::tokensOf("I am " + std::string(word) + " there"))
            CHECK_FALSE(token.card);
    // Written as a name they are one.
    const auto tokens = saying::tokensOf("the corp rezzed Guard");
    CHECK(tokens.back().card);
    CHECK(saying::tokensOf("the corp rezzed Ping").back().card);
    CHECK_FALSE(saying::tokensOf("does it ping").back().card);
}

TEST_CASE("Any doubt can be left out, and a pronoun be another card")
{
    const std::string line = "Ice Wall and Enigma on HQ. Imp with 2 virus counters. it is rezzed";
    const saying::Reading reading = saying::read(line);
    std::size_t pronouns = 0;
    for (const saying::Chip &chip : reading.chips) {
        if (!chip.guessed || chip.kind == saying::ChipKind::Question
            || chip.kind == saying::ChipKind::Player)
            continue;
        REQUIRE(!chip.offers.empty());
        CHECK(chip.offers.back().instead.empty());
        for (const saying::Offer &offer : chip.offers)
            pronouns += offer.instead.find("Enigma") != std::string::npos
                    || offer.instead.find("Ice Wall") != std::string::npos
                ? 1U
                : 0U;
    }
    CHECK(pronouns > 0);
}
