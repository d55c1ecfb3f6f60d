// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <string>

namespace saying {

/// "2 virus counters", "4 counters", "advanced 3 times", "8 on it": on that card. Nothing is taken
/// where it is no number of counters that such a card can have.
bool takeCounters(Scene &scene, const std::string &object);
/// "(the run) put the 4th counter on Medium": so many lie there; one less before that run.
bool readNthCounter(Scene &scene);
/// "(Atman at) 5": of a card whose counters are its strength.
bool takeStrengthOf(Scene &scene, const std::string &object);
/// The same of the card that was spoken of last, also "3 advancements on it".
bool readCounters(Scene &scene);
/// "3 counters on it, scored": those of an agenda that is scored are no advancements.
void mendCounters(Scene &scene, const std::string &object);
/// "advanced junebug twice": how often a card is advanced that was said to be. False where such a
/// card cannot be.
bool tellAdvances(Scene &scene, const std::string &object);
/// What is counted as "counters", "tokens" or the like on that card; empty: nothing. `asked`:
/// behind what was played.
[[nodiscard]] std::string counterKind(const Draft &draft, const std::string &object,
                                      const std::string &noun, bool asked = false);

/// So many lie there.
Chip &tellCounters(Scene &scene, std::size_t begin, const std::string &object, int number,
                   const std::string &kind);
} // namespace saying
