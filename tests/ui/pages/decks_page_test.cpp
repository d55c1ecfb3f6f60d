// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/decks/deck_cards_model.h"
#include "ui/decks/decks_model.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/sheet_view.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSpinBox>
#include <QTabWidget>
#include <QTableView>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using tournament::Side;

namespace {

// Legal with the limit exactly reached: 15 - 6 = 9 (Tournament Rules 3.0.2, Appendix A).
const QString corpList = u"Haas-Bioroid: Engineering the Future\n\n"
                         "3x Accelerated Beta Test\n3x Project Vitruvius\n"
                         "1x Private Security Force\n2x False Lead\n2x Corporate War\n"
                         "3x Adonis Campaign\n3x Eve Campaign\n3x Jackson Howard\n"
                         "3x Hedge Fund\n3x Biotic Labor\n"
                         "3x Snare!\n3x Architect\n3x Eli 1.0\n3x Enigma\n2x Ichi 1.0\n"
                         "3x Rototurret\n2x Wall of Static\n"_s;
const QString runnerList = u"Noise: Hacker Extraordinaire\n\n3x Déjà Vu\n3x Sure Gamble\n"_s;

struct Decks {
    Desk desk;

    Decks()
    {
        desk.createEvent(u"Registration"_s);
        desk.addPlayers({u"Aster"_s, u"Bryony"_s});
        tournament::ChangeDetails details{desk.event().details};
        details.details.date = "2016-03-05";
        REQUIRE(desk.session().perform(details));
        desk.act("page.decks");
    }

    void paste(const QString &text)
    {
        QGuiApplication::clipboard()->setText(text);
        desk.act("deck.paste");
    }
    void open(const QString &name) // by keyboard, as with a queue at the desk
    {
        desk.act("page.decks");
        desk.typeLine(name);
    }
    const tournament::SubmittedDeck *deck(const char *player, Side side)
    {
        return tournament::findDeck(desk.event(), tournament::findPlayer(desk.event(), player)->id,
                                    side);
    }
    QPlainTextEdit &text(const char *name) { return desk.find<QPlainTextEdit>(name); }
    QListWidget &list(const char *name) { return desk.find<QListWidget>(name); }
    QString tab(int index) { return desk.find<QTabWidget>("deckSlots").tabText(index); }
};

} // namespace

TEST_CASE_METHOD(Decks, "two pasted lists find their slots and are taken with one key")
{
    open(u"bry"_s);
    paste(runnerList);
    CHECK(tab(1).contains(u"not taken yet"_s));
    paste(corpList);
    desk.key(Qt::Key_Return, Qt::ControlModifier);
    REQUIRE(deck("Bryony", Side::Corp));
    REQUIRE(deck("Bryony", Side::Runner));
    CHECK(deck("Bryony", Side::Corp)->original == corpList.toStdString());
    CHECK(tournament::findPlayer(desk.event(), "Bryony")->runnerIdentity
          == "Noise: Hacker Extraordinaire");
    // One act, and on to the next who is waited for.
    CHECK(desk.label("decksOwner") == u"Aster"_s);
    desk.act("edit.undo");
    CHECK_FALSE(deck("Bryony", Side::Corp));
    CHECK_FALSE(deck("Bryony", Side::Runner));
}

TEST_CASE_METHOD(Decks, "the verdict follows the typing, with its figures")
{
    open(u"aster"_s);
    desk.type(u"Haas-Bioroid: Engineering the Future\n3 Hedge Fund\n"_s);
    CHECK(desk.find<QProgressBar>("corpSize").format().contains(u"3 cards, at least 45"_s));
    CHECK(desk.label("corpVerdict").contains(u"✗"_s));
    CHECK(list("corpProblems").count() > 0);
    paste(corpList);
    CHECK(desk.label("corpVerdict").contains(u"legal"_s));
    CHECK(list("corpProblems").count() == 0);
    CHECK(desk.find<QProgressBar>("corpAgendas").format().contains(u"20 or 21 needed"_s));
    CHECK(desk.find<QProgressBar>("corpInfluence").format().contains(u"9"_s));
}

TEST_CASE_METHOD(Decks, "every card shows its influence and what a list says of it")
{
    open(u"aster"_s);
    paste(corpList);
    const auto rowOf = [this](const QString &title) {
        for (int row = 0; row < desk.rows("corpCards"); ++row)
            if (desk.cell("corpCards", row, ui::DeckCardsModel::Title) == title)
                return row;
        return -1;
    };
    CHECK(desk.cell("corpCards", rowOf(u"Jackson Howard"_s), ui::DeckCardsModel::Influence)
          == u"3 ●●●"_s);
    CHECK(desk.cell("corpCards", rowOf(u"Hedge Fund"_s), ui::DeckCardsModel::Influence).isEmpty());
    // Eli 1.0 is on the list of 2016-02-01 (Tournament Rules 3.0.2, Appendix A).
    CHECK(
        desk.cell("corpCards", rowOf(u"Eli 1.0"_s), ui::DeckCardsModel::Marks).contains(u"MWL"_s));
}

TEST_CASE_METHOD(Decks, "a line that names no card is never guessed: a key takes the suggestion")
{
    open(u"aster"_s);
    paste(QString(corpList).replace(u"Hedge Fund"_s, u"Hegde Fund"_s));
    auto &unknown = list("corpUnknown");
    REQUIRE(unknown.count() >= 2);
    CHECK(unknown.item(0)->text().contains(u"Hegde Fund"_s));
    CHECK(unknown.item(1)->text().contains(u"Hedge Fund"_s));
    unknown.setFocus();
    unknown.setCurrentRow(1);
    desk.key(Qt::Key_Return);
    CHECK(text("corpList").toPlainText() == corpList);
    CHECK(desk.label("corpVerdict").contains(u"legal"_s));
    desk.act("deck.submit");
    // Kept as it was handed in, read as it was corrected.
    CHECK(deck("Aster", Side::Corp)->original.find("Hegde") != std::string::npos);
    CHECK(deck("Aster", Side::Corp)->unknown.empty());
}

TEST_CASE_METHOD(Decks, "titles are completed while they are typed")
{
    open(u"aster"_s);
    desk.type(u"3 hedge f"_s);
    desk.key(Qt::Key_Return);
    CHECK(text("corpList").toPlainText() == u"3 Hedge Fund"_s);
}

TEST_CASE_METHOD(Decks, "what is typed for one player waits while another is served")
{
    open(u"aster"_s);
    paste(corpList);
    open(u"bryony"_s);
    CHECK(text("corpList").toPlainText().isEmpty());
    open(u"aster"_s);
    CHECK(text("corpList").toPlainText() == corpList);
    desk.act("deck.submit");
    CHECK(deck("Aster", Side::Corp));
}

TEST_CASE_METHOD(Decks, "it is seen who has not handed in both lists")
{
    CHECK(desk.label("decksSummary").contains(u"2"_s));
    open(u"aster"_s);
    paste(corpList);
    paste(runnerList);
    desk.act("deck.submit");
    desk.key(Qt::Key_Escape);
    desk.click("onlyMissing");
    REQUIRE(desk.rows("decksTable") == 1);
    CHECK(desk.cell("decksTable", 0, ui::DecksModel::Name) == u"Bryony"_s);
    CHECK(desk.cell("decksTable", 0, ui::DecksModel::Corp).contains(u"missing"_s));
}

// Tournament Rules 3.0.2, "Deck Lists": no substitutions.

TEST_CASE_METHOD(Decks, "after the start a list is taken only for a reason")
{
    desk.pairRound();
    open(u"aster"_s);
    CHECK(desk.label("decksSummary").contains(u"locked"_s));
    paste(corpList);
    desk.prompts.lines.emplace_back(u"came late"_s);
    desk.act("deck.submit");
    REQUIRE(deck("Aster", Side::Corp));
    CHECK(deck("Aster", Side::Corp)->reason == "came late");
    open(u"aster"_s); // the desk had gone on to Bryony
    desk.find<QTabWidget>("deckSlots").setCurrentIndex(0);
    desk.prompts.lines.emplace_back(u""_s); // no reason: not removed
    desk.act("deck.withdraw");
    CHECK(deck("Aster", Side::Corp));
}

TEST_CASE_METHOD(Decks, "lists are locked and unlocked, for all and for one")
{
    open(u"aster"_s);
    desk.act("deck.lock");
    CHECK_FALSE(desk.enabled("deck.lock"));
    desk.act("deck.playerLock");
    CHECK_FALSE(tournament::decksLocked(desk.event(), {1}));
    CHECK(tournament::decksLocked(desk.event(), {2}));
    desk.act("deck.unlock");
    CHECK_FALSE(desk.event().decks.locked);
}

TEST_CASE_METHOD(Decks, "an illegal list may stand for a reason, until it is judged otherwise")
{
    open(u"aster"_s);
    paste(runnerList);
    desk.act("deck.submit");
    desk.prompts.lines.emplace_back(u"a demonstration"_s);
    desk.act("deck.accept");
    CHECK(desk.cell("decksTable", 0, ui::DecksModel::Runner).contains(u"accepted"_s));
    CHECK(desk.label("runnerVerdict").contains(u"a demonstration"_s));
    CHECK_FALSE(desk.enabled("deck.accept"));
    desk.act("deck.revoke");
    CHECK(desk.cell("decksTable", 0, ui::DecksModel::Runner).contains(u"problem"_s));
}

TEST_CASE_METHOD(Decks, "every list is judged anew when date or list change")
{
    open(u"aster"_s);
    paste(corpList);
    desk.act("deck.submit");
    CHECK(desk.cell("decksTable", 0, ui::DecksModel::Corp).contains(u"legal"_s));
    tournament::ChangeDetails early{desk.event().details};
    early.details.date = "2012-10-01";
    REQUIRE(desk.session().perform(early));
    CHECK(desk.cell("decksTable", 0, ui::DecksModel::Corp).contains(u"problem"_s));
    desk.act("edit.undo");
    desk.actAndAccept("deck.policy", [](QDialog &dialog) {
        auto &box = testing::part<QComboBox>(dialog, "deckList");
        box.setCurrentIndex(box.findData(u"none"_s));
    });
    CHECK(desk.event().decks.policy.list == "none");
    CHECK(desk.cell("decksTable", 0, ui::DecksModel::Corp).contains(u"legal"_s));
}

TEST_CASE_METHOD(Decks, "the presented list is compared with the one handed in")
{
    open(u"aster"_s);
    paste(corpList);
    desk.act("deck.submit");
    open(u"aster"_s);
    desk.find<QTabWidget>("deckSlots").setCurrentIndex(0);
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        auto &presented = testing::part<QPlainTextEdit>(dialog, "presentedList");
        presented.setPlainText(QString(corpList).replace(u"3x Snare!"_s, u"2x Snare!"_s));
        CHECK(testing::part<QLabel>(dialog, "comparison").text().contains(u"1"_s));
        const auto &table = testing::part<QTableView>(dialog, "differencesTable");
        CHECK(table.model()->index(0, 0).data() == u"Snare!"_s);
        CHECK(table.model()->index(0, 2).data() == 2);
        presented.setPlainText(corpList);
        CHECK(testing::part<QLabel>(dialog, "comparison").text().contains(u"same"_s));
        return true;
    });
    desk.act("deck.compare");
}

TEST_CASE_METHOD(Decks, "a drawn player's pile is ticked off with the space bar and recorded")
{
    open(u"aster"_s);
    paste(corpList);
    desk.act("deck.submit");
    desk.actAndAccept("deck.draw", [](QDialog &dialog) {
        testing::part<QSpinBox>(dialog, "drawCount").setValue(2);
    });
    CHECK(desk.event().decks.draws.back().players.size() == 2);
    CHECK(desk.cell("decksTable", 0, ui::DecksModel::Checks).contains(u"drawn"_s));
    open(u"aster"_s);
    desk.find<QTabWidget>("deckSlots").setCurrentIndex(0);
    desk.actAndAccept("deck.check", [](QDialog &dialog) {
        dialog.show();
        QApplication::setActiveWindow(&dialog);
        const auto figures = testing::part<QLabel>(dialog, "expectedCount").text();
        CHECK(figures.contains(u"45"_s));
        CHECK(figures.contains(u"20"_s));
        auto &pile = testing::part<QTableView>(dialog, "pileTable");
        CHECK(pile.model()->index(0, 1).data() == u"Accelerated Beta Test"_s);
        QTest::keyClick(&pile, Qt::Key_Space);
        QTest::keyClick(&pile, Qt::Key_Space);
        CHECK(testing::part<QLabel>(dialog, "tickedCount").text().contains(u"6 of 45"_s));
        testing::part<QLineEdit>(dialog, "checkJudge").setText(u"Judge"_s);
    });
    REQUIRE(desk.event().decks.checks.size() == 1);
    CHECK(desk.event().decks.checks[0].outcome == tournament::CheckOutcome::InOrder);
    CHECK(desk.cell("decksTable", 0, ui::DecksModel::Checks).contains(u"✓"_s));
}

TEST_CASE_METHOD(Decks, "a list is read from a file and written to one")
{
    open(u"aster"_s);
    const QString source = desk.folder() + u"/list.txt"_s;
    QFile file(source);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(corpList.toUtf8());
    file.close();
    desk.prompts.paths.push_back(source);
    desk.act("deck.open");
    desk.act("deck.submit");
    REQUIRE(deck("Aster", Side::Corp));
    open(u"aster"_s);
    desk.find<QTabWidget>("deckSlots").setCurrentIndex(0);
    const QString target = desk.folder() + u"/list.o8d"_s;
    desk.prompts.paths.push_back(target);
    desk.act("deck.export");
    QFile written(target);
    REQUIRE(written.open(QIODevice::ReadOnly));
    CHECK(written.readAll().contains("<deck game="));
}

TEST_CASE_METHOD(Decks, "an export says which lines it cannot write")
{
    open(u"aster"_s);
    paste(QString(corpList).replace(u"Hedge Fund"_s, u"Hegde Fund"_s));
    desk.act("deck.submit");
    open(u"aster"_s);
    desk.find<QTabWidget>("deckSlots").setCurrentIndex(0);
    desk.prompts.paths.push_back(desk.folder() + u"/list.txt"_s);
    desk.act("deck.export");
    CHECK(desk.window.messages().tone() == ui::MessageBar::Tone::Warning);
    CHECK(desk.window.messages().text().contains(u"without 1 line"_s));
}

TEST_CASE_METHOD(Decks,
                 "both lists of the player in sight are printed, or a sheet to check them by")
{
    open(u"bryony"_s);
    paste(corpList);
    paste(runnerList);
    desk.act("deck.submit");
    open(u"bryony"_s);
    const auto page = [](QDialog &dialog) {
        return testing::part<ui::SheetView>(dialog, "sheetView").accessibleDescription();
    };
    desk.prompts.dialogs.emplace_back([&page](QDialog &dialog) {
        dialog.show();
        CHECK(testing::part<QComboBox>(dialog, "printWhat").currentText() == u"Decklists"_s);
        CHECK(testing::part<QComboBox>(dialog, "printPlayers").currentText() == u"Bryony"_s);
        CHECK(page(dialog).contains(u"Déjà Vu"_s));
        CHECK(page(dialog).contains(u"Operation (6)"_s));
        testing::part<QComboBox>(dialog, "printOrder").setCurrentIndex(1);
        CHECK_FALSE(page(dialog).contains(u"Operation (6)"_s));
        testing::part<QComboBox>(dialog, "printWhat").setCurrentIndex(9);
        CHECK(page(dialog).contains(u"Judge:"_s));
        CHECK(testing::part<QComboBox>(dialog, "printPlayers").currentText() == u"Bryony"_s);
        CHECK_FALSE(testing::part<QComboBox>(dialog, "printRound").isVisible());
        testing::part<QComboBox>(dialog, "printWhat").setCurrentIndex(0);
        CHECK(testing::part<QComboBox>(dialog, "printRound").isVisible());
        CHECK_FALSE(testing::part<QComboBox>(dialog, "printPlayers").isVisible());
        return false;
    });
    desk.act("deck.print");
    CHECK(desk.prompts.dialogs.empty());
}

TEST_CASE_METHOD(Decks,
                 "checks are printed for those who were drawn, the blank sheet before any list")
{
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(testing::part<QComboBox>(dialog, "printWhat").currentText()
              == u"Blank sheet for decklists"_s);
        return false;
    });
    desk.act("file.print");
    open(u"aster"_s);
    paste(corpList);
    desk.act("deck.submit");
    open(u"bryony"_s);
    paste(corpList);
    desk.act("deck.submit");
    desk.actAndAccept("deck.draw", [](QDialog &) { });
    const auto drawn = desk.event().decks.draws.back().players;
    REQUIRE(drawn.size() == 1);
    desk.act("page.decks");
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        testing::part<QComboBox>(dialog, "printWhat").setCurrentIndex(9);
        CHECK(testing::part<QComboBox>(dialog, "printPlayers").currentText()
              == u"Drawn in this round"_s);
        CHECK(testing::part<QSpinBox>(dialog, "pageNumber").maximum() == 1);
        testing::part<QComboBox>(dialog, "printPlayers").setCurrentIndex(0);
        CHECK(testing::part<QSpinBox>(dialog, "pageNumber").maximum() == 2);
        return false;
    });
    desk.act("file.print");
    CHECK(desk.prompts.dialogs.empty());
}

TEST_CASE_METHOD(Decks, "a paste that is no list is refused in one sentence")
{
    open(u"aster"_s);
    paste(u"good morning"_s);
    CHECK(desk.window.messages().tone() == ui::MessageBar::Tone::Refused);
    CHECK(text("corpList").toPlainText().isEmpty());
    CHECK_FALSE(desk.enabled("deck.submit"));
}
