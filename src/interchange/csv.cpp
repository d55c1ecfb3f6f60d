// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/csv.h"

#include "core/harmless.h"
#include "core/strict_reader.h"
#include "core/text.h"

#include <algorithm>
#include <array>

namespace interchange {

namespace {

constexpr char guard = '\'';

/// What spreadsheets take for the begin of a formula, or drop to find one behind it: the signs,
/// also in the width of East Asian letters, and white space that is no blank.
bool beginsFormula(std::string_view text)
{
    constexpr std::array<std::string_view, 11> begins{
        "=", "+", "-", "@", "\t", "\r", "\n", "\uFF1D", "\uFF0B", "\uFF0D", "\uFF20"};
    return std::ranges::any_of(begins,
                               [&](std::string_view sign) { return text.starts_with(sign); });
}

/// "-901": a sign in front of a whole number runs nothing.
bool isSignedNumber(std::string_view text)
{
    return text.size() > 1 && (text.front() == '-' || text.front() == '+')
        && text.find_first_not_of("0123456789", 1) == std::string_view::npos;
}

/// A formula behind any number of apostrophes: one more or one less tells such cells apart without
/// loss, and all others are left alone.
bool isGuardable(std::string_view cell)
{
    const std::size_t begin = std::min(cell.find_first_not_of(guard), cell.size());
    const std::string_view text = cell.substr(begin);
    return beginsFormula(text) && !isSignedNumber(text);
}

std::string guarded(const std::string &cell)
{
    std::string text = core::validUtf8(cell);
    return isGuardable(text) ? guard + text : text;
}

std::string unguarded(std::string cell)
{
    if (cell.starts_with(guard) && isGuardable(cell))
        cell.erase(0, 1);
    return cell;
}

/// The separator that the first record uses most, outside quotes.
char separatorOf(std::string_view text)
{
    std::size_t commas = 0;
    std::size_t semicolons = 0;
    std::size_t tabs = 0;
    bool quoted = false;
    for (const char c : text) {
        if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '\n' || c == '\r'))
            break;
        else if (!quoted) {
            commas += c == ',' ? 1 : 0;
            semicolons += c == ';' ? 1 : 0;
            tabs += c == '\t' ? 1 : 0;
        }
    }
    if (tabs > commas && tabs > semicolons)
        return '\t';
    return semicolons > commas ? ';' : ',';
}

class Parser {
public:
    explicit Parser(std::string_view text) : m_text(text), m_separator(separatorOf(text)) { }

    std::vector<CsvRecord> parse()
    {
        std::vector<CsvRecord> records;
        while (m_at < m_text.size()) {
            CsvRecord record{m_line, {}};
            do
                record.cells.push_back(unguarded(cell()));
            while (take(m_separator));
            endLine();
            const bool blank = std::ranges::all_of(
                record.cells, [](const std::string &text) { return core::tidied(text).empty(); });
            if (!blank)
                records.push_back(std::move(record));
        }
        return records;
    }

private:
    std::string cell() { return take('"') ? quoted() : plain(); }

    std::string plain()
    {
        const std::size_t start = m_at;
        while (m_at < m_text.size() && m_text[m_at] != m_separator && !isLineEnd(m_text[m_at]))
            ++m_at;
        return std::string(m_text.substr(start, m_at - start));
    }

    std::string quoted()
    {
        const std::size_t openedAt = m_line;
        std::string text;
        for (;;) {
            if (m_at == m_text.size())
                fail(openedAt, "a quoted cell begins here and never ends; close it with \"");
            const char c = m_text[m_at++];
            if (c == '\n')
                ++m_line;
            if (c != '"')
                text += c;
            else if (take('"'))
                text += '"';
            else
                break;
        }
        if (m_at < m_text.size() && m_text[m_at] != m_separator && !isLineEnd(m_text[m_at]))
            fail(m_line,
                 "text follows a closing quotation mark; double every \" inside a quoted "
                 "cell");
        return text;
    }

    void endLine()
    {
        if (take('\r'))
            take('\n');
        else
            take('\n');
        ++m_line;
    }

    bool take(char c)
    {
        if (m_at == m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    static bool isLineEnd(char c) { return c == '\n' || c == '\r'; }

    [[noreturn]] static void fail(std::size_t line, const std::string &problem)
    {
        throw core::DataError{"line " + std::to_string(line), problem};
    }

    std::string_view m_text;
    char m_separator;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
};

} // namespace

std::vector<CsvRecord> parseCsv(std::string_view text)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    if (text.starts_with(byteOrderMark))
        text.remove_prefix(byteOrderMark.size());
    if (!core::isValidUtf8(text))
        throw core::DataError{"", "the list is not UTF-8 text; save it as CSV UTF-8"};
    return Parser(text).parse();
}

std::string csvLine(const std::vector<std::string> &cells)
{
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (i > 0)
            line += ',';
        const std::string cell = guarded(cells[i]);
        // Every separator there is: a spreadsheet that splits at another would begin a cell there.
        if (cell.find_first_of("\",;\t\r\n") == std::string::npos) {
            line += cell;
            continue;
        }
        line += '"';
        for (const char c : cell) {
            line += c;
            if (c == '"')
                line += c;
        }
        line += '"';
    }
    return line + "\r\n";
}

} // namespace interchange
