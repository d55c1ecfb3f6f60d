// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ask/ask_desk.h"
#include "ui/widget_checks.h"

#include "core/json.h"
#include "ui/look/language.h"

#include <QClipboard>
#include <QComboBox>
#include <QGuiApplication>
#include <QMenuBar>
#include <QPushButton>
#include <QShortcutEvent>
#include <QTabBar>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QToolButton>
#include <QTranslator>

using namespace Qt::Literals::StringLiterals;
using testing::AskDesk;
using testing::bypass;
using testing::Desk;

TEST_CASE("beginnings are found by cards, and none changes the version of the event")
{
    AskDesk desk;
    auto &version = desk.find<QComboBox>("askVersion");
    const QString before = version.currentText();
    desk.click("askBegin");
    auto &list = desk.find<QListWidget>("askBeginningList");
    const int all = list.count();
    CHECK(all > 200);
    auto &line = desk.find<QLineEdit>("askBeginning");
    QTest::keyClicks(&line, u"femme, tollbooth"_s);
    CHECK(list.count() < all);
    CHECK(list.item(0)->text().contains(u"Femme Fatale"_s));
    CHECK(list.item(0)->text().contains(u"Tollbooth"_s));
    for (int row = 0; row < list.count(); ++row)
        CHECK_FALSE(list.item(row)->text().contains(u"rr10"_s));
    QTest::keyClick(&line, Qt::Key_Return);
    QCoreApplication::processEvents();
    CHECK(desk.box(u"Tollbooth"_s).isVisible());
    CHECK_FALSE(desk.label("askAbout").isEmpty());
    CHECK(version.currentText() == before);
}

TEST_CASE("every beginning opens with a table and an answer or an honest refusal")
{
    AskDesk desk;
    desk.click("askBegin");
    auto &list = desk.find<QListWidget>("askBeginningList");
    const int all = list.count();
    int answered = 0;
    for (int row = 0; row < all; row += 7) {
        desk.click("askBegin");
        desk.find<QLineEdit>("askBeginning").clear();
        list.setCurrentRow(row);
        CAPTURE(list.item(row)->text());
        QTest::keyClick(&desk.find("askBeginning"), Qt::Key_Return);
        CHECK_FALSE(desk.verdict().isEmpty());
        CHECK_FALSE(desk.verdict().startsWith(u"This is no question"_s));
        answered += !desk.verdict().startsWith(u"No verdict"_s);
    }
    CHECK(answered > all / 7 / 2);
}

TEST_CASE("other versions stand beside it, and the same acts by one of them, and where they part")
{
    AskDesk desk;
    desk.begin(u"two abilities"_s);
    QCoreApplication::processEvents();
    CHECK(desk.answer().contains(u"By other versions"_s));
    desk.find<QTabWidget>("askTabs").setCurrentIndex(2);
    auto &compared = desk.find<QComboBox>("askCompared");
    compared.setCurrentIndex(compared.findText(u"The same acts by FAQ 1.6"_s));
    const QString text = desk.find<QTextBrowser>("askLines").toPlainText();
    CHECK((text.contains(u"They part"_s) || text.contains(u"the same way"_s)));
    // Both are drawn, and named after their versions.
    CHECK(desk.find("askBoth").isVisible());
    CHECK(desk.label("askBothName1").startsWith(u"Rules Reference 1.0"_s));
    CHECK(desk.label("askBothName2").startsWith(u"FAQ 1.6"_s));
    CHECK_FALSE(desk.find("askPlayOn2").isVisible());
    desk.find<QTabWidget>("askTabs").setCurrentIndex(0);
    CHECK_FALSE(desk.find("askBoth").isVisible());
}

TEST_CASE("a line of play is kept, played differently, and both stand beside each other")
{
    AskDesk desk;
    desk.say(bypass);
    desk.play(u"does not use femme"_s);
    desk.find<QTabWidget>("askTabs").setCurrentIndex(2);
    desk.click("askKeep");
    desk.find<QTabWidget>("askTabs").setCurrentIndex(0);
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    desk.play(u"runner uses femme"_s);
    desk.find<QTabWidget>("askTabs").setCurrentIndex(2);
    CHECK(desk.find<QTextBrowser>("askLines").toPlainText().contains(u"does not use Femme"_s));
    CHECK(desk.label("askUnlike").contains(u"After act 1"_s));
    // Tollbooth is encountered at one of the tables, passed at the other: marked in both.
    const auto marked = [&desk](const char *table) {
        QStringList words;
        for (auto *button : desk.find<ui::PlayTable>(table).findChildren<ui::BoxButton *>())
            if (button->isVisible() && button->box().unlike)
                words.append(button->accessibleName());
        return words.join(u'\n');
    };
    CHECK(marked("askBothTable1").contains(u"Credits: 1"_s));
    CHECK(marked("askBothTable2").contains(u"Credits"_s));
    CHECK_FALSE(marked("askBothTable1").contains(u"Femme"_s));
    // The tables before the acts are the same.
    auto &lines = desk.find<QTextBrowser>("askLines");
    Q_EMIT lines.anchorClicked(QUrl(u"both:0"_s));
    CHECK(desk.label("askUnlike").contains(u"both tables are the same"_s));
    CHECK(marked("askBothTable1").isEmpty());
    Q_EMIT lines.anchorClicked(QUrl(u"both:1"_s));
    desk.click("askPlayOn2");
    CHECK_FALSE(desk.find("askBoth").isVisible());
    CHECK(desk.lines("askScript").last().contains(u"does not use"_s));
    // And what was in sight before is the line that is kept.
    desk.find<QTabWidget>("askTabs").setCurrentIndex(2);
    CHECK(marked("askBothTable2").contains(u"Credits: 1"_s));
}

TEST_CASE("a card the engine does not know is named, and the judge states its ability")
{
    AskDesk desk;
    desk.say(u"run on hq, encounters palisade on hq"_s);
    if (!desk.answer().contains(u"Palisade: its text is not modelled"_s))
        return; // it is known by now
    desk.menu(u"Palisade"_s, u"State an ability"_s);
    auto *dialog = desk.window.findChild<QDialog *>(u"statedAbilityDialog"_s);
    REQUIRE(dialog);
    CHECK(testing::accept(*dialog)); // encountered: end the run
    QCoreApplication::processEvents();
    CHECK(desk.answer().contains(u"This rests on the judge's reading"_s));
}

TEST_CASE("what is cited opens on the rules desk, and Esc leads back to the answer")
{
    AskDesk desk;
    desk.say(bypass + u". does he get past tollbooth?"_s);
    const QString verdict = desk.verdict();
    const QUrl entry = desk.firstLink("askAnswer", u"entry"_s);
    Q_EMIT desk.find<QTextBrowser>("askAnswer").anchorClicked(entry);
    CHECK(desk.find("rulesPage").isVisible());
    QTest::keyClick(&desk.find("rulesPage"), Qt::Key_Escape);
    CHECK(desk.find("askPage").isVisible());
    CHECK(desk.verdict() == verdict);
}

TEST_CASE("a step of the timing navigator opens at the table")
{
    AskDesk desk;
    desk.say(bypass);
    desk.key(Qt::Key_F12);
    desk.find<QTabWidget>("rulesTabs").setCurrentIndex(1);
    desk.click("timingToTable");
    CHECK(desk.find("askPage").isVisible());
    CHECK(desk.find<QListWidget>("askSteps").item(0)->text().startsWith(u"▶"_s));
    CHECK(desk.box(u"Tollbooth"_s).isVisible());
}

TEST_CASE("the ruling is recorded with its question document, and the table is drawn from it again")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    desk.pairRound();
    desk.key(Qt::Key_F12, Qt::ControlModifier);
    desk.find("askSay").setFocus();
    desk.typeLine(bypass + u". does he get past tollbooth?"_s);
    const QString verdict = desk.label("askVerdict");
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        CHECK(testing::part<QLineEdit>(dialog, "rulingQuestion").text().contains(u"Tollbooth"_s));
        CHECK(testing::part<QLineEdit>(dialog, "rulingAnswer").text().contains(u"Tollbooth"_s));
        testing::part<QComboBox>(dialog, "rulingJudge").setCurrentText(u"Jo"_s);
        return testing::accept(dialog);
    });
    desk.click("askRecord");
    REQUIRE(desk.event().rulings.size() == 1);
    const auto &ruling = desk.event().rulings[0];
    CHECK(ruling.basis == tournament::RulingBasis::Derived);
    CHECK(ruling.version == "rr10");
    CHECK_FALSE(ruling.entries.empty());
    const auto document = core::parseJson(ruling.situation);
    REQUIRE(document);
    REQUIRE(document->find("version"));
    CHECK(*document->find("version")->asString() == "rr10");
    // Another question in between; the ruling brings its own back.
    desk.find("askSay").setFocus();
    desk.typeLine(u"enigma on r&d"_s);
    desk.key(Qt::Key_F12);
    Q_EMIT desk.find<QTextBrowser>("rulesText").anchorClicked(QUrl(u"situation:0"_s));
    CHECK(desk.find("askPage").isVisible());
    CHECK(desk.label("askVerdict") == verdict);
    CHECK_FALSE(desk.label("askAbout").isEmpty());
}

TEST_CASE("it is copied as text for a chat, and printed with the table")
{
    AskDesk desk;
    desk.say(bypass + u". does he get past tollbooth?"_s);
    desk.click("askCopy");
    const QString text = QGuiApplication::clipboard()->text();
    CHECK(text.contains(desk.verdict().left(10)));
    CHECK(text.contains(u"Tollbooth: encountered"_s));
    CHECK(text.contains(u"Rules Reference 1.0"_s));
    CHECK(text.contains(u"Taken for granted"_s));
    bool printed = false;
    desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
        printed = dialog.objectName() == u"rulingSheetDialog"_s;
        return false;
    });
    desk.click("askPrint");
    CHECK(printed);
}

TEST_CASE("the question left unfinished is there again")
{
    const QTemporaryDir folder;
    QString verdict;
    {
        Desk desk(folder.path());
        desk.key(Qt::Key_F12, Qt::ControlModifier);
        desk.find("askSay").setFocus();
        desk.typeLine(bypass);
        verdict = desk.label("askVerdict");
    }
    Desk again(folder.path());
    again.key(Qt::Key_F12, Qt::ControlModifier);
    CHECK(again.label("askVerdict") == verdict);
    CHECK_FALSE(verdict.startsWith(u"Say what happened"_s));
}

TEST_CASE("the page names its controls, no letter reaches two of them, Tab goes as one reads")
{
    AskDesk desk;
    desk.say(bypass);
    testing::checkNames(desk.find("askPage"));
    QSet<QChar> menus;
    for (const auto *menu : desk.window.menuBar()->actions())
        menus.insert(testing::mnemonicOf(menu->text()));
    testing::checkMnemonics(desk.window, menus);
    desk.click("askBegin");
    testing::checkMnemonics(desk.window, menus);
    desk.click("askToTable");
    auto &tabs = desk.find<QTabWidget>("askTabs");
    for (int i = 0; i < tabs.count(); ++i) {
        const QChar letter = testing::mnemonicOf(tabs.tabText(i));
        CHECK_FALSE(menus.contains(letter));
        menus.insert(letter);
    }
    testing::checkReadingOrder(desk.find("askPage"));
}

TEST_CASE("the letter of a tab leads into it, of the one that is open, too")
{
    AskDesk desk;
    desk.say(bypass);
    auto &tabs = desk.find<QTabWidget>("askTabs");
    auto *bar = tabs.findChild<QTabBar *>();
    REQUIRE(bar);
    const char *const fields[]{"askFind", "askAnswer", "askCompared"};
    for (int tab = 0; tab < 3; ++tab) {
        tabs.setCurrentIndex(tab);
        desk.find("askSay").setFocus();
        // What the letter sends once the tab is open.
        QShortcutEvent letter(QKeySequence::mnemonic(tabs.tabText(tab)), 0);
        QCoreApplication::sendEvent(bar, &letter);
        QCoreApplication::processEvents();
        CHECK(desk.window.focusWidget() == &desk.find(fields[tab]));
    }
}

TEST_CASE("the arrow down leads from the words to the table")
{
    AskDesk desk;
    desk.say(bypass);
    QTest::keyClick(&desk.find("askSay"), Qt::Key_Down);
    CHECK(dynamic_cast<ui::BoxButton *>(desk.window.focusWidget()));
}

TEST_CASE("without an event there is nothing to record a ruling in")
{
    AskDesk desk;
    desk.say(bypass);
    const auto &record = desk.find<QPushButton>("askRecord");
    CHECK_FALSE(record.isEnabled());
    CHECK(record.toolTip() == u"Open an event to record a ruling in it"_s);
    CHECK(record.accessibleDescription() == record.toolTip());
}

TEST_CASE("frequent disputes and official examples are told in the language of the user")
{
    class Upside : public QTranslator {
    public:
        [[nodiscard]] QString translate(const char *context, const char *text,
                                        const char * /*many*/, int /*number*/) const override
        {
            return std::string_view(context) == "Data" ? u"⟦"_s + QString::fromUtf8(text) + u"⟧"_s
                                                       : QString();
        }
        [[nodiscard]] bool isEmpty() const override { return false; }
    } upside;
    const ui::Translation translation(upside);
    AskDesk desk;
    desk.click("askBegin");
    auto &list = desk.find<QListWidget>("askBeginningList");
    int shapes = 0;
    int examples = 0;
    for (int row = 0; row < list.count(); ++row) {
        const QString text = list.item(row)->text();
        if (!text.contains(u"Frequent dispute"_s) && !text.contains(u"step by step"_s))
            continue;
        CAPTURE(text);
        CHECK(text.startsWith(u"⟦"_s));
        ++(text.contains(u"Frequent dispute"_s) ? shapes : examples);
    }
    CHECK(shapes == 20);
    CHECK(examples > 20);
    // Words of the translated title find it, and what is asked is translated, too.
    desk.find<QLineEdit>("askBeginning").setText(u"⟦What does stealing cost"_s);
    REQUIRE(list.count() == 1);
    QTest::keyClick(&desk.find("askBeginning"), Qt::Key_Return);
    CHECK(desk.label("askAbout").startsWith(u"⟦"_s));
    desk.begin(u"obokata protocol is accessed and left"_s);
    CHECK(desk.label("askSays").startsWith(u"⟦"_s));
}
