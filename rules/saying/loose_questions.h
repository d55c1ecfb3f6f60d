// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// A question that no other reader takes, by what it is about: "do those four subs all end my run
/// now", "can I pop the Op on it". It is always a doubt: its other words were not understood.
bool readLooseQuestion(Scene &scene);

} // namespace saying
