// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "column_widths.h"

#include <algorithm>
#include <cstddef>
#include <numeric>

namespace ui {

namespace {

/// Gives the same to each column that holds no names, the odd pixels to the first ones; to the
/// names where there is no other.
void shareOut(std::vector<int> &widths, const std::vector<ColumnNeed> &needs, int extra)
{
    const bool onlyNames = std::ranges::all_of(
        needs, [](const ColumnNeed &need) { return need.kind == ColumnKind::Name; });
    std::vector<std::size_t> takers;
    for (std::size_t i = 0; i < needs.size(); ++i)
        if (onlyNames || needs[i].kind != ColumnKind::Name)
            takers.push_back(i);
    const auto columns = static_cast<int>(takers.size()); // none: nothing is given
    for (int i = 0; i < columns; ++i)
        widths[takers[static_cast<std::size_t>(i)]] +=
            extra / columns + (i < extra % columns ? 1 : 0);
}

/// Makes the names wider, the narrowest first; what they do not take the others share, so that
/// no strip beside the table stays empty.
void widen(std::vector<int> &widths, const std::vector<ColumnNeed> &needs, int extra)
{
    while (extra > 0) {
        auto narrowest = widths.end();
        for (auto width = widths.begin(); width != widths.end(); ++width) {
            const auto &need = needs[static_cast<std::size_t>(width - widths.begin())];
            if (need.kind == ColumnKind::Name && *width < need.utmost
                && (narrowest == widths.end() || *width < *narrowest))
                narrowest = width;
        }
        if (narrowest == widths.end()) {
            shareOut(widths, needs, extra);
            return;
        }
        ++*narrowest;
        --extra;
    }
}

/// Makes the columns of a kind narrower, the widest first; what is still missing then.
int narrow(std::vector<int> &widths, const std::vector<ColumnNeed> &needs, ColumnKind kind,
           int missing)
{
    while (missing > 0) {
        auto widest = widths.end();
        for (auto width = widths.begin(); width != widths.end(); ++width) {
            const auto &need = needs[static_cast<std::size_t>(width - widths.begin())];
            if (need.kind == kind && *width > need.least
                && (widest == widths.end() || *width > *widest))
                widest = width;
        }
        if (widest == widths.end())
            break;
        --*widest;
        --missing;
    }
    return missing;
}

} // namespace

std::vector<int> columnWidths(const std::vector<ColumnNeed> &needs, int room)
{
    std::vector<int> widths;
    for (const ColumnNeed &need : needs)
        widths.push_back(need.whole);
    const int surplus = room - std::accumulate(widths.begin(), widths.end(), 0);
    if (surplus > 0)
        widen(widths, needs, surplus);
    else
        narrow(widths, needs, ColumnKind::Name, narrow(widths, needs, ColumnKind::Note, -surplus));
    return widths;
}

} // namespace ui
