// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace core {

/// Where a rule stands: shown beside every refusal, pairing, verdict. Owns nothing: the texts are
/// constants, or stand in the data behind the verdict (cards, lists), which must outlive it.
struct Citation {
    std::string_view document; ///< "Tournament Rules 3.0.2"
    std::string_view section;  ///< "Swiss Pairings"
};

} // namespace core
