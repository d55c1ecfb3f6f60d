// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The desk is never held up: what its acts take with 300 phones in the hall, and while the network
// under them dies, against a desk that nobody listens to. Ratios of one run, because a machine that
// is busy is slow for both.
#include "web/hall_desk.h"

#include "support/web_crowd.h"

#include <algorithm>
#include <atomic>
#include <cstring>
#include <list>
#include <mutex>
#include <ranges>
#include <thread>

#include <net/if.h>
#include <netinet/in.h>
#include <sched.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace web_tests;
using namespace std::chrono_literals;

namespace {

constexpr int seated = 40;
constexpr int listening = 300;
constexpr int acts = 40;
/// A desk that waited for phones, or made their pages, would take a hundred times as long.
constexpr double mostTimes = 4;

/// An event in its first round, where each result comes in, is corrected and corrected again.
struct Paced : HallDesk {
    Paced()
    {
        tournament::AddPlayers command;
        for (int i = 0; i < seated; ++i) {
            command.players.emplace_back();
            command.players.back().name = "Player " + std::to_string(i);
        }
        act(command);
        act(tournament::PairRound{});
    }
    /// One result as the window takes it: act, inbox, phones; seconds, less than 0: refused.
    double timed()
    {
        const int table = m_acts % (seated / 2) + 1;
        const char *words = m_acts++ / (seated / 2) % 2 == 0 ? "2-0" : "0-2";
        const auto read = tournament::readResult(session->event(), 1, table, words);
        if (!read)
            return -1;
        const double begin = support::monotonic();
        if (!session->perform(*read) || !phones->refresh())
            return -1;
        if (server)
            server->show(*phones);
        return support::monotonic() - begin;
    }

private:
    int m_acts = 0;
};

double median(std::vector<double> &seconds)
{
    std::ranges::sort(seconds);
    return seconds[seconds.size() / 2];
}

/// Desks in turn, so that what else the machine does is the same for both.
struct Compared {
    std::vector<double> alone;
    std::vector<double> crowded;

    void measure(Paced &quiet, Paced &busy)
    {
        alone.clear();
        crowded.clear();
        for (int i = 0; i < acts; ++i) {
            alone.push_back(quiet.timed());
            crowded.push_back(busy.timed());
            // The second comes while phones still ask for what the first has changed.
            crowded.push_back(busy.timed());
            std::this_thread::sleep_for(20ms);
        }
    }
    [[nodiscard]] bool allDone() const
    {
        return std::ranges::min(alone) >= 0 && std::ranges::min(crowded) >= 0;
    }
    [[nodiscard]] double times() { return median(crowded) / median(alone); }
};

/// 300 phones in a thread of their own, that show what they hear of and ask anew.
class Phones {
public:
    explicit Phones(Paced &desk)
    {
        std::vector<support::Crowd::Look> looks;
        for (int i = 0; i < listening; ++i)
            looks.push_back({i % 2 == 0 ? "/" : "/standings", {}});
        m_crowd = std::make_unique<support::Crowd>(desk.port(), looks, 0);
        (void)m_crowd->storm();
        m_thread = std::thread([this] {
            while (!m_leave) {
                if (!m_deaf)
                    stay();
                std::this_thread::sleep_for(1ms);
            }
        });
    }
    Phones(const Phones &) = delete;
    Phones &operator=(const Phones &) = delete;
    ~Phones() { stop(); }

    void stop()
    {
        m_leave = true;
        if (m_thread.joinable())
            m_thread.join();
    }
    /// They keep their connections and read nothing of what comes.
    void turnDeaf() { m_deaf = true; }
    /// How many heard of this act, or of a later one.
    [[nodiscard]] std::size_t thatHeard(std::int64_t revision)
    {
        const std::scoped_lock lock(m_mutex);
        return static_cast<std::size_t>(std::ranges::count_if(m_crowd->news, [&](const auto &all) {
            return std::ranges::any_of(all,
                                       [&](const auto &seen) { return seen.revision >= revision; });
        }));
    }

private:
    void stay()
    {
        const std::scoped_lock lock(m_mutex);
        m_crowd->stay(0.02, 0);
    }

    std::unique_ptr<support::Crowd> m_crowd;
    std::mutex m_mutex; ///< of it
    std::atomic<bool> m_leave = false;
    std::atomic<bool> m_deaf = false;
    std::thread m_thread;
};

void prepare(Paced &quiet, Paced &busy)
{
    quiet.phones.emplace(*quiet.session);
    REQUIRE(quiet.phones->refresh());
    busy.admit();
}

bool setLoopback(bool up)
{
    const int socket = ::socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    ifreq request{};
    std::memcpy(request.ifr_name, "lo", 3);
    bool done = ::ioctl(socket, SIOCGIFFLAGS, &request) == 0;
    const int flags = up ? request.ifr_flags | IFF_UP : request.ifr_flags & ~IFF_UP;
    request.ifr_flags = static_cast<short>(flags);
    done = done && ::ioctl(socket, SIOCSIFFLAGS, &request) == 0;
    ::close(socket);
    return done;
}

/// A thread with a network of its own, that can be cut; false: the system gives nobody one.
bool inOwnNetwork(const std::function<void()> &work)
{
    bool done = false;
    std::thread([&] {
        if (::unshare(CLONE_NEWNET) != 0 || !setLoopback(true))
            return;
        done = true;
        work();
    }).join();
    return done;
}

} // namespace

TEST_CASE("The desk keeps its pace with 300 phones in the hall, also when none of them reads on")
{
    Paced quiet;
    Paced busy;
    prepare(quiet, busy);
    Phones phones(busy);
    CHECK(busy.server->live() == listening);
    Compared compared;
    compared.measure(quiet, busy);
    REQUIRE(compared.allDone());
    CAPTURE(compared.times());
    CHECK(compared.times() < mostTimes);
    const double end = support::monotonic() + 90; // on a busy machine they read later than it acts
    while (support::monotonic() < end && phones.thatHeard(2 + acts) < listening)
        std::this_thread::sleep_for(50ms);
    phones.turnDeaf();
    std::this_thread::sleep_for(50ms);
    compared.measure(quiet, busy);
    REQUIRE(compared.allDone());
    CAPTURE(compared.times());
    CHECK(compared.times() < mostTimes);
    phones.stop();
    CHECK(phones.thatHeard(2 + acts) == listening);
}

TEST_CASE("The desk keeps its pace while the network dies, and phones hear again when it is back")
{
    Paced quiet;
    Paced busy;
    prepare(quiet, busy);
    busy.server.reset();
    Compared compared;
    std::size_t heard = 0;
    std::size_t heardMeanwhile = 0;
    std::size_t live = 0;
    const bool had = inOwnNetwork([&] {
        busy.serve();
        busy.show();
        Phones phones(busy);
        live = busy.server->live();
        setLoopback(false);
        compared.measure(quiet, busy);
        const std::int64_t last = busy.session->seal()->seq;
        const std::int64_t first = last - 2 * acts + 1;
        heardMeanwhile = phones.thatHeard(first);
        setLoopback(true);
        const double end = support::monotonic() + 20;
        while (support::monotonic() < end && heard < listening) {
            std::this_thread::sleep_for(200ms);
            heard = phones.thatHeard(last);
        }
        phones.stop();
        busy.server.reset();
    });
    if (!had) {
        WARN("skipped: this system gives a test no network of its own");
        return;
    }
    CHECK(live == listening);
    REQUIRE(compared.allDone());
    CAPTURE(compared.times());
    CHECK(compared.times() < mostTimes);
    CHECK(heardMeanwhile == 0); // it was dead
    CHECK(heard == listening);
}

TEST_CASE_METHOD(HallDesk, "Phones that left the network without a word hold no place for long")
{
    enter({"Ada", "Ben"});
    std::size_t before = 0;
    std::size_t after = 99;
    const bool had = inOwnNetwork([&] {
        web::HallOptions options;
        options.server.limits.gone = 500ms;
        serve(options);
        std::list<Phone> there;
        for (int i = 0; i < 20; ++i) {
            there.emplace_back(port());
            there.back().say("GET /live HTTP/1.1\r\nHost: localhost:" + std::to_string(port())
                             + "\r\n\r\n");
            (void)there.back().hear("data: ");
        }
        before = server->live();
        setLoopback(false);
        for (int i = 0; i < 100 && after != 0; ++i) {
            enter({("Late " + std::to_string(i)).c_str()}); // there is something to tell
            std::this_thread::sleep_for(100ms);
            after = server->live();
        }
        server.reset();
    });
    if (!had) {
        WARN("skipped: this system gives a test no network of its own");
        return;
    }
    CHECK(before == 20);
    CHECK(after == 0);
}
