// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"

namespace app {

/// For the last catch of a program, and only there: the exception that is being handled, of
/// whatever type, as a sentence for the user. Expected failures are values and never get here.
[[nodiscard]] Failure lastWords();

} // namespace app
