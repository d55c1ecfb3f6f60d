// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/profile.h"
#include "tournament/words.h"

namespace tournament {

/// How data files and exports call the forms of a cut.
inline constexpr Words<CutForm, 4> cutFormWords{{{CutForm::None, "none"},
                                                 {CutForm::DoubleElimination, "double-elimination"},
                                                 {CutForm::SingleElimination, "single-elimination"},
                                                 {CutForm::SingleReseeded, "single-reseeded"}}};

} // namespace tournament
