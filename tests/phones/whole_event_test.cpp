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

// Legal with the limit of influence exactly reached (Tournament Rules 3.0.2, Appendix A).
constexpr const char *corpList =
    "Haas-Bioroid: Engineering the Future\n\n3x Accelerated Beta Test\n3x Project Vitruvius\n"
    "1x Private Security Force\n2x False Lead\n2x Corporate War\n3x Adonis Campaign\n"
    "3x Eve Campaign\n3x Jackson Howard\n3x Hedge Fund\n3x Biotic Labor\n3x Snare!\n3x Architect\n"
    "3x Eli 1.0\n3x Enigma\n2x Ichi 1.0\n3x Rototurret\n2x Wall of Static\n";
constexpr const char *runnerList = "Noise: Hacker Extraordinaire\n\n3x Déjà Vu\n3x Sure Gamble\n";

/// The desk, the hall and everybody's phones.
class Day {
public:
    explicit Day(Screen screen, bool pictures = false)
        : m_screen(std::move(screen)), m_pictures(pictures)
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
        m_event.serve("--open-registration --announce 'Lunch until 13:30'");
    }

    /// Seven enter at once; the desk has a look at the last.
    void registerAll()
    {
        for (const char *name : names) {
            Visitor &visitor = m_players.emplace_back(m_browser, m_screen);
            const bool last = name == names.back();
            if (last)
                byDesk(app::InboxKind::Registration);
            visitor.open(m_event.at("/"));
            check(visitor, "Lunch until 13:30");
            visitor.press("I play here");
            visitor.press("I want to register");
            check(visitor, "Name you play under");
            if (name == names.front())
                keep(visitor, "register");
            visitor.write("name", name);
            visitor.write("corp", "Haas-Bioroid: Engineering the Future");
            visitor.press("Register");
            if (last)
                waitForDesk(visitor);
            check(visitor, "My table");
        }
        refresh();
        REQUIRE(m_session->event().players.size() == names.size());
    }

    void handInLists()
    {
        Visitor &ada = phone(names[0]);
        ada.press("My lists");
        check(ada, "No list yet");
        ada.write("corp", corpList);
        ada.press("Hand in");
        check(ada, "The list is legal.");
        ada.write("runner", runnerList);
        ada.press("Hand in");
        check(ada, "The list is not legal:");
        keep(ada, "lists");
        refresh();
        CHECK(tournament::findDeck(m_session->event(),
                                   tournament::findPlayer(m_session->event(), names[0])->id,
                                   tournament::Side::Corp));
    }

    /// Somebody says he is Gil; the desk refuses him with a word, and lets the next one in.
    void claims()
    {
        for (const bool right : {false, true}) {
            Visitor other(m_browser, m_screen);
            other.open(m_event.at("/in"));
            other.press("I am " + std::string(names[6]));
            check(other, "Tell this number at the desk");
            if (!right)
                keep(other, "claim");
            refresh();
            const auto line = m_desk->open().front();
            CHECK(line.kind == app::InboxKind::Claim);
            CHECK(other.sees(line.number));
            if (right)
                REQUIRE(m_desk->accept(line.id));
            else
                REQUIRE(m_desk->refuse(line.id, "That is not your number"));
            renewed(other, "/in");
            check(other, right ? "My table" : "That is not your number");
        }
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
            if (table == 1)
                keep(other, "confirm");
            if (table != 4) {
                other.press("Yes, that is right");
                check(other, "Result: 4–0");
                continue;
            }
            report(other, "runner", "corp"); // as if he had
            check(other, "You two say different things");
            keep(other, "dispute");
            renewed(one, "/me");
            check(one, "You two say different things");
            settleDispute(first);
            renewed(one, "/me");
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
        keep(leaving, "leave");
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
        caller.press("Call a judge");
        caller.write("why", "Does the trap go off?");
        caller.press("Call a judge");
        check(caller, "A judge was called");
        keep(caller, "called");
        Visitor judge(m_browser, m_screen);
        enter(judge, app::HallRole::Judge, "Robin");
        check(judge, "Judge to table 1: Does the trap go off?");
        keep(judge, "judge-calls");
        judge.press("I go there");
        check(judge, "Nobody calls.");
        renewed(caller, "/me");
        check(caller, "A judge is on the way");
        judge.press("Ask");
        judge.press(firstShape(judge));
        judge.press("Ask", 2); // the form's; the first is the page's name
        check(judge, "By ");
        keep(judge, "judge-ruling");
        judge.press("Record this ruling");
        judge.write("table", "1");
        judge.press("Record");
        refresh();
        REQUIRE(m_session->event().rulings.size() == 1);
        CHECK(m_session->event().rulings.front().judge == "Robin");
        CHECK(m_session->log().back().actor == "Robin, by phone");
        lookUp(judge);
    }

    void scorekeeperCorrects()
    {
        Visitor keeper(m_browser, m_screen);
        enter(keeper, app::HallRole::Scorekeeper, "Kay");
        check(keeper, "Round 1, tables");
        keep(keeper, "staff-tables");
        keeper.press("2");
        check(keeper, "4–0");
        keep(keeper, "staff-table");
        keeper.write("in_words", "0-2");
        keeper.press("Record", 2);
        check(keeper, "0–4");
        refresh();
        CHECK(m_session->log().back().actor == "Kay, by phone");
        Visitor &corrected = phone(seated(1, 2).first);
        corrected.open(m_event.at("/me"));
        check(corrected, "Result: 0–4");
        corrected.press("My record");
        check(corrected, "SoS is the sum");
        keep(corrected, "record");
    }

    void untilTheCut()
    {
        for (int round = 2; round <= 3; ++round) {
            act(tournament::PairRound{});
            for (const int table : tournament::missingResults(m_session->event(), round)) {
                const auto read = tournament::readResult(m_session->event(), round, table, "2-0");
                REQUIRE(read);
                refresh();
                REQUIRE(m_session->perform(*read));
            }
        }
        act(tournament::StartCut{});
        Visitor &reader = phone(names[7]);
        reader.open(m_event.at("/bracket"));
        check(reader, "Round 1, game 1");
        keep(reader, "cut");
        const auto qualified =
            seated(tournament::publishedRound(m_session->event())->number, 1).first;
        phone(qualified).open(m_event.at("/me"));
        check(phone(qualified), "Table ");
    }

private:
    /// These words are there, and the page is fit to be looked at.
    void check(Visitor &visitor, const std::string &words)
    {
        INFO(visitor.address());
        const bool there = visitor.sees(words);
        INFO(visitor.text());
        CHECK(there);
        CHECK(visitor.complaints() == "");
    }
    /// As it is and in the other colours.
    void keep(Visitor &visitor, const std::string &name) const
    {
        const char *folder = std::getenv("ARBITER_SCREENS");
        if (!folder || !m_pictures)
            return;
        const std::filesystem::path start(folder);
        visitor.picture(start / ("phone-" + name + "-light.png"));
        visitor.setDark(true);
        visitor.picture(start / ("phone-" + name + "-dark.png"));
        visitor.setDark(false);
    }
    void refresh()
    {
        REQUIRE(m_session->refresh());
        REQUIRE(m_desk->refresh());
    }
    /// The server looks at the event twice a second.
    static void letServerLook() { std::this_thread::sleep_for(std::chrono::milliseconds(700)); }
    void act(const tournament::Command &command)
    {
        refresh();
        REQUIRE(m_session->perform(command));
        letServerLook();
    }
    /// With a script by itself, else when it is asked for again.
    void renewed(Visitor &visitor, const std::string &page)
    {
        if (m_screen.scripts)
            return;
        letServerLook();
        visitor.open(m_event.at(page));
    }
    void byDesk(app::InboxKind kind)
    {
        refresh();
        REQUIRE(m_desk->setPolicy(kind, app::PhonePolicy::ByDesk));
        letServerLook();
    }
    void waitForDesk(Visitor &visitor)
    {
        check(visitor, std::string(names.back()) + ", please wait");
        keep(visitor, "waiting");
        refresh();
        const auto open = m_desk->open();
        REQUIRE(open.size() == 1);
        CHECK(visitor.sees(open.front().number));
        REQUIRE(m_desk->accept(open.front().id));
        renewed(visitor, "/in");
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
    }
    void enter(Visitor &visitor, app::HallRole role, const std::string &name)
    {
        refresh();
        const auto secret = m_desk->admitStaff(role, name);
        REQUIRE(secret);
        letServerLook();
        visitor.open(m_event.at("/in/" + *secret));
        visitor.press("Continue as " + name);
    }
    /// The rules desk: what is asked, an entry, a card and the chart.
    void lookUp(Visitor &judge)
    {
        judge.press("Rules");
        judge.write("q", "jack out first ice");
        judge.press("Find");
        check(judge, "Jack");
        keep(judge, "judge-rules");
        judge.press("Timing");
        check(judge, "What comes next");
        keep(judge, "judge-timing");
    }
    static std::string firstShape(Visitor &judge)
    {
        const std::string shape = judge.firstWords("main p a b");
        REQUIRE_FALSE(shape.empty());
        return shape;
    }

    Screen m_screen;
    bool m_pictures;
    ServedEvent m_event;
    std::unique_ptr<app::Session> m_session;
    std::optional<app::PhoneDesk> m_desk;
    Browser m_browser;
    std::list<Visitor> m_players;
};

void wholeDay(const Screen &screen, bool pictures = false)
{
    if (!Browser::isInstalled()) {
        WARN("skipped: there is no /usr/bin/chromium (scripts/setup test installs it)");
        return;
    }
    Day day(screen, pictures);
    day.registerAll();
    day.handInLists();
    day.claims();
    day.firstRound();
    day.oneLeaves();
    day.judgeIsCalled();
    day.scorekeeperCorrects();
    day.untilTheCut();
}

} // namespace

TEST_CASE("An event of eight by phone, from registration to the cut") { wholeDay({}, true); }

TEST_CASE("The same without a script on any phone", "[.long][long]")
{
    Screen plain;
    plain.scripts = false;
    wholeDay(plain);
}

TEST_CASE("The same on the screens of computers", "[.long][long]") { wholeDay(desktopScreen); }
