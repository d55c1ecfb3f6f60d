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
/// What is derived from it, and what other versions say otherwise.
[[nodiscard]] Lines toldInAll(const std::string &state, const std::string &question,
                              rulings::RulesVersion version = rulings::RulesVersion::Rr10);
/// Where each player takes actions.
inline const std::string actions = "runner-turn/take-actions";
inline const std::string corpActions = "corp-turn/take-actions";
/// An object of the state: this card as the only ice of HQ, rezzed.
[[nodiscard]] std::string ice(const std::string &card);
[[nodiscard]] bool has(const Lines &lines, const std::string &line);
/// Whether one of them has it in it.
[[nodiscard]] bool any(const Lines &lines, const std::string &part);

} // namespace rulings_support
