// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pasted_lists.h"

#include <algorithm>
#include <map>

#include <catch2/catch.hpp>

namespace {

std::string wrong(const PastedList &list, const PastedReading &reading)
{
    std::string text = "\n== " + list.name + "\n" + list.text;
    for (const std::string &deck : list.decks)
        text += "  wanted: " + deck + "\n";
    for (const std::string &asked : list.asked)
        text += "  to ask: " + asked + "\n";
    return text + reading.shown();
}

} // namespace

// Measured on the code before: 17 of 131 right, 47 lost a line in silence.
TEST_CASE("lists as people paste them are read, and what is not sure is asked about")
{
    std::size_t right = 0;
    std::string failed;
    const auto lists = pastedLists();
    REQUIRE(lists.size() > 100);
    for (const PastedList &list : lists) {
        const auto reading = readPasted(list.text);
        const bool good = reading.gives(list);
        right += good ? 1 : 0;
        if (!good)
            failed += wrong(list, reading);
        INFO(wrong(list, reading));
        CHECK(reading.lostOf(list).empty());
    }
    INFO(right << " of " << lists.size() << " right; not so:" << failed);
    CHECK(right == lists.size());
}

TEST_CASE("what players call a card in short, or mistype, is asked about with that card")
{
    using Asked = std::pair<const char *, const char *>;
    for (const auto &[line, title] :
         {Asked{"2 NAPD", "NAPD Contract"}, Asked{"3 DBS", "Daily Business Show"},
          Asked{"3 SMC", "Self-modifying Code"}, Asked{"2 E. Shutdown", "Emergency Shutdown"},
          Asked{"3x Sec Testing", "Security Testing"}, Asked{"2x Retreival Run", "Retrieval Run"},
          Asked{"1x D4vid", "D4v1d"}, Asked{"3 SanSan City", "SanSan City Grid"}}) {
        const auto reading = readPasted(std::string("3 Tollbooth\n") + line + "\n3 Hedge Fund\n");
        INFO(line << "\n" << reading.shown());
        REQUIRE(reading.lists.size() == 1);
        REQUIRE(reading.lists[0].unknown.size() == 1);
        const auto &suggestions = reading.lists[0].unknown[0].suggestions;
        CHECK(std::ranges::find(suggestions, title) != suggestions.end());
    }
}

TEST_CASE("words behind \"3x\" are asked about however many they are, a sentence is kept as a note")
{
    const auto reading = readPasted("3 Tollbooth\n3x Hegde Fund of which nobody knows whether it is"
                                    " meant\n2 rounds in a row nobody could stop it\n");
    INFO(reading.shown());
    REQUIRE(reading.lists.size() == 1);
    REQUIRE(reading.lists[0].unknown.size() == 1);
    CHECK(reading.lists[0].unknown[0].line == 2);
    CHECK(reading.lists[0].notes == "2 rounds in a row nobody could stop it");
}

TEST_CASE("a short name of a card is asked about with that card, also one made of beginnings")
{
    for (const auto &[line, title] :
         {std::pair("2x ProCo", "Professional Contacts"), std::pair("2 Spin Docter", "Spin Doctor"),
          std::pair("1 SureGam", "Sure Gamble")}) {
        const auto reading = readPasted(std::string("3 Hedge Fund\n") + line + "\n2 Tollbooth\n");
        INFO(line << "\n" << reading.shown());
        REQUIRE(reading.lists.size() == 1);
        REQUIRE(reading.lists[0].unknown.size() == 1);
        const auto &suggestions = reading.lists[0].unknown[0].suggestions;
        CHECK(std::ranges::find(suggestions, title) != suggestions.end());
    }
}

TEST_CASE(
    "an identity is read by its title and its subtitle, and by its name where only one has it")
{
    const auto &library = rules::cardLibrary();
    std::map<std::string, int> bearers;
    std::vector<std::string> titles;
    for (const rules::Card &card : library.cards())
        if (card.type == rules::CardType::Identity) {
            titles.push_back(card.title);
            ++bearers[card.title.substr(0, card.title.find(':'))];
        }
    REQUIRE(titles.size() > 100);
    for (const std::string &title : titles) {
        const auto colon = title.find(':');
        std::vector<std::string> ways{title};
        if (colon != std::string::npos) {
            ways.push_back(title.substr(colon + 2));
            ways.push_back(title.substr(0, colon));
        }
        for (const std::string &way : ways) {
            const auto reading = readPasted("ID: " + way + "\n\n3 Hedge Fund\n");
            INFO(way << "\n" << reading.shown());
            REQUIRE(reading.lists.size() == 1);
            const auto &list = reading.lists[0];
            const bool read = list.deck.identity && library[*list.deck.identity].title == title;
            const bool alone = way.size() != colon || bearers[way] == 1;
            const bool asked = std::ranges::any_of(list.unknown, [&](const auto &line) {
                return std::ranges::find(line.suggestions, title) != line.suggestions.end();
            });
            CHECK((read || (!alone && (asked || list.unknown.size() == 1))));
        }
    }
}

TEST_CASE("behind its label an identity is read by its nickname, too")
{
    for (const auto &[nick, title] :
         {std::pair("Andy", "Andromeda: Dispossessed Ristie"),
          std::pair("Gabe", "Gabriel Santiago: Consummate Professional"),
          std::pair("HB EtF", "Haas-Bioroid: Engineering the Future"),
          std::pair("Ed Kim", "Edward Kim: Humanity's Hammer")}) {
        const auto reading = readPasted(std::string("Identity: ") + nick + "\n\n3 Hedge Fund\n");
        INFO(reading.shown());
        REQUIRE(reading.lists.size() == 1);
        REQUIRE(reading.lists[0].deck.identity);
        CHECK(rules::cardLibrary()[*reading.lists[0].deck.identity].title == title);
    }
}

TEST_CASE("a line with a whole title of several words and a figure is read or asked about")
{
    const std::vector<std::string> heads{"",          "Note: ",   "I would cut ", "[12:04] ",
                                         "Comment: ", "Player: ", "Total: ",      "Set: "};
    const std::vector<std::string> numbers{"3x ", "2 of ", "my 2nd ", "2016 ", "three ", "4/5 "};
    const std::vector<std::string> tails{"", " is what I want to play if nobody minds",
                                         ", but not 2 of them", " 45 cards",
                                         " was great in 3 of 5 games!"};
    const auto &cards = rules::cardLibrary().cards();
    std::size_t card = 0;
    for (const std::string &head : heads)
        for (const std::string &number : numbers) {
            std::string text = "3 Tollbooth\n";
            std::vector<std::string> titles;
            for (const std::string &tail : tails) {
                if ((number + tail).find_first_of("123456789") == std::string::npos)
                    continue;
                do
                    card = (card + 7919) % cards.size();
                while (cards[card].title.find(' ') == std::string::npos);
                titles.push_back(cards[card].title);
                text += head + number + titles.back() + tail + "\n";
            }
            const auto reading = readPasted(text + "3 Hedge Fund\n");
            for (const std::string &title : titles) {
                INFO(text << title << "\n" << reading.shown());
                CHECK(reading.accountsFor(title));
            }
        }
}
