// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Acts that are said by the name of a card alone, or by what became of it.
#pragma once

#include "rules/saying/acts.h"

namespace saying {

/// "(he) scorches me twice", "(I want to) Imp it", "stole a Merger out of HQ": behind who does it.
[[nodiscard]] std::optional<SaidAct> takeActByName(Scene &scene, const std::optional<Who> &who);

} // namespace saying
