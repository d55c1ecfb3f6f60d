// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a card comes to lie that a judge moves onto another one.
#include "rules/asking/document.h"
#include "rules/asking/moving.h"
#include "rules/saying/reading.h"

#include <catch2/catch.hpp>

using asking::Place;
using core::Json;
using rulings::Zone;

namespace {

Json toldTable(std::string_view words) { return saying::read(words).situation.document; }

std::string objectTitled(const Json &document, std::string_view title)
{
    for (const asking::NamedCard &card : asking::namedCards(document))
        if (card.title == title)
            return card.object;
    return {};
}

std::optional<Place> onto(const Json &document, std::string_view title, std::string_view other)
{
    return asking::placeOnto(document, objectTitled(document, title),
                             objectTitled(document, other));
}

} // namespace

TEST_CASE("A card hosts what its text or that of the other card lets lie on it")
{
    CHECK(asking::mayHost("Djinn", "Datasucker"));
    CHECK_FALSE(asking::mayHost("Djinn", "Corroder")); // an icebreaker
    CHECK(asking::mayHost("Scheherazade", "Corroder"));
    CHECK(asking::mayHost("Film Critic", "Hostile Takeover"));
    CHECK(asking::mayHost("Personal Workshop", "Corroder"));
    CHECK(asking::mayHost("Awakening Center", "Eli 1.0"));
    CHECK_FALSE(asking::mayHost("Awakening Center", "Ice Wall"));
    CHECK(asking::mayHost("Ice Wall", "Parasite"));
    CHECK(asking::mayHost("Ice Wall", "Knight"));
    CHECK_FALSE(asking::mayHost("Ice Wall", "Corroder"));
    CHECK_FALSE(asking::mayHost("Corroder", "Parasite"));
    CHECK(asking::mayHost("Corroder", "The Personal Touch"));
    CHECK_FALSE(asking::mayHost("Datasucker", "Corroder"));
    CHECK_FALSE(asking::mayHost("Knight", "Corroder"));
    CHECK_FALSE(asking::mayHost("No Such Card", "Corroder"));
}

TEST_CASE("A card that is moved onto another one is hosted there, or lies where that lies")
{
    const Json document = toldTable("enigma innermost on hq, tollbooth outermost on hq, "
                                    "hostile takeover in remote 1, djinn, parasite, "
                                    "datasucker on djinn, clone chip in the heap");
    REQUIRE(onto(document, "Parasite", "Enigma"));
    CHECK(onto(document, "Parasite", "Enigma")->host == objectTitled(document, "Enigma"));
    CHECK(onto(document, "Parasite", "Djinn")->host == objectTitled(document, "Djinn"));
    CHECK_FALSE(onto(document, "Clone Chip", "Enigma"));
    CHECK(onto(document, "Parasite", "Clone Chip") == Place{.zone = Zone::Heap});
    // What is hosted hosts nothing here: its host's place.
    const auto beside = onto(document, "Clone Chip", "Datasucker");
    REQUIRE(beside);
    CHECK(beside->zone == Zone::Rig);
    CHECK(beside->host.empty());
    CHECK_FALSE(onto(document, "Djinn", "Datasucker")); // it would lie on itself
    const auto agenda = onto(document, "Hostile Takeover", "Enigma");
    REQUIRE(agenda);
    CHECK(agenda->zone == Zone::Hq);
    CHECK_FALSE(agenda->position);
}

TEST_CASE("Ice that is moved onto other ice takes its place")
{
    Json document = toldTable("ice wall on hq, enigma on hq, tollbooth on hq, pup on r&d");
    const auto positions = [&] {
        std::string order;
        for (const char *title : {"Ice Wall", "Enigma", "Tollbooth", "Pup"})
            order += std::to_string(
                asking::placeOf(document, objectTitled(document, title))->position.value_or(9));
        return order;
    };
    const auto move = [&](const char *title, const char *other) {
        const auto place = onto(document, title, other);
        REQUIRE(place);
        REQUIRE(asking::moveCard(document, objectTitled(document, title), *place));
    };
    REQUIRE(positions() == "0120");
    move("Tollbooth", "Ice Wall");
    CHECK(positions() == "1200");
    move("Tollbooth", "Enigma");
    CHECK(positions() == "0120");
    move("Pup", "Enigma"); // from another server
    CHECK(positions() == "0231");
}
