// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist_line.h"
#include "interchange/decklist_markup.h"
#include "interchange/decklist_support.h"
#include "support/places.h"

#include <catch2/catch.hpp>

using interchange::DecklistFormat;

namespace {

interchange::ListLine line(std::string_view text)
{
    static const interchange::PieceReader reader(rules::cardLibrary());
    return interchange::readListLine(interchange::withoutMarkup(text), reader);
}

/// "3 Hedge Fund", "? Fairchild" where the card is not sure, "- Hedge Fund" without a number.
std::string shown(const interchange::ListLine &parsed)
{
    std::string text;
    for (const auto &entry : parsed.entries) {
        const auto copies = interchange::copiesOf(entry.counts);
        text += (text.empty() ? "" : ", ") + std::string(entry.sure ? "" : "? ")
            + (copies ? std::to_string(*copies) : "-") + " "
            + rules::cardLibrary()[entry.cards.front()].title;
    }
    return text;
}

} // namespace

TEST_CASE("a line of every format is taken apart")
{
    for (const auto &[text, parts] : std::vector<std::pair<const char *, const char *>>{
             {"3x Jackson Howard (Opening Moves) \u2022\u2022\u2022", "3 Jackson Howard"},
             {"2x Humanoid Resources \u25CF\u25CF\u25CF\u25CF", "2 Humanoid Resources"},
             {"3x Clone Chip \u2605\u2605\u2605 \u25CF\u25CF", "3 Clone Chip"},
             {"* 3x [Hedge Fund](https://netrunnerdb.com/en/card/01110) _(Core Set)_ \u25CF",
              "3 Hedge Fund"},
             {"3x [url=https://netrunnerdb.com/en/card/01110]Hedge Fund[/url] [i](Core Set)[/i] "
              "[color=#8A2BE2]\u25CF\u25CF[/color]",
              "3 Hedge Fund"},
             {"3x [url=https://netrunnerdb.com/en/card/01110]Hedge Fund[/url]", "3 Hedge Fund"},
             {"3x [b]Hedge Fund[/b] \u2605", "3 Hedge Fund"},
             {"3 Hedge Fund [art: x, id: 01110]", "3 Hedge Fund"},
             {"3 Hedge Fund [art: x, id: 01070]", "? 3 Hedge Fund"},
             {"3x Accelerated Beta Test (Core)", "3 Accelerated Beta Test"},
             {"1x Jackson Howard (Opening Moves) \u25A0", "1 Jackson Howard"},
             {"3\u00A0x\u00A0Hedge\u00A0Fund", "3 Hedge Fund"},
             {"3\u00D7 Hedge Fund", "3 Hedge Fund"},
             {"3x15 Minutes", "3 15 Minutes"},
             {"1x 15 Minutes", "1 15 Minutes"},
             {"15 Minutes", "- 15 Minutes"},
             {"2 24/7 News Cycle", "2 24/7 News Cycle"},
             {"24/7 News Cycle x2", "2 24/7 News Cycle"},
             {"Yog.0 x2", "2 Yog.0"},
             {"Eli 1.0 (x3)", "3 Eli 1.0"},
             {"Interrupt 0 3x", "3 Interrupt 0"},
             {"Ramujan-reliant 550 BMI", "- Ramujan-reliant 550 BMI"},
             {"1 Ash 2X3ZB9CY", "1 Ash 2X3ZB9CY"},
             {"2x Masterwork (v37)", "2 Masterwork (v37)"},
             {"2x Masterwork (v37) (Uprising)", "2 Masterwork (v37)"},
             {"1x realloc()", "1 realloc()"},
             {"3x R&amp;D Interface", "3 R&D Interface"},
             {"3x Fairchild (2.0)", "3 Fairchild 2.0"},
             {"3x Fairchild (4.0)", "? 3 Fairchild"},
             {"12", ""},
             {"1234 Hedge Fund", "1234 Hedge Fund"}, // more than anybody has: asked about
         }) {
        INFO(text);
        CHECK(shown(line(text)) == parts);
    }
}

TEST_CASE("headings and totals are no cards, and no card is a heading")
{
    using Kind = interchange::ListLine::Kind;
    for (const char *text : {"Agenda (9)",
                             "###Agenda (9)",
                             "[b]Code Gate (4)[/b]",
                             "Identity:",
                             "Agenda: (9)",
                             "ICE (3)",
                             "Icebreakers",
                             "Hardware",
                             "Program: 0",
                             "Ereignisse (3)",
                             "Brise-glaces: 2",
                             "Hielo 9",
                             "Ulepszenia [4]",
                             "15 influence spent (max 15, available 0)",
                             "15 influence spent (maximum 15)",
                             "20 agenda points (between 20 and 21)  ",
                             "49 cards (min 45)",
                             "Cards up to Elevation",
                             "Deck built on https://netrunnerdb.com.",
                             "Decklist published on https://netrunnerdb.com.",
                             "Karten gesamt: 49",
                             "Agendapunkte: 20",
                             "9 cartes (minimum 45)"}) {
        INFO(text);
        CHECK(line(text).kind == Kind::Heading);
    }
    for (const auto &card : rules::cardLibrary().cards()) {
        INFO(card.title);
        CHECK(shown(line("3x " + card.title)) == "3 " + card.title);
        CHECK(shown(line(card.title + " x2")) == "2 " + card.title);
        CHECK(shown(line(card.title)) == "- " + card.title);
    }
}

TEST_CASE("the files of ../shared/decklists are read")
{
    if (sharedDecklist("auco.plain.txt").empty()) {
        WARN("skipped: the reference material is not at " << support::referenceMaterial());
        return;
    }
    SECTION("five exports of one deck are one deck")
    {
        const auto plain = listOf(sharedDecklist("auco.plain.txt"));
        CHECK(plain.name == "\"I'm in Love with the AuCo\" by R.E. Genasis (1st @ SPb MC)");
        CHECK(plain.original == sharedDecklist("auco.plain.txt"));
        REQUIRE(plain.deck.identity);
        for (const auto &[file, format] : std::vector<std::pair<const char *, DecklistFormat>>{
                 {"auco.plain.txt", DecklistFormat::Plain},
                 {"auco.text.txt", DecklistFormat::Text},
                 {"auco.markdown.md", DecklistFormat::Markdown},
                 {"auco.bbcode.txt", DecklistFormat::BbCode},
                 {"auco.jinteki.txt", DecklistFormat::Jinteki}}) {
            auto list = listOf(sharedDecklist(file));
            INFO(file);
            CHECK(list.format == format);
            CHECK(unknownOf(list).empty());
            CHECK(list.deck.identity.has_value() == (format != DecklistFormat::Jinteki));
            list.deck.identity = plain.deck.identity;
            CHECK(list.deck.sameCards(plain.deck));
        }
        const auto event = rules::formatOn(rules::deckRules(), *rules::parseDate("2025-05-10"));
        const auto verdict = rules::checkDeck(plain.deck, rules::deckRules(), event);
        CHECK(verdict.legal());
        CHECK(verdict.influence.spent == 15);
        CHECK(verdict.agendaPoints == 20);
        CHECK(verdict.size == 49);
    }
    SECTION("OCTGN")
    {
        const auto corp = listOf(sharedDecklist("core-jinteki-starting-deck.o8d"));
        CHECK(corp.format == DecklistFormat::Octgn);
        CHECK(corp.deck.cards().size() == 20);
        CHECK(cardsOf(corp).find("Jinteki: Personal Evolution | 3 Priority Requisition,") == 0);
        const auto runner = listOf(sharedDecklist("core-shaper-starting-deck.o8d"));
        CHECK(
            cardsOf(runner).find("Kate \"Mac\" McCaffrey: Digital Tinker | 3 Access to Globalsec,")
            == 0);
        CHECK(unknownOf(corp) + unknownOf(runner) == "");
    }
    SECTION("NetrunnerDB's API and preconstructed decks")
    {
        const auto both =
            interchange::readDecklists(sharedDecklist("nrdb-api-v2.json"), rules::cardLibrary());
        REQUIRE(both);
        REQUIRE(both->size() == 2);
        CHECK((*both)[1].listCode == "NAPD_MWL_1.1");
        CHECK((*both)[1].unknown.empty());
        const auto &rules = rules::deckRules();
        auto event = rules::formatOn(rules, *rules::parseDate("2016-09-02"));
        const auto verdict = rules::checkDeck((*both)[1].deck, rules, event);
        CHECK(verdict.legal());
        CHECK(verdict.influence.limit == 15 - verdict.influence.listCopies);
        const auto champion = listOf(sharedDecklist("2015-world-champion-corp-deck.json"));
        CHECK(champion.name == "2015 World Champion Corp Deck");
        CHECK(rules::checkDeck(champion.deck, rules,
                               rules::formatOn(rules, *rules::parseDate("2015-11-06")))
                  .legal());
    }
}

TEST_CASE("jinteki.net's head gives name and identity")
{
    const auto list = listOf(";; title: My deck\r\n;; identity: NBN: Making News\r\n"
                             ";; identity-code: 01080\r\n;; notes: a, b\r\n\r\n3 Hedge Fund\r\n"
                             "1 AstroScript Pilot Program [art: alt, id: 01081]\r\n");
    CHECK(cardsOf(list) == "NBN: Making News | 3 Hedge Fund, 1 AstroScript Pilot Program,");
    CHECK(list.name == "My deck");
    CHECK(list.notes == "a, b");
    CHECK(list.format == DecklistFormat::Jinteki);
}

TEST_CASE("BBCode is read with and without colours")
{
    const std::string plain =
        "[b]Wall & Chip[/b]\n\n"
        "[url=https://netrunnerdb.com/en/card/01001]Noise: Hacker Extraordinaire[/url] "
        "[i](Core Set)[/i]\n\n[b]Hardware (3)[/b]\n"
        "3x [url=https://netrunnerdb.com/en/card/03038]Clone Chip[/url] [i](Creation and "
        "Control)[/i] ";
    for (const char *pips : {"[color=#4BAA32]\u25CF\u25CF\u25CF\u25CF\u25CF \u25CF[/color]",
                             "\u25CF\u25CF\u25CF\u25CF\u25CF \u25CF", ""}) {
        const auto list = listOf(plain + pips + "\n");
        INFO(pips);
        CHECK(list.format == DecklistFormat::BbCode);
        CHECK(list.name == "Wall & Chip");
        CHECK(cardsOf(list) == "Noise: Hacker Extraordinaire | 3 Clone Chip,");
        CHECK(unknownOf(list).empty());
    }
}

TEST_CASE("CardGameDB names an identity by its base name and pack")
{
    const auto list = listOf("My deck\n\nIdentity:\n1x Haas-Bioroid (Intervention)\n\n"
                             "Agenda: (3)\n3x Accelerated Beta Test (Core)\n\n"
                             "Asset: (3)\n3x Jackson Howard (Opening Moves) \u25A0\n\n"
                             "Total Cards: (6)\nTotal Agenda Points: (6)\n");
    CHECK(cardsOf(list)
          == "Haas-Bioroid: Architects of Tomorrow | 3 Accelerated Beta Test, 3 Jackson Howard,");
    CHECK(list.name == "My deck");
    CHECK(unknownOf(list).empty());
    CHECK(list.format == DecklistFormat::CardGameDb);
    // Without the pack four identities bear that name.
    const auto ambiguous = listOf("Identity:\n1x Haas-Bioroid\n\nAgenda:\n3x NAPD Contract\n");
    CHECK(ambiguous.unknown.size() == 1);
    CHECK(ambiguous.unknown[0].suggestions.size() == 4);
    CHECK_FALSE(ambiguous.deck.identity);
}

TEST_CASE("a deck named after an identity does not become it")
{
    const auto list = listOf("Valencia Estevez: FREDPI-ish\n\nNoise: Hacker Extraordinaire\n\n"
                             "Event (3)\n3x Sure Gamble\n");
    CHECK(cardsOf(list) == "Noise: Hacker Extraordinaire | 3 Sure Gamble,");
    CHECK(list.name == "Valencia Estevez: FREDPI-ish");
    const auto base = listOf("Noise\n\nValencia Estevez: The Angel of Cayambe\n\n3x Sure Gamble\n");
    CHECK(cardsOf(base) == "Valencia Estevez: The Angel of Cayambe | 3 Sure Gamble,");
    const auto both = listOf("Noise: Hacker Extraordinaire\n\n"
                             "Valencia Estevez: The Angel of Cayambe\n\n3x Sure Gamble\n");
    CHECK(cardsOf(both) == "Valencia Estevez: The Angel of Cayambe | 3 Sure Gamble,");
    CHECK(both.name == "Noise: Hacker Extraordinaire");
    for (const char *name : {"Noise", "Noise: Hacker Extraordinaire"}) {
        const auto stated = listOf(std::string(name)
                                   + "\n\nIdentity:\n1x Valencia Estevez (Order and Chaos)\n\n"
                                     "Event: (3)\n3x Sure Gamble (Core Set)\n");
        CHECK(cardsOf(stated) == "Valencia Estevez: The Angel of Cayambe | 3 Sure Gamble,");
        CHECK(stated.name == name);
    }
    const auto copies =
        listOf("My list\n\nNoise: Hacker Extraordinaire\n\nEvent (3)\n3x Sure Gamble\n\n"
               "Identity (1)\n1x Noise: Hacker Extraordinaire\n");
    CHECK(cardsOf(copies)
          == "Noise: Hacker Extraordinaire | 3 Sure Gamble, 1 Noise: Hacker Extraordinaire,");
    const auto short_ = listOf("My list\n\nNoise\n\n3x Sure Gamble\n");
    CHECK(cardsOf(short_) == "Noise: Hacker Extraordinaire | 3 Sure Gamble,");
}

TEST_CASE("repeated lines and printings add up")
{
    CHECK(cardsOf(listOf("2 Datasucker\n1 Datasucker\n")) == "| 3 Datasucker,");
    CHECK(cardsOf(listOf(R"({"cards":{"01110":2,"20132":1,"30075":1}})")) == "| 4 Hedge Fund,");
}

TEST_CASE("what is not a title is shown with suggestions and never guessed")
{
    const auto list = listOf("My deck\n\nNBN: Making Newz\n\nOperation (6)\n3x Hegde Fund\n"
                             "3x Quarantine\n1x Fairchild 4.0\nHedge Fund\n0x Sweeps Week\n"
                             "3x Hedge Fund\n");
    CHECK(cardsOf(list) == "| 3 Hedge Fund,");
    CHECK(unknownOf(list).find("3: NBN: Making Newz (NBN: Making News") == 0);
    CHECK(unknownOf(list).find("\n6: 3x Hegde Fund (Hedge Fund") != std::string::npos);
    CHECK(unknownOf(list).find("\n7: 3x Quarantine (Quarantine System") != std::string::npos);
    CHECK(unknownOf(list).find("\n8: 1x Fairchild 4.0 (Fairchild") != std::string::npos);
    CHECK(unknownOf(list).find("\n9: Hedge Fund (Hedge Fund)") != std::string::npos);
    CHECK(unknownOf(list).find("\n10: 0x Sweeps Week (Sweeps Week)") != std::string::npos);
    CHECK(list.deck.unknown.size() == 6);
    const auto mistyped = listOf("Noize: Hacker Extraordinaire\n3x Sure Gamble\n");
    CHECK(mistyped.unknown.size() == 1);
    // Title and link that name two cards: neither is taken.
    const auto torn = listOf("* 3x [Hedge Fund](https://netrunnerdb.com/en/card/01001)\n"
                             "* 1x [Snare!](https://netrunnerdb.com/en/card/01070)\n");
    CHECK(cardsOf(torn) == "| 1 Snare!,");
    CHECK(torn.unknown[0].suggestions
          == std::vector<std::string>{"Hedge Fund", "Noise: Hacker Extraordinaire"});
}

TEST_CASE("titles that begin others, with accents and odd quotes, are read as written")
{
    CHECK(
        cardsOf(listOf(
            "1 Fairchild\n2 Fairchild 1.0\n3 Director Haas' Pet Project\n"
            "1 Director Haas\n1 Deja Vu\n1 The Maker\u2019s Eye\n1 Cerberus \u201CLady\u201D H1\n"))
        == "| 1 Fairchild, 2 Fairchild 1.0, 3 Director Haas' Pet Project, 1 Director Haas, "
           "1 D\u00E9j\u00E0 Vu, 1 The Maker's Eye, 1 Cerberus \"Lady\" H1,");
}

TEST_CASE("OCTGN: the identifier is believed, quotes and notes are as they come")
{
    const auto list = listOf(
        "\xEF\xBB\xBF<?xml version='1.0'?><deck game='0f38e453-26df-4c04-9d67-6d43de939c77'>"
        "<section name='Identity'><card qty='1' id='bc0f047c-01b1-427f-a439-d451eda01067'>Jinteki"
        "</card></section><section name='R&amp;D / Stack'>"
        "<card qty='2' id='bc0f047c-01b1-427f-a439-d451eda01070'>Snare</card>"
        "<card qty='1' id='no-such-identifier'>Hedge Fund</card>"
        "<card qty='1' id='no-such-identifier'>Hegde Fund</card>"
        "<card id='bc0f047c-01b1-427f-a439-d451eda01070'>Snare!</card>"
        "</section><notes><![CDATA[by <me>]]></notes></deck>");
    CHECK(cardsOf(list) == "Jinteki: Personal Evolution | 2 Snare!, 1 Hedge Fund,");
    CHECK(unknownOf(list).find("Hegde Fund (Hedge Fund") != std::string::npos);
    CHECK(list.unknown.size() == 2); // one card without a quantity
    CHECK(listOf("<deck>\n<section>\n<card qty='1' id='bc0f047c-01b1-427f-a439-d451eda01070'/>\n\n"
                 "<card qty='1' id='x'>Snar</card>\n</section></deck>")
              .unknown[0]
              .line
          == 5);
    CHECK(list.notes == "by <me>");
}

TEST_CASE("the API 3 names cards by slug")
{
    const auto list = listOf(R"({"data":{"id":"1","type":"decklists","attributes":{"name":"Mine",
        "identity_card_id":"noise_hacker_extraordinaire","side_id":"runner",
        "card_slots":{"sure_gamble":3,"no_such_card":1,"parasite":0}}}})");
    CHECK(cardsOf(list) == "Noise: Hacker Extraordinaire | 3 Sure Gamble,");
    CHECK(list.format == DecklistFormat::Json3);
    CHECK(list.unknown.size() == 1);
    CHECK(list.unknown[0].line == 3);
}

TEST_CASE("what is no decklist is refused with one sentence, quickly")
{
    CHECK(decklistRefusal("") == "the list is empty");
    CHECK(decklistRefusal(" \n\r\n") == "the list is empty");
    CHECK(decklistRefusal(std::string(10'000'000, 'x'))
          == "the list is larger than 2 MiB, which no decklist is");
    CHECK(decklistRefusal(std::string("3 Hedge\0Fund", 12)).find("not UTF-8 text")
          != std::string::npos);
    CHECK(decklistRefusal("\xff\xfe").find("not UTF-8 text") != std::string::npos);
    CHECK(decklistRefusal("3 Not A Card At All\n").find("no line names a card of the game")
          != std::string::npos);
    std::string many;
    for (int i = 0; i < 3000; ++i)
        many += "3 Hedge Fund\n";
    CHECK(decklistRefusal(many).find("more than 2000 lines") != std::string::npos);
    std::string junk;
    for (int i = 0; i < 200; ++i)
        junk += "3 qwertzuiop" + std::to_string(i) + "\n";
    CHECK(decklistRefusal(junk).find("more than 100 lines name no card") != std::string::npos);
    CHECK(decklistRefusal("{\"cards\":3}") == "cards: expected an object of cards and quantities");
    CHECK(decklistRefusal("{").find("line 1: ") == 0);
    CHECK(decklistRefusal("{\"data\":[]}") == "the document holds no deck");
    CHECK(decklistRefusal("<deck><section>").find("line 1: this is not XML") == 0);
    CHECK(decklistRefusal("<html/>") == "no line names a card of the game");
    const auto bomb = decklistRefusal(
        "<?xml version=\"1.0\"?><!DOCTYPE lolz [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b "
        "\"&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;\">]>"
        "<deck><section><card qty=\"1\" id=\"x\">&c;</card></section></deck>");
    CHECK(bomb.find("no line names a card of the game; the first that should is \"1 &c;\"") == 0);
    CHECK(decklistRefusal("3 Hedge Fund\n" + std::string(1'900'000, '[') + "]\n")
          == "line 2: the line is longer than 1000 bytes; this is not a decklist");
    CHECK(decklistRefusal("<deck>\n<section>\n<card qty='1' id='x'>No</card>\n<card qty='1' "
                          "id='y'>Card</card></section></deck>")
              .find("the first that should is \"1 No\"")
          != std::string::npos);
    std::string deep;
    for (int i = 0; i < 200'000; ++i)
        deep += "<a>";
    CHECK_FALSE(decklistRefusal(deep).empty());
}
