// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "page_cutter.h"

#include <algorithm>
#include <limits>

namespace ui {

namespace {

constexpr int keptTogether = 2; ///< rows that stay with the heading above them

class Cutter {
public:
    Cutter(const CutMeasures &measures, const std::function<int(int)> &rowLimit)
        : m_measures(measures), m_rowLimit(rowLimit)
    {
        newPage();
    }

    void take(int number, const CutSection &section)
    {
        bool heading = section.heading;
        int row = 0;
        do {
            const double above = aboveRows(section, heading);
            const int least = std::min(section.rows - row, heading ? keptTogether : 1);
            if (m_top > 0 && m_top + above + least * m_measures.row > room())
                newColumn();
            const int rows = std::min({section.rows - row, fitting(above), pageLimit(number, row)});
            column().push_back({number, heading, row, rows, m_top});
            m_top += above + rows * m_measures.row;
            m_onPage += rows;
            row += rows;
            heading = false;
            if (row < section.rows)
                pageIsFull(number, row) ? newPage() : newColumn();
        } while (row < section.rows);
    }

    [[nodiscard]] std::vector<CutPage> pages() && { return std::move(m_pages); }

private:
    [[nodiscard]] double room() const
    {
        return m_pages.size() == 1 ? m_measures.firstHeight : m_measures.height;
    }
    CutColumn &column() { return m_pages.back()[m_column]; }
    [[nodiscard]] double aboveRows(const CutSection &section, bool heading) const
    {
        return (heading ? m_measures.heading : 0) + (heading && section.note ? m_measures.note : 0)
            + (section.rows > 0 ? m_measures.header : 0);
    }
    /// At least one: a row that is higher than the page stands alone rather than never.
    [[nodiscard]] int fitting(double above) const
    {
        // A little more than there is: sums of fractions are not exact.
        const double rest = room() - m_top - above + m_measures.row * 0.001;
        return std::max(static_cast<int>(rest / m_measures.row), 1);
    }
    [[nodiscard]] int limitFrom(int section, int row) const
    {
        return section == 0 && m_rowLimit ? m_rowLimit(row) : 0;
    }
    /// How many more rows this page may take, whatever room it has.
    [[nodiscard]] int pageLimit(int section, int row) const
    {
        const int most = limitFrom(section, row - m_onPage);
        return most == 0 ? std::numeric_limits<int>::max() : std::max(most - m_onPage, 1);
    }
    [[nodiscard]] bool pageIsFull(int section, int row) const
    {
        const int most = limitFrom(section, row - m_onPage);
        return most > 0 && m_onPage >= most;
    }

    void newPage()
    {
        m_pages.emplace_back(static_cast<std::size_t>(m_measures.columns));
        m_column = 0;
        m_top = 0;
        m_onPage = 0;
    }
    void newColumn()
    {
        if (m_column + 1 < m_pages.back().size()) {
            ++m_column;
            m_top = 0;
        } else {
            newPage();
        }
    }

    const CutMeasures &m_measures;
    const std::function<int(int)> &m_rowLimit;
    std::vector<CutPage> m_pages;
    std::size_t m_column = 0;
    double m_top = 0;
    int m_onPage = 0; ///< rows
};

} // namespace

std::vector<CutPage> cutIntoPages(const std::vector<CutSection> &sections,
                                  const CutMeasures &measures,
                                  const std::function<int(int)> &rowLimit)
{
    Cutter cutter(measures, rowLimit);
    for (std::size_t i = 0; i < sections.size(); ++i)
        cutter.take(static_cast<int>(i), sections[i]);
    return std::move(cutter).pages();
}

} // namespace ui
