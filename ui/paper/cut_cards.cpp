// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cut_cards.h"

namespace ui {

namespace {

constexpr std::size_t across = 2;
constexpr std::size_t down = cardsOnSheet / across;
constexpr double mark = mm(4);

} // namespace

QRectF placeOfCard(std::size_t place, const QSizeF &paper)
{
    const QSizeF size(paper.width() / across, paper.height() / down);
    return {QPointF(static_cast<double>(place % across) * size.width(),
                    static_cast<double>(place / across) * size.height()),
            size};
}

void drawCutMarks(Sheet &sheet)
{
    const QSizeF paper = sheet.size;
    const double thin = mm(0.15);
    const auto cross = [&](double x, double y) {
        sheet.rules.push_back({{x - mark / 2, y}, {x + mark / 2, y}, thin});
        sheet.rules.push_back({{x, y - mark / 2}, {x, y + mark / 2}, thin});
    };
    for (std::size_t column = 0; column <= across; ++column)
        for (std::size_t row = 0; row <= down; ++row) {
            const bool corner = (column == 0 || column == across) && (row == 0 || row == down);
            if (!corner)
                cross(paper.width() * static_cast<double>(column) / across,
                      paper.height() * static_cast<double>(row) / down);
        }
}

} // namespace ui
