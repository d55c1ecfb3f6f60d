// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// More connections than there are places, against the running server with its own limits.
#include "web/hall_desk.h"

#include "support/child_process.h"

#include <array>
#include <list>
#include <thread>

#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

using namespace web_tests;
using namespace std::chrono_literals;

namespace {

constexpr std::size_t most = 970;
constexpr std::size_t kept = 30;

/// Both ends of every connection are files of this process.
bool mayOpen(rlim_t files)
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_max < files)
        return false;
    limit.rlim_cur = std::max(limit.rlim_cur, files);
    return ::setrlimit(RLIMIT_NOFILE, &limit) == 0;
}

struct Crowded : HallDesk {
    Crowded()
    {
        enter({"Ada", "Ben"});
        act(tournament::PairRound{});
        const web::HallOptions options;
        REQUIRE(options.server.limits.most == most);
        REQUIRE(options.server.limits.kept == kept);
        admit(options);
        judge = staff(app::HallRole::Judge, "Jo");
    }
    /// Somebody who hears what happens, or does not get in.
    bool listens(std::list<Phone> &phonesThere, const std::string &secret = {})
    {
        phonesThere.emplace_back(port());
        phonesThere.back().say("GET /live HTTP/1.1\r\nHost: localhost:" + std::to_string(port())
                               + "\r\n" + (secret.empty() ? "" : cookie(secret)) + "\r\n");
        return has(phonesThere.back().hear("event: mark\n"), "event: mark\n");
    }
    /// How many of them hear of an act at the desk.
    std::size_t hearing(std::list<Phone> &there)
    {
        enter({("Late " + std::to_string(++m_late)).c_str()});
        const std::string news = "data: " + std::to_string(session->seal()->seq) + "\n";
        std::size_t count = 0;
        for (Phone &phone : there)
            count += has(phone.hear(news), news) ? 1 : 0;
        return count;
    }
    std::string judge;

private:
    int m_late = 0;
};

} // namespace

TEST_CASE_METHOD(Crowded, "Of 2,000 connections the live are served, and idle strangers go first")
{
    if (!mayOpen(6000)) {
        WARN("skipped: this system lets nobody open 6,000 files");
        return;
    }
    std::list<Phone> live;
    for (int i = 0; i < 300; ++i)
        REQUIRE(listens(live));
    std::list<Phone> strangers;
    for (int i = 0; i < 1700; ++i) {
        strangers.emplace_back(port());
        if (i % 3 == 0) // says a little and no more
            strangers.back().say("GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ");
    }
    // Before the deadline of anybody: who asks is served, and strangers went for it.
    CHECK(has(ask(port(), "GET /"), "HTTP/1.1 200"));
    CHECK(has(get("/judge", judge), "HTTP/1.1 200"));
    CHECK(server->live() == 300);
    CHECK(hearing(live) == 300);
    std::size_t closed = 0;
    for (Phone &phone : strangers)
        closed += phone.isClosed(0) ? 1 : 0;
    CHECK(closed >= 2000 - most - kept);
    // The oldest of them, and not those who have just come.
    CHECK(strangers.front().isClosed(0));
    CHECK_FALSE(strangers.back().isClosed(0));
}

TEST_CASE_METHOD(Crowded,
                 "Where 970 are live, 30 of the staff come in, and nobody who is live goes")
{
    if (!mayOpen(6000)) {
        WARN("skipped: this system lets nobody open 6,000 files");
        return;
    }
    std::list<Phone> live;
    for (std::size_t i = 0; i < most; ++i)
        REQUIRE(listens(live));
    std::list<Phone> strangers;
    CHECK_FALSE(listens(strangers));
    CHECK(has(ask(port(), "GET /"), "HTTP/1.1 503"));
    // They crowd at the door, and the staff comes through.
    for (int i = 0; i < 500; ++i)
        strangers.emplace_back(port());
    std::list<Phone> staff;
    for (std::size_t i = 0; i < kept; ++i)
        REQUIRE(listens(staff, judge));
    CHECK(server->live() == most + kept);
    std::list<Phone> more;
    CHECK_FALSE(listens(more, judge));
    CHECK(hearing(live) == most);
    CHECK(hearing(staff) == kept);
    // As soon as somebody leaves, there is room.
    live.pop_front();
    staff.pop_front();
    CHECK(hearing(live) == most - 1);
    std::list<Phone> nobody;
    for (int i = 0; i < 100 && server->live() > most + kept - 2; ++i) {
        std::this_thread::sleep_for(20ms);
        (void)hearing(nobody); // who has gone is noticed when there is something to tell
    }
    CHECK(has(get("/judge", judge), "HTTP/1.1 200"));
}

TEST_CASE_METHOD(Crowded, "A newcomer has time to say who he is while others crowd at the door")
{
    server.reset();
    web::HallOptions options;
    options.server.limits.most = 5;
    admit(options);
    std::list<Phone> live;
    for (int i = 0; i < 5; ++i)
        REQUIRE(listens(live));
    Phone slow(port());
    std::list<Phone> strangers;
    for (int i = 0; i < 12; ++i)
        strangers.emplace_back(port());
    slow.say("GET /judge HTTP/1.1\r\nHost: localhost:" + std::to_string(port()) + "\r\n"
             + cookie(judge) + "\r\n");
    CHECK(has(slow.hear("</html>"), "HTTP/1.1 200"));
    CHECK(server->live() == 5);
}

TEST_CASE("A hall full of strangers leaves the desk files to open")
{
    // The server is a process of its own, that may open 400 files and no more.
    std::array<int, 2> told{};
    REQUIRE(::pipe2(told.data(), O_CLOEXEC) == 0);
    std::array<int, 2> full{};
    REQUIRE(::pipe2(full.data(), O_CLOEXEC) == 0);
    const pid_t child = support::startChild([&]() -> int {
        ::close(full[1]);
        const rlimit few{400, 400};
        if (::setrlimit(RLIMIT_NOFILE, &few) != 0)
            return support::childCannot;
        HallDesk desk;
        desk.enter({"Ada", "Ben"});
        desk.admit();
        const std::uint16_t port = desk.port();
        if (::write(told[1], &port, sizeof port) != sizeof port)
            return 1;
        char sign = 0;
        (void)::read(full[0], &sign, 1); // the strangers are there
        const bool acts = desk.session->perform(tournament::PairRound{}).has_value();
        const auto copy = desk.folder / "copy.arbiter";
        return acts && desk.session->saveCopy(copy) ? 0 : 2;
    });
    ::close(told[1]);
    std::uint16_t port = 0;
    REQUIRE(::read(told[0], &port, sizeof port) == sizeof port);
    std::list<Phone> strangers;
    for (int i = 0; i < 600; ++i)
        strangers.emplace_back(port);
    CHECK(has(ask(port, "GET /"), "HTTP/1.1 200"));
    ::close(full[1]);
    const int status = support::statusOf(child);
    ::close(full[0]);
    ::close(told[0]);
    if (status != support::childCannot)
        CHECK(status == 0);
}
