// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/dialogs/penalty_dialog.h"
#include "ui/models/players_model.h"
#include "ui/widgets/message_bar.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::part;

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
        CHECK_FALSE(testing::part<QAbstractButton>(dialog, "accept").isEnabled());
        const auto said = testing::part<QLabel>(dialog, "playerCount").text();
        CHECK(said.contains(u"IRIS"_s));
        CHECK(said.contains(u"line 2"_s));
        lines.clear(); // typed away, it is no draft either
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
    CHECK(desk.event().players[4].runnerIdentity == "Noise: Hacker Extraordinaire");
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

TEST_CASE_METHOD(Registration,
                 "consent is entered with the player, found in the list, and obeyed by exports")
{
    desk.act("page.players");
    desk.select("playersTable", {0});
    desk.actAndAccept("player.edit", [](QDialog &dialog) {
        for (const char *box : {"playerNamed", "playerPhotographed"})
            CHECK(part<QComboBox>(dialog, box).currentText() == u"not asked"_s);
        const auto answer = [&dialog](const char *box, const QString &words) {
            auto &answers = part<QComboBox>(dialog, box);
            answers.setCurrentIndex(answers.findText(words));
        };
        answer("playerNamed", u"does not agree"_s);
        answer("playerPhotographed", u"does not agree"_s);
        answer("playerStreamed", u"agrees"_s);
    });
    using tournament::Consent;
    CHECK(desk.event().players[1].consents
          == tournament::Consents{Consent::No, Consent::No, Consent::Yes});
    CHECK(desk.cell("playersTable", 0, ui::PlayersModel::Consent)
          == u"not named, not photographed"_s);
    desk.act("edit.find"); // who must not be on a photograph
    desk.type(u"not photo"_s);
    CHECK(desk.rows("playersTable") == 1);

    const QString path = desk.folder() + u"/players.csv"_s;
    desk.prompts.paths.push_back(path);
    desk.actAndAccept("file.export", [](QDialog &dialog) {
        auto &format = part<QComboBox>(dialog, "exportFormat");
        format.setCurrentIndex(format.findText(u"Players (CSV)"_s));
    });
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    CHECK_FALSE(text.contains(u"Bjørn"_s));
    CHECK(text.contains(u"Player 2 (unnamed)"_s)); // another is called "Player 2"
    CHECK(text.contains(u"Player 10"_s));
}

TEST_CASE_METHOD(Registration, "a player who comes late is seen, whatever was looked for before")
{
    desk.act("edit.find");
    desk.typeLine(u"luc"_s); // Enter: to the list, and the filter stays
    REQUIRE(desk.rows("playersTable") == 1);
    desk.act("page.decks");
    desk.type(u"bj"_s);
    REQUIRE(desk.rows("decksTable") == 1);
    desk.addPlayers({u"Hazel"_s});
    CHECK(desk.rows("playersTable") == 5);
    CHECK(desk.find<QLineEdit>("findPlayer").text().isEmpty());
    CHECK(desk.rows("decksTable") == 5);
    CHECK(desk.find<QLineEdit>("findDeck").text().isEmpty());
    CHECK(desk.label("decksOwner") == u"Bjørn"_s); // whose lists are in sight stays

    desk.act("edit.find");
    desk.typeLine(u"player"_s);
    desk.addPlayers({u"Player 3"_s}); // who is found by it does not end it
    CHECK(desk.find<QLineEdit>("findPlayer").text() == u"player"_s);
    CHECK(desk.rows("playersTable") == 3);
}

TEST_CASE_METHOD(Registration, "a penalty is proposed for whom one sees chosen, or for nobody")
{
    desk.select("playersTable", {1});
    desk.act("page.standings");
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        const auto &player = testing::part<QComboBox>(dialog, "penaltyPlayer");
        CHECK(player.currentIndex() == -1);
        testing::part<QLineEdit>(dialog, "penaltyReason").setText(u"late"_s);
        CHECK_FALSE(testing::part<QAbstractButton>(dialog, "accept").isEnabled());
        return false;
    });
    desk.act("penalty.record");
    desk.act("page.players");
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(testing::part<QComboBox>(dialog, "penaltyPlayer").currentText() == u"Łucja"_s);
        return false;
    });
    desk.act("penalty.record");
}
