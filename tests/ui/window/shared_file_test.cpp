// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The file of the open event in other hands: held, deleted, replaced.
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "storage/event_file.h"
#include "support/foreign_lock.h"
#include "ui/acts/act_queue.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;
using support::ForeignLock;
using testing::Desk;

namespace {

/// A first round of four in an open event.
void pairFour(Desk &desk)
{
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    desk.pairRound();
}

ui::ActQueue &acts(Desk &desk) { return desk.window.eventView()->document().acts(); }

bool idle(Desk &desk)
{
    return QTest::qWaitFor([&] { return acts(desk).waiting() == 0; }, 10'000);
}

/// How often the log says that this was done.
std::ptrdiff_t done(Desk &desk, std::string_view words)
{
    return std::ranges::count_if(desk.session().log(), [words](const app::LogLine &line) {
        return line.text.starts_with(words);
    });
}

/// Milliseconds in which the window did nothing else.
template <class Work>
qint64 stoodStill(Work work)
{
    QElapsedTimer timer;
    timer.start();
    work();
    return timer.elapsed();
}

constexpr qint64 noticeable = 1500; ///< a frozen window stands for five seconds

} // namespace

TEST_CASE("results typed while another program holds the file wait, and each is recorded once")
{
    Desk desk;
    pairFour(desk);
    for (const auto kind : {ForeignLock::Kind::Reserved, ForeignLock::Kind::Exclusive}) {
        const bool first = kind == ForeignLock::Kind::Reserved;
        auto lock = std::make_unique<ForeignLock>(desk.session().path(), kind);
        CHECK(stoodStill([&] { desk.report(1, first ? u"2-0"_s : u"0-2"_s); }) < noticeable);
        if (!first) // a correction is asked about first
            desk.key(Qt::Key_Return);
        CHECK(acts(desk).waiting() == 1);
        INFO(desk.message());
        CHECK(desk.message().contains(u"Another program is writing to"_s));
        CHECK(desk.message().contains(u"Harbour Open.arbiter"_s));
        if (first) {
            desk.report(2, u"0-2"_s);
            CHECK(acts(desk).waiting() == 2);
            desk.report(2, u"0-2"_s); // an impatient hand
            CHECK(acts(desk).waiting() == 2);
            CHECK(desk.label("savedLabel") == u"2 acts not saved yet · Harbour Open.arbiter"_s);
        }
        CHECK(stoodStill([&] { QTest::qWait(300); }) < 300 + noticeable);
        lock.reset();
        REQUIRE(idle(desk));
        CHECK_FALSE(desk.message().contains(u"Another program"_s));
        CHECK(desk.label("savedLabel") == u"All changes saved · Harbour Open.arbiter"_s);
    }
    CHECK(tournament::missingResults(desk.event(), 1).empty());
    CHECK(done(desk, "Report round 1, table 1") == 1);
    CHECK(done(desk, "Report round 1, table 2") == 1);
    CHECK(done(desk, "Correct round 1, table 1") == 1);
    CHECK(desk.session().journal().verify().problems.empty());
}

TEST_CASE("an act that waits for long is kept: it is tried again or given up")
{
    Desk desk;
    pairFour(desk);
    acts(desk).setLongestWait(50ms);
    auto lock = std::make_unique<ForeignLock>(desk.session().path(), ForeignLock::Kind::Reserved);
    desk.report(1, u"2-0"_s);
    REQUIRE(QTest::qWaitFor([&] { return desk.message().contains(u"not recorded yet"_s); }, 5000));
    CHECK(desk.message().contains(u"close it there and try again"_s));
    CHECK(acts(desk).waiting() == 1);
    SECTION("again")
    {
        lock.reset();
        desk.click("messageOffer1");
        REQUIRE(idle(desk));
        CHECK(done(desk, "Report round 1, table 1") == 1);
    }
    SECTION("given up")
    {
        desk.click("messageOffer2");
        REQUIRE(idle(desk));
        lock.reset();
        QTest::qWait(300);
        CHECK(done(desk, "Report round 1, table 1") == 0);
    }
}

TEST_CASE("a dialog waits with its act, says so, and closes when it is done")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s});
    desk.select("playersTable", {0});
    auto lock = std::make_unique<ForeignLock>(desk.session().path(), ForeignLock::Kind::Exclusive);
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        testing::part<QLineEdit>(dialog, "playerName").setText(u"Astrid"_s);
        CHECK_FALSE(testing::accept(dialog));
        CHECK(testing::part<QLabel>(dialog, "refusal").text().contains(u"Another program"_s));
        CHECK_FALSE(testing::accept(dialog)); // again: it is not done twice
        lock.reset();
        return QTest::qWaitFor([&] { return dialog.result() == QDialog::Accepted; }, 5000);
    });
    desk.act("player.edit");
    CHECK(tournament::findPlayer(desk.event(), "Astrid"));
    CHECK(done(desk, "Rename") == 1);
}

TEST_CASE("undo waits with what its menu named")
{
    Desk desk;
    pairFour(desk);
    auto lock = std::make_unique<ForeignLock>(desk.session().path(), ForeignLock::Kind::Reserved);
    desk.act("edit.undo");
    CHECK(acts(desk).waiting() == 1);
    CHECK(desk.event().rounds.size() == 1);
    lock.reset();
    REQUIRE(idle(desk));
    CHECK(desk.event().rounds.empty());
    CHECK(desk.message().startsWith(u"Taken back: Pair round 1"_s));
}

TEST_CASE("a locked file is opened when it is free")
{
    Desk desk;
    pairFour(desk);
    const QString path = ui::pathText(desk.session().path());
    desk.act("file.close");
    auto lock = std::make_unique<ForeignLock>(ui::toPath(path), ForeignLock::Kind::Exclusive);
    CHECK(stoodStill([&] { desk.window.openFile(path); }) < noticeable);
    CHECK(desk.window.eventView() == nullptr);
    CHECK(desk.message().contains(u"Another program is writing to"_s));
    SECTION("in time")
    {
        lock.reset();
        REQUIRE(QTest::qWaitFor([&] { return desk.window.eventView() != nullptr; }, 5000));
        CHECK(desk.event().rounds.size() == 1);
    }
    SECTION("no longer wanted")
    {
        desk.click("messageOffer1");
        lock.reset();
        QTest::qWait(300);
        CHECK(desk.window.eventView() == nullptr);
    }
}

TEST_CASE("looking for what others wrote does not stop the window, and says so after a while")
{
    Desk desk;
    pairFour(desk);
    auto lock = std::make_unique<ForeignLock>(desk.session().path(), ForeignLock::Kind::Exclusive);
    auto &document = desk.window.eventView()->document();
    CHECK(stoodStill([&] { document.refresh(); }) < noticeable);
    CHECK_FALSE(desk.message().contains(u"Another program"_s)); // as a rule it is done by then
    document.refresh();
    CHECK(desk.message().contains(u"Another program is writing to"_s));
    lock.reset();
    document.refresh();
    CHECK_FALSE(desk.window.messages().isVisible());
}

TEST_CASE("closing asks about acts that wait, and a new theme keeps them")
{
    Desk desk;
    pairFour(desk);
    auto lock = std::make_unique<ForeignLock>(desk.session().path(), ForeignLock::Kind::Reserved);
    desk.report(1, u"2-0"_s);
    REQUIRE(acts(desk).waiting() == 1);
    desk.prompts.confirmations.push_back(false);
    desk.act("file.close");
    REQUIRE(desk.window.eventView() != nullptr);
    CHECK(desk.prompts.asked.back().contains(u"wait"_s));
    desk.prompts.confirmations.push_back(false);
    CHECK_FALSE(desk.window.close());

    desk.act("letters.larger");
    desk.act("letters.natural");
    CHECK(acts(desk).waiting() == 1);
    lock.reset();
    REQUIRE(idle(desk));
    CHECK(done(desk, "Report round 1, table 1") == 1);
}

TEST_CASE(
    "a file deleted or replaced under the window says so by itself; the event goes on in a copy")
{
    Desk desk;
    pairFour(desk);
    desk.report(1, u"2-0"_s);
    const QString path = ui::pathText(desk.session().path());
    const auto hash = desk.session().journal().readFrom(1).value().back().hash;
    const QString away = path + u".away"_s;
    REQUIRE(QFile::rename(path, away));
    const bool replaced = GENERATE(false, true);
    const QString words = replaced ? u"replaced by another file"_s : u"no longer in its place"_s;
    if (replaced)
        REQUIRE(QFile::copy(away, path));
    REQUIRE(QTest::qWaitFor([&] { return desk.message().contains(words); }, 2000));

    SECTION("brought back, it is itself again")
    {
        QFile::remove(path);
        REQUIRE(QFile::rename(away, path));
        REQUIRE(QTest::qWaitFor([&] { return !desk.window.messages().isVisible(); }, 2000));
        desk.report(2, u"0-2"_s);
        CHECK(tournament::missingResults(desk.event(), 1).empty());
    }
    SECTION("an act is refused by that, and the copy takes it")
    {
        desk.report(2, u"0-2"_s);
        CHECK(desk.message().contains(words));
        CHECK_FALSE(tournament::missingResults(desk.event(), 1).empty());
        desk.prompts.paths.push_back(desk.folder() + u"/new place/Harbour Open.arbiter"_s);
        desk.click("messageOffer1");
        CHECK(ui::pathText(desk.session().path()).endsWith(u"new place/Harbour Open.arbiter"_s));
        CHECK(desk.session().journal().readFrom(1).value().back().hash == hash);
        desk.report(2, u"0-2"_s);
        CHECK(tournament::missingResults(desk.event(), 1).empty());
        CHECK(desk.session().journal().verify().problems.empty());
    }
}
