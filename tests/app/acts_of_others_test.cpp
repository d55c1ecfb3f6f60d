// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Several people act on one event: nobody takes back what another did without being told whose it
// is.
#include "app/session/acts_of_others.h"
#include "app/session_desk.h"

using namespace tournament;
using app_tests::players;
using app_tests::result;
using app_tests::SessionDesk;

namespace {

struct TwoDesks : SessionDesk {
    std::unique_ptr<app::Session> own = create();
    std::unique_ptr<app::Session> phone;

    TwoDesks()
    {
        REQUIRE(own->perform(players({"Ada", "Ben", "Cy", "Dee"})));
        REQUIRE(own->perform(PairRound{}));
        app::Environment other = environment;
        other.actor = "Ada, by phone";
        auto opened = app::Session::open(path(), other);
        REQUIRE(opened);
        phone = std::move(*opened);
    }
};

} // namespace

TEST_CASE_METHOD(TwoDesks,
                 "Own acts go without a question, those of others are named with their doer")
{
    REQUIRE(own->perform(result(*own, 1, 1, "2-0")));
    CHECK_FALSE(app::whoseActsGo(*own, *own->nextUndo()));
    REQUIRE(phone->perform(result(*phone, 1, 2, "2-0")));
    REQUIRE(own->refresh());
    const auto whose = app::whoseActsGo(*own, *own->nextUndo());
    REQUIRE(whose);
    CHECK(whose->starts_with("Ada, by phone has acted since you did. This takes back: Report round "
                             "1, table 2: "));
    CHECK(whose->find("Your own last act stays: Report round 1, table 1: ") != std::string::npos);
    // Who did it is asked about the others.
    CHECK_FALSE(app::whoseActsGo(*phone, *phone->nextUndo()));
}

TEST_CASE_METHOD(TwoDesks,
                 "An undo of several acts counts those of others, and none taken back before")
{
    REQUIRE(phone->perform(result(*phone, 1, 1, "2-0")));
    REQUIRE(phone->undo());
    REQUIRE(own->refresh());
    CHECK(app::actsOfOthers(*own, *own->nextUndoTo(2)).empty());
    REQUIRE(phone->perform(result(*phone, 1, 1, "2-0")));
    REQUIRE(own->refresh());
    REQUIRE(own->perform(result(*own, 1, 2, "0-2")));
    const auto one = app::whoseActsGo(*own, *own->nextUndoTo(3));
    REQUIRE(one);
    CHECK(one->starts_with("This takes back an act of Ada, by phone: Report round 1, table 1: "));
    REQUIRE(phone->perform(DropPlayers{{findPlayer(phone->event(), "Dee")->id}}));
    REQUIRE(own->refresh());
    const auto two = app::whoseActsGo(*own, *own->nextUndoTo(3));
    REQUIRE(two);
    CHECK(two->starts_with("This takes back 2 acts of others; the last one is by Ada, by phone: "));
}

TEST_CASE_METHOD(TwoDesks,
                 "An act of another that came between naming and undoing is not taken back")
{
    REQUIRE(own->perform(result(*own, 1, 1, "2-0")));
    const auto named = own->nextUndo();
    REQUIRE(phone->perform(result(*phone, 1, 2, "2-0")));
    const auto refused = own->undo(named);
    REQUIRE_FALSE(refused);
    CHECK(own->nextUndo() != named);
    CHECK(refused.error().message.starts_with("Meanwhile Ada, by phone did this: Report round 1, "
                                              "table 2: "));
    CHECK(phone->log().size() == own->log().size());
}
