// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/sheet.h"

namespace ui {

/// What stands above and below the matter of every page.
struct Letterhead {
    QString event;
    QString title;
    QString notice;    ///< framed, when something must not be overlooked
    QStringList facts; ///< rules and announcement, a line each
    QString printed;   ///< when
    QString seal;      ///< small at the foot
    QString hall = {}; ///< where phones find this; empty: nowhere
};

constexpr Lettering factLettering{9};

/// The part of a page between its margins and above the line at its foot.
[[nodiscard]] QRectF bodyOf(const QSizeF &size);

[[nodiscard]] double heightOf(const Letterhead &head);
/// In the upper part of `place`, which is as wide as there is room beside codes.
void drawHead(Sheet &sheet, const Letterhead &head, const QRectF &place);
void drawFoot(Sheet &sheet, const Letterhead &head, int page, int pages);

} // namespace ui
