// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What judges type finds what they mean.
#include "rules/reference/search.h"

#include "core/json.h"
#include "rules/cards/card_library.h"
#include "rules/reference/word.h"
#include "rules/rulebook.h"
#include "support/places.h"
#include "support/temp_folder.h"

#include <algorithm>
#include <catch2/catch.hpp>

using namespace rules;

namespace {

const Search &search()
{
    static const Search all(referenceOfCheckout());
    return all;
}

std::vector<std::string> found(std::string_view text, std::optional<RulesVersion> version = {})
{
    std::vector<std::string> ids;
    for (const SearchHit &hit : search().find(text, version, 10))
        ids.push_back(referenceOfCheckout()[hit.position].id);
    return ids;
}

/// "jack-out", or the entries that cite a line: "faq16:276".
bool accepts(const std::string &wanted, const std::string &id)
{
    const auto colon = wanted.find(':');
    if (colon == std::string::npos)
        return wanted == id;
    const auto document = core::fromWord(documentWords, wanted.substr(0, colon));
    REQUIRE(document);
    return referenceOfCheckout().find(id)->cites(*document, std::stoi(wanted.substr(colon + 1)));
}

} // namespace

TEST_CASE("Forms of a word share a stem", "[search]")
{
    CHECK(stem("rezzed") == stem("rez"));
    CHECK(stem("rezzes") == stem("rez"));
    CHECK(stem("rezzing") == stem("rez"));
    CHECK(stem("damages") == stem("damage"));
    CHECK(stem("traced") == stem("traces"));
    CHECK(stem("accesses") == stem("accessing"));
    CHECK(stem("abilities") == stem("ability"));
    CHECK(stem("trapped") == stem("trap"));
    CHECK(stem("installed") == stem("install"));
    CHECK(stem("virus") == "virus");
    CHECK(stem("bypass") == stem("bypassed"));
    CHECK(stem("2.3") == "2.3");
    CHECK(stem("sing") == "sing");
}

TEST_CASE("Words are folded and keep their places", "[search]")
{
    const std::string text = "The Corp’s R&D – step 5.5.1. Déjà!";
    const auto words = wordsOf(text);
    std::vector<std::string> stems;
    for (const Word &word : words)
        stems.push_back(word.stem);
    CHECK(stems == std::vector<std::string>{"the", "corp", "rd", "step", "5.5.1", "deja"});
    CHECK(text.substr(words[1].begin, words[1].end - words[1].begin) == "Corp’s");
    CHECK(text.substr(words[5].begin, words[5].end - words[5].begin) == "Déjà");
    CHECK(wordsOf(" – ’ & . ").empty());
}

TEST_CASE("An excerpt keeps the words that were looked for and marks them", "[search]")
{
    const auto isWanted = [](const std::string &stem) { return stem == "ice"; };
    const Excerpt whole = excerptOf("Ice is rezzed.", isWanted);
    CHECK(whole.text == "Ice is rezzed.");
    CHECK(whole.marks == std::vector<std::pair<std::size_t, std::size_t>>{{0, 3}});
    const std::string filler(40, 'x');
    std::string text;
    for (int i = 0; i < 10; ++i)
        text += filler + ' ';
    text += "the ice here";
    for (int i = 0; i < 10; ++i)
        text += ' ' + filler;
    const Excerpt part = excerptOf(text, isWanted, 100);
    CHECK(part.text.size() <= 110);
    CHECK(part.text.starts_with("…"));
    CHECK(part.text.ends_with("…"));
    REQUIRE(part.marks.size() == 1);
    CHECK(part.text.substr(part.marks[0].first, part.marks[0].second - part.marks[0].first)
          == "ice");
}

TEST_CASE("The table of words names cards by their titles", "[search]")
{
    for (const auto &[typed, title] : searchWords().nicknames) {
        const auto id = cardLibrary().findTitle(title);
        INFO(title);
        REQUIRE(id);
        CHECK(cardLibrary()[*id].title == title);
    }
    CHECK_FALSE(
        readSearchWords(R"({"idle": [], "words": [["dmg"]], "languages": [], "cards": []})"));
    CHECK_FALSE(
        readSearchWords(R"({"idle": [], "words": [], "languages": [], "cards": [], "x": 1})"));
}

TEST_CASE("Titles are found whole, begun and mistyped", "[search]")
{
    for (const char *typed :
         {"bypass", "Bypass", "bypas", "bypasss", "bypsas", "bypa", "BYPASSED"}) {
        INFO(typed);
        const auto ids = found(typed);
        REQUIRE_FALSE(ids.empty());
        CHECK(ids.front() == "bypass");
    }
    CHECK(found("").empty());
    CHECK(found("the of").empty());
    CHECK(found("qqqqzzzz").empty());
}

TEST_CASE("Hits hold by the version that was asked for", "[search]")
{
    for (const auto &[version, word] : rulesVersionWords)
        for (const SearchHit &hit : search().find("rez ice during a run", version, 50)) {
            const Entry &entry = referenceOfCheckout()[hit.position];
            INFO(word << ' ' << entry.id);
            if (entry.kind != EntryKind::TournamentRule && entry.kind != EntryKind::Difference) {
                CHECK(entry.editions().contains(editionOf(version)));
                CHECK(entry.passages[hit.passage].editions.contains(editionOf(version)));
            }
        }
}

TEST_CASE("Every entry is found first or among the first by its title", "[search]")
{
    std::size_t missed = 0;
    for (const Entry &entry : referenceOfCheckout().entries()) {
        bool listed = false;
        for (const SearchHit &hit : search().find(entry.title, {}, 10))
            listed = listed || referenceOfCheckout()[hit.position].title == entry.title;
        if (!listed) {
            ++missed;
            UNSCOPED_INFO(entry.id << ": " << entry.title);
        }
    }
    CHECK(missed == 0);
}

TEST_CASE("Judges' queries find an acceptable entry first in 85 %, among three in 95 %",
          "[queries]")
{
    const auto json = core::parseJson(support::bytesOf(support::testData() / "judge_queries.json"));
    REQUIRE(json);
    const auto &queries = *json->find("queries")->asArray();
    CHECK(queries.size() >= 60);
    std::size_t first = 0;
    std::size_t amongThree = 0;
    std::string late;
    for (const core::Json &query : queries) {
        const std::string &text = *query.find("query")->asString();
        const auto ids = found(text, RulesVersion::Rr10);
        std::size_t rank = ids.size();
        for (std::size_t i = 0; i < ids.size() && rank == ids.size(); ++i)
            for (const core::Json &wanted : *query.find("accept")->asArray())
                if (accepts(*wanted.asString(), ids[i]))
                    rank = std::min(rank, i);
        first += rank == 0 ? 1U : 0U;
        amongThree += rank < 3 ? 1U : 0U;
        if (rank > 0) {
            late += text + " (" + std::to_string(rank + 1) + "):";
            for (const std::string &id : ids)
                late += ' ' + id;
            late += '\n';
        }
    }
    INFO(late);
    INFO(first << " first, " << amongThree << " among three, of " << queries.size());
    CHECK(first * 100 >= queries.size() * 85);
    CHECK(amongThree * 100 >= queries.size() * 95);
}
