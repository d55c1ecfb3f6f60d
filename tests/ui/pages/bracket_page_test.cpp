// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cut_desk.h"
#include "ui/qt_catch.h"

#include "ui/bracket/game_text.h"
#include "ui/models/bracket_model.h"
#include "ui/models/places_model.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

using namespace Qt::Literals::StringLiterals;
using testing::CutDesk;
using testing::Desk;
using tournament::CutForm;
using tournament::Seat;

namespace {

QString focused()
{
    const auto *widget = QApplication::focusWidget();
    return widget ? widget->objectName() : QString();
}

/// The Swiss rounds are over: nothing stands in the way of a cut.
struct AfterSwiss {
    Desk desk;
    AfterSwiss()
    {
        desk.createEvent(u"After Swiss"_s);
        desk.addPlayers(CutDesk::names(8));
        desk.pairRound();
        desk.reportAll(u"2-0"_s);
        desk.act("page.bracket");
    }
};

} // namespace

TEST_CASE_METHOD(AfterSwiss, "before the cut the page says how it would be played, and begins it")
{
    const auto best = desk.session().standings().rows.front().player;
    CHECK(desk.find("cutPlan").isVisible());
    CHECK_FALSE(desk.find("bracketDrawing").isVisible());
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        auto &size = testing::part<QComboBox>(dialog, "cutSize");
        size.setCurrentIndex(size.findData(4));
        testing::part<QLineEdit>(dialog, "changeReason").setText(u"as posted"_s);
        return testing::accept(dialog);
    });
    desk.clickAction("cut.start");
    CHECK(desk.find("bracketDrawing").isVisible());
    CHECK(desk.event().cut.form == CutForm::DoubleElimination);
    REQUIRE(desk.event().cut.seeds.size() == 4);
    CHECK(desk.event().cut.seeds.front() == best);
    CHECK_FALSE(desk.enabled("cut.start"));
    desk.act("edit.undo");
    CHECK(desk.event().cut.seeds.empty());
    CHECK(desk.find("cutPlan").isVisible());
}

TEST_CASE_METHOD(AfterSwiss, "seeds can be picked by hand")
{
    const auto rows = desk.session().standings().rows;
    desk.actAndAccept("cut.start", [](QDialog &dialog) {
        dialog.show();
        auto &size = testing::part<QComboBox>(dialog, "cutSize");
        size.setCurrentIndex(size.findData(4));
        testing::part<QLineEdit>(dialog, "changeReason").setText(u"two qualified elsewhere"_s);
        testing::part<QListWidget>(dialog, "cutSeeds").setCurrentRow(4);
        testing::click(dialog, "seedUp");
    });
    REQUIRE(desk.event().cut.seeds.size() == 4);
    CHECK(desk.event().cut.seeds[3] == rows[4].player);
}

TEST_CASE("the seeds that an imported file names are offered, and those of the standings")
{
    Desk desk;
    QFile file(desk.folder() + u"/elsewhere.json"_s);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(
        R"({"name":"Elsewhere","date":"2017-05-06","cutToTop":3,"preliminaryRounds":1,"players":[)"
        R"({"id":1,"name":"Ann","rank":1},{"id":2,"name":"Ben","rank":2},)"
        R"({"id":3,"name":"Cid","rank":3},{"id":4,"name":"Dee","rank":4}],)"
        R"("eliminationPlayers":[{"id":1,"seed":1},{"id":2,"seed":2},{"id":4,"seed":3}],"rounds":[[)"
        R"({"table":1,"player1":{"id":1,"combinedScore":6},"player2":{"id":3,"combinedScore":0}},)"
        R"({"table":2,"player1":{"id":2,"combinedScore":6},"player2":{"id":4,"combinedScore":0}}]]})");
    file.close();
    desk.prompts.paths = {file.fileName(), desk.folder() + u"/imported.arbiter"_s};
    desk.act("file.import");
    desk.act("page.bracket");
    CHECK(desk.find("cutPlan").isVisible());

    const auto firstSeeds = [](QDialog &dialog) {
        const auto &list = testing::part<QListWidget>(dialog, "cutSeeds");
        QStringList seeds;
        for (int row = 0; row < 3; ++row)
            seeds.append(list.item(row)->text());
        return seeds;
    };
    const QStringList byFile{u"1. Ann"_s, u"2. Ben"_s, u"3. Dee"_s};
    const QStringList byStandings{u"1. Ann"_s, u"2. Ben"_s, u"3. Cid"_s};
    desk.actAndAccept("cut.start", [&](QDialog &dialog) {
        dialog.show();
        CHECK(firstSeeds(dialog) == byFile);
        const auto &differences = testing::part<QLabel>(dialog, "seedDifferences");
        CHECK(differences.isVisible());
        CHECK(differences.text().contains(u"seed 3 is Dee, by the standings Cid"_s));
        testing::click(dialog, "seedsFromStandings");
        CHECK(firstSeeds(dialog) == byStandings);
    });
    CHECK(desk.event().cut.seeds == std::vector<tournament::PlayerId>{{1}, {2}, {3}});

    desk.act("edit.undo");
    desk.actAndAccept("cut.start", [&](QDialog &dialog) {
        testing::click(dialog, "seedsFromStandings");
        testing::click(dialog, "seedsFromFile");
        CHECK(firstSeeds(dialog) == byFile);
    });
    CHECK(desk.event().cut.seeds == std::vector<tournament::PlayerId>{{1}, {2}, {4}});
}

TEST_CASE_METHOD(AfterSwiss, "a cut that is refused says why in its dialog and keeps the choices")
{
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        auto &size = testing::part<QComboBox>(dialog, "cutSize");
        size.setCurrentIndex(size.findData(16));
        testing::part<QLineEdit>(dialog, "changeReason").setText(u"why not"_s);
        CHECK_FALSE(testing::accept(dialog));
        CHECK(testing::part<QLabel>(dialog, "refusal").text().contains(u"16"_s));
        CHECK(size.currentData().toInt() == 16);
        return false;
    });
    desk.act("cut.start");
    CHECK(desk.event().cut.seeds.empty());
}

TEST_CASE("arrow keys move between games, Enter enters the result, and the next open game follows")
{
    CutDesk desk(4);
    CHECK(focused() == u"bracketDrawing"_s);
    CHECK(desk.drawing().chosen() == 1);
    desk.key(Qt::Key_Down);
    CHECK(desk.drawing().chosen() == 2);
    desk.key(Qt::Key_Up);
    CHECK(desk.drawing().chosen() == 1);
    desk.key(Qt::Key_S);
    CHECK(focused() == u"corp1"_s);
    desk.key(Qt::Key_Space);
    CHECK(desk.game(1).corp == Seat::P1);
    CHECK(focused() == u"gameResult"_s); // and on to the result
    desk.key(Qt::Key_Escape);
    CHECK(focused() == u"bracketDrawing"_s);
    desk.key(Qt::Key_Return);
    desk.typeLine(u"c"_s);
    CHECK(desk.winner(1) == u"Aster"_s);
    CHECK(desk.drawing().chosen() == 2);
    CHECK(focused() == u"bracketDrawing"_s);
}

TEST_CASE("the higher seed sees both players' identities when choosing")
{
    // Tournament Rules 3.0.2, "Game Play" of championship play.
    CutDesk desk(4);
    for (const auto *player : {"gamePlayer1", "gamePlayer2"}) {
        CHECK(desk.label(player).contains(u"Jinteki: Personal Evolution"_s));
        CHECK(desk.label(player).contains(u"Noise: Hacker Extraordinaire"_s));
    }
    CHECK(desk.label("gameSides").contains(u"Aster, the higher seed"_s));
    desk.click("corp2");
    CHECK(desk.game(1).corp == Seat::P2);
    CHECK_FALSE(desk.label("gamePlayer1").contains(u"Jinteki"_s)); // Aster is the Runner
}

TEST_CASE("a winner is one click; without sides the bar asks who was Corp")
{
    CutDesk desk(4);
    desk.click("winner2");
    CHECK(desk.winner(1).isEmpty());
    CHECK(desk.window.messages().tone() == ui::MessageBar::Tone::Refused);
    desk.click("messageOffer1"); // Aster was Corp
    CHECK(desk.game(1).corp == Seat::P1);
    CHECK(desk.winner(1) == u"Dahlia"_s);
}

TEST_CASE("time, no-show and short forms are typed as on the Round page")
{
    CutDesk desk(4);
    desk.wins(2, Seat::P1);
    desk.drawing().choose(1);
    desk.click("corp1");
    desk.typeLine(u"t3-3"_s);
    // Tournament Rules 3.0.2, "Going to Time" of championship play: equal goes to the higher seed.
    CHECK(desk.winner(1) == u"Aster"_s);
    desk.drawing().choose(1);
    desk.act("result.enter");
    desk.typeLine(u"no-show=p1:5"_s);
    CHECK(desk.winner(1) == u"Dahlia"_s);
    desk.drawing().choose(1);
    desk.act("result.enter");
    desk.typeLine(u"1"_s);
    CHECK(desk.winner(1) == u"Aster"_s);
}

TEST_CASE("a correction names the games that rest on it and discards them in one act")
{
    CutDesk desk(4);
    desk.wins(1, Seat::P1);
    desk.wins(2, Seat::P1);
    desk.wins(3, Seat::P1);
    desk.wins(4, Seat::P1);
    desk.drawing().choose(1);
    desk.click("winner2");
    CHECK(desk.winner(1) == u"Aster"_s);
    CHECK(desk.message().contains(u"games 3 and 4"_s));
    CHECK(desk.find<QPushButton>("messageOffer1").text()
          == u"Discard results of games 3 and 4 and play again"_s);
    desk.click("messageOffer1");
    CHECK(desk.winner(1) == u"Dahlia"_s);
    CHECK(desk.winner(3).isEmpty());
    desk.act("edit.undo");
    CHECK(desk.winner(1) == u"Aster"_s);
    CHECK(desk.winner(3) == u"Aster"_s);
}

TEST_CASE("a qualifier who leaves is replaced once that is confirmed")
{
    CutDesk desk(4, {}, {}, 1);
    desk.act("page.players");
    desk.select("playersTable", {0}); // Aster
    desk.act("player.drop");
    CHECK(desk.find<QPushButton>("messageOffer1").text() == u"Elder plays for Aster"_s);
    desk.click("messageOffer1");
    const auto &seeds = desk.event().cut.seeds;
    CHECK(std::ranges::find(seeds, tournament::findPlayer(desk.event(), "Elder")->id)
          != seeds.end());
}

TEST_CASE("a result is cleared and a cut cancelled, with a word where results would go")
{
    CutDesk desk(4);
    desk.wins(1, Seat::P1);
    desk.drawing().choose(1);
    desk.act("result.clear");
    CHECK(desk.winner(1).isEmpty());
    desk.wins(1, Seat::P1);
    desk.clickAction("cut.cancel");
    CHECK(desk.event().cut.seeds.size() == 4);
    desk.click("messageOffer1");
    CHECK(desk.event().cut.seeds.empty());
    CHECK(desk.find("cutPlan").isVisible());
}

TEST_CASE("the second final appears when it is due and not before")
{
    CutDesk desk(4);
    desk.playUntil(1);
    REQUIRE(desk.game(6).state == tournament::GameState::Open);
    CHECK(desk.drawing().boxOf(7).isEmpty());
    desk.wins(6, other(ui::higherSeed(desk.game(6)))); // the lower bracket's player
    CHECK_FALSE(desk.drawing().boxOf(7).isEmpty());

    // Its sides are offered for exchange only where the rule leaves them as in the first final.
    desk.drawing().choose(7);
    const auto corpOf = [&desk](int number) {
        const auto game = desk.game(number);
        return game.contenders[tournament::index(*game.corp)].player;
    };
    const auto before = corpOf(7);
    CHECK(desk.enabled("cut.sides") == (corpOf(6) == before));
    if (desk.enabled("cut.sides")) {
        desk.click(desk.game(7).corp == Seat::P1 ? "corp2" : "corp1");
        CHECK(corpOf(7) != before);
        desk.act("edit.undo");
    }
    desk.act("edit.undo");
    CHECK(desk.drawing().boxOf(7).isEmpty());
}

TEST_CASE("a click chooses the game and shows the path of the player clicked")
{
    CutDesk desk(8);
    const QRect box = desk.drawing().boxOf(3);
    QTest::mouseClick(desk.drawing().viewport(), Qt::LeftButton, {},
                      QPoint(box.center().x(), box.top() + box.height() / 4));
    CHECK(desk.drawing().chosen() == 3);
    CHECK(desk.drawing().followed() == desk.game(3).contenders[0].player);
    desk.drawing().setFocus();
    desk.key(Qt::Key_Space);
    CHECK(desk.drawing().followed() == desk.game(3).contenders[1].player);
    desk.key(Qt::Key_Space);
    CHECK_FALSE(desk.drawing().followed());
}

TEST_CASE("the drawing zooms by keys and by the wheel, and fits again")
{
    CutDesk desk(16);
    auto &drawing = desk.drawing();
    const double fitted = drawing.zoom();
    desk.key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(drawing.zoom() == 1);
    desk.key(Qt::Key_Plus, Qt::ControlModifier);
    CHECK(drawing.zoom() > 1);
    desk.key(Qt::Key_Minus, Qt::ControlModifier);
    desk.key(Qt::Key_Minus, Qt::ControlModifier);
    CHECK(drawing.zoom() < 1);
    const double before = drawing.zoom();
    QWheelEvent wheel(QPointF(50, 50), drawing.viewport()->mapToGlobal(QPointF(50, 50)), {},
                      QPoint(0, 120), Qt::NoButton, Qt::ControlModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(drawing.viewport(), &wheel);
    CHECK(drawing.zoom() > before);
    desk.clickAction("bracket.zoomFit");
    CHECK(drawing.zoom() == fitted);
}

TEST_CASE("the table says what the drawing shows, and both choose the same game")
{
    CutDesk desk(4);
    desk.wins(1, Seat::P1);
    desk.clickAction("bracket.table");
    CHECK(focused() == u"bracketTable"_s);
    REQUIRE(desk.rows("bracketTable") == 6);
    using ui::BracketModel;
    CHECK(desk.cell("bracketTable", 0, BracketModel::First) == u"Aster (seed 1, Corp)"_s);
    CHECK(desk.cell("bracketTable", 0, BracketModel::State) == u"Aster won"_s);
    CHECK(desk.cell("bracketTable", 0, BracketModel::Sides)
          == u"Aster, the higher seed, chose the sides"_s);
    CHECK(desk.cell("bracketTable", 1, BracketModel::State) == u"open"_s);
    CHECK(desk.cell("bracketTable", 2, BracketModel::Second) == u"winner of game 2"_s);
    CHECK(desk.cell("bracketTable", 2, BracketModel::State) == u"waits for game 2"_s);
    CHECK(desk.cell("bracketTable", 4, BracketModel::State) == u"waits for games 3 and 4"_s);
    desk.select("bracketTable", {3});
    CHECK(desk.drawing().chosen() == 4);
    CHECK(desk.drawing().accessibleDescription().startsWith(u"Game 4: Dahlia"_s));
}

TEST_CASE("places stand beside the table as soon as they are certain")
{
    CutDesk desk(4);
    desk.act("bracket.table");
    CHECK(desk.rows("placesTable") == 0);
    desk.playUntil(0);
    REQUIRE(desk.rows("placesTable") == 4);
    CHECK(desk.cell("placesTable", 0, ui::PlacesModel::Place) == u"1"_s);
    CHECK(desk.cell("placesTable", 0, ui::PlacesModel::Name) == u"Aster"_s);
    CHECK(desk.label("bracketTitle").contains(u"Aster has won the cut"_s));
}

TEST_CASE("during the cut the Round page lists its rounds and offers no Swiss pairing")
{
    CutDesk desk(4);
    desk.wins(1, Seat::P1);
    desk.wins(2, Seat::P1);
    desk.act("page.round");
    const auto &rounds = desk.find<QComboBox>("roundSelector");
    REQUIRE(rounds.count() == 2);
    CHECK(rounds.itemText(0) == u"Cut 1"_s);
    CHECK(rounds.itemText(1) == u"Cut 2"_s);
    for (const auto *id : {"round.pair", "round.pairWith", "round.unpair", "round.swap"}) {
        CAPTURE(id);
        CHECK_FALSE(desk.enabled(id));
    }
    desk.report(desk.game(3).table, u"c"_s);
    CHECK_FALSE(desk.winner(3).isEmpty());
}

TEST_CASE("an event is opened where its cut goes on")
{
    CutDesk desk(4);
    const QString path = ui::pathText(desk.session().path());
    desk.act("file.close");
    desk.window.openFile(path);
    CHECK(desk.find("bracketDrawing").isVisible());
}

TEST_CASE("in a cut of matches each game is entered by its letter")
{
    // Tournament Rules 1.1, "Tournament Structure": match points decide.
    CutDesk desk(4, u"ffg-2012"_s);
    CHECK_FALSE(desk.find("winner1").isVisible());
    desk.act("result.enter");
    desk.typeLine(u"c2 r4"_s);
    CHECK(desk.winner(1) == u"Aster"_s);
}
