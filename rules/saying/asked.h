// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/draft.h"

#include <string>
#include <string_view>
#include <vector>

namespace saying {

/// A new question of that kind, of the script as it is.
void setQuestion(Draft &draft, std::string_view ask);
/// These facts as well, of what comes of it.
void addReport(Draft &draft, const std::vector<std::string> &facts);

} // namespace saying
