// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/look/appearance.h"
#include "ui/look/language.h"
#include "ui/look_desk.h"
#include "ui/pseudo_language.h"
#include "ui/qt_catch.h"
#include "ui/widgets/column_widths.h"
#include "ui/widgets/table_view.h"

#include <algorithm>
#include <array>
#include <tuple>

#include <QApplication>
#include <QComboBox>
#include <QHeaderView>
#include <QPlainTextEdit>
#include <QStyleOptionComboBox>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::LookDesk;
using testing::PseudoLanguage;
using ui::ColumnKind;
using ui::ColumnNeed;
using ui::columnWidths;

namespace {

const ColumnNeed points{ColumnKind::Fact, 40, 50, 0};
const ColumnNeed shortName{ColumnKind::Name, 40, 100, 300};
const ColumnNeed longName{ColumnKind::Name, 40, 200, 300};
const ColumnNeed note{ColumnKind::Note, 40, 160, 0};

} // namespace

TEST_CASE("names take the room that is left, the narrowest first; what is too much the others do")
{
    CHECK(columnWidths({points, shortName, note}, 400) == std::vector{50, 190, 160});
    CHECK(columnWidths({shortName, longName}, 340) == std::vector{140, 200});
    CHECK(columnWidths({shortName, longName}, 420) == std::vector{210, 210});
    CHECK(columnWidths({points, shortName, note}, 510) == std::vector{50, 300, 160});
    CHECK(columnWidths({points, shortName, note}, 2000) == std::vector{795, 300, 905});
    CHECK(columnWidths({shortName, shortName}, 701) == std::vector{351, 350});
    CHECK(columnWidths({points}, 60) == std::vector{60});
    CHECK(columnWidths({}, 60).empty());
}

TEST_CASE("notes yield first, then the longest names, facts never")
{
    CHECK(columnWidths({points, longName, note}, 330) == std::vector{50, 200, 80});
    CHECK(columnWidths({points, longName, note}, 250) == std::vector{50, 160, 40});
    CHECK(columnWidths({shortName, longName}, 250) == std::vector{100, 150});
    CHECK(columnWidths({points, longName, note}, 10) == std::vector{50, 40, 40});
}

namespace {

/// Nothing is elided while a column is wider than what it holds, or while room is left.
void checkElision(const ui::TableView &table)
{
    const auto *header = table.horizontalHeader();
    int used = 0;
    bool elided = false;
    bool idle = false;
    for (int column = 0; column < header->count(); ++column) {
        if (table.isColumnHidden(column))
            continue;
        const int heading = header->sectionSizeHint(column);
        int whole = heading;
        bool says = false;
        for (int row = 0; row < table.model()->rowCount(); ++row) {
            const auto index = table.model()->index(row, column);
            whole = std::max(whole, table.sizeHintForIndex(index).width());
            says = says || !index.data().toString().isEmpty();
        }
        const int width = table.columnWidth(column);
        used += width;
        elided = elided || width < whole;
        idle = idle || width > whole || (!says && width > heading);
    }
    CAPTURE(table.objectName(), table.viewport()->width(), used, elided, idle);
    CHECK_FALSE((elided && (idle || used < table.viewport()->width())));
}

/// Whether this column shows all it holds.
bool isWhole(const ui::TableView &table, int column)
{
    for (int row = 0; row < table.model()->rowCount(); ++row)
        if (table.sizeHintForIndex(table.model()->index(row, column)).width()
            > table.columnWidth(column))
            return false;
    return true;
}

constexpr std::array pagesWithTables{"page.players",   "page.decks",      "page.round",
                                     "page.standings", "page.statistics", "page.log"};

void checkAllTables(Desk &desk)
{
    for (const char *page : pagesWithTables) {
        desk.act(page);
        QApplication::processEvents();
        CAPTURE(page);
        for (const auto *table : desk.window.findChildren<ui::TableView *>())
            if (table->isVisible() && table->model()->rowCount() > 0)
                checkElision(*table);
    }
}

const QSize tablet(1024, 600);
const QSize laptop(1366, 768);
const QSize wide(2560, 1440);

/// A desk of that size in the middle of an event of people with long names.
struct BusyDesk : LookDesk {
    explicit BusyDesk(const QSize &size)
    {
        window.resize(size);
        QApplication::processEvents();
    }
};

} // namespace

TEST_CASE("no table elides a text while it has room, at any size and in any language")
{
    const auto size = GENERATE(tablet, laptop, wide);
    SECTION("English")
    {
        BusyDesk desk(size);
        checkAllTables(desk);
    }
    SECTION("German")
    {
        const ui::Translation german(u"de"_s);
        BusyDesk desk(size);
        checkAllTables(desk);
    }
    SECTION("twice as long")
    {
        PseudoLanguage strange;
        const ui::Translation translation(strange);
        BusyDesk desk(size);
        checkAllTables(desk);
    }
}

TEST_CASE("names of players are whole on an ordinary screen, beside every figure")
{
    BusyDesk desk(laptop);
    for (const auto &[page, table, column] : {std::tuple("page.round", "pairingsTable", 1),
                                              {"page.round", "pairingsTable", 2},
                                              {"page.standings", "standingsTable", 1},
                                              {"page.players", "playersTable", 1}}) {
        desk.act(page);
        QApplication::processEvents();
        CAPTURE(table, column);
        CHECK(isWhole(desk.find<ui::TableView>(table), column));
    }
}

TEST_CASE("on a wide screen no column of names grows without end")
{
    BusyDesk desk(wide);
    desk.act("page.standings");
    QApplication::processEvents();
    const auto &table = desk.find<ui::TableView>("standingsTable");
    const int letter = table.fontMetrics().averageCharWidth();
    const int longest = table.sizeHintForIndex(table.model()->index(0, 1)).width();
    CHECK(table.columnWidth(1) <= std::max(longest, 60 * letter));
}

TEST_CASE("the lists of the Decks page show titles whole at the size the window begins with")
{
    ui::applyLetters(ui::smallestLetters); // as large as the program has them
    LookDesk desk;
    desk.window.resize(1060, 720);
    desk.act("page.decks");
    desk.typeLine(desk.names().front());
    desk.find<QPlainTextEdit>("corpList")
        .setPlainText(u"Haas-Bioroid: Engineering the Future\n\n3x Accelerated Beta Test\n"
                      "3x Private Security Force\n4x Snare!\n3x SanSan City Grid\n"_s);
    QApplication::processEvents();
    const auto &cards = desk.find<ui::TableView>("corpCards");
    REQUIRE(cards.model()->rowCount() == 4);
    CHECK(isWhole(cards, 1));
    checkElision(cards);
    checkElision(desk.find<ui::TableView>("decksTable"));
}

TEST_CASE("the rules by which the standings are counted can be read")
{
    const auto size = GENERATE(tablet, laptop);
    BusyDesk desk(size);
    desk.act("page.standings");
    QApplication::processEvents();
    const auto &box = desk.find<QComboBox>("standingsProfile");
    QStyleOptionComboBox option;
    option.initFrom(&box);
    const auto field = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                   QStyle::SC_ComboBoxEditField, &box);
    for (int i = 0; i < box.count(); ++i) {
        CAPTURE(box.itemText(i), field.width());
        CHECK(box.fontMetrics().horizontalAdvance(box.itemText(i)) <= field.width());
    }
}
