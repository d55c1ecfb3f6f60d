// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a secret is good for, and for how long; and that no page of another place uses the one that
// a browser keeps. Against the running server.
#include "web/hall_desk.h"

#include "core/digest.h"
#include "core/secret.h"
#include "support/temp_folder.h"

#include <chrono>
#include <list>
#include <set>

using namespace web_tests;

namespace {

struct Admitted : HallDesk {
    Admitted()
    {
        enter({"Ada", "Ben", "Cleo", "Dan"});
        admit();
    }
    [[nodiscard]] bool admits(const std::string &secret)
    {
        return has(get("/in/" + secret, {}), "HTTP/1.1 200");
    }
};

/// Every path that changes something, with a form that would.
constexpr std::array changing{
    std::pair{"/me/report", "round=1&table=1&stood=&g1=corp&g2=corp"},
    std::pair{"/me/leave", "step=2"},
    std::pair{"/me/call", "why=x"},
    std::pair{"/me/withdraw", "id=1"},
    std::pair{"/me/lists", "corp=3+Hedge+Fund"},
    std::pair{"/me/consent", "named=no"},
    std::pair{"/staff/result", "round=1&table=1&stood=&in_words=2-0"},
    std::pair{"/staff/clear", "round=1&table=1&stood="},
    std::pair{"/staff/time", "round=1&table=1&minutes=5&reason=x"},
    std::pair{"/staff/penalty", "round=1&table=1&kind=caution&reason=x&player=1"},
    std::pair{"/judge/answer", "id=1"},
    std::pair{"/judge/rulings", "question=x&answer=y"},
    std::pair{"/judge/decks", "player=1&side=corp&outcome=in-order"},
    std::pair{"/in", "player=1"},
    std::pair{"/register", "name=Eve"},
    std::pair{"/out", ""},
    std::pair{"/language", "to=de"}};

} // namespace

TEST_CASE("Secrets are 128 bits of the system's randomness, and no two are alike")
{
    std::set<std::string> drawn;
    std::array<int, 16> digits{};
    for (int i = 0; i < 500; ++i) {
        const std::string secret = core::drawSecret();
        REQUIRE(secret.size() == 32);
        REQUIRE(secret.find_first_not_of("0123456789abcdef") == std::string::npos);
        for (const char c : secret)
            ++digits[c <= '9' ? static_cast<std::size_t>(c - '0')
                              : static_cast<std::size_t>(c - 'a' + 10)];
        drawn.insert(secret);
    }
    CHECK(drawn.size() == 500);
    for (const int count : digits) // 1,000 of each of 16,000; 31 is the deviation
        CHECK(std::abs(count - 1000) < 250);
}

TEST_CASE_METHOD(Admitted, "A secret stands nowhere in the event: only what is made of it does")
{
    const std::string ada = card("Ada");
    const std::string judge = staff(app::HallRole::Judge, "Jo");
    (void)told("POST /in/" + ada, {});
    (void)post("/me/call", ada, "why=x");
    (void)post("/judge/rulings", judge, "question=x&answer=y");
    server.reset();
    phones.reset();
    const auto path = session->path();
    session.reset();
    for (const auto &entry : std::filesystem::directory_iterator(folder)) {
        const std::string bytes = support::bytesOf(entry.path());
        CAPTURE(entry.path().string());
        CHECK_FALSE(has(bytes, ada));
        CHECK_FALSE(has(bytes, judge));
        if (entry.path() == path)
            CHECK(has(bytes, core::sha256(ada)));
    }
}

TEST_CASE_METHOD(Admitted, "A secret is good until it is revoked, replaced or its player is gone")
{
    const std::string ada = card("Ada");
    const std::string ben = card("Ben");
    const std::string cleo = card("Cleo");
    const std::string judge = staff(app::HallRole::Judge, "Jo");
    for (const std::string &secret : {ada, ben, cleo, judge})
        for (int i = 0; i < 3; ++i) // reusable
            CHECK(admits(secret));
    REQUIRE(phones->revoke(core::sha256(ada)));
    const auto benHimself = tournament::findPlayer(session->event(), "Ben")->id;
    const auto printed = phones->printCards({benHimself}, true); // his card was lost
    REQUIRE(printed);
    act(tournament::RemovePlayers{{tournament::findPlayer(session->event(), "Cleo")->id}});
    CHECK_FALSE(admits(ada));
    CHECK_FALSE(admits(ben));
    CHECK_FALSE(admits(cleo));
    CHECK(admits(judge));
    CHECK(admits(printed->at(benHimself)));
    // Nor by the cookie that a phone still has.
    CHECK(has(get("/me", ada), "HTTP/1.1 403"));
    CHECK(has(get("/me", cleo), "HTTP/1.1 403"));
    CHECK(has(post("/me/call", ben, "why=x"), "HTTP/1.1 403"));
    CHECK(phones->items().empty());
    // Revoked one by one: another of his is good.
    CHECK(admits(card("Ada")));
    REQUIRE(phones->revoke(core::sha256(judge)));
    show();
    CHECK(has(get("/judge", judge), "HTTP/1.1 403"));
    CHECK(has(post("/judge/rulings", judge, "question=x&answer=y"), "HTTP/1.1 403"));
    CHECK(session->event().rulings.empty());
}

TEST_CASE_METHOD(Admitted, "A secret of another event, or a piece of one, admits nobody")
{
    HallDesk other;
    other.enter({"Ada", "Ben"});
    other.admit();
    const std::string elsewhere = other.card("Ada");
    const std::string ada = card("Ada");
    CHECK(has(get("/me", elsewhere), "HTTP/1.1 403"));
    for (const std::string &piece : {ada.substr(1), ada.substr(0, 31) + "%00", core::sha256(ada)})
        CHECK_FALSE(admits(piece));
}

TEST_CASE_METHOD(Admitted, "A page with the name of who came in is shown to nobody else")
{
    act(tournament::PairRound{});
    const std::string ada = card("Ada");
    const std::string ben = card("Ben");
    const std::string out = "action=\"/out\"";
    for (const char *path : {"/", "/standings", "/bracket", "/clock"}) {
        CAPTURE(path);
        CHECK(has(get(path, ada), out));
        CHECK_FALSE(has(get(path, {}), out));
        const std::string again = get(path, ben);
        CHECK(has(again, out));
        CHECK_FALSE(has(get(path, {}), out));
        CHECK_FALSE(has(again.substr(0, again.find("</header>")), "Ada"));
    }
}

TEST_CASE_METHOD(Admitted, "Whoever tries many secrets keeps no report waiting")
{
    const std::string ada = card("Ada");
    std::list<Phone> thieves;
    for (int i = 0; i < 400; ++i) {
        thieves.emplace_back(port());
        thieves.back().say("GET /in/" + core::drawSecret()
                           + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port()) + "\r\n\r\n");
    }
    const auto begin = std::chrono::steady_clock::now();
    CHECK(has(post("/me/call", ada, "why=x"), "HTTP/1.1 303"));
    CHECK(phones->open().size() == 1);
    CHECK(has(get("/me", ada), "HTTP/1.1 200"));
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds(10));
    int admitted = 0;
    for (Phone &thief : thieves)
        admitted += has(thief.hear("\r\n\r\n"), "HTTP/1.1 200") ? 1 : 0;
    CHECK(admitted == 0);
}

TEST_CASE_METHOD(Admitted,
                 "No path changes anything for a page of another place, nor by its address")
{
    act(tournament::PairRound{});
    const std::string ada = card("Ada");
    const std::string judge = staff(app::HallRole::Judge, "Jo");
    phones->openRegistration(true);
    show();
    const auto before = session->seal()->seq;
    const std::string own = "http://localhost:" + std::to_string(port());
    for (const auto &[path, form] : changing) {
        CAPTURE(path);
        const std::string &secret = std::string_view(path).starts_with("/me") ? ada : judge;
        const std::string body = std::string("token=x&") + form;
        for (const std::string &origin : {std::string("http://evil.example"), std::string("null"),
                                          own + ".evil.example", own + "0", "https" + own.substr(4),
                                          "http://evil.example:" + std::to_string(port())}) {
            const std::string answer =
                told("POST " + std::string(path), secret, body, "Origin: " + origin + "\r\n");
            CHECK(has(answer, "HTTP/1.1 403"));
            CHECK_FALSE(has(answer, "Set-Cookie"));
        }
        const std::string host =
            ask(port(), "POST " + std::string(path),
                "Host: evil.example:" + std::to_string(port()) + "\r\n" + cookie(secret), body);
        CHECK(has(host, "HTTP/1.1 421"));
        CHECK_FALSE(has(get(std::string(path) + '?' + body, secret), "Set-Cookie"));
        CHECK_FALSE(has(told("HEAD " + std::string(path) + '?' + body, secret), "Set-Cookie"));
        CHECK(has(told("PUT " + std::string(path), secret, body), "HTTP/1.1 405"));
    }
    CHECK(session->seal()->seq == before);
    CHECK(phones->items().empty());
    CHECK(phones->secrets().size() == 2);
}

TEST_CASE_METHOD(Admitted, "What is sent twice counts once, whatever it is")
{
    act(tournament::PairRound{});
    act(tournament::StartClock{1, session->wallTime(), {}, {}});
    const std::string ada = card("Ada");
    const std::string judge = staff(app::HallRole::Judge, "Jo");
    phones->openRegistration(true);
    show();
    const auto match = *tournament::findMatch(session->event(), 1, 1);
    const std::string player = "player=" + std::to_string(match.p1.value);
    for (const auto &[path, form] :
         {std::pair{std::string("/me/call"), std::string("why=x")},
          {"/me/consent", "named=yes"},
          {"/staff/result", "round=1&table=1&stood=&in_words=2-0"},
          {"/staff/time", "round=1&table=1&minutes=5&reason=x"},
          {"/staff/penalty", "round=1&table=1&kind=caution&reason=x&" + player},
          {"/judge/rulings", "question=x&answer=y"},
          {"/register", "name=Eve"},
          {"/me/leave", "step=2"}}) {
        CAPTURE(path);
        const std::string secret = path.starts_with("/me") ? ada
            : path == "/register"                          ? std::string()
                                                           : judge;
        const std::string body =
            "token=twice" + path.substr(path.rfind('/') + 1) + "&seen=3&" + form;
        CHECK(has(told("POST " + path, secret, body), "HTTP/1.1 303"));
        const auto acts = session->seal()->seq;
        const auto items = phones->items().size();
        CHECK(has(told("POST " + path, secret, body), "HTTP/1.1 303"));
        CHECK(session->seal()->seq == acts);
        CHECK(phones->items().size() == items);
    }
    CHECK(session->event().penalties.size() == 1);
    CHECK(session->event().rulings.size() == 1);
    CHECK(session->event().rounds.back().clock->extra.size() == 1);
}
