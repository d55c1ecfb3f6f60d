// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include <QAction>
#include <QApplication>
#include <QStatusBar>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

void announce(Desk &desk, int rounds, int cut)
{
    tournament::ChangeAnnouncement change;
    change.announcement = desk.event().announcement;
    change.announcement.rounds = rounds;
    change.announcement.cut = cut;
    REQUIRE(desk.session().perform(change));
}

QString nextStep(Desk &desk) { return desk.find<QToolButton>("nextStepBelow").text(); }

bool isSaidBelow(Desk &desk) { return desk.find<QToolButton>("nextStepBelow").isVisible(); }

} // namespace

TEST_CASE("one line says the next step and does it, from the first player to the report")
{
    Desk desk;
    CHECK_FALSE(isSaidBelow(desk));
    desk.createEvent(u"Harbour Open"_s, u"nsg-dss"_s);
    announce(desk, 1, 4);
    CHECK(isSaidBelow(desk));
    CHECK(nextStep(desk) == u"Next: register players"_s);
    desk.key(Qt::Key_F5);
    for (const char *name : {"Ada", "Ben", "Cleo", "Dan"})
        desk.typeLine(QString::fromLatin1(name));

    CHECK(nextStep(desk) == u"Next: pair round 1…"_s);
    desk.key(Qt::Key_F5);
    CHECK_FALSE(isSaidBelow(desk)); // the Round page says it itself
    desk.key(Qt::Key_Return);
    REQUIRE(desk.event().rounds.size() == 1);
    CHECK(nextStep(desk) == u"Next: enter 2 results"_s);
    desk.act("page.players");
    desk.key(Qt::Key_F5);
    desk.typeLine({});
    desk.typeLine(u"20"_s);
    CHECK(nextStep(desk) == u"Next: enter 1 result"_s);
    desk.typeLine({});
    desk.typeLine(u"20"_s);
    CHECK(nextStep(desk) == u"Next: start the cut to the top 4…"_s);

    // What has the focus is what is next: no further key is needed to reach it.
    auto *focus = qobject_cast<QToolButton *>(QApplication::focusWidget());
    REQUIRE(focus);
    CHECK(focus->defaultAction()->objectName() == "event.next"_L1);
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) { return testing::accept(dialog); });
    focus->click();
    REQUIRE(desk.event().cut.seeds.size() == 4);
    CHECK(nextStep(desk) == u"Next: enter 2 games of the cut"_s);
}

TEST_CASE("a round more than was announced is paired only when that is said")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dan"_s});
    announce(desk, 1, 4);
    desk.pairRound();
    desk.reportAll(u"2-0"_s);
    desk.act("round.pair");
    CHECK(desk.message().contains(u"cut to the top 4"_s));
    CHECK_FALSE(desk.find("proposalPanel").isVisible());
    REQUIRE(desk.event().rounds.size() == 1);

    desk.click("messageOffer2");
    desk.click("confirmProposal");
    CHECK(desk.event().rounds.size() == 2);
}
