// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/camera.h"

namespace testing {

/// The page Phones: before anybody needs it, and in the middle of a round.
void takePhones(const Camera &camera, const QString &folder);

} // namespace testing
