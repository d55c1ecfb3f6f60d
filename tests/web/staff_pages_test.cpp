// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Scorekeepers and judges on their phones, against the running server.
#include "web/hall_desk.h"

#include "app/hall/item_sentences.h"
#include "web/request.h"

using namespace web_tests;

namespace {

struct StaffPages : HallDesk {
    StaffPages()
    {
        enter({"Ada", "Ben", "Cleo", "Dan"});
        act(tournament::PairRound{});
        admit();
        keeper = staff(app::HallRole::Scorekeeper, "Gus");
        judge = staff(app::HallRole::Judge, "Jo");
    }
    [[nodiscard]] std::string standing(int table) const
    {
        return app::standingResult(session->event(), 1, table);
    }
    std::string at(int table, const std::string &path, const std::string &fields,
                   const std::string &secret)
    {
        return post(path, secret,
                    "round=1&table=" + std::to_string(table)
                        + "&stood=" + web::escaped(standing(table)) + '&' + fields);
    }
    std::string keeper;
    std::string judge;
};

bool isDone(const std::string &answer) { return has(answer, "HTTP/1.1 303"); }

} // namespace

TEST_CASE_METHOD(StaffPages, "A scorekeeper sees missing tables first and enters any of them")
{
    report(1, 1, "2-0");
    const std::string tables = get("/staff", keeper);
    CHECK(tables.find("table=2\">") < tables.find("table=1\">"));
    CHECK(isDone(at(2, "/staff/result", "g1=corp&g2=corp", keeper)));
    CHECK(standing(2) == "p1corp=corp p2corp=corp");
    CHECK(session->log().back().actor == "Gus, by phone");
    // A correction, of what he sees.
    CHECK(isDone(at(2, "/staff/result", "in_words=0-2", keeper)));
    CHECK(standing(2) == "0-2");
    // Of what he no longer sees: refused with the present state.
    const std::string old = post("/staff/result", keeper, "round=1&table=2&stood=&g1=corp&g2=corp");
    CHECK(has(old, "HTTP/1.1 409"));
    CHECK(has(old, "0–4"));
    CHECK(isDone(at(2, "/staff/clear", "", keeper)));
    CHECK(standing(2).empty());
    CHECK(isDone(at(2, "/staff/result", "no_show=p2%3A5", keeper)));
    CHECK(standing(2) == "no-show=p2:5");
    CHECK(has(at(2, "/staff/result", "in_words=nonsense", keeper), "HTTP/1.1 400"));
}

TEST_CASE_METHOD(StaffPages, "Extra time and penalties stand with the name of who gave them")
{
    CHECK(has(at(1, "/staff/time", "minutes=5&reason=ruling", keeper), "HTTP/1.1 409"));
    act(tournament::StartClock{1, session->wallTime(), {}, {}});
    CHECK(isDone(at(1, "/staff/time", "minutes=5&reason=ruling", keeper)));
    const auto extra = session->event().rounds.back().clock->extra;
    REQUIRE(extra.size() == 1);
    CHECK(extra[0].judge == "Gus");
    const auto player = tournament::findMatch(session->event(), 1, 1)->p1;
    CHECK(isDone(at(1, "/staff/penalty",
                    "player=" + std::to_string(player.value) + "&kind=caution&reason=slow+play",
                    judge)));
    REQUIRE(session->event().penalties.size() == 1);
    CHECK(session->event().penalties[0].judge == "Jo");
    CHECK(session->event().penalties[0].reason == "slow play");
    // The same form once more is the same penalty.
    const std::string form =
        "token=p&round=1&table=1&kind=caution&reason=again&player=" + std::to_string(player.value);
    CHECK(isDone(told("POST /staff/penalty", judge, form)));
    CHECK(isDone(told("POST /staff/penalty", judge, form)));
    CHECK(session->event().penalties.size() == 2);
}

TEST_CASE_METHOD(StaffPages, "A judge sees the calls, the oldest first, and answers them")
{
    const auto match = *tournament::findMatch(session->event(), 1, 2);
    const std::string one = card(tournament::findPlayer(session->event(), match.p1)->name.c_str());
    const std::string two = card(tournament::findPlayer(session->event(), *match.p2)->name.c_str());
    CHECK(isDone(post("/me/call", one, "why=first")));
    CHECK(isDone(post("/me/call", two, "why=second")));
    const std::string calls = get("/judge", judge);
    CHECK(calls.find("Judge to table 2: first") < calls.find("Judge to table 2: second"));
    CHECK(has(calls, "0 min"));
    CHECK_FALSE(has(get("/", {}), "Judge to table"));
    const std::string id = "id=" + std::to_string(phones->open().back().id);
    CHECK(isDone(post("/judge/answer", judge, id)));
    CHECK(isDone(post("/judge/answer", judge, id))); // once more says nothing new
    CHECK_FALSE(has(get("/judge", judge), "first"));
    CHECK(has(get("/me", one), "A judge is on the way"));
}

TEST_CASE_METHOD(StaffPages, "A judge looks up the rules and asks for a ruling at the table")
{
    const std::string hits = get("/judge/rules?q=jack+out", judge);
    CHECK(has(hits, "/judge/entry?id="));
    const auto from = hits.find("/judge/entry?id=");
    const std::string path = hits.substr(from, hits.find('"', from) - from);
    CHECK(has(get(path, judge), "HTTP/1.1 200"));
    CHECK(has(get("/judge/entry?id=nothing", judge), "HTTP/1.1 404"));
    CHECK(has(get("/judge/ask", judge), "shape=encounter%2Dbypass"));
    const std::string answer =
        get("/judge/ask?shape=encounter-bypass&asked=1&f3=4&f0=Tollbooth", judge);
    CHECK(has(answer, "Tollbooth"));
    CHECK(has(answer, "role=\"status\""));
    CHECK(has(answer, "<li>"));
    CHECK(has(answer, "/judge/rulings?question="));
    CHECK(has(get("/judge/ask?shape=nothing&asked=1", judge), "HTTP/1.1 200"));
}

TEST_CASE_METHOD(StaffPages, "A ruling is recorded with its judge, and found again")
{
    CHECK(isDone(post("/judge/rulings", judge, "question=May+he+%3Ci%3E%3F&answer=Yes.&table=1")));
    REQUIRE(session->event().rulings.size() == 1);
    CHECK(session->event().rulings[0].judge == "Jo");
    CHECK(session->event().rulings[0].round == 1);
    const std::string log = get("/judge/rulings", judge);
    CHECK(has(log, "May he &lt;i&gt;?"));
    CHECK(has(get("/judge/rulings", keeper), "HTTP/1.1 403"));
}
