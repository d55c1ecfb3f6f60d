// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cut_desk.h"
#include "ui/paper/pdf_reader.h"
#include "ui/qt_catch.h"

#include "core/random.h"
#include "ui/projector/wall_layout.h"
#include "ui/projector/wall_table.h"
#include "ui/projector/wall_theme.h"

#include <QFontMetricsF>
#include <QImage>
#include <QPainter>

#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr QSizeF wall(1920, 1080);

QString withoutBlanks(QString text) { return text.remove(u' ').remove(u'\n'); }

/// Every text stands whole inside its place, and the place on the wall.
void checkWhole(const ui::WallSheet &sheet)
{
    const QRectF all(QPointF(), sheet.size);
    for (const auto &text : sheet.texts) {
        CAPTURE(text.whole, text.font.pixelSize());
        CHECK(withoutBlanks(text.lines.join(QString())) == withoutBlanks(text.whole));
        const QFontMetricsF metrics(text.font);
        for (const QString &line : text.lines)
            CHECK(metrics.horizontalAdvance(line) <= text.place.width() + 0.01);
        CHECK(metrics.height() * double(text.lines.size()) <= text.place.height() + 0.01);
        CHECK(all.contains(text.place.adjusted(0.5, 0.5, -0.5, -0.5)));
    }
}

/// No two texts of a table overlap.
void checkApart(const ui::WallSheet &sheet)
{
    for (qsizetype i = 0; i < sheet.texts.size(); ++i)
        for (qsizetype j = i + 1; j < sheet.texts.size(); ++j) {
            const QRectF both = sheet.texts[i].place & sheet.texts[j].place;
            CAPTURE(sheet.texts[i].whole, sheet.texts[j].whole);
            CHECK(both.width() * both.height() < 1);
        }
}

QString longName(core::Random &random, int letters)
{
    static const QString some = u"abcdefghijklmnopqrstuvwxyzäéłøß"_s;
    QString name;
    int word = 0;
    for (int i = 0; i < letters; ++i) {
        if (word > 3 && random.below(9) == 0 && i + 1 < letters) {
            name += u' ';
            word = 0;
            continue;
        }
        const QChar letter = some[static_cast<qsizetype>(random.below(31))];
        name += word++ == 0 ? letter.toUpper() : letter;
    }
    return name;
}

ui::WallPicture pairings(int players, int least, int most, std::uint64_t seed)
{
    core::Random random(seed);
    ui::WallPicture picture;
    picture.event = u"An event with a rather long name in a hall"_s;
    picture.heading = u"Round 3"_s;
    picture.columns = {{u"Player"_s, true, true, false},
                       {u"Table"_s, false, true, true},
                       {u"Opponent"_s, true, false, false}};
    const auto name = [&] {
        return longName(
            random,
            least + static_cast<int>(random.below(static_cast<std::uint32_t>(most - least + 1))));
    };
    for (int i = 0; i < players; ++i)
        picture.rows.append({name(), QString::number(i / 2 + 1), name()});
    return picture;
}

double contrastOnWall(const QColor &a, const QColor &b)
{
    const auto luminance = [](const QColor &color) {
        const auto part = [](double value) {
            return value <= 0.03928 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * part(color.redF()) + 0.7152 * part(color.greenF())
            + 0.0722 * part(color.blueF());
    };
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

const ui::WallClock running{u"45:00"_s, u"ends at 15:05"_s, {}, {}, false};

} // namespace

TEST_CASE("300 long names: every one whole, on some page, once, none over another")
{
    const auto picture = pairings(300, 12, 48, 7);
    const int pages = ui::pagesOf(picture, wall);
    CHECK(pages > 1);
    QStringList seen;
    for (int page = 0; page < pages; ++page) {
        const auto sheet = ui::sheetOf(picture, running, page, wall);
        checkWhole(sheet);
        checkApart(sheet);
        CHECK(sheet.inWords().contains(u"Page %1 of %2"_s.arg(page + 1).arg(pages)));
        for (const auto &text : sheet.texts)
            seen.append(text.whole);
    }
    for (const auto &row : picture.rows) {
        CAPTURE(row[0]);
        CHECK(seen.count(row[0]) == 1);
        CHECK(seen.count(row[2]) == 1);
    }
}

TEST_CASE("even a name longer than the wall is shown whole")
{
    auto picture = pairings(6, 8, 12, 3);
    picture.rows[2][0] = QString(250, u'W');
    picture.rows[4][2] =
        u"One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen"_s;
    checkWhole(ui::sheetOf(picture, running, 0, wall));
}

TEST_CASE("the letters of a list are readable from the back of the hall, whatever its length")
{
    // A hand's width of letters at fifteen metres: a thirtieth of the wall's height.
    for (const int players : {2, 8, 16, 40, 64, 128, 300}) {
        CAPTURE(players);
        const auto picture = pairings(players, 8, 20, 11);
        const auto sheet = ui::sheetOf(picture, running, 0, wall);
        int small = 0;
        int cells = 0;
        for (const auto &text : sheet.texts)
            for (const auto &row : picture.rows)
                if (text.whole == row[0]) {
                    ++cells;
                    small += text.font.pixelSize() < 1080 / 31 ? 1 : 0;
                }
        REQUIRE(cells > 0);
        CHECK(small * 5 <= cells); // the longest few are smaller
    }
}

TEST_CASE("a short list fills the wall with larger letters than a long one")
{
    const auto size = [](int players) {
        const auto picture = pairings(players, 8, 14, 5);
        return ui::layOutTable(picture.columns, picture.rows, {1860, 850}, 1080).pixels;
    };
    CHECK(size(4) >= size(16));
    CHECK(size(16) > size(40));
    const auto few = pairings(8, 8, 14, 5);
    CHECK(ui::layOutTable(few.columns, few.rows, {1860, 850}, 1080).pages == 1);
}

TEST_CASE("other shapes of wall cut nothing either")
{
    for (const QSizeF size : {QSizeF(1280, 720), QSizeF(1024, 768), QSizeF(3840, 2160),
                              QSizeF(1080, 1920), QSizeF(640, 360)}) {
        CAPTURE(size.width(), size.height());
        const auto picture = pairings(90, 8, 34, 9);
        for (int page = 0; page < ui::pagesOf(picture, size); ++page)
            checkWhole(ui::sheetOf(picture, running, page, size));
    }
}

TEST_CASE("an announcement is as large as it fits, with its own lines")
{
    ui::WallPicture picture;
    picture.mode = ui::WallMode::Announcement;
    picture.event = u"Harbour Open"_s;
    picture.text = u"Lunch until 13:30\nPlayers' meeting in the red room"_s;
    const auto sheet = ui::sheetOf(picture, running, 0, wall);
    checkWhole(sheet);
    const auto &large = sheet.texts.last();
    CHECK(large.lines.size() >= 2);
    CHECK(large.lines.first() == u"Lunch until 13:30"_s);
    CHECK(large.font.pixelSize() > 100);
    picture.text = QString(u"word "_s).repeated(400);
    checkWhole(ui::sheetOf(picture, running, 0, wall));
}

TEST_CASE("the bracket fits the wall, on two pages where one would be too small")
{
    for (const int size : {4, 8, 16}) {
        CAPTURE(size);
        testing::CutDesk desk(size);
        desk.playUntil(size / 2);
        const auto picture = ui::bracketPicture(desk.event());
        const int pages = ui::pagesOf(picture, wall);
        CHECK(pages == (size == 16 ? 2 : 1));
        QString words;
        for (int page = 0; page < pages; ++page) {
            const auto sheet = ui::sheetOf(picture, running, page, wall);
            checkWhole(sheet);
            checkApart(sheet);
            words += sheet.inWords();
        }
        for (const auto &player : desk.event().players)
            CHECK(words.contains(QString::fromStdString(player.name)));
    }
}

TEST_CASE("every ink is read on every ground, light and dark")
{
    using ui::WallFill;
    using ui::WallInk;
    for (const bool dark : {false, true}) {
        const ui::WallTheme theme{dark};
        for (const auto ink : {WallInk::Text, WallInk::Quiet, WallInk::Accent}) {
            CHECK(contrastOnWall(theme.ink(ink), theme.ground()) >= 7);
            for (const auto fill : {WallFill::Band, WallFill::Head, WallFill::Box})
                CHECK(contrastOnWall(theme.ink(ink), theme.fill(fill)) >= 7);
        }
        CHECK(contrastOnWall(theme.ink(WallInk::OnAccent), theme.fill(WallFill::Accent)) >= 7);
    }
}

TEST_CASE("the way to the hall stands in a corner of every picture, and cuts nothing")
{
    const QString address = u"http://192.168.178.121:8080/"_s;
    for (const bool dark : {true, false})
        for (const QSizeF size : {wall, QSizeF(1024, 768), QSizeF(1080, 1920)}) {
            CAPTURE(dark, size.width());
            auto picture = pairings(90, 8, 34, 9);
            const int before = ui::pagesOf(picture, size);
            picture.hall = address;
            const int pages = ui::pagesOf(picture, size);
            CHECK(pages <= before + 2);
            QStringList seen;
            for (int page = 0; page < pages; ++page) {
                const auto sheet = ui::sheetOf(picture, running, page, size);
                checkWhole(sheet);
                checkApart(sheet);
                CHECK(sheet.inWords().contains(u"192.168.178.121:8080"_s));
                REQUIRE(sheet.codes.size() == 1);
                for (const auto &text : sheet.texts) {
                    CHECK_FALSE(text.place.intersects(sheet.codes.front().place));
                    seen.append(text.whole);
                }
                QImage image(size.toSize(), QImage::Format_RGB32);
                QPainter painter(&image);
                ui::paint(painter, sheet, {dark});
                painter.end();
                CHECK(testing::readCodes(image) == QStringList(address));
            }
            for (const auto &row : picture.rows)
                CHECK(seen.count(row[0]) == 1);
        }
    ui::WallPicture clock;
    clock.mode = ui::WallMode::Clock;
    clock.hall = address;
    checkWhole(ui::sheetOf(clock, running, 0, wall));
    CHECK(ui::sheetOf(clock, running, 0, wall).codes.size() == 1);
}
