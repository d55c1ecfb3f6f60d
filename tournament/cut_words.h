// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words.h"
#include "tournament/bracket_wiring.h"

namespace tournament {

/// How data files and exports call the forms of a cut.
inline constexpr core::Words<CutForm, 4> cutFormWords{
    {{CutForm::None, "none"},
     {CutForm::DoubleElimination, "double-elimination"},
     {CutForm::SingleElimination, "single-elimination"},
     {CutForm::SingleReseeded, "single-reseeded"}}};

/// And the parts of a bracket.
inline constexpr core::Words<Branch, 4> branchWords{{{Branch::Upper, "upper"},
                                                     {Branch::Lower, "lower"},
                                                     {Branch::Final, "final"},
                                                     {Branch::SecondFinal, "second-final"}}};

} // namespace tournament
