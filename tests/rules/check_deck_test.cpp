// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules of "Deck Restrictions" (Tournament Rules 3.0.2), each with a legal and an illegal deck.
#include "rules/deck_support.h"

#include <catch2/catch.hpp>

using rules::ProblemCode;

namespace {

rules::DeckFormat before() { return formatOf("2015-12-31"); }

bool advises(const rules::Verdict &verdict, rules::AdviceCode code)
{
    return std::ranges::find(verdict.advice, code) != verdict.advice.end();
}

} // namespace

TEST_CASE("a deck has one identity, which is no part of it (rule 1)")
{
    auto deck = completed(engineering, {}, before());
    const auto legal = checked(deck, before());
    CHECK(codesOf(legal).empty());
    CHECK(legal.size == 45);
    CHECK(legal.minimum == 45);

    auto without = deck;
    without.identity.reset();
    CHECK(codesOf(checked(without, before())) == "NO_IDENTITY");
    without.identity = cardOf("Hedge Fund");
    CHECK(codesOf(checked(without, before())) == "NO_IDENTITY");

    deck.add(cardOf("NBN: Making News"), 1);
    const auto two = checked(deck, before());
    CHECK(codesOf(two) == "IDENTITY_IN_DECK");
    CHECK(cardsOf(two, ProblemCode::IdentityInDeck) == "NBN: Making News");
    CHECK(two.size == 45);
}

TEST_CASE("the deck is at least as large as its identity says (rule 1)")
{
    const auto deck = completed(noise, {{"Sure Gamble", 3}}, before());
    CHECK(codesOf(checked(deck, before())).empty());
    const auto small = checked(withCopies(deck, cardOf("Sure Gamble"), 2), before());
    CHECK(codesOf(small) == "DECK_SIZE");
    CHECK(small.size == 44);
    CHECK(codesOf(checked(completed(noise, {}, before(), 70), before())).empty()); // no maximum
    CHECK(codesOf(checked(completed("Chaos Theory: Wünderkind", {}, before()), before())).empty());
    const auto large = checked(completed(engineering, {}, before(), 81), before());
    CHECK(large.legal());
    CHECK(advises(large, rules::AdviceCode::LargeDeck));
}

TEST_CASE(
    "three copies of a title, whatever its printings; the card's own limit goes first (rule 2)")
{
    const auto with = [](const std::string &identity, const std::string &title, int copies,
                         const char *day = "2017-01-15", const char *list = "none") {
        const auto format = formatOf(day, list);
        auto deck = completed(identity, {}, format, 0,
                              [&](const rules::Card &card) { return card.title != title; });
        deck.add(cardOf(title), copies);
        const auto verdict = checked(deck, format);
        return verdict.find(ProblemCode::TooManyCopies) != nullptr;
    };
    CHECK_FALSE(with(engineering, "Hedge Fund", 3));
    CHECK(with(engineering, "Hedge Fund", 4));
    for (const char *title :
         {"Director Haas' Pet Project", "Philotic Entanglement", "Government Takeover",
          "15 Minutes", "Eden Fragment", "Hades Fragment", "Utopia Fragment"}) {
        INFO(title);
        CHECK_FALSE(with(engineering, title, 1));
        CHECK(with(engineering, title, 2));
    }
    for (const char *title :
         {"Eden Shard", "Hades Shard", "Utopia Shard", "Rebirth", "The Black File"}) {
        INFO(title);
        CHECK_FALSE(with(noise, title, 1));
        CHECK(with(noise, title, 2));
    }
    for (const char *title : {"Watch the World Burn", "DJ Fenris", "Lady Liberty", "Hired Help"}) {
        INFO(title);
        const auto &identity =
            factsOf(cardOf(title)).side() == rules::Side::Corp ? engineering : noise;
        CHECK_FALSE(with(identity, title, 1, "2018-11-01"));
        CHECK(with(identity, title, 2, "2018-11-01"));
    }
    for (const char *title : {"Ramujan-reliant 550 BMI", "NetChip", "Spy Camera",
                              "Out of the Ashes", "Fear the Masses"}) {
        INFO(title);
        CHECK_FALSE(with(noise, title, 6));
        CHECK(with(noise, title, 7));
    }
    CHECK_FALSE(with(engineering, "Exclusive Party", 6));
    CHECK(with(engineering, "Exclusive Party", 7));
    // System Gateway and later.
    for (const char *title : {"Luminal Transubstantiation", "Longevity Serum",
                              "Tomorrow's Headline", "Above the Law"}) {
        INFO(title);
        CHECK_FALSE(with(engineering, title, 1, "2022-01-15"));
        CHECK(with(engineering, title, 2, "2022-01-15"));
    }
    CHECK_FALSE(with(noise, "Matryoshka", 6, "2025-01-15"));
    CHECK(with(noise, "Matryoshka", 7, "2025-01-15"));
    const std::string nbn = "NBN: Making News";
    CHECK_FALSE(with(nbn, "AstroScript Pilot Program", 3, "2016-03-05"));
    CHECK(with(nbn, "AstroScript Pilot Program", 2, "2016-08-01"));
    CHECK_FALSE(with(nbn, "AstroScript Pilot Program", 3, "2018-03-01"));
}

TEST_CASE("a deck holds cards of one side (rule 3)")
{
    auto deck = completed(engineering, {}, before());
    deck.add(cardOf("Sure Gamble"), 1);
    const auto verdict = checked(deck, before());
    CHECK(codesOf(verdict) == "WRONG_SIDE");
    CHECK(cardsOf(verdict, ProblemCode::WrongSide) == "Sure Gamble");
}

TEST_CASE("influence: exactly the limit is legal, one more is not (rule 4)")
{
    const auto none = before();
    // 15 = 3 × Scorched Earth (4) + 3 × Closed Accounts (1)
    auto deck = completed(engineering, {{"Scorched Earth", 3}, {"Closed Accounts", 3}}, none);
    const auto exact = checked(deck, none);
    CHECK(codesOf(exact).empty());
    CHECK(exact.influence.spent == 15);
    CHECK(exact.influence.limit == 15);
    CHECK(exact.influence.byCard.size() == 2);
    deck.add(cardOf("Matrix Analyzer"), 1);
    const auto over = checked(deck, none);
    CHECK(codesOf(over) == "INFLUENCE");
    CHECK(over.influence.spent == 16 + factsOf(cardOf("Matrix Analyzer")).influence.value() - 1);
    CHECK(cardsOf(over, ProblemCode::Influence)
          == "Scorched Earth, Closed Accounts, Matrix Analyzer");
}

TEST_CASE("neutral is nobody's faction: a neutral card with pips pays (rule 4)")
{
    const auto format = formatOf("2015-12-31");
    const auto deck =
        completed("Chaos Theory: Wünderkind", {{"The Source", 1}, {"Lucky Find", 3}}, format);
    const auto verdict = checked(deck, format);
    CHECK(verdict.influence.spent == 8);
    CHECK(verdict.legal());
    for (const auto &[title, pips] :
         std::vector<std::pair<const char *, int>>{{"The Source", 2},
                                                   {"Lucky Find", 2},
                                                   {"Oracle May", 1},
                                                   {"Donut Taganes", 2},
                                                   {"Galahad", 1},
                                                   {"Lancelot", 1},
                                                   {"Merlin", 1},
                                                   {"Eden Shard", 1},
                                                   {"Rachel Beckman", 1},
                                                   {"Vanity Project", 1},
                                                   {"Global Food Initiative", 1},
                                                   {"Merger", 1},
                                                   {"Employee Strike", 1}}) {
        INFO(title);
        CHECK(factsOf(cardOf(title)).influence == pips);
        CHECK(isNeutral(factsOf(cardOf(title)).faction));
    }
}

TEST_CASE("a faction's agendas stay in their faction (rule 4b)")
{
    auto deck = completed(engineering, {{"Nisei MK II", 1}}, before());
    const auto verdict = checked(deck, before());
    CHECK(codesOf(verdict) == "OUT_OF_FACTION_AGENDA");
    CHECK(cardsOf(verdict, ProblemCode::OutOfFactionAgenda) == "Nisei MK II");
    CHECK(verdict.problems[0].rule.section == "Influence");
    const auto own = completed("Jinteki: Personal Evolution", {{"Nisei MK II", 1}}, before());
    CHECK(checked(own, before()).legal());
    const auto neutral = completed(engineering, {{"Priority Requisition", 1}}, before());
    CHECK(checked(neutral, before()).legal());
}

TEST_CASE("agenda points follow the number of cards, both bounds of every class (rule 5)")
{
    struct Row {
        const char *identity;
        int size;
        int least;
    };
    for (const Row &row :
         std::initializer_list<Row>{{"Haas-Bioroid: Stronger Together", 45, 20},
                                    {"Haas-Bioroid: Stronger Together", 49, 20},
                                    {"Haas-Bioroid: Stronger Together", 50, 22},
                                    {"Haas-Bioroid: Stronger Together", 54, 22},
                                    {"Haas-Bioroid: Stronger Together", 55, 24},
                                    {"Haas-Bioroid: Stronger Together", 59, 24},
                                    {"Haas-Bioroid: Stronger Together", 60, 26},
                                    {"Haas-Bioroid: Stronger Together", 64, 26},
                                    {"Haas-Bioroid: Stronger Together", 65, 28},
                                    {"Haas-Bioroid: Stronger Together", 66, 28},
                                    {"Haas-Bioroid: Stronger Together", 69, 28},
                                    {"Cybernetics Division: Humanity Upgraded", 40, 18},
                                    {"Cybernetics Division: Humanity Upgraded", 44, 18}}) {
        INFO(row.identity << " " << row.size);
        const auto format = before();
        for (int points = row.least - 1; points <= row.least + 2; ++points) {
            // False Lead is worth 1, Project Vitruvius 2, Priority Requisition 3.
            rules::Deck deck = deckOf(row.identity);
            int left = points;
            const auto take = [&](const char *title, int worth, int most) {
                const int copies = std::min(most, left / worth);
                if (copies > 0)
                    deck.add(cardOf(title), copies);
                left -= copies * worth;
            };
            take("Priority Requisition", 3, 3);
            take("Accelerated Beta Test", 2, 3);
            take("Project Vitruvius", 2, 3);
            take("NAPD Contract", 2, 3);
            take("False Lead", 1, 3);
            REQUIRE(left == 0);
            int size = 0;
            for (const auto &line : deck.cards())
                size += line.quantity;
            for (const char *title : {"Hedge Fund",
                                      "PAD Campaign",
                                      "Melange Mining Corp.",
                                      "Enigma",
                                      "Hunter",
                                      "Wall of Static",
                                      "Adonis Campaign",
                                      "Eve Campaign",
                                      "Ichi 1.0",
                                      "Heimdall 1.0",
                                      "Viktor 1.0",
                                      "Rototurret",
                                      "Aggressive Secretary",
                                      "Archived Memories",
                                      "Biotic Labor",
                                      "Shipment from MirrorMorph",
                                      "Corporate Troubleshooter",
                                      "Cyberdex Virus Suite",
                                      "Green Level Clearance",
                                      "Bioroid Efficiency Research"}) {
                const int copies = std::min(3, row.size - size);
                if (copies > 0)
                    deck.add(cardOf(title), copies);
                size += std::max(0, copies);
            }
            REQUIRE(size == row.size);
            const auto verdict = checked(deck, format);
            INFO(points << " points");
            CHECK(verdict.agendaPoints == points);
            CHECK(verdict.agendaRequired == rules::AgendaRange{row.least, row.least + 1});
            const bool fits = points == row.least || points == row.least + 1;
            CHECK(codesOf(verdict) == (fits ? "" : "AGENDA_POINTS"));
        }
    }
}

TEST_CASE("a deck too small is asked for the agenda points of its minimum (rule 5)")
{
    auto deck = completed(engineering, {}, before());
    for (const auto &line : std::vector(deck.cards().begin(), deck.cards().end())) {
        if (factsOf(line.card).type != rules::CardType::Agenda && checked(deck, before()).size > 39)
            deck = withCopies(deck, line.card, 0);
    }
    const auto verdict = checked(deck, before());
    CHECK(verdict.size < 40);
    CHECK(codesOf(verdict) == "DECK_SIZE");
    CHECK(verdict.agendaRequired == rules::AgendaRange{20, 21});
}

TEST_CASE("a Runner deck has no agenda points to meet")
{
    const auto verdict = checked(completed(noise, {}, before()), before());
    CHECK(verdict.legal());
    CHECK_FALSE(verdict.agendaRequired);
}

TEST_CASE("cards are legal from their release in North America on (rule 7)")
{
    const auto format = formatOf("2016-01-28");
    auto deck = completed(engineering, {{"Mumba Temple", 1}}, format);
    const auto early = checked(deck, format);
    CHECK(codesOf(early) == "NOT_RELEASED");
    CHECK(cardsOf(early, ProblemCode::NotReleased) == "Mumba Temple");
    CHECK(checked(deck, formatOf("2016-01-29")).legal());

    auto authorized = format;
    authorized.authorized = {cardOf("Mumba Temple")};
    CHECK(checked(deck, authorized).legal());
    auto all = format;
    all.anyRelease = true;
    CHECK(checked(deck, all).legal());

    deck.identity = cardOf("Haas-Bioroid: Architects of Tomorrow");
    CHECK(cardsOf(checked(deck, format), ProblemCode::NotReleased)
          == "Haas-Bioroid: Architects of Tomorrow, Mumba Temple");
}

TEST_CASE("all problems are told together, in one order")
{
    auto deck = completed(engineering, {}, before());
    deck.add(cardOf("Sure Gamble"), 4);
    deck.add(cardOf("Nisei MK II"), 3);
    deck.add(cardOf("Scorched Earth"), 4);
    deck.add(cardOf("Mumba Temple"), 1);
    deck.add(cardOf("NBN: Making News"), 1);
    deck.unknown = {"3 Hegde Fund"};
    CHECK(codesOf(checked(deck, before()))
          == "UNKNOWN_CARD IDENTITY_IN_DECK TOO_MANY_COPIES WRONG_SIDE INFLUENCE "
             "OUT_OF_FACTION_AGENDA AGENDA_POINTS NOT_RELEASED");
}

TEST_CASE(
    "a card may be played in a format whose decks may hold it (Authorized Cards; lists and pools)")
{
    const auto played = [](const char *title, const rules::DeckFormat &format) {
        return rules::mayBePlayed(cardOf(title), rules::deckRules(), format);
    };
    const auto before2016 = formatOf("2015-12-01");
    CHECK(played("Hedge Fund", before2016));
    CHECK_FALSE(played("Temüjin Contract", before2016)); // Blood Money, 2016
    CHECK(played("Temüjin Contract", formatOf("2017-01-15")));
    auto authorized = before2016;
    authorized.authorized.push_back(cardOf("Temüjin Contract"));
    CHECK(played("Temüjin Contract", authorized));
    // Removed by a list of 2018, and rotated with the Genesis Cycle.
    CHECK_FALSE(played("Faust", formatOf("2018-12-01")));
    CHECK_FALSE(played("Parasite", formatOf("2018-03-01", "none", "rotation_2017")));
    CHECK(played("Parasite", formatOf("2018-03-01", "none")));
    // Draft identities belong to drafts.
    auto draft = before2016;
    draft.draft = true;
    CHECK_FALSE(played("The Shadow: Pulling the Strings", before2016));
    CHECK(played("The Shadow: Pulling the Strings", draft));
}
