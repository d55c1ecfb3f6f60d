// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a line of a trace speaks of and rests on.
#pragma once

#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <cstddef>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

namespace rulings {

using Ids = std::initializer_list<std::string_view>;

/// The card or one of its abilities is named in it.
[[nodiscard]] bool speaksOf(const TraceLine &line, ObjectId card);
[[nodiscard]] bool speaksOf(const TraceLine &line, const AbilityOf &ability);
/// The player is.
[[nodiscard]] bool speaksOf(const TraceLine &line, Side player);
/// The cards that it names, in its order.
[[nodiscard]] std::vector<ObjectId> cardsOf(const TraceLine &line);
/// The card that it names first, if it names one.
[[nodiscard]] ObjectId cardOf(const TraceLine &line);
/// The only rule that it rests on; empty: none, or several.
[[nodiscard]] std::string_view ruleOf(const TraceLine &line);
[[nodiscard]] bool restsOn(const TraceLine &line, std::string_view rule);
/// What a text counts or asks about, which one of the two lines before has said with more.
[[nodiscard]] bool wasSaidWithMore(std::span<const TraceLine> trace, std::size_t line,
                                   const State &state);
/// What was chosen to happen happens, or what the text asked about is so: the line before says it.
[[nodiscard]] bool isAsChosen(std::span<const TraceLine> trace, std::size_t line,
                              const State &state);
[[nodiscard]] bool isAmong(std::string_view one, Ids some);
/// Leaves lines of abilities that came to nothing, of cards that nobody asked about.
void leaveVain(std::vector<bool> &left, std::span<const TraceLine> trace, const State &state,
               const Question &question);

} // namespace rulings
