// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/acts.h"

#include <cstddef>
#include <optional>

namespace saying {

/// "he says he'd rather jack out. Can he?": what the sentence before that token ends with, which
/// was not read as done.
[[nodiscard]] std::optional<SaidAct> wantedBefore(Scene &scene, std::size_t begin);

} // namespace saying
