// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An event in a database through the one door that all desks use.
#include "app/session/check_event.h"
#include "app/session/sharing.h"
#include "app/session_desk.h"
#include "support/postgres_server.h"

#include <chrono>
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
