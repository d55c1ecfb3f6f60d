// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIcon>
#include <QPalette>
#include <QString>

namespace ui {

/// One of ours (ui/icons): drawn at the size that is asked for, in the colours of the palette there
/// is then, so that it suits light and dark and every resolution.
[[nodiscard]] QIcon ownIcon(const QString &name);

/// The icon that the desktop's theme has under its name, as long as it can be seen on this ground:
/// a theme for a light desktop brings black ones to a dark window. Else ours.
[[nodiscard]] QIcon iconFor(const QString &themeName, const QString &ownName,
                            const QPalette &palette);

/// Whether what is drawn of the icon stands out from the window of the palette.
[[nodiscard]] bool standsOut(const QIcon &icon, const QPalette &palette);

} // namespace ui
