// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/entry/table_ranges.h"
#include "ui/widgets/advice_list.h"
#include "ui/widgets/fact_list.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::part;

namespace {

struct EventPageDesk {
    Desk desk;
    EventPageDesk()
    {
        desk.createEvent(u"Harbour Open"_s);
        desk.act("page.event");
    }
    [[nodiscard]] QString facts(const char *list) { return desk.find<ui::FactList>(list).text(); }
    [[nodiscard]] QString checklist() { return desk.find<ui::AdviceList>("checklist").text(); }
    void start()
    {
        desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
        desk.pairRound();
        desk.act("page.event");
    }
    void clickChange(const char *action, const std::function<bool(QDialog &)> &work)
    {
        desk.prompts.dialogs.emplace_back(work);
        desk.clickAction(action);
        REQUIRE(desk.prompts.dialogs.empty());
    }
};

void choose(QDialog &dialog, const char *box, const QVariant &data)
{
    auto &combo = part<QComboBox>(dialog, box);
    const int index = combo.findData(data);
    REQUIRE(index >= 0);
    combo.setCurrentIndex(index);
}

} // namespace

TEST_CASE_METHOD(EventPageDesk,
                 "the details of an event are changed by their button and can be undone")
{
    clickChange("event.details", [](QDialog &dialog) {
        part<QLineEdit>(dialog, "detailsName").setText(u"Quayside Open"_s);
        part<QLineEdit>(dialog, "detailsDate").setText(u"2016-03-05"_s);
        part<QLineEdit>(dialog, "detailsOrganizer").setText(u"Elder"_s);
        part<QLineEdit>(dialog, "detailsJudges").setText(u" Fennel ;; Gentian"_s);
        choose(dialog, "detailsLate", static_cast<int>(tournament::LateEntry::Losses));
        return testing::accept(dialog);
    });
    const auto &details = desk.event().details;
    CHECK(details.name == "Quayside Open");
    CHECK(details.judges == std::vector<std::string>{"Fennel", "Gentian"});
    CHECK(desk.label("eventTitle") == u"Quayside Open"_s);
    CHECK(desk.window.windowTitle().startsWith(u"Quayside Open"_s));
    CHECK(facts("detailsFacts").contains(u"Date: 2016-03-05"_s));
    CHECK(facts("detailsFacts").contains(u"Judges: Fennel, Gentian"_s));
    CHECK(facts("detailsFacts").contains(u"missed rounds count as losses"_s));
    desk.click("messageOffer1"); // Undo
    CHECK(desk.label("eventTitle") == u"Harbour Open"_s);
}

TEST_CASE_METHOD(EventPageDesk,
                 "what cannot be stays in the dialog with the reason and everything typed")
{
    clickChange("event.details", [](QDialog &dialog) {
        auto &date = part<QLineEdit>(dialog, "detailsDate");
        date.setText(u"5 March"_s);
        CHECK_FALSE(testing::accept(dialog));
        CHECK(dialog.isVisible());
        CHECK(part<QLabel>(dialog, "refusal").isVisible());
        CHECK(part<QLabel>(dialog, "refusal").text().contains(u"5 March"_s));
        CHECK(date.text() == u"5 March"_s);
        date.setText(u"2016-03-05"_s);
        return testing::accept(dialog);
    });
    CHECK(desk.event().details.date == "2016-03-05");
}

// Tournament Rules 3.0.2, "Tournament Organizer Participation"
TEST_CASE_METHOD(EventPageDesk,
                 "an organizer who plays needs a second one, and never plays at premier")
{
    clickChange("event.details", [](QDialog &dialog) {
        auto &advice = part<ui::AdviceList>(dialog, "detailsAdvice");
        part<QCheckBox>(dialog, "organizerPlays").setChecked(true);
        CHECK(advice.text().contains(u"second one"_s));
        CHECK_FALSE(testing::accept(dialog));
        part<QLineEdit>(dialog, "detailsSecond").setText(u"Rowan"_s);
        CHECK_FALSE(advice.text().contains(u"second one"_s));
        choose(dialog, "detailsTier", static_cast<int>(tournament::Tier::Premier));
        CHECK(advice.text().contains(u"may not play"_s));
        CHECK_FALSE(testing::accept(dialog));
        choose(dialog, "detailsTier", static_cast<int>(tournament::Tier::Competitive));
        return testing::accept(dialog);
    });
    CHECK(desk.event().details.organizerPlays);
    CHECK(desk.event().details.secondOrganizer == "Rowan");
}

// Tournament Rules 3.0.2, "Round Structure": 4 to 8 players play 3 rounds, no cut below 13
TEST_CASE_METHOD(EventPageDesk,
                 "the announcement shows the suggestion and follows it until one is made")
{
    start();
    CHECK(facts("announcementFacts").contains(u"Swiss rounds: 3, as suggested"_s));
    CHECK(facts("announcementFacts").contains(u"Cut: No cut, as suggested"_s));
    desk.act("edit.undo"); // before the start again
    clickChange("event.announce", [](QDialog &dialog) {
        CHECK(part<QComboBox>(dialog, "announcedRounds").currentText() == u"As suggested: 3"_s);
        CHECK_FALSE(dialog.findChild<QLineEdit *>(u"changeReason"_s));
        choose(dialog, "announcedRounds", 4);
        choose(dialog, "announcedCut", 3);
        part<QSpinBox>(dialog, "announcedMinutes").setValue(60);
        return testing::accept(dialog);
    });
    const tournament::Announcement announced{4, 3, 60};
    CHECK((desk.event().announcement == announced));
    CHECK(facts("announcementFacts")
          == u"Swiss rounds: 4 (suggested for the field: 3)\n"
             "Cut: Top 3 (suggested for the field: No cut)\n"
             "Length of a round: 60 minutes (55 to 75 allowed)"_s);
}

// Tournament Rules 3.0.2, "Tournament Structure": announced before the start
TEST_CASE_METHOD(EventPageDesk, "after the start a change needs a reason, which the log keeps")
{
    start();
    clickChange("event.announce", [](QDialog &dialog) {
        choose(dialog, "announcedRounds", 2);
        CHECK_FALSE(testing::accept(dialog));
        CHECK(part<QLabel>(dialog, "refusal").text().contains(u"reason"_s));
        part<QLineEdit>(dialog, "changeReason").setText(u"the hall closes early"_s);
        return testing::accept(dialog);
    });
    CHECK(desk.event().announcement.rounds == 2);
    CHECK(desk.cell("logTable", 0, 2).contains(u"the hall closes early"_s));
}

TEST_CASE_METHOD(EventPageDesk, "other rules are chosen with their formulas in words")
{
    CHECK(facts("rulesFacts").contains(u"Order: points, SoS (sum), drawn number"_s));
    clickChange("event.rules", [](QDialog &dialog) {
        auto &profile = part<QComboBox>(dialog, "eventProfile");
        auto &facts = part<ui::FactList>(dialog, "profileFacts");
        profile.setCurrentIndex(profile.findText(u"NSG double-sided Swiss"_s));
        CHECK(facts.text().contains(u"more agenda points 2 : 0, equal 1 : 1"_s));
        part<QSpinBox>(dialog, "timedAhead").setValue(3);
        CHECK(facts.text().contains(u"more agenda points 3 : 0, equal 1 : 1"_s));
        return testing::accept(dialog);
    });
    CHECK(desk.event().profile.id == "nsg-dss");
    CHECK(desk.event().profile.timed.ahead == 3);
    CHECK(facts("rulesFacts").contains(u"At time: more agenda points 3 : 0"_s));
    // Tournament Rules 3.0.2, "Tournament Software Strength of Schedule"
    CHECK(checklist().contains(u"tell the players"_s));

    // The event's own copy is what the dialog shows the next time.
    clickChange("event.rules", [](QDialog &dialog) {
        CHECK(part<QComboBox>(dialog, "eventProfile").currentText() == u"NSG double-sided Swiss"_s);
        CHECK(part<QSpinBox>(dialog, "timedAhead").value() == 3);
        return false;
    });
}

TEST_CASE_METHOD(EventPageDesk,
                 "rules with another number of games are refused once a round is paired")
{
    start();
    clickChange("event.rules", [](QDialog &dialog) {
        auto &profile = part<QComboBox>(dialog, "eventProfile");
        profile.setCurrentIndex(profile.findText(u"NSG single-sided Swiss"_s));
        part<QLineEdit>(dialog, "changeReason").setText(u"mistaken"_s);
        CHECK_FALSE(testing::accept(dialog));
        CHECK(part<QLabel>(dialog, "refusal").text().contains(u"number of games"_s));
        return false;
    });
    CHECK(desk.event().profile.id == "ffg-2016");
}

TEST_CASE_METHOD(EventPageDesk, "the checklist ticks what is done, and unticks what is no more")
{
    const QString announce = u"Announce rounds, cut and length of rounds before the start."_s;
    const QString collect = u"Collect both decklists of every player."_s;
    CHECK_FALSE(checklist().contains(u"Done:"_s));
    desk.actAndAccept("event.announce", [](QDialog &dialog) {
        choose(dialog, "announcedRounds", 3);
        choose(dialog, "announcedCut", 0);
    });
    CHECK(checklist().contains(u"Done: "_s + announce));
    CHECK_FALSE(checklist().contains(u"Done: "_s + collect));
    desk.addPlayers({u"Aster"_s});
    for (const auto side : {tournament::Side::Corp, tournament::Side::Runner}) {
        CHECK_FALSE(checklist().contains(u"Done: "_s + collect));
        tournament::SubmittedDeck deck;
        deck.player = desk.event().players[0].id;
        deck.side = side;
        deck.original = "1 Sure Gamble";
        deck.cards = {{"Sure Gamble", 1}};
        REQUIRE(desk.session().perform(tournament::SubmitDecks{{deck}, {}}));
    }
    CHECK(checklist().contains(u"Done: "_s + collect));
    desk.addPlayers({u"Bryony"_s});
    CHECK_FALSE(checklist().contains(u"Done: "_s + collect));
}

TEST_CASE_METHOD(EventPageDesk, "the checklist warns first and follows every change")
{
    CHECK(checklist().startsWith(u"Warning: Fewer than 4 players"_s));
    CHECK(checklist().contains(u"decklists"_s));
    start();
    CHECK_FALSE(checklist().contains(u"Warning"_s));
    desk.actAndAccept("event.details", [](QDialog &dialog) {
        choose(dialog, "detailsTier", static_cast<int>(tournament::Tier::Premier));
    });
    CHECK(checklist().contains(u"Warning: Premier events are expected to have a cut."_s));
    desk.actAndAccept("event.details", [](QDialog &dialog) {
        choose(dialog, "detailsTier", static_cast<int>(tournament::Tier::Casual));
    });
    CHECK_FALSE(checklist().contains(u"decklists"_s));
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        choose(dialog, "announcedCut", 4);
        CHECK(part<ui::AdviceList>(dialog, "announcementAdvice")
                  .text()
                  .contains(u"unusual at a casual event"_s));
        return false;
    });
    desk.act("event.announce");
}

TEST_CASE_METHOD(EventPageDesk, "the last look before round 1 shows what is odd about the event")
{
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    desk.act("round.pair");
    CHECK(desk.find<ui::AdviceList>("proposalAdvice").isVisible());
    CHECK(desk.find<ui::AdviceList>("proposalAdvice").text().contains(u"Fewer than 4"_s));
}

TEST_CASE_METHOD(EventPageDesk,
                 "table ranges number the tables, and fixed tables are listed with them")
{
    clickChange("event.tables", [](QDialog &dialog) {
        auto &ranges = part<QLineEdit>(dialog, "tableRanges");
        ranges.setText(u"11-"_s);
        CHECK_FALSE(part<QWidget>(dialog, "accept").isEnabled());
        ranges.setText(u"20-11"_s);
        CHECK_FALSE(testing::accept(dialog)); // refused by the event, which says why
        CHECK(part<QLabel>(dialog, "refusal").text().contains(u"not a range"_s));
        ranges.setText(u"11-11, 21-40"_s);
        CHECK(part<QLabel>(dialog, "tablesReading").text().contains(u"21"_s));
        return testing::accept(dialog);
    });
    start();
    CHECK(desk.event().rounds[0].matches[0].table == 11);
    CHECK(desk.event().rounds[0].matches[1].table == 21);
    CHECK(facts("tablesFacts") == u"In use: 11, 21-40\nFixed: none"_s);
    desk.act("page.players");
    desk.select("playersTable", {2});
    desk.actAndAccept("player.edit",
                      [](QDialog &dialog) { part<QSpinBox>(dialog, "playerTable").setValue(3); });
    CHECK(facts("tablesFacts").contains(u"Fixed: 3 for Clover"_s));
}

TEST_CASE("ranges of tables are read as they are written")
{
    using Ranges = std::vector<tournament::TableRange>;
    CHECK((ui::readTableRanges("") == Ranges()));
    CHECK((ui::readTableRanges(" 1 - 20 ,30") == Ranges{{1, 20}, {30, 30}}));
    for (const auto *text : {",", "1,", "1-2-3", "-3", "a", "1;2", "99999999999"}) {
        CAPTURE(text);
        CHECK_FALSE(ui::readTableRanges(text));
    }
    CHECK(ui::tableRangesText({{1, 20}, {30, 30}}) == u"1-20, 30"_s);
}

TEST_CASE_METHOD(EventPageDesk, "Tab walks the page from top to bottom, then to the right")
{
    QStringList order;
    for (int i = 0; i < 4; ++i) {
        order.append(QApplication::focusWidget()->accessibleName());
        desk.key(Qt::Key_Tab);
    }
    CHECK(order[0].contains(u"name, date"_s));
    CHECK(order[1].contains(u"number of rounds"_s));
    CHECK(order[2].contains(u"table numbers"_s));
    CHECK(order[3].contains(u"rules"_s));
}
