// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Words that speak for a question.
#pragma once

#include "rules/rulings/language/ability.h"
#include "rules/saying/term.h"

#include <string>
#include <utility>
#include <vector>

namespace saying {

using Cues = std::vector<Term>;

[[nodiscard]] inline Term verb(std::string value) { return {TermKind::Verb, std::move(value)}; }
[[nodiscard]] inline Term noun(std::string value) { return {TermKind::Noun, std::move(value)}; }
[[nodiscard]] inline Term flag(std::string value) { return {TermKind::Flag, std::move(value)}; }

/// What people say of an ability by what it does.
[[nodiscard]] Cues cuesOf(const rulings::Ability &ability);

} // namespace saying
