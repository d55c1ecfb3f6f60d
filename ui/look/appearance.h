// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QPalette>

class QApplication;
class QLabel;

namespace ui {

/// Light or dark; System follows the desktop.
enum class Theme { System, Light, Dark };

/// Sizes of letters a user can choose, in percent of the desktop's.
inline constexpr int smallestLetters = 100;
inline constexpr int largestLetters = 200;
inline constexpr int lettersStep = 25;

/// Fusion where the desktop brings no style of its own, and never smaller than one can read.
void applyAppearance(QApplication &application);
/// `desktopDark`: what the desktop wants, as far as it says so.
void applyTheme(Theme theme, std::optional<bool> desktopDark);
/// Widgets measure their letters when they are made: those that are there must be made anew.
void applyLetters(int percent);

/// Smaller letters for help that is read once; as dark as all others, so that it can be read.
void quiet(QLabel &label);

[[nodiscard]] QPalette lightPalette();
[[nodiscard]] QPalette darkPalette();

} // namespace ui
