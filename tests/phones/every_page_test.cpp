// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every page that players, scorekeepers and judges see, with the longest names and those written
// from right to left, on the smallest phone, a usual one and a screen, in every language and both
// colours: letters of 16 pixels, targets of 44, contrast AA, nothing cut or beside the screen.
#include "phones/served_event.h"
#include "phones/visitor.h"

#include "app/hall/phone_desk.h"
#include "tournament/results/result_notation.h"

#include <optional>
#include <vector>

using namespace phones;

namespace {

constexpr const char *longName =
    "Maximiliane-Theodora Freifrau von und zu Hohenlohe-Schillingsfürst-Breitenbach";
constexpr const char *arabicName = "ليلى بنت عبد الرحمن القرطبية";
constexpr const char *unbroken = "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz";

/// An event in the middle of everything: something of each kind stands on each page.
struct BusyHall {
    BusyHall()
    {
        event.desk("new {} --name 'The Saturday of " + std::string(unbroken)
                   + "' --date 2016-03-05 --seed 7 --profile nsg-dss");
        event.desk("player add {} --name '" + std::string(longName) + "' --name '" + arabicName
                   + "' --name '" + unbroken + "' --name Dan --name Eve --name Finn");
        app::Environment environment;
        environment.actor = "Fay";
        auto opened = app::Session::open(event.path(), environment);
        REQUIRE(opened);
        session = std::move(*opened);
        desk.emplace(*session);
        perform(tournament::PairRound{});
        for (int table = 1; table <= 3; ++table)
            perform(*tournament::readResult(session->event(), 1, table, "1-1"));
        perform(tournament::PairRound{});
        const auto id = tournament::findPlayer(session->event(), longName)->id;
        player = desk->printCards({id}, false).value().at(id);
        judge = desk->admitStaff(app::HallRole::Judge, longName).value();
        keeper = desk->admitStaff(app::HallRole::Scorekeeper, arabicName).value();
        sayEverything(id);
        event.desk("clock {} start");
        event.desk("clock {} extend --table 1 --minutes 4 --reason 'A long ruling'");
        event.serve("--open-registration --announce '" + std::string(unbroken)
                    + " until 13:30, and then on'");
    }
    void perform(const tournament::Command &command)
    {
        const auto done = session->perform(command);
        INFO((done ? "" : done.error().message));
        REQUIRE(done);
    }
    /// From both at one table, what contradicts; a call, a claim, a penalty, a ruling and a list.
    void sayEverything(tournament::PlayerId id)
    {
        const auto &round = session->event().rounds.back();
        for (const auto &match : round.matches)
            if (match.p1 == id || *match.p2 == id) {
                table = match.table;
                say(app::InboxKind::Result, match.p1, "p1corp=corp p2corp=runner");
                say(app::InboxKind::Result, *match.p2, "p1corp=runner p2corp=corp");
            }
        say(app::InboxKind::Call, id, std::string("Is this legal? ") + unbroken);
        perform(tournament::RecordPenalty{
            {id, 1, tournament::PenaltyKind::Caution, std::string("Late, ") + unbroken, "Fay"}});
        tournament::Ruling ruling;
        ruling.question = std::string("May she? ") + unbroken;
        ruling.answer = std::string("Yes, by ") + longName;
        ruling.judge = "Robin";
        ruling.round = 1;
        ruling.table = 1;
        perform(tournament::RecordRuling{ruling});
        tournament::SubmittedDeck deck;
        deck.player = id;
        deck.side = tournament::Side::Corp;
        deck.identity = "Haas-Bioroid: Engineering the Future";
        for (const char *title : {"Hedge Fund", "Private Security Force"}) {
            deck.cards.emplace_back();
            deck.cards.back().quantity = 3;
            deck.cards.back().title = title;
        }
        deck.original = "3 Hedge Fund\n3 Private Security Force\n";
        deck.unknown = {unbroken};
        perform(tournament::SubmitDecks{{deck}, "The printer was broken"});
    }
    void say(app::InboxKind kind, tournament::PlayerId who, std::string text)
    {
        app::PhoneWord word;
        word.kind = kind;
        word.token = "form " + std::to_string(++tokens);
        word.who = tournament::findPlayer(session->event(), who)->name;
        word.player = who;
        word.round = 2;
        word.table = table;
        word.content.text = std::move(text);
        REQUIRE(desk->take(word));
    }

    ServedEvent event;
    std::unique_ptr<app::Session> session;
    std::optional<app::PhoneDesk> desk;
    std::string player;
    std::string judge;
    std::string keeper;
    int table = 0;
    int tokens = 0;
};

const std::vector<std::string> ofStrangers{"/",      "/standings", "/bracket",
                                           "/clock", "/schedule",  "/table/1",
                                           "/in",    "/register",  "/nowhere"};
const std::vector<std::string> ofPlayers{"/me",       "/me/lists", "/me/record", "/me/consent",
                                         "/me/leave", "/me/call",  "/",          "/me/nothing"};
const std::vector<std::string> ofStaff{"/staff", "/staff?round=1", "/staff/table?round=2&table=1",
                                       "/staff/table?round=1&table=2"};
const std::vector<std::string> ofJudges{"/judge",
                                        "/judge/rules?q=run",
                                        "/judge/rules?q=Siphon",
                                        "/judge/entry?id=run-approach-ice",
                                        "/judge/card?title=Account+Siphon",
                                        "/judge/timing",
                                        "/judge/timing?kind=corp-turn&version=core2012",
                                        "/judge/timing?compare=faq16&version=rr10",
                                        "/judge/ask",
                                        "/judge/rulings",
                                        "/judge/decks",
                                        "/judge/decks?player=1"};

void lookAt(Visitor &visitor, const BusyHall &hall, const std::vector<std::string> &pages)
{
    for (const auto &page : pages) {
        CAPTURE(page);
        visitor.open(hall.event.at(page));
        for (const bool dark : {false, true}) {
            CAPTURE(dark);
            visitor.setDark(dark);
            CHECK(visitor.complaints() == "");
        }
    }
}

void lookAtEverything(const Screen &screen)
{
    if (!Browser::isInstalled()) {
        WARN("skipped: there is no /usr/bin/chromium (scripts/setup test installs it)");
        return;
    }
    BusyHall hall;
    Browser browser;
    for (const char *language : {"en", "de", "fr"}) {
        Screen spoken = screen;
        spoken.language = language;
        CAPTURE(language);
        {
            Visitor stranger(browser, spoken);
            lookAt(stranger, hall, ofStrangers);
        }
        for (const auto &[secret, pages] :
             {std::pair{hall.player, ofPlayers}, {hall.keeper, ofStaff}, {hall.judge, ofJudges}}) {
            Visitor visitor(browser, spoken);
            visitor.open(hall.event.at("/in/" + secret));
            CHECK(visitor.complaints() == "");
            visitor.pressFirst("main button");
            lookAt(visitor, hall, pages);
        }
    }
}

} // namespace

TEST_CASE("Every page is fit to be read and touched on the smallest phone, in every language")
{
    Screen narrow;
    narrow.width = 320;
    narrow.height = 568;
    lookAtEverything(narrow);
}

TEST_CASE("Every page is fit on a usual phone", "[.long][long]") { lookAtEverything({}); }

TEST_CASE("Every page is fit on a screen", "[.long][long]") { lookAtEverything(desktopScreen); }
