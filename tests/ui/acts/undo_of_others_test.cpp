// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Others act on the event that is open at this desk: the menu names whose act undo would take back,
// and the window asks first.
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "tournament/results/result_notation.h"
#include "ui/acts/action_registry.h"
#include "ui/acts/document.h"

#include <QAction>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

struct SharedDesk : Desk {
    SharedDesk()
    {
        createEvent(u"Harbour Open"_s);
        addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
        pairRound();
        report(1, u"2-0"_s);
    }
    /// Another program that holds the file for this act alone.
    void otherReports(int table)
    {
        app::Environment environment;
        environment.actor = "Ada, by phone";
        auto other = app::Session::open(session().path(), environment);
        REQUIRE(other);
        const auto read = tournament::readResult((*other)->event(), 1, table, "2-0");
        REQUIRE(read);
        REQUIRE((*other)->perform(*read));
    }
    void hear() { window.eventView()->document().refresh(); }
    [[nodiscard]] QString undoWords() { return window.actions().action("edit.undo"_L1)->text(); }
    [[nodiscard]] bool reported(int table)
    {
        return tournament::findMatch(event(), 1, table)->result.has_value();
    }
};

} // namespace

TEST_CASE_METHOD(SharedDesk, "an own act goes at once; that of another is named and asked about")
{
    otherReports(2);
    hear();
    CHECK(undoWords().contains(u"Ada, by phone: Report round 1, table 2"_s));
    prompts.confirmations.push_back(false);
    act("edit.undo");
    REQUIRE(prompts.asked.size() == 1);
    CHECK(prompts.asked.front().contains(u"Ada, by phone has acted since you did"_s));
    CHECK(prompts.asked.front().contains(u"Your own last act stays: Report round 1, table 1"_s));
    CHECK(reported(2));
    prompts.confirmations.push_back(true);
    act("edit.undo");
    CHECK_FALSE(reported(2));
    CHECK(reported(1));
    CHECK_FALSE(undoWords().contains(u"Ada"_s));
    act("edit.undo"); // nobody is asked
    CHECK_FALSE(reported(1));
    CHECK(prompts.asked.size() == 2);
}

TEST_CASE_METHOD(SharedDesk, "what came after the menu named an act is asked about, not taken back")
{
    otherReports(2); // and the window has not heard of it
    prompts.confirmations.push_back(false);
    act("edit.undo");
    REQUIRE(prompts.asked.size() == 1);
    CHECK(prompts.asked.front().contains(u"This takes back: Report round 1, table 2"_s));
    CHECK(reported(1));
    CHECK(reported(2));
}

TEST_CASE_METHOD(SharedDesk, "back to here counts the acts of others that would go")
{
    otherReports(2);
    hear();
    report(1, u"0-2"_s);
    key(Qt::Key_Return); // a correction is asked about first
    act("page.log");
    select("logTable", {rows("logTable") - 1});
    prompts.confirmations.push_back(false);
    clickAction("log.undoTo");
    REQUIRE(prompts.asked.size() == 1);
    CHECK(prompts.asked.front().contains(u"an act of Ada, by phone"_s));
    CHECK(reported(2));
}
