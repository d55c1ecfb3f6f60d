// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is said of preventing and avoiding.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/play/prevention.h"

#include <optional>

namespace rulings {

/// What abilities would wait for if it happened.
[[nodiscard]] std::optional<EventKind> eventOf(Prevented kind);
/// `one` as it is afterwards.
[[nodiscard]] Sentence prevents(ObjectId source, const Impending &one, int prevented);

} // namespace rulings
