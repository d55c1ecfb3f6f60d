// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paper/table_codes.h"

#include "ui/paper/code_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>

#include <algorithm>

namespace ui {

namespace {

struct TableCodesWords {
    Q_DECLARE_TR_FUNCTIONS(ui::PaperTables)
};

constexpr double codeModule = mm(0.333); // of a QR code
constexpr double leastCode = mm(22);
constexpr double caption = mm(3.6); // below a code

double sideOf(const QrCode &code)
{
    return std::max((code.side + 2 * quietZone) * codeModule, leastCode);
}

SheetCode stamped(const std::string &text)
{
    return {{}, qrCode(text).value_or(QrCode()), toQt(text)};
}

} // namespace

TableCodes::TableCodes(const PaperTables &tables) : m_tables(tables)
{
    if (tables.codeTitle.isEmpty())
        return;
    for (const auto &row : tables.sections.front().rows)
        m_rows.push_back(row.code);
    const QString end = tables.codeEnd.isEmpty() ? QString() : u'\n' + tables.codeEnd;
    m_titleBytes = fromQt(title(99, 99, codesOnPage, codesOnPage) + end).size();
    auto lines = m_rows;
    if (!end.isEmpty())
        lines.push_back(fromQt(tables.codeEnd));
    if (const auto whole = wholeCode(fromQt(tables.codeTitle), lines))
        m_whole = stamped(*whole);
}

double TableCodes::heightOn(std::size_t page) const
{
    if (onEveryPage())
        return (codeModules + 2 * quietZone) * codeModule + caption;
    return m_whole && page == 0 ? sideOf(m_whole->code) + caption : 0;
}

int TableCodes::rowsFrom(int row) const { return rowsForCodes(m_rows, row, m_titleBytes); }

QString TableCodes::title(std::size_t page, std::size_t pages, std::size_t part,
                          std::size_t parts) const
{
    return m_tables.codeTitle + u'\n'
        + TableCodesWords::tr("Page %1 of %2, code %3 of %4 of this page; each page has its own")
              .arg(page)
              .arg(pages)
              .arg(part)
              .arg(parts);
}

std::vector<SheetCode> TableCodes::codesOf(const OnPage &page) const
{
    if (m_tables.codeTitle.isEmpty())
        return {};
    if (m_whole)
        return page.page == 0 ? std::vector{*m_whole} : std::vector<SheetCode>();
    std::vector<SheetCode> result;
    const auto parts = dividedForCodes(m_rows, page.firstRow, page.rows, m_titleBytes);
    for (std::size_t part = 0; part < parts.size(); ++part) {
        QString text = title(page.page + 1, page.pages, part + 1, parts.size());
        for (const auto &line : parts[part])
            text += u'\n' + toQt(line);
        if (!m_tables.codeEnd.isEmpty())
            text += u'\n' + m_tables.codeEnd;
        result.push_back(stamped(fromQt(text)));
    }
    return result;
}

double TableCodes::draw(Sheet &sheet, const QRectF &body, const OnPage &page) const
{
    auto codes = codesOf(page);
    if (codes.empty())
        return 0;
    double right = body.right();
    for (auto code = codes.rbegin(); code != codes.rend(); ++code) {
        const double side = sideOf(code->code);
        code->rect = QRectF(right - side, body.top() - mm(1.5), side, side);
        const QString words = m_whole ? TableCodesWords::tr("the whole table as text")
            : codes.size() == 1       ? TableCodesWords::tr("this page as text")
                                      : TableCodesWords::tr("this page as text, %1 of %2")
                                      .arg(codes.rend() - code)
                                      .arg(codes.size());
        sheet.write({code->rect.left(), code->rect.bottom() - mm(0.8), side, caption}, words, {6.5},
                    Qt::AlignHCenter);
        right -= side;
    }
    const double left = codes.front().rect.left();
    for (SheetCode &code : codes)
        sheet.codes.push_back(std::move(code));
    return body.right() - left + mm(4);
}

} // namespace ui
