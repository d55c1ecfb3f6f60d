// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"
#include "qt_catch.h"

#include "ui/dialogs/paste_players_dialog.h"
#include "ui/dialogs/penalty_dialog.h"
#include "ui/models/players_model.h"
#include "ui/widgets/message_bar.h"

#include <QAbstractButton>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

struct Registration {
    Desk desk;
    Registration()
    {
        desk.createEvent(u"Registration"_s);
        desk.addPlayers({u"Łucja"_s, u"Bjørn"_s, u"Player 10"_s, u"Player 2"_s});
    }
};

} // namespace

TEST_CASE_METHOD(Registration, "typing finds players without regard to case and accents")
{
    desk.act("edit.find");
    desk.type(u"luc"_s);
    REQUIRE(desk.rows("playersTable") == 1);
    CHECK(desk.cell("playersTable", 0, ui::PlayersModel::Name) == u"Łucja"_s);
    desk.key(Qt::Key_Escape);
    CHECK(desk.rows("playersTable") == 4);
}

TEST_CASE_METHOD(Registration, "names sort as people read numbers")
{
    CHECK(desk.cell("playersTable", 2, ui::PlayersModel::Name) == u"Player 2"_s);
    CHECK(desk.cell("playersTable", 3, ui::PlayersModel::Name) == u"Player 10"_s);
}

TEST_CASE_METHOD(Registration, "a name that is taken is refused in the window and can be mended")
{
    desk.addPlayers({u"BJORN"_s});
    CHECK(desk.event().players.size() == 4);
    CHECK(desk.window.messages().tone() == ui::MessageBar::Tone::Refused);
    CHECK(desk.find<QLineEdit>("addPlayer").text() == u"BJORN"_s);
    desk.typeLine(u"Bjarne"_s); // the refused name was selected: typing replaces it
    CHECK(desk.event().players.size() == 5);
    CHECK(desk.find<QLineEdit>("addPlayer").text().isEmpty());
}

TEST_CASE("a pasted list gives one player a line, with identities after tabs or semicolons")
{
    const auto players = ui::parsePlayerLines("Iris\n\n  Rowan ;Jinteki: X; Noise\nElder\tNBN\r\n");
    REQUIRE(players.size() == 3);
    CHECK(players[0].name == "Iris");
    CHECK(players[1].name == "Rowan");
    CHECK(players[1].corpIdentity == "Jinteki: X");
    CHECK(players[1].runnerIdentity == "Noise");
    CHECK(players[2].corpIdentity == "NBN");
}

TEST_CASE_METHOD(Registration, "a pasted list is added as one act or not at all")
{
    const auto paste = [this](const QString &lines) {
        desk.actAndAccept("player.paste", [lines](QDialog &dialog) {
            testing::part<QPlainTextEdit>(dialog, "playerLines").setPlainText(lines);
        });
    };
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        auto &lines = testing::part<QPlainTextEdit>(dialog, "playerLines");
        lines.setPlainText(u"Iris\nIRIS"_s);
        CHECK_FALSE(testing::accept(dialog)); // refused: the list is still there to be mended
        CHECK(dialog.isVisible());
        CHECK(testing::part<QLabel>(dialog, "refusal").text().contains(u"IRIS"_s));
        CHECK(lines.toPlainText() == u"Iris\nIRIS"_s);
        return false;
    });
    desk.act("player.paste");
    CHECK(desk.event().players.size() == 4);
    paste(u"Iris\nRowan"_s);
    CHECK(desk.event().players.size() == 6);
    desk.act("edit.undo");
    CHECK(desk.event().players.size() == 4);
}

TEST_CASE_METHOD(Registration, "a table with a header comes from a file or the clipboard")
{
    const QString path = desk.folder() + u"/list.csv"_s;
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("Name,Byes,Runner\r\nŁukasz,1,Noise\r\n\"Rowan, second\",,\r\n");
    file.close();
    desk.prompts.paths.push_back(path);
    desk.actAndAccept("player.paste",
                      [](QDialog &dialog) { testing::click(dialog, "playerFile"); });
    REQUIRE(desk.event().players.size() == 6);
    CHECK(desk.event().players[4].name == "Łukasz");
    CHECK(desk.event().players[4].awardedByes == 1);
    CHECK(desk.event().players[4].runnerIdentity == "Noise");
    CHECK(desk.event().players[5].name == "Rowan, second");

    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        testing::part<QPlainTextEdit>(dialog, "playerLines")
            .setPlainText(u"name,table\nIris,many"_s);
        CHECK(testing::part<QLabel>(dialog, "playerCount").text().contains(u"line 2"_s));
        CHECK_FALSE(testing::part<QAbstractButton>(dialog, "accept").isEnabled());
        return false;
    });
    desk.act("player.paste");
}

TEST_CASE_METHOD(Registration, "a player is edited, disqualified and noted through dialogs")
{
    desk.select("playersTable", {0});
    desk.actAndAccept("player.edit", [](QDialog &dialog) {
        testing::part<QLineEdit>(dialog, "playerCorp").setText(u"NBN: Making News"_s);
        testing::part<QSpinBox>(dialog, "playerTable").setValue(3);
    });
    REQUIRE(tournament::findPlayer(desk.event(), "Bjørn"));
    const auto edited = *tournament::findPlayer(desk.event(), "Bjørn");
    CHECK(edited.corpIdentity == "NBN: Making News");
    CHECK(edited.fixedTable == 3);

    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK_FALSE(dialog.findChild<QAbstractButton *>(u"accept"_s)->isEnabled());
        dialog.findChild<QLineEdit *>(u"penaltyReason"_s)->setText(u"late"_s);
        CHECK(dialog.findChild<QAbstractButton *>(u"accept"_s)->isEnabled());
        return true;
    });
    desk.act("penalty.record");
    REQUIRE(desk.event().penalties.size() == 1);
    CHECK(desk.event().penalties[0].player == edited.id);

    desk.prompts.lines.emplace_back(u"left the room with a deck"_s);
    desk.act("player.disqualify");
    CHECK(desk.cell("playersTable", 0, ui::PlayersModel::Status)
          == u"disqualified before round 1"_s);
    CHECK_FALSE(desk.enabled("player.reinstate"));
}

TEST_CASE_METHOD(Registration, "actions that need a selected player wait for one, on their page")
{
    CHECK_FALSE(desk.enabled("player.drop"));
    desk.select("playersTable", {1});
    CHECK(desk.enabled("player.drop"));
    CHECK_FALSE(desk.enabled("player.reinstate"));
    desk.act("page.standings"); // the selection is out of sight: nothing may happen to it
    CHECK_FALSE(desk.enabled("player.drop"));
}
