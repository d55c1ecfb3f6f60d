// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/cards/card_data.h"
#include "rules/deck_support.h"
#include "support/places.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>

namespace {

const std::string packs = "cycle\tcore\t1\tCore Set\n"
                          "pack\tcore\tcore\t1\t2012-09-06\tFFG\tCore Set\n";
const std::string hedgeFund =
    "card\tHedge Fund\thedge_fund\tneutral-corp\toperation\tTransaction\tno\t5\t0\t3\t-\t"
    "01110/core/110x3\n";

std::string problemIn(const std::string &text)
{
    const auto read = rules::readCardData({}, "x.tsv", text);
    return read ? "" : core::toString(read.error());
}

std::optional<int> number(const core::Json &card, std::string_view key)
{
    const auto *value = card.find(key);
    if (!value || !value->asInteger())
        return std::nullopt;
    return static_cast<int>(*value->asInteger());
}

} // namespace

TEST_CASE("a file of card facts reads strictly and names file and line")
{
    CHECK(problemIn("# a comment\n\n" + packs + hedgeFund).empty());
    CHECK(problemIn("deck\tx\n")
          == "x.tsv:1: expected a cycle, pack, card, reprint or change, found \"deck\"");
    CHECK(problemIn(packs + "card\tHedge Fund\n") == "x.tsv:3: expected 12 fields, found 2");
    CHECK(problemIn(packs + hedgeFund + hedgeFund)
          == "x.tsv:4: the title \"Hedge Fund\" comes twice");
    CHECK(problemIn(hedgeFund) == "x.tsv:1: there is no pack \"core\"");
    CHECK(problemIn("cycle\tcore\tone\tCore Set\n")
          == "x.tsv:1: expected a whole number, found \"one\"");
    CHECK(problemIn("cycle\tcore\t\tCore Set\n")
          == "x.tsv:1: a field is empty; write - where there is nothing to say");
    CHECK(problemIn(packs + "reprint\tsure_gamble\t1/core/1x1\n")
          == "x.tsv:3: there is no card with the slug \"sure_gamble\"");
    const auto wrong = [](std::string text, const std::string &from, const std::string &to) {
        return problemIn(packs + text.replace(text.find(from), from.size(), to));
    };
    CHECK(wrong(hedgeFund, "neutral-corp", "nobody").find("x.tsv:3: expected one of haas-bioroid")
          == 0);
    CHECK(wrong(hedgeFund, "\t3\t", "\t3;2016-13-01=1\t")
          == "x.tsv:3: expected a day such as 2016-02-01, found \"2016-13-01\"");
    CHECK(wrong(hedgeFund, "\t-\t01110", "\tsalt=1\t01110") == "x.tsv:3: unknown value \"salt\"");
    CHECK(wrong(hedgeFund, "110x3", "110").find("expected a printing such as")
          != std::string::npos);
    CHECK(wrong(hedgeFund, "operation", "identity") == "x.tsv:3: the identity has no minimum size");
}

TEST_CASE("what one file adds to another is written so that it reads back")
{
    const auto base = rules::readCardData({}, "base", packs + hedgeFund);
    REQUIRE(base);
    const std::string more =
        "cycle\tnew\t9\tNew\n"
        "pack\tn1\tnew\t1\t-\tFFG\tNew One\n"
        "card\tAda: Lovely\tada_lovely\tshaper\tidentity\tNatural;Cyborg\tno\t-\t-\t1\tsize=45 "
        "influence=none link=1\t90001/n1/1x1\n"
        "card\tThing\tthing\tnbn\tice\t-\t2016-07-12\tX\t2\t3;2016-07-12=1\tstrength=4\t"
        "90002/n1/2x3,90004/n1/4x1\n"
        "reprint\thedge_fund\t90003/n1/3x3\n"
        "change\thedge_fund\t4\t1\t2\t-\n";
    const auto both = rules::readCardData(*base, "more", more);
    REQUIRE(both);
    CHECK(both->cards.size() == 3);
    CHECK(both->cards[0].cost == 4);
    CHECK(both->cards[0].printings.size() == 2);
    CHECK_FALSE(both->cards[1].influenceLimit);
    CHECK(both->cards[2].unique);
    const auto again = rules::readCardData(*base, "again", rules::writeCardData(*both, *base));
    REQUIRE(again);
    CHECK(*again == *both);
    CHECK(rules::writeCardData(*base, *base).empty());
}

TEST_CASE("the cards compiled in are those of the sources (scripts/make-card-data)")
{
    const auto &library = rules::cardLibrary();
    CHECK(library.cards().size() == 2054);
    std::map<std::string, std::size_t> printings;
    for (const char *name : {"ffg_cards.json", "nsg_cards.json"}) {
        const core::Json file = cardFactsIn(name);
        if (file.isNull()) {
            WARN("skipped: the reference material is not at " << support::referenceMaterial());
            return;
        }
        for (const core::Json &source : *file.find("cards")->asArray()) {
            const auto &codeOf = *source.find("code")->asString();
            INFO(codeOf);
            const auto id = library.findCode(codeOf);
            REQUIRE(id);
            const rules::Card &card = library[*id];
            const auto *cost = source.find("cost")->asInteger();
            bool same = core::toWord(rules::factionWords, card.faction)
                == *source.find("faction")->asString();
            same = same && card.slug == *source.find("slug")->asString();
            same =
                same && card.cost == (cost ? std::optional(static_cast<int>(*cost)) : std::nullopt);
            same = same && card.influence == number(source, "faction_cost");
            same = same && card.deckLimit == *number(source, "deck_limit");
            same = same && card.unique == *source.find("unique")->asBool();
            same = same && card.agendaPoints == number(source, "agenda_points").value_or(0);
            same = same && card.minimumSize == number(source, "minimum_deck_size").value_or(0);
            same = same && card.influenceLimit == number(source, "influence_limit");
            same = same && card.strength == number(source, "strength");
            same = same && card.trashCost == number(source, "trash_cost");
            same = same && card.memory == number(source, "memory_cost");
            same = same && card.link == number(source, "base_link");
            same = same && card.advancementCost == number(source, "advancement_cost");
            same = same && library.findTitle(*source.find("title")->asString()) == *id;
            same = same && library.findSlug(card.slug) == *id;
            CHECK(same);
            if (const auto *day = source.find("date_release")->asString())
                CHECK((card.released && toString(*card.released) <= *day));
            ++printings[card.slug];
        }
    }
    std::size_t different = 0;
    for (const rules::Card &card : library.cards())
        different += printings[card.slug] == card.printings.size() ? 0U : 1U;
    CHECK(different == 0);
}

TEST_CASE("AstroScript Pilot Program's limit follows its errata (FAQ 3.1 of 2016-07-12)")
{
    const auto &library = rules::cardLibrary();
    const auto astroScript = library.findTitle("AstroScript Pilot Program");
    REQUIRE(astroScript);
    const auto on = [&](const char *day) {
        return rules::deckLimit(library[*astroScript], *rules::parseDate(day));
    };
    CHECK(on("2016-07-11") == 3);
    CHECK(on("2016-07-12") == 1);
    CHECK(on("2018-02-13") == 1);
    CHECK(on("2018-02-14") == 3);
    CHECK(on("2018-12-08") == 1);
    CHECK(on("2025-04-01") == 3);
}

TEST_CASE("dates are days of the calendar")
{
    CHECK(rules::parseDate("2016-02-29"));
    for (const char *text : {"2015-02-29", "2016-2-01", "2016-02-01 ", "20160201", "0000-01-01",
                             "2016-00-10", "2016-1a-10", ""})
        CHECK_FALSE(rules::parseDate(text));
    CHECK(rules::toString(*rules::parseDate("2016-02-01")) == "2016-02-01");
    CHECK(rules::dateOf(1'457'186'400'000) == *rules::parseDate("2016-03-05"));
}
