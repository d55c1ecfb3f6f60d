// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/hall_desk.h"

#include "web/hall_json.h"

#include "core/json.h"

#include <algorithm>

using namespace web_tests;

namespace {

std::string everything(const web::Hall &hall)
{
    std::string all;
    for (const char *name : {"event", "pairings", "standings", "bracket"})
        all += core::dump(*web::hallJson(hall, name, {0}));
    return all;
}

} // namespace

TEST_CASE_METHOD(HallDesk, "The hall knows published rounds only")
{
    enter({"Ada", "Ben", "Cleo", "Dan"});
    CHECK(hall().round == 0);
    CHECK(hall().tables.empty());
    tournament::PairRound later;
    later.prepare = true;
    act(later);
    CHECK(hall().round == 0);
    CHECK(hall().tables.empty());
    act(tournament::PublishRound{1});
    CHECK(hall().round == 1);
    CHECK(hall().tables.size() == 2);
}

TEST_CASE_METHOD(HallDesk, "Who does not agree to be named stands nowhere by his name")
{
    enter({"Ada", "Ben", "Cleo", "Dan", "Eve"});
    tournament::EditPlayer edit;
    edit.player = tournament::findPlayer(session->event(), "Cleo")->id;
    edit.entry.name = "Cleo";
    edit.entry.consents.named = tournament::Consent::No;
    act(edit);
    act(tournament::PairRound{});
    const std::string all = everything(hall());
    CHECK(all.find("Cleo") == std::string::npos);
    CHECK(all.find("Player " + std::to_string(edit.player.value)) != std::string::npos);
    CHECK(all.find("Ada") != std::string::npos);
}

TEST_CASE_METHOD(HallDesk, "Results, points and who leads follow the event; a bye has no result")
{
    enter({"Ada", "Ben", "Cleo"});
    act(tournament::PairRound{});
    report(1, 1, "2-0");
    const web::Hall shown = hall();
    REQUIRE(shown.tables.size() == 2);
    CHECK(shown.tables[0].result == "4–0");
    CHECK_FALSE(shown.tables[1].second);
    CHECK(shown.tables[1].result.empty());
    CHECK(shown.standingsRound == 1);
    CHECK_FALSE(shown.provisional);
    REQUIRE(shown.rows.size() == 3);
    CHECK(shown.rows[2].player.id == shown.tables[0].second->id);
    CHECK(shown.rows[2].points == 0);
    CHECK(shown == hall());
}

TEST_CASE_METHOD(HallDesk, "A clock is shown without why a table has more time")
{
    enter({"Ada", "Ben"});
    act(tournament::PairRound{});
    act(tournament::StartClock{1, session->wallTime(), {}, {}});
    act(tournament::GiveExtraTime{1, {1, 5, "a judge was called", "Fay"}});
    const web::Hall shown = hall();
    REQUIRE(shown.clock);
    REQUIRE(shown.clock->extra.size() == 1);
    CHECK(shown.clock->extra[0].minutes == 5);
    CHECK(shown.clock->extra[0].reason.empty());
    CHECK(shown.clock->extra[0].judge.empty());
}
