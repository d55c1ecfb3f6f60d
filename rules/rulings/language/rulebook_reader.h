// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the rules and what each version says of them.
#pragma once

#include "core/strict_reader.h"
#include "rules/rulings/language/rulebook.h"

#include <string_view>

namespace rulings {

/// `text` holds {"differences":[…]} or {"rules":[…]}; added to the catalogue. Differences first:
/// rules name them.
[[nodiscard]] core::Expected<RuleCatalogue, core::DataError>
readRuleCatalogue(RuleCatalogue base, std::string_view text);

/// Compiled in. Throws when that data is wrong, which tests exclude.
[[nodiscard]] const RuleCatalogue &ruleCatalogue();

} // namespace rulings
