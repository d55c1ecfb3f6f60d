// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/paper_events.h"
#include "ui/qt_catch.h"

#include "ui/paper/code_text.h"
#include "ui/paper/imposition.h"
#include "ui/paper/meeting.h"
#include "ui/paper/page_cutter.h"
#include "ui/paper/sheet.h"

#include <map>
#include <random>

using namespace Qt::Literals::StringLiterals;
using testing::paperEvent;

TEST_CASE("slips of any number of tables lie in order once the pile is cut")
{
    for (std::size_t places : {1U, 6U, 8U}) {
        for (std::size_t slips = 1; slips <= 300; ++slips) {
            CAPTURE(places, slips);
            const ui::Imposition imposition{slips, places};
            REQUIRE((imposition.sheets() - 1) * places < slips); // no sheet too many
            REQUIRE(slips <= imposition.sheets() * places);
            // The guillotine: one pile a place, its sheets in order; then pile on pile.
            std::vector<std::optional<std::size_t>> pile;
            for (std::size_t place = 0; place < places; ++place)
                for (std::size_t sheet = 0; sheet < imposition.sheets(); ++sheet)
                    pile.push_back(imposition.slipAt(sheet, place));
            for (std::size_t i = 0; i < pile.size(); ++i)
                REQUIRE(pile[i] == (i < slips ? std::optional(i) : std::nullopt));
        }
    }
}

namespace {

/// What must hold of any cut; measures in the units of one row.
void checkCut(const std::vector<ui::CutSection> &sections, const ui::CutMeasures &measures,
              const std::function<int(int)> &limit)
{
    const auto pages = ui::cutIntoPages(sections, measures, limit);
    std::map<int, int> next; // the row that comes next in each section
    int section = 0;
    for (std::size_t page = 0; page < pages.size(); ++page) {
        REQUIRE(static_cast<int>(pages[page].size()) == measures.columns);
        const double height = page == 0 ? measures.firstHeight : measures.height;
        int rows = 0;
        const int first = next[0];
        for (const auto &column : pages[page]) {
            double end = 0;
            for (const auto &piece : column) {
                CAPTURE(page, piece.section, piece.firstRow, piece.rows, piece.top);
                REQUIRE(piece.section >= section);
                section = piece.section;
                const auto &whole = sections[static_cast<std::size_t>(section)];
                REQUIRE(piece.firstRow == next[section]);
                REQUIRE(piece.heading == (whole.heading && piece.firstRow == 0));
                if (piece.heading) // never without its rows
                    REQUIRE(piece.rows >= std::min(whole.rows, 2));
                next[section] += piece.rows;
                rows += piece.section == 0 ? piece.rows : 0;
                REQUIRE(piece.top >= end - 1e-9);
                end = piece.top + piece.rows * measures.row
                    + (piece.heading ? measures.heading + (whole.note ? measures.note : 0) : 0)
                    + (whole.rows > 0 ? measures.header : 0);
                REQUIRE(end <= height + 0.01);
            }
        }
        if (limit && rows > 0)
            REQUIRE(rows <= limit(first));
    }
    for (std::size_t i = 0; i < sections.size(); ++i)
        REQUIRE(next[static_cast<int>(i)] == sections[i].rows);
}

} // namespace

TEST_CASE("tables are cut into pages with every row once, in order, and no heading alone")
{
    std::mt19937 random(7);
    const auto upTo = [&random](int least, int most) {
        return static_cast<int>(random() % static_cast<unsigned>(most - least + 1)) + least;
    };
    for (int i = 0; i < 2000; ++i) {
        CAPTURE(i);
        const ui::CutMeasures measures{static_cast<double>(upTo(8, 40)),
                                       static_cast<double>(upTo(8, 40)),
                                       upTo(1, 3),
                                       1.7,
                                       1.1,
                                       1.2,
                                       1};
        std::vector<ui::CutSection> sections;
        const bool limited = i % 2 == 0;
        for (int count = limited ? 1 : upTo(1, 5); count > 0; --count)
            sections.push_back({!limited && upTo(0, 1) == 1, upTo(0, 1) == 1, upTo(0, 120)});
        const int most = upTo(3, 30);
        checkCut(sections, measures,
                 limited ? [most](int) { return most; } : std::function<int(int)>());
    }
}

TEST_CASE("a table is told by one code or by up to two on each page, evenly filled")
{
    std::vector<std::string> rows;
    for (int i = 0; i < 300; ++i)
        rows.push_back(std::to_string(i) + ": "
                       + std::string(static_cast<std::size_t>(i % 40), 'x'));
    CHECK(ui::wholeCode("Cup", {rows.begin(), rows.begin() + 30}));
    CHECK_FALSE(ui::wholeCode("Cup", rows));

    constexpr std::size_t title = 100;
    int row = 0;
    while (row < 300) {
        const int count = ui::rowsForCodes(rows, row, title);
        REQUIRE(count > 0);
        const auto parts = ui::dividedForCodes(rows, row, count, title);
        REQUIRE(parts.size() <= ui::codesOnPage);
        std::vector<std::size_t> sizes;
        for (const auto &part : parts) {
            sizes.push_back(0);
            for (const auto &text : part) {
                REQUIRE(text == rows[static_cast<std::size_t>(row++)]);
                sizes.back() += text.size() + 1;
            }
            REQUIRE(sizes.back() + title <= ui::codeBytes);
        }
        if (sizes.size() == 2)
            CHECK(std::max(sizes[0], sizes[1]) - std::min(sizes[0], sizes[1]) < 90); // two rows
    }
    // A page with few rows needs one code.
    CHECK(ui::dividedForCodes(rows, 0, 5, title).size() == 1);
    // What no code of this size holds still gets one for itself.
    const std::vector<std::string> huge{std::string(5000, 'x'), "short"};
    CHECK(ui::rowsForCodes(huge, 0, title) >= 1);
}

TEST_CASE(
    "the player meeting seats two to a table by name and leaves fixed tables to their players")
{
    auto event = paperEvent({7, 0, {}, {}, {}, false, false});
    event.tableRanges = {{3, 4}, {10, 20}};
    event.players[6].fixedTable = 4;
    event.players[0].status = tournament::PlayerStatus::Dropped;
    const auto seats = ui::meetingSeats(event);
    REQUIRE(seats.size() == 6);
    std::map<int, int> atTable;
    QStringList names;
    for (const auto &seat : seats) {
        names.append(QString::fromStdString(seat.player->name));
        ++atTable[seat.table];
        if (seat.player->fixedTable)
            CHECK(seat.table == 4);
    }
    CHECK(std::ranges::is_sorted(names));
    CHECK(atTable == std::map<int, int>{{3, 2}, {4, 2}, {10, 2}});
}

TEST_CASE("a text that is too wide is made smaller, broken in two, and only then cut")
{
    const ui::Lettering letters{10};
    const QString name = u"Periwinkle Highmoor-Tarn"_s;
    const double width = ui::widthOf(name, letters);
    const double line = ui::heightOf(letters);
    const auto lines = [&](double share, double height) {
        return ui::fitted(name, {width * share, height}, letters);
    };
    CHECK(lines(1.01, line).lettering == letters);
    CHECK(lines(0.85, line).lines == QStringList{name});
    CHECK(lines(0.85, line).lettering.points < 10);
    CHECK(lines(0.62, line * 2).lines == QStringList{u"Periwinkle"_s, u"Highmoor-Tarn"_s});
    CHECK(lines(0.2, line).lines.front().endsWith(u'…'));
    for (const double share : {0.9, 0.7, 0.62, 0.5, 0.3})
        for (const double height : {line, line * 1.3, line * 2})
            for (const auto fit = lines(share, height); const QString &text : fit.lines) {
                CAPTURE(share, height, text);
                CHECK(ui::widthOf(text, fit.lettering) <= width * share);
                CHECK(ui::heightOf(fit.lettering) * static_cast<double>(fit.lines.size())
                      <= height * 1.001);
            }
}
