// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "flatlined?", "tag?", "ice wall strength?": a question of a word or two.
bool readBriefQuestion(Scene &scene);

} // namespace saying
