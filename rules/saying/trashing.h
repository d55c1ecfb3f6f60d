// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Whoever trashes a card: for its trash cost, as an action, for its own ability, or by an effect.
#pragma once

#include "rules/saying/acts.h"

namespace saying {

/// Who is said to do it: in this clause, and otherwise in the one before.
struct Doer {
    std::optional<Who> who;
    Subject carried;
};

/// "trashes Snare", "trashes Kati with the tag", "trashes his own Decoy". What the Corp trashes and
/// is no resource takes an effect, which has to be told.
[[nodiscard]] std::optional<SaidAct> trashed(Scene &scene, const std::string &card,
                                             const Doer &doer);

} // namespace saying
