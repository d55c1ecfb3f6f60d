// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPalette;

namespace ui {

class ActionRegistry;

/// Gives the actions their icons, for menus, the toolbar and the list of pages. Anew whenever the
/// colours change: see iconFor().
void giveIcons(const ActionRegistry &actions, const QPalette &palette);

} // namespace ui
