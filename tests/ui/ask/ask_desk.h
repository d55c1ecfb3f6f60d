// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/ask/box_button.h"
#include "ui/ask/play_table.h"

#include <QCoreApplication>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QTabWidget>
#include <QTest>
#include <QTextBrowser>
#include <QToolButton>

#include <stdexcept>

namespace testing {

using namespace Qt::Literals::StringLiterals;

inline const QString bypass =
    QStringLiteral("tollbooth hq rezzed, femme on tollbooth, runner 2 credits, run on hq, "
                   "encounters tollbooth");

/// The page that derives rulings, by Rules Reference 1.0 as on any day after it.
struct AskDesk : Desk {
    AskDesk() { key(Qt::Key_F12, Qt::ControlModifier); }

    void say(const QString &words)
    {
        find("askSay").setFocus();
        typeLine(words);
        QCoreApplication::processEvents();
    }
    void begin(const QString &words)
    {
        click("askBegin");
        auto &line = find<QLineEdit>("askBeginning");
        line.selectAll();
        QTest::keyClicks(&line, words);
        QTest::keyClick(&line, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    /// What the tab "Why" says.
    QString answer()
    {
        auto &tabs = find<QTabWidget>("askTabs");
        const int before = tabs.currentIndex();
        tabs.setCurrentIndex(1);
        QCoreApplication::processEvents();
        const QString text = find<QTextBrowser>("askAnswer").toPlainText();
        tabs.setCurrentIndex(before);
        return text;
    }
    QString verdict() { return label("askVerdict"); }
    QStringList lines(const char *list)
    {
        QStringList texts;
        auto &widget = find<QListWidget>(list);
        for (int row = 0; row < widget.count(); ++row)
            texts.append(widget.item(row)->text());
        return texts;
    }
    /// Types it where acts are found, Enter.
    void play(const QString &words)
    {
        auto &line = find<QLineEdit>("askFind");
        line.setFocus();
        line.clear();
        QTest::keyClicks(&line, words);
        QTest::keyClick(&line, Qt::Key_Return);
        QCoreApplication::processEvents();
    }
    ui::BoxButton &box(const QString &title)
    {
        for (auto *button : find<ui::PlayTable>("askTable").findChildren<ui::BoxButton *>())
            if (button->isVisible() && button->box().title.contains(title))
                return *button;
        throw std::runtime_error("no box is called " + title.toStdString());
    }
    /// What is done with the first thing taken for granted that has those words, whether it decides
    /// or not.
    QAction &taken(const QString &words, const QString &entry)
    {
        QList<std::pair<QString, QMenu *>> things;
        for (auto *thing : find<QToolButton>("askTaken").menu()->actions())
            things.append({thing->text(), thing->menu()});
        for (const auto *button : chips(u"askDeciding"_s))
            things.append({button->text(), button->menu()});
        for (const auto &[text, menu] : things)
            if (text.contains(words))
                for (QAction *action : menu->actions())
                    if (QString(action->text()).remove(u'&') == entry)
                        return *action;
        throw std::runtime_error("not taken for granted: " + words.toStdString());
    }
    /// The buttons with what was read whose names begin so.
    QList<QToolButton *> chips(const QString &name)
    {
        QList<QToolButton *> found;
        for (auto *button : find("askChips").findChildren<QToolButton *>())
            if (button->objectName().startsWith(name))
                found.append(button);
        return found;
    }
    /// Opens the menu of a box by Enter and triggers what has that in its words.
    void menu(const QString &title, const QString &entry)
    {
        box(title).setFocus();
        QTest::keyClick(&box(title), Qt::Key_Return);
        auto *opened = window.findChild<QMenu *>(u"boxMenu"_s);
        REQUIRE(opened);
        QAction *found = nullptr;
        for (QAction *action : opened->findChildren<QAction *>())
            if (QString(action->text()).remove(u'&').startsWith(entry))
                found = found ? found : action;
        REQUIRE(found);
        found->trigger();
        opened->close();
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        QCoreApplication::processEvents();
    }
    /// Where the first link with that scheme leads.
    QUrl firstLink(const char *view, const QString &scheme)
    {
        if (QLatin1StringView(view) == "askAnswer"_L1)
            (void)answer();
        const QString html = find<QTextBrowser>(view).toHtml();
        const auto at = html.indexOf(u"href=\""_s + scheme + u':');
        REQUIRE(at >= 0);
        const auto begin = at + 6;
        return QUrl(html.mid(begin, html.indexOf(u'"', begin) - begin));
    }
};

} // namespace testing
