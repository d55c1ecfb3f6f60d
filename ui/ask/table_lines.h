// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/playing_out/picture.h"

#include <QStringList>

namespace ui {

/// Every box of the table that says something, in lines, for people who get no picture.
[[nodiscard]] QStringList tableLines(const rulings::TablePicture &table);

} // namespace ui
