// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/card_store.h"

#include "support/temp_folder.h"

#include <catch2/catch.hpp>

#include <fstream>

namespace fs = std::filesystem;

TEST_CASE("without an import the cards are those compiled in")
{
    for (const fs::path &folder : {fs::path(), fs::path("/nonexistent/cards")}) {
        const auto store = app::CardStore::open(folder);
        REQUIRE(store);
        CHECK(&store->library() == &rules::cardLibrary());
        CHECK(&store->rules() == &rules::deckRules());
        CHECK(store->texts()->empty());
    }
}

TEST_CASE("a damaged file of wordings is named and nothing is lost")
{
    const support::TempFolder folder;
    std::ofstream(folder.path() / "texts.json") << "[1]";
    const auto store = app::CardStore::open(folder.path());
    REQUIRE(store);
    const auto texts = store->texts();
    REQUIRE_FALSE(texts);
    CHECK(texts.error().message.find("texts.json: expected an object") != std::string::npos);
    const fs::path dump = folder.path() / "cards.json";
    std::ofstream(dump) << "[]";
    CHECK_FALSE(store->import(std::vector<fs::path>{dump}));
    CHECK_FALSE(fs::exists(folder.path() / "cards.tsv"));
}
