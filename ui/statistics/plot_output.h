// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/plot.h"

class QPrinter;

namespace ui {

// On paper and in files a plot is always dark on white, whatever the window looks like.

/// As wide as the page, on as many pages as its bars need.
void printPlot(QPrinter &printer, const Plot &plot, const QFont &font);
/// The bytes of an SVG file.
[[nodiscard]] QByteArray drawingOf(const Plot &plot, const QFont &font);

} // namespace ui
