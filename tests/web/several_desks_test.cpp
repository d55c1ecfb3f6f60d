// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Two desks at one event in a database, and both serve phones: the inbox is one (NETWORK.md, 2).
#include "web/hall_desk.h"

#include "app/hall/item_sentences.h"
#include "app/session/sharing.h"
#include "support/postgres_server.h"

#include <chrono>
#include <thread>

using namespace web_tests;
using app::InboxKind;
using app::InboxState;
using app::PhonePolicy;
using support::PostgresServer;

namespace {

struct ServingDesk : HallDesk {
    /// Goes on with the shared event, under that name.
    void join(const std::filesystem::path &address, const char *name, const char *actor)
    {
        app::Environment environment;
        environment.actor = actor;
        environment.desk = name;
        environment.sharedFolder = folder / "shared";
        auto opened = app::Session::open(address, environment);
        REQUIRE(opened);
        phones.reset();
        session = std::move(*opened);
        admit();
    }
    /// As `serve` does at each look: what other desks did, and what their phones said.
    void look()
    {
        REQUIRE(session->refresh());
        show();
    }
    /// Whether it comes true in time; other desks' bells ring a moment after the act.
    template <class Question>
    bool soon(Question &&question)
    {
        const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        for (look(); !question(); look()) {
            if (std::chrono::steady_clock::now() > until)
                return false;
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        }
        return true;
    }
    [[nodiscard]] std::string standing() const
    {
        return app::standingResult(session->event(), 1, 1);
    }
    [[nodiscard]] std::string seated(bool first) const
    {
        const auto &match = *tournament::findMatch(session->event(), 1, 1);
        return tournament::findPlayer(session->event(), first ? match.p1 : *match.p2)->name;
    }
    [[nodiscard]] std::string sent(const std::string &secret, const std::string &fields)
    {
        return post("/me/report", secret, "round=1&table=1&stood=&" + fields);
    }
};

/// Front and back desk at a running round, each with phones of its own.
struct TwoDesks {
    explicit TwoDesks(const PostgresServer &server)
    {
        front.enter({"Ada", "Ben", "Cleo", "Dan"});
        front.act(tournament::PairRound{});
        const auto shared = app::shareEvent(front.session->path(), server.address(), {});
        REQUIRE(shared);
        front.join(shared->address, "front", "Fay");
        back.join(shared->address, "back", "Gus");
    }
    ServingDesk front;
    ServingDesk back;
};

bool isTaken(const std::string &answer) { return has(answer, "HTTP/1.1 303"); }

} // namespace

TEST_CASE("A phone at one desk is let in and heard at the other, which decides what it said")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    TwoDesks desks(*server);
    auto &[front, back] = desks;
    REQUIRE(front.phones->setPolicy(InboxKind::Result, PhonePolicy::ByDesk));
    const std::string who = back.seated(true);
    const std::string card = front.card(who.c_str()); // printed at one desk, good at both
    REQUIRE(back.soon([&] { return back.phones->admitted(card).has_value(); }));
    CHECK(has(back.get("/me", card), "<p class=\"huge\">Table 1</p>"));
    CHECK(isTaken(back.sent(card, "g1=corp&g2=runner")));
    CHECK(back.standing().empty());

    REQUIRE(front.soon([&] { return front.phones->open().size() == 1; }));
    CHECK(front.phones->waiting() == 1);
    const auto line = front.phones->open().front();
    CHECK(line.who == who);
    CHECK(line.what == "Round 1, table 1: 4–0");
    REQUIRE(front.phones->accept(line.id, "thank you"));
    CHECK(front.standing() == "p1corp=corp p2corp=runner");
    CHECK(front.session->log().back().actor == who + ", by phone");
    CHECK(front.phones->items().at(line.id).settled.by == "Fay @ front");

    REQUIRE(back.soon([&] { return !back.standing().empty(); }));
    CHECK(back.standing() == front.standing());
    CHECK(back.session->log().back().actor == who + ", by phone");
    CHECK(has(back.get("/me", card), "Result: 4–0"));
    front.look();
    CHECK(has(front.get("/me", card), "Result: 4–0"));
    // Decided once, wherever somebody tries again.
    REQUIRE(back.soon([&] { return back.phones->open().empty(); }));
    CHECK_FALSE(back.phones->accept(line.id));
    CHECK_FALSE(back.phones->refuse(line.id, "no"));
}

TEST_CASE("Two phones at two desks that say the same are recorded once, in both names")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    TwoDesks desks(*server);
    auto &[front, back] = desks;
    const std::string one = front.card(front.seated(true).c_str());
    const std::string two = back.card(back.seated(false).c_str());
    const auto before = front.session->seal()->seq;
    CHECK(isTaken(front.sent(one, "g1=corp&g2=runner")));
    REQUIRE(back.soon([&] { return back.phones->open().size() == 1; }));
    CHECK(has(back.get("/me", two), "says 4–0."));
    CHECK(isTaken(back.sent(two, "g1=corp&g2=runner")));
    CHECK(back.standing() == "p1corp=corp p2corp=runner");
    REQUIRE(front.soon([&] { return !front.standing().empty(); }));
    CHECK(front.session->seal()->seq == before + 1);
    CHECK(front.session->log().back().actor
          == front.seated(true) + " and " + front.seated(false) + ", by phone");
    CHECK(front.phones->open().empty());
    CHECK(front.session->journal().verify().problems.empty());
}

TEST_CASE("A report of a phone never goes over what another desk entered meanwhile")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    TwoDesks desks(*server);
    auto &[front, back] = desks;
    const std::string card = back.card(back.seated(true).c_str());
    const std::string page = back.get("/me", card);
    CHECK(has(page, "Table 1"));
    front.report(1, 1, "1-1");
    // Its page is older than that. Its desk has heard of it by now, or hears of it next.
    const std::string late = back.sent(card, "g1=corp&g2=runner");
    CHECK((has(late, "HTTP/1.1 409") || isTaken(late)));
    REQUIRE(back.soon([&] { return back.standing() == "1-1" && back.phones->open().empty(); }));
    CHECK(has(back.get("/me", card), "2–2"));
    for (const auto &[id, item] : back.phones->items())
        CHECK(item.settled.state == InboxState::Refused);
    // With the result in front of him he disputes it, and the other desk is told.
    CHECK(isTaken(back.post("/me/report", card, "round=1&table=1&stood=1-1&g1=corp&g2=runner")));
    REQUIRE(front.soon([&] { return front.phones->waiting() == 1; }));
    CHECK(front.phones->open().front().stands == "2–2");
    CHECK(front.standing() == "1-1");
}
