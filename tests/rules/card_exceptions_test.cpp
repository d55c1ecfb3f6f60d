// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What cards and identities say about deck building, each met and missed by one.
#include "rules/deck_support.h"

#include <catch2/catch.hpp>

using rules::Card;
using rules::CardType;
using rules::Faction;
using rules::ProblemCode;

namespace {

/// Before the first list that bears on influence would interfere.
rules::DeckFormat mumbad() { return formatOf("2016-07-13", "none"); }

/// Titles that cost this identity one point a copy, and of which nothing else is to be said.
std::vector<std::string> pricedCards(const Card &identity, const rules::DeckFormat &format)
{
    const auto *rule = rules::deckRules().ruleOf(cardOf(identity.title));
    std::vector<std::string> titles;
    for (const rules::CardId id : rules::cardLibrary().byTitle()) {
        const Card &card = factsOf(id);
        if (card.side() == identity.side() && card.faction != identity.faction
            && !isNeutral(card.faction) && card.influence == 1 && card.type != CardType::Agenda
            && card.type != CardType::Identity && !card.hasSubtype("Alliance") && card.released
            && *card.released <= format.date && !rules::deckRules().setApart(id)
            && !(rule && rule->forbiddenFaction == card.faction))
            titles.push_back(card.title);
    }
    return titles;
}

int spent(const rules::Deck &deck, const rules::DeckFormat &format = mumbad())
{
    return checked(deck, format).influence.spent;
}

} // namespace

TEST_CASE("The Professor has the first copy of each program free")
{
    const std::string professor = "The Professor: Keeper of Knowledge";
    const auto format = formatOf("2014-12-31");
    auto deck = completed(professor, {{"Parasite", 1}, {"Corroder", 1}, {"Datasucker", 2}}, format);
    const auto legal = checked(deck, format);
    CHECK(legal.influence.spent == 1); // the second Datasucker
    CHECK(legal.influence.limit == 1);
    CHECK(codesOf(legal).empty());
    deck = withCopies(deck, cardOf("Corroder"), 2);
    CHECK(checked(deck, format).influence.spent == 3);
    CHECK(codesOf(checked(deck, format)) == "INFLUENCE");
    // Events are not programs.
    CHECK(spent(deckOf(professor, {{"Account Siphon", 1}}), format) == 4);
    // His limit of 1 is not lowered further (Appendix A); universal influence has his exemption.
    CHECK(checked(deckOf(professor, {{"Parasite", 1}}), formatOf("2016-03-05")).influence.limit
          == 1);
    const auto universal = checked(deckOf(professor, {{"Parasite", 2}}), formatOf("2017-05-01"));
    CHECK(universal.influence.spent == 2);
    CHECK(universal.influence.universal == 1);
    CHECK(universal.influence.listCopies == 2);
}

TEST_CASE("Custom Biotics takes no Jinteki cards")
{
    const std::string biotics = "Custom Biotics: Engineered for Success";
    const auto format = formatOf("2014-12-31");
    auto deck = completed(biotics, {{"Hedge Fund", 3}}, format);
    CHECK(checked(deck, format).legal());
    deck.add(cardOf("Snare!"), 1);
    const auto verdict = checked(deck, format);
    CHECK(codesOf(verdict) == "FORBIDDEN_FACTION");
    CHECK(verdict.problems[0].rule.section == biotics);
}

TEST_CASE("the mini-factions pay for each other and export their cards")
{
    const auto format = formatOf("2015-12-31");
    for (const char *identity : {"Apex: Invasive Predator", "Adam: Compulsive Hacker",
                                 "Sunny Lebeau: Security Specialist"}) {
        const auto deck = completed(identity, {}, format);
        INFO(identity);
        CHECK(checked(deck, format).legal());
        CHECK(checked(deck, format).influence.limit == 25);
    }
    CHECK(checked(deckOf("Apex: Invasive Predator", {{"Dr. Lovegood", 1}}), format).influence.spent
          == factsOf(cardOf("Dr. Lovegood")).influence);
    CHECK(
        checked(deckOf("Noise: Hacker Extraordinaire", {{"Heartbeat", 1}}), format).influence.spent
        == factsOf(cardOf("Heartbeat")).influence);
}

TEST_CASE("Adam's directives: those that start are kept apart, listed ones count and are said")
{
    const auto format = formatOf("2015-12-31");
    using enum rules::AdviceCode;
    auto deck = completed(
        "Adam: Compulsive Hacker",
        {{"Safety First", 1}, {"Always Be Running", 1}, {"Neutralize All Threats", 1}}, format);
    auto verdict = checked(deck, format);
    CHECK(verdict.legal());
    CHECK(verdict.size == 45);
    CHECK(verdict.advice == std::vector{StartingCardsNotNamed, SizeOnlyWithStartingCards});
    for (const char *title : {"Safety First", "Always Be Running", "Neutralize All Threats"}) {
        deck = withCopies(deck, cardOf(title), 0);
        deck.startingCards.push_back(cardOf(title));
    }
    verdict = checked(deck, format);
    CHECK(codesOf(verdict) == "DECK_SIZE");
    CHECK(verdict.size == 42);
    CHECK(verdict.advice.empty());
    deck.startingCards[0] = deck.startingCards[1];
    CHECK(checked(deck, format).advice == std::vector{StartingCardsWrong});
    deck.startingCards = {cardOf("Safety First"), cardOf("Always Be Running"),
                          cardOf("Sure Gamble")};
    CHECK(checked(deck, format).advice == std::vector{StartingCardsWrong});
}

TEST_CASE("the eight alliance cards of factions are free beside six other cards of theirs")
{
    struct Row {
        const char *title;
        Faction faction;
        const char *companion; ///< in faction, no agenda
        const char *second;
    };
    for (const Row &row : std::initializer_list<Row>{
             {"Heritage Committee", Faction::Jinteki, "Snare!", "Neural Katana"},
             {"Raman Rai", Faction::Jinteki, "Snare!", "Neural Katana"},
             {"Product Recall", Faction::HaasBioroid, "Viktor 1.0", "Ichi 1.0"},
             {"Jeeves Model Bioroids", Faction::HaasBioroid, "Viktor 1.0", "Ichi 1.0"},
             {"Salem's Hospitality", Faction::Nbn, "Data Raven", "Tollbooth"},
             {"Ibrahim Salem", Faction::Nbn, "Data Raven", "Tollbooth"},
             {"Executive Search Firm", Faction::Weyland, "Ice Wall", "Shadow"},
             {"Consulting Visit", Faction::Weyland, "Ice Wall", "Shadow"}}) {
        INFO(row.title);
        const std::string identity =
            row.faction == Faction::Nbn ? "Jinteki: Personal Evolution" : "NBN: Making News";
        const int pips = factsOf(cardOf(row.title)).influence.value();
        const int others = 3 * factsOf(cardOf(row.companion)).influence.value();
        const int second = factsOf(cardOf(row.second)).influence.value();
        CHECK(spent(deckOf(identity, {{row.title, 2}, {row.companion, 3}, {row.second, 3}}))
              == others + 3 * second);
        CHECK(spent(deckOf(identity, {{row.title, 2}, {row.companion, 3}, {row.second, 2}}))
              == 2 * pips + others + 2 * second);
        // Alliance cards of the faction do not count towards the six.
        const std::string ally = row.title == std::string("Raman Rai") ? "Heritage Committee"
            : row.faction == Faction::Jinteki                          ? "Raman Rai"
            : row.title == std::string("Product Recall")               ? "Jeeves Model Bioroids"
            : row.faction == Faction::HaasBioroid                      ? "Product Recall"
            : row.title == std::string("Salem's Hospitality")          ? "Ibrahim Salem"
            : row.faction == Faction::Nbn                              ? "Salem's Hospitality"
            : row.title == std::string("Consulting Visit")             ? "Executive Search Firm"
                                                                       : "Consulting Visit";
        CHECK(spent(deckOf(identity,
                           {{row.title, 2}, {row.companion, 3}, {row.second, 2}, {ally, 1}}))
              == 2 * pips + others + 2 * second + factsOf(cardOf(ally)).influence.value());
    }
}

TEST_CASE("the four neutral alliance cards are free under their own conditions")
{
    const std::string nbn = "NBN: Making News";
    const auto noIce = [](const Card &card) { return card.type != CardType::Ice; };
    const auto plain = [](const Card &card) {
        return card.type != CardType::Asset && card.title != "PAD Campaign";
    };
    const Copies ice{{"Data Raven", 3},
                     {"Tollbooth", 3},
                     {"Wraparound", 3},
                     {"Enigma", 3},
                     {"Wall of Static", 3}};
    Copies temple = ice;
    temple.emplace_back("Mumba Temple", 3);
    auto deck = completed(nbn, temple, mumbad(), 0, noIce);
    CHECK(spent(deck) == 0); // 15 ice
    CHECK(checked(deck, mumbad()).legal());
    deck.add(cardOf("Hunter"), 1);
    CHECK(spent(deck) == 6); // 16 ice

    CHECK(spent(completed(nbn, {{"Museum of History", 3}}, mumbad(), 50)) == 0);
    CHECK(spent(completed(nbn, {{"Museum of History", 3}}, mumbad(), 49)) == 6);

    for (const int campaigns : {2, 3}) {
        const auto pads =
            completed(nbn, {{"PAD Factory", 3}, {"PAD Campaign", campaigns}}, mumbad(), 0, plain);
        CHECK(spent(pads) == (campaigns == 3 ? 0 : 6));
    }
    CHECK(spent(deckOf(nbn, {{"PAD Factory", 3}, {"PAD Campaign", 4}})) == 6); // exactly three

    // Seven assets; the tours are upgrades and do not count themselves.
    const Copies assets{{"Mumbad Virtual Tour", 3}, {"PAD Campaign", 3}, {"Jackson Howard", 3}};
    deck = completed(nbn, assets, mumbad(), 0, plain);
    CHECK(spent(deck) == 6);
    deck.add(cardOf("Marked Accounts"), 1);
    CHECK(spent(deck) == 0);
}

TEST_CASE("an alliance card that costs nothing still stands on the list")
{
    const std::string nbn = "NBN: Making News";
    const auto deck = deckOf(nbn, {{"Mumba Temple", 3}});
    const auto penalty = checked(deck, formatOf("2016-08-01"));
    CHECK(penalty.influence.spent == 0);
    CHECK(penalty.influence.limit == 12);
    const auto universal = checked(deck, formatOf("2017-04-12"));
    CHECK(universal.influence.spent == 0);
    CHECK(universal.influence.universal == 3 * 1);
    CHECK(universal.influence.limit == 15);
}

TEST_CASE("unusual sizes and limits of identities: each exactly met, and missed by one")
{
    struct Row {
        const char *title;
        int minimum;
        int limit;
    };
    const auto format = formatOf("2018-11-01", "none");
    for (const Row &row :
         std::initializer_list<Row>{{"Chaos Theory: Wünderkind", 40, 15},
                                    {"Silhouette: Stealth Operative", 40, 15},
                                    {"Cybernetics Division: Humanity Upgraded", 40, 15},
                                    {"SYNC: Everything, Everywhere", 40, 15},
                                    {"Ele \"Smoke\" Scovak: Cynosure of the Net", 40, 15},
                                    {"Skorpios Defense Systems: Persuasive Power", 40, 15},
                                    {"Azmari EdTech: Shaping the Future", 40, 15},
                                    {"Nathaniel \"Gnat\" Hall: One-of-a-Kind", 40, 15},
                                    {"NBN: The World is Yours*", 40, 12},
                                    {"Harmony Medtech: Biomedical Pioneer", 40, 12},
                                    {"Khan: Savvy Skiptracer", 40, 12},
                                    {"Weyland Consortium: Builder of Nations", 40, 12},
                                    {"Valencia Estevez: The Angel of Cayambe", 50, 15},
                                    {"Alice Merchant: Clan Agitator", 50, 15},
                                    {"Liza Talking Thunder: Prominent Legislator", 50, 15},
                                    {"Sunny Lebeau: Security Specialist", 50, 25},
                                    {"Apex: Invasive Predator", 45, 25},
                                    {"Adam: Compulsive Hacker", 45, 25},
                                    {"Custom Biotics: Engineered for Success", 45, 22},
                                    {"Rielle \"Kit\" Peddler: Transhuman", 45, 10},
                                    {"Iain Stirling: Retired Spook", 45, 10},
                                    {"GRNDL: Power Unleashed", 45, 10},
                                    {"NEXT Design: Guarding the Net", 45, 12},
                                    {"NBN: Controlling the Message", 45, 12},
                                    {"Omar Keung: Conspiracy Theorist", 45, 12},
                                    {"Jinteki: Potential Unleashed", 45, 12},
                                    {"Haas-Bioroid: Architects of Tomorrow", 45, 12},
                                    {"Akiko Nisei: Head Case", 45, 12},
                                    {"Ken \"Express\" Tenma: Disappeared Clone", 45, 17},
                                    {"Near-Earth Hub: Broadcast Center", 45, 17},
                                    {"Titan Transnational: Investing In Your Future", 45, 17},
                                    {"Harishchandra Ent.: Where You're the Star", 45, 17},
                                    {"AgInfusion: New Miracles for a New World", 45, 17}}) {
        INFO(row.title);
        auto priced = pricedCards(factsOf(cardOf(row.title)), format);
        REQUIRE(static_cast<int>(priced.size()) > row.limit);
        Copies lines;
        for (int i = 0; i < row.limit; ++i)
            lines.emplace_back(priced[static_cast<std::size_t>(i)], 1);
        const auto deck = completed(row.title, lines, format);
        const auto exact = checked(deck, format);
        CHECK(codesOf(exact).empty());
        CHECK(exact.size == row.minimum);
        CHECK(exact.minimum == row.minimum);
        CHECK(exact.influence.spent == row.limit);
        CHECK(exact.influence.limit == row.limit);
        auto costlier = deck;
        costlier.add(cardOf(priced[static_cast<std::size_t>(row.limit)]), 1);
        CHECK(codesOf(checked(costlier, format)).find("INFLUENCE") == 0);
        CHECK(checked(costlier, format).influence.spent == row.limit + 1);
        const auto smaller = withCopies(deck, cardOf(priced.front()), 0);
        CHECK(codesOf(checked(smaller, format)) == "DECK_SIZE");
        CHECK(checked(smaller, format).size == row.minimum - 1);
    }
}

TEST_CASE("draft identities are for drafts; The Shadow takes the agendas of all")
{
    const std::string shadow = "The Shadow: Pulling the Strings";
    auto format = formatOf("2016-03-05");
    const Copies agendas{
        {"Nisei MK II", 2}, {"AstroScript Pilot Program", 2}, {"Hostile Takeover", 3}};
    const auto deck = completed(shadow, agendas, format);
    const auto constructed = checked(deck, format);
    CHECK(codesOf(constructed) == "DRAFT_ONLY");
    CHECK(cardsOf(constructed, ProblemCode::DraftOnly) == shadow);
    CHECK_FALSE(constructed.influence.limit);
    CHECK(constructed.agendaRequired == rules::AgendaRange{14, 15});
    format.draft = true;
    CHECK(checked(deck, format).legal());
    // No printed rule asks a draft deck for its agenda points.
    CHECK(
        checked(withCopies(deck, cardOf("Nisei MK II"), 1), format).find(ProblemCode::AgendaPoints)
        == nullptr);
    auto other = deck;
    other.identity = cardOf("Synthetic Systems: The World Re-imagined");
    CHECK(cardsOf(checked(other, format), ProblemCode::OutOfFactionAgenda)
          == "AstroScript Pilot Program, Hostile Takeover");
}

TEST_CASE("cards of the campaign and of the multiplayer game are no tournament cards")
{
    const auto format = formatOf("2018-11-01", "none");
    auto deck = completed("Haas-Bioroid: Engineering the Future", {}, format);
    deck.add(cardOf("Net Watchlist"), 1);
    CHECK(codesOf(checked(deck, format)) == "CAMPAIGN_ONLY");
    const auto multiplayer = completed("Cyber Bureau: Keeping the Peace", {}, format);
    CHECK(codesOf(checked(multiplayer, format)) == "MULTIPLAYER_ONLY");
}

TEST_CASE("Nova and Ampère take one copy of any card without limit of influence")
{
    const auto format = formatOf("2023-01-15", "none");
    const std::string nova = "Nova Initiumia: Catalyst & Impetus";
    const auto runner = completed(
        nova, {{"Corroder", 1}, {"Account Siphon", 1}, {"Self-modifying Code", 1}}, format);
    const auto legal = checked(runner, format);
    CHECK(legal.legal());
    CHECK(legal.influence.spent > 0);
    CHECK_FALSE(legal.influence.limit);
    CHECK(codesOf(checked(withCopies(runner, cardOf("Corroder"), 2), format)) == "TOO_MANY_COPIES");

    const std::string ampere = "Ampère: Cybernetics For Anyone";
    auto corp = completed(
        ampere, {{"Nisei MK II", 1}, {"The Future Perfect", 1}, {"Hostile Takeover", 1}}, format);
    CHECK(checked(corp, format).legal());
    const auto third = cardOf("Braintrust");
    const auto filler = std::ranges::find_if(corp.cards(), [&](const rules::DeckCard &line) {
        return factsOf(line.card).agendaPoints == factsOf(third).agendaPoints
            && isNeutral(factsOf(line.card).faction);
    });
    REQUIRE(filler != corp.cards().end());
    corp = withCopies(corp, filler->card, 0);
    corp.add(third, 1);
    const auto verdict = checked(corp, format);
    CHECK(codesOf(verdict) == "AMPERE_AGENDAS");
    CHECK(cardsOf(verdict, ProblemCode::AmpereAgendas)
          == "Nisei MK II, The Future Perfect, Braintrust");
}

TEST_CASE("the identities of the System Gateway starter decks belong to that format")
{
    for (const char *title :
         {"The Catalyst: Convention Breaker", "The Syndicate: Profit over Principle"}) {
        INFO(title);
        const auto gateway = formatOf("2021-05-01", "none", "system_gateway");
        const auto deck = completed(title, {}, gateway);
        CHECK(checked(deck, gateway).legal());
        CHECK(codesOf(checked(deck, formatOf("2021-05-01", "none"))) == "ROTATED");
    }
}
