// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPalette>

class QApplication;
class QLabel;

namespace ui {

/// Fusion where the desktop brings no style of its own, and never smaller than one can read.
void applyAppearance(QApplication &application);

/// Smaller letters for help that is read once; as dark as all others, so that it can be read.
void quiet(QLabel &label);

[[nodiscard]] QPalette darkPalette();

} // namespace ui
