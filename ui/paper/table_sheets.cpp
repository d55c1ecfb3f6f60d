// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_sheets.h"

#include "ui/paper/code_text.h"
#include "ui/paper/page_cutter.h"
#include "ui/words/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::PaperTables)
};

constexpr double cellMargin = mm(1.3);
constexpr double gutter = mm(8);
constexpr double codeModule = mm(0.333); // of a QR code
constexpr double leastCode = mm(22);
constexpr double caption = mm(3.6); // below a code
constexpr double stripe = 0.07;     // grey of every other row
constexpr double measured = 10;     // points; widths of other sizes are in proportion

/// A way to set the tables.
struct Setting {
    int columns = 1;
    double points = 10;
};

/// Preferred from first to last; the last of one column is taken when nothing else will do.
constexpr std::array settings{Setting{1, 16}, Setting{1, 13}, Setting{2, 13},
                              Setting{2, 11}, Setting{1, 11}, Setting{1, 10}};
/// Further ones of a sheet that is held in the hand.
constexpr std::array inHand{Setting{2, 10}, Setting{1, 9}, Setting{2, 9}, Setting{1, 8.5}};

/// What the columns of a section need in letters of `measured` points. One long name in twenty
/// may be made smaller or broken in two.
std::vector<double> neededWidths(const PaperSection &section)
{
    std::vector<double> result;
    for (std::size_t column = 0; column < section.columns.size(); ++column) {
        const auto &shape = section.columns[column];
        const Lettering letters{measured * shape.scale, shape.bold};
        std::vector<double> widths;
        for (const auto &row : section.rows)
            widths.push_back(widthOf(row.cells.value(static_cast<qsizetype>(column)), letters));
        std::ranges::sort(widths);
        const auto rank = shape.flexible ? (widths.size() * 19) / 20 : widths.size();
        double width = widthOf(shape.heading, {measured * 0.85, true});
        if (!widths.empty())
            width = std::max(width, widths[std::max<std::size_t>(rank, 1) - 1]);
        result.push_back(width);
    }
    return result;
}

/// The columns of a section at a size, as wide as the place.
struct Widths {
    std::vector<double> columns;
    double squeeze = 1; ///< what of their needs the flexible ones got
};

Widths widthsFor(const PaperSection &section, const std::vector<double> &needed, double points,
                 double place)
{
    Widths result;
    double flexible = 0;
    double rest = place;
    for (std::size_t i = 0; i < needed.size(); ++i) {
        const double width = needed[i] * points / measured + 2 * cellMargin;
        result.columns.push_back(width);
        (section.columns[i].flexible ? flexible : rest) +=
            section.columns[i].flexible ? width : -width;
    }
    if (flexible <= 0)
        return result;
    result.squeeze = rest / flexible;
    for (std::size_t i = 0; i < needed.size(); ++i)
        if (section.columns[i].flexible)
            result.columns[i] *= result.squeeze;
    return result;
}

double sideOf(const QrCode &code)
{
    return std::max((code.side + 2 * quietZone) * codeModule, leastCode);
}

SheetCode stamped(const std::string &text)
{
    return {{}, qrCode(text).value_or(QrCode()), toQt(text)};
}

class Typesetter {
public:
    Typesetter(const PaperTables &tables, const QSizeF &paper)
        : m_tables(tables), m_paper(paper), m_body(bodyOf(paper))
    {
        for (const auto &section : tables.sections)
            m_needed.push_back(neededWidths(section));
        if (tables.codeTitle.isEmpty())
            return;
        for (const auto &row : tables.sections.front().rows)
            m_codeRows.push_back(row.code);
        const QString end = tables.codeEnd.isEmpty() ? QString() : u'\n' + tables.codeEnd;
        m_titleBytes = fromQt(codeTitle(99, 99, codesOnPage, codesOnPage) + end).size();
        auto lines = m_codeRows;
        if (!end.isEmpty())
            lines.push_back(fromQt(tables.codeEnd));
        if (const auto whole = wholeCode(fromQt(tables.codeTitle), lines))
            m_whole = stamped(*whole);
    }

    std::vector<Sheet> sheets()
    {
        choose();
        std::vector<Sheet> result;
        int row = 0; // of the first section: the first on the page
        for (std::size_t page = 0; page < m_pages.size(); ++page) {
            const int rows = rowsOn(m_pages[page]);
            Sheet sheet;
            sheet.size = m_paper;
            auto codes = codesFor(page, row, rows);
            drawCodes(sheet, codes);
            const double beside =
                codes.empty() ? 0 : m_body.right() - codes.front().rect.left() + mm(4);
            drawHead(sheet, m_tables.head, m_body.adjusted(0, 0, -beside, 0));
            drawFoot(sheet, m_tables.head, static_cast<int>(page) + 1,
                     static_cast<int>(m_pages.size()));
            for (std::size_t column = 0; column < m_pages[page].size(); ++column)
                for (const auto &piece : m_pages[page][column])
                    drawPiece(sheet, piece, topOf(page), column);
            sheet.codes = std::move(codes);
            row += rows;
            result.push_back(std::move(sheet));
        }
        return result;
    }

private:
    [[nodiscard]] static int rowsOn(const CutPage &page)
    {
        int rows = 0;
        for (const auto &column : page)
            for (const auto &piece : column)
                rows += piece.section == 0 ? piece.rows : 0;
        return rows;
    }

    /// The fewest pages, then the way that is preferred.
    void choose()
    {
        std::vector<Setting> possible(settings.begin(), settings.end());
        if (m_tables.inHand)
            possible.insert(possible.end(), inHand.begin(), inHand.end());
        for (const Setting &setting : possible) {
            const bool last = &setting == &possible.back();
            if ((setting.columns > 1 && !m_tables.twoColumns)
                || (!isReadable(setting) && !(last && m_pages.empty())))
                continue;
            auto pages = cut(setting);
            if (m_pages.empty() || pages.size() < m_pages.size()) {
                m_pages = std::move(pages);
                m_setting = setting;
            }
        }
    }

    [[nodiscard]] bool isReadable(const Setting &setting) const
    {
        constexpr double least = 0.9;
        for (std::size_t i = 0; i < m_needed.size(); ++i)
            if (widthsFor(m_tables.sections[i], m_needed[i], setting.points, widthIn(setting))
                    .squeeze
                < least)
                return false;
        return true;
    }

    [[nodiscard]] double widthIn(const Setting &setting) const
    {
        return (m_body.width() - (setting.columns - 1) * gutter) / setting.columns;
    }
    [[nodiscard]] static double rowHeight(double points) { return points * unitsPerPoint * 1.55; }
    [[nodiscard]] static double headingHeight(double points)
    {
        return points * unitsPerPoint * 2.6;
    }
    [[nodiscard]] static double noteHeight(double points) { return points * unitsPerPoint * 1.6; }
    /// The names of the columns, where any has one.
    [[nodiscard]] double headerHeight(double points) const
    {
        const auto named = [](const PaperSection &section) {
            return std::ranges::any_of(section.columns, [](const PaperColumn &column) {
                return !column.heading.isEmpty();
            });
        };
        return std::ranges::any_of(m_tables.sections, named) ? noteHeight(points) : 0;
    }

    [[nodiscard]] double topOf(std::size_t page) const
    {
        double height = heightOf(m_tables.head);
        if (!m_tables.codeTitle.isEmpty()) {
            if (!m_whole)
                height = std::max(height, (codeModules + 2 * quietZone) * codeModule + caption);
            else if (page == 0)
                height = std::max(height, sideOf(m_whole->code) + caption);
        }
        return m_body.top() + height;
    }

    [[nodiscard]] std::vector<CutPage> cut(const Setting &setting) const
    {
        const double p = setting.points;
        const CutMeasures measures{m_body.bottom() - topOf(0),
                                   m_body.bottom() - topOf(1),
                                   setting.columns,
                                   headingHeight(p),
                                   noteHeight(p),
                                   headerHeight(p),
                                   rowHeight(p)};
        std::vector<CutSection> sections;
        for (const auto &section : m_tables.sections)
            sections.push_back({!section.heading.isEmpty(), !section.note.isEmpty(),
                                static_cast<int>(section.rows.size())});
        if (m_tables.codeTitle.isEmpty() || m_whole)
            return cutIntoPages(sections, measures);
        return cutIntoPages(sections, measures, [this](int row) {
            return rowsForCodes(m_codeRows, row, m_titleBytes);
        });
    }

    /// Says of which part of the table a code tells.
    [[nodiscard]] QString codeTitle(std::size_t page, std::size_t pages, std::size_t part,
                                    std::size_t parts) const
    {
        return m_tables.codeTitle + u'\n'
            + Words::tr("Page %1 of %2, code %3 of %4 of this page; each page has its own")
                  .arg(page)
                  .arg(pages)
                  .arg(part)
                  .arg(parts);
    }

    [[nodiscard]] std::vector<SheetCode> codesFor(std::size_t page, int row, int rows) const
    {
        if (m_tables.codeTitle.isEmpty())
            return {};
        if (m_whole)
            return page == 0 ? std::vector{*m_whole} : std::vector<SheetCode>();
        std::vector<SheetCode> result;
        const auto parts = dividedForCodes(m_codeRows, row, rows, m_titleBytes);
        for (std::size_t part = 0; part < parts.size(); ++part) {
            QString text = codeTitle(page + 1, m_pages.size(), part + 1, parts.size());
            for (const auto &line : parts[part])
                text += u'\n' + toQt(line);
            if (!m_tables.codeEnd.isEmpty())
                text += u'\n' + m_tables.codeEnd;
            result.push_back(stamped(fromQt(text)));
        }
        return result;
    }

    /// Side by side in the upper right corner, the first to the left.
    void drawCodes(Sheet &sheet, std::vector<SheetCode> &codes) const
    {
        double right = m_body.right();
        for (auto code = codes.rbegin(); code != codes.rend(); ++code) {
            const double side = sideOf(code->code);
            code->rect = QRectF(right - side, m_body.top() - mm(1.5), side, side);
            const QString words = m_whole ? Words::tr("the whole table as text")
                : codes.size() == 1       ? Words::tr("this page as text")
                                          : Words::tr("this page as text, %1 of %2")
                                          .arg(codes.rend() - code)
                                          .arg(codes.size());
            sheet.write({code->rect.left(), code->rect.bottom() - mm(0.8), side, caption}, words,
                        {6.5}, Qt::AlignHCenter);
            right -= side;
        }
    }

    void drawPiece(Sheet &sheet, const CutPiece &piece, double top, std::size_t column) const
    {
        const auto number = static_cast<std::size_t>(piece.section);
        const PaperSection &section = m_tables.sections[number];
        const double p = m_setting.points;
        const double width = widthIn(m_setting);
        QRectF line(m_body.left() + static_cast<double>(column) * (width + gutter), top + piece.top,
                    width, headingHeight(p));
        if (piece.heading) {
            sheet.write(line, section.heading, {p * 1.2, true}, Qt::AlignLeft | Qt::AlignBottom);
            line.moveTop(line.bottom());
            line.setHeight(noteHeight(p));
            if (!section.note.isEmpty()) {
                sheet.write(line, section.note, {p * 0.9});
                line.moveTop(line.bottom());
            }
        }
        if (piece.rows == 0)
            return;
        const Widths widths = widthsFor(section, m_needed[number], p, width);
        line.setHeight(headerHeight(p));
        if (line.height() > 0)
            drawCells(sheet, section, widths, line, nullptr);
        sheet.rules.push_back({line.bottomLeft(), line.bottomRight(), mm(0.3)});
        line.moveTop(line.bottom());
        line.setHeight(rowHeight(p));
        for (int row = piece.firstRow; row < piece.firstRow + piece.rows; ++row) {
            if (row % 2 == 1)
                sheet.shades.push_back({line, stripe});
            drawCells(sheet, section, widths, line, &section.rows[static_cast<std::size_t>(row)]);
            line.moveTop(line.bottom());
        }
    }

    /// A row, or the names of the columns.
    void drawCells(Sheet &sheet, const PaperSection &section, const Widths &widths,
                   const QRectF &line, const PaperRow *row) const
    {
        double left = line.left();
        for (std::size_t i = 0; i < section.columns.size(); ++i) {
            const auto &shape = section.columns[i];
            const QRectF cell(left + cellMargin, line.top(), widths.columns[i] - 2 * cellMargin,
                              line.height());
            left += widths.columns[i];
            if (row && shape.tick)
                drawTick(sheet, cell);
            else if (row)
                sheet.write(cell, row->cells.value(static_cast<qsizetype>(i)),
                            {m_setting.points * shape.scale, shape.bold}, shape.alignment);
            else
                sheet.write(cell, shape.heading, {m_setting.points * 0.85, true}, shape.alignment);
        }
    }

    static void drawTick(Sheet &sheet, const QRectF &cell)
    {
        const double side = cell.height() * 0.55;
        sheet.frames.push_back(
            {{cell.center().x() - side / 2, cell.center().y() - side / 2, side, side}, mm(0.25)});
    }

    const PaperTables &m_tables;
    QSizeF m_paper;
    QRectF m_body;
    std::vector<std::vector<double>> m_needed;
    std::vector<std::string> m_codeRows;
    std::size_t m_titleBytes = 0;     ///< all but the rows of a code that tells only a part
    std::optional<SheetCode> m_whole; ///< one code that holds the whole table
    Setting m_setting;
    std::vector<CutPage> m_pages;
};

} // namespace

std::vector<Sheet> layTables(const PaperTables &tables, const QSizeF &paper)
{
    return Typesetter(tables, paper).sheets();
}

} // namespace ui
