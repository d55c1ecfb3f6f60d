// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The hall of a large event on phones: 300 players who came in by their cards and listen, results
// that come in at the desk, visitors beside them, and everybody coming back at once. The phones are
// a process of their own, so that the memory of this one is that of the desk and its server.
#include "played_event.h"

#include "app/hall/phone_desk.h"
#include "support/web_crowd.h"
#include "tournament/results/result_notation.h"
#include "web/hall_server.h"

#include <array>
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <new>
#include <thread>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

namespace {

using support::Crowd;
using support::monotonic;

constexpr int players = manyPlayers;
constexpr int rounds = manyRounds;
constexpr int visitors = 50;
constexpr double rate = 1000;
constexpr int storms = 3;
constexpr int results = 60; ///< reported at the desk
constexpr double secondsBetweenResults = 0.25;
constexpr double secondsOfVisits = 15;

/// What desk and phones tell each other.
struct Shared {
    std::atomic<int> port = 0;
    std::atomic<bool> watching = false; ///< the phones are there: results may come
    std::atomic<bool> reported = false; ///< all of them
    std::atomic<bool> done = false;
    std::array<std::atomic<std::int64_t>, results> revision{};
    std::array<std::atomic<double>, results> entered{}; ///< when the TO pressed Enter
    /// What the browsers of those who came in send; there before the port is.
    std::array<std::array<char, 128>, players> cookies{};
};

void check(bool holds, const char *what)
{
    if (holds)
        return;
    std::fprintf(stderr, "%s\n", what);
    std::exit(1);
}

/// Whether the phones are still there: who failed has said why.
bool isAlive(pid_t phones) { return ::waitpid(phones, nullptr, WNOHANG) == 0; }

void rest(double seconds) { std::this_thread::sleep_for(std::chrono::duration<double>(seconds)); }

/// Megabytes that this process holds, or has ever held.
double memory(const char *which)
{
    std::ifstream status("/proc/self/status");
    for (std::string line; std::getline(status, line);)
        if (line.starts_with(which))
            return std::strtod(line.c_str() + std::char_traits<char>::length(which), nullptr)
                / 1024;
    return 0;
}

/// What both players of every table said by phone in each round but the last.
void fillInbox(const app::Session &session)
{
    auto &inbox = session.journal().inbox();
    for (const auto &round : session.event().rounds)
        for (const auto &match : round.matches)
            for (const auto player : {match.p1, match.p2.value_or(match.p1)}) {
                if (round.number == rounds)
                    continue;
                app::ItemContent content;
                content.text = "2-0";
                const auto kept =
                    inbox.add({app::InboxKind::Result,
                               std::to_string(round.number) + '/' + std::to_string(player.value),
                               "Somebody",
                               player,
                               round.number,
                               match.table,
                               {1},
                               1,
                               app::writeContent(content)});
                check(kept.has_value(), "the inbox keeps nothing");
                check(
                    inbox.settle(kept->id, {app::InboxState::Accepted, {}, {}, {1}, 0}).has_value(),
                    "the inbox settles nothing");
            }
}

/// A card for everybody, as his browser sends it.
void printCards(app::PhoneDesk &desk, Shared &shared)
{
    std::vector<tournament::PlayerId> all;
    for (const auto &player : desk.session().event().players)
        all.push_back(player.id);
    const auto cards = desk.printCards(all, false);
    check(cards.has_value() && cards->size() == players, "no cards");
    std::size_t next = 0;
    for (const auto &[player, secret] : *cards) {
        const std::string cookie = "arbiter-" + desk.session().uuid() + '=' + secret;
        check(cookie.size() < shared.cookies[next].size(), "a cookie is long");
        cookie.copy(shared.cookies[next++].data(), cookie.size());
    }
}

/// What phones look at: most at the own table, some at what everybody sees.
std::vector<Crowd::Look> looks(const Shared &shared)
{
    std::vector<Crowd::Look> all;
    for (int phone = 0; phone < players; ++phone) {
        const std::array<std::string, 6> some{
            "/me", "/me", "/?name=" + std::to_string(phone + 1), "/standings", "/", "/me/record"};
        const auto at = static_cast<std::size_t>(phone);
        all.push_back({some[at % some.size()], shared.cookies[at].data()});
    }
    return all;
}

/// How long after each result each phone was at that state or a later one.
std::vector<double> delays(const Crowd::Times &times, const Shared &shared)
{
    std::vector<double> all;
    for (const auto &phone : times)
        for (std::size_t i = 0; i < results; ++i) {
            const auto found = std::ranges::find_if(phone, [&](const Crowd::Seen &seen) {
                return seen.revision >= shared.revision[i];
            });
            check(found != phone.end(), "a phone never saw a result");
            all.push_back(found->when - shared.entered[i]);
        }
    return all;
}

int walk(Shared &shared)
{
    while (shared.port == 0)
        rest(0.01);
    Crowd crowd(static_cast<std::uint16_t>(shared.port.load()), looks(shared), visitors);
    std::vector<double> storm;
    for (int i = 0; i < storms; ++i)
        storm.push_back(crowd.storm());
    crowd.forget();
    shared.watching = true;
    while (!shared.reported)
        crowd.stay(0.1, 0);
    crowd.stay(1, 0);
    print("hall: a result is known to 300 phones", delays(crowd.news, shared), 100);
    print("hall: a result is seen on 300 phones", delays(crowd.shown, shared), 100);
    crowd.stay(secondsOfVisits, rate);
    const auto asked = static_cast<double>(crowd.answers.size());
    print("hall: an answer at 1,000 requests a second", crowd.answers, 20);
    std::printf("%-44s %8.0f a second\n", "hall: answers", asked / secondsOfVisits);
    check(crowd.refused == 0, "requests were refused");
    print("hall: 300 phones come back at once", storm, 3000);
    shared.done = true;
    return 0;
}

/// A result at the desk; how long the desk was busy with it.
double report(app::Session &session, std::size_t i)
{
    const int table = static_cast<int>(i) % (players / 2) + 1;
    const auto report =
        tournament::readResult(session.event(), rounds, table, i % 2 == 0 ? "2-0" : "0-2");
    check(report.has_value(), "a result cannot be read");
    const double begin = monotonic();
    check(session.perform(*report).has_value(), "a result is refused");
    return monotonic() - begin;
}

void desk(Shared &shared, const std::filesystem::path &folder, pid_t phones)
{
    const auto session = playedEvent(folder / "large.arbiter");
    fillInbox(*session);
    std::vector<double> quiet;
    for (std::size_t i = 0; i < results; ++i)
        quiet.push_back(report(*session, i + 1));
    std::ofstream("/proc/self/clear_refs") << "5"; // what making the event took is not the hall's
    const double alone = memory("VmRSS:");

    auto cards = app::CardStore::open({});
    check(cards.has_value(), "no cards");
    app::PhoneDesk inbox(*session, &*cards);
    check(inbox.refresh().has_value(), "the inbox cannot be read");
    printCards(inbox, shared);
    web::HallOptions options;
    options.cards = &*cards;
    auto server = web::HallServer::start(
        options, web::hallOf(session->event(), session->seal()->seq, session->wallTime()));
    check(server.has_value(), "no server");
    (*server)->show(inbox);
    shared.port = (*server)->port();
    while (!shared.watching && isAlive(phones))
        rest(0.01);
    std::vector<double> acts;
    std::vector<double> shows;
    for (std::size_t i = 0; i < results; ++i) {
        rest(secondsBetweenResults);
        shared.entered[i] = monotonic();
        acts.push_back(report(*session, i));
        shared.revision[i] = session->seal()->seq;
        const double begin = monotonic();
        check(inbox.refresh().has_value(), "the inbox cannot be read");
        (*server)->show(inbox);
        shows.push_back(monotonic() - begin);
    }
    shared.reported = true;
    while (!shared.done && isAlive(phones))
        rest(0.01);
    print("hall: an act at the desk, nobody in the hall", quiet, 20);
    print("hall: the same with 300 phones", acts, 20);
    print("hall: what the desk does to show it", shows, 20);
    constexpr double bar = 60;
    const double more = memory("VmHWM:") - alone;
    std::printf("%-44s %8.0f MB   bar %6.0f MB   %s\n", "hall: memory beyond the desk alone", more,
                bar, more < bar ? "reached" : "MISSED");
}

} // namespace

int main()
{
    void *place =
        ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    check(place != MAP_FAILED, "no memory");
    Shared &shared = *new (place) Shared;
    std::string pattern =
        (std::filesystem::temp_directory_path() / "arbiter-bench-XXXXXX").string();
    const std::filesystem::path folder = mkdtemp(pattern.data());
    const pid_t child = ::fork();
    if (child == 0) {
        const int status = walk(shared);
        std::fflush(stdout);
        ::_exit(status);
    }
    desk(shared, folder, child);
    ::waitpid(child, nullptr, 0);
    std::filesystem::remove_all(folder);
    return shared.done ? 0 : 1;
}
