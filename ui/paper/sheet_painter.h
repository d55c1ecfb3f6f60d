// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/sheet.h"

#include <QByteArray>
#include <QImage>

class QPageLayout;
class QPainter;

namespace ui {

/// In black, on a ground that is light already; `rect` with the quiet zone.
void paintCode(QPainter &painter, const QrCode &code, const QRectF &rect);
/// In the units of the sheet, from its upper left corner.
void paint(QPainter &painter, const Sheet &sheet);
/// The same scaled to a device of that resolution.
void paintPage(QPainter &painter, const Sheet &sheet, double dotsPerInch);
/// Its size and orientation, without margins: sheets bring their own.
[[nodiscard]] QPageLayout layoutOf(const Sheet &sheet);

[[nodiscard]] QByteArray pdfOf(const Printout &printout);
[[nodiscard]] QImage imageOf(const Sheet &sheet, double dotsPerInch);

} // namespace ui
