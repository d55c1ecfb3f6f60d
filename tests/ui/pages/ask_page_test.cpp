// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/pages/ask_page.h"
#include "ui/pages/rules_page.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

/// The page that derives rulings, by Rules Reference 1.0 as on any day after it.
struct AskDesk : Desk {
    AskDesk() { key(Qt::Key_F12, Qt::ControlModifier); }

    void preset(const QString &id)
    {
        auto &box = find<QComboBox>("askPreset");
        const int row = box.findData(id);
        REQUIRE(row >= 0);
        box.setCurrentIndex(row);
    }
    template <class Picker>
    Picker &fact(const QString &path)
    {
        QCoreApplication::processEvents();
        return find<Picker>((u"fact:"_s + path).toUtf8().constData());
    }
    void card(const QString &path, const QString &title)
    {
        auto &line = fact<QLineEdit>(path);
        line.setFocus();
        line.selectAll();
        QTest::keyClicks(&line, title);
        QTest::keyClick(&line, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    QString answer() { return find<QTextBrowser>("askAnswer").toPlainText(); }
    QString verdict() { return answer().section(u'\n', 0, 0); }
    /// Where the first link with that scheme leads.
    QUrl firstLink(const QString &scheme)
    {
        const QString html = find<QTextBrowser>("askAnswer").toHtml();
        const auto at = html.indexOf(u"href=\""_s + scheme + u':');
        REQUIRE(at >= 0);
        const auto begin = at + 6;
        return QUrl(html.mid(begin, html.indexOf(u'"', begin) - begin));
    }
};

} // namespace

TEST_CASE("the page that asks is one key away, and the same key or Esc leads back")
{
    Desk desk;
    desk.key(Qt::Key_F12, Qt::ControlModifier);
    CHECK(desk.find("askPage").isVisible());
    CHECK(desk.window.focusWidget() == &desk.find("askPreset"));
    desk.key(Qt::Key_F12, Qt::ControlModifier);
    CHECK_FALSE(desk.find("askPage").isVisible());
    desk.key(Qt::Key_F12);
    CHECK(desk.find("rulesPage").isVisible());
    desk.key(Qt::Key_F12, Qt::ControlModifier);
    CHECK(desk.find("askPage").isVisible());
    desk.key(Qt::Key_Escape);
    CHECK_FALSE(desk.find("askPage").isVisible());
}

TEST_CASE("every shape of dispute is answered with reasons as it stands")
{
    AskDesk desk;
    auto &shapes = desk.find<QComboBox>("askPreset");
    REQUIRE(shapes.count() == 20);
    for (int row = 0; row < shapes.count(); ++row) {
        shapes.setCurrentIndex(row);
        CAPTURE(shapes.currentText(), desk.answer());
        CHECK(desk.answer().contains(u"Derived from the rules in force (Rules Reference 1.0)."_s));
        CHECK(desk.answer().contains(u"Why"_s));
        CHECK(desk.answer().contains(u"By other versions"_s));
    }
}

TEST_CASE("one fact is changed, and the verdict changes with the one before beside it")
{
    AskDesk desk;
    desk.preset(u"may-use"_s);
    CHECK(desk.verdict() == u"No, the Runner may not."_s);
    auto &step = desk.fact<QComboBox>(u"state/at"_s);
    step.setCurrentIndex(step.findData(u"run/break-window"_s));
    CHECK(desk.verdict() == u"Yes, the Runner may."_s);
    CHECK(desk.answer().contains(u"Changed: Where we are"_s));
    CHECK(desk.answer().contains(u"Before it was: No, the Runner may not."_s));
    desk.fact<QSpinBox>(u"state/objects/card/counters/virus"_s).setValue(0);
    CHECK(desk.verdict() == u"No, the Runner may not."_s);
}

TEST_CASE("a card is picked by its title, and the ability follows it")
{
    AskDesk desk;
    desk.preset(u"break-subroutine"_s);
    CHECK(desk.verdict() == u"Yes, the Runner may."_s);
    desk.card(u"state/objects/breaker/card"_s, u"Mimic"_s); // breaks sentries alone
    CHECK(desk.verdict() == u"No, the Runner may not."_s);
    desk.card(u"state/objects/breaker/card"_s, u"Datasucker"_s);
    CHECK(desk.fact<QComboBox>(u"question/act/use"_s).currentText().startsWith(u"Datasucker"_s));
}

TEST_CASE("a fact that is not known is answered by cases")
{
    AskDesk desk;
    desk.preset(u"trash-resource"_s);
    desk.fact<QSpinBox>(u"state/tags"_s).setValue(-1);
    CHECK(desk.verdict() == u"It depends."_s);
    CHECK(desk.answer().contains(u"No, the Corp may not."_s));
    CHECK(desk.answer().contains(u"Yes, the Corp may."_s));
}

TEST_CASE("other versions stand beside it, and the version can be another")
{
    AskDesk desk;
    desk.preset(u"turn-order"_s);
    CHECK(desk.verdict().startsWith(u"The Runner has 5 credits."_s));
    CHECK(desk.answer().contains(u"≠ FAQ 1.6: The Runner has 4 credits."_s));
    auto &version = desk.find<QComboBox>("askVersion");
    version.setCurrentIndex(version.findText(u"FAQ 1.6"_s));
    CHECK(desk.verdict().startsWith(u"The Runner has 4 credits."_s));
}

TEST_CASE("the last steps stand there, and the others unfold and fold again")
{
    AskDesk desk;
    desk.preset(u"encounter-bypass"_s);
    auto &shown = desk.find<QTextBrowser>("askAnswer");
    const auto steps = [&] { return desk.answer().count(QChar(u'\n')); };
    const auto folded = steps();
    const QString last = desk.answer().section(u"Why"_s, 1);
    Q_EMIT shown.anchorClicked(desk.firstLink(u"steps"_s));
    CHECK(steps() > folded);
    CHECK(desk.answer().contains(u"Only the steps that decide"_s));
    Q_EMIT shown.anchorClicked(desk.firstLink(u"steps"_s));
    CHECK(steps() == folded);
    CHECK(desk.answer().section(u"Why"_s, 1) == last);
}

TEST_CASE("what is cited opens on the rules desk, and Esc leads back to the answer")
{
    AskDesk desk;
    desk.preset(u"encounter-bypass"_s);
    const QUrl entry = desk.firstLink(u"entry"_s);
    auto &answer = desk.find<QTextBrowser>("askAnswer");
    Q_EMIT answer.anchorClicked(entry);
    CHECK(desk.find("rulesPage").isVisible());
    const auto *cited = rules::reference().find(entry.path().toStdString());
    REQUIRE(cited);
    CHECK(desk.find<QTextBrowser>("rulesText")
              .toPlainText()
              .startsWith(QString::fromStdString(cited->title)));
    QTest::keyClick(&desk.find("rulesPage"), Qt::Key_Escape);
    CHECK(desk.find("askPage").isVisible());
    CHECK(desk.verdict().startsWith(u"The Runner has 4 credits."_s));
}

TEST_CASE("a card the engine does not know is named, and the judge states its ability")
{
    AskDesk desk;
    desk.preset(u"pay-or-end"_s);
    desk.card(u"state/objects/ice/card"_s, u"Palisade"_s);
    CHECK(desk.verdict() == u"No verdict: the head judge decides."_s);
    CHECK(desk.answer().contains(u"Palisade: its text is not modelled"_s));
    CHECK(desk.answer().contains(u"It is certain that it is of type ice"_s));
    desk.click("askState");
    auto *dialog = desk.window.findChild<QDialog *>(u"statedAbilityDialog"_s);
    REQUIRE(dialog);
    CHECK(testing::part<QComboBox>(*dialog, "statedCard").currentText() == u"Palisade"_s);
    CHECK(testing::accept(*dialog)); // encountered: end the run
    QCoreApplication::processEvents();
    CHECK(desk.answer().contains(u"This rests on the judge's reading"_s));
    CHECK(desk.verdict().contains(u"unsuccessful"_s));
}

TEST_CASE("cards are put on the table and taken off")
{
    AskDesk desk;
    desk.preset(u"ice-strength"_s);
    const QString before = desk.verdict();
    auto &line = desk.find<QLineEdit>("askNewCard");
    QTest::keyClicks(&line, u"Experiential Data"_s);
    QTest::keyClick(&line, Qt::Key_Return);
    QCoreApplication::processEvents();
    CHECK(desk.answer().contains(u"Changed: with Experiential Data"_s));
    desk.find<QToolButton>("remove:state/objects/helper/card").click();
    QCoreApplication::processEvents();
    CHECK(desk.answer().contains(u"Changed: without Ice Carver"_s));
    CHECK(desk.verdict() != before);
}

TEST_CASE("an official ruling opens as a worked example and can be changed")
{
    AskDesk desk;
    auto &line = desk.find<QLineEdit>("askExample");
    QTest::keyClicks(&line, u"[rr10-ex-trig-2]"_s);
    QTest::keyClick(&line, Qt::Key_Return);
    CHECK(desk.label("askQuestion").contains(u"Femme Fatale bypasses Tollbooth"_s));
    CHECK(desk.verdict().startsWith(u"The Runner has 4 credits."_s));
    desk.fact<QSpinBox>(u"state/runner/credits"_s).setValue(9);
    CHECK(desk.verdict().startsWith(u"The Runner has 8 credits."_s));
}

TEST_CASE("a worked example leaves the version of the rules as it is")
{
    AskDesk desk;
    auto &version = desk.find<QComboBox>("askVersion");
    const QString before = version.currentText();
    auto &line = desk.find<QLineEdit>("askExample");
    QTest::keyClicks(&line, u"[faq16-err-1]"_s);
    QTest::keyClick(&line, Qt::Key_Return);
    CHECK(version.currentText() == before);
    CHECK(desk.label("askQuestion").contains(u"It was given by FAQ 1.6."_s));
}

TEST_CASE("each act of what happens is named by its place")
{
    AskDesk desk;
    auto &line = desk.find<QLineEdit>("askExample");
    QTest::keyClicks(&line, u"[faq16-err-1]"_s);
    QTest::keyClick(&line, Qt::Key_Return);
    CHECK(desk.fact<QWidget>(u"question/script/0/use"_s).accessibleName() == u"Act 1, used"_s);
    CHECK(desk.fact<QWidget>(u"question/script/1/use"_s).accessibleName() == u"Act 2, used"_s);
}

TEST_CASE("the ruling is recorded with question, verdict and what it rests on")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Aster"_s, u"Bryony"_s});
    desk.pairRound();
    desk.key(Qt::Key_F12, Qt::ControlModifier);
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(testing::part<QLineEdit>(dialog, "rulingQuestion").text().contains(u"Tollbooth"_s));
        CHECK(testing::part<QLineEdit>(dialog, "rulingAnswer")
                  .text()
                  .startsWith(u"The Runner has 4 credits."_s));
        testing::part<QComboBox>(dialog, "rulingJudge").setCurrentText(u"Jo"_s);
        return testing::accept(dialog);
    });
    desk.click("askRecord");
    REQUIRE(desk.event().rulings.size() == 1);
    const auto &ruling = desk.event().rulings[0];
    CHECK(ruling.basis == tournament::RulingBasis::Derived);
    CHECK(ruling.version == "rr10");
    CHECK_FALSE(ruling.entries.empty());
    CHECK(desk.find("askPage").isVisible());
}

TEST_CASE("Tab goes through the page as it is read")
{
    AskDesk desk;
    desk.preset(u"trash-resource"_s);
    for (const QString &next :
         {u"askExample"_s, u"fact:state/tags"_s, u"fact:state/objects/resource/card"_s,
          u"remove:state/objects/resource/card"_s}) {
        desk.key(Qt::Key_Tab);
        CHECK(desk.window.focusWidget()->objectName() == next);
    }
}

TEST_CASE("without an event there is nothing to record a ruling in")
{
    AskDesk desk;
    CHECK_FALSE(desk.find<QPushButton>("askRecord").isEnabled());
}
