// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An event in a database through the one door that all desks use.
#include "app/session/acts_of_others.h"
#include "app/session/check_event.h"
#include "app/session/leave_when_back.h"
#include "app/session/shared_address.h"
#include "app/session/sharing.h"
#include "app/session_desk.h"
#include "support/newer_act.h"
#include "support/postgres_server.h"

#include <chrono>
#include <future>
#include <thread>

using namespace tournament;
using app_tests::players;
using app_tests::result;
using app_tests::SessionDesk;
using support::PostgresServer;

namespace {

struct SharedDesk : SessionDesk {
    explicit SharedDesk(const std::string &name)
    {
        environment.desk = name;
        environment.clock = core::systemTime;
    }
    [[nodiscard]] std::unique_ptr<app::Session> at(const std::filesystem::path &address)
    {
        auto session = app::Session::open(address, environment);
        REQUIRE(session);
        return std::move(*session);
    }
};

/// A round of two tables, shared; its address.
std::filesystem::path sharedRound(SessionDesk &desk, const PostgresServer &server)
{
    auto session = desk.create();
    REQUIRE(session->perform(players({"Ada", "Ben", "Cy", "Dee"})));
    REQUIRE(session->perform(PairRound{}));
    const auto shared = app::shareEvent(desk.path(), server.address(), desk.environment);
    REQUIRE(shared);
    CHECK(shared->copied == 3);
    return shared->address;
}

/// What becomes of the word that the event goes on in that file.
app::LeaveWhenBack::Outcome outcomeOf(const app::Leaving &leaving,
                                      const app::Environment &environment)
{
    std::promise<app::LeaveWhenBack::Outcome> told;
    auto answer = told.get_future();
    const app::LeaveWhenBack leave(leaving, environment,
                                   [&](const auto &outcome) { told.set_value(outcome); });
    REQUIRE(answer.wait_for(std::chrono::seconds(30)) == std::future_status::ready);
    return answer.get();
}

/// A desk that went on in a file while the server was gone, whose program has ended since.
struct DepartedDesk : SharedDesk {
    DepartedDesk() : SharedDesk("front") { environment.sharedFolder = folder / "shared"; }
    void goOn(PostgresServer &server)
    {
        server.run("CREATE DATABASE cup", "postgres");
        const auto address = sharedRound(*this, server);
        auto session = at(address);
        server.kill();
        const auto on = session->goOnIn(folder / "on.arbiter");
        INFO((on ? "" : on.error().message));
        REQUIRE(on);
        leaving = {address, session->seal().value(), folder / "on.arbiter"};
        const app::LeaveWhenBack ended(leaving, environment, [](const auto &) { FAIL(); });
    }
    app::Leaving leaving;
};

} // namespace

TEST_CASE("Of two desks that report the same table, the second sees what the first did")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    SharedDesk front("front");
    SharedDesk back("back");
    const auto address = sharedRound(front, *server);
    auto first = front.at(address);
    auto second = back.at(address);
    const ReportResult theirs = result(*first, 1, 1, "2-0");
    const ReportResult ours = result(*second, 1, 1, "0-2");
    REQUIRE(first->perform(theirs));
    const auto refused = second->perform(ours);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().kind == app::FailureKind::Refused);
    CHECK(refused.error().message.starts_with("Fay @ front was first: Report round 1, table 1"));
    CHECK(second->event() == first->event());
    // He has seen it now and decides.
    REQUIRE(second->perform(ours));
    CHECK(second->log().back().actor == "Fay @ back");
    REQUIRE(second->perform(result(*second, 1, 2, "2-0")));
    // The bell of a server rings a moment after the act.
    for (int waited = 0; first->event() != second->event() && waited < 5000; ++waited) {
        REQUIRE(first->refresh());
        std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
    CHECK(first->event() == second->event());
    CHECK(app::checkEvent(address, front.environment).value().problems.empty());
}

TEST_CASE("Undo at several desks: an own act is nobody else's, and that of another desk is named")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    SharedDesk front("front");
    SharedDesk back("back"); // by the same person's name
    const auto address = sharedRound(front, *server);
    auto first = front.at(address);
    auto second = back.at(address);
    REQUIRE(first->perform(result(*first, 1, 1, "2-0")));
    CHECK(app::nameInLog(*first) == "Fay @ front");
    CHECK(app::actsOfOthers(*first, first->nextUndo().value()).empty());
    CHECK_FALSE(app::whoseActsGo(*first, first->nextUndo().value()));
    const auto named = first->nextUndo();
    REQUIRE(second->perform(result(*second, 1, 2, "2-0")));
    // What the menu named is no longer last: nothing of the other's goes unseen.
    const auto refused = first->undo(named);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.find("Report round 1, table 2") != std::string::npos);
    const auto words = app::whoseActsGo(*first, first->nextUndo().value());
    REQUIRE(words);
    CHECK(words->find("Fay @ back has acted since you did") != std::string::npos);
    CHECK(words->find("Your own last act stays: Report round 1, table 1") != std::string::npos);
    REQUIRE(first->undo());
    CHECK_FALSE(first->event().rounds[0].matches[1].result);
    CHECK(app::checkEvent(address, front.environment).value().problems.empty());
}

TEST_CASE("A new event can begin in a database, and one whose first act is refused leaves nothing")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    SharedDesk desk("front");
    CreateEvent command;
    command.details.name = "Saturday";
    command.profile = profiles().front();
    const auto made = app::Session::create(server->address(), command, desk.environment);
    REQUIRE(made);
    CHECK((*made)->path().string().starts_with(server->address() + '#' + (*made)->uuid()));
    CHECK(desk.at((*made)->path())->event().details.name == "Saturday");
    const std::string events = "SELECT count(*) FROM arbiter.shared_event";
    const std::string before = server->value(events);
    command.details.name.clear();
    CHECK_FALSE(app::Session::create(server->address(), command, desk.environment));
    CHECK(server->value(events) == before);
}

TEST_CASE("A shared event and its file are compared act by act")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    SharedDesk desk("front");
    const auto address = sharedRound(desk, *server);
    CHECK(app::compareEvents(desk.path(), address, desk.environment).value().equal());
    auto session = desk.at(address);
    REQUIRE(session->perform(result(*session, 1, 1, "2-0")));
    const auto both = app::compareEvents(desk.path(), address, desk.environment);
    REQUIRE(both);
    CHECK_FALSE(both->equal());
    CHECK(both->common == 3);
    CHECK(both->there == 4);
    // What goes on in both places is mixed in neither.
    auto file = desk.open();
    REQUIRE(file->perform(result(*file, 1, 2, "2-0")));
    const auto refused = app::shareEvent(desk.path(), server->address(), desk.environment);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().message.find("behind act 3") != std::string::npos);
}

TEST_CASE("Whose server is gone is told so, and what is no address as well")
{
    SharedDesk desk("front");
    const auto gone = app::Session::open(
        "postgresql:///cup?host=/nowhere#1b4e28ba-2fa1-41d2-883f-0016d3cca427", desk.environment);
    REQUIRE_FALSE(gone);
    CHECK(gone.error().kind == app::FailureKind::Environment);
    CHECK(gone.error().message.find("does not answer") != std::string::npos);
    const auto wrong = app::Session::open("postgresql://ada:secret@desk/cup", desk.environment);
    REQUIRE_FALSE(wrong);
    CHECK(wrong.error().message.find("secret") == std::string::npos);
}

TEST_CASE("That an event goes on in a file is said when the server is back, after a restart, too")
{
    if (!PostgresServer::installed())
        return;
    PostgresServer server({"-c", "fsync=off"});
    DepartedDesk desk;
    desk.goOn(server);
    REQUIRE(app::keptLeavings(desk.environment) == std::vector{desk.leaving});
    server.start();
    SECTION("nobody has acted there since")
    {
        const auto outcome = outcomeOf(desk.leaving, desk.environment);
        CHECK(outcome.marked);
        CHECK(outcome.file == desk.leaving.file);
        CHECK(app::keptLeavings(desk.environment).empty());
        const auto events = app::eventsAt(server.address(), desk.environment);
        REQUIRE(events);
        CHECK(events->front().left == "front: " + desk.leaving.file.string());
        const auto refused = desk.at(desk.leaving.address)->perform(players({"Eve"}));
        REQUIRE_FALSE(refused);
        CHECK(refused.error().message.find("goes on elsewhere (front: ") != std::string::npos);
    }
    SECTION("somebody has, and both stay")
    {
        auto other = desk.at(desk.leaving.address);
        REQUIRE(other->perform(result(*other, 1, 1, "2-0")));
        auto own = app::Session::open(desk.leaving.file, desk.environment).value();
        REQUIRE(own->perform(result(*own, 1, 2, "2-0")));
        const auto outcome = outcomeOf(desk.leaving, desk.environment);
        CHECK_FALSE(outcome.marked);
        CHECK_FALSE(outcome.holdsAll());
        CHECK(outcome.both.common == 3);
        CHECK(outcome.both.here == 4);
        CHECK(outcome.both.there == 4);
        CHECK(other->perform(result(*other, 1, 2, "2-0")));
    }
    SECTION("the file was shared again, and nothing is left")
    {
        REQUIRE(app::shareEvent(desk.leaving.file, server.address(), desk.environment));
        CHECK(app::keptLeavings(desk.environment).empty());
        auto there = desk.at(desk.leaving.address);
        REQUIRE(there->perform(result(*there, 1, 1, "2-0")));
        const auto outcome = outcomeOf(desk.leaving, desk.environment); // another that did not hear
        CHECK_FALSE(outcome.marked);
        CHECK(outcome.holdsAll());
    }
}

TEST_CASE("Sharing an event with an act of a newer version is refused in words that name the entry")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    SharedDesk desk("front");
    REQUIRE(desk.create()->perform(players({"Ada"})));
    support::appendNewerAct(desk.path());
    const auto refused = app::shareEvent(desk.path(), server->address(), desk.environment);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().kind == app::FailureKind::Refused);
    CHECK(refused.error().message.starts_with("Entry 3 of " + desk.path().string()));
    CHECK(refused.error().message.find("player-cloned") != std::string::npos);
}

TEST_CASE("The parts of an address are told apart and put together again")
{
    const std::string event = "1b4e28ba-2fa1-41d2-883f-0016d3cca427";
    const std::pair<std::string, app::SharedAddress> addresses[] = {
        {"postgresql://ada@desk-1/cup", {"desk-1", "cup", "ada", "", ""}},
        {"postgresql://desk-1:5433/cup#" + event, {"desk-1:5433", "cup", "", "", event}},
        {"postgresql:///cup", {"", "cup", "", "", ""}},
        {"postgresql://ada@[fe80::1]:5432/cup", {"[fe80::1]:5432", "cup", "ada", "", ""}},
        {"postgresql://J%C3%A9r%C3%B4me%40home@desk-1/the%20cup",
         {"desk-1", "the cup", "Jérôme@home", "", ""}},
        {"postgresql://%2Frun%2Fpostgresql/cup", {"/run/postgresql", "cup", "", "", ""}},
        {"postgresql://desk-1/cup?sslmode=require", {"desk-1", "cup", "", "sslmode=require", ""}}};
    for (const auto &[text, parts] : addresses) {
        CAPTURE(text);
        CHECK(app::readSharedAddress(text) == parts);
        CHECK(app::addressText(parts) == text);
    }
    CHECK(app::readSharedAddress("postgresql:///cup?host=/run&user=ada&connect_timeout=3")
          == app::SharedAddress{"/run", "cup", "ada", "connect_timeout=3", ""});
    CHECK(app::readSharedAddress("postgresql://ada:secret@desk-1/cup?password=secret")
          == app::SharedAddress{"desk-1", "cup", "ada", "", ""});
    CHECK(app::readSharedAddress("cup.arbiter") == app::SharedAddress{});
}
