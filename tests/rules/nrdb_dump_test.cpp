// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/cards/card_data.h"
#include "rules/cards/nrdb_dump.h"

#include <catch2/catch.hpp>

namespace {

const std::string cycles =
    R"([{"code":"nova","name":"Nova","position":40,"rotated":false,"size":1}])";
const std::string novaPack =
    R"([{"code":"nv","cycle_code":"nova","date_release":"2027-01-02","name":"Nova","position":1,"size":2}])";
const std::string cards =
    R"([{"code":"40001","cost":2,"deck_limit":3,"faction_code":"nbn","faction_cost":2,
         "keywords":"Barrier - Tracer","pack_code":"nv","position":1,"quantity":3,"side_code":"corp",
         "strength":3,"stripped_text":"ignored","text":"Made up.","title":"Ærial Wall 2.0",
         "type_code":"ice","uniqueness":false},
        {"code":"40002","cost":4,"deck_limit":3,"faction_code":"neutral-corp","faction_cost":0,
         "keywords":"Transaction","pack_code":"nv","position":2,"quantity":3,"side_code":"corp",
         "text":"Also made up.","title":"Hedge Fund","type_code":"operation","uniqueness":false},
        {"advancement_cost":5,"agenda_points":3,"code":"40003","deck_limit":3,
         "faction_code":"neutral-corp","faction_cost":null,"pack_code":"nv","position":3,
         "quantity":3,"side_code":"corp","title":"Grey Project","type_code":"agenda","uniqueness":false},
        {"base_link":0,"code":"40004","deck_limit":1,"faction_code":"shaper","influence_limit":15,
         "minimum_deck_size":45,"pack_code":"nv","position":4,"quantity":1,"side_code":"runner",
         "title":"Nova Person: Sleepy","type_code":"identity","uniqueness":false}])";

std::string wrapped(const std::string &list)
{
    return R"({"data":)" + list + R"(,"total":1,"success":true,"version_number":"2.0"})";
}

rules::CardDump dump(const std::vector<rules::DumpFile> &files)
{
    auto read = rules::readDump(rules::cardLibrary().data(), files);
    if (!read)
        FAIL("refused: " << core::toString(read.error()));
    return std::move(*read);
}

std::string problemOf(const std::string &bytes)
{
    const rules::DumpFile files[] = {{"packs.json", novaPack}, {"cards.json", bytes}};
    const auto read = rules::readDump(rules::cardLibrary().data(), files);
    return read ? "" : core::toString(read.error());
}

} // namespace

TEST_CASE("a dump adds cards, printings and wordings, in any order and either layout")
{
    const std::string api = wrapped(cards);
    for (const auto &files :
         {std::vector<rules::DumpFile>{{"a", cards}, {"b", novaPack}, {"c", cycles}},
          std::vector<rules::DumpFile>{{"a", novaPack}, {"b", api}}}) {
        const auto read = dump(files);
        CHECK(read.cards == 4);
        CHECK(read.newTitles == 3);
        CHECK(read.texts.at("hedgefund") == "Also made up.");
        const rules::CardLibrary library(read.data);
        const auto wall = library.findCode("40001");
        REQUIRE(wall);
        CHECK(library[*wall].slug == "aerial_wall_2_0");
        CHECK(library[*wall].subtypes == std::vector<std::string>{"Barrier", "Tracer"});
        CHECK(library[*wall].released == rules::parseDate("2027-01-02"));
        CHECK(library.findCode("40002") == library.findTitle("Hedge Fund"));
        CHECK(library[*library.findTitle("Hedge Fund")].cost == 4);
        CHECK(library[*library.findTitle("Hedge Fund")].released == rules::parseDate("2012-09-06"));
        CHECK(library[*library.findTitle("Grey Project")].influence == 0);
        CHECK(library[*library.findTitle("Nova Person: Sleepy")].minimumSize == 45);
    }
}

TEST_CASE("what a dump adds is kept as a file of card facts, without wordings")
{
    const auto &base = rules::cardLibrary().data();
    const auto read = dump({{"a", cards}, {"b", novaPack}, {"c", cycles}});
    const std::string kept = rules::writeCardData(read.data, base);
    CHECK(kept.find("made up") == std::string::npos);
    const auto again = rules::readCardData(base, "kept", kept);
    REQUIRE(again);
    CHECK(*again == read.data);
}

TEST_CASE("a figure that a dump takes from a card stays taken")
{
    const auto &base = rules::cardLibrary().data();
    const auto read = dump({{"p", novaPack}, {"a", R"([{"code":"40009","cost":null,"deck_limit":2,
        "faction_code":"nbn","faction_cost":null,"keywords":"Initiative","pack_code":"nv",
        "agenda_points":2,"title":"AstroScript Pilot Program","type_code":"agenda"}])"}});
    const auto again = rules::readCardData(base, "kept", rules::writeCardData(read.data, base));
    REQUIRE(again);
    CHECK(*again == read.data);
}

TEST_CASE("a title's dated limit and printed subtypes outlive today's dump")
{
    const auto read = dump({{"p", novaPack}, {"a", R"([{"code":"40009","cost":null,"deck_limit":2,
        "faction_code":"nbn","faction_cost":null,"keywords":"Liability","pack_code":"nv",
        "agenda_points":2,"advancement_cost":3,"title":"AstroScript Pilot Program",
        "type_code":"agenda"}])"}});
    const rules::CardLibrary library(read.data);
    const auto &card = library[*library.findTitle("AstroScript Pilot Program")];
    CHECK(card.subtypes == std::vector<std::string>{"Initiative"});
    CHECK(rules::deckLimit(card, *rules::parseDate("2016-08-01")) == 1);
    CHECK(card.printings.size() == 2);
}

TEST_CASE("a dump that cannot be used is refused with file and place")
{
    CHECK(problemOf("[").find("cards.json:1: ") == 0);
    CHECK(problemOf("{}") == "cards.json: the key \"data\" is missing");
    const auto with = [](std::string from, const std::string &to) {
        std::string text = cards;
        return problemOf(text.replace(text.find(from), from.size(), to));
    };
    CHECK(with("\"nv\"", "\"zz\"")
          == "cards.json[0].pack_code: the pack \"zz\" is not known; import NetrunnerDB's list of "
             "packs with the cards");
    CHECK(with("\"nbn\"", "\"none\"").find("cards.json[0].faction_code: expected one of") == 0);
    CHECK(with("\"40001\"", "\"01001\"").find("the code \"01001\" belongs to Noise")
          != std::string::npos);
    CHECK(with("\"40001\"", "\"4/0\"").find("expected a code of letters and digits")
          != std::string::npos);
    CHECK(with("\"cost\":2", "\"cost\":\"two\"").find("cards.json[0].cost: expected a whole number")
          == 0);
}

TEST_CASE("more packs than a game has are refused, and not compared with each other for minutes")
{
    std::string list = "[";
    for (int i = 0; i < 30000; ++i)
        list += (i > 0 ? "," : "") + std::string(R"({"code":"p)") + std::to_string(i)
            + R"(","cycle_code":"nova","name":"Pack"})";
    list += ']';
    const rules::DumpFile files[] = {{"packs.json", list}};
    const auto read = rules::readDump(rules::cardLibrary().data(), files);
    REQUIRE_FALSE(read);
    const std::string words = core::toString(read.error());
    CHECK(words.find("there are more than 2000 packs") != std::string::npos);
    CHECK(words.find("packs.json") != std::string::npos); // and the place of the first too many
}
