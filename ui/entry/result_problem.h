// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "tournament/results/result_notation.h"

#include <QString>

namespace ui {

/// Why what was typed is no result. What would be one is told by `help`, the words that stand
/// beside the line: people at the desk type those, not the notation of the command line.
[[nodiscard]] app::Failure resultProblem(const tournament::Event &event,
                                         const tournament::NotationFailure &problem,
                                         const QString &help);

} // namespace ui
