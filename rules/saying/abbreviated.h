// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reference/word.h"

#include <string_view>
#include <vector>

namespace saying {

/// "my ID" is an identity, and not "I'd".
void writeOut(std::vector<rules::Word> &words, std::string_view line);

} // namespace saying
