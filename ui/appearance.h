// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

class QApplication;

namespace ui {

/// Fusion where the desktop brings no style of its own, and never smaller than one can read.
void applyAppearance(QApplication &application);

[[nodiscard]] QPalette darkPalette();

} // namespace ui
