// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The running server against strangers: the points of the list that concern what is served.
#include "web/hall_desk.h"
#include "web/phone.h"

#include <chrono>
#include <list>
#include <thread>

using namespace web_tests;
using namespace std::chrono_literals;

namespace {

std::string statusOf(const std::string &answer) { return answer.substr(0, answer.find("\r\n")); }

bool isStatus(const std::string &answer, int status)
{
    return statusOf(answer).find(' ' + std::to_string(status) + ' ') != std::string::npos;
}

std::string hostOf(std::uint16_t port) { return "localhost:" + std::to_string(port); }

} // namespace

TEST_CASE_METHOD(HallDesk, "Every answer forbids what is not its own")
{
    serve();
    for (const char *path : {"/", "/standings", "/bracket", "/clock", "/schedule", "/style.css",
                             "/live.js", "/api/v1/event", "/no-such-page"}) {
        CAPTURE(path);
        const std::string answer = ask(port(), std::string("GET ") + path);
        CHECK(has(answer, "Content-Security-Policy: default-src 'none';"));
        CHECK(has(answer, "X-Content-Type-Options: nosniff"));
        CHECK(has(answer, "Referrer-Policy: same-origin"));
        CHECK(has(answer, "Cache-Control: no-store"));
        CHECK_FALSE(has(answer, "<script>"));
        CHECK_FALSE(has(answer, "style=\""));
        CHECK(isStatus(answer, std::string(path) == "/no-such-page" ? 404 : 200));
    }
}

TEST_CASE_METHOD(HallDesk, "A host that is none of this machine's is refused")
{
    web::HallOptions options;
    options.names = {"Cup.example"};
    serve(options);
    const std::string end = ":" + std::to_string(port()) + "\r\n";
    CHECK(isStatus(ask(port(), "GET /", "Host: 127.0.0.1" + end), 200));
    CHECK(isStatus(ask(port(), "GET /", "Host: LOCALHOST" + end), 200));
    CHECK(isStatus(ask(port(), "GET /", "Host: cup.example" + end), 200));
    CHECK(isStatus(ask(port(), "GET /", "Host: evil.example" + end), 421));
    CHECK(isStatus(ask(port(), "GET /", "Host: localhost:1\r\n"), 421));
    CHECK(isStatus(ask(port(), "GET /", "Host: localhost\r\n"), 421));
    CHECK(isStatus(ask(port(), "GET /api/v1/event", "Host: evil.example" + end), 421));
    CHECK(isStatus(ask(port(), "POST /language", "Host: evil.example" + end, "to=de"), 421));
}

TEST_CASE_METHOD(HallDesk, "A change comes by POST from a page of this hall, or not at all")
{
    serve();
    const std::string own = "Origin: http://" + hostOf(port()) + "\r\n";
    const std::string chosen = ask(port(), "POST /language", own, "to=de&back=%2Fstandings");
    CHECK(isStatus(chosen, 303));
    CHECK(has(chosen, "Location: /standings\r\n"));
    CHECK(has(chosen,
              "Set-Cookie: arbiter-language=de; Path=/; Max-Age=31536000; HttpOnly; "
              "SameSite=Strict"));
    for (const char *origin : {"http://evil.example", "null", "https://localhost", "http://"}) {
        CAPTURE(origin);
        const std::string refused =
            ask(port(), "POST /language", "Origin: " + std::string(origin) + "\r\n", "to=de");
        CHECK(isStatus(refused, 403));
        CHECK_FALSE(has(refused, "Set-Cookie"));
    }
    CHECK_FALSE(has(ask(port(), "GET /language?to=de"), "Set-Cookie"));
    CHECK(isStatus(ask(port(), "DELETE /"), 405));
    CHECK(isStatus(ask(port(), "POST /language", own, "to=xx"), 400));
}

TEST_CASE_METHOD(HallDesk, "The choice of a language sends nobody elsewhere")
{
    serve();
    for (const char *back : {"//evil.example", "http://evil.example", "/\\evil", "/%0d%0aX: y",
                             "%2F%2Fevil", "javascript:alert(1)", ""}) {
        CAPTURE(back);
        const std::string answer =
            ask(port(), "POST /language", {}, "to=fr&back=" + std::string(back));
        CHECK(isStatus(answer, 303));
        CHECK(has(answer, "Location: /\r\n"));
    }
}

TEST_CASE_METHOD(HallDesk, "Names are text in every place")
{
    const std::string evil = "<script>alert('1')</script>";
    enter({evil.c_str(), "\"onload=x & co"});
    act(tournament::PairRound{});
    report(1, 1, "2-0");
    serve();
    for (const char *path : {"/", "/table/1", "/standings", "/?name=%3Cscript%3Ealert('2')"}) {
        CAPTURE(path);
        const std::string answer = ask(port(), std::string("GET ") + path);
        CHECK(isStatus(answer, 200));
        CHECK_FALSE(has(answer, "<script>"));
        CHECK_FALSE(has(answer, "\"onload"));
        CHECK(has(answer, "&lt;script&gt;"));
    }
}

TEST_CASE_METHOD(HallDesk, "Only what is compiled in is served")
{
    serve();
    for (const char *path : {"/../saturday.arbiter",
                             "/..%2f..%2fetc%2fpasswd",
                             "/%2e%2e/etc/passwd",
                             "/frame.mustache",
                             "/pages/frame.mustache",
                             "//etc/passwd",
                             "/table/1/../../x",
                             "/table/",
                             "/table/-1",
                             "/table/1x",
                             "/table/99999999999999999999",
                             "/api/v1/",
                             "/api/v1/log",
                             "/%00",
                             "/%00x",
                             "/standings%00",
                             "/api/v1/event%00",
                             "/api/v2/event",
                             "/style.css/",
                             "/in/0123456789abcdef0123456789abcdef"}) {
        CAPTURE(path);
        CHECK(isStatus(ask(port(), std::string("GET ") + path), 404));
    }
}

TEST_CASE_METHOD(HallDesk, "A header or a body that is too large is refused, and the hall goes on")
{
    serve();
    const std::string long9k(9 * 1024, 'x');
    const std::string header = ask(port(), "GET /", "Cookie: " + long9k + "\r\n");
    CHECK((isStatus(header, 413) || isStatus(header, 431)));
    const std::string huge(1024 * 1024, 'x');
    const std::string more = ask(port(), "GET /", "Cookie: " + huge + "\r\n");
    CHECK_FALSE(isStatus(more, 200));
    CHECK_FALSE(isStatus(ask(port(), "GET /" + huge), 200));
    const std::string body(65 * 1024, 'x');
    CHECK(isStatus(ask(port(), "POST /language", {}, "to=de&x=" + body), 413));
    const std::string fits(60 * 1024, 'x');
    CHECK(isStatus(ask(port(), "POST /language", {}, "to=de&x=" + fits), 303));
    CHECK(isStatus(ask(port(), "GET /"), 200));
}

TEST_CASE_METHOD(HallDesk, "A byte now and then holds no place longer than the deadline")
{
    web::HallOptions options;
    CHECK(options.server.limits.idle == 10s);
    options.server.limits.idle = 600ms; // the same in less time
    serve(options);
    Phone phone(port());
    const auto begin = std::chrono::steady_clock::now();
    bool closed = false;
    for (const char c : std::string("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: abcdefghijkl")) {
        phone.say(std::string(1, c));
        closed = phone.isClosed(100);
        if (closed)
            break;
    }
    CHECK(closed);
    CHECK(std::chrono::steady_clock::now() - begin < 2s);
    CHECK(isStatus(ask(port(), "GET /"), 200));
}

TEST_CASE_METHOD(HallDesk, "A byte a second is closed after ten seconds", "[.long]")
{
    serve();
    Phone phone(port());
    const auto begin = std::chrono::steady_clock::now();
    bool closed = false;
    for (const char c : std::string("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: abcdefghijkl")) {
        phone.say(std::string(1, c));
        closed = phone.isClosed(1000);
        if (closed)
            break;
    }
    CHECK(closed);
    const auto lasted = std::chrono::steady_clock::now() - begin;
    CHECK(lasted > 9s);
    CHECK(lasted < 12s);
}

TEST_CASE_METHOD(HallDesk, "A body byte by byte, and an answer that is not read, end as well")
{
    web::HallOptions options;
    CHECK(options.server.limits.busy == 30s);
    options.server.limits.busy = 600ms;
    tournament::AddPlayers many;
    for (int i = 0; i < 400; ++i) {
        many.players.emplace_back();
        many.players.back().name = "Somebody with a long name, number " + std::to_string(i);
    }
    act(many);
    act(tournament::PairRound{});
    serve(options);
    const std::string host = "Host: " + hostOf(port()) + "\r\n";
    Phone slow(port());
    slow.say("POST /language HTTP/1.1\r\n" + host + "Content-Length: 60000\r\n\r\n");
    bool closed = false;
    for (int i = 0; i < 40 && !closed; ++i) {
        slow.say("x");
        closed = slow.isClosed(100);
    }
    CHECK(closed);
    // Asks for more than both ends can hold, and takes nothing of it.
    Phone deaf(port());
    std::string asked;
    for (int i = 0; i < 300; ++i)
        asked += "GET / HTTP/1.1\r\n" + host + "\r\n";
    deaf.say(asked);
    std::this_thread::sleep_for(2500ms);
    CHECK(isStatus(ask(port(), "GET /"), 200));
    const std::string page = ask(port(), "GET /");
    const std::string heard = deaf.hear({}, 500);
    CHECK(heard.size() < page.size() * 300);
    CHECK(deaf.isClosed(500));
}

TEST_CASE_METHOD(HallDesk, "Idle strangers go first; who is live stays served")
{
    web::HallOptions options;
    CHECK(options.server.limits.most == 970);
    options.server.limits.most = 20;
    options.server.limits.kept = 2;
    serve(options);
    std::list<Phone> live;
    for (int i = 0; i < 10; ++i) {
        live.emplace_back(port());
        live.back().say("GET /live HTTP/1.1\r\nHost: " + hostOf(port()) + "\r\n\r\n");
        REQUIRE(has(live.back().hear("data: "), "200"));
    }
    std::list<Phone> strangers;
    for (int i = 0; i < 50; ++i)
        strangers.emplace_back(port());
    CHECK(isStatus(ask(port(), "GET /"), 200));
    CHECK(server->live() == 10);
    enter({"Ada", "Ben"});
    for (Phone &phone : live)
        CHECK(has(phone.hear("data: "), "data: "));
    int closed = 0;
    for (Phone &phone : strangers)
        closed += phone.isClosed(50) ? 1 : 0;
    CHECK(closed >= 40);
}
