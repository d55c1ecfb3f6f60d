// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/camera.h"

namespace testing {

/// Every mode of the wall, and its panel.
void takeWall(const Camera &camera, const QString &folder);
/// The clock of the round and its dialogs.
void takeClock(const Camera &camera, const QString &folder);

} // namespace testing
