// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The menus of the buttons that tell what a story was read as.
#pragma once

class QAction;
class QMenu;
class QString;
class QToolButton;
class QWidget;

namespace ui {

/// Opens below all of those buttons, of which it would hide some otherwise.
[[nodiscard]] QMenu *newChipMenu(QToolButton &button, const QWidget &buttons);
/// An entry that is cut behind a word where it has no room, and has a tip with all of it.
QAction *addWhole(QMenu &menu, const QString &text);

} // namespace ui
