// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QMenu;
class QWidget;

namespace ui {

/// The menu of a button near the edge opens over the window and not over what is beside it, where
/// the window has the room; and `below` what it is not to hide, where the screen has it.
void keepInWindow(QMenu &menu, const QWidget &button, const QWidget *below = nullptr);

} // namespace ui
