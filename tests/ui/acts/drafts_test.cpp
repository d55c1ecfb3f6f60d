// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/look/settings.h"
#include "ui/services/drafts.h"
#include "ui/widgets/message_bar.h"

#include <memory>

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

const QString unsubmittedList =
    u"Noise: Hacker Extraordinaire\n\n3x Déjà Vu\n3x Sure Gamble\n2x Corroder\n"_s;

/// A desk that is left for the night and opened again.
struct NightDesk {
    QTemporaryDir folder;
    std::unique_ptr<Desk> desk = std::make_unique<Desk>(folder.path());
    QString file;

    NightDesk()
    {
        desk->createEvent(u"Two days"_s);
        desk->addPlayers({u"Ada"_s, u"Ben"_s});
        file = QString::fromStdString(desk->session().path().string());
    }

    void quitAndReopen()
    {
        REQUIRE(desk->window.close());
        desk.reset();
        desk = std::make_unique<Desk>(folder.path());
        desk->window.openFile(file);
    }
    [[nodiscard]] QString saved()
    {
        QApplication::processEvents();
        return desk->label("savedLabel");
    }
};

/// Types into a part of a dialog and dismisses it.
std::function<bool(QDialog &)> typing(const char *part, const QString &text)
{
    return [part, text](QDialog &dialog) {
        dialog.show();
        QApplication::setActiveWindow(&dialog);
        auto &field = testing::part<QWidget>(dialog, part);
        field.setFocus();
        for (const QChar letter : text) {
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, QString(letter));
            QApplication::sendEvent(&field, &press);
        }
        QTest::keyClick(&dialog, Qt::Key_Escape);
        return dialog.result() == QDialog::Accepted;
    };
}

} // namespace

TEST_CASE_METHOD(NightDesk, "a decklist that was typed and not taken is there the next day")
{
    desk->act("page.decks");
    CHECK(saved().startsWith(u"All changes saved"_s));
    desk->select("decksTable", {1});
    desk->find<QTabWidget>("deckSlots").setCurrentIndex(1);
    desk->find<QPlainTextEdit>("runnerList").setFocus();
    desk->type(u"Noise: Hacker Extraordinaire"_s);
    desk->find<QPlainTextEdit>("runnerList").setPlainText(unsubmittedList);
    CHECK(saved().contains(u"not entered yet: Decks"_s));
    quitAndReopen();
    CHECK(saved().contains(u"not entered yet: Decks"_s));
    desk->act("page.decks");
    CHECK(desk->label("decksOwner") == u"Ben"_s); // whose list it is, without looking for it
    CHECK(desk->find<QPlainTextEdit>("runnerList").toPlainText() == unsubmittedList);
    CHECK(desk->find<QPlainTextEdit>("runnerList").isVisible());
    desk->act("deck.submit");
    CHECK(tournament::findDeck(desk->event(), {2}, tournament::Side::Runner));
    CHECK(saved() == u"All changes saved · Two days.arbiter"_s);
    quitAndReopen();
    CHECK(saved().startsWith(u"All changes saved"_s));
}

TEST_CASE_METHOD(NightDesk, "what is typed survives a crash a moment later")
{
    desk->act("page.decks");
    desk->find<QPlainTextEdit>("corpList").setFocus();
    desk->type(u"Jinteki"_s);
    QTest::qWait(900); // no quitting: only time
    const auto files = QDir(folder.path() + u"/data/drafts"_s).entryList(QDir::Files);
    REQUIRE(files.size() == 1);
    QFile kept(folder.path() + u"/data/drafts/"_s + files.front());
    REQUIRE(kept.open(QIODevice::ReadOnly));
    CHECK(kept.readAll().contains("Jinteki"));
    CHECK_FALSE(QFileInfo(folder.path() + u"/data/drafts"_s).permission(QFile::ReadOther));
}

TEST_CASE_METHOD(NightDesk, "another theme loses nothing that was typed")
{
    desk->act("page.decks");
    desk->find<QPlainTextEdit>("corpList").setFocus();
    desk->type(u"Jinteki"_s);
    desk->act("theme.dark");
    CHECK(desk->find<QPlainTextEdit>("corpList").toPlainText() == u"Jinteki"_s);
}

TEST_CASE_METHOD(NightDesk, "a name that was typed and not added is there, and is not joined")
{
    desk->act("player.add");
    desk->type(u"Cle"_s);
    CHECK(saved().contains(u"not entered yet: Players"_s));
    quitAndReopen();
    desk->act("page.players");
    CHECK(desk->find<QLineEdit>("addPlayer").text() == u"Cle"_s);
    desk->typeLine(u"Dora"_s);
    CHECK(tournament::findPlayer(desk->event(), "Dora"));
    CHECK(saved().startsWith(u"All changes saved"_s));
}

TEST_CASE_METHOD(NightDesk, "a list of players that was dismissed comes back, or is discarded")
{
    desk->prompts.dialogs.emplace_back(typing("playerLines", u"Cleo; etf"_s));
    desk->act("player.paste");
    CHECK(saved().contains(u"not entered yet: Players"_s));
    quitAndReopen();
    desk->prompts.dialogs.emplace_back([](QDialog &dialog) {
        dialog.show();
        auto &lines = testing::part<QPlainTextEdit>(dialog, "playerLines");
        CHECK(lines.toPlainText() == u"Cleo; etf"_s);
        CHECK(testing::part<QWidget>(dialog, "draftNotice").isVisible());
        testing::click(dialog, "discardDraft");
        CHECK(lines.toPlainText().isEmpty());
        CHECK_FALSE(testing::part<QWidget>(dialog, "draftNotice").isVisible());
        return false;
    });
    desk->act("player.paste");
    CHECK(saved().startsWith(u"All changes saved"_s));
}

TEST_CASE_METHOD(NightDesk, "a penalty comes back with whom it is for, until it is recorded")
{
    desk->act("page.players");
    desk->select("playersTable", {1});
    desk->prompts.dialogs.emplace_back(typing("penaltyReason", u"came late, sleeves marked"_s));
    desk->act("penalty.record");
    quitAndReopen();
    desk->act("page.players");
    desk->select("playersTable", {0});
    desk->prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(testing::part<QLineEdit>(dialog, "penaltyReason").text()
              == u"came late, sleeves marked"_s);
        CHECK(testing::part<QComboBox>(dialog, "penaltyPlayer").currentText() == u"Ben"_s);
        return testing::accept(dialog);
    });
    desk->act("penalty.record");
    REQUIRE(desk->event().penalties.size() == 1);
    CHECK(desk->event().penalties.front().player.value == 2);
    desk->prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(testing::part<QLineEdit>(dialog, "penaltyReason").text().isEmpty());
        CHECK(testing::part<QComboBox>(dialog, "penaltyPlayer").currentText() == u"Ada"_s);
        return false;
    });
    desk->act("penalty.record");
}

TEST_CASE_METHOD(NightDesk, "a ruling comes back question and answer")
{
    desk->prompts.dialogs.emplace_back(typing("rulingAnswer", u"Yes, once"_s));
    desk->act("ruling.record");
    CHECK(saved().contains(u"Ruling"_s));
    quitAndReopen();
    desk->prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(testing::part<QLineEdit>(dialog, "rulingAnswer").text() == u"Yes, once"_s);
        testing::part<QLineEdit>(dialog, "rulingQuestion").setText(u"Does it trigger?"_s);
        testing::part<QComboBox>(dialog, "rulingJudge").setCurrentText(u"Fay"_s);
        return testing::accept(dialog);
    });
    desk->act("ruling.record");
    CHECK(desk->event().rulings.size() == 1);
    CHECK(saved().startsWith(u"All changes saved"_s));
}

TEST_CASE_METHOD(NightDesk,
                 "the announcement on the wall is there the next day, and waits for nobody")
{
    desk->act("page.projector");
    desk->find<QPlainTextEdit>("announcement").setFocus();
    desk->type(u"Lunch"_s);
    CHECK(saved().startsWith(u"All changes saved"_s));
    quitAndReopen();
    CHECK(desk->find<QPlainTextEdit>("announcement").toPlainText() == u"Lunch"_s);
}

TEST_CASE_METHOD(NightDesk, "a question that was being put together is there the next day")
{
    desk->act("rules.ask");
    desk->find("askSay").setFocus();
    desk->typeLine(u"crypsis, run on hq"_s);
    const auto lies = [this] { return desk->window.findChild<QWidget *>(u"card:crypsis"_s); };
    REQUIRE(lies());
    quitAndReopen();
    desk->act("rules.ask");
    CHECK(lies());
}

TEST_CASE_METHOD(NightDesk, "a dispute that was being told is there the next day, read or not")
{
    desk->act("rules.ask");
    desk->typeLine(u"crypsis, flurbel"_s);
    desk->type(u"run on hq"_s);
    quitAndReopen();
    desk->act("rules.ask");
    auto &field = desk->find<QPlainTextEdit>("askSay");
    CHECK(field.toPlainText() == u"crypsis, flurbel\nrun on hq"_s);
    CHECK_FALSE(field.extraSelections().isEmpty());
    desk->type(u" today"_s);
    CHECK(field.toPlainText().endsWith(u"run on hq today"_s));
}

TEST_CASE_METHOD(NightDesk, "closing asks where what was typed cannot be kept")
{
    const QString place = folder.path() + u"/data/drafts"_s;
    QDir(place).removeRecursively();
    QDir().mkpath(folder.path() + u"/data"_s);
    QFile blocked(place); // a file where the folder would be
    REQUIRE(blocked.open(QIODevice::WriteOnly));
    blocked.close();
    desk->act("player.add");
    desk->type(u"Cle"_s);
    desk->prompts.confirmations.push_back(false);
    CHECK_FALSE(desk->window.close());
    CHECK(desk->prompts.asked.size() == 1);
    CHECK(desk->window.isVisible());
    desk->prompts.confirmations.push_back(true);
    CHECK(desk->window.close());
}

TEST_CASE("drafts of two windows on an event do not lose each other")
{
    const QTemporaryDir folder;
    const auto file = std::filesystem::path(folder.path().toStdString()) / "a" / "b.json";
    ui::Drafts one(file);
    ui::Drafts two(file);
    one.keep(u"players/add"_s, "Ada");
    REQUIRE(one.save());
    two.keep(u"decks/list/1/corp"_s, "Jinteki");
    REQUIRE(two.save());
    one.forget(u"players/add"_s);
    REQUIRE(one.save());
    const ui::Drafts next(file);
    CHECK(next.keys() == QStringList{u"decks/list/1/corp"_s});
}
