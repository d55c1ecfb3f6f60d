// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Of whom something is told where nobody is named with it: no chip is somebody's in silence.
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace saying {

/// Whom a clause without a subject is about: who was told of before it in the sentence.
[[nodiscard]] Subject carriedTo(const Scene &scene, std::size_t token);
/// Nothing but small words stands before it in its clause.
[[nodiscard]] bool beginsClause(const Scene &scene, std::size_t token);
/// The player that all these facts are of, where the other could have the same.
[[nodiscard]] std::optional<rules::Side> sideOfFacts(const std::vector<std::string> &facts);

/// "I'm the Corp": said outright.
bool readDeclared(Scene &scene);

/// Says at each chip how it came to be of that player, marks it where that is not sure, and adds
/// one chip for who "I" and "he" are.
void tellWhose(Scene &scene);

} // namespace saying
