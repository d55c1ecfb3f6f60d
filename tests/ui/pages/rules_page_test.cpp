// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "rules/rulings/language/card_models.h"
#include "ui/pages/rules_page.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QTextBrowser>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

QString text(Desk &desk) { return desk.find<QTextBrowser>("rulesText").toPlainText(); }

QString hit(Desk &desk, int row)
{
    const auto *model = desk.find<QListView>("ruleHits").model();
    return model->index(row, 0).data().toString();
}

/// The button of the choice whose text begins so.
QPushButton *choice(Desk &desk, const QString &begins)
{
    for (auto *button : desk.find("timingNavigator").findChildren<QPushButton *>())
        if (!button->isHidden() && button->objectName().startsWith(u"timingChoice"_s)
            && button->text().startsWith(begins))
            return button;
    return nullptr;
}

void walk(Desk &desk, const QStringList &choices)
{
    for (const QString &begins : choices) {
        CAPTURE(begins);
        auto *button = choice(desk, begins);
        REQUIRE(button);
        button->click();
    }
}

} // namespace

TEST_CASE("the rules desk is one key away, without an event too, and the same key leads back")
{
    Desk desk;
    desk.key(Qt::Key_F12);
    CHECK(desk.find("rulesPage").isVisible());
    CHECK(desk.window.focusWidget() == &desk.find("rulesLine"));
    desk.key(Qt::Key_F12);
    CHECK_FALSE(desk.find("rulesPage").isVisible());

    desk.createEvent(u"Harbour Open"_s);
    desk.act("page.players");
    desk.key(Qt::Key_F12);
    CHECK(desk.find("rulesPage").isVisible());
    desk.key(Qt::Key_Escape);
    CHECK(desk.find("playersPage").isVisible());
    desk.key(Qt::Key_F12);
    desk.act("page.standings"); // whatever asks for the event shows it
    CHECK(desk.find("standingsPage").isVisible());
}

TEST_CASE("every key stroke searches; arrows choose, and the entry is told with its sources")
{
    Desk desk;
    desk.act("rules.desk");
    desk.type(u"bypas"_s);
    CHECK(hit(desk, 0) == u"Bypass"_s);
    CHECK(text(desk).startsWith(u"Bypass"_s));
    CHECK(text(desk).contains(u"Rules Reference 1.0, “Bypass”, line"_s));
    CHECK(text(desk).contains(u"See also"_s));
    desk.key(Qt::Key_Down);
    CHECK(text(desk).startsWith(hit(desk, 1)));
    CHECK(desk.window.focusWidget() == &desk.find("rulesLine"));
    desk.type(u"qqqqzzzz"_s);
    CHECK(desk.find<QListView>("ruleHits").model()->rowCount() == 0);
    CHECK(text(desk).contains(u"Nothing was found"_s));
}

TEST_CASE("a difference is shown with its sides, whole, and links lead there and back")
{
    Desk desk;
    desk.act("rules.desk");
    desk.type(u"jack out"_s);
    REQUIRE(hit(desk, 0) == u"Jack out"_s);
    CHECK(text(desk).contains(u"Differs between versions"_s));
    CHECK(text(desk).contains(u"FAQ 1.6"_s));
    auto &page = dynamic_cast<ui::RulesPage &>(desk.find("rulesPage"));
    page.open(QUrl(u"entry:x01"_s));
    CHECK_FALSE(text(desk).startsWith(u"Jack out\n"_s));
    desk.click("rulesBack");
    CHECK(text(desk).startsWith(u"Jack out"_s));
}

TEST_CASE("the version is that of the event's day, and can be another for a question")
{
    Desk desk;
    desk.act("rules.desk");
    auto &version = desk.find<QComboBox>("rulesVersion");
    CHECK(version.currentText().contains(u"today"_s));
    desk.type(u"uninstall"_s);
    version.setCurrentIndex(version.findText(u"FAQ 1.6"_s));
    const QString older = text(desk);
    version.setCurrentIndex(version.findText(u"All versions"_s));
    CHECK(text(desk) != older);
}

TEST_CASE("what was asked is listed for the day")
{
    Desk desk;
    desk.act("rules.desk");
    desk.type(u"bypass"_s);
    desk.key(Qt::Key_Return);
    desk.find<QLineEdit>("rulesLine").clear();
    CHECK(hit(desk, 0) == u"Bypass"_s);
    desk.key(Qt::Key_F12);
    desk.act("theme.dark"); // the page is made anew, the history stays
    desk.act("rules.desk");
    CHECK(hit(desk, 0) == u"Bypass"_s);
}

TEST_CASE("a card is shown with facts, its standing on the day and the rulings that name it")
{
    Desk desk;
    desk.act("rules.desk");
    auto &page = dynamic_cast<ui::RulesPage &>(desk.find("rulesPage"));
    page.setDay({{20160305}, true});
    CHECK(desk.find<QComboBox>("rulesVersion").currentText().contains(u"event"_s));
    page.open(QUrl(u"card:Parasite"_s));
    CHECK(text(desk).contains(u"Anarch"_s));
    CHECK(text(desk).contains(u"2016-03-05"_s));
    CHECK(text(desk).contains(u"lowers the influence limit"_s)); // NAPD MWL 1.0
    CHECK(text(desk).contains(u"Rulings that name it"_s));
    page.setDay({{20150305}, true});
    CHECK(text(desk).contains(u"No list of restrictions"_s));
}

TEST_CASE("a card's page tells how the engine reads it, and what of it is left out")
{
    Desk desk;
    desk.act("rules.desk");
    auto &page = dynamic_cast<ui::RulesPage &>(desk.find("rulesPage"));
    page.open(QUrl(u"card:Hedge Fund"_s));
    CHECK(text(desk).contains(u"As the engine reads this card"_s));
    CHECK(text(desk).contains(u"The engine knows all of its text."_s));
    CHECK(text(desk).contains(u"the Corp gains 9 credits"_s));
    CHECK_FALSE(text(desk).contains(u"Left out"_s));
    for (const rules::CardId id : rulings::cardsWithFile()) {
        const auto &card = rulings::cardModel(id);
        if (card.modelled != rulings::Modelled::Partial)
            continue;
        page.open(QUrl(u"card:"_s + ui::toQt(card.title)));
        CHECK(text(desk).contains(u"The engine knows a part of its text."_s));
        CHECK(text(desk).contains(u"Left out: "_s + ui::toQt(card.uncovered)));
        break;
    }
}

TEST_CASE("names of cards list what is about them first, and the cards themselves")
{
    Desk desk;
    desk.act("rules.desk");
    desk.type(u"scorched earth plascrete carapace"_s);
    CHECK(hit(desk, 0) == u"Scorched Earth"_s); // no entry speaks of them
    CHECK(hit(desk, 1) == u"Plascrete Carapace"_s);
    CHECK(text(desk).startsWith(u"Scorched Earth"_s));
    desk.key(Qt::Key_Down);
    CHECK(text(desk).startsWith(u"Plascrete Carapace"_s));
    desk.key(Qt::Key_A, Qt::ControlModifier);
    desk.type(u"siphon nach"_s);
    CHECK(hit(desk, 0) == u"Account Siphon and New Angeles City Hall"_s);
    CHECK(hit(desk, 1) == u"Account Siphon"_s);
    CHECK(hit(desk, 2) == u"New Angeles City Hall"_s);
    desk.key(Qt::Key_A, Qt::ControlModifier);
    desk.type(u"crypsis"_s);
    CHECK(hit(desk, 0) == u"Crypsis"_s);
    CHECK(text(desk).contains(u"icebreaker"_s, Qt::CaseInsensitive));
}

// Rules Reference 1.0, "Timing Structure of a Run".
TEST_CASE("the navigator follows a run by the choices of the players")
{
    Desk desk;
    desk.act("rules.timing");
    walk(desk, {u"Ice protects"_s, u"The approach begins"_s, u"Both players are done"_s});
    CHECK(desk.label("timingStep").contains(u"2.2"_s));
    CHECK_FALSE(choice(desk, u"The Runner jacks out"_s)->isEnabled()); // the first approach
    walk(desk, {u"The Runner goes on"_s});
    CHECK(desk.label("timingStep").contains(u"rez the approached ice"_s));
    walk(desk, {u"Both players are done"_s, u"The ice is rezzed"_s, u"The abilities have"_s});
    CHECK(desk.label("timingStep").contains(u"break subroutines"_s));
    REQUIRE(choice(desk, u"The ice is bypassed"_s));
    walk(desk, {u"The ice is bypassed"_s});
    CHECK(desk.find<QListWidget>("timingPicture").currentItem()->text().startsWith(u"4 "_s));
    desk.click("timingBack");
    CHECK(desk.label("timingStep").contains(u"3.1"_s));
    desk.click("timingRestart");
    CHECK(desk.find<QListWidget>("timingPicture").currentItem()->text().startsWith(u"1 "_s));
}

TEST_CASE("by key the navigator stands where the players are")
{
    Desk desk;
    desk.act("rules.timing");
    CHECK(desk.window.focusWidget() == &desk.find("timingPicture"));
    desk.key(Qt::Key_Down);
    desk.key(Qt::Key_Down);
    CHECK(desk.label("timingStep").contains(u"2.1"_s));
}

TEST_CASE("two versions of a run lie beside each other with their differences marked")
{
    Desk desk;
    desk.act("rules.timing");
    auto &compared = desk.find<QComboBox>("timingCompared");
    compared.setCurrentIndex(compared.findText(u"FAQ 1.6"_s, Qt::MatchEndsWith));
    auto &table = desk.find<QTableWidget>("timingComparison");
    REQUIRE(table.isVisible());
    int marked = 0;
    bool onlyOne = false;
    for (int row = 0; row < table.rowCount(); ++row) {
        marked += table.item(row, 2)->text().startsWith(u'≠') ? 1 : 0;
        onlyOne = onlyOne || table.item(row, 1)->text() == u"–"_s;
    }
    CHECK(marked > 3);
    CHECK(marked < table.rowCount());
    CHECK(onlyOne); // step 4, passing ice, is the Rules Reference's own
}

TEST_CASE("on a tablet held upright the parts lie one above the other")
{
    Desk desk;
    desk.act("rules.desk");
    desk.window.resize(768, 1024);
    desk.type(u"bypass"_s);
    const auto &hits = desk.find("ruleHits");
    const auto &answer = desk.find("rulesTabs");
    INFO(desk.window.width());
    CHECK(hits.mapTo(&desk.window, QPoint()).y() + hits.height()
          <= answer.mapTo(&desk.window, QPoint()).y());
    CHECK(desk.window.width() <= 768);
}

TEST_CASE("the organizer chooses by which version the judges of his event rule")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.actAndAccept("event.details", [](QDialog &dialog) {
        testing::part<QLineEdit>(dialog, "detailsDate").setText(u"2019-01-05"_s);
        auto &rules = testing::part<QComboBox>(dialog, "detailsRules");
        rules.setCurrentIndex(rules.findData(u"faq16"_s));
    });
    CHECK(desk.event().details.rulesVersion == "faq16");
    desk.act("rules.desk");
    CHECK(desk.find<QComboBox>("rulesVersion").currentText() == u"FAQ 1.6 (the event's choice)"_s);
}

TEST_CASE("what is typed at the rules desk is a new question, never joined to the last one")
{
    Desk desk;
    desk.createEvent(u"Harbour Open"_s);
    desk.act("rules.desk");
    auto &line = desk.find<QLineEdit>("rulesLine");
    desk.type(u"bypass"_s);
    const auto asksAnew = [&](const char *how) {
        CAPTURE(how);
        REQUIRE(desk.window.focusWidget() == &line);
        CHECK(line.selectedText() == line.text());
        desk.type(u"crypsis"_s);
        CHECK(line.text() == u"crypsis"_s);
        CHECK(hit(desk, 0) == u"Crypsis"_s);
        desk.key(Qt::Key_A, Qt::ControlModifier);
        desk.type(u"bypass"_s);
        CHECK(line.text() == u"bypass"_s);
    };
    desk.key(Qt::Key_Return);
    asksAnew("after an answer");
    desk.key(Qt::Key_F12);
    desk.key(Qt::Key_F12);
    asksAnew("by the key of the desk");
    desk.key(Qt::Key_Tab);
    REQUIRE(desk.window.focusWidget() != &line);
    desk.key(Qt::Key_F, Qt::ControlModifier);
    CHECK(desk.find("rulesPage").isVisible());
    asksAnew("by the key that finds");
    desk.key(Qt::Key_F, Qt::ControlModifier);
    asksAnew("by that key in the line");
    desk.key(Qt::Key_Tab);
    desk.key(Qt::Key_Backtab, Qt::ShiftModifier);
    asksAnew("by Tab");
    desk.find("rulesVersion").setFocus();
    QTest::mouseClick(&line, Qt::LeftButton);
    asksAnew("by the mouse");
    desk.act("page.players");
    desk.act("rules.desk");
    asksAnew("from a page");
}
