// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/hall_desk.h"
#include "web/phone.h"

#include "core/embedded_file.h"
#include "core/json.h"
#include "web/in_language.h"
#include "web/request.h"
#include "web/template.h"

#include <span>
#include <thread>

namespace web {
std::span<const core::EmbeddedFile> embeddedFiles();
}

using namespace web_tests;

TEST_CASE("No template shows a value that is not escaped, nor loads or runs anything of its own")
{
    int templates = 0;
    for (const core::EmbeddedFile &file : web::embeddedFiles()) {
        if (!file.name.ends_with(".mustache"))
            continue;
        CAPTURE(file.name);
        ++templates;
        for (const char *forbidden :
             {"{{{", "{{&", "{{ &", "{{=", "style=", "onclick", "<script>", "http:", "https:"})
            CHECK(file.text.find(forbidden) == std::string_view::npos);
    }
    CHECK(templates >= 8);
}

TEST_CASE("The language is what the browser likes best of those there are")
{
    CHECK(web::preferred("") == "en");
    CHECK(web::preferred("de-AT,de;q=0.9,en;q=0.8") == "de");
    CHECK(web::preferred("es, fr;q=0.7, de;q=0.3") == "fr");
    CHECK(web::preferred("FR-ca") == "fr");
    CHECK(web::preferred("de;q=0, en;q=0.1") == "en");
    CHECK(web::preferred("de;q=0.101,fr;q=0.11") == "fr");
    CHECK(web::preferred(";;,,q=,-;q=9") == "en");
    const web::InLanguage german("de");
    CHECK(german(web::Pages::tr("Round {round}"), {{"round", 3}}) == "Runde 3");
    CHECK(web::InLanguage("xx").code() == "en");
}

TEST_CASE("Forms and cookies are read as they are written")
{
    const auto form = web::readForm("a=1&b=x+y%21&a=2&&=z&c&d=%zz%4");
    CHECK(form.size() == 4);
    CHECK(web::field(form, "a") == "1");
    CHECK(web::field(form, "b") == "x y!");
    CHECK(web::field(form, "c").empty());
    CHECK(web::field(form, "d") == "%zz%4");
    const auto cookies = web::readCookies("a=1; arbiter-language=de;b");
    CHECK(web::field(cookies, "arbiter-language") == "de");
}

TEST_CASE_METHOD(HallDesk, "Everybody finds the own name without a script")
{
    enter({"Ada", "Ben", "Clé", "Dan"});
    serve();
    CHECK(has(ask(port(), "GET /"), "The pairings will be shown here."));
    act(tournament::PairRound{});
    const std::string all = ask(port(), "GET /");
    for (const char *name : {"Ada", "Ben", "Clé", "Dan"})
        CHECK(has(all, "<b>" + std::string(name) + "</b>"));
    CHECK_FALSE(has(all, "Show everybody"));
    const std::string found = ask(port(), "GET /?name=cLE");
    CHECK(has(found, "<b>Clé</b>"));
    CHECK(has(found, "Show everybody"));
    const std::string rows = found.substr(found.find("<tbody>"));
    CHECK(rows.find("<tr>") == rows.rfind("<tr>"));
    CHECK(has(ask(port(), "GET /?name=Nobody"), "Nobody of that name plays this round."));
    CHECK(has(ask(port(), "GET /table/1"), "No result yet"));
    report(1, 1, "2-0");
    CHECK(has(ask(port(), "GET /table/1"), "4–0"));
    CHECK(has(ask(port(), "GET /standings"), "round 1 still playing"));
}

TEST_CASE_METHOD(HallDesk, "A page that many share stands in each one's own frame, as it is now")
{
    enter({"Ada", "Ben"});
    act(tournament::PairRound{});
    admit();
    const std::string ada = card("Ada");
    const std::string ben = card("Ben");
    const auto head = [](const std::string &page) { return page.substr(0, page.find("<main")); };
    for (const char *path : {"/", "/standings", "/bracket", "/schedule"})
        for (int i = 0; i < 2; ++i) { // made, and made before
            CAPTURE(path, i);
            const std::string his = get(path, ada);
            const std::string hers = get(path, ben);
            const std::string nobodys = get(path, {});
            CHECK(has(head(his), " – Ada</p>"));
            CHECK(has(head(hers), " – Ben</p>"));
            CHECK_FALSE(has(head(hers), "Ada"));
            CHECK_FALSE(has(head(nobodys), "Ada"));
            CHECK(has(nobodys, "href=\"/in\""));
            CHECK_FALSE(has(his, "href=\"/in\""));
            CHECK(has(told("GET " + std::string(path), ada, {}, "Accept-Language: de\r\n"),
                      "<html lang=\"de\">"));
        }
    CHECK(has(get("/standings", ada), "round 1 still playing"));
    CHECK(has(told("GET /standings", ben, {}, "Accept-Language: de\r\n"), "Runde 1"));
    report(1, 1, "2-0");
    CHECK(has(get("/standings", ada), "Standings after round 1"));
    CHECK(has(get("/me/record", ada), "<h1>My record</h1>"));
    const std::string before = get("/me/record", ben);
    report(1, 1, "0-2");
    CHECK(get("/me/record", ben).substr(before.find("<main"))
          != before.substr(before.find("<main")));
}

TEST_CASE_METHOD(HallDesk, "Each phone has its own language, and choice goes before the browser")
{
    serve();
    CHECK(has(ask(port(), "GET /standings", "Accept-Language: de\r\n"), "<html lang=\"de\">"));
    CHECK(has(ask(port(), "GET /standings", "Accept-Language: de\r\n"), "Turnierbaum"));
    CHECK(has(ask(port(), "GET /standings", "Accept-Language: fr\r\n"), "Classement"));
    CHECK(has(ask(port(), "GET /standings", "Accept-Language: nl\r\n"), "<html lang=\"en\">"));
    CHECK(has(ask(port(), "GET /", "Accept-Language: de\r\nCookie: arbiter-language=fr\r\n"),
              "<html lang=\"fr\">"));
    CHECK(has(ask(port(), "GET /", "Cookie: arbiter-language=../x\r\n"), "<html lang=\"en\">"));
}

TEST_CASE_METHOD(HallDesk, "The clock says what is left, and so does the interface for programs")
{
    enter({"Ada", "Ben"});
    act(tournament::PairRound{});
    act(tournament::StartClock{1, {1'000'000}, {}, {}});
    web::HallOptions options;
    options.clock = [] { return core::Timestamp{1'000'000 + 5 * 60'000}; };
    serve(options);
    CHECK(has(ask(port(), "GET /clock"), ">60:00</time>"));
    CHECK(has(ask(port(), "GET /clock"), "data-left=\"3600000\""));
    const std::string answer = ask(port(), "GET /api/v1/event");
    CHECK(has(answer, "Content-Type: application/json"));
    const auto json = core::parseJson(answer.substr(answer.find("\r\n\r\n") + 4));
    REQUIRE(json);
    CHECK(*json->find("clock")->find("left_ms")->asInteger() == 3'600'000);
    CHECK(*json->find("round")->asInteger() == 1);
    CHECK(*json->find("name")->asString() == "Saturday");
}

TEST_CASE_METHOD(HallDesk, "Who listens hears of every change, and of the present when he begins")
{
    serve();
    Phone phone(port());
    phone.say("GET /live HTTP/1.1\r\nHost: localhost:" + std::to_string(port()) + "\r\n\r\n");
    CHECK(has(phone.hear("data: 1\n"), "text/event-stream"));
    enter({"Ada", "Ben"});
    CHECK(has(phone.hear("data: 2\n"), "data: 2\n"));
    server->show(hall()); // the same once more
    act(tournament::PairRound{});
    const std::string heard = phone.hear("data: 3\n");
    CHECK(has(heard, "data: 3\n"));
    CHECK_FALSE(has(heard, "data: 2\n"));
    server.reset(); // ends although somebody listens
    CHECK(phone.isClosed(1000));
}

TEST_CASE_METHOD(HallDesk, "A port that is taken gives the next free one, an odd address a reason")
{
    serve();
    web::HallOptions options;
    options.server.port = port();
    const auto taken = web::HallServer::start(options, hall());
    REQUIRE_FALSE(taken);
    CHECK(taken.error() == web::StartProblem::PortTaken);
    const auto near = web::HallServer::startNear(options, hall());
    REQUIRE(near);
    CHECK((*near)->port() > port());
    options.server.address = "not an address";
    const auto odd = web::HallServer::start(options, hall());
    REQUIRE_FALSE(odd);
    CHECK(odd.error() == web::StartProblem::NotAnAddress);
}
