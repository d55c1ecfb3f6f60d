// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of an act that was told and cannot be done where the table stands.
#pragma once

#include "rules/saying/reading.h"

namespace saying {

[[nodiscard]] Open openOf(Span span, Undone undone);

} // namespace saying
