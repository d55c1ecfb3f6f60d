// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/desk.h"

using namespace tournament;

TEST_CASE("An event needs a name and a real date")
{
    CreateEvent create;
    create.profile = *findProfile("ffg-2016");
    const auto code = [&] {
        const auto facts = decide({}, create);
        return facts ? std::nullopt : std::optional(facts.error().code);
    };
    CHECK(code() == RefusalCode::NameMissing);
    create.details.name = "Store championship";
    CHECK_FALSE(code());
    for (const char *date : {"2016-02-30", "2016-2-3", "yesterday", "2016-13-01", "2016-01-01x"}) {
        INFO(date);
        create.details.date = date;
        CHECK(code() == RefusalCode::DateInvalid);
    }
    create.details.date = "2016-02-29";
    CHECK_FALSE(code());
}

TEST_CASE("Length of rounds: 65 minutes, 10 more or less (3.0.2, \"Tournament Structure\")")
{
    CreateEvent create;
    create.details.name = "Saturday";
    create.profile = *findProfile("ffg-2016");
    for (const auto &[minutes, allowed] :
         {std::pair(54, false), std::pair(55, true), std::pair(75, true), std::pair(76, false)}) {
        create.minutes = minutes;
        CHECK(decide({}, create).has_value() == allowed);
    }
    create.profile = *findProfile("draft-half"); // 30 minutes, 5 more or less
    create.minutes = 25;
    CHECK(decide({}, create).has_value());
    create.minutes = 24;
    CHECK_FALSE(decide({}, create).has_value());
}

TEST_CASE("A cut of a size that no bracket has is refused")
{
    EventDesk desk("ffg-2016");
    CHECK(desk.code(ChangeAnnouncement{{4, 5, 65}, ""}) == RefusalCode::CutSizeUnknown);
    CHECK_FALSE(desk.code(ChangeAnnouncement{{4, 3, 65}, ""}));
    CHECK(desk.code(ChangeAnnouncement{{0, 3, 65}, ""}) == RefusalCode::RoundsOutOfRange);
}

TEST_CASE("What was announced changes after the start only with a reason "
          "(3.0.2, \"Double-Elimination Pairings\")")
{
    EventDesk desk("ffg-2016", {"Ada", "Ben"});
    CHECK_FALSE(desk.code(ChangeAnnouncement{{4, 0, 65}, ""}));
    desk.pair();
    CHECK(desk.code(ChangeAnnouncement{{5, 0, 65}, " "}) == RefusalCode::ReasonMissing);
    CHECK_FALSE(desk.code(ChangeAnnouncement{{5, 0, 65}, "the shop stays open"}));
    CHECK(desk.code(ChangeProfile{*findProfile("ffg-2016-tome"), ""})
          == RefusalCode::ReasonMissing);
    CHECK(desk.code(ChangeProfile{*findProfile("nsg-sss"), "single games"})
          == RefusalCode::ProfileGamesDiffer);
    CHECK_FALSE(desk.code(ChangeProfile{*findProfile("ffg-2016-tome"), "TOME is here"}));
}

TEST_CASE("A TO plays only with a second one, never at premier events "
          "(3.0.2, \"Tournament Organizer Participation\")")
{
    EventDesk desk("ffg-2016");
    Details details = desk.event.details;
    details.organizerPlays = true;
    CHECK(desk.code(ChangeDetails{details}) == RefusalCode::SecondOrganizerMissing);
    details.secondOrganizer = "Fay";
    CHECK_FALSE(desk.code(ChangeDetails{details}));
    details.tier = Tier::Premier;
    CHECK(desk.code(ChangeDetails{details}) == RefusalCode::OrganizerMayNotPlay);
}

TEST_CASE("Ranges of tables ascend and do not overlap")
{
    EventDesk desk("ffg-2016");
    CHECK_FALSE(desk.code(SetTableRanges{{{1, 10}, {21, 30}}}));
    CHECK(desk.code(SetTableRanges{{{1, 10}, {10, 30}}}) == RefusalCode::TableRangeInvalid);
    CHECK(desk.code(SetTableRanges{{{5, 4}}}) == RefusalCode::TableRangeInvalid);
    CHECK(desk.code(SetTableRanges{{{0, 4}}}) == RefusalCode::TableRangeInvalid);
}

TEST_CASE("Commands need an event, and a second one is not created over the first")
{
    const auto facts = decide({}, AddPlayers{});
    REQUIRE_FALSE(facts);
    CHECK(facts.error().code == RefusalCode::NoEvent);
    EventDesk desk("ffg-2016");
    CreateEvent create;
    create.details.name = "Another";
    create.profile = desk.event.profile;
    CHECK(desk.code(create) == RefusalCode::EventExists);
    CHECK(desk.code(ImportEvent{}) == RefusalCode::ImportNotEmpty);
}

TEST_CASE("An import that contradicts itself is refused as a whole")
{
    EventCreated created;
    created.details.name = "Import";
    created.profile = *findProfile("ffg-2016");
    Player player;
    player.id = {3};
    player.name = "Ada";
    const ImportEvent twice{{created, PlayerAdded{player}, PlayerAdded{player}}};
    const auto facts = decide({}, twice);
    REQUIRE_FALSE(facts);
    CHECK(facts.error().code == RefusalCode::ImportInvalid);
    CHECK(decide({}, ImportEvent{{created, PlayerAdded{player}}}));
}
