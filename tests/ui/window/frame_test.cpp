// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What stands around the pages: the toolbar, icons, the focus, and the sizes that are remembered.
#include "ui/look_desk.h"
#include "ui/qt_catch.h"

#include "ui/acts/action_registry.h"
#include "ui/look/appearance.h"
#include "ui/look/icon.h"
#include "ui/widgets/table_view.h"

#include <QAction>
#include <QApplication>
#include <QContextMenuEvent>
#include <QDir>
#include <QHeaderView>
#include <QImage>
#include <QLineEdit>
#include <QListWidget>
#include <QMenu>
#include <QMouseEvent>
#include <QSplitter>
#include <QStyle>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolBar>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::LookDesk;

namespace {

/// As a hand does: presses there, moves, lets go.
void drag(QWidget &widget, const QPoint &from, int right)
{
    QTest::mousePress(&widget, Qt::LeftButton, {}, from);
    for (const int part : {1, 2, 3}) {
        const QPoint to = from + QPoint(right * part / 3, 0);
        QMouseEvent move(QEvent::MouseMove, to, widget.mapToGlobal(to), Qt::NoButton,
                         Qt::LeftButton, {});
        QApplication::sendEvent(&widget, &move);
    }
    QTest::mouseRelease(&widget, Qt::LeftButton, {}, from + QPoint(right, 0));
    QApplication::processEvents();
}

QPoint rightEdge(const QHeaderView &header, int section)
{
    return {header.sectionViewportPosition(section) + header.sectionSize(section) - 1,
            header.height() / 2};
}

bool isBlue(QRgb pixel, const QColor &wanted)
{
    const QColor color(pixel);
    return std::abs(color.red() - wanted.red()) + std::abs(color.green() - wanted.green())
        + std::abs(color.blue() - wanted.blue())
        < 40;
}

/// How many pixels of the highlight stand side by side at the left end of the widget's middle.
int thicknessOfFocus(QWidget &widget)
{
    const QImage image = widget.grab().toImage();
    const QColor wanted = widget.palette().color(QPalette::Active, QPalette::Highlight);
    int most = 0;
    int run = 0;
    for (int x = 0; x < std::min(12, image.width()); ++x) {
        run = isBlue(image.pixel(x, image.height() / 2), wanted) ? run + 1 : 0;
        most = std::max(most, run);
    }
    return most;
}

} // namespace

TEST_CASE("the toolbar does what the menus do, and stays hidden once it was hidden")
{
    const QTemporaryDir folder;
    {
        Desk desk(folder.path());
        auto &bar = desk.find<QToolBar>("toolBar");
        CHECK(bar.isVisible());
        auto *undo = bar.widgetForAction(desk.window.actions().action("edit.undo"_L1));
        REQUIRE(undo);
        CHECK_FALSE(undo->isEnabled());
        desk.createEvent(u"Bar"_s);
        desk.addPlayers({u"Aster"_s});
        QTest::mouseClick(undo, Qt::LeftButton);
        CHECK(desk.event().players.empty());
        for (const auto *action : bar.actions())
            CHECK((action->isSeparator() || !action->icon().isNull()));
        desk.act("view.toolBar");
        CHECK_FALSE(bar.isVisible());
        CHECK_FALSE(desk.window.actions().action("view.toolBar"_L1)->isChecked());
    }
    Desk next(folder.path());
    CHECK_FALSE(next.find<QToolBar>("toolBar").isVisible());
    next.act("view.toolBar");
    CHECK(next.find<QToolBar>("toolBar").isVisible());
}

TEST_CASE("every page has an icon of its own in the list of pages")
{
    LookDesk desk;
    const auto &pages = desk.find<QListWidget>("navigation");
    QList<QImage> seen;
    for (int row = 0; row < pages.count(); ++row) {
        CAPTURE(pages.item(row)->text());
        const QImage image = pages.item(row)->icon().pixmap(32).toImage();
        CHECK_FALSE(image.isNull());
        CHECK(ui::standsOut(pages.item(row)->icon(), desk.window.palette()));
        CHECK_FALSE(seen.contains(image));
        seen.append(image);
    }
}

TEST_CASE(
    "icons can be seen on light and dark, those of a theme for the other ground are not taken")
{
    const struct Afterwards {
        ~Afterwards() { ui::applyTheme(ui::Theme::System, {}); }
    } afterwards;
    for (const ui::Theme theme : {ui::Theme::Light, ui::Theme::Dark}) {
        ui::applyTheme(theme, {});
        const QPalette palette = QApplication::palette();
        for (const QString &name : {u"undo"_s, u"print"_s, u"page-bracket"_s})
            CHECK(ui::standsOut(ui::ownIcon(name), palette));
        QPixmap black(22, 22);
        black.fill(Qt::black);
        CHECK(ui::standsOut(QIcon(black), palette) == (theme == ui::Theme::Light));
    }
}

TEST_CASE("every drawing of ours is used, and every one that is used is there")
{
    LookDesk desk;
    QStringList files = QDir(u":/icons"_s).entryList({u"*.svg"_s});
    files.removeAll(u"alt.arbiter.desk.svg"_s);
    CHECK(files.size() >= 40);
    QList<QImage> used;
    for (const auto *action : desk.window.actions().all())
        if (!action->icon().isNull())
            used.append(action->icon().pixmap(64).toImage());
    for (const QString &file : files) {
        CAPTURE(file);
        CHECK(used.contains(ui::ownIcon(file.chopped(4)).pixmap(64).toImage()));
    }
}

TEST_CASE("a column made wider by hand is as wide the next time, until its edge is double-clicked")
{
    const QTemporaryDir folder;
    int wide = 0;
    {
        LookDesk desk(folder.path());
        desk.act("page.standings");
        QApplication::processEvents();
        auto &table = desk.find<ui::TableView>("standingsTable");
        auto &header = *table.horizontalHeader();
        const int before = table.columnWidth(2);
        drag(*header.viewport(), rightEdge(header, 2), 60);
        wide = table.columnWidth(2);
        CHECK(wide == before + 60);
        desk.window.close();
    }
    LookDesk desk(folder.path(), u"The Next Day"_s);
    desk.act("page.standings");
    QApplication::processEvents();
    auto &table = desk.find<ui::TableView>("standingsTable");
    CHECK(std::abs(table.columnWidth(2) - wide) <= 1);
    auto &header = *table.horizontalHeader();
    QTest::mouseDClick(header.viewport(), Qt::LeftButton, {}, rightEdge(header, 2));
    QApplication::processEvents();
    CHECK(table.columnWidth(2) <= wide - 59);
    CHECK(table.chosenWidths().isEmpty());
}

TEST_CASE("panes and dialogs have the size again that they were given")
{
    const QTemporaryDir folder;
    int left = 0;
    QSize size;
    const auto measure = [&size](QDialog &dialog) {
        dialog.show();
        size = dialog.size();
        return false;
    };
    {
        LookDesk desk(folder.path());
        desk.window.resize(1366, 768);
        desk.act("page.decks");
        QApplication::processEvents();
        auto &splitter = desk.find<QSplitter>("decksSplitter");
        const int before = splitter.sizes().front();
        drag(*splitter.handle(1), splitter.handle(1)->rect().center(), 80);
        left = splitter.sizes().front();
        CHECK(left > before + 60);
        desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
            dialog.show();
            dialog.resize(dialog.width() + 130, dialog.height() + 40);
            return false;
        });
        desk.act("help.palette");
        desk.prompts.dialogs.emplace_back(measure);
        desk.act("help.palette");
        desk.window.close();
    }
    const QSize given = size;
    LookDesk desk(folder.path(), u"The Next Day"_s);
    desk.window.resize(1366, 768);
    desk.act("page.decks");
    QApplication::processEvents();
    CHECK(std::abs(desk.find<QSplitter>("decksSplitter").sizes().front() - left) <= 8);
    desk.prompts.dialogs.emplace_back(measure);
    desk.act("help.palette");
    CHECK(std::abs(size.width() - given.width()) <= 1);
    CHECK(std::abs(size.height() - given.height()) <= 1);
    CHECK(given.width() > 130);
}

TEST_CASE("what has the focus is framed two pixels thick")
{
    const struct Style { // as the program has it
        Style() : before(QApplication::style()->name()) { ui::applyAppearance(*qApp); }
        ~Style() { QApplication::setStyle(before); }
        Style(const Style &) = delete;
        Style &operator=(const Style &) = delete;
        QString before;
    } style;
    LookDesk desk;
    desk.act("page.players");
    QApplication::processEvents();
    for (const char *name : {"addPlayer", "findPlayer"}) {
        auto &line = desk.find<QLineEdit>(name);
        CAPTURE(name);
        desk.find<ui::TableView>("playersTable").setFocus();
        CHECK(thicknessOfFocus(line) == 0);
        line.setFocus();
        CHECK(thicknessOfFocus(line) >= 2);
    }
    auto &table = desk.find<ui::TableView>("playersTable");
    CHECK(thicknessOfFocus(table) == 0);
    table.setFocus();
    CHECK(thicknessOfFocus(table) >= 2);
}

TEST_CASE("the Menu key opens the menu of a table, with the actions of the menus")
{
    LookDesk desk;
    desk.act("page.players");
    desk.select("playersTable", {0});
    auto &table = desk.find<ui::TableView>("playersTable");
    table.setFocus();
    QStringList offered;
    QTimer::singleShot(0, &table, [&offered] {
        for (auto *widget : QApplication::topLevelWidgets())
            if (auto *menu = qobject_cast<QMenu *>(widget); menu && menu->isVisible()) {
                for (const auto *action : menu->actions())
                    offered.append(action->objectName());
                menu->close();
            }
    });
    // A window system makes this of the key, which QTest does not.
    QContextMenuEvent asked(QContextMenuEvent::Keyboard, table.viewport()->rect().center(),
                            table.viewport()->mapToGlobal(table.viewport()->rect().center()));
    QApplication::sendEvent(&table, &asked);
    CHECK(offered.contains(u"player.edit"_s));
    CHECK(offered.contains(u"player.drop"_s));
}
