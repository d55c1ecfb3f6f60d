// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where a card comes to lie that a judge moves onto another one.
#pragma once

#include "core/json.h"
#include "rules/asking/table_edits.h"

#include <optional>
#include <string_view>

namespace asking {

/// Whether by the texts of both one card may lie on the other, whatever else would forbid it; what
/// is not known of a text forbids nothing.
[[nodiscard]] bool mayHost(std::string_view host, std::string_view title);
/// On the other card where that may host it; ice in the place of other ice, which makes room to the
/// outside; else where the other card lies. Nothing where no such card lies.
[[nodiscard]] std::optional<Place> placeOnto(const core::Json &document, std::string_view object,
                                             std::string_view other);

} // namespace asking
