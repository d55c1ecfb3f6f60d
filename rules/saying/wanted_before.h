// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/acts.h"
#include "rules/saying/facts.h"

#include <cstddef>
#include <optional>

namespace saying {

/// "he says he'd rather jack out. Can he?": what the sentence before that token ends with, which
/// was not read as done.
[[nodiscard]] std::optional<SaidAct> wantedBefore(Scene &scene, std::size_t begin);
/// "he's drawing 3 now. is that right?": whether the only card that lets them draw triggers.
[[nodiscard]] std::optional<AskedFacts> takeVerdictOnDraw(Scene &scene);

} // namespace saying
