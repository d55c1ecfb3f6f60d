// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What phones say and what becomes of it, without a server: the policies, disputes, who stands in
// the log, and what undo does with it.
#include "app/hall/phone_desk.h"
#include "app/session_desk.h"

#include "app/hall/item_sentences.h"
#include "core/digest.h"

using namespace app_tests;
using app::InboxKind;
using app::InboxState;
using app::PhonePolicy;
using app::WaitsFor;

namespace {

struct Hall : SessionDesk {
    Hall() : session(create())
    {
        act(players({"Ada", "Ben", "Cleo", "Dan"}));
        act(tournament::PairRound{});
    }
    void act(const tournament::Command &command) { REQUIRE(session->perform(command)); }
    [[nodiscard]] const tournament::Match &match(int table) const
    {
        return *tournament::findMatch(session->event(), 1, table);
    }
    [[nodiscard]] std::string standing(int table) const
    {
        return app::standingResult(session->event(), 1, table);
    }
    app::PhoneWord word(InboxKind kind, tournament::PlayerId player)
    {
        app::PhoneWord said;
        said.kind = kind;
        said.token = "token " + std::to_string(++tokens);
        said.player = player;
        said.who = tournament::findPlayer(session->event(), player)->name;
        said.seen = session->seal()->seq;
        return said;
    }
    app::PhoneWord report(bool first, const char *text)
    {
        auto said = word(InboxKind::Result, first ? match(1).p1 : *match(1).p2);
        said.round = 1;
        said.table = 1;
        said.content.text = text;
        said.content.stood = standing(1);
        return said;
    }
    app::InboxItem take(const app::PhoneWord &said)
    {
        auto taken = desk().take(said);
        REQUIRE(taken);
        return *taken;
    }
    app::PhoneDesk &desk()
    {
        if (!m_desk)
            m_desk.emplace(*session);
        REQUIRE(m_desk->refresh());
        return *m_desk;
    }
    [[nodiscard]] InboxState state(std::int64_t id) { return desk().items().at(id).settled.state; }
    [[nodiscard]] std::string lastActor() const { return session->log().back().actor; }
    [[nodiscard]] std::string name(bool first) const
    {
        return tournament::findPlayer(session->event(), first ? match(1).p1 : *match(1).p2)->name;
    }

    std::unique_ptr<app::Session> session;
    int tokens = 0;
    std::optional<app::PhoneDesk> m_desk;
};

} // namespace

TEST_CASE_METHOD(Hall, "Two reports that say the same are recorded without the desk, in both names")
{
    const auto ada = take(report(true, "p1corp=corp p2corp=runner"));
    CHECK(ada.settled.state == InboxState::Open);
    CHECK(standing(1).empty());
    REQUIRE(desk().open().size() == 1);
    CHECK(desk().open().front().waitsFor == WaitsFor::Opponent);
    CHECK(desk().waiting() == 0);
    // The same, said in another order.
    const auto ben = take(report(false, "p2corp=runner p1corp=corp"));
    CHECK(ben.settled.state == InboxState::Accepted);
    CHECK(state(ada.id) == InboxState::Accepted);
    CHECK(standing(1) == "p1corp=corp p2corp=runner");
    CHECK(lastActor() == name(true) + " and " + name(false) + ", by phone");
    CHECK(ben.settled.entry == session->seal()->seq);
    // Like any other act.
    REQUIRE(session->undo());
    CHECK(standing(1).empty());
    REQUIRE(session->redo());
    CHECK(standing(1) == "p1corp=corp p2corp=runner");
}

TEST_CASE_METHOD(Hall, "The same report twice counts once, on the same page or another")
{
    const auto said = report(true, "2-0");
    const auto first = take(said);
    CHECK(take(said).id == first.id);
    CHECK(take(report(true, "2-0")).id == first.id);
    CHECK(desk().items().size() == 1);
    const auto entries = session->seal()->seq;
    const auto both = report(false, "2-0");
    take(both);
    CHECK(take(both).settled.state == InboxState::Accepted);
    CHECK(session->seal()->seq == entries + 1);
}

TEST_CASE_METHOD(Hall, "Reports that contradict each other wait for the desk, and neither counts")
{
    const auto ada = take(report(true, "2-0"));
    const auto ben = take(report(false, "1-1"));
    CHECK(standing(1).empty());
    const auto lines = desk().open();
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].id == ben.id);
    CHECK(lines[0].against == ada.id);
    CHECK(lines[1].against == ben.id);
    CHECK(lines[0].waitsFor == WaitsFor::Desk);
    CHECK(lines[0].what == "Round 1, table 1: 2–2");
    CHECK(desk().waiting() == 2);
    REQUIRE(desk().accept(ben.id, "as on the slip"));
    CHECK(standing(1) == "1-1");
    CHECK(lastActor() == name(false) + ", by phone");
    CHECK(state(ada.id) == InboxState::Refused);
    CHECK(desk().items().at(ben.id).settled.by == "Fay");
    CHECK(desk().items().at(ben.id).settled.word == "as on the slip");
    CHECK(desk().waiting() == 0);
    CHECK_FALSE(desk().accept(ben.id));
    CHECK_FALSE(desk().refuse(ada.id, "no"));
}

TEST_CASE_METHOD(Hall, "Who changes his mind has said the last thing only")
{
    const auto first = take(report(true, "2-0"));
    const auto second = take(report(true, "1-1"));
    CHECK(state(first.id) == InboxState::Withdrawn);
    CHECK(take(report(false, "1-1")).settled.state == InboxState::Accepted);
    CHECK(state(second.id) == InboxState::Accepted);
    CHECK(standing(1) == "1-1");
}

TEST_CASE_METHOD(Hall,
                 "What the desk entered prevails, and a phone that says otherwise disputes it")
{
    const auto early = take(report(true, "2-0"));
    auto outdated = report(false, "2-0");
    act(result(*session, 1, 1, "1-1"));
    CHECK(state(early.id) == InboxState::Refused);
    CHECK(desk().items().at(early.id).settled.word.find("2–2") != std::string::npos);
    // Written before he could know.
    const auto late = desk().take(outdated);
    REQUIRE_FALSE(late);
    CHECK(late.error().message.find("2–2") != std::string::npos);
    // Written with the result in front of him.
    const auto dispute = take(report(false, "0-2"));
    CHECK(dispute.settled.state == InboxState::Open);
    CHECK(standing(1) == "1-1");
    REQUIRE(desk().open().size() == 1);
    CHECK(desk().open().front().stands == "2–2");
    CHECK(desk().open().front().waitsFor == WaitsFor::Desk);
    // Who agrees with the desk needs nobody.
    const auto same = take(report(true, "1-1"));
    CHECK(state(same.id) == InboxState::Accepted);
    REQUIRE(desk().accept(dispute.id));
    CHECK(standing(1) == "0-2");
}

TEST_CASE_METHOD(Hall, "A result is for those who sit there, in words a player may say")
{
    auto stranger = report(true, "2-0");
    stranger.player = match(2).p1;
    CHECK_FALSE(desk().take(stranger));
    auto old = report(true, "2-0");
    old.round = 2;
    CHECK_FALSE(desk().take(old));
    for (const char *text : {"no-show=p2:10", "no-show=p2:5", "loss=p2:match", "nonsense", "3-0"}) {
        CAPTURE(text);
        CHECK_FALSE(desk().take(report(true, text)));
    }
    CHECK(desk().items().empty());
}

TEST_CASE_METHOD(Hall, "The organizer may have results at once, or all by the desk")
{
    REQUIRE(desk().setPolicy(InboxKind::Result, PhonePolicy::AtOnce));
    CHECK(take(report(true, "2-0")).settled.state == InboxState::Accepted);
    CHECK(lastActor() == name(true) + ", by phone");
    const auto other = take(report(false, "0-2"));
    CHECK(other.settled.state == InboxState::Open);
    CHECK(standing(1) == "2-0");
    REQUIRE(desk().refuse(other.id, "the slip says 2-0"));
    REQUIRE(session->perform(tournament::ClearResult{1, 1, 0, false}));
    REQUIRE(desk().setPolicy(InboxKind::Result, PhonePolicy::ByDesk));
    const auto one = take(report(true, "2-0"));
    const auto two = take(report(false, "2-0"));
    CHECK(standing(1).empty());
    CHECK(desk().waiting() == 2);
    REQUIRE(desk().accept(one.id));
    CHECK(state(two.id) == InboxState::Accepted);
    CHECK(standing(1) == "2-0");
    CHECK(lastActor() == name(false) + " and " + name(true) + ", by phone");
}

TEST_CASE_METHOD(Hall, "Who leaves by phone has left; by the desk where it wants to know")
{
    const auto ada = match(1).p1;
    CHECK(take(word(InboxKind::Drop, ada)).settled.state == InboxState::Accepted);
    CHECK(tournament::findPlayer(session->event(), ada)->status
          == tournament::PlayerStatus::Dropped);
    CHECK_FALSE(desk().take(word(InboxKind::Drop, ada)));
    REQUIRE(desk().setPolicy(InboxKind::Drop, PhonePolicy::ByDesk));
    const auto ben = *match(1).p2;
    const auto item = take(word(InboxKind::Drop, ben));
    CHECK(desk().waiting() == 1);
    REQUIRE(desk().refuse(item.id, "talk to me first"));
    CHECK(tournament::findPlayer(session->event(), ben)->status
          == tournament::PlayerStatus::Active);
    CHECK(desk().items().at(item.id).settled.word == "talk to me first");
}

TEST_CASE_METHOD(Hall, "What waits is done when the desk did the same, or the phone says it again")
{
    const auto ada = match(1).p1;
    const auto ben = *match(1).p2;
    REQUIRE(desk().setPolicy(InboxKind::Drop, PhonePolicy::ByDesk));
    const auto leaving = take(word(InboxKind::Drop, ada));
    const auto staying = take(word(InboxKind::Drop, ben));
    act(tournament::DropPlayers{{ada}, false});
    CHECK(state(leaving.id) == InboxState::Accepted);
    CHECK(state(staying.id) == InboxState::Open);
    // As it is where the program ended between word and act: the word waits and nobody has to
    // decide it. Sent again, it is done, and is the same item.
    REQUIRE(desk().setPolicy(InboxKind::Drop, PhonePolicy::AtOnce));
    CHECK(state(staying.id) == InboxState::Open);
    const auto done = take(word(InboxKind::Drop, ben));
    CHECK(done.id == staying.id);
    CHECK(done.settled.state == InboxState::Accepted);
    CHECK(done.settled.entry == session->seal()->seq);
    CHECK(desk().waiting() == 0);
}

TEST_CASE_METHOD(Hall, "A call waits for a judge and is no entry of the journal")
{
    auto said = word(InboxKind::Call, match(2).p1);
    said.round = 1;
    said.table = 2;
    said.content.text = "a run on two servers";
    const auto entries = session->seal()->seq;
    const auto call = take(said);
    CHECK(desk().open().front().what == "Judge to table 2: a run on two servers");
    CHECK(desk().open().front().waitsFor == WaitsFor::Judge);
    CHECK_FALSE(desk().withdraw(call.id, match(1).p1));
    REQUIRE(desk().answer(call.id, {app::HallRole::Judge, {}, "Gus"}, "on my way"));
    CHECK(desk().items().at(call.id).settled.by == "Gus, by phone");
    CHECK(session->seal()->seq == entries);
    const auto second = take([&] {
        auto again = said;
        again.token = "another";
        return again;
    }());
    CHECK(second.id != call.id);
    REQUIRE(desk().withdraw(second.id, match(2).p1));
    CHECK(state(second.id) == InboxState::Withdrawn);
}

TEST_CASE_METHOD(Hall, "A claim that the desk accepts lets that phone in, and no other")
{
    auto said = word(InboxKind::Claim, match(1).p1);
    said.content.number = 417;
    said.content.key = core::sha256("the phone's own");
    const auto claim = take(said);
    CHECK(desk().open().front().number == "417");
    CHECK_FALSE(desk().admitted("the phone's own"));
    REQUIRE(desk().accept(claim.id));
    const auto user = desk().admitted("the phone's own");
    REQUIRE(user);
    CHECK(user->player == match(1).p1);
    CHECK_FALSE(desk().admitted("another"));
    REQUIRE(desk().secrets().size() == 1);
    CHECK_FALSE(desk().secrets().front().printed);
    REQUIRE(desk().revoke(desk().secrets().front().hash));
    CHECK_FALSE(desk().admitted("the phone's own"));
}

TEST_CASE_METHOD(Hall, "Who registers becomes a player with his phone, while registration is open")
{
    app::PhoneWord said;
    said.kind = InboxKind::Registration;
    said.token = "r";
    said.who = "Eve";
    said.content.entry.name = "  Eve ";
    said.content.entry.pronouns = "she";
    said.content.number = 22;
    said.content.key = core::sha256("eve's");
    CHECK_FALSE(desk().take(said));
    desk().openRegistration(true);
    const auto item = take(said);
    CHECK(item.settled.state == InboxState::Open);
    REQUIRE(desk().accept(item.id));
    const auto *eve = tournament::findPlayer(session->event(), "Eve");
    REQUIRE(eve);
    CHECK(eve->pronouns == "she");
    CHECK(lastActor() == "Eve, by phone");
    CHECK(desk().admitted("eve's")->player == eve->id);
    said.token = "r2";
    CHECK_FALSE(desk().take(said)); // there is an Eve
    REQUIRE(desk().setPolicy(InboxKind::Registration, PhonePolicy::AtOnce));
    said.token = "r3";
    said.content.entry.name = said.who = "Finn";
    said.content.key = core::sha256("finn's");
    CHECK(take(said).settled.state == InboxState::Accepted);
    CHECK(desk().admitted("finn's"));
}

TEST_CASE_METHOD(Hall,
                 "Cards are printed for players and staff codes shown once; each can be revoked")
{
    const auto ada = match(1).p1;
    const auto ben = *match(1).p2;
    const auto cards = desk().printCards({ada, ben}, false).value();
    REQUIRE(cards.size() == 2);
    CHECK(cards.at(ada).size() == 32);
    CHECK(cards.at(ada) != cards.at(ben));
    CHECK(desk().admitted(cards.at(ada))->player == ada);
    const auto anew = desk().printCards({ada}, true).value();
    CHECK_FALSE(desk().admitted(cards.at(ada)));
    CHECK(desk().admitted(anew.at(ada)));
    CHECK(desk().admitted(cards.at(ben)));
    const auto judge = desk().admitStaff(app::HallRole::Judge, " Gus ").value();
    CHECK(desk().admitted(judge) == app::PhoneUser{app::HallRole::Judge, {}, "Gus"});
    CHECK_FALSE(desk().admitStaff(app::HallRole::Judge, " "));
    CHECK_FALSE(desk().admitStaff(app::HallRole::Player, "Ada"));
    // Kept as hashes alone.
    for (const auto &secret : desk().everySecret())
        CHECK(secret.hash != judge);
}

TEST_CASE_METHOD(Hall, "An act of the staff is done once, in its own name, and told when refused")
{
    const app::PhoneUser gus{app::HallRole::Scorekeeper, {}, "Gus"};
    app::PhoneWord said;
    said.kind = InboxKind::Staff;
    said.token = "s";
    said.who = gus.name;
    said.content.text = "Table 1: 2-0";
    const auto command = result(*session, 1, 1, "2-0");
    REQUIRE(desk().perform(gus, said, command));
    const auto entries = session->seal()->seq;
    REQUIRE(desk().perform(gus, said, command));
    CHECK(session->seal()->seq == entries);
    CHECK(lastActor() == "Gus, by phone");
    said.token = "t";
    const auto refused = desk().perform(gus, said, tournament::ClearResult{1, 2, 0, false});
    REQUIRE_FALSE(refused);
    CHECK_FALSE(refused.error().message.empty());
    CHECK(desk().waiting() == 0);
}

TEST_CASE_METHOD(Hall, "What was in when the program ended is taken up by the next one")
{
    take(report(true, "2-0"));
    take(report(false, "1-1"));
    m_desk.reset();
    session.reset();
    session = open();
    CHECK(desk().waiting() == 2);
    CHECK(desk().open().front().against != 0);
}

TEST_CASE_METHOD(Hall, "What the hall is told outlives the program, and is known to other desks")
{
    const auto entries = session->seal()->seq;
    REQUIRE(desk().announce("Lunch until 13:30"));
    app::PhoneDesk other(*session);
    REQUIRE(other.refresh());
    CHECK(other.announced() == "Lunch until 13:30");
    REQUIRE(other.call({match(1).p1}));
    CHECK(desk().called() == std::vector{match(1).p1});
    CHECK(desk().announced() == "Lunch until 13:30"); // one takes nothing from the other
    CHECK(session->seal()->seq == entries);           // no act: nothing that undo would take back
    const auto serial = session->journal().inbox().serial().value();
    REQUIRE(desk().announce("Lunch until 13:30")); // nothing new
    CHECK(session->journal().inbox().serial().value() == serial);
    m_desk.reset();
    session.reset();
    session = open();
    CHECK(desk().announced() == "Lunch until 13:30");
    CHECK(desk().called() == std::vector{match(1).p1});
    REQUIRE(desk().announce({}));
    REQUIRE(desk().call({}));
    m_desk.reset();
    CHECK(desk().announced().empty());
    CHECK(desk().called().empty());
}

TEST_CASE_METHOD(Hall, "A listener that looks at the inbox in the middle of an act changes nothing")
{
    const auto heard = session->subscribe([this](const auto &) { (void)desk().open(); });
    take(report(true, "2-0"));
    CHECK(take(report(false, "2-0")).settled.state == InboxState::Accepted);
    CHECK(desk().waiting() == 0);
}
