// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace saying {

/// What is asked for of a table: facts of the question language.
struct AskedFacts {
    std::vector<std::string> facts;
    std::string says;
};

/// "how many credits does the runner have", "is tollbooth rezzed", "where does it go", "does the
/// runner survive". Nothing is taken where no fact is asked for.
[[nodiscard]] std::optional<AskedFacts> takeFacts(Scene &scene);

} // namespace saying
