// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"
#include "tournament/results/result_notation.h"
#include "web/hall_server.h"

#include <catch2/catch.hpp>
#include <filesystem>

namespace web_tests {

/// An event in a folder that goes with the test, and the hall that shows it.
struct HallDesk {
    HallDesk()
    {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "arbiter-hall-XXXXXX").string();
        REQUIRE(mkdtemp(pattern.data()));
        folder = pattern;
        app::Environment environment;
        environment.actor = "Fay";
        tournament::CreateEvent first;
        first.details.name = "Saturday";
        first.profile = tournament::profiles().front();
        first.seed = 7;
        auto created = app::Session::create(folder / "saturday.arbiter", first, environment);
        REQUIRE(created);
        session = std::move(*created);
    }
    ~HallDesk()
    {
        server.reset();
        session.reset();
        std::error_code ignored;
        std::filesystem::remove_all(folder, ignored);
    }
    HallDesk(const HallDesk &) = delete;
    HallDesk &operator=(const HallDesk &) = delete;

    void enter(std::initializer_list<const char *> names)
    {
        tournament::AddPlayers command;
        for (const char *name : names) {
            command.players.emplace_back();
            command.players.back().name = name;
        }
        act(command);
    }
    void act(const tournament::Command &command)
    {
        REQUIRE(session->perform(command));
        if (server)
            server->show(hall());
    }
    void report(int round, int table, const char *words)
    {
        auto read = tournament::readResult(session->event(), round, table, words);
        REQUIRE(read);
        act(*read);
    }
    [[nodiscard]] web::Hall hall() const
    {
        return web::hallOf(session->event(), session->seal()->seq, session->wallTime());
    }
    /// On a port that is free.
    void serve(web::HallOptions options = {})
    {
        auto started = web::HallServer::start(options, hall());
        REQUIRE(started);
        server = std::move(*started);
    }
    [[nodiscard]] std::uint16_t port() const { return server->port(); }

    std::filesystem::path folder;
    std::unique_ptr<app::Session> session;
    std::unique_ptr<web::HallServer> server;
};

} // namespace web_tests
