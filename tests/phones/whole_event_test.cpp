// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An event of eight by phone, from registration to the cut: the program as a TO starts it, real
// browsers, and beside them the desk, another program on the same file.
#include "phones/served_event.h"
#include "phones/visitor.h"

#include "app/hall/phone_desk.h"
#include "tournament/results/result_notation.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <list>
#include <optional>
#include <thread>

using namespace phones;

namespace {

constexpr std::array names{"Ada Corbeau",     "Ben Dallin",   "Cleo Estrada", "Dan Fisk",
                           "Eve Grandmaison", "Finn Iversen", "Gil Jansen",   "Hana Kim"};

/// The desk, the hall and everybody's phones.
class Day {
public:
    explicit Day(bool scripts) : m_scripts(scripts)
    {
        m_event.desk("new {} --name 'Saturday at the shop' --date 2016-03-05 --seed 7 --rounds 3 "
                     "--cut 4");
        app::Environment environment;
        environment.actor = "Fay";
        auto opened = app::Session::open(m_event.path(), environment);
        REQUIRE(opened);
        m_session = std::move(*opened);
        m_desk.emplace(*m_session);
        REQUIRE(m_desk->setPolicy(app::InboxKind::Registration, app::PhonePolicy::AtOnce));
        m_event.serve("--open-registration");
    }

    void registerAll()
    {
        for (const char *name : names) {
            Screen screen;
            screen.scripts = m_scripts;
            if (name == names.back())
                screen = desktopScreen;
            Visitor &visitor = m_players.emplace_back(m_browser, screen);
            visitor.open(m_event.at("/register"));
            check(visitor, "Name you play under");
            if (name == names.front())
                keep(visitor, "register");
            visitor.write("name", name);
            visitor.write("corp", "Haas-Bioroid: Engineering the Future");
            visitor.press("Register");
            check(visitor, "My table");
        }
        refresh();
        REQUIRE(m_session->event().players.size() == names.size());
    }

    void handInLists()
    {
        Visitor &ada = phone(names[0]);
        ada.open(m_event.at("/me/lists"));
        check(ada, "No list yet");
        ada.write("corp", "Haas-Bioroid: Engineering the Future\n3 Hedge Fund\n");
        ada.press("Hand in");
        check(ada, "The list is not legal:");
        keep(ada, "lists");
    }

    void firstRound()
    {
        act(tournament::PairRound{});
        for (int table = 1; table <= 4; ++table) {
            const auto [first, second] = seated(1, table);
            Visitor &one = phone(first);
            Visitor &other = phone(second);
            one.open(m_event.at("/me"));
            check(one, "Table " + std::to_string(table));
            check(one, "against " + second);
            if (table == 1)
                keep(one, "my-table");
            report(one, "corp", "runner"); // who reports won both
            check(one, "It is in.");
            other.open(m_event.at("/me"));
            check(other, first + " says 4–0.");
            if (table != 4) {
                other.press("Yes, that is right");
                check(other, "Result: 4–0");
                continue;
            }
            report(other, "runner", "corp"); // as if he had
            check(other, "You two say different things");
            keep(other, "dispute");
            one.open(m_event.at("/me"));
            check(one, "You two say different things");
            settleDispute(first);
            one.open(m_event.at("/me"));
            check(one, "Result: 4–0");
        }
    }

    void oneLeaves()
    {
        const auto name = seated(1, 4).second;
        Visitor &leaving = phone(name);
        leaving.open(m_event.at("/me"));
        leaving.press("Leave the tournament");
        leaving.press("Leave after this round");
        check(leaving, "Really leave?");
        leaving.press("Yes, I leave");
        check(leaving, "You have left the tournament.");
        refresh();
        CHECK(tournament::findPlayer(m_session->event(), name)->status
              == tournament::PlayerStatus::Dropped);
        CHECK(m_session->log().back().actor == name + ", by phone");
    }

    void judgeIsCalled()
    {
        const auto name = seated(1, 1).first;
        Visitor &caller = phone(name);
        caller.open(m_event.at("/me/call"));
        caller.write("why", "Does the trap go off?");
        caller.press("Call a judge");
        check(caller, "A judge was called");
        Screen screen;
        screen.scripts = m_scripts;
        screen.dark = true;
        Visitor judge(m_browser, screen);
        enter(judge, app::HallRole::Judge, "Robin");
        check(judge, "Judge to table 1: Does the trap go off?");
        keep(judge, "judge-calls");
        judge.press("I go there");
        check(judge, "Nobody calls.");
        caller.open(m_event.at("/me"));
        check(caller, "A judge is on the way");
        judge.press("Ask for a ruling");
        judge.press(firstShape(judge));
        judge.press("Ask");
        check(judge, "By ");
        keep(judge, "judge-ruling");
        judge.press("Record this ruling");
        judge.write("table", "1");
        judge.press("Record");
        refresh();
        REQUIRE(m_session->event().rulings.size() == 1);
        CHECK(m_session->event().rulings.front().judge == "Robin");
        CHECK(m_session->log().back().actor == "Robin, by phone");
    }

    void scorekeeperCorrects()
    {
        Screen screen;
        screen.scripts = m_scripts;
        Visitor keeper(m_browser, screen);
        enter(keeper, app::HallRole::Scorekeeper, "Kay");
        keeper.open(m_event.at("/staff/table?round=1&table=2"));
        check(keeper, "4–0");
        keep(keeper, "staff-table");
        keeper.write("in_words", "0-2");
        keeper.press("Record", 2);
        refresh();
        CHECK(m_session->log().back().actor == "Kay, by phone");
        Visitor &corrected = phone(seated(1, 2).first);
        corrected.open(m_event.at("/me"));
        check(corrected, "Result: 0–4");
    }

    void untilTheCut()
    {
        for (int round = 2; round <= 3; ++round) {
            act(tournament::PairRound{});
            for (const int table : tournament::missingResults(m_session->event(), round)) {
                const auto read = tournament::readResult(m_session->event(), round, table, "2-0");
                REQUIRE(read);
                act(*read);
            }
        }
        act(tournament::StartCut{});
        Visitor &reader = phone(names[7]);
        reader.open(m_event.at("/bracket"));
        check(reader, "Round 1, game 1");
        keep(reader, "cut");
        const auto *round = tournament::publishedRound(m_session->event());
        REQUIRE(round);
        const auto qualified =
            tournament::findPlayer(m_session->event(), round->matches.front().p1)->name;
        phone(qualified).open(m_event.at("/me"));
        check(phone(qualified), "Table ");
    }

private:
    /// These words are there, and the page is fit to be looked at.
    void check(Visitor &visitor, const std::string &words)
    {
        INFO(visitor.address());
        INFO(visitor.text());
        CHECK(visitor.sees(words));
        CHECK(visitor.complaints() == "");
    }
    void keep(Visitor &visitor, const std::string &name) const
    {
        if (const char *folder = std::getenv("ARBITER_SCREENS"); folder && m_scripts)
            visitor.picture(std::filesystem::path(folder) / ("phone-" + name + ".png"));
    }
    void refresh()
    {
        REQUIRE(m_session->refresh());
        REQUIRE(m_desk->refresh());
    }
    void act(const tournament::Command &command)
    {
        refresh();
        REQUIRE(m_session->perform(command));
        std::this_thread::sleep_for(
            std::chrono::milliseconds(700)); // the server looks twice a second
    }
    Visitor &phone(const std::string &name)
    {
        const auto at = std::ranges::find(names, name) - names.begin();
        return *std::next(m_players.begin(), at);
    }
    std::pair<std::string, std::string> seated(int round, int table)
    {
        const auto *match = tournament::findMatch(m_session->event(), round, table);
        REQUIRE(match);
        const auto name = [&](tournament::PlayerId id) {
            return tournament::findPlayer(m_session->event(), id)->name;
        };
        return {name(match->p1), name(*match->p2)};
    }
    static void report(Visitor &visitor, const std::string &first, const std::string &second)
    {
        visitor.choose("g1", first);
        visitor.choose("g2", second);
        visitor.press("Send");
    }
    void settleDispute(const std::string &accepted)
    {
        refresh();
        const auto open = m_desk->open();
        const auto line = std::ranges::find(open, accepted, &app::InboxLine::who);
        REQUIRE(line != open.end());
        CHECK(line->against != 0);
        REQUIRE(m_desk->accept(line->id));
        std::this_thread::sleep_for(std::chrono::milliseconds(700));
    }
    void enter(Visitor &visitor, app::HallRole role, const std::string &name)
    {
        refresh();
        const auto secret = m_desk->admitStaff(role, name);
        REQUIRE(secret);
        std::this_thread::sleep_for(std::chrono::milliseconds(700));
        visitor.open(m_event.at("/in/" + *secret));
        visitor.press("Continue as " + name);
    }
    static std::string firstShape(Visitor &judge)
    {
        const std::string shape = judge.firstWords("main p a b");
        REQUIRE_FALSE(shape.empty());
        return shape;
    }

    bool m_scripts;
    ServedEvent m_event;
    std::unique_ptr<app::Session> m_session;
    std::optional<app::PhoneDesk> m_desk;
    Browser m_browser;
    std::list<Visitor> m_players;
};

void wholeDay(bool scripts)
{
    if (!Browser::isInstalled()) {
        WARN("skipped: there is no /usr/bin/chromium (scripts/setup test installs it)");
        return;
    }
    Day day(scripts);
    day.registerAll();
    day.handInLists();
    day.firstRound();
    day.oneLeaves();
    day.judgeIsCalled();
    day.scorekeeperCorrects();
    day.untilTheCut();
}

} // namespace

TEST_CASE("An event of eight by phone, from registration to the cut", "[.long][long]")
{
    wholeDay(true);
}

TEST_CASE("The same without a script on any phone", "[.long][long]") { wholeDay(false); }
