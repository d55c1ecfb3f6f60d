// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/playing_out/playing_out.h"
#include "rules/saying/reading.h"
#include "ui/ask/table_boxes.h"
#include "ui/ask/table_layout.h"
#include "ui/ask/table_lines.h"

#include <QGuiApplication>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using ui::BoxKind;
using ui::TableBox;

namespace {

rulings::TablePicture tableOf(const char *words)
{
    const auto asked = rulings::questionOf(saying::read(words).situation.document);
    REQUIRE(asked);
    return rulings::playOut(rules::RulesVersion::Rr10, *asked).table;
}

std::vector<TableBox> allOf(const std::vector<ui::BoxRow> &rows)
{
    std::vector<TableBox> all;
    for (const auto &row : rows)
        for (const auto &column : row.columns)
            all.insert(all.end(), column.boxes.begin(), column.boxes.end());
    return all;
}

/// The titles of the column that begins with that place.
QStringList columnAt(const std::vector<ui::BoxRow> &rows, const QString &place)
{
    for (const auto &row : rows)
        for (const auto &column : row.columns) {
            QStringList titles;
            for (const TableBox &box : column.boxes)
                titles.append(box.title);
            if (titles.first().contains(place))
                return titles;
        }
    return {};
}

} // namespace

TEST_CASE("ice stands before its server in order, the outermost nearest to the Runner")
{
    const auto rows =
        ui::boxesOf(tableOf("enigma innermost on hq unrezzed, tollbooth outermost on hq rezzed"));
    const QStringList hq = columnAt(rows, u"HQ"_s);
    REQUIRE(hq.size() == 3);
    CHECK(hq[1].contains(u"Enigma"_s));
    CHECK(hq[2].contains(u"Tollbooth"_s));
    for (const TableBox &box : allOf(rows)) {
        if (box.title.contains(u"Enigma"_s)) {
            CHECK(box.faint);
            CHECK(box.detail.contains(u"not rezzed"_s));
        }
        if (box.title.contains(u"Tollbooth"_s)) {
            CHECK_FALSE(box.faint);
            CHECK(box.detail.contains(u"strength 5"_s));
        }
    }
}

// Rules Reference 1.0, "Rezzing Cards": agendas are not rezzed.
TEST_CASE("an agenda in a server is not said to lack what it never has")
{
    const auto boxes = allOf(ui::boxesOf(tableOf("project beale on remote 1")));
    const auto agenda = std::ranges::find_if(
        boxes, [](const TableBox &box) { return box.title.contains(u"Project Beale"_s); });
    REQUIRE(agenda != boxes.end());
    CHECK_FALSE(agenda->detail.contains(u"rezzed"_s));
}

TEST_CASE("numbers of both players stand there, and what nobody told says so")
{
    const auto rows = ui::boxesOf(tableOf("runner 2 credits 1 tag, tollbooth on hq"));
    bool credits = false;
    bool untold = false;
    for (const TableBox &box : allOf(rows)) {
        if (box.path == u"state/runner/credits"_s)
            credits = box.detail == u"2"_s && box.words == u"Credits: 2"_s;
        if (box.path == u"state/corp/credits"_s)
            untold = box.faint && box.words == u"Credits: not stated"_s;
    }
    CHECK(credits);
    CHECK(untold);
}

TEST_CASE("credits of bad publicity stand beside the pool while the run lasts")
{
    // Rules Reference 1.0, "Bad Publicity"
    const auto ofRun = [](const auto &rows) {
        return columnAt(rows, u"Runner"_s).contains(u"For this run"_s);
    };
    CHECK(ofRun(ui::boxesOf(tableOf("Corp has 1 bad publicity. The Runner has 5 credits. The "
                                    "Runner makes a run on HQ and approaches HQ."))));
    CHECK_FALSE(ofRun(ui::boxesOf(tableOf("The Runner has 5 credits. The Runner makes a run on "
                                          "HQ and approaches HQ."))));
    CHECK_FALSE(ofRun(ui::boxesOf(tableOf("Corp has 1 bad publicity. The Runner has 5 credits."))));
}

TEST_CASE("a hosted card stands on its host and says so")
{
    const auto asked = rulings::readQuestion(
        R"({"state":{"at":"runner-turn/take-actions","objects":{
        "b":{"card":"Omni-drive"},"p":{"card":"Datasucker","host":"b","counters":{"virus":2}}}},
        "question":{"ask":"order"}})");
    REQUIRE(asked);
    const auto rows = ui::boxesOf(rulings::playOut(rules::RulesVersion::Rr10, *asked).table);
    const auto all = allOf(rows);
    const auto host =
        std::ranges::find_if(all, [](const TableBox &box) { return box.object == u"b"_s; });
    REQUIRE(host != all.end());
    const TableBox &hosted = *(host + 1);
    CHECK(hosted.object == u"p"_s);
    CHECK(hosted.depth == 1);
    CHECK(hosted.words.startsWith(u"hosted: "_s));
    CHECK(hosted.detail.contains(u"2 virus counters"_s));
    CHECK(hosted.place.host == "b");
}

TEST_CASE("every box of a table has words, a key of its own, and room in the drawing")
{
    const auto rows = ui::boxesOf(
        tableOf("tollbooth on hq, snare on remote 1, femme, 3 cards in grip, run on hq, encounters "
                "tollbooth"));
    QStringList keys;
    for (const TableBox &box : allOf(rows)) {
        CHECK_FALSE(box.words.isEmpty());
        CHECK_FALSE(keys.contains(ui::keyOf(box)));
        keys.append(ui::keyOf(box));
    }
    const ui::BoxLook look(QGuiApplication::font());
    for (const int width : {300, 640, 1400}) {
        CAPTURE(width);
        const auto layout = ui::layOut(rows, look, width);
        REQUIRE(static_cast<qsizetype>(layout.boxes.size()) == keys.size());
        for (std::size_t i = 0; i < layout.boxes.size(); ++i) {
            CHECK(layout.boxes[i].rect.right() < std::max(width, look.width() + 3 * look.gap()));
            for (std::size_t k = 0; k < i; ++k)
                CHECK_FALSE(layout.boxes[i].rect.intersects(layout.boxes[k].rect));
        }
    }
}

TEST_CASE("the table in lines tells what lies there and nothing else")
{
    const QStringList lines = ui::tableLines(tableOf("tollbooth on hq rezzed, runner 2 credits"));
    const QString text = lines.join(u'\n');
    CHECK(text.contains(u"Tollbooth"_s));
    CHECK(text.contains(u"Credits: 2"_s));
    CHECK_FALSE(text.contains(u"Hardware"_s));
    CHECK_FALSE(text.contains(u"not stated"_s));
    CHECK(ui::tableLines(ui::emptyTable()).isEmpty());
}

TEST_CASE("what a player plays lies in his half of the table")
{
    rulings::TablePicture table = ui::emptyTable();
    rulings::CardPicture event;
    event.object = "dirtylaundry";
    event.title = "Dirty Laundry";
    event.owner = rules::Side::Runner;
    table.playArea.push_back(event);
    const auto halfOf = [&table](const QString &key) {
        const auto rows = ui::boxesOf(table);
        for (std::size_t row = 0; row < rows.size(); ++row)
            for (const ui::BoxColumn &column : rows[row].columns)
                for (const ui::TableBox &box : column.boxes)
                    if (ui::keyOf(box) == key)
                        return static_cast<int>(row);
        return -1;
    };
    CHECK(halfOf(u"card:dirtylaundry"_s) == 1);
    table.playArea.front().owner = rules::Side::Corp;
    CHECK(halfOf(u"card:dirtylaundry"_s) == 0);
}

TEST_CASE("a current that was played lies there, and is not being played")
{
    const auto rows = ui::boxesOf(
        tableOf("scrubbed is active, enigma on hq rezzed, run on hq, encounters enigma"));
    CHECK(columnAt(rows, u"Programs"_s).contains(u"Current"_s));
    CHECK_FALSE(columnAt(rows, u"Programs"_s).contains(u"Being played"_s));
}

TEST_CASE("all subtypes of ice have room in its box")
{
    const auto boxes = allOf(ui::boxesOf(tableOf("ichi 1.0 on hq rezzed")));
    const auto ichi = std::ranges::find(boxes, u"Ichi 1.0"_s, &TableBox::title);
    REQUIRE(ichi != boxes.end());
    const ui::BoxLook look(QGuiApplication::font());
    TableBox shorter = *ichi;
    shorter.detail += u" · Destroyer · AP · Tracer · Observer · Psi"_s;
    CHECK(look.sizeOf(shorter).height() > look.sizeOf(*ichi).height());
}

TEST_CASE("servers stand in their order, whichever was told first")
{
    const auto rows = ui::boxesOf(tableOf("pad campaign in server 2, adonis campaign in server 10, "
                                          "snare in server 1"));
    QStringList servers;
    for (const auto &column : rows.front().columns)
        servers.append(column.boxes.front().title);
    CHECK(servers.mid(1, 6)
          == QStringList{u"HQ"_s, u"R&D"_s, u"Archives"_s, u"Server 1"_s, u"Server 2"_s,
                         u"Server 10"_s});
    // Those without room beside the others stand below them in that order, too.
    const ui::BoxLook look(QGuiApplication::font());
    const auto layout = ui::layOut(rows, look, 4 * (look.width() + look.gap()) + look.gap());
    const auto at = [&](const QString &title) {
        for (const auto &placed : layout.boxes)
            if (placed.box->title == title)
                return placed.rect.topLeft();
        throw std::runtime_error("no such place");
    };
    CHECK(at(u"Server 1"_s).x() == at(u"HQ"_s).x());
    CHECK(at(u"Server 2"_s).x() == at(u"R&D"_s).x());
    CHECK(at(u"Server 10"_s).x() == at(u"Archives"_s).x());
}

TEST_CASE("of several pieces of ice it is said which is outermost, of a single one nothing")
{
    const auto all = allOf(ui::boxesOf(tableOf(
        "enigma innermost on hq rezzed, tollbooth outermost on hq rezzed, quandary on r&d")));
    const auto detail = [&](const QString &title) {
        return std::ranges::find(all, title, &TableBox::title)->detail;
    };
    CHECK(detail(u"Enigma"_s).startsWith(u"innermost"_s));
    CHECK(detail(u"Tollbooth"_s).startsWith(u"outermost"_s));
    CHECK_FALSE(detail(u"Quandary"_s).contains(u"ermost"_s));
}

TEST_CASE("copies of a card are told apart on the table as in sentences")
{
    const auto all = allOf(ui::boxesOf(tableOf("jackson howard rezzed in server 1, second jackson "
                                               "howard unrezzed in server 2, enigma hq")));
    const auto count = [&](const QString &title) {
        return std::ranges::count(all, title, &TableBox::title);
    };
    CHECK(count(u"Jackson Howard (1)"_s) == 1);
    CHECK(count(u"Jackson Howard (2)"_s) == 1);
    CHECK(count(u"Enigma"_s) == 1);
}
