// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

namespace saying {

/// "does he get the 5 credits from Dirty Laundry", asked in the run at the end of which they come:
/// that run is looked at to its end.
void settlePaidAtEnd(Scene &scene);

} // namespace saying
