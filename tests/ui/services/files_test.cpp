// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

void damage(const QString &path)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadWrite));
    file.seek(0);
    file.write(QByteArray(100, 'x'));
}

} // namespace

TEST_CASE("an event is opened again from the recent files")
{
    Desk desk;
    desk.createEvent(u"Recent & more"_s);
    desk.addPlayers({u"Aster"_s});
    desk.act("file.close");
    CHECK(desk.window.windowTitle() == u"Arbiter"_s);
    const auto *recent = desk.window.findChild<QMenu *>(u"recentMenu"_s);
    REQUIRE(recent->actions().size() == 1);
    recent->actions().front()->trigger();
    QTest::qWait(1);
    CHECK(desk.event().players.size() == 1);
}

TEST_CASE("a file that cannot be opened is named in one sentence and the start page stays")
{
    Desk desk;
    const QString path = desk.folder() + u"/notes.arbiter"_s;
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("nothing but notes");
    file.close();
    desk.prompts.paths.push_back(path);
    desk.act("file.open");
    CHECK(desk.window.eventView() == nullptr);
    CHECK(desk.message().contains(u"notes.arbiter"_s));
    CHECK(desk.find("startPage").isVisible());
}

TEST_CASE("a damaged event offers its newest backup and never touches the file")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    const QString path = ui::pathText(desk.session().path());
    desk.act("file.close"); // makes the closing backup
    damage(path);
    desk.window.openFile(path);
    REQUIRE(desk.window.eventView() == nullptr);
    INFO(desk.message());
    desk.click("messageOffer1");
    CHECK(desk.event().players.size() == 4);
    CHECK(ui::pathText(desk.session().path())
          == desk.folder() + u"/documents/Harbour Open (from backup).arbiter"_s);
    QFile damaged(path);
    REQUIRE(damaged.open(QIODevice::ReadOnly));
    CHECK(damaged.read(4) == "xxxx");
}

TEST_CASE("what another program writes appears without asking")
{
    Desk desk;
    desk.createEvent(u"Two writers"_s);
    auto other = app::Session::open(desk.session().path(), {});
    REQUIRE(other);
    tournament::PlayerEntry entry;
    entry.name = "Rowan";
    REQUIRE((*other)->perform(tournament::AddPlayers{{entry}}));
    desk.window.eventView()->document().refresh();
    CHECK(desk.event().players.size() == 1);
    CHECK(desk.rows("playersTable") == 1);
}

TEST_CASE("a list of players is imported as a new event")
{
    Desk desk;
    QFile list(desk.folder() + u"/players.csv"_s);
    REQUIRE(list.open(QIODevice::WriteOnly));
    list.write("name,corpIdentity\nIris,NBN: Making News\nRowan,\n");
    list.close();
    desk.prompts.paths = {list.fileName(), desk.folder() + u"/imported.arbiter"_s};
    desk.act("file.import");
    INFO(desk.message());
    CHECK(desk.event().players.size() == 2);
}

TEST_CASE("a copy is written beside the event, which stays open")
{
    Desk desk;
    desk.createEvent(u"Copy"_s);
    const QString copy = desk.folder() + u"/copy.arbiter"_s;
    desk.prompts.paths.push_back(copy);
    desk.act("file.saveCopy");
    CHECK(QFileInfo::exists(copy));
    CHECK(ui::pathText(desk.session().path()) != copy);
}
