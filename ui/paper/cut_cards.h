// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/sheet.h"

namespace ui {

// Slips and cards: several to a sheet, cut apart.

inline constexpr std::size_t cardsOnSheet = 8;

[[nodiscard]] QRectF placeOfCard(std::size_t place, const QSizeF &paper);
/// Where to cut: short marks at the edges, and crosses where cuts meet.
void drawCutMarks(Sheet &sheet);

} // namespace ui
