// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/desk.h"

#include "tournament/acts/enter_players.h"

using namespace tournament;

namespace {

PlayerEntry entry(const char *name)
{
    PlayerEntry result;
    result.name = name;
    return result;
}

} // namespace

TEST_CASE("Names are unique whatever accents and case they are typed in")
{
    EventDesk desk("ffg-2016", {"Zoë Łuk"});
    CHECK(desk.code(AddPlayers{{entry("zoe luk")}}) == RefusalCode::PlayerNameTaken);
    CHECK(desk.code(AddPlayers{{entry("  Ada  B. "), entry("ADA B.")}})
          == RefusalCode::PlayerNameTaken);
    CHECK(desk.event.players.size() == 1); // all or none
    CHECK(desk.code(AddPlayers{{entry(" \t ")}}) == RefusalCode::PlayerNameMissing);
    CHECK(desk.code(AddPlayers{{entry("\xff")}}) == RefusalCode::PlayerNameInvalid);
    CHECK_FALSE(desk.code(AddPlayers{{entry("  Ada  B. ")}}));
    CHECK(findPlayer(desk.event, "ada b.")->name == "Ada B.");
}

TEST_CASE("Numbers are never used twice and tie-breaks are drawn at registration")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    REQUIRE(desk.perform(RemovePlayers{{desk.id("Ada")}}));
    desk.add({"Cy"});
    CHECK(desk.id("Cy").value == 3);
    const auto drawn = findPlayer(desk.event, "Cy")->tieBreak;
    PlayerEntry edited = entryOf(*findPlayer(desk.event, "Cy"));
    edited.name = "Cyrus";
    REQUIRE(desk.perform(EditPlayer{desk.id("Cy"), edited}));
    CHECK(findPlayer(desk.event, "Cyrus")->tieBreak == drawn);
}

TEST_CASE("A list adds newcomers and changes who is there, judged by what all of it makes")
{
    EventDesk desk("ffg-2016");
    for (const auto &[name, table] : {std::pair("Ada", 1), std::pair("Ben", 2)}) {
        PlayerEntry one = entry(name);
        one.fixedTable = table;
        desk.enter(one);
    }
    const auto at = [&](const char *name, int table) {
        PlayerEntry one = entry(name);
        one.fixedTable = table;
        return one;
    };
    const auto facts = enterPlayers(
        desk.event,
        {{desk.id("Ada"), at("Ben", 2)}, {desk.id("Ben"), at("Ada", 1)}, {{}, at("Cy", 3)}});
    REQUIRE(facts);
    REQUIRE(desk.perform(ImportEvent{*facts})); // names and tables are exchanged in one act
    CHECK(desk.id("Ben").value == 1);
    CHECK(findPlayer(desk.event, "Cy")->tieBreak != 0);
    CHECK(commandName(ImportEvent{*facts}) == "import-players");

    const auto refused = enterPlayers(desk.event, {{{}, at("Dan", 4)}, {{}, at("Eve", 3)}});
    REQUIRE_FALSE(refused);
    CHECK(refused.error().refusal.code == RefusalCode::TableTaken);
    CHECK(refused.error().item == 1);
    const auto twice =
        enterPlayers(desk.event, {{desk.id("Ada"), entry("A")}, {desk.id("Ada"), entry("B")}});
    REQUIRE_FALSE(twice);
    CHECK(twice.error().refusal.code == RefusalCode::PlayerNamedTwice);
    CHECK_FALSE(enterPlayers(desk.event, {{{99}, entry("Nobody")}}));
}

TEST_CASE("A list is decided on anew by the state it meets")
{
    EventDesk desk("ffg-2016", {"Ada"});
    const auto facts = enterPlayers(desk.event, {{{}, entry("Ben")}});
    REQUIRE(facts);
    desk.add({"Cy"}); // has the number that Ben was to get
    REQUIRE(desk.perform(ImportEvent{*facts}));
    CHECK(desk.id("Ben").value == 3);
    CHECK(desk.code(ImportEvent{*facts}) == RefusalCode::PlayerNameTaken);
    // Neither does a list bring anything but players.
    CHECK(desk.code(ImportEvent{{PlayerDropped{desk.id("Ada"), 0}}})
          == RefusalCode::ImportNotEmpty);
}

TEST_CASE("Fixed tables and seats belong to one player")
{
    EventDesk desk("ffg-2016");
    PlayerEntry ada = entry("Ada");
    ada.fixedTable = 1;
    ada.seat = 2;
    desk.enter(ada);
    PlayerEntry ben = entry("Ben");
    ben.fixedTable = 1;
    CHECK(desk.code(AddPlayers{{ben}}) == RefusalCode::TableTaken);
    ben.fixedTable = 0;
    CHECK(desk.code(AddPlayers{{ben}}) == RefusalCode::NumberOutOfRange);
    ben.fixedTable.reset();
    ben.seat = 2;
    CHECK(desk.code(AddPlayers{{ben}}) == RefusalCode::SeatTaken);
    // Editing himself he does not collide with himself.
    CHECK_FALSE(desk.code(EditPlayer{desk.id("Ada"), ada}));
}

TEST_CASE("Awarded byes are settled before the first round")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    PlayerEntry cy = entry("Cy");
    cy.awardedByes = 11;
    CHECK(desk.code(AddPlayers{{cy}}) == RefusalCode::ByesOutOfRange);
    desk.pair();
    cy.awardedByes = 1;
    CHECK(desk.code(AddPlayers{{cy}}) == RefusalCode::ByeTooLate);
    PlayerEntry ada = entryOf(*findPlayer(desk.event, "Ada"));
    ada.awardedByes = 1;
    CHECK(desk.code(EditPlayer{desk.id("Ada"), ada}) == RefusalCode::ByeTooLate);
}

TEST_CASE("Who was paired is dropped, not removed; who left can return")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben", "Cy", "Dee"});
    desk.pair();
    CHECK(desk.code(RemovePlayers{{desk.id("Ada")}}) == RefusalCode::PlayerAlreadyPaired);
    desk.reportRest();
    CHECK(desk.code(ReinstatePlayers{{desk.id("Ada")}}) == RefusalCode::PlayerActive);
    REQUIRE(desk.perform(DropPlayers{{desk.id("Ada"), desk.id("Ben")}}));
    CHECK(desk.code(DropPlayers{{desk.id("Ada")}}) == RefusalCode::PlayerNotActive);
    CHECK(desk.code(DropPlayers{{desk.id("Cy"), desk.id("Cy")}}) == RefusalCode::PlayerNamedTwice);
    CHECK(desk.code(DropPlayers{{PlayerId{99}}}) == RefusalCode::PlayerUnknown);
    desk.pair();
    desk.reportRest();
    REQUIRE(desk.perform(ReinstatePlayers{{desk.id("Ada")}}));
    CHECK(findPlayer(desk.event, "Ada")->absentRounds == std::vector{2});
    CHECK(findPlayer(desk.event, "Ada")->status == PlayerStatus::Active);
}

TEST_CASE("Disqualification is not a drop, and a mistake can be mended")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    REQUIRE(desk.perform(DisqualifyPlayers{{desk.id("Ada")}, "cheating"}));
    CHECK(desk.code(DropPlayers{{desk.id("Ada")}}) == RefusalCode::PlayerIsDisqualified);
    CHECK(desk.code(DisqualifyPlayers{{desk.id("Ada")}, ""}) == RefusalCode::PlayerIsDisqualified);
    CHECK(standings(desk.event).rows.size() == 1);
    CHECK(desk.code(PairRound{}) == RefusalCode::TooFewPlayers);
    CHECK_FALSE(desk.code(ReinstatePlayers{{desk.id("Ada")}}));
    CHECK(standings(desk.event).rows.size() == 2);
}

TEST_CASE("A penalty has a reason and a round that exists")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    Penalty penalty{desk.id("Ada"), 0, PenaltyKind::Caution, "", "Fay"};
    CHECK(desk.code(RecordPenalty{penalty}) == RefusalCode::PenaltyReasonMissing);
    penalty.reason = "late deck list";
    penalty.round = 1;
    CHECK(desk.code(RecordPenalty{penalty}) == RefusalCode::RoundUnknown);
    penalty.round = 0;
    CHECK_FALSE(desk.code(RecordPenalty{penalty}));
    CHECK(desk.event.penalties.size() == 1);
}
