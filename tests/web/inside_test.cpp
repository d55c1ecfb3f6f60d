// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The running server against those who came in, and against its own end: the points of the
// security list that concern what is private, and that nothing a phone was told is lost.
#include "web/hall_desk.h"

#include "web/hosts.h"
#include "web/request.h"

#include <list>

using namespace web_tests;

namespace {

struct Inside : HallDesk {
    Inside()
    {
        enter({"Ada", "Ben", "<b>Cleo", "Dan"}); // lists are open: no round is paired
        web::HallOptions options;
        auto opened = app::CardStore::open({});
        REQUIRE(opened);
        cards = std::make_unique<app::CardStore>(std::move(*opened));
        options.cards = cards.get();
        admit(options);
        ada = card("Ada");
        ben = card("Ben");
        judge = staff(app::HallRole::Judge, "Jo");
        keeper = staff(app::HallRole::Scorekeeper, "Gus");
    }
    [[nodiscard]] std::string numberOf(const char *name) const
    {
        return std::to_string(tournament::findPlayer(session->event(), name)->id.value);
    }
    std::unique_ptr<app::CardStore> cards;
    std::string ada;
    std::string ben;
    std::string judge;
    std::string keeper;
};

const std::string list = "Haas-Bioroid: Engineering the Future\n3 Hedge Fund\n2 Tollbooth\n";

} // namespace

TEST_CASE_METHOD(Inside, "A list has its verdict at once, and is its owner's and the judges' alone")
{
    CHECK(has(post("/me/lists", ada, "corp=" + web::escaped(list)), "HTTP/1.1 303"));
    const std::string mine = get("/me/lists", ada);
    CHECK(has(mine, "The list is not legal:"));
    CHECK(has(mine, "3 Hedge Fund"));
    CHECK_FALSE(has(get("/me/lists", ben), "Hedge Fund"));
    CHECK_FALSE(has(get("/me/lists?player=" + numberOf("Ada"), ben), "Hedge Fund"));
    for (const std::string &secret : {ben, keeper, std::string()})
        CHECK(has(get("/judge/decks?player=" + numberOf("Ada"), secret), "HTTP/1.1 403"));
    CHECK(has(get("/judge/decks?player=" + numberOf("Ada"), judge), "Hedge Fund"));
    for (const char *path : {"/", "/standings", "/api/v1/pairings", "/api/v1/event"})
        CHECK_FALSE(has(get(path, ben), "Hedge Fund"));
    CHECK(has(post("/me/lists", ada, "corp=+"), "HTTP/1.1 400"));
}

TEST_CASE_METHOD(Inside, "Locked lists change no more by phone, and are what a check compares with")
{
    CHECK(has(post("/me/lists", ada, "corp=" + web::escaped(list)), "HTTP/1.1 303"));
    act(tournament::PairRound{});
    CHECK(has(post("/me/lists", ada, "corp=" + web::escaped("3 Ice Wall\n")), "HTTP/1.1 409"));
    CHECK(has(get("/me/lists", ada), "Lists are locked."));
    CHECK(has(post("/judge/decks", judge,
                   "side=corp&outcome=differs&note=a+Tollbooth+short&player=" + numberOf("Ada")),
              "HTTP/1.1 303"));
    REQUIRE(session->event().decks.checks.size() == 1);
    CHECK(session->event().decks.checks[0].judge == "Jo");
    CHECK_FALSE(has(get("/me/lists", ben), "Tollbooth short"));
}

TEST_CASE_METHOD(Inside, "Names, lists and words are text on every page of those who came in")
{
    const std::string evil = "<script>alert('1')</script>";
    const std::string sent = web::escaped(evil);
    (void)post("/me/lists", ada, "corp=" + web::escaped(list + evil + "\n"));
    act(tournament::PairRound{});
    CHECK(has(post("/me/call", ada, "why=" + sent), "HTTP/1.1 303"));
    CHECK(
        has(post("/judge/rulings", judge, "question=" + sent + "&answer=" + sent), "HTTP/1.1 303"));
    const std::string cleo = card("<b>Cleo");
    for (const auto &[path, secret] :
         {std::pair{std::string("/me"), ada},
          {"/me", cleo},
          {"/me/record", cleo},
          {"/me/lists", ada},
          {"/judge", judge},
          {"/judge/rulings", judge},
          {"/judge/rulings?q=" + sent, judge},
          {"/judge/rules?q=" + sent, judge},
          {"/judge/decks?name=" + sent, judge},
          {"/judge/decks?player=" + numberOf("Ada"), judge},
          {"/judge/ask?shape=encounter-bypass&asked=1&f0=" + sent, judge},
          {"/staff", keeper},
          {"/staff/table?round=1&table=1", keeper},
          {"/in?again=1&name=" + sent, std::string()}}) {
        CAPTURE(path);
        const std::string answer = get(path, secret);
        CHECK(has(answer, "HTTP/1.1 200"));
        CHECK_FALSE(has(answer, "<script>"));
        CHECK_FALSE(has(answer, "<b>Cleo"));
        CHECK(has(answer, "Cache-Control: no-store"));
        CHECK(has(answer, "Content-Security-Policy: default-src 'none';"));
    }
}

TEST_CASE_METHOD(Inside, "What somebody did to a player is his and the staff's to know")
{
    act(tournament::PairRound{});
    tournament::Penalty given;
    given.player = tournament::findPlayer(session->event(), "Ada")->id;
    given.round = 1;
    given.reason = "marked sleeves";
    act(tournament::RecordPenalty{given});
    CHECK(has(get("/me/record", ada), "marked sleeves"));
    for (const auto &[path, secret] : {std::pair{std::string("/me/record"), ben},
                                       {"/me", ben},
                                       {"/standings", std::string()},
                                       {"/api/v1/standings", std::string()}})
        CHECK_FALSE(has(get(path, secret), "marked sleeves"));
}

TEST_CASE_METHOD(Inside, "A body too large for a form is refused, whoever sends it")
{
    const std::string answer = post("/me/lists", ada, "corp=" + std::string(66 * 1024, 'x'));
    CHECK(has(answer, "HTTP/1.1 413"));
    CHECK(phones->items().empty());
}

TEST_CASE_METHOD(Inside, "Who came in hears that his page changed when another phone spoke")
{
    Phone phone(port());
    phone.say("GET /live HTTP/1.1\r\nHost: localhost:" + std::to_string(port()) + "\r\n\r\n");
    CHECK(has(phone.hear("event: mark\n"), "event: mark\n"));
    (void)phone.hear({}, 50);
    CHECK(has(post("/me/call", ada, "why=x"), "HTTP/1.1 303"));
    const std::string news = phone.hear("event: mark\n");
    CHECK(has(news, "event: mark\n"));
    CHECK_FALSE(has(news, "\ndata: " + std::to_string(session->seal()->seq) + "\n\n"));
}

TEST_CASE_METHOD(Inside,
                 "What was told to be in is in the event; what was not told may be sent again")
{
    const std::string form = "token=once&seen=2&why=first";
    CHECK(has(told("POST /me/call", ada, form), "HTTP/1.1 303"));
    // The desk is busy, and the server ends before it had time.
    Phone phone(port());
    const std::string body = "token=late&seen=2&why=second";
    phone.say("POST /me/call HTTP/1.1\r\nHost: localhost:" + std::to_string(port()) + "\r\n"
              + cookie(ben) + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
    (void)phone.hear({}, 200);
    server.reset();
    const std::string answer = phone.hear({}, 500);
    CHECK_FALSE(has(answer, "HTTP/1.1 303"));
    phones.reset();
    admit();
    REQUIRE(phones->open().size() == 1);
    CHECK(phones->open().front().who == "Ada");
    CHECK(has(told("POST /me/call", ben, body), "HTTP/1.1 303"));
    CHECK(has(told("POST /me/call", ben, body), "HTTP/1.1 303"));
    CHECK(phones->open().size() == 2);
}

TEST_CASE_METHOD(Inside, "A desk that has no time is told of, and holds nobody else up")
{
    server.reset();
    web::HallOptions options;
    options.server.waiting.desk = std::chrono::milliseconds(300);
    admit(options);
    const std::string body = "token=slow&seen=2&why=x";
    const std::string answer = ask(port(), "POST /me/call", cookie(ada), body); // nobody works
    CHECK(has(answer, "HTTP/1.1 503"));
    CHECK(has(answer, "Retry-After"));
    CHECK(has(ask(port(), "GET /"), "HTTP/1.1 200"));
}

TEST_CASE_METHOD(Inside, "Places are kept for the staff when strangers hold all others")
{
    server.reset();
    web::HallOptions options;
    CHECK(options.server.limits.kept == 30);
    options.server.limits.most = 5;
    options.server.limits.kept = 3;
    admit(options);
    std::list<Phone> live;
    for (int i = 0; i < 5; ++i) {
        live.emplace_back(port());
        live.back().say("GET /live HTTP/1.1\r\nHost: localhost:" + std::to_string(port())
                        + "\r\n\r\n");
        REQUIRE(has(live.back().hear("data: "), "200"));
    }
    CHECK(has(get("/", {}), "HTTP/1.1 503"));
    CHECK(has(get("/me", ada), "HTTP/1.1 503"));
    CHECK(has(get("/judge", judge), "HTTP/1.1 200"));
    CHECK(has(get("/staff", keeper), "HTTP/1.1 200"));
    CHECK(server->live() == 5);
}

TEST_CASE("A machine goes by its IPv6 addresses, too, and a certificate is looked at first")
{
    const web::Hosts hosts(8080, {}, true);
    CHECK(hosts.knows("localhost:8080"));
    CHECK_FALSE(hosts.knows("[2001:db8::1]:8080"));
    CHECK(hosts.mayAsk("https://localhost:8080"));
    CHECK_FALSE(hosts.mayAsk("http://localhost:8080"));
    for (const std::string &address : web::reachableAddresses())
        CHECK(hosts.knows(address + ":8080"));
    web::HallOptions options;
    options.server.certificate = {"no certificate", "no key"};
    const auto refused = web::HallServer::start(options, {});
    REQUIRE_FALSE(refused);
    CHECK(refused.error() == web::StartProblem::NotACertificate);
    options.server.certificate = {"-----BEGIN CERTIFICATE-----\nx\n-----END CERTIFICATE-----\n",
                                  "-----BEGIN PRIVATE KEY-----\nx\n-----END PRIVATE KEY-----\n"};
    CHECK_FALSE(web::HallServer::start(options, {}));
}
