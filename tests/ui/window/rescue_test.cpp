// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "storage/event_file.h"
#include "support/newer_act.h"
#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/program.h"
#include "ui/words/text.h"

#include <QAction>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QTest>

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

TEST_CASE("a backup of another history than the damaged file's says so")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    const QString path = ui::pathText(desk.session().path());
    const std::string uuid = desk.session().journal().uuid();
    desk.act("file.close");
    const QByteArray early = bytesOf(path);
    const auto playOn = [&](const QString &result) {
        desk.prompts.paths.push_back(path);
        desk.act("file.open");
        desk.pairRound();
        desk.reportAll(result);
        desk.act("file.close");
    };
    playOn(u"2-0"_s);
    write(path, early); // a copy of then, and the day goes another way
    playOn(u"0-2"_s);
    const auto folder = ui::toPath(desk.folder() + u"/data/backups"_s);
    const auto backups = storage::backupsOf(folder, uuid, ui::toPath(path));
    REQUIRE(backups.size() > 2);
    CHECK_FALSE(backups.front().other);
    REQUIRE(backups.back().other);
    for (const storage::Backup &backup : backups)
        if (!backup.other)
            std::filesystem::remove(backup.file);
    write(path, tampered(bytesOf(path)));
    desk.prompts.paths.push_back(path);
    desk.act("file.open");
    desk.click("messageOffer1"); // Open the newest backup
    CHECK(desk.message().contains(u"other acts than the damaged file"_s));
    CHECK(tournament::missingResults(desk.event(), 1).empty());
}

TEST_CASE("cards that cannot be read are told of once, and all goes on with those there are")
{
    Desk desk;
    const QString cards = desk.folder() + u"/data/cards"_s;
    REQUIRE(QDir().mkpath(desk.folder() + u"/data"_s));
    REQUIRE(QFile::link(cards, cards)); // a link to itself: nobody can read there
    desk.createEvent(u"Harbour Open"_s);
    REQUIRE(desk.window.eventView());
    QCoreApplication::processEvents();
    CHECK(desk.message().contains(u"The folder of your cards"_s));
    desk.window.messages().clear();
    desk.act("rules.desk");
    QCoreApplication::processEvents();
    CHECK(desk.message().isEmpty());
    CHECK(desk.find("rulesPage").isVisible());
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

TEST_CASE("an event with a stranger's journal beside it offers what a damaged one does")
{
    Desk desk;
    const QString path = playedEvent(desk);
    const QByteArray event = bytesOf(path);
    const QString letters = desk.folder() + u"/letters.txt"_s;
    write(letters, "my letters");
    // A journal that names a "super-journal", which SQLite deletes after it has rolled back.
    QByteArray name = letters.toUtf8();
    quint32 sum = 0;
    for (const char c : name)
        sum += static_cast<quint32>(c);
    const auto fourBytes = [](quint32 number) {
        QByteArray bytes;
        for (int shift = 24; shift >= 0; shift -= 8)
            bytes += static_cast<char>(number >> shift);
        return bytes;
    };
    const QByteArray journal = "x" + name + fourBytes(static_cast<quint32>(name.size()))
        + fourBytes(sum) + QByteArray::fromHex("d9d505f920a163d7");
    write(path + u"-journal"_s, journal);
    desk.prompts.paths.push_back(path);
    desk.act("file.open");
    REQUIRE(desk.window.eventView() == nullptr);
    CHECK(desk.message().contains(u"Harbour Open.arbiter-journal"_s));
    desk.click("messageOffer2");
    CHECK(desk.event().players.size() == 4);
    CHECK(desk.message().contains(u"Acts saved: "_s));
    CHECK(bytesOf(letters) == "my letters");
    CHECK(bytesOf(path) == event);
    CHECK(bytesOf(path + u"-journal"_s) == journal);
}

TEST_CASE("an error of the program closes the event and says so, and the file opens again")
{
    struct Faulty : QObject {
        bool event(QEvent * /*event*/) override { throw std::runtime_error("a bug of ours"); }
    };
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    const QString path = ui::pathText(desk.session().path());
    auto &program = static_cast<ui::Program &>(*qApp); // NOLINT: made in main.cpp
    program.onFailure([&desk](const app::Failure &why) { desk.window.closeAfter(why); });
    Faulty faulty;
    QEvent event(QEvent::User);
    CHECK_FALSE(QCoreApplication::sendEvent(&faulty, &event));
    CHECK_FALSE(QCoreApplication::sendEvent(&faulty, &event)); // told once
    QCoreApplication::processEvents();
    program.onFailure({});
    CHECK(desk.window.eventView() == nullptr);
    CHECK(desk.message().contains(u"a bug of ours"_s));
    desk.window.openFile(path);
    CHECK(desk.event().players.size() == 2);
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
    REQUIRE(QDir(desk.folder()).mkpath(u"data"_s));
    write(desk.folder() + u"/data/backups"_s, "in the way of the folder");
    desk.pairRound();
    CHECK(QTest::qWaitFor([&desk] { return desk.message().contains(u"backup"_s); }));
    CHECK(desk.event().rounds.size() == 1);
    CHECK(desk.window.messages().isVisible());
    CHECK(desk.window.messages().tone() == ui::MessageBar::Tone::Warning);
}

TEST_CASE("an event that can be changed shows no notice")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    CHECK_FALSE(desk.find("readOnlyNotice").isVisible());
    CHECK(desk.label("savedLabel") == u"All changes saved · Harbour Open.arbiter"_s);
}
