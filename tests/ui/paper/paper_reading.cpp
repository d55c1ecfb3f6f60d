// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/paper_reading.h"

#include "ui/qt_catch.h"

#include "ui/paper/printout.h"
#include "ui/paper/sheet_painter.h"
#include "ui/words/text.h"

#include <QFontMetricsF>

#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

constexpr double printable = ui::mm(4); ///< what most printers leave white at the edges

QRectF placed(const ui::SheetText &text)
{
    double width = 0;
    for (const QString &line : text.lines)
        width = std::max(width, ui::widthOf(line, text.lettering));
    const double height = ui::heightOf(text.lettering) * static_cast<double>(text.lines.size());
    QRectF rect(0, 0, width, height);
    rect.moveCenter(text.cell.center());
    if (text.alignment.testFlag(Qt::AlignRight))
        rect.moveRight(text.cell.right());
    else if (!text.alignment.testFlag(Qt::AlignHCenter))
        rect.moveLeft(text.cell.left());
    if (text.alignment.testFlag(Qt::AlignTop))
        rect.moveTop(text.cell.top());
    else if (text.alignment.testFlag(Qt::AlignBottom))
        rect.moveBottom(text.cell.bottom());
    return rect;
}

/// What is wrong with a page: everything has to stand in its cell, on the paper, uncut and beside
/// everything else.
QStringList faults(const ui::Sheet &sheet)
{
    const QRectF paper =
        QRectF(QPointF(), sheet.size).adjusted(printable, printable, -printable, -printable);
    QStringList faults;
    std::vector<QRectF> taken;
    for (const auto &code : sheet.codes) {
        if (!paper.contains(code.rect))
            faults.append(u"a code leaves the paper"_s);
        taken.push_back(code.rect);
    }
    for (const auto &text : sheet.texts) {
        const QString words = text.lines.join(u'|');
        const QRectF rect = placed(text);
        constexpr double hair = 2; // a fifth of a point
        // Letters leave room above and below them in their line.
        const double air = rect.height() * 0.2 / static_cast<double>(text.lines.size());
        if (!text.cell.adjusted(-hair, -hair - air, hair, hair + air).contains(rect))
            faults.append(words + u" leaves its cell"_s);
        if (!paper.contains(rect))
            faults.append(words + u" leaves the paper"_s);
        if (text.lettering.points < 4.5)
            faults.append(words + u" is too small"_s);
        if (text.lines.back().endsWith(u'…'))
            faults.append(words + u" is cut"_s);
        const QRectF core = rect.adjusted(hair, air, -hair, -air);
        if (std::ranges::any_of(taken,
                                [&core](const QRectF &other) { return core.intersects(other); }))
            faults.append(words + u" lies on something else"_s);
        taken.push_back(core);
    }
    return faults;
}

/// Words that another program does not see on the page, within the cell of a text.
QStringList faults(const ReadPage &page, const ui::Sheet &sheet)
{
    constexpr double tolerance = 2.5; // points: boxes follow the font, not the ink
    std::vector<QRectF> cells;
    for (const auto &text : sheet.texts)
        cells.push_back(
            QRectF(text.cell.topLeft() / ui::unitsPerPoint, text.cell.size() / ui::unitsPerPoint)
                .adjusted(-tolerance, -tolerance, tolerance, tolerance));
    QStringList faults;
    for (const auto &word : page.words)
        if (!QRectF(QPointF(), page.size).contains(word.box)
            || std::ranges::none_of(
                cells, [&word](const QRectF &cell) { return cell.contains(word.box); }))
            faults.append(word.text);
    return faults;
}

} // namespace

QString letters(QString text)
{
    text = ui::withoutIsolates(text);
    text = text.normalized(QString::NormalizationForm_KC).remove(u' ').remove(u'\n');
    std::ranges::sort(text);
    return text;
}

Read readBack(const tournament::Event &event, const app::PrintRequest &request)
{
    const auto made = ui::printout(event, request);
    REQUIRE(made);
    Read read{*made, readPdf(ui::pdfOf(*made))};
    CHECK(read.pdf.fontsEmbedded);
    CHECK_FALSE(read.pdf.fonts.isEmpty());
    REQUIRE(read.pdf.pages.size() == made->sheets.size());
    for (std::size_t i = 0; i < made->sheets.size(); ++i) {
        CAPTURE(i);
        const auto &sheet = made->sheets[i];
        const auto &page = read.pdf.pages[i];
        CHECK(std::abs(page.size.width() - sheet.size.width() / ui::unitsPerPoint) < 1);
        CHECK(std::abs(page.size.height() - sheet.size.height() / ui::unitsPerPoint) < 1);
        CHECK(faults(sheet) == QStringList());
        CHECK(faults(page, sheet) == QStringList());
        QString written;
        for (const auto &text : sheet.texts)
            written += text.lines.join(u' ');
        CHECK(letters(page.text()) == letters(written));
    }
    return read;
}

QString allText(const Read &read)
{
    QStringList pages;
    for (const auto &page : read.pdf.pages)
        pages.append(page.text());
    return pages.join(u'\n');
}

} // namespace testing
