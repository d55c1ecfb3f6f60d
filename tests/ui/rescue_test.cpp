// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "desk.h"
#include "qt_catch.h"

#include "support/newer_act.h"
#include "ui/action_registry.h"
#include "ui/actions.h"
#include "ui/text.h"
#include "ui/widgets/message_bar.h"

#include <QAction>
#include <QApplication>
#include <QFile>
#include <QFileInfo>
#include <QLabel>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

/// An event with players and results, closed again.
QString playedEvent(Desk &desk)
{
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    desk.pairRound();
    desk.reportAll(u"2-0"_s);
    const QString path = ui::pathText(desk.session().path());
    desk.act("file.close");
    return path;
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    REQUIRE(file.write(bytes) == bytes.size());
}

/// Flips the letters of a name wherever it stands: the chain of hashes no longer fits.
QByteArray tampered(QByteArray bytes)
{
    REQUIRE(bytes.contains("Dahlia"));
    return bytes.replace("Dahlia", "Xxxxxx");
}

} // namespace

TEST_CASE("a damaged event is opened as far as it can be read, and the file stays as it is")
{
    Desk desk;
    const QString path = playedEvent(desk);
    const QByteArray damaged = tampered(bytesOf(path));
    write(path, damaged);
    desk.prompts.paths.push_back(path);
    desk.act("file.open");
    REQUIRE(desk.window.eventView() == nullptr);
    INFO(desk.message());
    CHECK(desk.message().contains(u"Harbour Open.arbiter"_s));

    SECTION("from its journal")
    {
        desk.click("messageOffer2"); // Save what can be read
        CHECK(ui::pathText(desk.session().path()).endsWith(u"Harbour Open (salvaged).arbiter"_s));
        CHECK(desk.event().players.size() == 3); // all before the damage
        CHECK(desk.message().contains(u"Acts saved: 4"_s));
        CHECK(desk.message().contains(u"Acts lost: "_s));
        CHECK(desk.window.messages().tone() == ui::MessageBar::Tone::Warning);
    }
    SECTION("from its newest backup")
    {
        desk.click("messageOffer1"); // Open the newest backup
        CHECK(
            ui::pathText(desk.session().path()).endsWith(u"Harbour Open (from backup).arbiter"_s));
        CHECK(desk.event().players.size() == 4);
        CHECK(tournament::missingResults(desk.event(), 1).empty());
        CHECK(desk.message().contains(u"copy of the newest backup"_s));
    }
    CHECK(bytesOf(path) == damaged);
    desk.act("player.add"); // the copy is a working event
    desk.typeLine(u"Rowan"_s);
    CHECK(tournament::findPlayer(desk.event(), "Rowan"));
}

TEST_CASE("a damaged event without a backup offers what can be read and nothing else")
{
    Desk desk;
    const QString path = playedEvent(desk);
    const QString mailed = desk.folder() + u"/mailed.arbiter"_s;
    write(mailed, tampered(bytesOf(path))); // never opened here: no backup is known by its name
    desk.prompts.paths.push_back(mailed);
    desk.act("file.open");
    CHECK_THROWS(desk.find("messageOffer2"));
    desk.click("messageOffer1");
    CHECK(desk.event().players.size() == 3);
}

TEST_CASE("a file of which nothing can be read says so and leaves nothing behind")
{
    Desk desk;
    const QString path = playedEvent(desk);
    QByteArray bytes = bytesOf(path);
    bytes.fill('x', bytes.size());
    write(path, bytes);
    desk.prompts.paths.push_back(path);
    desk.act("file.open");
    desk.click("messageOffer2");
    CHECK(desk.window.eventView() == nullptr);
    CHECK(desk.window.messages().tone() != ui::MessageBar::Tone::Done);
    CHECK_FALSE(QFileInfo::exists(desk.folder() + u"/documents/Harbour Open (salvaged).arbiter"_s));
}

TEST_CASE("an event with an act of a newer version is shown, says why, and cannot be changed")
{
    Desk desk;
    const QString path = playedEvent(desk);
    support::appendNewerAct(ui::toPath(path));
    desk.prompts.paths.push_back(path);
    desk.act("file.open");
    REQUIRE(desk.window.eventView());
    const auto &notice = desk.find<QLabel>("readOnlyNotice");
    CHECK(notice.isVisible());
    CHECK(notice.text().startsWith(u"Read only: "_s));
    CHECK(notice.text().contains(ui::toQt(*desk.session().readOnlyReason())));
    CHECK(desk.label("savedLabel").startsWith(u"Read only"_s));

    for (const auto *page : {"page.event", "page.players", "page.round", "page.standings",
                             "page.bracket", "page.log", "page.statistics", "page.odds"}) {
        desk.act(page);
        desk.select("playersTable", {0});
        desk.select("pairingsTable", {0});
        desk.select("logTable", {1});
        for (const auto *action : desk.window.actions().needing(ui::Needs::Change)) {
            CAPTURE(page, action->objectName());
            CHECK_FALSE(action->isEnabled());
        }
        CHECK(notice.isVisible());
    }
    CHECK_FALSE(desk.find("addPlayer").isEnabled());
    CHECK_FALSE(desk.find("resultTable").isEnabled());
    CHECK(desk.rows("standingsTable") == 4); // and all of it can be read
    CHECK(desk.enabled("file.export"));
    CHECK(desk.enabled("file.saveCopy"));
    CHECK(desk.enabled("edit.find"));
}

TEST_CASE("a backup that fails is told, and the tournament goes on")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    write(desk.folder() + u"/data"_s, "in the way of the folder"); // of backups
    desk.pairRound();
    QApplication::processEvents();
    CHECK(desk.event().rounds.size() == 1);
    CHECK(desk.window.messages().isVisible());
    CHECK(desk.window.messages().tone() == ui::MessageBar::Tone::Warning);
    CHECK(desk.message().contains(u"backup"_s));
}

TEST_CASE("an event that can be changed shows no notice")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    CHECK_FALSE(desk.find("readOnlyNotice").isVisible());
    CHECK(desk.label("savedLabel") == u"All changes saved · Harbour Open.arbiter"_s);
}
