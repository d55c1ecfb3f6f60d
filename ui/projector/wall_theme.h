// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/projector/wall_sheet.h"

#include <QColor>

namespace ui {

/// The colours of the wall. It does not follow the desk's: a dark hall wants a dark wall however
/// bright the desk is. Every pair meets 7 : 1, so that it is read at fifteen metres.
struct WallTheme {
    bool dark = true;

    [[nodiscard]] QColor ground() const { return dark ? QColor(8, 8, 10) : QColor(255, 255, 255); }
    [[nodiscard]] QColor ink(WallInk ink) const
    {
        switch (ink) {
        case WallInk::Text:
            return dark ? QColor(255, 255, 255) : QColor(0, 0, 0);
        case WallInk::Quiet:
            return dark ? QColor(200, 200, 205) : QColor(60, 60, 66);
        case WallInk::Accent:
            return dark ? QColor(255, 214, 92) : QColor(8, 52, 128);
        case WallInk::OnAccent:
            break;
        }
        return dark ? QColor(0, 0, 0) : QColor(255, 255, 255);
    }
    [[nodiscard]] QColor fill(WallFill fill) const
    {
        switch (fill) {
        case WallFill::Band:
            return dark ? QColor(30, 30, 35) : QColor(236, 238, 242);
        case WallFill::Head:
            return dark ? QColor(22, 22, 26) : QColor(244, 245, 248);
        case WallFill::Accent:
            return ink(WallInk::Accent);
        case WallFill::Box:
            break;
        }
        return dark ? QColor(38, 38, 44) : QColor(228, 231, 238);
    }
};

/// Draws a sheet on a ground of its size.
void paint(QPainter &painter, const WallSheet &sheet, const WallTheme &theme);

} // namespace ui
