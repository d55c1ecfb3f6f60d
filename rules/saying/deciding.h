// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody decided, told in words that no grammar takes: the game waits for one of few things.
#pragma once

#include "rules/saying/scene.h"

#include <vector>

namespace saying {

/// "decides", "gets to pick which program is trashed" behind "who": what is decided there is asked
/// about, and comes to nothing. A doubt where it is not said in small words.
[[nodiscard]] bool takeDeciding(Scene &scene);

/// "puts credits in first", "has to spend first" behind "who": who decides first.
[[nodiscard]] bool takeSpendingFirst(Scene &scene);

/// Where the acts told before a clause lead to a decision, and words of the clause are those of one
/// of its options and of no other, that is what was decided, as a doubt. Clauses that are read so
/// are no more among those that were not understood.
void settleDecisions(Scene &scene, std::vector<Span> &notUnderstood);

} // namespace saying
