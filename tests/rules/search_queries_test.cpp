// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Questions as judges put them, each with the entries that answer it (tests/data).
#include "rules/reference/search.h"

#include "core/json.h"
#include "rules/cards/card_library.h"
#include "rules/rulebook.h"
#include "support/places.h"
#include "support/temp_folder.h"

#include <algorithm>
#include <catch2/catch.hpp>
#include <set>

using namespace rules;

namespace {

struct JudgesQuery {
    std::string text;
    std::vector<std::string> accepted;
};

std::vector<JudgesQuery> queriesOf(const std::string &file)
{
    const auto json = core::parseJson(support::bytesOf(support::testData() / file));
    REQUIRE(json);
    std::vector<JudgesQuery> queries;
    for (const core::Json &query : *json->find("queries")->asArray()) {
        queries.push_back({*query.find("query")->asString(), {}});
        for (const core::Json &id : *query.find("accept")->asArray())
            queries.back().accepted.push_back(*id.asString());
    }
    return queries;
}

constexpr std::string_view ofCard = "card:";

bool accepts(const std::string &wanted, const Card &card)
{
    if (!wanted.starts_with(ofCard))
        return false;
    INFO(wanted);
    const auto id = cardLibrary().findTitle(wanted.substr(ofCard.size()));
    REQUIRE(id);
    return cardLibrary()[*id].title == card.title;
}

/// "jack-out", or the entries that cite a line: "faq16:276".
bool accepts(const std::string &wanted, const Entry &entry)
{
    if (wanted.starts_with(ofCard))
        return false;
    const auto colon = wanted.find(':');
    if (colon == std::string::npos) {
        INFO(wanted);
        REQUIRE(referenceOfCheckout().find(wanted));
        return wanted == entry.id;
    }
    const auto document = core::fromWord(documentWords, wanted.substr(0, colon));
    REQUIRE(document);
    return entry.cites(*document, std::stoi(wanted.substr(colon + 1)));
}

constexpr std::size_t listed = 10;

/// The place of the first acceptable hit; `listed` when there is none.
std::size_t rankOf(const JudgesQuery &query, std::string &seen)
{
    static const Search search(referenceOfCheckout());
    const auto hits = search.find(query.text, RulesVersion::Rr10, listed);
    std::size_t rank = listed;
    for (std::size_t i = 0; i < hits.size(); ++i) {
        const Entry &entry = referenceOfCheckout()[hits[i].position];
        const Card *card = hits[i].card ? &cardLibrary()[*hits[i].card] : nullptr;
        seen += ' ' + (card ? std::string(ofCard) + card->title : entry.id);
        const bool isAccepted = std::ranges::any_of(query.accepted, [&](const std::string &wanted) {
            return card ? accepts(wanted, *card) : accepts(wanted, entry);
        });
        if (isAccepted)
            rank = std::min(rank, i);
    }
    return rank;
}

} // namespace

TEST_CASE("Judges' queries find an acceptable entry first in 90 %, among three in 97 %",
          "[queries]")
{
    const auto [file, least] = GENERATE(table<std::string, std::size_t>(
        {{"judge_queries.json", 60}, {"judge_queries_more.json", 1000}}));
    const auto queries = queriesOf(file);
    CHECK(queries.size() >= least);
    std::size_t first = 0;
    std::size_t amongThree = 0;
    std::string late;
    for (const JudgesQuery &query : queries) {
        std::string seen;
        const std::size_t rank = rankOf(query, seen);
        first += rank == 0 ? 1U : 0U;
        amongThree += rank < 3 ? 1U : 0U;
        if (rank > 0)
            late += query.text + " (" + std::to_string(rank + 1) + "):" + seen + '\n';
    }
    INFO(late);
    INFO(first << " first, " << amongThree << " among three, of " << queries.size());
    CHECK(first * 100 >= queries.size() * 90);
    CHECK(amongThree * 100 >= queries.size() * 97);
}

TEST_CASE("Names of cards find what is about them first or second in 90 %", "[queries][cards]")
{
    const auto queries = queriesOf("card_queries.json");
    CHECK(queries.size() >= 60);
    std::size_t amongTwo = 0;
    std::string late;
    for (const JudgesQuery &query : queries) {
        std::string seen;
        const std::size_t rank = rankOf(query, seen);
        amongTwo += rank < 2 ? 1U : 0U;
        if (rank >= 2)
            late += query.text + " (" + std::to_string(rank + 1) + "):" + seen + '\n';
    }
    INFO(late);
    INFO(amongTwo << " first or second, of " << queries.size());
    CHECK(amongTwo * 100 >= queries.size() * 90);
}

TEST_CASE("Each difference between versions is among the first three for a plain question",
          "[queries][differences]")
{
    const auto queries = queriesOf("difference_queries.json");
    std::set<std::string> asked;
    for (const JudgesQuery &query : queries) {
        REQUIRE(query.accepted.size() == 1);
        asked.insert(query.accepted.front());
        std::string seen;
        const std::size_t rank = rankOf(query, seen);
        INFO(query.text << ':' << seen);
        CHECK(rank < 3);
    }
    const auto entries = referenceOfCheckout().entries();
    CHECK(asked.size() == 48);
    CHECK(std::ranges::count(entries, EntryKind::Difference, &Entry::kind) == 48);
    CHECK(std::ranges::all_of(asked, [](const std::string &id) {
        return referenceOfCheckout().find(id)->kind == EntryKind::Difference;
    }));
}
