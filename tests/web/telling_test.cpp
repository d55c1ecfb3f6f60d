// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the desk tells the hall: an announcement to everybody, a call to one; what is planned.
#include "web/hall_desk.h"

#include "app/hall/item_sentences.h"
#include "web/request.h"

using namespace web_tests;

TEST_CASE_METHOD(HallDesk, "An announcement stands on every page as text, until it is taken back")
{
    enter({"Ada", "Ben"});
    admit();
    const std::string ada = card("Ada");
    Phone live(port());
    live.say("GET /live HTTP/1.1\r\nHost: localhost:" + std::to_string(port()) + "\r\n\r\n");
    CHECK(has(live.hear("announcement\ndata: none"), "event: announcement\ndata: none"));
    REQUIRE(phones->announce("Lunch <b> until 13:30"));
    show();
    CHECK(has(live.hear("\n\n"), "event: announcement"));
    for (const char *page : {"/", "/clock", "/in"})
        CHECK(has(get(page, {}), "Lunch &lt;b&gt; until 13:30"));
    CHECK(has(get("/me", ada), "Lunch &lt;b&gt; until 13:30"));
    CHECK(has(get("/api/v1/event", {}), "\"announcement\":\"Lunch <b> until 13:30\""));
    REQUIRE(phones->announce({}));
    show();
    CHECK_FALSE(has(get("/me", ada), "Lunch"));
    CHECK(has(get("/api/v1/event", {}), "\"announcement\":null"));
}

TEST_CASE_METHOD(HallDesk, "Who is called to the desk reads it on his own phone, and nobody else")
{
    enter({"Ada", "Ben"});
    admit();
    const std::string ada = card("Ada");
    const std::string ben = card("Ben");
    REQUIRE(phones->call({tournament::findPlayer(session->event(), "Ada")->id}));
    show();
    CHECK(has(get("/me", ada), "You are called: please come to the desk."));
    CHECK(has(get("/standings", ada), "You are called"));
    CHECK_FALSE(has(get("/me", ben), "You are called"));
    CHECK_FALSE(has(get("/", {}), "You are called"));
    REQUIRE(phones->call({}));
    show();
    CHECK_FALSE(has(get("/me", ada), "You are called"));
}

TEST_CASE_METHOD(HallDesk, "What the hall was told is told after a restart, too")
{
    enter({"Ada", "Ben"});
    admit();
    const std::string ada = card("Ada");
    REQUIRE(phones->announce("Lunch until 13:30"));
    REQUIRE(phones->call({tournament::findPlayer(session->event(), "Ada")->id}));
    server.reset();
    phones.reset();
    session.reset();
    auto opened = app::Session::open(folder / "saturday.arbiter", {});
    REQUIRE(opened);
    session = std::move(*opened);
    admit();
    CHECK(has(get("/me", ada), "You are called: please come to the desk."));
    CHECK(has(get("/", {}), "Lunch until 13:30"));
}

TEST_CASE_METHOD(HallDesk,
                 "The schedule says how many rounds there are, how long, and by what rules")
{
    enter({"Ada", "Ben", "Cleo", "Dan"});
    admit();
    const std::string page = get("/schedule", {});
    CHECK(has(page, "rounds of 65 minutes"));
    CHECK(has(page, "Rules: FFG 2016"));
}

TEST_CASE_METHOD(HallDesk, "One game for two is reported where the rules know it")
{
    enter({"Ada", "Ben"});
    act(tournament::PairRound{});
    admit();
    const auto match = session->event().rounds.front().matches.front();
    const std::string one = card(tournament::findPlayer(session->event(), match.p1)->name.c_str());
    CHECK_FALSE(has(get("/me", one), "one game for two"));
    act(tournament::ChangeProfile{*tournament::findProfile("nsg-dss"), "As announced"});
    CHECK(has(get("/me", one), "one game for two"));
    const std::string two = card(tournament::findPlayer(session->event(), *match.p2)->name.c_str());
    for (const auto &secret : {one, two})
        CHECK(has(post("/me/report", secret, "round=1&table=1&stood=&g1=corp&g2=unplayed&two=1"),
                  "HTTP/1.1 303"));
    const auto result = session->event().rounds.front().matches.front().result;
    REQUIRE(result);
    CHECK(result->kind == tournament::ResultKind::TwoForOne);
    CHECK(has(get("/me", one), "Result: "));
    // Of no game nothing is said.
    CHECK(has(post("/me/report", one, "round=1&table=1&stood=&two=1"), "HTTP/1.1 400"));
}

TEST_CASE_METHOD(HallDesk, "The third game of a tied final is reported, too, with the two or alone")
{
    act(tournament::ChangeProfile{*tournament::findProfile("ffg-2012"), "As announced"});
    enter({"Ada", "Ben", "Cleo", "Dan"});
    act(tournament::PairRound{});
    for (const int table : {1, 2})
        report(1, table, "p1corp=corp:3 p2corp=runner:3");
    tournament::StartCut start;
    start.size = 2;
    start.reason = "As announced";
    act(start);
    admit();
    const auto final = session->event().rounds.back();
    const auto match = final.matches.front();
    const std::string at =
        "round=" + std::to_string(final.number) + "&table=" + std::to_string(match.table);
    const std::string one = card(tournament::findPlayer(session->event(), match.p1)->name.c_str());
    const std::string two = card(tournament::findPlayer(session->event(), *match.p2)->name.c_str());
    const std::string page = get("/me", one);
    CHECK(has(page, "Third game, if the two were tied"));
    CHECK_FALSE(has(page, "value=\"time\"")); // a final of 2012 has no clock
    const auto say = [&](const std::string &secret, const std::string &fields) {
        const std::string stood = app::standingResult(session->event(), final.number, match.table);
        const std::string answer =
            post("/me/report", secret, at + "&stood=" + web::escaped(stood) + fields);
        INFO(answer);
        CHECK(has(answer, "HTTP/1.1 303"));
    };
    for (const auto &secret : {one, two})
        say(secret, "&g1=corp&g1r=3&g2=corp&g2r=3");
    REQUIRE(session->event().rounds.back().matches.front().result);
    const auto tied = session->event().rounds.back().matches.front();
    REQUIRE(tied.p1Side); // drawn for the third
    const std::string corp = *tied.p1Side == tournament::Side::Corp ? "p1corp" : "p2corp";
    for (const auto &secret : {one, two})
        say(secret, "&g3=" + corp + "%3Acorp");
    CHECK(session->event().rounds.back().matches.front().result->games.size() == 3);
    CHECK(has(get("/me", two), "Result: "));
}
