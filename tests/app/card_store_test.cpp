// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/card_store.h"

#include "app/session/profiles.h"
#include "support/child_process.h"
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

TEST_CASE("a folder of cards or profiles that cannot be read is a sentence")
{
    const support::TempFolder folder;
    // Nobody can follow this one, whatever he may read.
    fs::create_symlink("ring", folder / "ring");
    const auto ring = app::CardStore::open(folder / "ring");
    REQUIRE_FALSE(ring);
    CHECK(ring.error().kind == app::FailureKind::Environment);
    CHECK(ring.error().message.find("The folder of your cards") == 0);
    CHECK(ring.error().message.find((folder / "ring").string()) != std::string::npos);
    const auto profiles = app::profiles(folder / "ring");
    REQUIRE_FALSE(profiles);
    CHECK(profiles.error().message.find("The folder of your rules profiles") == 0);

    fs::create_directory(folder / "closed");
    fs::permissions(folder / "closed", fs::perms::none);
    CHECK(support::inChild([&] {
              if (!support::becomeAnybody())
                  return support::childCannot;
              const auto store = app::CardStore::open(folder / "closed");
              const auto own = app::profiles(folder / "closed");
              return !store && store.error().message.find("cannot be read") != std::string::npos
                      && !own && own.error().message.find("cannot be read") != std::string::npos
                  ? 0
                  : 1;
          })
          == 0);
    fs::permissions(folder / "closed", fs::perms::owner_all);
}
