// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/identity_finder.h"

#include <algorithm>

#include <catch2/catch.hpp>

namespace {

using rules::identityFinder;
using rules::Side;

std::string meant(std::string_view typed, std::optional<Side> side = {})
{
    const auto id = identityFinder().meant(typed, side);
    return id ? identityFinder().library()[*id].title : std::string();
}

std::vector<std::string> offered(std::string_view typed, std::optional<Side> side = {})
{
    std::vector<std::string> titles;
    for (const auto id : identityFinder().find(typed, side, 8))
        titles.push_back(identityFinder().library()[id].title);
    return titles;
}

} // namespace

TEST_CASE("an identity is known by what people call it")
{
    const std::pair<const char *, const char *> names[]{
        {"Haas-Bioroid: Engineering the Future", "Haas-Bioroid: Engineering the Future"},
        {"haas bioroid engineering the future", "Haas-Bioroid: Engineering the Future"},
        {"etf", "Haas-Bioroid: Engineering the Future"},
        {"hb etf", "Haas-Bioroid: Engineering the Future"},
        {"ETF", "Haas-Bioroid: Engineering the Future"},
        {"Palana Foods", "Pālanā Foods: Sustainable Growth"},
        {"pālanā", "Pālanā Foods: Sustainable Growth"},
        {"andy", "Andromeda: Dispossessed Ristie"},
        {"Kate", "Kate \"Mac\" McCaffrey: Digital Tinker"},
        {"mac mccaffrey", "Kate \"Mac\" McCaffrey: Digital Tinker"},
        {"digital tinker", "Kate \"Mac\" McCaffrey: Digital Tinker"},
        {"mccaffrey kate", "Kate \"Mac\" McCaffrey: Digital Tinker"},
        {"Replicating Perfection", "Jinteki: Replicating Perfection"},
        {"rp", "Jinteki: Replicating Perfection"},
        {"jinteki rp", "Jinteki: Replicating Perfection"},
        {"jinteki pu", "Jinteki: Potential Unleashed"},
        {"aot", "Haas-Bioroid: Architects of Tomorrow"},
        {"bon", "Weyland Consortium: Builder of Nations"},
        {"wunderkind", "Chaos Theory: Wünderkind"},
        {"01054", "Haas-Bioroid: Engineering the Future"}};
    for (const auto &[typed, title] : names) {
        INFO(typed);
        CHECK(meant(typed) == title);
    }
}

TEST_CASE("what may be several identities is none, and all of them are offered")
{
    CHECK(meant("NBN").empty());
    CHECK(meant("Jinteki").empty());
    CHECK(offered("NBN").size() > 3);
    CHECK(meant("pu").empty()); // Potential and Power Unleashed
    CHECK(meant("").empty());
    CHECK(meant("a").empty());
    CHECK(meant("House rules").empty());
    CHECK(meant("Hedge Fund").empty()); // a card, and no identity
}

TEST_CASE("a side has its own identities only")
{
    CHECK(meant("Noise", Side::Runner) == "Noise: Hacker Extraordinaire");
    CHECK(meant("Noise", Side::Corp).empty());
    CHECK(meant("etf", Side::Runner).empty());
    const auto all = offered("the", Side::Runner);
    CHECK(std::ranges::none_of(all, [](const std::string &title) {
        const auto id = identityFinder().library().findTitle(title);
        return identityFinder().library()[*id].side() == Side::Corp;
    }));
}

TEST_CASE("a mistyped name is offered, not taken")
{
    CHECK(meant("Andromdea").empty());
    REQUIRE_FALSE(offered("Andromdea").empty());
    CHECK(offered("Andromdea").front() == "Andromeda: Dispossessed Ristie");
    REQUIRE_FALSE(offered("Making Mews").empty());
    CHECK(offered("Making Mews").front() == "NBN: Making News");
}

TEST_CASE("every identity is found by its own title")
{
    const auto &library = identityFinder().library();
    int identities = 0;
    for (std::size_t i = 0; i < library.cards().size(); ++i) {
        const rules::Card &card = library.cards()[i];
        if (card.type != rules::CardType::Identity)
            continue;
        ++identities;
        INFO(card.title);
        CHECK(meant(card.title) == card.title);
        CHECK(meant(card.title, card.side()) == card.title);
        CHECK(offered(card.title.substr(0, card.title.size() - 1)).front() == card.title);
    }
    CHECK(identities > 100);
}
