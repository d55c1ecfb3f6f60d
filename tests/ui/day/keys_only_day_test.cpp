// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A whole day at the desk without a mouse: nothing here but keys that a TO can press.
#include "ui/keyboard.h"
#include "ui/paper/pdf_reader.h"
#include "ui/qt_catch.h"

#include <QFile>
#include <QLineEdit>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::Keyboard;

namespace {

constexpr int fieldSize = 16;

QString playerName(int number) { return u"Player %1"_s.arg(number, 2, 10, QChar(u'0')); }

/// Types into a dialog as it opens, ending with Enter.
void answer(Desk &desk, const QString &text)
{
    desk.prompts.dialogs.emplace_back([text](QDialog &dialog) {
        dialog.show();
        QApplication::setActiveWindow(&dialog);
        auto *focus = QApplication::focusWidget();
        REQUIRE(focus);
        for (const QChar letter : text) {
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
            QApplication::sendEvent(focus, &press);
        }
        QTest::keyClick(focus, Qt::Key_Return);
        return dialog.result() == QDialog::Accepted;
    });
}

/// Every open table of the last round; the line offers the next one by itself.
void reportRound(Desk &desk, Keyboard &keys)
{
    const int round = desk.event().rounds.back().number;
    while (!tournament::missingResults(desk.event(), round).empty()) {
        const auto missing = tournament::missingResults(desk.event(), round).size();
        keys.enter().type(missing % 3 == 0 ? u"11"_s : u"20"_s).enter();
        REQUIRE(tournament::missingResults(desk.event(), round).size() == missing - 1);
    }
}

/// Ctrl+P, Alt+S for the PDF, Escape.
void printToPdf(Desk &desk, Keyboard &keys, const QString &path)
{
    desk.prompts.paths.emplace_back(path);
    desk.prompts.dialogs.emplace_back([&desk](QDialog &dialog) {
        dialog.show();
        QApplication::setActiveWindow(&dialog);
        QTest::keyClick(&dialog, Qt::Key_S, Qt::AltModifier);
        // A button shows that it goes down before it is clicked.
        REQUIRE(QTest::qWaitFor([&desk] { return desk.prompts.paths.empty(); }));
        QTest::keyClick(&dialog, Qt::Key_Escape);
        return false;
    });
    keys.control(Qt::Key_P);
}

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    REQUIRE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

} // namespace

TEST_CASE("an event of 16 players is run by keys alone")
{
    Desk desk;
    Keyboard keys(desk);

    answer(desk, u"Harbour Open"_s);
    keys.control(Qt::Key_N);
    REQUIRE(desk.window.eventView());

    keys.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
    for (int number = 1; number <= fieldSize; ++number)
        keys.type(playerName(number)).enter();
    REQUIRE(desk.event().players.size() == fieldSize);

    // The review comes first; Enter makes it count.
    keys.control(Qt::Key_J);
    CHECK(desk.event().rounds.empty());
    keys.enter();
    REQUIRE(desk.event().rounds.size() == 1);

    // A slip in no order: its number, Enter, the result, Enter, and nothing more.
    keys.strokes();
    keys.type(u"5"_s).enter().type(u"20"_s).enter();
    CHECK(keys.strokes() == 1 + 2 + 2);
    CHECK(tournament::findMatch(desk.event(), 1, 5)->result);
    reportRound(desk, keys);

    // A correction shows what it does and asks for one Enter more; then it is taken back.
    const auto before = tournament::findMatch(desk.event(), 1, 3)->result;
    keys.control(Qt::Key_R).type(u"3"_s).enter().type(u"02"_s).enter();
    CHECK(tournament::findMatch(desk.event(), 1, 3)->result == before);
    keys.enter();
    CHECK(tournament::findMatch(desk.event(), 1, 3)->result != before);
    keys.control(Qt::Key_Z);
    CHECK(tournament::findMatch(desk.event(), 1, 3)->result == before);

    // One leaves: found by letters, dropped.
    keys.control(Qt::Key_2).control(Qt::Key_F).type(u"player 07"_s).enter();
    keys.control(Qt::Key_D);
    CHECK(tournament::findPlayer(desk.event(), "Player 07")->status
          == tournament::PlayerStatus::Dropped);
    CHECK(std::ranges::count(desk.event().players, tournament::PlayerStatus::Active,
                             &tournament::Player::status)
          == fieldSize - 1);

    // The next round, left once by Escape, has a bye.
    keys.control(Qt::Key_J).press(Qt::Key_Escape);
    CHECK(desk.event().rounds.size() == 1);
    keys.control(Qt::Key_J).enter();
    REQUIRE(desk.event().rounds.size() == 2);
    CHECK(desk.event().rounds[1].matches.back().isBye());
    const QString pdf = desk.folder() + u"/round.pdf"_s;
    printToPdf(desk, keys, pdf);
    const auto printed = testing::readPdf(bytesOf(pdf));
    for (int number = 1; number <= fieldSize; ++number)
        CHECK(printed.pages.front().text().contains(playerName(number)) == (number != 7));
    reportRound(desk, keys);
    CHECK_FALSE(desk.session().standings().provisional);
}
