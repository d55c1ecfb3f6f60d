// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// On a screen of 1024x600 whatever is said or shown leaves the window as large as it is.
#include "ui/cut_desk.h"
#include "ui/day/tour.h"
#include "ui/keyboard.h"
#include "ui/pseudo_language.h"
#include "ui/qt_catch.h"
#include "ui/widget_checks.h"

#include "ui/acts/action_registry.h"
#include "ui/look/appearance.h"
#include "ui/look/language.h"
#include "ui/widgets/message_bar.h"
#include "ui/window/event_view.h"
#include "ui/words/text.h"

#include <QAbstractScrollArea>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollBar>

using namespace Qt::Literals::StringLiterals;
using testing::AsTheProgramLooks;
using testing::Desk;
using testing::Keyboard;
using testing::Letters;

namespace {

using testing::smallestWindow;

void checkFits(const QWidget &root) { testing::checkFits(root, smallestWindow); }

/// So many players with long names, some rounds played.
void playRounds(Desk &desk, int players, int rounds)
{
    desk.createEvent(u"Harbour Open"_s);
    tournament::AddPlayers add;
    for (int number = 1; number <= players; ++number) {
        tournament::PlayerEntry entry;
        entry.name = "Bartholomew Featherstonehaugh-Cholmondeley of Lower Slaughter "
            + std::to_string(number);
        add.players.push_back(std::move(entry));
    }
    REQUIRE(desk.session().perform(add));
    desk.act("page.round");
    for (int round = 1; round <= rounds; ++round) {
        desk.pairRound();
        desk.reportAll(round % 2 == 0 ? u"1-1"_s : u"2-0"_s);
    }
}

/// Corrects table 1 of round 1, whose effect is told at length.
void correctFirstRound(Desk &desk)
{
    Keyboard keys(desk);
    desk.find<QComboBox>("roundSelector").setCurrentIndex(0);
    keys.control(Qt::Key_R).type(u"1"_s).enter().type(u"02"_s).enter();
    REQUIRE(desk.window.messages().isVisible());
    QApplication::processEvents();
}

/// The event in that file, in the language in force.
void checkCorrection(const QString &played)
{
    Desk desk;
    const QString file = desk.folder() + u"/copy.arbiter"_s;
    REQUIRE(QFile::copy(played, file));
    desk.window.openFile(file);
    desk.act("page.round");
    desk.window.resize(smallestWindow);
    QApplication::processEvents();
    CAPTURE(desk.window.width(), desk.window.height());
    REQUIRE(desk.window.size() == smallestWindow);
    correctFirstRound(desk);
    CHECK(desk.window.size() == smallestWindow);
    checkFits(desk.window);
    const auto &confirm = desk.find<QPushButton>("messageOffer1");
    const QRect place(confirm.mapTo(&desk.window, QPoint()), confirm.size());
    CHECK(desk.window.rect().contains(place));
    // Nothing is lost: what is not in sight is scrolled to.
    const auto &words = desk.find<QLabel>("messageText");
    CHECK(words.height() >= words.heightForWidth(words.width()));
    desk.key(Qt::Key_Return);
    QApplication::processEvents();
    CHECK(desk.window.size() == smallestWindow);
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    QApplication::processEvents();
    CHECK(desk.window.size() == smallestWindow);
}

} // namespace

TEST_CASE("a correction with a long consequence fits, in every language")
{
    Desk desk;
    playRounds(desk, 16, 4);
    const QString played = ui::pathText(desk.session().path());
    desk.act("file.close");
    for (const auto &language : ui::languages()) {
        CAPTURE(language.code);
        const ui::Translation translation(language.code);
        checkCorrection(played);
    }
    testing::PseudoLanguage language;
    const ui::Translation translation(language);
    checkCorrection(played);
}

// How much room they ask for in each language is checked where they are gone through for their
// letters.
TEST_CASE("no page and no dialog grows a small window, in the longest words")
{
    const AsTheProgramLooks looks;
    testing::PseudoLanguage language;
    const ui::Translation translation(language);
    testing::tour(
        smallestWindow,
        [](QWidget &root, Desk &desk) {
            const auto *page = desk.window.eventView();
            CAPTURE(page && &root == &desk.window ? QString(page->page()) : QString());
            checkFits(root);
            CHECK((&root != &desk.window || root.size() == smallestWindow));
        },
        testing::Painted::No);
}

// Where letters are large and the screen is small, the page of the round scrolls.
TEST_CASE("in letters of twice the size no part of the round lies over another")
{
    const AsTheProgramLooks looks;
    const Letters letters(ui::largestLetters);
    Desk desk;
    playRounds(desk, 16, 1);
    desk.pairRound();
    desk.window.resize(smallestWindow);
    QApplication::processEvents();
    const auto *strip = desk.window.findChild<QWidget *>(u"clockStrip"_s);
    REQUIRE(strip);
    const auto siblings =
        strip->parentWidget()->findChildren<QWidget *>(Qt::FindDirectChildrenOnly);
    int visible = 0;
    for (const auto *one : siblings) {
        visible += one->isVisible() ? 1 : 0;
        for (const auto *other : siblings) {
            CAPTURE(one->objectName(), other->objectName());
            CHECK((one == other || !one->isVisible() || !other->isVisible()
                   || !one->geometry().intersects(other->geometry())));
        }
    }
    CHECK(visible > 10);
    // What is typed into is in sight.
    const auto &line = desk.find<QLineEdit>("resultTable");
    const QRect place(line.mapTo(&desk.window, QPoint()), line.size());
    CHECK(desk.window.rect().contains(place));
}

TEST_CASE("a message of any length, with offers of any length, leaves the window as it is")
{
    Desk desk;
    desk.act("file.demo");
    desk.window.resize(smallestWindow);
    QApplication::processEvents();
    REQUIRE(desk.window.size() == smallestWindow);
    const QString paragraph = u"Something has to be told at length & with care. "_s.repeated(60);
    desk.window.messages().say(
        ui::MessageBar::Tone::Warning, paragraph,
        {{u"Discard the results of many games & play them again "_s.repeated(3), [] { }},
         {u"B"_s.repeated(300), [] { }}});
    QApplication::processEvents();
    CHECK(desk.window.size() == smallestWindow);
    checkFits(desk.window);
    checkFits(desk.window.messages());
    auto *words = desk.find<QLabel>("messageText").parentWidget()->parentWidget();
    auto *area = qobject_cast<QAbstractScrollArea *>(words);
    REQUIRE(area);
    CHECK(area->verticalScrollBar()->maximum() > 0);
    CHECK((area->focusPolicy() & Qt::TabFocus) != 0); // by keys, too
    CHECK(desk.find<QPushButton>("messageOffer1").text().contains(u"&&"_s));
    CHECK(desk.find<QPushButton>("messageOffer2").toolTip() == u"B"_s.repeated(300));
}

TEST_CASE("no page grows with the names on it")
{
    Desk desk;
    playRounds(desk, 8, 2);
    tournament::StartCut start;
    start.size = 4;
    start.reason = "as posted";
    REQUIRE(desk.session().perform(start));
    desk.window.resize(smallestWindow);
    for (const auto *action : desk.window.actions().all()) {
        if (!action->objectName().startsWith("page."_L1))
            continue;
        desk.act(action->objectName().toLatin1().constData());
        QApplication::processEvents();
        CAPTURE(action->objectName());
        CHECK(desk.window.size() == smallestWindow);
        checkFits(desk.window);
    }
}

TEST_CASE("a maximised window stays maximised whatever is said")
{
    Desk desk;
    playRounds(desk, 16, 3);
    desk.window.showMaximized();
    QApplication::processEvents();
    const QSize size = desk.window.size();
    correctFirstRound(desk);
    CHECK(desk.window.isMaximized());
    CHECK(desk.window.size() == size);
}
