// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/models/pairings_model.h"
#include "ui/widgets/message_bar.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QListWidget>
#include <QTableWidget>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::part;

namespace {

const QStringList plants{u"Aster"_s, u"Bryony"_s, u"Clover"_s,  u"Dahlia"_s,
                         u"Elder"_s, u"Fennel"_s, u"Gentian"_s, u"Hazel"_s};

void pick(QDialog &dialog, const QString &first, const QString &second, const char *button)
{
    part<QComboBox>(dialog, "wishFirst").setCurrentText(first);
    part<QComboBox>(dialog, "wishSecond").setCurrentText(second);
    testing::click(dialog, button);
}

bool meet(const tournament::Event &event, int round, const char *first, const char *second)
{
    const auto a = tournament::findPlayer(event, first)->id;
    const auto b = tournament::findPlayer(event, second)->id;
    return std::ranges::any_of(tournament::findRound(event, round)->matches, [&](const auto &m) {
        return (m.p1 == a && m.p2 == b) || (m.p1 == b && m.p2 == a);
    });
}

} // namespace

TEST_CASE("a round is paired with pairs put together and kept apart")
{
    Desk desk;
    desk.createEvent(u"Wishes"_s);
    desk.addPlayers(plants);
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        pick(dialog, u"Aster"_s, u"Hazel"_s, "putTogether");
        pick(dialog, u"Bryony"_s, u"Clover"_s, "putTogether");
        pick(dialog, u"Dahlia"_s, u"Elder"_s, "keepPairApart");
        auto &list = part<QListWidget>(dialog, "pairWishes");
        REQUIRE(list.count() == 3);
        CHECK(list.item(0)->text() == u"Aster – Hazel: together"_s);
        CHECK(list.item(2)->text() == u"Dahlia – Elder: apart"_s);
        list.setCurrentRow(1);
        testing::click(dialog, "removePair");
        CHECK_FALSE(part<QWidget>(dialog, "acceptBye").isVisible()); // no draft
        CHECK_FALSE(part<QWidget>(dialog, "oppositeSeats").isVisible());
        return testing::accept(dialog);
    });
    desk.act("page.round");
    desk.clickAction("round.pairWith");
    CHECK(desk.find("proposalPanel").isVisible());

    // A second thought, from the proposal itself: what was asked for is still there.
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(part<QListWidget>(dialog, "pairWishes").count() == 2);
        pick(dialog, u"Fennel"_s, u"Gentian"_s, "keepPairApart");
        return testing::accept(dialog);
    });
    desk.click("proposalOptions");
    CHECK(desk.event().rounds.empty());
    desk.click("confirmProposal");
    REQUIRE(desk.event().rounds.size() == 1);
    CHECK(meet(desk.event(), 1, "Aster", "Hazel"));
    CHECK_FALSE(meet(desk.event(), 1, "Dahlia", "Elder"));
    CHECK_FALSE(meet(desk.event(), 1, "Fennel", "Gentian"));
    CHECK(desk.event().rounds[0].avoided.size() == 2);
    CHECK(std::ranges::count(desk.event().rounds[0].matches, true, &tournament::Match::locked)
          == 1);
}

TEST_CASE("two players are needed for a pair")
{
    Desk desk;
    desk.createEvent(u"Wishes"_s);
    desk.addPlayers(plants);
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        part<QComboBox>(dialog, "wishFirst").setCurrentText(u"Aster"_s);
        part<QComboBox>(dialog, "wishSecond").setCurrentText(u"Aster"_s);
        CHECK_FALSE(part<QWidget>(dialog, "putTogether").isEnabled());
        CHECK_FALSE(part<QWidget>(dialog, "keepPairApart").isEnabled());
        return false;
    });
    desk.act("round.pairWith");
    CHECK_FALSE(desk.find("proposalPanel").isVisible());
}

TEST_CASE("a contradiction between pairs is named and can be mended")
{
    Desk desk;
    desk.createEvent(u"Wishes"_s);
    desk.addPlayers(plants);
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        pick(dialog, u"Aster"_s, u"Bryony"_s, "putTogether");
        pick(dialog, u"Aster"_s, u"Clover"_s, "putTogether");
        return testing::accept(dialog);
    });
    desk.act("round.pairWith");
    CHECK(desk.message().startsWith(u"Aster is locked to two opponents"_s));
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        auto &list = part<QListWidget>(dialog, "pairWishes");
        REQUIRE(list.count() == 2);
        list.setCurrentRow(0);
        testing::click(dialog, "removePair");
        return testing::accept(dialog);
    });
    desk.click("messageOffer1");
    desk.click("confirmProposal");
    CHECK(meet(desk.event(), 1, "Aster", "Clover"));
}

// Tournament Rules 3.0.2, "Draft Tournament and Match Structure": an even field
TEST_CASE("an odd draft is refused and offers a bye")
{
    Desk desk;
    desk.createEvent(u"Draft"_s, u"draft-half"_s);
    desk.addPlayers(plants.first(5));
    desk.act("round.pair");
    CHECK_FALSE(desk.find("proposalPanel").isVisible());
    CHECK(desk.window.messages().tone() == ui::MessageBar::Tone::Refused);
    CHECK(desk.message().contains(u"even field"_s));
    desk.click("messageOffer1");
    CHECK(desk.find("proposalPanel").isVisible());
    desk.click("confirmProposal");
    REQUIRE(desk.event().rounds.size() == 1);
    CHECK(desk.event().rounds[0].matches.back().isBye());

    SECTION("or takes it as an option beforehand")
    {
        desk.act("edit.undo");
        desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
            dialog.show();
            CHECK(part<QWidget>(dialog, "acceptBye").isVisible());
            part<QCheckBox>(dialog, "acceptBye").setChecked(true);
            return testing::accept(dialog);
        });
        desk.act("round.pairWith");
        CHECK(desk.find("proposalPanel").isVisible());
    }
}

// Tournament Rules 3.0.2, "Draft Tournament and Match Structure": the first round by seats
TEST_CASE("a full draft asks for its seats and pairs by them")
{
    Desk desk;
    desk.createEvent(u"Draft"_s, u"draft-full"_s);
    desk.addPlayers(plants);
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        testing::click(dialog, "numberSeats");
        auto &seats = part<QTableWidget>(dialog, "seatsTable");
        seats.item(1, 1)->setText(u"1"_s);
        CHECK_FALSE(testing::accept(dialog)); // seat 1 is taken
        CHECK(dialog.isVisible());
        seats.item(1, 1)->setText(u"2"_s);
        return testing::accept(dialog);
    });
    desk.act("round.pair");
    CHECK(desk.message().contains(u"seats"_s));
    desk.click("messageOffer1"); // Enter the seats…
    CHECK(tournament::findPlayer(desk.event(), "Hazel")->seat == 8);

    SECTION("1 with 8, 2 with 7 …")
    {
        desk.pairRound();
        CHECK(meet(desk.event(), 1, "Aster", "Hazel"));
        CHECK(meet(desk.event(), 1, "Bryony", "Gentian"));
    }
    SECTION("or 1 with 5, 2 with 6 …, where the organizer prefers it")
    {
        desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
            part<QCheckBox>(dialog, "oppositeSeats").setChecked(true);
            return testing::accept(dialog);
        });
        desk.act("round.pairWith");
        desk.click("confirmProposal");
        CHECK(meet(desk.event(), 1, "Aster", "Elder"));
        CHECK(meet(desk.event(), 1, "Bryony", "Fennel"));
    }
    SECTION("and two players can change seats")
    {
        desk.actAndAccept("player.seats", [](QDialog &dialog) {
            auto &seats = part<QTableWidget>(dialog, "seatsTable");
            seats.item(0, 1)->setText(u"2"_s);
            seats.item(1, 1)->setText(u"1"_s);
        });
        CHECK(tournament::findPlayer(desk.event(), "Aster")->seat == 2);
        CHECK(tournament::findPlayer(desk.event(), "Bryony")->seat == 1);
    }
}

TEST_CASE("missing results are shown on the way to the next pairing")
{
    Desk desk;
    desk.createEvent(u"Missing"_s);
    desk.addPlayers(plants);
    desk.pairRound();
    desk.report(1, u"2-0"_s);
    desk.act("page.standings");
    desk.act("round.pair");
    desk.click("messageOffer1"); // Show what is missing
    QApplication::processEvents();
    CHECK(desk.rows("pairingsTable") == 3);
    CHECK(QApplication::focusWidget()->objectName() == u"resultTable"_s);
    desk.key(Qt::Key_Return); // the first of them is offered
    desk.typeLine(u"1-1"_s);
    CHECK(desk.rows("pairingsTable") == 2);
}

TEST_CASE("too few players to pair leads to registering more")
{
    Desk desk;
    desk.createEvent(u"Few"_s);
    desk.addPlayers({u"Aster"_s});
    desk.act("round.pair");
    desk.click("messageOffer1");
    QApplication::processEvents();
    CHECK(QApplication::focusWidget()->objectName() == u"addPlayer"_s);
}
