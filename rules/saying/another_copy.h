// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "rules/saying/draft.h"

#include <string>

namespace saying {

/// The same act once more: what it played, installed or used up is another copy then.
[[nodiscard]] core::Json anotherTime(Draft &draft, const core::Json &act, const std::string &card);

} // namespace saying
