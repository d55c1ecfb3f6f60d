// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The window at an event that several desks share: how it comes there, who else is there, and what
// it says when it went on elsewhere.
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "support/newer_act.h"
#include "support/postgres_server.h"
#include "ui/dialogs/database_dialog.h"
#include "ui/look/appearance.h"
#include "ui/look/language.h"
#include "ui/widgets/eliding_label.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QApplication>
#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using support::PostgresServer;
using testing::Desk;

namespace {

constexpr int longest = 60'000; ///< milliseconds in which a busy machine answers

/// A window whose desk is called so among others.
struct NamedDesk {
    explicit NamedDesk(const char *name)
    {
        qputenv("ARBITER_DESK", name);
        desk.emplace();
    }
    ~NamedDesk() { qunsetenv("ARBITER_DESK"); }
    NamedDesk(const NamedDesk &) = delete;
    NamedDesk &operator=(const NamedDesk &) = delete;
    Desk *operator->() { return &*desk; }
    Desk &operator*() { return *desk; }
    std::optional<Desk> desk;
};

QString addressOf(const PostgresServer &server) { return ui::toQt(server.address()); }

void pairFour(Desk &desk)
{
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    desk.pairRound();
}

/// Until the dialog has heard from the server and done what follows.
bool answered(QDialog &dialog)
{
    auto &field = testing::part<QLineEdit>(dialog, "databaseAddress");
    return QTest::qWaitFor([&] { return field.isEnabled(); }, longest);
}

QString said(QDialog &dialog) { return testing::part<QLabel>(dialog, "databaseMessage").text(); }

/// Shares the open event by its dialog, as a hand would.
void share(Desk &desk, const QString &address)
{
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        dialog.show();
        testing::part<QLineEdit>(dialog, "databaseAddress").setText(address);
        testing::click(dialog, "accept");
        CHECK(answered(dialog));
        INFO(said(dialog));
        return dialog.result() == QDialog::Accepted;
    });
    desk.act("file.share");
}

/// Opens the event of that name by the list of what is in the database.
void openListed(Desk &desk, const QString &address, const QString &name)
{
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        dialog.show();
        testing::part<QLineEdit>(dialog, "databaseAddress").setText(address);
        testing::click(dialog, "accept"); // no event is named: shows what is there
        CHECK(answered(dialog));
        auto &events = testing::part<QListWidget>(dialog, "sharedEvents");
        for (auto *item : events.findItems(name, Qt::MatchContains))
            events.setCurrentItem(item);
        REQUIRE(events.currentItem());
        return testing::accept(dialog);
    });
    desk.act("file.openShared");
}

} // namespace

TEST_CASE(
    "an event is shared from the window, opened from a list at another, and one tells the other")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    NamedDesk front("front");
    pairFour(*front);
    const QString file = ui::pathText(front->session().path());
    share(*front, addressOf(*server));
    INFO(front->message());
    REQUIRE(front->session().journal().shared());
    const QString address = ui::pathText(front->session().path());
    CHECK(address.startsWith(addressOf(*server) + u'#'));
    CHECK(front->message().contains(u"Every desk opens it as"_s));
    front->click("messageOffer1");
    CHECK(QGuiApplication::clipboard()->text() == address);
    CHECK(QFile::exists(file));
    front->act("file.share"); // it is said where the event lies
    CHECK(front->message().contains(u"This event is shared"_s));

    NamedDesk back("back");
    openListed(*back, addressOf(*server), u"Harbour Open"_s);
    INFO(back->message());
    REQUIRE(ui::pathText(back->session().path()) == address);
    QApplication::setActiveWindow(&front->window);
    front->report(1, u"2-0"_s);
    CHECK(QTest::qWaitFor(
        [&] { return tournament::findMatch(back->event(), 1, 1)->result.has_value(); }, longest));
    const auto line = [](Desk &desk) { return desk.find<ui::ElidingLabel>("desksLine").words(); };
    CHECK(QTest::qWaitFor([&] { return line(*back).contains(u"Report round 1, table 1"_s); },
                          longest));
    CHECK(line(*back).contains(u"front"_s));
    CHECK_FALSE(line(*back).contains(u"back"_s));
    CHECK(back->label("savedLabel").contains(u"2 desks"_s));
    CHECK(QTest::qWaitFor([&] { return line(*front).contains(u"back"_s); }, longest));
    // Among the recent events, for the next day.
    back->act("file.close");
    CHECK(back->find<QListWidget>("recentFiles").item(0)->text().contains(u"postgresql://"_s));
    CHECK(QTest::qWaitFor([&] { return line(*front).isEmpty(); }, longest));
}

TEST_CASE("a dialog says why an event cannot be shared, and stays for another try")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    Desk desk;
    pairFour(desk);
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        dialog.show();
        auto &field = testing::part<QLineEdit>(dialog, "databaseAddress");
        auto &accept = testing::part<QPushButton>(dialog, "accept");
        CHECK_FALSE(accept.isEnabled());
        field.setText(u"cup"_s);
        testing::click(dialog, "accept");
        CHECK(answered(dialog));
        CHECK(said(dialog).contains(u"no address of an event in a database"_s));
        field.setText(u"postgresql:///cup?host=/nowhere"_s);
        testing::click(dialog, "accept");
        CHECK(answered(dialog));
        CHECK(said(dialog).contains(u"No server answers at"_s));
        field.setText(u"postgresql://ada:secret@desk-1/cup"_s);
        testing::click(dialog, "accept");
        CHECK(answered(dialog));
        CHECK(said(dialog).contains(u"holds a password"_s));
        support::appendNewerAct(desk.session().path());
        field.setText(addressOf(*server));
        testing::click(dialog, "accept");
        CHECK(answered(dialog));
        CHECK(said(dialog).startsWith(u"Entry 7 of"_s));
        CHECK(dialog.isVisible());
        CHECK(dialog.result() != QDialog::Accepted);
        return false;
    });
    desk.act("file.share");
    CHECK_FALSE(desk.session().journal().shared());
}

TEST_CASE("server, database and name make the address, and an address fills them in")
{
    ui::DatabaseDialog dialog({u"databaseDialog"_s, u"Title"_s, u"Note"_s, u"Go"_s},
                              u"postgresql://ada@desk-1/cup?sslmode=require"_s, nullptr);
    auto &server = testing::part<QLineEdit>(dialog, "databaseServer");
    auto &database = testing::part<QLineEdit>(dialog, "databaseName");
    auto &user = testing::part<QLineEdit>(dialog, "databaseUser");
    CHECK(server.text() == u"desk-1"_s);
    CHECK(database.text() == u"cup"_s);
    CHECK(user.text() == u"ada"_s);
    server.clear();
    QTest::keyClicks(&server, u"desk-2:5433"_s);
    CHECK(dialog.address() == u"postgresql://ada@desk-2:5433/cup?sslmode=require"_s);
    user.clear();
    QTest::keyClick(&user, Qt::Key_Backspace);
    testing::part<QLineEdit>(dialog, "databaseAddress").setText(u" postgresql:///league "_s);
    CHECK(dialog.address() == u"postgresql:///league"_s);
    CHECK(server.text().isEmpty());
    CHECK(database.text() == u"league"_s);
}

TEST_CASE("a new event begins in a database")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server)
        return;
    Desk desk;
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        dialog.show();
        testing::part<QLineEdit>(dialog, "eventName").setText(u"Quay Cup"_s);
        desk.prompts.dialogs.emplace_back([&](QDialog &place) {
            testing::part<QLineEdit>(place, "databaseAddress").setText(addressOf(*server));
            return testing::accept(place);
        });
        testing::click(dialog, "chooseDatabase");
        CHECK(testing::part<QLabel>(dialog, "eventFile").toolTip() == addressOf(*server));
        return testing::accept(dialog);
    });
    desk.act("file.new");
    INFO(desk.message());
    REQUIRE(desk.session().journal().shared());
    CHECK(desk.event().details.name == "Quay Cup");
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    CHECK(desk.event().players.size() == 2);
}

TEST_CASE("a window that went on in a copy says so to the others when it is started again")
{
    if (!PostgresServer::installed())
        return;
    PostgresServer server({"-c", "fsync=off"});
    server.run("CREATE DATABASE cup", "postgres");
    QTemporaryDir folder;
    {
        Desk desk(folder.path());
        pairFour(desk);
        share(desk, addressOf(server));
        REQUIRE(desk.session().journal().shared());
        server.kill();
        REQUIRE(QTest::qWaitFor([&] { return desk.message().contains(u"does not answer"_s); },
                                longest));
        CHECK(desk.label("savedLabel").startsWith(u"No connection"_s));
        desk.report(1, u"2-0"_s);
        CHECK(desk.message().contains(u"nothing can be recorded"_s));
        desk.prompts.paths.push_back(folder.filePath(u"on.arbiter"_s));
        desk.click("messageOffer1");
        REQUIRE_FALSE(desk.session().journal().shared());
        desk.report(1, u"2-0"_s);
        CHECK(desk.event().rounds[0].matches[0].result);
    }
    server.start();
    Desk again(folder.path());
    CHECK(QTest::qWaitFor([&] { return again.message().contains(u"marked as left"_s); }, longest));
    CHECK(again.message().contains(u"on.arbiter"_s));
    CHECK(server.value("SELECT left_for LIKE '%on.arbiter' FROM arbiter.head") == "t");
}

// ARBITER_PICTURES=FOLDER ui_shared_tests "[pictures]": the dialogs and a window on a small screen.
TEST_CASE("pictures of what shared events show", "[.][pictures]")
{
    PostgresServer *server = PostgresServer::ofSuite();
    if (!server || !qEnvironmentVariableIsSet("ARBITER_PICTURES"))
        return;
    const QDir folder(qEnvironmentVariable("ARBITER_PICTURES"));
    REQUIRE(folder.mkpath(u"."_s));
    ui::applyAppearance(*qApp);
    const auto take = [&folder, server](const QString &look) {
        NamedDesk front("front");
        front->window.resize(1000, 560);
        const auto shot = [&](QWidget &widget, const QString &name) {
            for (int turn = 0; turn < 3; ++turn)
                QApplication::processEvents();
            CHECK(widget.grab().save(folder.filePath(u"%1-%2.png"_s.arg(name, look))));
        };
        shot(front->window, u"start"_s);
        pairFour(*front);
        front->prompts.dialogs.emplace_back([&](QDialog &dialog) {
            dialog.show();
            shot(dialog, u"share"_s);
            testing::part<QLineEdit>(dialog, "databaseAddress")
                .setText(u"postgresql://ada@localhost:1/cup"_s);
            testing::click(dialog, "accept");
            CHECK(answered(dialog));
            shot(dialog, u"share-refused"_s);
            return false;
        });
        front->act("file.share");
        share(*front, addressOf(*server));
        NamedDesk back("back");
        back->window.resize(1000, 560);
        back->prompts.dialogs.emplace_back([&](QDialog &dialog) {
            dialog.show();
            testing::part<QLineEdit>(dialog, "databaseAddress").setText(addressOf(*server));
            testing::click(dialog, "lookForEvents");
            CHECK(answered(dialog));
            shot(dialog, u"open"_s);
            return testing::accept(dialog);
        });
        back->act("file.openShared");
        QApplication::setActiveWindow(&front->window);
        front->report(1, u"2-0"_s);
        CHECK(QTest::qWaitFor(
            [&] { return back->find<ui::ElidingLabel>("desksLine").words().contains(u"2"_s); },
            longest));
        shot(front->window, u"window-front"_s);
        shot(back->window, u"window-back"_s);
        back->act("file.close");
        back->prompts.dialogs.emplace_back([&](QDialog &dialog) {
            dialog.show();
            shot(dialog, u"new"_s);
            back->prompts.dialogs.emplace_back([&](QDialog &place) {
                place.show();
                shot(place, u"new-database"_s);
                return false;
            });
            testing::click(dialog, "chooseDatabase");
            return false;
        });
        back->act("file.new");
    };
    ui::applyTheme(ui::Theme::Light, {});
    take(u"light"_s);
    ui::applyTheme(ui::Theme::Dark, {});
    take(u"dark"_s);
    const ui::Translation german(u"de"_s);
    take(u"german"_s);
    ui::applyTheme(ui::Theme::System, {});
}
