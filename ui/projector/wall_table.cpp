// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "wall_table.h"

#include <QFontMetricsF>

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

constexpr double reference = 100;    // letters that widths are measured in
constexpr double line = 1.4;         // height of a row in letters
constexpr double cellGap = 0.7;      // between columns, in letters
constexpr double most = 1.0 / 11;    // largest letters, of the height of the wall
constexpr double reading = 1.0 / 25; // letters of a list with pages
constexpr double least = 1.0 / 30;   // readable from the back of the hall
constexpr int mostBlocks = 3;
constexpr double markSize = 0.75; // of a mark, in letters
constexpr double markGap = 0.4;   // between marks and a name
constexpr double slack = 1.05;    // letters of one size are not exactly so wide in another
constexpr double common = 0.9;    // of the names decide how wide a column is; the rest shrinks

/// Of two marks and the gap behind them.
double marksWidth(double pixels) { return (markSize * marksAspect + markGap) * pixels; }

/// Before the name.
void addMarks(WallSheet &sheet, WallText &name, const app::Factions &factions, double pixels)
{
    name.aside = factionsText(factions);
    const double side = markSize * pixels;
    sheet.marks.append(placedMarks({name.place.left() - marksWidth(pixels),
                                    name.place.center().y() - side / 2, side * marksAspect, side},
                                   factions));
}

/// What each column wants at the reference size.
QList<double> wanted(const QList<WallColumn> &columns, const QList<QStringList> &rows)
{
    const QFontMetricsF plain(wallFont(reference, false));
    const QFontMetricsF bold(wallFont(reference, true));
    QList<double> result;
    for (qsizetype column = 0; column < columns.size(); ++column) {
        const QFontMetricsF &metrics = columns[column].strong ? bold : plain;
        std::vector<double> widths;
        for (const QStringList &row : rows)
            widths.push_back(metrics.horizontalAdvance(row[column]));
        std::ranges::sort(widths);
        const double title = bold.horizontalAdvance(columns[column].title) * 0.6;
        double width = 0;
        if (!widths.empty())
            width = columns[column].name
                ? widths[static_cast<std::size_t>(static_cast<double>(widths.size() - 1) * common)]
                : widths.back();
        if (columns[column].marks)
            width += marksWidth(reference);
        result.append(std::max(width, title) * slack + cellGap * reference);
    }
    return result;
}

double sum(const QList<double> &values)
{
    double total = 0;
    for (const double value : values)
        total += value;
    return total;
}

int divided(int number, int by) { return (number + by - 1) / by; }

/// The measures of a field of blocks.
struct Field {
    QSizeF area;
    double natural = 1; ///< width of a block per pixel of its letters

    [[nodiscard]] double gap(double pixels) const { return pixels * 1.2; }
    /// Largest letters with which so many blocks stand side by side.
    [[nodiscard]] double byWidth(int blocks) const
    {
        return area.width() / (blocks * natural + (blocks - 1) * 1.2);
    }
    /// … and with which so many rows and their titles stand one below the other.
    [[nodiscard]] double byHeight(int rows) const { return area.height() / (rows + 1) / line; }
    [[nodiscard]] int rowsAt(double pixels) const
    {
        return std::max(static_cast<int>(area.height() / (pixels * line)) - 1, 1);
    }
};

} // namespace

int WallTable::rowsOn(int page, qsizetype rows) const
{
    return std::clamp(static_cast<int>(rows) - page * rowsPerPage(), 0, rowsPerPage());
}

WallTable layOutTable(const QList<WallColumn> &columns, const QList<QStringList> &rows,
                      const QSizeF &area, double wallHeight)
{
    const QList<double> natural = wanted(columns, rows);
    const Field field{area, std::max(sum(natural) / reference, 1.0)};
    const int count = std::max(static_cast<int>(rows.size()), 1);
    WallTable table;
    for (int blocks = 1; blocks <= mostBlocks; ++blocks) {
        const double pixels = std::min(
            {field.byWidth(blocks), field.byHeight(divided(count, blocks)), wallHeight * most});
        if (pixels > table.pixels) {
            table.pixels = pixels;
            table.blocks = blocks;
        }
    }
    table.rowsPerBlock = divided(count, table.blocks);
    if (table.pixels < wallHeight * least) {
        table.blocks = 1;
        for (int blocks = 2; blocks <= mostBlocks; ++blocks)
            if (field.byWidth(blocks) >= wallHeight * least)
                table.blocks = blocks;
        // A block too narrow for its names at the least size shrinks them one by one.
        const double pixels =
            std::clamp(field.byWidth(table.blocks), wallHeight * least, wallHeight * reading);
        table.pages = divided(count, field.rowsAt(pixels) * table.blocks);
        table.rowsPerBlock = divided(count, table.pages * table.blocks);
        table.pixels = std::min({field.byHeight(table.rowsPerBlock), wallHeight * most,
                                 std::max(field.byWidth(table.blocks), pixels)});
    }
    table.rowHeight = std::min(area.height() / (table.rowsPerBlock + 1), table.pixels * line * 1.3);
    table.gap = field.gap(table.pixels);

    const double block = (area.width() - table.gap * (table.blocks - 1)) / table.blocks;
    double fixed = 0;
    double names = 0;
    for (qsizetype i = 0; i < columns.size(); ++i)
        (columns[i].name ? names : fixed) += natural[i] * table.pixels / reference;
    for (qsizetype i = 0; i < columns.size(); ++i) {
        const double width = natural[i] * table.pixels / reference;
        table.widths.append(columns[i].name ? width * (block - fixed) / names : width);
    }
    return table;
}

void addTable(WallSheet &sheet, const WallPicture &picture, const WallTable &table, int page,
              const QRectF &area)
{
    const double gap = table.pixels * cellGap;
    const double blockWidth = sum(table.widths);
    const int first = page * table.rowsPerPage();
    const int shown = table.rowsOn(page, picture.rows.size());
    const auto cell = [&](double left, double top, qsizetype column, const QString &text,
                          double pixels, bool bold, WallInk ink) {
        const double before = picture.columns[column].marks ? marksWidth(table.pixels) : 0;
        const QRectF place(left + gap / 2 + before, top, table.widths[column] - gap - before,
                           table.rowHeight);
        const Qt::Alignment side = picture.columns[column].right ? Qt::AlignRight : Qt::AlignLeft;
        sheet.texts.append(fitted(text, place, {pixels, bold, side | Qt::AlignVCenter, ink}));
    };
    for (int block = 0; block < table.blocks && block * table.rowsPerBlock < shown; ++block) {
        const double left = area.left() + block * (blockWidth + table.gap);
        double x = left;
        for (qsizetype column = 0; column < picture.columns.size(); ++column) {
            cell(x, area.top(), column, picture.columns[column].title, table.pixels * 0.6, true,
                 WallInk::Quiet);
            x += table.widths[column];
        }
        for (int row = 0; row < table.rowsPerBlock; ++row) {
            const int index = block * table.rowsPerBlock + row;
            if (index >= shown)
                break;
            const double top = area.top() + (row + 1) * table.rowHeight;
            if (row % 2 == 0)
                sheet.boxes.append({{left, top, blockWidth, table.rowHeight}, WallFill::Band});
            const QStringList &cells = picture.rows[first + index];
            x = left;
            for (qsizetype column = 0; column < picture.columns.size(); ++column) {
                const WallColumn &about = picture.columns[column];
                cell(x, top, column, cells[column], table.pixels, about.strong,
                     about.strong && !about.name ? WallInk::Accent : WallInk::Text);
                if (about.marks)
                    addMarks(sheet, sheet.texts.back(), picture.factions[first + index],
                             table.pixels);
                x += table.widths[column];
            }
        }
    }
}

} // namespace ui
