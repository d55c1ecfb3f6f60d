// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace saying {

/// Of several copies the one spoken of last, or the ice of the run; otherwise the newest. A doubt.
[[nodiscard]] std::string oneOf(Scene &scene, const std::vector<std::string> &copies);
/// The cards on the table of that type and, where one is named, of that subtype.
[[nodiscard]] std::vector<std::string> knownOfKind(const Draft &draft, const std::string &type,
                                                   const std::optional<std::string> &subtype);
/// "the ice", "the program": the only one of that kind on the table.
[[nodiscard]] std::optional<std::string> onlyOfKind(const Scene &scene);
/// "1 MU programs", "3-advancement agenda" stands there: a fact of a card without a name.
[[nodiscard]] bool isFactBefore(const Scene &scene, std::size_t ahead);
/// "current", "identity" stands there, which is said of the only one on the table.
[[nodiscard]] bool isKindOfOne(const Scene &scene, std::size_t ahead);
/// "an unrezzed ice", "a resource": a card of that type that has no name.
[[nodiscard]] std::optional<std::string> takeDescribed(Scene &scene);

/// "the agenda is now 3 out of 3": so many advancements of those that it needs. One that was scored
/// is another.
bool readAdvancedOf(Scene &scene);
/// "(Viper,) strength 4": of a card by its name it says nothing new, or is a doubt.
bool readStrengthSaid(Scene &scene);
/// "requirement 3", "strength 4" of a card without a name.
bool takeDescription(Scene &scene, const std::string &object);

/// "3 point agenda", "2-pointers"
[[nodiscard]] bool isWorthAt(const Scene &scene, std::size_t ahead);
/// "2-pointers": what each is worth, and not how many there are.
[[nodiscard]] bool isPointersNext(const Scene &scene);

} // namespace saying
