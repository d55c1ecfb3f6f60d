// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/strict_reader.h"
#include "tournament/event/fact.h"

namespace tournament {

// Facts and states as JSON, by the one description of their members (fields.h, fact_fields.h) and
// words (words.h). Journals and exports share the notation.

/// A kind of fact or a word that only a newer version knows.
struct UnknownWord : core::DataError {
    std::string word;
};

/// How numbers of 64 bits without a sign are written: other programs keep 53 bits of a number.
enum class WideNumbers : std::uint8_t { AsNumbers, AsText };

[[nodiscard]] core::Json toJson(const Fact &fact);
[[nodiscard]] core::Json toJson(const Event &event, WideNumbers wide = WideNumbers::AsNumbers);

// Unknown keys are tolerated: rows are never rewritten, and a newer version may have added some.
// Each throws UnknownWord or core::DataError.
[[nodiscard]] Fact readFact(const core::JsonPlace &place);
[[nodiscard]] Event readEvent(const core::JsonPlace &place);

} // namespace tournament
