// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace ui {

/// Gives the cells of a list or table, or the sections of a header, room on both sides of their
/// text: with the style's own few pixels a number runs into the name beside it.
void padCells(QWidget &view);

} // namespace ui
