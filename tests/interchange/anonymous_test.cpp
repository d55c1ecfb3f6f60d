// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "interchange/anonymous.h"
#include "interchange_support.h"

#include <catch2/catch.hpp>

namespace {

bool holds(const std::string &text, std::string_view name)
{
    return core::folded(text).find(core::folded(name)) != std::string::npos;
}

tournament::Event ownEvent()
{
    tournament::CreateEvent create;
    create.details.name = "Zacharias' birthday";
    create.details.organizer = "Orville";
    create.details.judges = {"Judith"};
    create.profile = *tournament::findProfile("nsg-dss");
    tournament::Event event;
    perform(event, create);
    tournament::AddPlayers add;
    for (const char *name : {"Zacharias", "Yvonne Kit", "Xaver", "Wilhelmina"}) {
        tournament::PlayerEntry entry;
        entry.name = name;
        entry.pronouns = "xe/xem";
        entry.runnerIdentity = "Rielle \"Kit\" Peddler";
        add.players.push_back(entry);
    }
    perform(event, add);
    perform(event, tournament::PairRound{});
    return event;
}

} // namespace

TEST_CASE("no export of an event leaks a name when names are left out")
{
    const auto event = ownEvent();
    using enum interchange::ExportFormat;
    for (const auto format : {EventJson, CsvPlayers, CsvStandings, CsvPairings, Markdown}) {
        const std::string text = interchange::exportEvent(event, format, {true, {}});
        INFO(text);
        for (const char *name :
             {"Zacharias", "Yvonne", "Xaver", "Wilhelmina", "Orville", "Judith", "xe/xem"})
            CHECK_FALSE(holds(text, name));
        CHECK(holds(text, "Player 1"));
    }
    CHECK(holds(jsonOf(event, true), "Kit")); // the identity card stays
    (void)open(jsonOf(event, true));
}

TEST_CASE("a kept document loses the names in every corner of it")
{
    std::string text = document(
        R"([[{"table":1,"player1":{"id":1,"combinedScore":3},"player2":{"id":2,"combinedScore":3}},
             {"table":2,"player1":{"id":3,"combinedScore":6,"note":"Cid"},"player2":{"id":4,"combinedScore":0}}]])",
        1, "2017-05-06",
        R"(,"tournamentOrganiser":{"nrdbId":7,"nrdbUsername":"Orville"},"links":[{"href":"http://x/ann"}],)"
        R"("eliminationPlayers":[{"id":1,"name":"Ann","rank":1,"seed":1},null],"type":"ben's league",)"
        R"("comment":{"winner":"Dee"})");
    auto event = open(text).event;
    auto entry = tournament::entryOf(event.players[0]);
    entry.name = "Annabel";
    perform(event, tournament::EditPlayer{event.players[0].id, entry});
    perform(event, tournament::DropPlayers{{event.players[3].id}});
    const std::string anonymous = jsonOf(event, true);
    INFO(anonymous);
    for (const char *name : {"Ann\"", "Annabel", "Ben", "Cid", "Dee", "Orville", "/ann"})
        CHECK_FALSE(holds(anonymous, name));
    CHECK(anonymous.find("\"Player 1\"") != std::string::npos);
    CHECK(open(anonymous).event.rounds.size() == 1);
}

TEST_CASE("the object of ours in a kept document names nobody either")
{
    auto event = open(document("[]", 0)).event;
    auto details = event.details;
    details.organizer = "Orville";
    details.judges = {"Judith"};
    perform(event, tournament::ChangeDetails{details});
    perform(event, tournament::PairRound{});
    const std::string anonymous = jsonOf(event, true);
    CHECK(anonymous.find("\"arbiter\"") != std::string::npos);
    for (const char *name : {"Ann\"", "Ben", "Cid", "Dee", "Orville", "Judith"})
        CHECK_FALSE(holds(anonymous, name));
    CHECK(holds(jsonOf(event), "Judith"));
}

TEST_CASE("only whole names are replaced, once")
{
    const interchange::Aliases aliases({{"Ann", "Player 1"}, {"Ann Lee", "Player 2"}});
    CHECK(aliases.replacedIn("ann lee met Ann and Annie") == "Player 2 met Player 1 and Annie");
}

namespace {

void consent(tournament::Event &event, std::size_t player, tournament::Consents consents)
{
    auto entry = entryOf(event.players[player]);
    entry.consents = consents;
    perform(event, tournament::EditPlayer{event.players[player].id, entry});
}

} // namespace

TEST_CASE("no export names a player who did not agree, and all name the others")
{
    auto event = ownEvent();
    using tournament::Consent;
    consent(event, 1, {Consent::No, Consent::Unasked, Consent::Unasked});
    consent(event, 2, {Consent::Yes, Consent::No, Consent::No});
    auto details = event.details;
    details.judges = {"Judith", "Yvonne Kit"};
    perform(event, tournament::ChangeDetails{details});
    tournament::Ruling ruling;
    ruling.question = "May yvonne kit shuffle?";
    ruling.answer = "Yes.";
    ruling.judge = "Judith";
    perform(event, tournament::RecordRuling{ruling});
    using enum interchange::ExportFormat;
    for (const auto format : {EventJson, CsvPlayers, CsvStandings, CsvPairings, Markdown}) {
        const std::string text = interchange::exportEvent(event, format);
        INFO(text);
        CHECK_FALSE(holds(text, "Yvonne"));
        CHECK(holds(text, "Player 2"));
        for (const char *name : {"Zacharias", "Xaver", "Wilhelmina"})
            CHECK(holds(text, name));
        CHECK_FALSE(holds(text, "Player 1"));
    }
    CHECK(holds(jsonOf(event), "Judith"));
    CHECK(holds(jsonOf(event), "xe/xem")); // of the others
    // Who reads it again knows whom not to name.
    const auto again = open(jsonOf(event)).event;
    CHECK(again.players[1].name == "Player 2");
    CHECK(again.players[1].consents == event.players[1].consents);
}

TEST_CASE("what stands for a name is nobody else's name")
{
    auto event = ownEvent();
    auto entry = entryOf(event.players[3]);
    entry.name = "player 2";
    perform(event, tournament::EditPlayer{event.players[3].id, entry});
    consent(event, 1, {tournament::Consent::No, {}, {}});
    const auto again = open(jsonOf(event)).event;
    CHECK(again.players[1].name != again.players[3].name);
    CHECK_FALSE(holds(again.players[1].name, "Yvonne"));
}

TEST_CASE("a kept document loses the name of who did not agree, and nothing of the others")
{
    const std::string text = document(
        R"([[{"table":1,"player1":{"id":1,"combinedScore":3},"player2":{"id":2,"combinedScore":3}},
             {"table":2,"player1":{"id":3,"combinedScore":6,"note":"Ben"},"player2":{"id":4,"combinedScore":0}}]])",
        1, "2017-05-06", R"(,"links":[{"href":"http://x/ann"}],"comment":"for ben, by Ann")");
    auto event = open(text).event;
    CHECK(jsonOf(event) == text);
    consent(event, 1, {tournament::Consent::No, {}, {}});
    const std::string exported = jsonOf(event);
    INFO(exported);
    CHECK_FALSE(holds(exported, "Ben"));
    auto entry = entryOf(event.players[3]);
    entry.name = "Ben Dee"; // part of the name of somebody who agrees
    perform(event, tournament::EditPlayer{event.players[3].id, entry});
    CHECK(holds(jsonOf(event), "\"Ben Dee\""));
    CHECK_FALSE(holds(jsonOf(event), "\"Ben\""));
    CHECK(holds(exported, "for Player 2, by Ann"));
    CHECK(holds(exported, "http://x/ann"));
    for (const char *name : {"\"Ann\"", "\"Cid\"", "\"Dee\""})
        CHECK(holds(exported, name));
    CHECK(open(exported).event.rounds.size() == 1);
}
