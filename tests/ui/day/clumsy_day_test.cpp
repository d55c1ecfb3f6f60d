// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A day of somebody who takes the wrong table, the wrong key, Escape and undo, and corrects an old
// round in the middle of the cut. By keys alone, on a small screen.
#include "ui/day/tour.h"
#include "ui/keyboard.h"
#include "ui/qt_catch.h"

#include "app/exchange/export_event.h"
#include "storage/event_file.h"
#include "tournament/cut/bracket.h"
#include "tournament/cut/cut.h"
#include "tournament/standings/standings.h"
#include "ui/acts/actions.h"
#include "ui/bracket/bracket_drawing.h"
#include "ui/widgets/message_bar.h"

#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QTest>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::focusedName;
using testing::Keyboard;

namespace {

/// Gives a dialog the keyboard, as a window manager does, and presses keys in it.
void inDialog(Desk &desk,
              const std::function<void(QDialog &, const std::function<void(Qt::Key)> &,
                                       const std::function<void(const QString &)> &)> &keys)
{
    desk.prompts.dialogs.emplace_back([keys](QDialog &dialog) {
        dialog.show();
        QApplication::setActiveWindow(&dialog);
        const auto press = [&dialog](Qt::Key key) {
            auto *focus = QApplication::focusWidget();
            QTest::keyClick(focus ? focus : &dialog, key);
        };
        const auto type = [&dialog](const QString &text) {
            for (const QChar letter : text) {
                auto *focus = QApplication::focusWidget();
                QKeyEvent key(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
                QApplication::sendEvent(focus ? focus : &dialog, &key);
            }
        };
        keys(dialog, press, type);
        return dialog.result() == QDialog::Accepted;
    });
}

class ClumsyDay {
public:
    Desk desk;
    Keyboard keys{desk};

    [[nodiscard]] std::optional<tournament::MatchResult> resultOf(int round, int table)
    {
        return tournament::findMatch(desk.event(), round, table)->result;
    }
    [[nodiscard]] std::size_t missing()
    {
        return tournament::missingResults(desk.event(), desk.event().rounds.back().number).size();
    }
    [[nodiscard]] QString offered() { return desk.find<QLineEdit>("resultTable").text(); }
    [[nodiscard]] bool isSaid() { return desk.window.messages().isVisible(); }
    [[nodiscard]] QString winner(int game)
    {
        const auto bracket = tournament::bracket(desk.event());
        const auto player = tournament::findGame(bracket, game)->winningPlayer();
        return player ? QString::fromStdString(tournament::findPlayer(desk.event(), *player)->name)
                      : QString();
    }
    /// Whatever was said, the window is as large as it was.
    void checkSize()
    {
        QApplication::processEvents();
        CHECK(desk.window.size() == testing::smallestWindow);
    }
    /// No key that comes next can take away what was played.
    void checkHarmless()
    {
        REQUIRE(QApplication::focusWidget());
        const auto *button = qobject_cast<QToolButton *>(QApplication::focusWidget());
        if (button && button->defaultAction())
            CHECK_FALSE(ui::act::takesAway(
                QLatin1StringView(button->defaultAction()->objectName().toLatin1())));
    }

    void registerPlayers()
    {
        inDialog(desk, [](QDialog & /*dialog*/, const auto &press, const auto &type) {
            type(u"Harbour Open"_s);
            press(Qt::Key_Return);
        });
        keys.control(Qt::Key_N);
        REQUIRE(desk.window.eventView());
        desk.window.resize(testing::smallestWindow);
        keys.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier);
        for (const auto &name : {u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s, u"Elder"_s,
                                 u"\u05E0\u05D5\u05E2\u05D4"_s, u"Gentian"_s})
            keys.type(name).enter();
        keys.type(u"\u05E0\u05D5\u05E2\u05D4"_s).enter(); // twice; who is named turns nothing
        CHECK(desk.message().contains(u"\u2068\u05E0\u05D5\u05E2\u05D4\u2069"_s));
        keys.escape();
        keys.type(u"Aster"_s).enter(); // twice
        CHECK(isSaid());
        keys.escape(); // neither the message nor the name stays
        CHECK_FALSE(isSaid());
        keys.type(u"Hazel"_s).enter();
        keys.control(Qt::Key_F).type(u"gen"_s).enter(); // a filter, forgotten
        CHECK(desk.rows("playersTable") == 1);
        keys.press(Qt::Key_A, Qt::ControlModifier | Qt::ShiftModifier).type(u"Iris"_s).enter();
        CHECK(desk.rows("playersTable") == 9);
        REQUIRE(desk.event().players.size() == 9);
    }

    /// A line that is no line of a list; the dialog says which, and keeps its size.
    void pasteSomething()
    {
        bool said = false;
        inDialog(desk, [&said](QDialog &dialog, const auto &press, const auto & /*type*/) {
            auto &lines = testing::part<QPlainTextEdit>(dialog, "playerLines");
            lines.setPlainText(u"name,table\nJuniper,3\nLaurel,3"_s);
            said = testing::part<QLabel>(dialog, "playerCount").text().contains(u"Line 3"_s);
            CHECK(lines.height() > 3 * lines.fontMetrics().height());
            lines.clear(); // nothing of it is to come back
            press(Qt::Key_Escape);
        });
        keys.press(Qt::Key_V, Qt::ControlModifier | Qt::ShiftModifier);
        CHECK(said);
        CHECK(desk.event().players.size() == 9);
    }

    /// A list that is typed and left for something else; what names no card for sure is asked.
    void typeAList()
    {
        keys.control(Qt::Key_3).control(Qt::Key_F).type(u"Aster"_s).enter();
        REQUIRE(focusedName() == u"corpList"_s);
        QGuiApplication::clipboard()->setText(u"ID: Making News\n3x Hedge Fund\n2x Jackson\n"_s);
        keys.control(Qt::Key_V);
        const auto &asked = desk.find<QListWidget>("corpUnknown");
        REQUIRE(asked.count() > 0);
        CHECK(asked.item(0)->text().contains(u"2x Jackson"_s));
        keys.control(Qt::Key_2);
        CHECK(desk.label("savedLabel").contains(u"not entered yet: Decks"_s));
    }

    void checkListIsThere()
    {
        keys.control(Qt::Key_3);
        CHECK(desk.find<QPlainTextEdit>("corpList").toPlainText().contains(u"2x Jackson"_s));
    }

    void announce()
    {
        tournament::ChangeAnnouncement change;
        change.announcement = desk.event().announcement;
        change.announcement.rounds = 2;
        change.announcement.cut = 4;
        REQUIRE(desk.session().perform(change));
    }

    void playFirstRound()
    {
        keys.control(Qt::Key_J).escape(); // not yet
        CHECK(desk.event().rounds.empty());
        keys.control(Qt::Key_J).enter();
        REQUIRE(desk.event().rounds.size() == 1);
        keys.press(Qt::Key_F3);

        // The slip of table 2 is entered for table 3, noticed, taken back, and entered again.
        keys.enter().type(u"20"_s).enter();
        keys.type(u"3"_s).enter().type(u"02"_s).enter();
        keys.control(Qt::Key_Z);
        CHECK_FALSE(resultOf(1, 3));
        CHECK(offered() == u"3"_s);
        keys.type(u"2"_s).enter().type(u"02"_s).enter();
        CHECK(resultOf(1, 2));

        // A result where a table is asked for, and what is no result where one is.
        const auto before = missing();
        keys.type(u"20"_s).enter().enter();
        CHECK(missing() == before);
        keys.escape();
        CHECK(offered() == u"3"_s);
        keys.enter().type(u"7-7"_s).enter();
        CHECK(isSaid());
        CHECK(missing() == before);
        keys.control(Qt::Key_5); // off to the standings in the middle of it
        CHECK_FALSE(isSaid());
        keys.control(Qt::Key_R);
        CHECK(offered() == u"3"_s);
        keys.enter().type(u"20"_s).enter().enter().type(u"11"_s).enter();
        REQUIRE(missing() == 0);

        // The last one was wrong, too.
        keys.control(Qt::Key_Z).control(Qt::Key_R).enter().type(u"20"_s).enter();
        REQUIRE(missing() == 0);

        // A correction, left by Escape; then meant, done, and taken back.
        const auto played = resultOf(1, 1);
        keys.control(Qt::Key_R).type(u"1"_s).enter().type(u"02"_s).enter();
        CHECK(isSaid());
        keys.escape().enter();
        CHECK(resultOf(1, 1) == played);
        keys.control(Qt::Key_R).type(u"1"_s).enter().type(u"02"_s).enter().tab();
        CHECK(focusedName() == u"messageOffer1"_s);
        keys.enter();
        CHECK(resultOf(1, 1) != played);
        keys.control(Qt::Key_Z);
        CHECK(resultOf(1, 1) == played);
        checkHarmless();
    }

    void playSecondRound()
    {
        desk.pass(80);
        keys.control(Qt::Key_J).enter();
        REQUIRE(desk.event().rounds.size() == 2);
        CHECK(desk.event().rounds.front().clock->stopped);
        keys.control(Qt::Key_Z); // an undo too many: the round is gone …
        CHECK(desk.event().rounds.size() == 1);
        keys.redo(); // … and back
        REQUIRE(desk.event().rounds.size() == 2);
        keys.press(Qt::Key_F3);
        const QString focus = focusedName();
        keys.press(Qt::Key_F11); // the wall, which takes no key
        CHECK(focusedName() == focus);
        for (int guard = 0; missing() > 0 && guard < 9; ++guard)
            keys.control(Qt::Key_R).enter().type(u"20"_s).enter();
        REQUIRE(missing() == 0);
        keys.press(Qt::Key_F11);

        // Who won both games of a match won one as either side, whoever told the sides.
        const auto table = tournament::standings(desk.event());
        CHECK(std::ranges::any_of(
            table.rows, [](const auto &row) { return row.corpWins == 2 && row.runnerWins == 2; }));

        keys.control(Qt::Key_J); // one round too many
        CHECK(desk.message().contains(u"cut to the top 4"_s));
        CHECK_FALSE(desk.find("proposalPanel").isVisible());
        keys.escape();
        REQUIRE(desk.event().rounds.size() == 2);
    }

    /// A penalty by the palette, for nobody who happens to be chosen elsewhere; not meant after
    /// all.
    void lookForAPenalty()
    {
        inDialog(desk, [](QDialog & /*dialog*/, const auto &press, const auto &type) {
            type(u"penal"_s);
            press(Qt::Key_Return);
        });
        bool shown = false;
        inDialog(desk, [&shown](QDialog &dialog, const auto &press, const auto & /*type*/) {
            shown = dialog.objectName() == u"penaltyDialog"_s;
            CHECK(testing::part<QComboBox>(dialog, "penaltyPlayer").currentIndex() == -1);
            press(Qt::Key_Escape);
        });
        keys.press(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        CHECK(shown);
        CHECK(desk.event().penalties.empty());
    }

    void startCut()
    {
        inDialog(desk, [](QDialog &dialog, const auto &press, const auto &type) {
            testing::part<QComboBox>(dialog, "cutSize").setFocus();
            type(u"Top 4"_s);
            press(Qt::Key_Return);
        });
        keys.press(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier);
        REQUIRE(desk.event().cut.seeds.size() == 4);
        CHECK(desk.event().rounds[1].clock->stopped);
        CHECK(focusedName() == u"bracketDrawing"_s);
    }

    [[nodiscard]] int chosenGame()
    {
        return desk.find<ui::BracketDrawing>("bracketDrawing").chosen();
    }

    /// The first games, the first of them wrong: with a side, a winner.
    void playCut()
    {
        for (const int game : {1, 2}) {
            CHECK(chosenGame() == game);
            keys.press(Qt::Key_S).enter().type(u"1"_s).enter();
            CHECK_FALSE(winner(game).isEmpty());
        }
        keys.control(Qt::Key_Z); // the result of game 2 …
        CHECK(winner(2).isEmpty());
        CHECK(chosenGame() == 2);
        checkHarmless();
        keys.control(Qt::Key_R).type(u"2"_s).enter(); // … was for the other player
        CHECK_FALSE(winner(2).isEmpty());
        keys.control(Qt::Key_R).type(u"1"_s).enter();
        REQUIRE_FALSE(winner(3).isEmpty());
        for (const auto &round : desk.event().rounds)
            for (const auto &match : round.matches)
                CHECK((round.stage == tournament::Stage::Swiss || match.table <= 2));

        // Game 1 was wrong as well; game 3 rests on it. Escape first, then Tab and Enter.
        const QString before = winner(1);
        while (chosenGame() != 1)
            keys.press(chosenGame() > 2 ? Qt::Key_Left : Qt::Key_Up);
        keys.enter().type(u"2"_s).enter();
        CHECK(isSaid());
        keys.escape();
        CHECK_FALSE(isSaid());
        CHECK(winner(1) == before);
        keys.enter().type(u"2"_s).enter().tab().enter();
        CHECK(winner(1) != before);
        CHECK(winner(3).isEmpty());
        checkHarmless();
        keys.control(Qt::Key_Z);
        CHECK(winner(1) == before);
        CHECK_FALSE(winner(3).isEmpty());
        checkHarmless();
        keys.enter(); // an impatient hand
        CHECK(desk.event().cut.seeds.size() == 4);
        CHECK(winner(1) == before);
    }

    /// In the middle of the cut it turns out that table 1 of round 1 was entered wrong.
    void correctFirstRound()
    {
        const auto seeds = desk.event().cut.seeds;
        const auto played = resultOf(1, 1);
        keys.control(Qt::Key_4).press(Qt::Key_O, Qt::AltModifier).press(Qt::Key_Home);
        REQUIRE(desk.find<QComboBox>("roundSelector").currentData().toInt() == 1);
        keys.control(Qt::Key_R).type(u"1"_s).enter().type(u"02"_s).enter();
        CHECK(desk.message().contains(u"points instead of"_s));
        keys.control(Qt::Key_6).control(Qt::Key_4); // a look at the bracket: the question is gone
        CHECK_FALSE(isSaid());
        CHECK(resultOf(1, 1) == played);
        keys.control(Qt::Key_R).type(u"1"_s).enter().type(u"02"_s).enter().enter();
        CHECK(resultOf(1, 1) != played);
        CHECK(desk.event().cut.seeds == seeds); // it is played on as it was seeded
        keys.control(Qt::Key_Z);
        CHECK(resultOf(1, 1) == played);
        CHECK(desk.find<QComboBox>("roundSelector").currentData().toInt() == 1);
    }
};

} // namespace

TEST_CASE_METHOD(ClumsyDay, "a clumsy day loses nothing and presses nothing that was not meant")
{
    registerPlayers();
    checkSize();
    pasteSomething();
    typeAList();
    announce();
    playFirstRound();
    checkSize();
    playSecondRound();
    lookForAPenalty();
    checkSize();
    startCut();
    playCut();
    checkSize();
    correctFirstRound();
    checkListIsThere();
    checkSize();
    CHECK(desk.session().journal().verify().problems.empty());
    CHECK(desk.prompts.dialogs.empty());
}

// Point by point the same for a cut that another program has seeded: it is begun, taken for a
// mistake, cancelled and begun again, and the seeds are the file's each time.
TEST_CASE("a cut that another program has seeded is begun twice, by its seeds")
{
    Desk desk;
    desk.createEvent(u"Elsewhere"_s);
    desk.addPlayers({u"Ada"_s, u"Ben"_s, u"Cleo"_s, u"Dan"_s});
    desk.pairRound();
    desk.reportAll(u"2-0"_s);
    auto document = core::parseJson(*app::exportText(desk.event(), app::ExportFormat::EventJson));
    REQUIRE(document);
    const auto standing = tournament::qualifiers(desk.event());
    core::Json finalists = core::Json::array();
    std::vector<std::string> named; // the last comes first
    for (std::size_t seed = 1; seed <= 4; ++seed) {
        const auto player = standing[4 - seed];
        named.push_back(tournament::findPlayer(desk.event(), player)->name);
        finalists.push(core::Json::object({{"id", player.value},
                                           {"name", named.back()},
                                           {"rank", static_cast<int>(5 - seed)},
                                           {"seed", static_cast<int>(seed)}}));
    }
    document->set("eliminationPlayers", std::move(finalists));
    document->set("cutToTop", 4);
    document->set("arbiter", nullptr);
    document->set("uploadedFrom", "Elsewhere");
    QFile file(desk.folder() + u"/elsewhere.json"_s);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(QByteArray::fromStdString(core::dump(*document)));
    file.close();
    desk.prompts.paths = {file.fileName(), desk.folder() + u"/here.arbiter"_s};
    desk.act("file.import");
    INFO(desk.message());
    REQUIRE(desk.event().cut.seeds.size() == 4);

    const auto seeds = [&] {
        std::vector<std::string> names;
        for (const auto player : desk.event().cut.seeds)
            names.push_back(tournament::findPlayer(desk.event(), player)->name);
        return names;
    };
    for (int time = 1; time <= 2; ++time) {
        desk.actAndAccept("cut.start", [](QDialog &dialog) {
            dialog.findChild<QLineEdit *>(u"changeReason"_s)->setText(u"posted"_s);
        });
        INFO(desk.message());
        CHECK(tournament::cutBegun(desk.event()));
        CHECK(seeds() == named);
        if (time == 1)
            desk.act("cut.cancel");
    }
}
