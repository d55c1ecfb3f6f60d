// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/projector/wall_picture.h"
#include "ui/projector/wall_sheet.h"

namespace ui {

/// One, or one for the upper and one for the lower bracket when both together would be too small.
[[nodiscard]] int bracketPages(const WallPicture &picture, const QSizeF &area, double wallHeight);

void addBracket(WallSheet &sheet, const WallPicture &picture, int page, const QRectF &area);

} // namespace ui
