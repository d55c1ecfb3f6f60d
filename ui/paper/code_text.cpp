// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "code_text.h"

#include <algorithm>
#include <span>

namespace ui {

namespace {

/// Fills one code after the other.
class Filling {
public:
    explicit Filling(std::size_t mostBytes) : m_most(mostBytes) { }

    /// The number of the code the row goes into, from 1.
    int take(const std::string &row)
    {
        const std::size_t size = row.size() + 1; // and the end of the line
        if (m_codes == 0 || (m_bytes > 0 && m_bytes + size > m_most)) {
            ++m_codes;
            m_bytes = 0;
        }
        m_bytes += size;
        return m_codes;
    }

private:
    std::size_t m_most;
    int m_codes = 0;
    std::size_t m_bytes = 0;
};

using Parts = std::vector<std::vector<std::string>>;

Parts filled(std::span<const std::string> rows, std::size_t mostBytes)
{
    Parts parts;
    Filling filling(mostBytes);
    for (const auto &row : rows) {
        parts.resize(static_cast<std::size_t>(filling.take(row)));
        parts.back().push_back(row);
    }
    return parts;
}

} // namespace

std::optional<std::string> wholeCode(const std::string &title, const std::vector<std::string> &rows)
{
    std::string text = title;
    for (const auto &row : rows)
        text += '\n' + row;
    return text.size() <= codeBytes ? std::optional(text) : std::nullopt;
}

int rowsForCodes(const std::vector<std::string> &rows, int first, std::size_t titleBytes)
{
    Filling filling(codeBytes - titleBytes);
    auto row = static_cast<std::size_t>(first);
    while (row < rows.size() && filling.take(rows[row]) <= codesOnPage)
        ++row;
    return static_cast<int>(row) - first;
}

Parts dividedForCodes(const std::vector<std::string> &rows, int first, int count,
                      std::size_t titleBytes)
{
    const auto some =
        std::span(rows).subspan(static_cast<std::size_t>(first), static_cast<std::size_t>(count));
    const std::size_t most = codeBytes - titleBytes;
    Parts parts = filled(some, most);
    // The least size of codes that does not ask for one more: none is large beside a small one.
    std::size_t low = most / std::max<std::size_t>(parts.size(), 1) / 2;
    std::size_t high = most;
    while (low < high) {
        const std::size_t middle = (low + high) / 2;
        if (filled(some, middle).size() <= parts.size())
            high = middle;
        else
            low = middle + 1;
    }
    return filled(some, high);
}

} // namespace ui
