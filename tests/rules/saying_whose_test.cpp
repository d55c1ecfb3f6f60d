// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of a line is passed over, and nothing becomes one player's in silence.
#include "core/json.h"
#include "rules/asking/document.h"
#include "rules/kept_sayings.h"
#include "rules/saying/lexicon.h"
#include "rules/saying/reading.h"
#include "rules/saying/token.h"

#include <algorithm>
#include <array>
#include <catch2/catch.hpp>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace {

bool lies(saying::Span inner, saying::Span outer)
{
    return inner.begin >= outer.begin && inner.end <= outer.end;
}

/// Words that tell nothing of a table by themselves.
bool saysNothing(const saying::Token &token)
{
    constexpr std::array<std::string_view, 5> small{"to", "on", "in", "with", "which"};
    return token.isMark || token.isIdle() || token.value(saying::TermKind::Join)
        || std::ranges::find(small, token.text) != small.end()
        || saying::lexicon().isLight(token.text);
}

/// The line with each "runner", "corp" and "he" in turn called otherwise, in one way, another each
/// time.
class CalledOtherwise {
public:
    std::vector<std::string> of(const std::string &line)
    {
        std::vector<std::string> all;
        for (const saying::Token &token : saying::tokensOf(line)) {
            if (!token.value(saying::TermKind::Side) && !token.value(saying::TermKind::Person))
                continue;
            all.push_back(line.substr(0, token.span.begin) + std::string(ways[m_turn])
                          + line.substr(token.span.end));
            m_turn = (m_turn + 1) % ways.size();
        }
        return all;
    }

    static constexpr std::array<std::string_view, 5> ways{"I", "he", "they", "dude", ""};

    explicit CalledOtherwise(std::size_t first) : m_turn(first) { }

private:
    std::size_t m_turn;
};

/// Words that name the player, or a place only that player has.
bool names(std::string_view words, rules::Side side)
{
    const bool corp = side == rules::Side::Corp;
    return std::ranges::any_of(saying::tokensOf(words), [&](const saying::Token &token) {
        const std::string *named = token.value(saying::TermKind::Side);
        const std::string *zone = token.value(saying::TermKind::Zone);
        if (named)
            return *named == (corp ? "corp" : "runner");
        if (corp)
            return token.value(saying::TermKind::Server) != nullptr || (zone && *zone == "hq");
        return zone && (*zone == "grip" || *zone == "stack" || *zone == "heap");
    });
}

/// Whose number the chip tells.
std::optional<rules::Side> sideOf(const saying::Chip &chip)
{
    for (const std::string &path : chip.paths) {
        if (path.starts_with("state/corp/"))
            return rules::Side::Corp;
        if (path.starts_with("state/runner/"))
            return rules::Side::Runner;
    }
    return std::nullopt;
}

std::string wordsOf(const saying::Chip &chip, const std::string &line)
{
    return line.substr(chip.span.begin, chip.span.end - chip.span.begin);
}

/// Each number that is somebody's says how it became theirs. How many were looked at.
std::size_t checkOwners(const std::string &line, const saying::Reading &reading)
{
    std::size_t looked = 0;
    for (const saying::Chip &chip : reading.chips) {
        const auto side = sideOf(chip);
        const std::string words = wordsOf(chip, line);
        if (!side || names(words, *side))
            continue;
        INFO(line);
        INFO(words);
        CHECK((!chip.taken.empty() || chip.guessed));
        ++looked;
    }
    return looked;
}

/// No number is another one without a mark.
void checkChanged(const core::Json &before, const std::string &line, const saying::Reading &reading)
{
    for (const char *path :
         {"state/corp/credits", "state/runner/credits", "state/corp/hand", "state/runner/hand"}) {
        const core::Json *was = asking::valueAt(before, path);
        const core::Json *is = asking::valueAt(reading.situation.document, path);
        if (!is || (was && *was == *is))
            continue;
        for (const saying::Chip &chip : reading.chips) {
            const std::string words = wordsOf(chip, line);
            if (std::ranges::find(chip.paths, path) == chip.paths.end()
                || names(words, *sideOf(chip)))
                continue;
            INFO(line);
            INFO(words);
            CHECK((chip.guessed || !chip.taken.empty()));
        }
    }
}

/// Each kept line with its people called otherwise. How many numbers were looked at.
std::size_t lookAtOtherNames(std::size_t firstWay)
{
    std::size_t looked = 0;
    CalledOtherwise called(firstWay);
    for (const std::string &line : support::keptLines()) {
        const saying::Reading &reading = support::readingOf(line);
        looked += checkOwners(line, reading);
        for (const std::string &other : called.of(line)) {
            const saying::Reading again = saying::read(other);
            looked += checkOwners(other, again);
            checkChanged(reading.situation.document, other, again);
        }
    }
    return looked;
}

} // namespace

TEST_CASE("Every word of a line is in a chip, is marked, or says nothing")
{
    for (const std::string &line : support::keptLines()) {
        const saying::Reading &reading = support::readingOf(line);
        const std::vector<saying::Token> tokens = saying::tokensOf(line);
        for (std::size_t at = 0; at < tokens.size(); ++at) {
            const saying::Token &token = tokens[at];
            // "corp: 5 credits" says of whom the rest is told.
            if (token.value(saying::TermKind::Side) && at + 1 < tokens.size()
                && tokens[at + 1].isMark)
                continue;
            INFO(line);
            INFO("uncovered: " << token.text);
            const bool isRead = std::ranges::any_of(reading.chips, [&](const saying::Chip &chip) {
                return lies(token.span, chip.span);
            });
            const bool isMarked = std::ranges::any_of(reading.open, [&](const saying::Open &open) {
                return lies(token.span, open.span) && !open.says.starts_with("Such a table");
            });
            CHECK((saysNothing(token) || isRead || isMarked));
        }
    }
}

TEST_CASE("Whoever is called otherwise stays who they were, or what became of it is marked")
{
    CHECK(lookAtOtherNames(0) > 400);
}

TEST_CASE("Whoever is called otherwise in any way stays who they were, or it is marked",
          "[.long][long]")
{
    for (std::size_t first = 1; first < CalledOtherwise::ways.size(); ++first)
        CHECK(lookAtOtherNames(first) > 400);
}

TEST_CASE("Who “I” is follows from what only one player does, and is asked where that is divided")
{
    const auto players = [](std::string_view line) {
        std::vector<std::pair<std::string, bool>> all;
        for (const saying::Chip &chip : saying::read(line).chips)
            if (chip.kind == saying::ChipKind::Player)
                all.emplace_back(chip.says, chip.guessed);
        return all;
    };
    const auto runner = players("I run on HQ. I have 3 credits.");
    REQUIRE(runner.size() == 1);
    CHECK(runner.front().first.find("the Runner") != std::string::npos);
    CHECK_FALSE(runner.front().second);
    const auto corp = players("He stole Fetal AI and I have 3 credits.");
    REQUIRE(corp.size() == 1);
    CHECK(corp.front().first.find("the Corp") != std::string::npos);
    // A run and a rez cannot be one player's.
    const auto both = saying::read("I run on HQ. I rezzed Ice Wall. I have 3 credits.");
    CHECK(std::ranges::any_of(both.chips, [](const saying::Chip &chip) {
        return chip.kind == saying::ChipKind::Number && chip.guessed && !chip.offers.empty();
    }));
    // What is said outright stands.
    const auto said = saying::read("I'm the Corp, I have 3 credits.");
    CHECK(asking::valueAt(said.situation.document, "state/corp/credits"));
    const auto other = saying::read("I (Runner) have 3 credits and Ice Wall is mine.");
    CHECK(asking::valueAt(other.situation.document, "state/runner/credits"));
}

TEST_CASE("What is offered for a player who was inferred makes it the other's")
{
    std::size_t looked = 0;
    for (const std::string &line : support::keptLines())
        for (const saying::Chip &chip : support::readingOf(line).chips) {
            const auto side = sideOf(chip);
            if (!side || chip.taken.empty() || chip.paths.size() != 1)
                continue;
            const std::string key = chip.paths.front().substr(chip.paths.front().rfind('/'));
            for (const saying::Offer &offer : chip.offers) {
                const bool corp = offer.says == "the Corp";
                if (!corp && offer.says != "the Runner")
                    continue;
                const std::string other =
                    line.substr(0, chip.span.begin) + offer.instead + line.substr(chip.span.end);
                INFO(other);
                const auto reading = saying::read(other);
                const std::string path = (corp ? "state/corp" : "state/runner") + key;
                CHECK(std::ranges::any_of(reading.chips, [&](const saying::Chip &one) {
                    return std::ranges::find(one.paths, path) != one.paths.end();
                }));
                ++looked;
            }
        }
    CHECK(looked > 20);
}
