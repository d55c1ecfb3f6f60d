// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/sentence.h"

#include <string_view>
#include <utility>

namespace rulings {

struct Rule;

/// The engine must not go on: a rule gap, a card it does not know, a fact nobody stated. Thrown
/// inside the interpreter only; answer() turns it into a value.
struct NotDerivable {
    Sentence why;
    std::string_view open =
        {}; ///< the name of the Difference that the version leaves open, if it is that
    const Rule *missing = nullptr; ///< the rule that the version does not have, if it is that
    bool byChance = false;         ///< the rules say all there is, and chance decides
    bool unstated = false;         ///< it hangs on a fact that nobody stated
};

/// That the version does not have that rule.
[[nodiscard]] Sentence noRuleSays(const Rule &rule);

/// For what a fact is missing.
[[nodiscard]] inline NotDerivable notStated(Sentence why)
{
    NotDerivable reason{std::move(why)};
    reason.unstated = true;
    return reason;
}

/// How the game goes on from here, the version does not say; what happened until then stands.
struct OpenEnd : NotDerivable { };

} // namespace rulings
