// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/sharing.h"
#include "cli/program.h"

#include <catch2/catch.hpp>

#include <algorithm>

#ifdef ARBITER_WITH_POSTGRESQL

#include "support/postgres_server.h"

#include <chrono>
#include <functional>
#include <thread>

TEST_CASE("A shared event is worked on by its address like a file, and comes back as one")
{
    support::PostgresServer *server = support::PostgresServer::ofSuite();
    if (!server)
        return;
    Program program;
    program.environment.session.clock = core::systemTime;
    program.environment.session.desk = "front";
    const std::string event = program.event({"Ada", "Ben", "Cleo", "Dan"});
    const core::Json shared = program.json({"share", event, server->address()});
    const std::string address = text(shared, "event");
    CHECK(integer(shared, "copied") == integer(shared, "entries"));
    CHECK(program({"verify", event, "--same-as", address}).status == 0);

    program.done({"pair", address});
    program.done({"report", address, "--table", "1", "--result", "2-0"});
    const core::Json log = program.json({"log", address});
    CHECK(text(items(log, "entries").back(), "actor") == "tester @ front");
    const Answered differing = program({"verify", event, "--same-as", address});
    CHECK(differing.status == 1);
    CHECK(differing.out.find("0 acts here and 2 acts there") != std::string::npos);

    const std::string copy = program.file("copy.arbiter");
    program.done({"copy", address, "-o", copy});
    CHECK(program({"verify", copy, "--same-as", address}).status == 0);
    program.done({"report", copy, "--table", "2", "--result", "2-0"});
    CHECK(integer(program.json({"share", copy, server->address()}), "copied") == 1);
    CHECK(program({"verify", copy, "--same-as", address}).status == 0);
    CHECK(items(program.json({"desks", address}), "desks").empty());

    const core::Json made = program.json({"new", server->address(), "--name", "Sunday"});
    CHECK(text(made, "event").starts_with(server->address() + '#'));
    program.done({"player", "add", text(made, "event"), "--name", "Eve"});
}

TEST_CASE("A desk that serves phones is among those at work, keeps a copy, and goes")
{
    support::PostgresServer *server = support::PostgresServer::ofSuite();
    if (!server)
        return;
    Program program;
    program.environment.session.clock = core::systemTime;
    program.environment.session.desk = "hall";
    program.environment.sharedFolder = program.folder() / "shared";
    const std::string address =
        text(program.json({"share", program.event({"Ada", "Ben"}), server->address()}), "event");
    Program other;
    other.environment.session.clock = core::systemTime;
    const auto desks = [&] { return items(other.json({"desks", address}), "desks"); };
    const auto soon = [](const std::function<bool()> &question) {
        const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(20);
        while (!question() && std::chrono::steady_clock::now() < until)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        return question();
    };
    int looks = 0;
    program.environment.nextLook = [&] {
        if (++looks > 1)
            return false;
        CHECK(soon([&] { return !desks().empty(); }));
        const auto present = desks();
        REQUIRE(present.size() == 1);
        CHECK(text(present.front(), "desk") == "hall");
        CHECK(text(present.front(), "actor") == "tester");
        CHECK(truth(present.front(), "here"));
        CHECK_FALSE(truth(present.front(), "readsOnly"));
        const auto copy =
            program.environment.sharedFolder / (address.substr(address.find('#') + 1) + ".arbiter");
        CHECK(soon(
            [&] { return other({"verify", copy.string(), "--same-as", address}).status == 0; }));
        return true;
    };
    CHECK(program({"serve", address, "--port", "0", "--bind", "127.0.0.1"}).status == 0);
    CHECK(looks == 2);
    CHECK(desks().empty()); // it said goodbye
    // A program that acts once and ends is no desk.
    program.done({"pair", address});
    CHECK(desks().empty());
}

TEST_CASE("A desk that serves phones goes on while the server of the event is away")
{
    if (!support::PostgresServer::installed())
        return;
    support::PostgresServer server({"-c", "fsync=off"});
    server.run("CREATE DATABASE cup", "postgres");
    Program program;
    program.environment.session.clock = core::systemTime;
    program.environment.sharedFolder = program.folder() / "shared";
    const std::string address =
        text(program.json({"share", program.event({"Ada", "Ben"}), server.address()}), "event");
    int looks = 0;
    program.environment.nextLook = [&] {
        if (++looks == 3)
            server.kill();
        if (looks == 6)
            server.start();
        std::this_thread::sleep_for(std::chrono::milliseconds(200));
        return looks < 9;
    };
    const Answered served = program({"serve", address, "--port", "0", "--bind", "127.0.0.1"});
    INFO(served.err);
    CHECK(served.status == 0);
    CHECK(looks == 9);
    program.done({"pair", address});
}

#endif

TEST_CASE("Without the client library of a database every command says what it lacks")
{
    if (app::canShareEvents())
        return; // tests/storage/shared_absent_test.cpp asks for what lies below in every build
    Program program;
    program.environment.nextLook = [] { return false; }; // it may serve
    const std::string address = "postgresql://ada@desk-1/cup";
    const std::string event = program.event({"Ada", "Ben"});
    for (const std::vector<std::string> &args : std::vector<std::vector<std::string>>{
             {"log", address},
             {"pair", address},
             {"desks", address},
             {"serve", address, "--port", "0"},
             {"new", address, "--name", "Sunday"},
             {"share", event, address},
             {"copy", address, "-o", program.file("copy.arbiter")},
             {"verify", event, "--same-as", address}}) {
        CAPTURE(args.front());
        const Answered refused = program(args);
        CHECK(refused.status == 3);
        CHECK(refused.err.find(address) != std::string::npos);
        CHECK(refused.err.find("without PostgreSQL's client library") != std::string::npos);
        CHECK(std::ranges::count(refused.err, '\n') == 1);
        CHECK(refused.out.empty());
    }
}
