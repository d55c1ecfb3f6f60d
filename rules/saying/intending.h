// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody wants to do, tries or is about to do: it is not done by being said.
#pragma once

#include "rules/saying/acts.h"

#include <cstddef>

namespace saying {

/// A word of wanting stands before it in its clause: "wants to", "is reaching for".
[[nodiscard]] bool isIntended(const Scene &scene, std::size_t end);
/// The acts of the chip that was added last are only intended, where such a word says so.
void noteIntended(Scene &scene, const SaidAct &said);
/// What is asked about comes first: an intended act that is not what is asked about is not done
/// yet. Where it is asked what comes of it all, it is done, and a doubt.
void settleIntended(Scene &scene);

/// "so I steal, yeah?": what is asked about is not done before.
void leaveAskedUndone(Scene &scene);

} // namespace saying
