// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every kind of list, at its boundary.
#include "rules/deck_support.h"

#include <catch2/catch.hpp>

using rules::ProblemCode;

TEST_CASE(
    "Appendix A: each copy of each of the eleven cards lowers the limit by one, in faction too")
{
    const auto format = formatOf("2016-03-05");
    for (const char *title : {"Cerberus \"Lady\" H1", "Clone Chip", "Desperado", "Parasite",
                              "Prepaid VoicePAD", "Yog.0", "Architect", "AstroScript Pilot Program",
                              "Eli 1.0", "NAPD Contract", "SanSan City Grid"}) {
        const auto &card = factsOf(cardOf(title));
        INFO(title);
        const std::string own = card.faction == rules::Faction::Shaper
            ? "Kate \"Mac\" McCaffrey: Digital Tinker"
            : card.faction == rules::Faction::Criminal ? "Gabriel Santiago: Consummate Professional"
            : card.faction == rules::Faction::Anarch   ? noise
            : card.faction == rules::Faction::Nbn      ? "NBN: Making News"
                                                       : engineering;
        const auto verdict = checked(deckOf(own, {{title, 3}}), format);
        CHECK(verdict.influence.limit == 12);
        CHECK(verdict.influence.limitPrinted == 15);
        CHECK(verdict.influence.listCopies == 3);
        CHECK(verdict.influence.spent == 0);
        CHECK(verdict.influence.universal == 0);
        CHECK(checked(deckOf(own, {{title, 3}}), formatOf("2016-01-31")).influence.limit == 15);
    }
}

TEST_CASE("Appendix A: pips and reduction come together, exactly at the limit and one over")
{
    const auto format = formatOf("2016-03-05");
    // 3 Eli and 3 Architect in faction: 15 - 6 = 9 = 3 × SanSan City Grid (3) would list more.
    auto deck = completed(
        engineering,
        {{"Eli 1.0", 3}, {"Architect", 3}, {"Scorched Earth", 2}, {"Closed Accounts", 1}}, format);
    const auto exact = checked(deck, format);
    CHECK(exact.influence.limit == 9);
    CHECK(exact.influence.spent == 9);
    CHECK(codesOf(exact).empty());
    deck = withCopies(deck, cardOf("Closed Accounts"), 2);
    const auto over = checked(deck, format);
    CHECK(codesOf(over) == "INFLUENCE");
    CHECK(over.problems[0].rule.section == "Appendix A");
    // Out of faction a copy pays its pips and lowers the limit as well.
    const auto both = checked(deckOf(noise, {{"Clone Chip", 3}}), format);
    CHECK(both.influence.limit == 12);
    CHECK(both.influence.spent == 6);
}

TEST_CASE("Appendix A: a limit is not lowered below one")
{
    const auto format = formatOf("2016-03-05");
    const auto of = [&](const char *identity, const Copies &lines) {
        return checked(deckOf(identity, lines), format).influence.limit;
    };
    const Copies nine{{"Parasite", 3}, {"Yog.0", 3}, {"Clone Chip", 3}};
    CHECK(of("Rielle \"Kit\" Peddler: Transhuman", nine) == 1);
    const Copies twelve{{"Parasite", 3}, {"Yog.0", 3}, {"Clone Chip", 3}, {"Desperado", 3}};
    CHECK(of("Rielle \"Kit\" Peddler: Transhuman", twelve) == 1);
    CHECK(of("The Professor: Keeper of Knowledge", twelve) == 1);
    CHECK_FALSE(of("The Masque: Cyber General", twelve)); // no limit stays no limit
}

TEST_CASE("MWL 1.2: universal influence is spent, the limit stays")
{
    const auto format = formatOf("2017-05-01");
    const auto verdict =
        checked(deckOf(engineering, {{"Architect", 3}, {"Breaking News", 3}}), format);
    CHECK(verdict.influence.limit == 15);
    CHECK(verdict.influence.universal
          == 3 * format.list->mark(cardOf("Architect")).value
              + 3 * format.list->mark(cardOf("Breaking News")).value);
    CHECK(verdict.influence.listCopies
          == (format.list->mark(cardOf("Architect")).value > 0 ? 3 : 0)
              + (format.list->mark(cardOf("Breaking News")).value > 0 ? 3 : 0));
    // Exactly at the limit and one over: universal influence in faction alone.
    auto deck = completed(noise, {{"Faust", 3}, {"Parasite", 3}, {"Corroder", 2}}, format);
    const auto &influence = checked(deck, format).influence;
    INFO("universal " << influence.universal << ", spent " << influence.spent);
    CHECK(influence.spent == 0);
    const int room = 15 - influence.total();
    REQUIRE(room > 0);
    REQUIRE(room <= 3);
    REQUIRE(factsOf(cardOf("Easy Mark")).influence == 1);
    deck.add(cardOf("Easy Mark"), room);
    const auto exact = checked(deck, format);
    CHECK(exact.influence.total() == 15);
    CHECK(codesOf(exact).empty());
    REQUIRE(factsOf(cardOf("Lemuria Codecracker")).influence == 1);
    deck.add(cardOf("Lemuria Codecracker"), 1);
    const auto over = checked(deck, format);
    CHECK(over.influence.total() == 16);
    CHECK(codesOf(over) == "INFLUENCE");
}

TEST_CASE("MWL 2.x: one restricted title in any legal number, none that is removed")
{
    const auto format = formatOf("2018-03-01");
    const auto anarch = [&](rules::Effect effect) {
        std::vector<rules::CardId> found;
        for (std::size_t i = 0; i < format.list->marks.size(); ++i) {
            const rules::CardId id{static_cast<std::uint16_t>(i)};
            const bool free = factsOf(id).faction == rules::Faction::Anarch
                || (factsOf(id).faction == rules::Faction::NeutralRunner
                    && factsOf(id).influence == 0);
            if (free && format.list->mark(id).effect == effect)
                found.push_back(id);
        }
        return found;
    };
    auto restricted = anarch(rules::Effect::Restricted);
    const auto removed = anarch(rules::Effect::Banned);
    REQUIRE_FALSE(restricted.empty());
    REQUIRE_FALSE(removed.empty());
    restricted.push_back(cardOf("Inversificator")); // a program of another faction
    auto deck = completed(noise, {{factsOf(restricted[0]).title, 3}}, format);
    CHECK(checked(deck, format).legal());
    deck.add(restricted[1], 1);
    const auto two = checked(deck, format);
    CHECK(codesOf(two) == "RESTRICTED");
    CHECK(two.problems[0].cards.size() == 2);
    CHECK(two.problems[0].rule.document == "NAPD MWL 2.1");
    deck = withCopies(deck, restricted[1], 0);
    deck.add(removed[0], 1);
    CHECK(codesOf(checked(deck, format)) == "BANNED");
}

TEST_CASE("MWL 2.2: identities on the list count")
{
    const auto format = formatOf("2018-10-01");
    const auto removed = completed("Cerebral Imaging: Infinite Frontiers", {}, format);
    CHECK(codesOf(checked(removed, format)) == "BANNED");
    const std::string unleashed = "Jinteki: Potential Unleashed";
    auto deck = completed(unleashed, {}, format);
    CHECK(checked(deck, format).legal());
    deck.add(cardOf("Bio-Ethics Association"), 1);
    const auto verdict = checked(deck, format);
    CHECK(codesOf(verdict) == "RESTRICTED");
    CHECK(cardsOf(verdict, ProblemCode::Restricted) == unleashed + ", Bio-Ethics Association");
}

TEST_CASE("later lists ban a subtype")
{
    const auto format = formatOf("2020-07-01");
    auto deck = completed(engineering, {}, format);
    CHECK(checked(deck, format).legal());
    deck.add(cardOf("Enhanced Login Protocol"), 1);
    CHECK(codesOf(checked(deck, format)) == "BANNED");
    // The lists name every tournament card of the subtype one by one; this one they leave to it.
    const auto unnamed = cardOf("Net Watchlist");
    CHECK(format.list->mark(unnamed).effect == rules::Effect::BannedSubtype);
    CHECK(cardsOf(checked(deckOf(engineering, {{"Net Watchlist", 1}}), format), ProblemCode::Banned)
          == "Net Watchlist");
}

TEST_CASE("Eternal: points are counted by title, seven are allowed")
{
    const auto format = formatOf("2022-01-15", "eternal_points_list_21_11");
    std::vector<rules::CardId> threes;
    std::vector<rules::CardId> ones;
    for (std::size_t i = 0; i < format.list->marks.size(); ++i) {
        const rules::CardId id{static_cast<std::uint16_t>(i)};
        if (factsOf(id).side() != rules::Side::Runner
            || factsOf(id).type == rules::CardType::Identity
            || format.list->mark(id).effect != rules::Effect::Points)
            continue;
        (format.list->mark(id).value == 3 ? threes : ones).push_back(id);
    }
    REQUIRE(threes.size() >= 2);
    auto deck = deckOf("Nova Initiumia: Catalyst & Impetus");
    deck.add(threes[0], 3);
    deck.add(threes[1], 1);
    const auto six = checked(deck, format);
    CHECK(six.listPoints == 6);
    CHECK_FALSE(six.find(ProblemCode::Points));
    int points = 6;
    for (const auto id : ones) {
        deck.add(id, 1);
        points += format.list->mark(id).value;
        CHECK((checked(deck, format).find(ProblemCode::Points) != nullptr) == (points > 7));
        if (points > 9)
            break;
    }
    REQUIRE(points > 7);
}

TEST_CASE("Startup: no more agendas of three points than the list allows")
{
    const auto format = formatOf("2025-05-15", "startup_balance_update_25_04", "startup_elevation");
    REQUIRE(format.list->mostThreePointAgendas == 4);
    std::vector<rules::CardId> large;
    for (std::size_t i = 0; i < format.list->marks.size(); ++i) {
        const rules::CardId id{static_cast<std::uint16_t>(i)};
        if (factsOf(id).agendaPoints >= 3 && isNeutral(factsOf(id).faction)
            && format.pool->contains(id) && factsOf(id).deckLimit == 3)
            large.push_back(id);
    }
    REQUIRE_FALSE(large.empty());
    auto deck = deckOf("Haas-Bioroid: Precision Design");
    deck.add(large[0], 4);
    CHECK_FALSE(checked(deck, format).find(ProblemCode::Startup3Pointers));
    deck.add(large[0], 1);
    CHECK(checked(deck, format).threePointAgendas == 5);
    CHECK(checked(deck, format).find(ProblemCode::Startup3Pointers));
}

TEST_CASE("rotation: outside the pool, a printing in any pack of it suffices")
{
    const auto format = formatOf("2017-11-01", "auto", "rotation_2017");
    auto deck = completed("Haas-Bioroid: Stronger Together", {{"Hedge Fund", 3}}, format);
    CHECK(checked(deck, format).legal());
    const auto rotated = cardOf("Corporate Troubleshooter");
    REQUIRE_FALSE(format.pool->contains(rotated));
    deck.add(rotated, 1);
    const auto verdict = checked(deck, format);
    CHECK(codesOf(verdict) == "ROTATED");
    CHECK(cardsOf(verdict, ProblemCode::Rotated) == "Corporate Troubleshooter");
    CHECK(verdict.problems[0].rule.section == "First Rotation");
    CHECK(checked(deck, formatOf("2017-11-01")).legal());
}
