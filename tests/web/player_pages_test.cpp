// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What players do on their phones, against the running server and without a script.
#include "web/hall_desk.h"

#include "app/hall/item_sentences.h"
#include "core/english.h"
#include "web/request.h"

using namespace web_tests;
using app::InboxKind;
using app::InboxState;
using app::PhonePolicy;

namespace {

struct OwnPages : HallDesk {
    OwnPages()
    {
        enter({"Ada", "Ben", "Cleo", "Dan"});
        act(tournament::PairRound{});
        admit();
        const auto match = *tournament::findMatch(session->event(), 1, 1);
        first = tournament::findPlayer(session->event(), match.p1)->name;
        second = tournament::findPlayer(session->event(), *match.p2)->name;
        one = card(first.c_str());
        two = card(second.c_str());
    }
    std::string sent(const std::string &secret, const std::string &fields)
    {
        return post("/me/report", secret,
                    "round=1&table=1&stood=" + web::escaped(standing()) + '&' + fields);
    }
    [[nodiscard]] std::string standing() const
    {
        return app::standingResult(session->event(), 1, 1);
    }
    [[nodiscard]] bool isDone(const std::string &answer) const
    {
        return has(answer, "HTTP/1.1 303");
    }
    std::string first;
    std::string second;
    std::string one; ///< secrets
    std::string two;
};

} // namespace

TEST_CASE_METHOD(OwnPages, "A player sees his table in large letters and reports game by game")
{
    const std::string mine = get("/me", one);
    CHECK(has(mine, "<p class=\"huge\">Table 1</p>"));
    CHECK(has(mine, "against " + second));
    CHECK(has(mine, first + " won as Corp"));
    CHECK(has(mine, second + " won as Runner"));
    CHECK(isDone(sent(one, "g1=corp&g2=runner")));
    CHECK(standing().empty());
    CHECK(has(get("/me", one), "You said 4–0."));
    const std::string theirs = get("/me", two);
    CHECK(has(theirs, first + " says 4–0."));
    CHECK(has(theirs, "Yes, that is right"));
    CHECK(isDone(sent(two, "words=p1corp%3Dcorp+p2corp%3Drunner")));
    CHECK(standing() == "p1corp=corp p2corp=runner");
    CHECK(session->log().back().actor == first + " and " + second + ", by phone");
    CHECK(has(get("/me", one), "Result: 4–0"));
    CHECK(has(get("/me/record", one), "Place 1 with 4 points"));
    CHECK(has(get("/me/record", one), "SoS is the sum"));
}

TEST_CASE_METHOD(OwnPages, "Time is told with the agenda points of both")
{
    CHECK(isDone(sent(one, "g1=time&g1c=3&g1r=2&g2=unplayed")));
    CHECK(isDone(sent(two, "g1=time&g1c=3&g1r=2&g2=unplayed")));
    CHECK(standing() == "p1corp=time:3-2 p2corp=unplayed");
    // What makes no sense is refused with a sentence, and the way back.
    const std::string wrong = sent(one, "g1=time&g1c=9&g1r=2&g2=unplayed");
    CHECK(has(wrong, "HTTP/1.1 409"));
    CHECK(has(wrong, "href=\"/me\""));
    CHECK(has(sent(one, "x=y"), "HTTP/1.1 400"));
}

TEST_CASE_METHOD(OwnPages, "Who says otherwise sees both sides, and the desk decides")
{
    CHECK(isDone(sent(one, "g1=corp&g2=runner")));
    CHECK(isDone(sent(two, "g1=corp&g2=corp")));
    for (const auto &secret : {one, two}) {
        const std::string page = get("/me", secret);
        CHECK(has(page, "the desk decides"));
        CHECK(has(page, "4–0"));
        CHECK(has(page, "2–2"));
    }
    CHECK(standing().empty());
    REQUIRE(phones->open().size() == 2);
    REQUIRE(phones->refuse(phones->open().back().id, "the slip says 2–2"));
    REQUIRE(phones->accept(phones->open().front().id));
    show();
    CHECK(has(get("/me", one), "the slip says 2–2"));
    CHECK(has(get("/me", two), "Result: 2–2"));
}

TEST_CASE_METHOD(OwnPages, "One game now and the other later is no dispute")
{
    for (const auto &secret : {one, two})
        CHECK(isDone(sent(secret, "g1=corp")));
    CHECK(standing() == "p1corp=corp");
    CHECK(isDone(sent(one, "g2=runner")));
    CHECK_FALSE(has(get("/me", one), "You two say different things"));
    CHECK(phones->open().front().stands.empty());
    CHECK(isDone(sent(two, "g2=runner")));
    CHECK(standing() == "p1corp=corp p2corp=runner");
    CHECK(phones->open().empty());
    // Whoever changes a game that stands contradicts.
    CHECK(isDone(sent(one, "g1=runner&g2=runner")));
    CHECK(has(get("/me", one), "You two say different things"));
    CHECK(standing() == "p1corp=corp p2corp=runner");
}

TEST_CASE_METHOD(OwnPages, "A report that saw an old state is refused with the present one")
{
    const std::string before = "round=1&table=1&stood=&g1=corp&g2=runner";
    report(1, 1, "1-1");
    const std::string late = post("/me/report", one, before);
    CHECK(has(late, "HTTP/1.1 409"));
    CHECK(has(late, "2–2"));
    CHECK(has(post("/me/report", one, "round=7&table=1&stood=&g1=corp&g2=runner"), "HTTP/1.1 409"));
    CHECK(standing() == "1-1");
    CHECK(phones->items().empty());
}

TEST_CASE_METHOD(OwnPages, "The same form twice counts once, whoever sends it again")
{
    const std::string form = "token=abc&seen=3&round=1&table=1&stood=&g1=corp&g2=runner";
    CHECK(isDone(told("POST /me/report", one, form)));
    CHECK(isDone(told("POST /me/report", one, form)));
    CHECK(phones->items().size() == 1);
    // Another phone with the same token is another word.
    CHECK(isDone(told("POST /me/report", two, form)));
    CHECK(standing() == "p1corp=corp p2corp=runner");
    const auto entries = session->seal()->seq;
    CHECK(isDone(told("POST /me/report", two, form)));
    CHECK(session->seal()->seq == entries);
    CHECK(has(told("POST /me/report", one, "round=1&table=1&g1=corp"), "HTTP/1.1 400"));
}

TEST_CASE_METHOD(OwnPages, "Nobody reports for a table that is not his")
{
    const std::string cleo = card(first != "Cleo" && second != "Cleo"
                                      ? "Cleo"
                                      : (first != "Ada" && second != "Ada" ? "Ada" : "Ben"));
    CHECK(has(sent(cleo, "g1=corp&g2=runner"), "HTTP/1.1 409"));
    CHECK(phones->items().empty());
}

TEST_CASE_METHOD(OwnPages, "Leaving is asked twice")
{
    CHECK(has(get("/me/leave", one), "Leave after this round"));
    const std::string again = post("/me/leave", one, "step=1");
    CHECK(has(again, "HTTP/1.1 200"));
    CHECK(has(again, "Really leave?"));
    CHECK(tournament::findPlayer(session->event(), first)->status
          == tournament::PlayerStatus::Active);
    CHECK(isDone(post("/me/leave", one, "step=2")));
    CHECK(tournament::findPlayer(session->event(), first)->status
          == tournament::PlayerStatus::Dropped);
    CHECK(has(get("/me", one), "You have left the tournament."));
    CHECK(session->log().back().actor == first + ", by phone");
}

TEST_CASE_METHOD(OwnPages, "A call reaches the judges with its word, and can be taken back")
{
    CHECK(isDone(post("/me/call", one, "why=two+cards+%3Cb%3E")));
    REQUIRE(phones->open().size() == 1);
    CHECK(phones->open().front().what == "Judge to table 1: two cards <b>");
    CHECK(has(get("/me", one), "A judge was called"));
    CHECK(has(get("/me", one), "two cards &lt;b&gt;"));
    // Of somebody else, by its number: not his.
    const std::string id = std::to_string(phones->open().front().id);
    CHECK(has(post("/me/withdraw", two, "id=" + id), "HTTP/1.1 409"));
    CHECK(isDone(post("/me/withdraw", one, "id=" + id)));
    CHECK(phones->open().empty());
}

TEST_CASE_METHOD(OwnPages, "Consents are kept, and nobody else's change")
{
    CHECK(isDone(post("/me/consent", one, "named=no&streamed=yes")));
    const auto *player = tournament::findPlayer(session->event(), first);
    CHECK(player->consents.named == tournament::Consent::No);
    CHECK(player->consents.streamed == tournament::Consent::Yes);
    CHECK(player->consents.photographed == tournament::Consent::Unasked);
    CHECK(tournament::findPlayer(session->event(), second)->consents == tournament::Consents());
    CHECK_FALSE(has(get("/standings", {}), first));
}

TEST_CASE_METHOD(OwnPages, "The desk refuses in the language of the phone")
{
    report(1, 1, "1-1");
    const std::string late =
        told("POST /me/report", one, "token=x&seen=1&round=1&table=1&stood=&g1=corp&g2=runner",
             "Accept-Language: de\r\n");
    CHECK(has(late, "<html lang=\"de\">"));
    CHECK(core::English::tr("There is nothing to undo.") == "There is nothing to undo.");
}
