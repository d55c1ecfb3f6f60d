// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "table_sheets.h"

#include "ui/paper/page_cutter.h"
#include "ui/paper/table_codes.h"

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr double cellMargin = mm(1.3);
constexpr double gutter = mm(8);
constexpr double stripe = 0.07; // grey of every other row
constexpr double measured = 10; // points; widths of other sizes are in proportion

constexpr double headScale = 0.85; // of the names of columns
constexpr double markSide = 0.8;   // of a mark, in letters
constexpr double markPitch = 1.1;  // from one to the next, or to the text

/// A way to set the tables.
struct Setting {
    int columns = 1;
    double points = 10;
    int headLines = 1; ///< of the names of columns
};

/// Preferred from first to last.
constexpr std::array settings{Setting{1, 16}, Setting{1, 13}, Setting{2, 13},
                              Setting{2, 11}, Setting{1, 11}, Setting{1, 10}};
/// Further ones of a sheet that is held in the hand.
constexpr std::array handheld{Setting{2, 10}, Setting{1, 9}, Setting{2, 9}, Setting{1, 8.5}};
/// When even the last of those leaves names no room, and it saves some without another page.
constexpr Setting narrow{1, 10, 2};

/// Of the marks before the texts of a column.
double marksWidth(const PaperColumn &column, double points)
{
    return column.marks * markPitch * points * unitsPerPoint;
}

/// In letters of `measured` points, on one line or broken where it is narrowest.
double headingWidth(const QString &heading, int lines)
{
    const Lettering letters{measured * headScale, true};
    double least = widthOf(heading, letters);
    for (auto at = heading.indexOf(u' '); lines > 1 && at >= 0; at = heading.indexOf(u' ', at + 1))
        least = std::min(least,
                         std::max(widthOf(heading.first(at), letters),
                                  widthOf(heading.sliced(at + 1), letters)));
    return least;
}

/// What the columns of a section need in letters of `measured` points. One long name in twenty
/// may be made smaller or broken in two.
std::vector<double> neededWidths(const PaperSection &section, int headLines)
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
        double width = headingWidth(shape.heading, headLines);
        if (!widths.empty())
            width = std::max(width, widths[std::max<std::size_t>(rank, 1) - 1]);
        result.push_back(width + marksWidth(shape, measured));
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

class Typesetter {
public:
    Typesetter(const PaperTables &tables, const QSizeF &paper)
        : m_tables(tables), m_paper(paper), m_body(bodyOf(paper)), m_codes(tables)
    {
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
            const double beside = m_codes.draw(sheet, m_body, {page, m_pages.size(), row, rows});
            drawHead(sheet, m_tables.head, m_body.adjusted(0, 0, -beside, 0));
            drawFoot(sheet, m_tables.head, static_cast<int>(page) + 1,
                     static_cast<int>(m_pages.size()));
            for (std::size_t column = 0; column < m_pages[page].size(); ++column)
                for (const auto &piece : m_pages[page][column])
                    drawPiece(sheet, piece, topOf(page), column);
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
        measure(1);
        std::vector<Setting> possible(settings.begin(), settings.end());
        if (m_tables.inHand)
            possible.insert(possible.end(), handheld.begin(), handheld.end());
        for (const Setting &setting : possible) {
            if ((setting.columns > 1 && !m_tables.twoColumns)
                || readable(setting) < m_needed.size())
                continue;
            auto pages = cut(setting);
            if (m_pages.empty() || pages.size() < m_pages.size()) {
                m_pages = std::move(pages);
                m_setting = setting;
            }
        }
        if (!m_pages.empty())
            return;
        m_setting = settings.back();
        m_pages = cut(m_setting);
        const auto before = readable(m_setting);
        measure(narrow.headLines);
        auto pages = cut(narrow);
        if (readable(narrow) > before && pages.size() == m_pages.size()) {
            m_setting = narrow;
            m_pages = std::move(pages);
        } else {
            measure(m_setting.headLines);
        }
    }

    void measure(int headLines)
    {
        m_needed.clear();
        for (const auto &section : m_tables.sections)
            m_needed.push_back(neededWidths(section, headLines));
    }

    /// Sections whose names have the room they need, or nearly.
    [[nodiscard]] std::size_t readable(const Setting &setting) const
    {
        constexpr double least = 0.9;
        std::size_t count = 0;
        for (std::size_t i = 0; i < m_needed.size(); ++i)
            if (widthsFor(m_tables.sections[i], m_needed[i], setting.points, widthIn(setting))
                    .squeeze
                >= least)
                ++count;
        return count;
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
    [[nodiscard]] double headerHeight(const Setting &setting) const
    {
        const auto named = [](const PaperSection &section) {
            return std::ranges::any_of(section.columns, [](const PaperColumn &column) {
                return !column.heading.isEmpty();
            });
        };
        return std::ranges::any_of(m_tables.sections, named)
            ? noteHeight(setting.points) * (setting.headLines > 1 ? 1.7 : 1)
            : 0;
    }

    [[nodiscard]] double topOf(std::size_t page) const
    {
        return m_body.top() + std::max(heightOf(m_tables.head), m_codes.heightOn(page));
    }

    [[nodiscard]] std::vector<CutPage> cut(const Setting &setting) const
    {
        const double p = setting.points;
        const CutMeasures measures{m_body.bottom() - topOf(0),
                                   m_body.bottom() - topOf(1),
                                   setting.columns,
                                   headingHeight(p),
                                   noteHeight(p),
                                   headerHeight(setting),
                                   rowHeight(p)};
        std::vector<CutSection> sections;
        for (const auto &section : m_tables.sections)
            sections.push_back({!section.heading.isEmpty(), !section.note.isEmpty(),
                                static_cast<int>(section.rows.size())});
        if (!m_codes.onEveryPage())
            return cutIntoPages(sections, measures);
        return cutIntoPages(sections, measures, [this](int row) { return m_codes.rowsFrom(row); });
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
        line.setHeight(headerHeight(m_setting));
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
                sheet.write(drawMarks(sheet, cell, shape, *row, i),
                            row->cells.value(static_cast<qsizetype>(i)),
                            {m_setting.points * shape.scale, shape.bold}, shape.alignment);
            else
                sheet.write(cell, shape.heading, {m_setting.points * headScale, true},
                            shape.alignment);
        }
    }

    /// What of the cell is left for its text.
    [[nodiscard]] QRectF drawMarks(Sheet &sheet, const QRectF &cell, const PaperColumn &shape,
                                   const PaperRow &row, std::size_t column) const
    {
        const auto marks = row.marks.find(column);
        if (marks != row.marks.end()) {
            const double letters = m_setting.points * unitsPerPoint;
            QRectF place(cell.left(), cell.center().y() - letters * markSide / 2,
                         letters * markSide, letters * markSide);
            for (const auto &faction : marks->second) {
                if (faction)
                    sheet.marks.push_back({place, *faction});
                place.translate(letters * markPitch, 0);
            }
        }
        return cell.adjusted(marksWidth(shape, m_setting.points), 0, 0, 0);
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
    TableCodes m_codes;
    Setting m_setting;
    std::vector<CutPage> m_pages;
};

} // namespace

std::vector<Sheet> layTables(const PaperTables &tables, const QSizeF &paper)
{
    return Typesetter(tables, paper).sheets();
}

} // namespace ui
