// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Tags and damage of which it is told that the Runner takes them, and by what or not.
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "takes a tag", "suffers 3 net damage": by a card without a name, where none on the table does
/// that; "taking 3 net from Neural Katana": its subroutines resolve. Both are doubts.
bool readSuffered(Scene &scene);
/// "I trash Decoy to avoid a tag": where nothing gives one, something is taken to.
void settleSourceOfTag(Scene &scene);

} // namespace saying
