// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How phones come in, and who stays out: secrets, claims, registration.
#include "web/hall_desk.h"

#include "core/digest.h"

#include <chrono>
#include <functional>

using namespace web_tests;

namespace {

struct Door : HallDesk {
    Door()
    {
        enter({"Ada", "Ben"});
        admit();
    }
    /// What the phone is told to keep.
    [[nodiscard]] static std::string kept(const std::string &answer)
    {
        const auto from = answer.find("Set-Cookie: arbiter-");
        if (from == std::string::npos)
            return {};
        const auto equals = answer.find('=', from);
        return answer.substr(equals + 1, answer.find(';', equals) - equals - 1);
    }
};

double secondsOf(const std::function<void()> &work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

} // namespace

TEST_CASE_METHOD(Door, "A secret lets in by a POST that its owner sends, and a GET changes nothing")
{
    const std::string secret = card("Ada");
    const std::string page = get("/in/" + secret, {});
    CHECK(has(page, "HTTP/1.1 200"));
    CHECK(has(page, "Continue as Ada"));
    CHECK_FALSE(has(page, "Set-Cookie"));
    CHECK(has(page, "Referrer-Policy: same-origin"));
    const std::string in = told("POST /in/" + secret, {});
    CHECK(has(in, "HTTP/1.1 303"));
    CHECK(has(in, "Location: /me\r\n"));
    CHECK(has(in, "Set-Cookie: arbiter-" + session->uuid() + '=' + secret + "; Path=/;"));
    CHECK(has(in, "HttpOnly; SameSite=Strict"));
    CHECK(has(get("/me", kept(in)), "Ada"));
    const std::string out = told("POST /out", secret);
    CHECK(has(out, "Max-Age=0"));
    CHECK(has(out, "Location: /\r\n"));
}

TEST_CASE_METHOD(Door, "A wrong, a revoked and another's secret admit nobody, and cost time")
{
    const std::string secret = card("Ada");
    const std::string wrong(32, 'a');
    CHECK(secondsOf([&] { CHECK(has(get("/in/" + wrong, {}), "HTTP/1.1 404")); }) > 0.9);
    CHECK(secondsOf([&] { CHECK(has(told("POST /in/" + wrong, {}), "HTTP/1.1 404")); }) > 0.9);
    CHECK(secondsOf([&] { CHECK(has(get("/me", wrong), "HTTP/1.1 403")); }) > 0.9);
    CHECK(has(get("/me", {}), "HTTP/1.1 403"));
    CHECK(has(get("/staff", secret), "HTTP/1.1 403"));
    CHECK(has(get("/judge", secret), "HTTP/1.1 403"));
    const std::string keeper = staff(app::HallRole::Scorekeeper, "Gus");
    CHECK(has(get("/staff", keeper), "HTTP/1.1 200"));
    CHECK(has(get("/judge", keeper), "HTTP/1.1 403"));
    CHECK(has(get("/me", keeper), "HTTP/1.1 403"));
    REQUIRE(phones->revoke(core::sha256(secret)));
    show();
    CHECK(has(get("/me", secret), "HTTP/1.1 403"));
    CHECK(has(get("/in/" + secret, {}), "HTTP/1.1 404"));
    CHECK(has(post("/me/leave", secret, "step=2"), "HTTP/1.1 403"));
    CHECK(phones->items().empty());
    // The hall goes on for others meanwhile.
    CHECK(secondsOf([&] { CHECK(has(get("/", {}), "HTTP/1.1 200")); }) < 0.9);
}

TEST_CASE_METHOD(Door, "A cookie of another event is none here")
{
    const std::string secret = card("Ada");
    CHECK(has(told("GET /me", {}, {}, "Cookie: arbiter-other=" + secret + "\r\n"), "HTTP/1.1 403"));
}

TEST_CASE_METHOD(Door, "Who he is, a phone says with a number that the desk sees, too")
{
    CHECK(has(get("/in", {}), "I am Ada"));
    const auto ada = tournament::findPlayer(session->event(), "Ada")->id;
    const std::string said = told("POST /in", {}, "token=c&player=" + std::to_string(ada.value));
    const std::string secret = kept(said);
    REQUIRE(secret.size() == 32);
    REQUIRE(phones->open().size() == 1);
    const std::string number = phones->open().front().number;
    CHECK(number.size() == 3);
    CHECK(has(get("/in", secret), "<p class=\"huge\">" + number + "</p>"));
    CHECK(has(get("/me", secret), "HTTP/1.1 403"));
    REQUIRE(phones->accept(phones->open().front().id));
    show();
    CHECK(has(get("/in", secret), "Location: /me"));
    CHECK(has(get("/me", secret), "HTTP/1.1 200"));
}

TEST_CASE_METHOD(Door, "A claim that is refused shows the word, and lets nobody in")
{
    const auto ada = tournament::findPlayer(session->event(), "Ada")->id;
    const std::string secret =
        kept(told("POST /in", {}, "token=c&player=" + std::to_string(ada.value)));
    REQUIRE(phones->refuse(phones->open().front().id, "come to the desk"));
    show();
    CHECK(has(get("/in", secret), "come to the desk"));
    CHECK(has(get("/me", secret), "HTTP/1.1 403"));
}

TEST_CASE_METHOD(Door, "New players register while the desk lets them")
{
    const std::string form = "name=Eve&pronouns=they&corp=&runner=";
    CHECK(has(get("/register", {}), "does not take registrations"));
    CHECK(has(told("POST /register", {}, "token=r&" + form), "HTTP/1.1 409"));
    phones->openRegistration(true);
    show();
    CHECK(has(get("/register", {}), "Name you play under"));
    const std::string secret = kept(told("POST /register", {}, "token=r2&" + form));
    REQUIRE(phones->open().size() == 1);
    CHECK(phones->open().front().who == "Eve");
    CHECK(has(get("/in", secret), phones->open().front().number));
    REQUIRE(phones->accept(phones->open().front().id));
    show();
    CHECK(tournament::findPlayer(session->event(), "Eve"));
    CHECK(has(get("/me", secret), "HTTP/1.1 200"));
    CHECK(has(told("POST /register", {}, "token=r3&" + form), "HTTP/1.1 409"));
}

TEST_CASE_METHOD(Door, "Who enters at once finds his page at once")
{
    phones->openRegistration(true);
    REQUIRE(phones->setPolicy(app::InboxKind::Registration, app::PhonePolicy::AtOnce));
    show();
    const std::string secret = kept(told("POST /register", {}, "token=r&name=Eve"));
    CHECK(tournament::findPlayer(session->event(), "Eve"));
    CHECK(has(get("/in", secret), "Location: /me")); // with nothing shown anew in between
    CHECK(has(get("/me", secret), "HTTP/1.1 200"));
}

TEST_CASE_METHOD(Door, "Everybody is shown the door, and who came in his own ways round")
{
    const std::string ada = card("Ada");
    const std::string robin = staff(app::HallRole::Judge, "Robin");
    for (const char *page : {"/", "/standings", "/bracket", "/clock", "/schedule"}) {
        CAPTURE(page);
        CHECK(has(get(page, {}), "href=\"/in\""));
        CHECK_FALSE(has(get(page, {}), "href=\"/me\""));
        CHECK(has(get(page, ada), "href=\"/me\""));
        CHECK_FALSE(has(get(page, ada), "href=\"/in\""));
        CHECK(has(get(page, robin), "href=\"/judge\""));
    }
}

TEST_CASE_METHOD(Door, "What changes something comes from a page of this hall")
{
    const std::string secret = card("Ada");
    for (const char *path : {"/me/leave", "/me/call", "/out", "/in"}) {
        CAPTURE(path);
        const std::string refused =
            told(std::string("POST ") + path, secret, "token=x&step=2&player=1",
                 "Origin: http://evil.example\r\n");
        CHECK(has(refused, "HTTP/1.1 403"));
        CHECK_FALSE(has(refused, "Set-Cookie"));
    }
    CHECK(phones->items().empty());
    CHECK(has(get("/me/report?g1=corp&round=1&table=1", secret), "HTTP/1.1 404"));
    CHECK(phones->items().empty());
}

TEST_CASE_METHOD(Door, "A phone that sends faster than anybody can is told to wait")
{
    const std::string secret = card("Ada");
    const std::string other = card("Ben");
    int refused = 0;
    for (int i = 0; i < 40; ++i)
        refused += has(post("/me/withdraw", secret, "id=7"), "HTTP/1.1 429") ? 1 : 0;
    CHECK(refused == 10);
    CHECK(has(post("/me/withdraw", other, "id=7"), "HTTP/1.1 409"));
}
