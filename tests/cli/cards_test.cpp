// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/places.h"

#include <catch2/catch.hpp>

namespace {

const std::string packs =
    R"({"data":[{"code":"nv","cycle_code":"nova","date_release":"2017-01-02","name":"Nova","position":1}]})";
const std::string cards =
    R"([{"code":"40001","cost":2,"deck_limit":3,"faction_code":"nbn","faction_cost":2,
         "keywords":"Barrier","pack_code":"nv","position":1,"quantity":3,"strength":3,
         "text":"Made up.","title":"Grey Wall","type_code":"ice","uniqueness":false}])";

} // namespace

TEST_CASE("cards find tells the facts of cards, the exact one first")
{
    const Program program;
    const core::Json answer = program.json({"cards", "find", "hedge fund"});
    const core::Json &card = items(answer, "cards")[0];
    CHECK(text(card, "title") == "Hedge Fund");
    CHECK(text(card, "faction") == "neutral-corp");
    CHECK(integer(card, "cost") == 5);
    CHECK(items(card, "printings").size() >= 2);
    CHECK(text(items(card, "printings")[0], "released") == "2012-09-06");
    CHECK(card.find("text") == nullptr);
    const Answered table = program({"cards", "find", "fairchild", "--most", "2"});
    CHECK(table.out.find("Fairchild ") != std::string::npos);
    CHECK(table.out.find("Fairchild 2.0") == std::string::npos);
    const Answered none = program({"cards", "find", "xyzzyxyzzyxyzzy"});
    CHECK(none.status == 0);
    CHECK(none.out.find("No card") == 0);
}

TEST_CASE("cards import adds cards and wordings to the user's own folder")
{
    Program program;
    program.environment.cardFolder = program.folder() / "data" / "cards";
    const std::string packFile = program.write("packs.json", packs);
    const std::string cardFile = program.write("cards.json", cards);
    const Answered early = program({"cards", "import", cardFile});
    CHECK(early.status == 2);
    CHECK(early.err.find("the pack \"nv\" is not known") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(program.environment.cardFolder));

    const core::Json done = program.json({"cards", "import", packFile, cardFile});
    CHECK(integer(done, "cards") == 1);
    CHECK(integer(done, "new_titles") == 1);
    CHECK(integer(done, "texts") == 1);
    const core::Json found = program.json({"cards", "find", "Grey Wall"});
    CHECK(text(items(found, "cards")[0], "text") == "Made up.");
    const Answered checked =
        program({"deck", "check", "-", "--json", "--date", "2017-02-01", "--list", "none"},
                "NBN: Making News\n3x Grey Wall\n");
    CHECK(integer(*checked.json().find("cards"), "Grey Wall") == 3);

    // A second import builds on the first; a damaged file is named and not used.
    program.done({"cards", "import", cardFile});
    CHECK(text(items(program.json({"cards", "find", "Grey Wall"}), "cards")[0], "text")
          == "Made up.");
    const auto kept = program.environment.cardFolder / "cards.tsv";
    CHECK(support::contentOf(kept).find("Made up") == std::string::npos);
    program.write("data/cards/cards.tsv", "nonsense\n");
    const Answered damaged = program({"cards", "find", "Grey Wall"});
    CHECK(damaged.status == 2);
    CHECK(damaged.err.find("cards.tsv:1: expected a cycle") != std::string::npos);
}

TEST_CASE("cards import without a folder says what is missing")
{
    const Program program;
    const Answered answered = program({"cards", "import", program.write("cards.json", cards)});
    CHECK(answered.status == 3);
    CHECK(answered.err.find("HOME") != std::string::npos);
}
