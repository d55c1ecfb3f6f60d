// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/dialogs/swap_dialog.h"
#include "ui/entry/swap_drag.h"
#include "ui/models/pairings_model.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/table_view.h"

#include <QApplication>
#include <QComboBox>
#include <QDropEvent>
#include <QLineEdit>
#include <QMimeData>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

QStringList plants(int count)
{
    const QStringList all{u"Aster"_s, u"Bryony"_s, u"Clover"_s,  u"Dahlia"_s,
                          u"Elder"_s, u"Fennel"_s, u"Gentian"_s, u"Hazel"_s};
    return all.first(count);
}

struct FirstRound {
    Desk desk;
    FirstRound()
    {
        desk.createEvent(u"First round"_s);
        desk.addPlayers(plants(8));
        desk.pairRound();
    }
    [[nodiscard]] const tournament::Match &match(int table)
    {
        return *tournament::findMatch(desk.event(), 1, table);
    }
};

} // namespace

TEST_CASE("a proposal counts for nothing until it is confirmed")
{
    Desk desk;
    desk.createEvent(u"Proposal"_s);
    desk.addPlayers(plants(6));
    desk.act("round.pair");
    CHECK(desk.find("proposalPanel").isVisible());
    CHECK(desk.rows("proposalTable") == 3);
    CHECK_FALSE(desk.cell("proposalTable", 0, ui::PairingsModel::Why).isEmpty());
    CHECK(desk.event().rounds.empty());
    desk.click("cancelProposal");
    CHECK_FALSE(desk.find("proposalPanel").isVisible());
    CHECK(desk.event().rounds.empty());
}

TEST_CASE("two players can be kept apart in a proposal")
{
    Desk desk;
    desk.createEvent(u"Apart"_s);
    desk.addPlayers(plants(6));
    desk.act("round.pair");
    const QString first = desk.cell("proposalTable", 0, ui::PairingsModel::First);
    const QString second = desk.cell("proposalTable", 0, ui::PairingsModel::Second);
    desk.select("proposalTable", {0});
    desk.click("keepApart");
    desk.click("confirmProposal");
    REQUIRE(desk.event().rounds.size() == 1);
    CHECK(desk.event().rounds[0].avoided.size() == 1);
    for (int row = 0; row < 3; ++row) {
        const QStringList pair{desk.cell("pairingsTable", row, ui::PairingsModel::First),
                               desk.cell("pairingsTable", row, ui::PairingsModel::Second)};
        CHECK_FALSE((pair.contains(first) && pair.contains(second)));
    }
}

TEST_CASE_METHOD(FirstRound, "a player's name finds the table as well as its number")
{
    const auto player = tournament::findPlayer(desk.event(), "Gentian")->id;
    desk.act("result.enter");
    desk.typeLine(u"gent"_s);
    CHECK(desk.label("resultTarget").contains(u"Gentian"_s));
    desk.typeLine(u"1-1"_s);
    for (const auto &paired : desk.event().rounds[0].matches)
        CHECK(paired.result.has_value() == (paired.p1 == player || paired.p2 == player));
}

TEST_CASE_METHOD(FirstRound, "what cannot be understood is said in the window and stays typed")
{
    desk.act("result.enter");
    desk.typeLine(u"77"_s);
    CHECK(desk.label("resultTarget") == u"Round 1 has no such table or player."_s);
    desk.typeLine(u"2"_s);
    desk.typeLine(u"nonsense"_s);
    CHECK_FALSE(match(2).result);
    CHECK(desk.window.messages().isVisible());
    CHECK(desk.window.messages().tone() == ui::MessageBar::Tone::Refused);
    CHECK(desk.find<QLineEdit>("resultText").text() == u"nonsense"_s);
    CHECK(desk.message().startsWith(u"“nonsense” is no result. Possible are: 2-0, 1-1, 0-2"_s));
    CHECK_FALSE(desk.message().contains(u"p1corp"_s)); // nobody types that here
}

TEST_CASE_METHOD(FirstRound, "a result can be entered game by game")
{
    desk.report(3, u"c"_s);
    REQUIRE(match(3).result);
    CHECK(match(3).result->games.size() == 1);
    CHECK(tournament::missingResults(desk.event(), 1).size() == 4);
    desk.report(3, u"- r"_s);
    CHECK(match(3).result->games.size() == 2);
    CHECK(tournament::missingResults(desk.event(), 1).size() == 3);
}

TEST_CASE_METHOD(FirstRound, "a result that stands is told in people's words")
{
    const auto name = [this](tournament::PlayerId id) {
        return QString::fromStdString(tournament::findPlayer(desk.event(), id)->name);
    };
    const QString first = name(match(3).p1);
    const QString second = name(*match(3).p2);
    const auto target = [this] {
        desk.act("result.enter");
        desk.type(u"3"_s);
        return desk.label("resultTarget");
    };
    desk.report(3, u"c"_s);
    CHECK(target().endsWith(u"so far %1 (Corp) beats %2"_s.arg(first, second)));
    desk.report(3, u"- t3-2"_s);
    const QString whole =
        u"%1 (Corp) beats %2; time with %2 as Corp: %1 2, %2 3"_s.arg(first, second);
    CHECK(target().endsWith(whole));
    desk.report(3, u"2-0"_s); // a correction
    CHECK(desk.message().contains(whole));
    CHECK(desk.message().contains(u"%1 2, %2 0, sides not recorded"_s.arg(first, second)));
    CHECK_FALSE(desk.message().contains(u'='));
    desk.report(2, u"no-show=p2:5 p2corp=draw"_s);
    desk.act("result.enter");
    desk.type(u"2"_s);
    CHECK(desk.label("resultTarget")
              .endsWith(u"%2 did not come: game to %1; a draw with %2 as Corp"_s.arg(
                  name(match(2).p1), name(*match(2).p2))));
}

TEST_CASE_METHOD(FirstRound, "missing results come first, or alone")
{
    desk.report(1, u"2-0"_s);
    desk.find<QComboBox>("orderSelector").setCurrentIndex(1);
    CHECK(desk.cell("pairingsTable", 3, ui::PairingsModel::Table) == u"1"_s);
    desk.find<QComboBox>("orderSelector").setCurrentIndex(2);
    CHECK(desk.rows("pairingsTable") == 3);
    desk.reportAll(u"2-0"_s);
    CHECK(desk.rows("pairingsTable") == 0);
    CHECK(desk.find<ui::TableView>("pairingsTable").emptyText()
          == u"Every result of this round is in."_s);
}

TEST_CASE_METHOD(FirstRound, "what the profile does not allow can be overridden with a reason")
{
    desk.report(1, u"id"_s); // intentional draws: not in the 2016 rules
    CHECK_FALSE(match(1).result);
    desk.prompts.lines.emplace_back(u"agreed with the head judge"_s);
    desk.click("messageOffer1");
    REQUIRE(match(1).result);
    CHECK(match(1).result->kind == tournament::ResultKind::IntentionalDraw);
}

TEST_CASE_METHOD(FirstRound, "two players change places after a look at what it breaks")
{
    const auto first = *match(1).p2;
    const auto second = *match(2).p2;
    desk.select("pairingsTable", {0, 1});
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(dynamic_cast<ui::SwapDialog &>(dialog).preview().contains(u"Table 2"_s));
        return true;
    });
    desk.act("round.swap");
    CHECK((match(1).p1 == second || match(1).p2 == second));
    CHECK((match(2).p1 == first || match(2).p2 == first));
}

TEST_CASE_METHOD(FirstRound, "a player dragged onto another changes places with him")
{
    auto &table = desk.find<ui::TableView>("pairingsTable");
    const auto first = *match(1).p2;
    const auto second = match(2).p1;
    const auto drop = [&table](const QMimeData &data, int row, int column) {
        const auto where = table.visualRect(table.model()->index(row, column)).center();
        QDragEnterEvent enter(where, Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(table.viewport(), &enter);
        QDropEvent event(where.toPointF(), Qt::MoveAction, &data, Qt::LeftButton, Qt::NoModifier);
        QApplication::sendEvent(table.viewport(), &event);
        QApplication::processEvents();
        return event.isAccepted();
    };
    const std::unique_ptr<QMimeData> carried(table.findChild<ui::SwapDrag *>()->carried(first));
    QMimeData foreign; // of another window
    foreign.setData(carried->formats().front(), QByteArray::number(first.value));
    CHECK_FALSE(drop(foreign, 1, ui::PairingsModel::First));
    CHECK_FALSE(drop(*carried, 1, ui::PairingsModel::Table));  // nobody's name
    CHECK_FALSE(drop(*carried, 0, ui::PairingsModel::Second)); // himself

    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(dynamic_cast<ui::SwapDialog &>(dialog).preview().contains(u"Table 2"_s));
        return true;
    });
    CHECK(drop(*carried, 1, ui::PairingsModel::First));
    CHECK((match(1).p1 == second || match(1).p2 == second));
    CHECK((match(2).p1 == first || match(2).p2 == first));
}

TEST_CASE_METHOD(FirstRound, "the watch of a table is switched and shown in words")
{
    desk.select("pairingsTable", {2});
    desk.act("table.watch");
    CHECK(match(3).watched);
    CHECK(desk.cell("pairingsTable", 2, ui::PairingsModel::Note).contains(u"watch"_s));
    desk.act("table.watch");
    CHECK_FALSE(match(3).watched);
}

TEST_CASE_METHOD(FirstRound, "unpairing asks only when results would go")
{
    desk.act("round.unpair");
    CHECK(desk.event().rounds.empty());
    desk.act("edit.undo");
    desk.report(1, u"2-0"_s);
    desk.prompts.confirmations = {false, true};
    desk.act("round.unpair");
    CHECK(desk.event().rounds.size() == 1);
    desk.act("round.unpair");
    CHECK(desk.event().rounds.empty());
    REQUIRE(desk.prompts.asked.size() == 2);
    CHECK(desk.prompts.asked[0].contains(u"round 1"_s));
}

TEST_CASE_METHOD(FirstRound, "an old round is corrected the same way")
{
    desk.reportAll(u"2-0"_s);
    desk.pairRound();
    CHECK(desk.find<QComboBox>("roundSelector").currentData().toInt() == 2);
    desk.find<QComboBox>("roundSelector").setCurrentIndex(0);
    const auto before = match(4).result;
    desk.report(4, u"0-2"_s);
    CHECK(match(4).result == before); // first it is told what that would do
    CHECK(desk.message().contains(u"0 points instead of 4"_s));
    CHECK(desk.message().contains(u"4 points instead of 0"_s));
    INFO(desk.message().toStdString());
    CHECK(desk.message().contains(u"Round 2 would"_s)); // been paired otherwise
    desk.key(Qt::Key_Return);
    CHECK(match(4).result != before);
    CHECK(desk.session().undoText()->find("round 1, table 4") != std::string::npos);
    CHECK(desk.find<QComboBox>("roundSelector").currentData().toInt() == 1);
}

TEST_CASE_METHOD(FirstRound, "a correction is left by Escape and begun anew by other letters")
{
    desk.report(1, u"2-0"_s);
    const auto before = match(1).result;
    desk.report(1, u"1-1"_s);
    REQUIRE(desk.window.messages().tone() == ui::MessageBar::Tone::Warning);
    desk.key(Qt::Key_Escape);
    CHECK_FALSE(desk.window.messages().isVisible());
    desk.report(1, u"1-1"_s);
    desk.find<QLineEdit>("resultText").selectAll();
    desk.typeLine(u"0-2"_s); // another one: its effect has not been seen
    CHECK(match(1).result == before);
    CHECK(desk.message().contains(u"4 points instead of 0"_s));
    desk.click("messageOffer1");
    CHECK(match(1).result != before);
}

TEST_CASE_METHOD(FirstRound, "the other game of a match is no correction")
{
    desk.report(1, u"c"_s);
    desk.report(1, u"- r"_s);
    CHECK(match(1).result->games.size() == 2);
    CHECK(desk.window.messages().tone() == ui::MessageBar::Tone::Done);
}

TEST_CASE("pairing waits for the results and says which are missing")
{
    FirstRound round;
    round.desk.report(1, u"2-0"_s);
    round.desk.act("round.pair");
    CHECK_FALSE(round.desk.find("proposalPanel").isVisible());
    CHECK(round.desk.window.messages().tone() == ui::MessageBar::Tone::Refused);
    CHECK(round.desk.message().contains(u"2"_s));
}
