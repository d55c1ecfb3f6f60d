// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/models/player_list_model.h"
#include "ui/models/players_model.h"
#include "ui/widgets/message_bar.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QApplication>
#include <QCompleter>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTableView>
#include <QTest>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

struct ListDesk {
    Desk desk;
    ListDesk()
    {
        desk.createEvent(u"Lists"_s);
        desk.addPlayers({u"Łucja"_s, u"Bjørn"_s});
    }

    [[nodiscard]] const tournament::Player &player(const char *name)
    {
        const auto *found = tournament::findPlayer(desk.event(), name);
        if (!found)
            throw std::runtime_error(std::string("nobody is called ") + name);
        return *found;
    }
    [[nodiscard]] QAbstractItemView &offers()
    {
        return *desk.find<QLineEdit>("addPlayer").completer()->popup();
    }
};

QString cellOf(QDialog &dialog, int row, int column)
{
    const auto *model = testing::part<QTableView>(dialog, "listedPlayers").model();
    return model->index(row, column).data().toString();
}

} // namespace

TEST_CASE_METHOD(ListDesk, "a name is added with identities by what they are called")
{
    desk.addPlayers({u"Iris; etf; andy"_s, u"Rowan;kit"_s, u"Elder"_s});
    CHECK(player("Iris").corpIdentity == "Haas-Bioroid: Engineering the Future");
    CHECK(player("Iris").corpFaction == "Haas-Bioroid");
    CHECK(player("Iris").runnerIdentity == "Andromeda: Dispossessed Ristie");
    CHECK(player("Rowan").corpIdentity.empty()); // the card says whose side it is on
    CHECK(player("Rowan").runnerIdentity == "Rielle \"Kit\" Peddler: Transhuman");
    CHECK(player("Elder").runnerIdentity.empty());
}

TEST_CASE_METHOD(ListDesk, "identities are offered behind the name while it is typed")
{
    desk.act("player.add");
    desk.type(u"Iris"_s);
    CHECK_FALSE(offers().isVisible()); // a name is nobody's identity
    desk.type(u"; pala"_s);
    REQUIRE(offers().isVisible());
    CHECK(offers().model()->index(0, 0).data().toString() == u"Pālanā Foods: Sustainable Growth"_s);
    desk.key(Qt::Key_Escape);
    CHECK_FALSE(offers().isVisible());
    CHECK(desk.find<QLineEdit>("addPlayer").text() == u"Iris; pala"_s); // Esc closes the list only
    desk.type(u"n"_s);
    REQUIRE(offers().isVisible());
    QTest::keyClick(&offers(), Qt::Key_Down);
    QTest::keyClick(&offers(), Qt::Key_Return);
    CHECK(desk.find<QLineEdit>("addPlayer").text().contains(u"Pālanā Foods"_s));
    desk.key(Qt::Key_Return);
    CHECK(player("Iris").corpIdentity == "Pālanā Foods: Sustainable Growth");
}

TEST_CASE_METHOD(ListDesk,
                 "an unknown identity is told with suggestions and taken from who insists")
{
    desk.addPlayers({u"Iris; Andromdea"_s});
    CHECK(desk.event().players.size() == 2);
    CHECK(desk.message().contains(u"Andromeda: Dispossessed Ristie"_s));
    CHECK(desk.find<QLineEdit>("addPlayer").text() == u"Iris; Andromdea"_s);
    const auto buttons = desk.window.messages().findChildren<QAbstractButton *>();
    const auto insist = std::ranges::find_if(buttons, [](const QAbstractButton *button) {
        return button->text().contains(u"all the same"_s);
    });
    REQUIRE(insist != buttons.end());
    QTest::mouseClick(*insist, Qt::LeftButton);
    QApplication::processEvents();
    CHECK(player("Iris").runnerIdentity == "Andromdea"); // it resembles a Runner's only
    CHECK(desk.find<QLineEdit>("addPlayer").text().isEmpty());
}

TEST_CASE_METHOD(ListDesk, "what was left in the line is not joined to the next name")
{
    auto &line = desk.find<QLineEdit>("addPlayer");
    desk.act("player.add");
    desk.type(u"Bob"_s);
    SECTION("on another page meanwhile")
    {
        desk.act("page.standings");
        desk.act("page.players");
    }
    SECTION("with the mouse")
    {
        desk.find<QLineEdit>("findPlayer").setFocus();
        QTest::mouseClick(&line, Qt::LeftButton);
    }
    SECTION("in a dialog meanwhile")
    {
        desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
            dialog.show();
            QApplication::setActiveWindow(&dialog);
            dialog.findChild<QPlainTextEdit *>()->setFocus();
            return false;
        });
        desk.act("player.paste");
    }
    REQUIRE(QApplication::focusWidget() == &line);
    desk.typeLine(u"Carl"_s);
    CHECK(player("Carl").name == "Carl");
    CHECK_FALSE(tournament::findPlayer(desk.event(), "BobCarl"));
}

TEST_CASE_METHOD(ListDesk, "a second list updates who is there, shown before it counts")
{
    desk.actAndAccept("player.paste", [](QDialog &dialog) {
        testing::part<QPlainTextEdit>(dialog, "playerLines")
            .setPlainText(u"lucja; pe; andy\nIris; etf\nBJORN"_s);
        using Column = ui::PlayerListModel::Column;
        CHECK(cellOf(dialog, 0, Column::Name) == u"Łucja"_s);
        CHECK(cellOf(dialog, 0, Column::As) == u"changed"_s);
        CHECK(cellOf(dialog, 0, Column::What).contains(u"Jinteki: Personal Evolution"_s));
        CHECK(cellOf(dialog, 1, Column::As) == u"new"_s);
        CHECK(cellOf(dialog, 2, Column::As) == u"unchanged"_s);
        const auto said = testing::part<QLabel>(dialog, "playerCount").text();
        CHECK(said == u"New: 1 · Changed: 1 · Unchanged: 1"_s);
    });
    CHECK(desk.event().players.size() == 3);
    CHECK(player("Łucja").runnerIdentity == "Andromeda: Dispossessed Ristie");
    desk.act("edit.undo"); // one act
    CHECK(desk.event().players.size() == 2);
    CHECK(player("Łucja").runnerIdentity.empty());
}

TEST_CASE_METHOD(ListDesk, "what a list may have wrong is told once before it is taken")
{
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        testing::part<QPlainTextEdit>(dialog, "playerLines")
            .setPlainText(u"Iris; House rules\nRowan; NBN"_s);
        CHECK_FALSE(testing::accept(dialog));
        const auto said = testing::part<QLabel>(dialog, "refusal").text();
        CHECK(said.contains(u"Line 1"_s));
        CHECK(said.contains(u"Line 2"_s));
        CHECK(said.contains(u"NBN: Making News"_s));
        return testing::accept(dialog);
    });
    desk.act("player.paste");
    CHECK(player("Iris").corpIdentity == "House rules");
    CHECK(player("Rowan").corpIdentity == "NBN");
}

TEST_CASE_METHOD(ListDesk, "a refused list names its line, and the dialog stays as large as it was")
{
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        dialog.show();
        QApplication::processEvents();
        const QSize before = dialog.size();
        auto &lines = testing::part<QPlainTextEdit>(dialog, "playerLines");
        lines.setPlainText(u"name,table\nIris,3\nRowan,3"_s);
        CHECK(testing::part<QLabel>(dialog, "playerCount").text().contains(u"Line 3"_s));
        CHECK_FALSE(testing::part<QAbstractButton>(dialog, "accept").isEnabled());
        lines.setPlainText(u"Iris; House rules"_s);
        CHECK_FALSE(testing::accept(dialog)); // told
        QApplication::processEvents();
        CHECK(dialog.width() >= before.width());
        CHECK(dialog.height() >= before.height());
        CHECK(lines.height() > 3 * lines.fontMetrics().height());
        lines.clear();
        return false;
    });
    desk.act("player.paste");
}

TEST_CASE_METHOD(ListDesk, "a player's identities are completed, with their factions")
{
    desk.select("playersTable", {0});
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        dialog.show();
        QApplication::setActiveWindow(&dialog);
        auto &corp = testing::part<QLineEdit>(dialog, "playerCorp");
        corp.setFocus();
        QTest::keyClicks(&corp, u"babw"_s);
        QTest::keyClick(corp.completer()->popup(), Qt::Key_Escape); // the list, not the dialog
        QTest::keyClick(&corp, Qt::Key_Tab);
        CHECK(corp.text() == u"Weyland Consortium: Building a Better World"_s);
        CHECK(testing::part<QLineEdit>(dialog, "playerCorpFaction").text()
              == u"Weyland Consortium"_s);
        auto &runner = testing::part<QLineEdit>(dialog, "playerRunner");
        runner.setText(u"etf"_s);
        CHECK_FALSE(testing::accept(dialog));
        CHECK(testing::part<QLabel>(dialog, "refusal").text().contains(u"of the Corp"_s));
        runner.setText(u"Kate"_s);
        return testing::accept(dialog);
    });
    desk.act("player.edit");
    CHECK(player("Bjørn").corpIdentity == "Weyland Consortium: Building a Better World");
    CHECK(player("Bjørn").runnerIdentity == "Kate \"Mac\" McCaffrey: Digital Tinker");
    CHECK(player("Bjørn").runnerFaction == "Shaper");
}

TEST_CASE_METHOD(ListDesk, "a decklist's identity is offered by its nickname")
{
    desk.act("page.decks");
    auto &editor = desk.find<QPlainTextEdit>("corpList");
    editor.setFocus();
    desk.type(u"etf"_s);
    const auto *completer = editor.findChild<QCompleter *>();
    REQUIRE(completer->popup()->isVisible());
    CHECK(completer->popup()->currentIndex().data().toString()
          == u"Haas-Bioroid: Engineering the Future"_s);
    desk.key(Qt::Key_Return);
    CHECK(editor.toPlainText() == u"Haas-Bioroid: Engineering the Future"_s);
}
