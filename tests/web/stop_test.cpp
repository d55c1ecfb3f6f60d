// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The server ends in the middle of what phones send, by its own will and by force: whatever a phone
// was told is in is in the event.
#include "web/hall_desk.h"

#include "app/hall/item_sentences.h"
#include "core/digest.h"
#include "support/child_process.h"
#include "tournament/event/words.h"
#include "web/request.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <functional>
#include <map>
#include <random>
#include <ranges>
#include <thread>

#include <fcntl.h>

using namespace web_tests;
using namespace std::chrono_literals;

namespace {

constexpr int senderCount = 24;

/// What a phone said by one form.
struct Word {
    std::string what;
    int number = 0;
    std::string words; ///< of a result, as the inbox keeps them
};

/// One player's phone, which sends without a rest. No word repeats one of the last seven: the same
/// words said again while the first wait are the first (PhoneDesk::take), and an item of each word
/// that was told is what is looked for.
struct Sender {
    std::string secret;
    std::string path;                 ///< of the forms it sends
    std::string kind;                 ///< as the inbox knows it
    std::string table;                ///< of its player
    std::map<std::string, Word> said; ///< by token as the inbox knows it: ever
    std::vector<std::string> told;    ///< tokens of what it was told to be in, of late
    int next = 0;

    [[nodiscard]] std::string nextForm()
    {
        const std::string number = std::to_string(++next);
        Word word{{}, next, {}};
        if (kind == "call")
            word.what = "why=word" + number;
        else if (kind == "consents")
            word.what = consents();
        else
            word.what = result(word.words);
        said[token()] = word;
        return "token=t" + number + "&seen=3&" + word.what;
    }
    /// Eight, one after the other.
    [[nodiscard]] std::string consents() const
    {
        const auto is = [this](int bit) {
            return (next >> bit) % 2 == 0 ? std::string("yes") : std::string("no");
        };
        return "named=" + is(0) + "&photographed=" + is(1) + "&streamed=" + is(2);
    }
    /// Points of a game that ended at time: 49.
    [[nodiscard]] std::string result(std::string &words) const
    {
        constexpr int mostPoints = 7;
        const std::string corp = std::to_string(next % mostPoints);
        const std::string runner = std::to_string(next / mostPoints % mostPoints);
        words = "p1corp=corp p2corp=time:" + corp + '-' + runner;
        return "round=1&table=" + table + "&stood=&g1=corp&g2=time&g2c=" + corp + "&g2r=" + runner;
    }
    /// As the server makes it of the last form.
    [[nodiscard]] std::string token() const
    {
        return core::sha256(secret + '\n' + kind + "\nt" + std::to_string(next));
    }
};

/// Until nobody is there any more, or it has said as much as a phone may.
void send(Sender &sender, std::uint16_t port, const std::string &cookie, std::atomic<int> &told)
{
    constexpr int mostOfAMinute = 28;
    for (int i = 0; i < mostOfAMinute; ++i) {
        Phone line(port, "127.0.0.1", Phone::Must::Try);
        if (!line.isOpen())
            return;
        const std::string body = sender.nextForm();
        line.say("POST " + sender.path + " HTTP/1.1\r\nHost: localhost:" + std::to_string(port)
                 + "\r\n" + cookie + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n"
                 + body);
        if (!has(line.hear("\r\n\r\n", 25'000), "HTTP/1.1 303"))
            continue;
        sender.told.push_back(sender.token());
        ++told;
    }
}

/// When the server is to end: so many phones were told, and a little later. By that and not by the
/// clock alone, so that a busy machine is in the middle of it as well.
struct Moment {
    int told = 0;
    std::chrono::microseconds later{0};

    explicit Moment(std::mt19937 &random)
        : told(std::uniform_int_distribution<>(1, 30)(random))
        , later(std::uniform_int_distribution<>(0, 20'000)(random))
    {
    }
    void wait(const std::atomic<int> &heard, const std::function<void()> &meanwhile) const
    {
        const auto patience = std::chrono::steady_clock::now() + 20s;
        while (heard < told && std::chrono::steady_clock::now() < patience)
            meanwhile();
        for (const auto end = std::chrono::steady_clock::now() + later;
             std::chrono::steady_clock::now() < end;)
            meanwhile();
    }
};

struct Stopped : HallDesk {
    Stopped()
    {
        tournament::AddPlayers command;
        for (int i = 0; i < senderCount; ++i) {
            command.players.emplace_back();
            command.players.back().name = "Player " + std::to_string(i);
        }
        act(command);
        act(tournament::PairRound{});
        phones.emplace(*session);
        REQUIRE(phones->refresh());
        std::vector<tournament::PlayerId> all;
        for (const auto &player : session->event().players)
            all.push_back(player.id);
        const auto cards = phones->printCards(all, false);
        REQUIRE(cards);
        for (const auto &[player, secret] : *cards)
            addSender(player, secret);
        close();
    }
    void addSender(tournament::PlayerId player, const std::string &secret)
    {
        Sender sender;
        sender.secret = secret;
        constexpr std::array<std::pair<const char *, const char *>, 3> kinds{
            {{"/me/call", "call"}, {"/me/consent", "consents"}, {"/me/report", "result"}}};
        std::tie(sender.path, sender.kind) = kinds[senders.size() % kinds.size()];
        for (const auto &match : session->event().rounds.front().matches)
            if (match.p1 == player || match.p2 == player)
                sender.table = std::to_string(match.table);
        senders.push_back(sender);
    }
    /// Nothing of this process knows the event any more.
    void close()
    {
        uuid = session->uuid();
        server.reset();
        phones.reset();
        session.reset();
    }
    void open()
    {
        auto opened = app::Session::open(folder / "saturday.arbiter", {});
        REQUIRE(opened);
        session = std::move(*opened);
    }
    /// While they send, `end` ends the server: it is told how many were told by then.
    void sendUntil(std::uint16_t port, const std::function<void(const std::atomic<int> &)> &end)
    {
        std::atomic<int> told = 0;
        std::vector<std::thread> threads;
        for (Sender &sender : senders)
            threads.emplace_back([&sender, port, this, &told] {
                send(sender, port, "Cookie: arbiter-" + uuid + '=' + sender.secret + "\r\n", told);
            });
        end(told);
        for (std::thread &thread : threads)
            thread.join();
    }
    int sendToStopped(const Moment &moment)
    {
        open();
        admit();
        sendUntil(port(), [&](const std::atomic<int> &heard) {
            moment.wait(heard, [this] {
                if (!server->work(*phones, 4))
                    std::this_thread::sleep_for(1ms);
            });
            server.reset();
        });
        close();
        return checkTold();
    }
    /// A server of its own, as it is when the computer goes off.
    int sendToKilled(const Moment &moment)
    {
        std::array<int, 2> told{};
        REQUIRE(::pipe2(told.data(), O_CLOEXEC) == 0);
        const pid_t child = support::startChild([&]() -> int {
            open();
            admit();
            const std::uint16_t port = this->port();
            if (::write(told[1], &port, sizeof port) != sizeof port)
                return 1;
            for (;;)
                if (!server->work(*phones, 4))
                    std::this_thread::sleep_for(1ms);
        });
        ::close(told[1]);
        std::uint16_t port = 0;
        const bool serves = ::read(told[0], &port, sizeof port) == sizeof port;
        ::close(told[0]);
        if (serves)
            sendUntil(port, [&](const std::atomic<int> &heard) {
                moment.wait(heard, [] { std::this_thread::sleep_for(1ms); });
                ::kill(child, SIGKILL);
            });
        CHECK(support::statusOf(child) == -1);
        REQUIRE(serves);
        return checkTold();
    }
    /// How many were told; all of those are in the event, as whoever opens it now reads it.
    int checkTold()
    {
        open();
        app::PhoneDesk desk(*session);
        REQUIRE(desk.refresh());
        std::map<std::string, const app::InboxItem *> items;
        for (const auto &item : desk.items() | std::views::values)
            items.emplace(item.said.token, &item);
        int told = 0;
        for (Sender &sender : senders)
            for (const std::string &token : std::exchange(sender.told, {})) {
                ++told;
                if (!isIn(items, sender.said.at(token), token))
                    FAIL_CHECK("lost: " << sender.kind << ' ' << sender.said.at(token).number
                                        << '\n'
                                        << history(items, sender));
            }
        // Nothing came in twice, and the journal is what its chain says.
        CHECK(items.size() == desk.items().size());
        CHECK(session->journal().verify().problems == std::vector<std::string>{});
        clearTables();
        close();
        return told;
    }
    /// So that the phones report anew next time.
    void clearTables()
    {
        const auto matches = session->event().rounds.front().matches; // as each act replaces them
        for (const auto &match : matches)
            if (match.result)
                act(tournament::ClearResult{1, match.table, 0, false});
    }
    using Items = std::map<std::string, const app::InboxItem *>;
    /// All that this phone ever said and what became of it: to be read where something is lost.
    [[nodiscard]] static std::string history(const Items &items, const Sender &sender)
    {
        std::map<int, std::string> lines;
        for (const auto &[token, word] : sender.said) {
            const auto found = items.find(token);
            lines[word.number] = word.what
                + (found == items.end()
                       ? std::string(": not there")
                       : ": " + std::string(core::toWord(found->second->settled.state)) + ' '
                           + std::to_string(found->second->settled.at.milliseconds));
        }
        std::string text;
        for (const auto &[number, line] : lines)
            text += std::to_string(number) + ' ' + line + '\n';
        return text;
    }
    /// By the token of the form that was told, with what that form said.
    [[nodiscard]] bool isIn(const Items &items, const Word &word, const std::string &token) const
    {
        const auto found = items.find(token);
        if (found == items.end())
            return false;
        const app::InboxItem &item = *found->second;
        const auto content = app::readContent(item.said.content);
        return content && saysSo(item.said.kind, *content, word) && isWhole(item);
    }
    [[nodiscard]] static bool saysSo(app::InboxKind kind, const app::ItemContent &content,
                                     const Word &word)
    {
        using tournament::Consent;
        if (kind == app::InboxKind::Call)
            return "why=" + content.text == word.what;
        if (kind == app::InboxKind::Result)
            return content.text == word.words;
        const auto &consents = content.entry.consents;
        const auto is = [](Consent consent) { return std::string(core::toWord(consent)); };
        return "named=" + is(consents.named) + "&photographed=" + is(consents.photographed)
            + "&streamed=" + is(consents.streamed)
            == word.what;
    }
    /// What was accepted stands in the journal as well.
    [[nodiscard]] bool isWhole(const app::InboxItem &item) const
    {
        const std::int64_t entry = item.settled.entry;
        if (item.settled.state != app::InboxState::Accepted)
            return true;
        if (entry == 0) { // it said what stood there already
            const auto content = app::readContent(item.said.content);
            return item.said.kind == app::InboxKind::Result && content
                && app::standingResult(session->event(), item.said.round, item.said.table)
                == content->text;
        }
        const auto log = session->log();
        const auto line = std::ranges::find(log, entry, &app::LogLine::seq);
        return line != log.end() && has(line->actor, ", by phone");
    }
    std::vector<Sender> senders;
    std::string uuid;
};

} // namespace

TEST_CASE_METHOD(Stopped, "What phones were told is in is in, whenever the server is stopped")
{
    std::mt19937 random(2016);
    int told = 0;
    for (int i = 0; i < 8; ++i)
        told += sendToStopped(Moment(random));
    CHECK(told >= 50); // else it showed nothing
}

TEST_CASE_METHOD(Stopped, "What phones were told is in is in, whenever the server is killed")
{
    std::mt19937 random(2017);
    int told = 0;
    for (int i = 0; i < 6; ++i)
        told += sendToKilled(Moment(random));
    CHECK(told >= 25); // else it showed nothing
}

TEST_CASE_METHOD(Stopped, "The same, a hundred times each", "[.long]")
{
    std::mt19937 random(2018);
    int told = 0;
    for (int i = 0; i < 100; ++i)
        told += sendToKilled(Moment(random)) + sendToStopped(Moment(random));
    CHECK(told >= 1000);
}

TEST_CASE_METHOD(Stopped, "Who was heard before the end is told so")
{
    open();
    for (int i = 0; i < 10; ++i) {
        admit();
        Sender &sender = senders.front();
        const std::string body = sender.nextForm();
        Phone phone(port());
        phone.say("POST /me/call HTTP/1.1\r\nHost: localhost:" + std::to_string(port()) + "\r\n"
                  + cookie(sender.secret) + "Content-Length: " + std::to_string(body.size())
                  + "\r\n\r\n" + body);
        for (int waited = 0; waited < 3000 && !server->work(*phones); ++waited) {
            if (phones->items().size() > static_cast<std::size_t>(i))
                break;
            std::this_thread::sleep_for(1ms);
        }
        server.reset(); // at once
        CHECK(has(phone.hear("\r\n\r\n"), "HTTP/1.1 303"));
        phones.reset();
    }
}
