// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/csv.h"
#include "interchange/decklist_support.h"
#include "rules/deck_support.h"
#include "support/places.h"

#include <catch2/catch.hpp>

using interchange::Decklist;
using interchange::DecklistFormat;

namespace {

/// OCTGN's files and spreadsheets are named, not the decks in them.
bool holdsName(DecklistFormat format)
{
    return format != DecklistFormat::Octgn && format != DecklistFormat::Csv;
}

std::string written(const Decklist &list, DecklistFormat format, const rules::DeckFormat &event)
{
    return interchange::writeDecklist(list, format, rules::deckRules(), event);
}

Decklist example()
{
    Decklist list;
    list.name = "Wall & Chip";
    list.deck = deckOf("Noise: Hacker Extraordinaire",
                       {{"Sure Gamble", 3}, {"Clone Chip", 3}, {"Corroder", 2}, {"Parasite", 1}});
    return list;
}

} // namespace

TEST_CASE("an export looks as NetrunnerDB's: headings, pips, marks and totals")
{
    const auto event = formatOf("2016-03-05");
    CHECK(written(example(), DecklistFormat::Plain, event)
          == "Wall & Chip\n\nNoise: Hacker Extraordinaire\n\n"
             "Event (3)\n3x Sure Gamble\n\n"
             "Hardware (3)\n3x Clone Chip \u2605\u2605\u2605 \u25CF\u25CF\u25CF\u25CF\u25CF "
             "\u25CF\n\n"
             "Icebreaker (2)\n2x Corroder\n\n"
             "Program (1)\n1x Parasite \u2605\n\n"
             "6 influence spent (max 15-4\u2605=11, available 5)\n9 cards (min 45)\n"
             "Cards up to Creation and Control\n");
    CHECK(written(example(), DecklistFormat::Text, event)
              .find("Wall & Chip\r\nNoise: Hacker Extraordinaire (Core Set)\r\n\r\nEvent (3)\r\n"
                    "3x Sure Gamble (Core Set) \r\n")
          == 0);
    CHECK(written(example(), DecklistFormat::Markdown, event)
              .find("* 3x [Clone Chip](https://netrunnerdb.com/en/card/03038) _(Creation and "
                    "Control)_ \u2605")
          != std::string::npos);
    CHECK(written(example(), DecklistFormat::Jinteki, event)
          == ";; title: Wall & Chip\n;; identity: Noise: Hacker Extraordinaire\n\n3 Sure Gamble\n"
             "3 Clone Chip\n2 Corroder\n1 Parasite\n");
}

TEST_CASE("a deck of NetrunnerDB comes out as NetrunnerDB wrote it")
{
    const std::string plain = sharedDecklist("auco.plain.txt");
    if (plain.empty()) {
        WARN("skipped: the reference material is not at " << support::referenceMaterial());
        return;
    }
    const auto event = formatOf("2025-05-10");
    const auto same = [&](const std::string &sample, DecklistFormat format) {
        std::string text = written(listOf(sample), format, event);
        std::erase(text, '\r');
        for (auto at = text.find(" \n"); at != std::string::npos; at = text.find(" \n"))
            text.erase(at, 1);
        INFO(text);
        CHECK(sample.starts_with(text)); // below it only says where it was published
    };
    same(plain, DecklistFormat::Plain);
    same(sharedDecklist("auco.text.txt"), DecklistFormat::Text);
    same(sharedDecklist("auco.markdown.md"), DecklistFormat::Markdown);
}

TEST_CASE("a pip that an alliance makes free is drawn hollow")
{
    Decklist list;
    list.deck = deckOf("NBN: Making News", {{"Mumba Temple", 2}});
    CHECK(written(list, DecklistFormat::Plain, formatOf("2016-03-05"))
              .find("2x Mumba Temple \u25CB\u25CB\u25CB\u25CB\n")
          != std::string::npos);
}

TEST_CASE("a spreadsheet gets one row a card, the identity first")
{
    const auto rows =
        interchange::parseCsv(written(example(), DecklistFormat::Csv, formatOf("2016-03-05")));
    REQUIRE(rows.size() == 6);
    CHECK(rows[0].cells
          == std::vector<std::string>{"quantity", "title", "type", "faction", "influence", "pack"});
    CHECK(rows[1].cells[1] == "Noise: Hacker Extraordinaire");
    CHECK(rows[3].cells
          == std::vector<std::string>{"3", "Clone Chip", "hardware", "shaper", "6",
                                      "Creation and Control"});
}

TEST_CASE("a spreadsheet is read back, with its columns in any order")
{
    const auto list =
        listOf("Pack;Title;Quantity;Note\r\nCore Set;Noise: Hacker Extraordinaire;1;\r\n"
               "Core Set;\"Sure Gamble\";3;mine\r\n;Sure Gambel;2;\r\n;Corroder;many;\r\n");
    CHECK(list.format == DecklistFormat::Csv);
    CHECK(cardsOf(list) == "Noise: Hacker Extraordinaire | 3 Sure Gamble,");
    CHECK(unknownOf(list).find("4: ;Sure Gambel;2; (Sure Gamble") == 0);
    CHECK(unknownOf(list).find("\n5: ;Corroder;many; (Corroder)\n") != std::string::npos);
    CHECK(cardsOf(listOf("3 Sure Gamble\n", DecklistFormat::Csv)) == "| 3 Sure Gamble,");
}

TEST_CASE("a deck whose name looks like a line of a list keeps its cards")
{
    const auto event = formatOf("2016-03-05");
    for (const char *name :
         {"3 Hedge Fund", "Sure Gamble", "Chaos Theory: Wünderkind", "Event (3)", "", "Total war",
          "## x", ";; identity: NBN: Making News", "a [b] c", "1 2 3", "x3", "<&\">"}) {
        Decklist list = example();
        list.name = name;
        for (const auto &[format, word] : interchange::decklistFormatWords) {
            const std::string text = written(list, format, event);
            INFO(text);
            const auto again = listOf(text, format);
            CHECK(again.deck.sameCards(list.deck));
            CHECK(unknownOf(again).empty());
        }
    }
}

TEST_CASE("an export leaves out nothing, not even a second identity")
{
    const auto event = formatOf("2016-03-05");
    Decklist list = example();
    list.deck.add(cardOf("Whizzard: Master Gamer"), 1);
    list.deck.add(*list.deck.identity, 2);
    for (const auto &[format, word] : interchange::decklistFormatWords) {
        const std::string text = written(list, format, event);
        INFO(text);
        CHECK(listOf(text, format).deck.sameCards(list.deck));
    }
}

TEST_CASE("export and import are the identity for 1,000 random legal decks in every format")
{
    core::Random random(5);
    const std::vector<rules::DeckFormat> events{
        formatOf("2015-12-31"), formatOf("2016-03-05"), formatOf("2017-05-01"),
        formatOf("2018-10-01", "none"), formatOf("2023-05-01", "none")};
    int decks = 0;
    while (decks < 1000)
        for (const auto &event : events)
            for (const auto identity : identitiesIn(event)) {
                if (++decks > 1000)
                    return;
                Decklist list;
                list.name = "Deck number " + std::to_string(decks);
                list.deck = randomLegalDeck(identity, event, random);
                for (const auto &[format, word] : interchange::decklistFormatWords) {
                    const auto read = interchange::readDecklists(written(list, format, event),
                                                                 rules::cardLibrary());
                    const bool same = read && read->size() == 1
                        && read->front().deck.sameCards(list.deck) && read->front().unknown.empty()
                        && read->front().format == format
                        && read->front().name == (holdsName(format) ? list.name : std::string());
                    if (!same) {
                        INFO(written(list, format, event));
                        FAIL_CHECK("differs in " << word);
                    }
                }
            }
}
