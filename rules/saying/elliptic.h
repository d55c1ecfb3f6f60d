// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Questions that go without what was said before them.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "(he claims I'm flatlined.) Am I?", "(he says I must trash another program.) Must I?": what is
/// claimed is asked, as a doubt.
bool readElliptic(Scene &scene);
/// "(I spend the click on it.) Is that enough to get in?": whether the ice that is met is passed.
bool readEnough(Scene &scene);

} // namespace saying
