// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Paints every page and dialog into a folder: ui_screenshots FOLDER. Run by scripts/screenshots.
#include "ui/camera.h"
#include "ui/cut_desk.h"
#include "ui/paper/paper_events.h"
#include "ui/screenshots/paper_pictures.h"
#include "ui/screenshots/phones_screenshots.h"
#include "ui/screenshots/wall_screenshots.h"

#include "support/newer_act.h"
#include "ui/acts/odds_work.h"
#include "ui/look/appearance.h"
#include "ui/look/language.h"
#include "ui/pages/rules_page.h"
#include "ui/words/text.h"

#include <cstdio>

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStandardPaths>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using testing::Camera;
using testing::CutDesk;
using testing::Desk;

namespace {

/// A name that was changed behind the back of the journal.
void damage(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadWrite))
        throw std::runtime_error("cannot damage " + path.toStdString());
    const QByteArray bytes = file.readAll().replace("Dahlia", "Xxxxxx");
    file.seek(0);
    file.write(bytes);
}

/// Dialogs of the event page and what it shows of other events.
void takeEvent(const Camera &camera, Desk &desk)
{
    desk.act("page.event");
    camera.take(desk.window, u"event"_s);
    camera.dialog(desk, "event.details", u"dialog-details"_s, [](QDialog &dialog) {
        dialog.findChild<QCheckBox *>(u"organizerPlays"_s)->setChecked(true);
    });
    camera.dialog(desk, "event.announce", u"dialog-announcement"_s, [](QDialog &dialog) {
        dialog.findChild<QComboBox *>(u"announcedRounds"_s)->setCurrentIndex(5);
        dialog.show();
        testing::click(dialog, "accept"); // refused: no reason was given
    });
    camera.dialog(desk, "event.rules", u"dialog-rules"_s, [](QDialog &dialog) {
        auto *profile = dialog.findChild<QComboBox *>(u"eventProfile"_s);
        profile->setCurrentIndex(profile->findText(u"NSG double-sided Swiss"_s));
        dialog.adjustSize();
    });
    camera.dialog(desk, "event.tables", u"dialog-tables"_s, [](QDialog &dialog) {
        dialog.findChild<QLineEdit *>(u"tableRanges"_s)->setText(u"1-12, 20"_s);
    });
    camera.dialog(desk, "file.export", u"dialog-export"_s, [](QDialog &dialog) {
        dialog.findChild<QComboBox *>(u"exportFormat"_s)->setCurrentIndex(3);
    });
}

void takeDraft(const Camera &camera, Desk &desk)
{
    desk.createEvent(u"Harbour Draft"_s, u"draft-full"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s, u"Elder"_s});
    camera.dialog(desk, "player.seats", u"dialog-seats"_s,
                  [](QDialog &dialog) { testing::click(dialog, "numberSeats"); });
    camera.dialog(desk, "round.pairWith", u"dialog-pair-with"_s, [](QDialog &dialog) {
        testing::click(dialog, "putTogether");
        dialog.findChild<QComboBox *>(u"wishFirst"_s)->setCurrentIndex(1);
        testing::click(dialog, "keepPairApart");
    });
    desk.actAndAccept("player.seats",
                      [](QDialog &dialog) { testing::click(dialog, "numberSeats"); });
    desk.act("round.pair");
    camera.take(desk.window, u"pair-refused"_s);
    desk.click("messageOffer1");
    camera.take(desk.window, u"proposal-first"_s);
    desk.click("cancelProposal");
}

const QString legalCorp = ui::toQt(testing::paperCorpList);
const QString legalRunner = ui::toQt(testing::paperRunnerList);

void pasteList(Desk &desk, const QString &player, const QString &list)
{
    desk.act("page.decks");
    desk.typeLine(player);
    QGuiApplication::clipboard()->setText(list);
    desk.act("deck.paste");
}

void takeDecks(const Camera &camera, const QString &folder)
{
    Desk desk(folder);
    desk.window.resize(1366, 768);
    desk.createEvent(u"Harbour Championship"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s, u"Elder"_s, u"Fern"_s});
    tournament::ChangeDetails details{desk.event().details};
    details.details.date = "2016-03-05";
    if (!desk.session().perform(details))
        throw std::runtime_error("the date was refused");
    desk.act("page.decks");
    camera.take(desk.window, u"decks-empty"_s);
    pasteList(desk, u"Aster"_s, legalCorp);
    camera.take(desk.window, u"decks-legal"_s);
    desk.act("deck.submit");
    pasteList(desk, u"Bryony"_s,
              QString(legalCorp)
                  .replace(u"3x Snare!"_s, u"4x Snare!\n3x SanSan City Grid"_s)
                  .replace(u"2x Corporate War"_s, u"3x Corporate War"_s));
    camera.take(desk.window, u"decks-illegal"_s);
    desk.act("deck.submit");
    pasteList(desk, u"Clover"_s,
              QString(legalCorp)
                  .replace(u"Hedge Fund"_s, u"Hegde Fund"_s)
                  .replace(u"Enigma"_s, u"Enigna"_s));
    camera.take(desk.window, u"decks-unknown"_s);
    pasteList(desk, u"Aster"_s, legalRunner);
    camera.take(desk.window, u"decks-runner"_s);
    desk.act("deck.submit");
    camera.dialog(desk, "deck.draw", u"dialog-deck-draw"_s);
    desk.actAndAccept("deck.draw", [](QDialog &dialog) {
        testing::part<QSpinBox>(dialog, "drawCount").setValue(2);
    });
    desk.act("page.decks");
    desk.typeLine(u"Aster"_s);
    desk.find<QTabWidget>("deckSlots").setCurrentIndex(0);
    camera.dialog(desk, "deck.check", u"dialog-deck-check"_s, [](QDialog &dialog) {
        dialog.show();
        QApplication::setActiveWindow(&dialog);
        auto &pile = testing::part<QTableView>(dialog, "pileTable");
        for (int i = 0; i < 5; ++i)
            QTest::keyClick(&pile, Qt::Key_Space);
    });
    camera.dialog(desk, "deck.compare", u"dialog-deck-compare"_s, [](QDialog &dialog) {
        testing::part<QPlainTextEdit>(dialog, "presentedList")
            .setPlainText(QString(legalCorp)
                              .replace(u"3x Snare!"_s, u"2x Snare!"_s)
                              .replace(u"2x Ichi 1.0"_s, u"3x Ichi 1.0"_s));
    });
    camera.dialog(desk, "deck.policy", u"dialog-deck-policy"_s);
    camera.dialog(desk, "deck.print", u"dialog-deck-print"_s);
    desk.act("file.close");
    QDir(folder).removeRecursively();
}

void takeTrouble(const Camera &camera, Desk &desk)
{
    const QString path = ui::pathText(desk.session().path());
    desk.act("file.close");
    QFile::copy(path, desk.folder() + u"/newer.arbiter"_s);
    damage(path);
    desk.window.openFile(path);
    camera.take(desk.window, u"damaged"_s);
    support::appendNewerAct(ui::toPath(desk.folder() + u"/newer.arbiter"_s));
    desk.window.openFile(desk.folder() + u"/newer.arbiter"_s);
    camera.take(desk.window, u"read-only"_s);
}

/// Who lost the upper final wins the first final too: a second one is due.
void playToSecondFinal(CutDesk &desk, int finalGame)
{
    desk.playUntil(1);
    desk.wins(finalGame, other(ui::higherSeed(desk.game(finalGame))));
}

/// A cut of that size, looked at before its first game.
void takeBracket(const Camera &camera, const QString &folder, int size, const QSize &window,
                 int halfway, int finalGame)
{
    QDir(folder).removeRecursively();
    CutDesk desk(size, {}, {}, 0, folder);
    desk.window.resize(window);
    const QString name = u"bracket-%1"_s.arg(size);
    camera.take(desk.window, name);
    desk.playUntil(halfway);
    desk.drawing().follow(desk.seed(size / 2));
    camera.take(desk.window, name + u"-half"_s);
    if (size == 8) {
        desk.act("bracket.table");
        camera.take(desk.window, name + u"-table"_s);
        desk.act("bracket.table");
    }
    playToSecondFinal(desk, finalGame);
    desk.drawing().choose(finalGame + 1);
    desk.drawing().follow(desk.game(finalGame).winningPlayer());
    camera.take(desk.window, name + u"-second-final"_s);
    desk.act("file.close");
    QDir(folder).removeRecursively();
}

/// How a cut begins, and a correction on which other games rest.
void takeCut(const Camera &camera, const QString &folder)
{
    {
        Desk desk(folder);
        desk.act("file.demo");
        desk.reportAll(u"1-1"_s);
        desk.act("page.bracket");
        camera.take(desk.window, u"bracket-before"_s);
        camera.dialog(desk, "cut.start", u"dialog-start-cut"_s);
        desk.act("file.close");
    }
    QDir(folder).removeRecursively();
    {
        CutDesk desk(8, {}, {}, 0, folder);
        desk.playUntil(8);
        desk.drawing().choose(1);
        desk.click("winner2");
        camera.take(desk.window, u"bracket-correction"_s);
        desk.act("file.close");
    }
    QDir(folder).removeRecursively();
    {
        CutDesk desk(8, {}, tournament::CutForm::SingleReseeded, 0, folder);
        desk.playUntil(3);
        camera.take(desk.window, u"bracket-reseeded"_s);
        desk.act("file.close");
    }
    QDir(folder).removeRecursively();
    takeBracket(camera, folder, 4, {1060, 720}, 3, 6);
    takeBracket(camera, folder, 8, {1280, 800}, 6, 14);
    takeBracket(camera, folder, 16, {1680, 1000}, 14, 30);
}

/// Statistics and odds, from an event without players to one whose cut has begun.
void takeFigures(const Camera &camera, const QString &folder)
{
    Desk desk(folder);
    desk.createEvent(u"Harbour Open"_s);
    desk.act("page.statistics");
    camera.take(desk.window, u"statistics-empty"_s);
    desk.act("file.close");
    desk.act("file.demo");
    desk.act("page.statistics");
    auto &views = desk.find<QComboBox>("statisticsView");
    const QStringList names{u"factions"_s,       u"factions-won"_s, u"identities"_s,
                            u"identities-won"_s, u"sides"_s,        u"timed"_s};
    for (int view = 0; view < names.size(); ++view) {
        views.setCurrentIndex(view);
        camera.take(desk.window, u"statistics-"_s + names[view]);
    }

    desk.act("page.odds");
    camera.take(desk.window, u"odds-empty"_s);
    auto &work = desk.window.eventView()->document().oddsWork();
    const auto finished = [&work] { return work.state() != ui::OddsWork::State::Running; };
    desk.act("odds.run");
    {
        const QSignalBlocker still(&work); // the same progress in every picture
        desk.find<QProgressBar>("oddsProgress").setValue(420);
        camera.take(desk.window, u"odds-running"_s);
    }
    desk.act("odds.cancel");
    if (!QTest::qWaitFor(finished, 10000))
        throw std::runtime_error("the odds cannot be stopped");
    desk.act("odds.run");
    if (!QTest::qWaitFor(finished, 120000))
        throw std::runtime_error("the odds take too long");
    desk.select("oddsTable", {3});
    camera.take(desk.window, u"odds"_s);
    desk.act("page.standings");
    desk.act("standings.odds");
    camera.take(desk.window, u"standings-odds"_s);
    desk.act("standings.odds");
    desk.act("page.odds");
    desk.reportAll(u"1-1"_s);
    desk.act("page.odds");
    camera.take(desk.window, u"odds-outdated"_s);
    desk.actAndAccept("cut.start", [](QDialog &) { });
    desk.act("page.odds");
    desk.act("odds.run");
    if (!QTest::qWaitFor(finished, 120000))
        throw std::runtime_error("the refusal takes too long");
    camera.take(desk.window, u"odds-cut"_s);
    desk.act("page.statistics");
    views.setCurrentIndex(0);
    camera.take(desk.window, u"statistics-cut"_s);
    desk.act("file.close");
}

/// The rules desk: a search, an entry, a difference, a run on its way, two versions.
void takeRules(const Camera &camera, Desk &desk)
{
    const QSize before = desk.window.size();
    desk.window.resize(1180, 800);
    desk.act("rules.desk");
    auto &page = dynamic_cast<ui::RulesPage &>(desk.find("rulesPage"));
    desk.type(u"siphon decline"_s);
    camera.take(desk.window, u"rules-search"_s);
    auto &line = desk.find<QLineEdit>("rulesLine");
    line.setText(u"can i jack out the first ice"_s);
    camera.take(desk.window, u"rules-entry"_s);
    page.open(QUrl(u"entry:x01"_s));
    camera.take(desk.window, u"rules-difference"_s);
    page.open(QUrl(u"card:Parasite"_s));
    camera.take(desk.window, u"rules-card"_s);
    desk.act("rules.timing");
    for (int row = 0; row < 8; ++row)
        desk.key(Qt::Key_Down);
    camera.take(desk.window, u"rules-timing"_s);
    desk.find<QComboBox>("timingCompared").setCurrentIndex(2);
    camera.take(desk.window, u"rules-comparison"_s);
    desk.window.resize(768, 1024);
    line.setText(u"femme tollbooth"_s);
    camera.take(desk.window, u"rules-tablet"_s);
    desk.act("rules.desk");
    desk.window.resize(before);
}

/// A dispute with its acts, its reasons and another version, and what one may begin with.
void takeDisputes(const Camera &camera, Desk &desk)
{
    const QSize before = desk.window.size();
    desk.window.resize(1180, 800);
    desk.act("rules.ask");
    const auto say = [&desk](const QString &words) {
        desk.find("askSay").setFocus();
        desk.typeLine(words);
        QApplication::processEvents();
    };
    say(u"tollbooth hq rezzed, femme on tollbooth, runner 2 credits, run on hq, encounters "
        "tollbooth. does he get past tollbooth?"_s);
    camera.take(desk.window, u"ask-bypass"_s);
    auto &tabs = desk.find<QTabWidget>("askTabs");
    tabs.setCurrentIndex(1);
    camera.take(desk.window, u"ask-reasons"_s);
    const auto play = [&desk](const QString &words) {
        desk.find("askFind").setFocus();
        desk.typeLine(words);
        QApplication::processEvents();
    };
    tabs.setCurrentIndex(0);
    play(u"does not use femme"_s);
    tabs.setCurrentIndex(2);
    desk.click("askKeep");
    tabs.setCurrentIndex(0);
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    play(u"runner uses femme"_s);
    tabs.setCurrentIndex(2);
    camera.take(desk.window, u"ask-lines"_s);
    tabs.setCurrentIndex(0);
    desk.click("askBegin");
    camera.take(desk.window, u"ask-beginnings"_s);
    desk.find("askBeginning").setFocus();
    desk.typeLine(u"two abilities as a turn begins"_s);
    tabs.setCurrentIndex(2);
    desk.find<QComboBox>("askCompared").setCurrentIndex(2);
    camera.take(desk.window, u"ask-versions"_s);
    tabs.setCurrentIndex(0);
    desk.click("askNext");
    say(u"tolbooth hq, 3 credits, run on hq, encounters tollbooth"_s);
    camera.take(desk.window, u"ask-open"_s);
    desk.click("askNext");
    say(u"corp plays scorched earth, runner 1 tag 3 cards in grip, plascrete carapace"_s);
    camera.dialog(desk, "ruling.record", u"dialog-ruling"_s);
    tournament::Ruling ruling;
    ruling.question = "May the Corp score after its draw?";
    ruling.answer = "Yes, before its first action.";
    ruling.judge = "Hazel";
    ruling.round = 3;
    ruling.table = 2;
    ruling.version = "rr10";
    ruling.entries = {"x07"};
    if (!desk.session().perform(tournament::RecordRuling{ruling}))
        throw std::runtime_error("the ruling was refused");
    desk.act("rules.desk");
    desk.type(u"score after draw"_s);
    camera.take(desk.window, u"rules-ruling"_s);
    desk.act("edit.undo");
    desk.window.resize(before);
}

void takeAll(const Camera &camera)
{
    // The folder's name is in the pictures: the same each time.
    const QString folder = QDir::temp().filePath(u"arbiter-screens"_s);
    QDir(folder).removeRecursively();
    Desk desk(folder);
    desk.act("file.demo");
    desk.act("file.close");
    desk.createEvent(u"Harbour Open"_s);
    desk.act("page.players");
    camera.take(desk.window, u"players-empty"_s);
    desk.act("page.round");
    camera.take(desk.window, u"round-empty"_s);
    desk.act("file.close");
    camera.take(desk.window, u"start"_s);
    camera.dialog(desk, "file.new", u"dialog-new-event"_s, [](QDialog &dialog) {
        dialog.findChild<QLineEdit *>(u"eventName"_s)->setText(u"Harbour Open"_s);
    });

    desk.act("file.demo");
    desk.act("result.enter");
    desk.typeLine(QString::number(tournament::missingResults(desk.event(), 3).front()));
    desk.type(u"c r"_s);
    camera.take(desk.window, u"round"_s);
    desk.find<QLineEdit>("resultText").setText(u"3-0"_s);
    desk.key(Qt::Key_Return);
    camera.take(desk.window, u"round-refusal"_s);
    desk.find<QLineEdit>("resultText").setText(u"2-0"_s);
    desk.key(Qt::Key_Return);
    camera.take(desk.window, u"round-done"_s);
    desk.select("pairingsTable", {5, 6});
    camera.dialog(desk, "round.swap", u"dialog-swap"_s);
    desk.act("page.standings");
    camera.take(desk.window, u"standings"_s);
    camera.dialog(desk, "file.print", u"dialog-print"_s);

    desk.act("page.players");
    desk.select("playersTable", {2});
    camera.take(desk.window, u"players"_s);
    camera.dialog(desk, "player.edit", u"dialog-player"_s);
    camera.dialog(desk, "penalty.record", u"dialog-penalty"_s);
    camera.dialog(desk, "player.paste", u"dialog-paste"_s, [](QDialog &dialog) {
        dialog.findChild<QPlainTextEdit *>()->setPlainText(u"Sorrel\nTansy; NBN: Making News"_s);
    });
    desk.act("player.drop");
    desk.act("page.round");
    desk.reportAll(u"1-1"_s);
    desk.act("round.pair");
    camera.take(desk.window, u"proposal"_s);
    desk.click("cancelProposal");
    desk.act("edit.undo");
    desk.act("edit.undo");
    desk.act("page.log");
    desk.select("logTable", {7});
    camera.take(desk.window, u"log"_s);
    camera.dialog(desk, "help.palette", u"dialog-palette"_s,
                  [](QDialog &dialog) { dialog.findChild<QLineEdit *>()->setText(u"clock"_s); });
    camera.dialog(desk, "help.keys", u"dialog-keys"_s);
    camera.dialog(desk, "rules.print", u"dialog-rules-sheet"_s);
    takeEvent(camera, desk);
    takeRules(camera, desk);
    takeDisputes(camera, desk);
    takeDraft(camera, desk);
    takeTrouble(camera, desk);
    desk.act("file.close");
    QDir(folder).removeRecursively();
    takeDecks(camera, folder);
    takeCut(camera, folder);
    testing::takePhones(camera, folder);
    testing::takeWall(camera, folder);
    testing::takeClock(camera, folder);
    takeFigures(camera, folder);
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QLocale::setDefault(QLocale::c());
    QStandardPaths::setTestModeEnabled(true);
    QApplication application(argc, argv);
    QApplication::setApplicationName(u"arbiter"_s);
    if (argc != 2 || !QDir().mkpath(QString::fromLocal8Bit(argv[1]))) {
        std::fputs("usage: ui_screenshots FOLDER\n", stderr);
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    QApplication::setStyle(u"Fusion"_s);
    ui::applyAppearance(application);
    const ui::Translation english(u"en"_s); // one is told from many
    try {
        testing::takePaper(folder); // is white in the dark too
        takeAll({folder, u"light"_s});
        QApplication::setPalette(ui::darkPalette());
        takeAll({folder, u"dark"_s});
    } catch (const std::exception &error) {
        std::fprintf(stderr, "ui_screenshots: %s\n", error.what());
        return 1;
    }
    return 0;
}
