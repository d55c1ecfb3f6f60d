// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a card needs for what is done with it, where nobody told it.
#pragma once

#include "rules/saying/draft.h"

#include <string>
#include <string_view>

namespace saying {

/// The object of that act, or nothing: "access" of the script or of the question.
[[nodiscard]] bool isUsedBy(const Draft &draft, std::string_view verb, const std::string &object);
[[nodiscard]] bool isAccessed(const Draft &draft, const std::string &object);

/// An act of the script, or the one that is asked about, chooses it.
[[nodiscard]] bool isChosen(const Draft &draft, const std::string &object);

/// An agenda without a name that is scored has what it takes.
void describeAgenda(Draft &draft, const std::string &object);
/// What is rezzed for an agenda is so for one that was scored.
void assumeForfeited(Draft &draft);
/// What lies in play has the counters that it got as it was installed or rezzed.
void assumeCountersFromStart(Draft &draft, const std::string &object);
/// What is paid with counters of the card itself is paid with some that lie there.
void assumeCountersPaid(Draft &draft, const std::string &object);
/// What is rezzed without a name has a cost.
void describeRezzed(Draft &draft, const std::string &object);
/// What is installed without a name has a cost.
void describeInstalled(Draft &draft, const std::string &object);

} // namespace saying
