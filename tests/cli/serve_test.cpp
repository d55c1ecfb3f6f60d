// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"

#include "core/json.h"
#include "web/hosts.h"
#include "web/phone.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <functional>
#include <sstream>
#include <vector>

namespace {

/// Serves, and goes through what happens between two looks at the event.
struct Served : Program {
    std::string cup;
    std::vector<std::function<void()>> happenings;
    std::ostringstream out;
    std::ostringstream err;

    Served() : cup(event({"Ada", "Ben", "Cleo", "Dan"}))
    {
        environment.session.clock = core::systemTime; // read by two threads
        environment.nextLook = [this, next = std::size_t{0}]() mutable {
            if (next == happenings.size())
                return false;
            happenings[next++]();
            return true;
        };
    }
    int serve(std::vector<std::string> more = {}, const std::string &asked = "0")
    {
        std::vector<std::string> args{"serve", cup, "--port", asked, "--bind", "127.0.0.1"};
        args.insert(args.end(), more.begin(), more.end());
        std::istringstream in;
        return cli::run(args, in, out, err, environment);
    }
    /// Of the address that was printed.
    [[nodiscard]] std::uint16_t port() const
    {
        const std::string text = out.str();
        const auto colon = text.rfind(':');
        REQUIRE(colon != std::string::npos);
        return static_cast<std::uint16_t>(std::stoi(text.substr(colon + 1)));
    }
};

} // namespace

TEST_CASE_METHOD(Served, "Phones see what another program does, at its next look")
{
    using web_tests::ask;
    using web_tests::has;
    happenings = {[&] {
                      CHECK(has(ask(port(), "GET /"), "The pairings will be shown here."));
                      done({"pair", cup});
                  },
                  [&] {
                      CHECK(has(ask(port(), "GET /"), "<b>Cleo</b>"));
                      done({"undo", cup});
                  },
                  [&] { CHECK_FALSE(has(ask(port(), "GET /"), "Cleo")); }};
    CHECK(serve({"--name", "cup.example"}) == 0);
    CHECK(out.str().find("http://cup.example:") == 0);
    CHECK(out.str().find("http://127.0.0.1:") != std::string::npos);
    CHECK(err.str().empty());
}

TEST_CASE_METHOD(Served, "A port that is taken is said in one sentence, and the next one serves")
{
    happenings = {[&] {
        Served other;
        other.happenings = {[&] { CHECK(other.port() > port()); }};
        CHECK(other.serve({}, std::to_string(port())) == 0);
        CHECK(other.out.str().find("Port " + std::to_string(port()) + " is taken; this is port ")
              == 0);
    }};
    CHECK(serve() == 0);
}

TEST_CASE_METHOD(Served, "Serving ends in a sentence where there is no such address or event")
{
    const Answered odd = (*this)({"serve", cup, "--bind", "nowhere"});
    CHECK(odd.status == 2);
    CHECK(odd.err.find("is no address of this machine") != std::string::npos);
    CHECK((*this)({"serve", file("none.arbiter"), "--port", "0"}).status != 0);
}

TEST_CASE_METHOD(Served, "The addresses hand nothing on to the terminal")
{
    CHECK(serve({"--name", "cup\x1b]0;x\x07\nhttp://evil"}) == 0);
    CHECK(out.str().find('\x1b') == std::string::npos);
    CHECK(out.str().find("\nhttp://evil") == std::string::npos);
    CHECK(out.str().find("http://cup") == 0);
}

TEST_CASE_METHOD(Served, "Codes of the staff are told once, and lead to their phones")
{
    using web_tests::ask;
    using web_tests::has;
    happenings = {[&] {
        const std::string text = out.str();
        const auto from = text.find("/in/");
        REQUIRE(from != std::string::npos);
        const std::string path = text.substr(from, 36);
        const auto colon = text.find("127.0.0.1:");
        const auto there = static_cast<std::uint16_t>(std::stoi(text.substr(colon + 10)));
        CHECK(has(ask(there, "GET " + path), "Continue as Jo"));
        CHECK(has(ask(there, "GET /register"), "Name you play under"));
    }};
    CHECK(serve({"--judge", "Jo", "--open-registration"}) == 0);
    CHECK(out.str().find("Jo, judge\n    http://127.0.0.1:") != std::string::npos);
    CHECK(serve({"--judge", " "}) == 2);
}

TEST_CASE_METHOD(Served, "A certificate that is none is refused in one sentence")
{
    for (const auto &[options, words] :
         {std::pair{std::vector<std::string>{"--certificate", cup}, "go together"},
          {{"--key", cup}, "go together"},
          {{"--certificate", cup, "--key", cup}, "do not fit or cannot be read: both are PEM"},
          {{"--certificate", file("none.pem"), "--key", cup}, "none.pem"}}) {
        std::vector<std::string> args{"serve", cup, "--port", "0"};
        args.insert(args.end(), options.begin(), options.end());
        const Answered refused = (*this)(args);
        CAPTURE(refused.err);
        CHECK(refused.status == 2);
        CHECK(refused.err.find(words) != std::string::npos);
        CHECK(std::ranges::count(refused.err, '\n') == 1);
        CHECK(refused.out.empty());
    }
}

TEST_CASE_METHOD(Served, "A program is told the addresses as a document")
{
    CHECK(serve({"--json", "--scorekeeper", "Gus"}) == 0);
    const auto told = core::parseJson(out.str());
    REQUIRE(told);
    CHECK(told->find("addresses")->asArray()->front().asString()->starts_with("http://127.0.0.1:"));
    CHECK(told->find("port")->asInteger());
    CHECK(*told->find("staff")->asArray()->front().find("role")->asString() == "scorekeeper");
}

TEST_CASE_METHOD(Served, "The addresses that are told are such as a phone can ask for")
{
    for (const char *every : {"0.0.0.0", "::", "0:0:0:0:0:0:0:0"}) {
        CAPTURE(every);
        Served other;
        std::istringstream in;
        const std::vector<std::string> args{"serve", other.cup, "--port",      "0",     "--bind",
                                            every,   "--name",  "cup.example", "--json"};
        if (cli::run(args, in, other.out, other.err, other.environment) != 0)
            continue; // no IPv6 here
        const auto told = core::parseJson(other.out.str());
        REQUIRE(told);
        const auto &addresses = *told->find("addresses")->asArray();
        const std::string port = ':' + std::to_string(*told->find("port")->asInteger()) + '/';
        const auto known = web::reachableAddresses();
        const bool six = std::string_view(every).find(':') != std::string_view::npos;
        CHECK(std::ssize(addresses)
              == 1 + std::ranges::count_if(known, [&](const std::string &address) {
                     return six || !address.starts_with('[');
                 }));
        CHECK(*addresses.front().asString() == "http://cup.example" + port);
        for (const core::Json &address : addresses) {
            CHECK(address.asString()->find("//0.0.0.0") == std::string::npos);
            CHECK(address.asString()->find("[::]") == std::string::npos);
            CHECK(address.asString()->ends_with(port));
        }
    }
    environment.nextLook = [] { return false; };
    std::istringstream in;
    const std::vector<std::string> six{"serve", cup, "--port", "0", "--bind", "::1", "--json"};
    if (cli::run(six, in, out, err, environment) != 0)
        return;
    const auto told = core::parseJson(out.str());
    REQUIRE(told);
    CHECK(*told->find("addresses")->asArray()->front().asString()
          == "http://[::1]:" + std::to_string(*told->find("port")->asInteger()) + '/');
}
