// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a derivation tells, for tests of its sentences.
#pragma once

#include "rules/rulings/answering/answer.h"

#include <string>
#include <vector>

namespace rulings_support {

using Lines = std::vector<std::string>;

/// A question of these members of its state and of itself; the test ends where it cannot be read.
[[nodiscard]] rulings::Asked readOf(const std::string &state, const std::string &question);
[[nodiscard]] Lines linesOf(const rulings::Answer &answer);
[[nodiscard]] bool has(const Lines &lines, const std::string &line);
/// Whether one of them has it in it.
[[nodiscard]] bool any(const Lines &lines, const std::string &part);

} // namespace rulings_support
