// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/text_table.h"

#include "core/harmless.h"
#include "core/text.h"

#include <algorithm>

namespace cli {

namespace {

/// One cell of a forged file may hold millions of letters; the other rows are not filled up to it.
constexpr std::size_t widestColumn = 200;

} // namespace

TextTable::TextTable(std::vector<Column> columns) : m_columns(std::move(columns))
{
    std::vector<std::string> titles;
    for (const Column &column : m_columns)
        titles.push_back(column.title);
    m_rows.push_back(std::move(titles));
}

void TextTable::add(std::vector<std::string> cells)
{
    cells.resize(m_columns.size());
    for (std::string &cell : cells)
        cell = core::isolated(core::harmlessLine(cell)); // or the widths would be wrong
    m_rows.push_back(std::move(cells));
}

std::string TextTable::toString() const
{
    std::vector<std::size_t> widths(m_columns.size(), 0);
    for (const auto &row : m_rows) {
        for (std::size_t i = 0; i < row.size(); ++i)
            widths[i] = std::max(widths[i], std::min(widestColumn, core::displayWidth(row[i])));
    }
    std::string text;
    for (const auto &row : m_rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::size_t width = core::displayWidth(row[i]);
            const std::string blanks(widths[i] - std::min(widths[i], width), ' ');
            line += m_columns[i].align == Align::Right ? blanks + row[i] : row[i] + blanks;
            line += "  ";
        }
        line.erase(line.find_last_not_of(' ') + 1);
        text += line + "\n";
    }
    return text;
}

} // namespace cli
