// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every page and dialog, those that come later too: names for a screen reader, the way of Tab,
// letters with Alt, and room for words of other languages.
#include "ui/day/tour.h"
#include "ui/look_desk.h"
#include "ui/pseudo_language.h"
#include "ui/qt_catch.h"
#include "ui/widget_checks.h"

#include "rules/cards/card.h"
#include "rules/decks/deck_rules.h"
#include "rules/reference/document.h"
#include "tournament/event/profile.h"
#include "ui/acts/action_registry.h"
#include "ui/look/appearance.h"
#include "ui/look/language.h"
#include "ui/words/text.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFileInfo>
#include <QMenuBar>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::Letters;

namespace {

constexpr QSize laptop(1366, 768);
constexpr QSize highDensity(2560, 1440); ///< where letters are wanted twice as large

/// Names and titles that are the same in every language.
QStringList dataOf(Desk &desk)
{
    QStringList data{desk.folder(), ui::toQt(desk.services.actor),
                     u"arbiter"_s,  u"Arbiter"_s,
                     u"English"_s,  u"Deutsch"_s,
                     u"Français"_s};
    for (const auto &profile : tournament::profiles())
        data.append(
            {ui::toQt(profile.name), ui::toQt(profile.document), ui::toQt(profile.section)});
    for (const auto &[edition, word] : rules::editionWords)
        data.append(ui::toQt(rules::nameOf(edition)));
    for (const auto &[faction, word] : rules::factionWords)
        data.append(ui::toQt(rules::nameOf(faction)));
    for (const auto &list : rules::deckRules().lists())
        data.append(ui::toQt(list.name));
    data.append({u"Haas-Bioroid: Engineering the Future"_s, u"Noise: Hacker Extraordinaire"_s});
    data.append({u"cup"_s, u"postgresql://ada@desk-1/cup"_s}); // examples of a database
    if (!desk.window.eventView())
        return data;
    if (const auto *networks = desk.window.findChild<QComboBox *>(u"hallNetwork"_s))
        for (int i = 0; i < networks->count(); ++i)
            data.append(networks->itemText(i)); // addresses of this computer
    const auto &event = desk.event();
    data.append({ui::toQt(event.details.name), ui::toQt(event.details.date),
                 ui::pathText(desk.session().path()),
                 QFileInfo(ui::pathText(desk.session().path())).fileName()});
    for (const auto &deck : event.decks.lists)
        for (const auto &line : deck.cards)
            data.append(ui::toQt(line.title));
    for (const auto &player : event.players)
        data.append({ui::toQt(player.name), ui::toQt(player.pronouns),
                     ui::toQt(player.corpIdentity), ui::toQt(player.corpFaction),
                     ui::toQt(player.runnerIdentity), ui::toQt(player.runnerFaction)});
    return data;
}

QSet<QChar> menuLetters(const Desk &desk)
{
    QSet<QChar> letters;
    for (const auto *menu : desk.window.menuBar()->actions())
        letters.insert(testing::mnemonicOf(menu->text()));
    return letters;
}

/// The page in sight; the start page where no event is open.
QWidget *pageIn(const QWidget &window)
{
    for (auto *widget : window.findChildren<QWidget *>()) {
        if (widget->isVisible() && widget->objectName().endsWith("Page"_L1))
            return widget;
    }
    return nullptr;
}

/// Names, the way of Tab, letters with Alt, room for every word, and that a small screen is enough.
void checkUse(QWidget &root, Desk &desk)
{
    CAPTURE(root.objectName());
    testing::checkNames(root);
    testing::checkNothingClipped(root);
    testing::checkFits(root, testing::smallestWindow);
    if (&root != &desk.window) {
        testing::checkReadingOrder(root);
        testing::checkMnemonics(root);
        return;
    }
    auto *page = pageIn(root);
    REQUIRE(page);
    CAPTURE(page->objectName());
    testing::checkReadingOrder(*page);
    testing::checkMnemonics(root, menuLetters(desk));
}

/// In a menu, too, a letter reaches one thing.
void checkMenus()
{
    Desk desk;
    for (const auto *top : desk.window.menuBar()->actions()) {
        QSet<QChar> taken;
        for (const auto *action : top->menu()->actions()) {
            const QChar letter = testing::mnemonicOf(action->text());
            CAPTURE(action->text());
            CHECK((letter.isNull() || !taken.contains(letter)));
            taken.insert(letter);
        }
    }
    CHECK(menuLetters(desk).size() == desk.window.menuBar()->actions().size());
}

} // namespace

TEST_CASE("in every language all pages and dialogs can be used by keys and screen readers, and fit")
{
    const testing::AsTheProgramLooks looks;
    for (const auto &language : ui::languages()) {
        CAPTURE(language.code);
        const ui::Translation translation(language.code);
        testing::tour(laptop, checkUse,
                      language.code == u"en"_s ? testing::Painted::Yes : testing::Painted::No);
        checkMenus();
    }
}

TEST_CASE("every page and dialog is translated, with room for long words in large letters")
{
    testing::PseudoLanguage language;
    const ui::Translation translation(language);
    const Letters letters(ui::largestLetters);
    testing::tour(
        highDensity,
        [](QWidget &root, Desk &desk) {
            CAPTURE(root.objectName());
            testing::checkTranslated(root, dataOf(desk));
            testing::checkNothingClipped(root);
        },
        testing::Painted::No);
}

// ARBITER_PICTURES=FOLDER ui_tests "[pictures]": the pseudo-language in letters of twice the size,
// and all languages as they are.
TEST_CASE("pictures of every page and dialog in every language", "[.][pictures]")
{
    if (!qEnvironmentVariableIsSet("ARBITER_PICTURES")) {
        WARN("ARBITER_PICTURES names no folder");
        return;
    }
    const QDir folder(qEnvironmentVariable("ARBITER_PICTURES"));
    REQUIRE(folder.mkpath(u"."_s));
    const auto take = [&folder](const QString &language, const QSize &size) {
        int number = 0;
        testing::tour(size, [&](QWidget &root, Desk &desk) {
            const auto *page = &root == &desk.window ? pageIn(root) : &root;
            const QString name = u"%1-%2-%3.png"_s.arg(language)
                                     .arg(++number, 3, 10, QChar(u'0'))
                                     .arg(page ? page->objectName() : u"window"_s);
            CHECK(root.grab().save(folder.filePath(name)));
        });
    };
    for (const auto &language : ui::languages()) {
        const ui::Translation translation(language.code);
        take(language.code, laptop);
    }
    testing::PseudoLanguage language;
    const ui::Translation translation(language);
    const Letters letters(ui::largestLetters);
    take(u"pseudo"_s, highDensity);
}

// ARBITER_PICTURES=FOLDER ui_tests "[sizes]": every page at the sizes of screens people have,
// light, dark, in letters of twice the size and in German.
TEST_CASE("pictures of every page at every size", "[.][sizes]")
{
    if (!qEnvironmentVariableIsSet("ARBITER_PICTURES")) {
        WARN("ARBITER_PICTURES names no folder");
        return;
    }
    const QDir folder(qEnvironmentVariable("ARBITER_PICTURES"));
    REQUIRE(folder.mkpath(u"."_s));
    ui::applyAppearance(*qApp);
    const auto take = [&folder](const QString &look, const QSize &size) {
        testing::LookDesk desk;
        desk.window.resize(size);
        for (auto *action : desk.window.actions().all()) {
            if (!action->objectName().startsWith(u"page."_s))
                continue;
            desk.act(action->objectName().toLatin1());
            for (int turn = 0; turn < 3; ++turn)
                QApplication::processEvents();
            CHECK(desk.window.grab().save(folder.filePath(
                u"%1-%2-%3.png"_s.arg(action->objectName().mid(5), look).arg(size.width()))));
        }
    };
    for (const QSize size : {QSize(1024, 600), laptop, QSize(2560, 1440)}) {
        ui::applyTheme(ui::Theme::Light, {});
        take(u"light"_s, size);
        ui::applyTheme(ui::Theme::Dark, {});
        take(u"dark"_s, size);
        {
            const Letters letters(ui::largestLetters);
            take(u"large"_s, size);
        }
        const ui::Translation german(u"de"_s);
        take(u"german"_s, size);
    }
    ui::applyTheme(ui::Theme::System, {});
}
