// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/json.h"
#include "core/text.h"
#include "structure/source_files.h"
#include "support/places.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <span>
#include <unordered_set>

// Sentences of the rulebooks and of the cards belong to their authors: the repository says
// everything in its own words. Facts, numbers and titles are free, hence runs of nine words.

namespace {

constexpr std::size_t runLength = 9;
constexpr std::ptrdiff_t leastWordsWithoutDigits = 6; ///< tables of numbers are no sentences

std::vector<std::string> wordsOf(std::string_view text)
{
    std::vector<std::string> words;
    std::string word;
    const auto finish = [&] {
        if (!word.empty())
            words.push_back(std::move(word));
        word.clear();
    };
    for (const char c : text) {
        if (c >= 'A' && c <= 'Z')
            word += static_cast<char>(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '&')
            word += c;
        else
            finish();
    }
    finish();
    return words;
}

bool isSentence(std::span<const std::string> run)
{
    return std::ranges::count_if(run,
                                 [](const std::string &word) {
                                     return std::ranges::all_of(
                                         word, [](char c) { return c >= 'a' && c <= 'z'; });
                                 })
        >= leastWordsWithoutDigits;
}

/// Calls `use` with every run of nine words that reads like a sentence.
template <class Use>
void forEachRun(std::string_view text, Use use)
{
    const auto words = wordsOf(text);
    for (std::size_t i = 0; i + runLength <= words.size(); ++i) {
        const std::span run(words.data() + i, runLength);
        if (!isSentence(run))
            continue;
        std::string joined;
        for (const auto &word : run)
            joined += word + ' ';
        use(joined);
    }
}

using Runs = std::unordered_set<std::string>;

Runs foreignRuns(const std::filesystem::path &shared)
{
    Runs runs;
    const auto add = [&](const std::string &run) { runs.insert(run); };
    for (const auto &entry : std::filesystem::directory_iterator(shared / "rulebooks"))
        if (entry.path().extension() == ".txt")
            forEachRun(support::contentOf(entry.path()), add);
    const auto cards =
        core::parseJson(support::contentOf(shared / "cards" / "card_texts_2018-01.json"));
    REQUIRE(cards);
    for (const auto &card : *cards->find("cards")->asArray())
        if (const auto *text = card.find("text"); text && text->asString())
            forEachRun(*text->asString(), add);
    return runs;
}

std::vector<std::string> repeated(std::string_view text, const Runs &foreign)
{
    std::vector<std::string> found;
    forEachRun(text, [&](const std::string &run) {
        if (foreign.contains(run))
            found.push_back(run);
    });
    return found;
}

} // namespace

TEST_CASE("The comparison finds a copied sentence and lets numbers pass")
{
    Runs foreign;
    forEachRun("The quick brown fox jumps over the lazy dog today.",
               [&](const std::string &run) { foreign.insert(run); });
    CHECK(foreign.size() == 2);
    CHECK(repeated("// the QUICK brown fox,\n// jumps over the lazy dog", foreign).size() == 1);
    CHECK(repeated("the quick brown fox jumps over the dog", foreign).empty());
    forEachRun("4 8 3 9 32 4 rounds for 33", [](const std::string &run) { FAIL(run); });
}

TEST_CASE("No tracked file repeats nine words of a rulebook or a card")
{
    const std::filesystem::path shared = support::referenceMaterial();
    if (!exists(shared / "rulebooks")) {
        WARN("skipped: the reference material is not at " << shared);
        return;
    }
    const auto files = structure::trackedFiles();
    if (files.empty()) {
        WARN("skipped: this is not a git checkout");
        return;
    }
    const auto foreign = foreignRuns(shared);
    CHECK(foreign.size() > 10'000);
    for (const auto &file : files) {
        const auto text = support::contentOf(support::checkout() / file);
        if (!core::isValidUtf8(text))
            continue;
        if (const auto found = repeated(text, foreign); !found.empty())
            FAIL_CHECK(file << " repeats " << found.size() << " runs, for example: " << found[0]);
    }
}
