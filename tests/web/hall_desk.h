// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/hall/phone_desk.h"
#include "app/session/session.h"
#include "tournament/results/result_notation.h"
#include "web/hall_server.h"
#include "web/phone.h"

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
            show();
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
        server->awaitRules();
    }
    void show()
    {
        if (!phones)
            return server->show(hall());
        REQUIRE(phones->refresh());
        server->show(*phones);
    }
    /// The same with phones that may come in.
    void admit(web::HallOptions options = {})
    {
        phones.emplace(*session, options.cards);
        REQUIRE(phones->refresh());
        serve(std::move(options));
        server->show(*phones);
    }
    /// A card of this player, or a code of the staff: what the phone's cookie holds.
    [[nodiscard]] std::string card(const char *name)
    {
        const auto player = tournament::findPlayer(session->event(), name)->id;
        std::string secret = phones->printCards({player}, false).value().at(player);
        show();
        return secret;
    }
    [[nodiscard]] std::string staff(app::HallRole role, const char *name)
    {
        std::string secret = phones->admitStaff(role, name).value();
        show();
        return secret;
    }
    [[nodiscard]] std::string cookie(const std::string &secret) const
    {
        return "Cookie: arbiter-" + session->uuid() + '=' + secret + "\r\n";
    }
    /// The whole answer, while the desk does what it is asked for.
    [[nodiscard]] std::string told(const std::string &request, const std::string &secret,
                                   const std::string &body = {}, const std::string &more = {})
    {
        Phone phone(port());
        std::string text = request + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port())
            + "\r\nConnection: close\r\n" + (secret.empty() ? "" : cookie(secret)) + more;
        if (!body.empty())
            text += "Content-Length: " + std::to_string(body.size()) + "\r\n";
        phone.say(text + "\r\n" + body);
        std::string heard;
        for (int i = 0; i < 200; ++i) {
            while (server->work(*phones))
                ;
            const std::string news = phone.hear({}, 20);
            if (news.empty() && !heard.empty())
                break;
            heard += news;
        }
        return heard;
    }
    [[nodiscard]] std::string get(const std::string &path, const std::string &secret)
    {
        return told("GET " + path, secret);
    }
    /// A form as the page of this path shows it, with these fields of one's own.
    [[nodiscard]] std::string post(const std::string &path, const std::string &secret,
                                   const std::string &fields)
    {
        return told("POST " + path, secret,
                    "token=t" + std::to_string(++m_tokens)
                        + "&seen=" + std::to_string(session->seal()->seq) + '&' + fields);
    }
    [[nodiscard]] std::uint16_t port() const { return server->port(); }

    std::filesystem::path folder;
    std::unique_ptr<app::Session> session;
    std::optional<app::PhoneDesk> phones;
    std::unique_ptr<web::HallServer> server;
    int m_tokens = 0;
};

} // namespace web_tests
