// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/playing_out/playing_out.h"

#include <QString>

namespace ui {

struct LineOfPlay;
class Play;

/// An act for people; steps by what the version calls them.
[[nodiscard]] QString actText(const rulings::PlayedOut &out, const rulings::Act &act,
                              const std::string &words);
/// The step of that name; empty: this version has none.
[[nodiscard]] QString stepCalled(const rulings::PlayedOut &out, const std::string &name);
/// The same of one that the game goes on to: with what it comes there for once more, where it has
/// been there.
[[nodiscard]] QString stepAhead(const rulings::PlayedOut &out, const std::string &name);
/// An act of the script.
[[nodiscard]] QString actText(const Play &play, std::size_t act);
/// What is taken back next at the table; empty: nothing.
[[nodiscard]] QString takenBackText(const Play &play);
/// The act, why it is not allowed, and where that stands.
[[nodiscard]] QString refusalText(const rulings::PlayedOut &out,
                                  const rulings::RefusedAct &refused);
/// "Rules Reference 1.0, “Cost”", each source once.
[[nodiscard]] QString reasonsText(const std::vector<rulings::Reason> &reasons);
/// What an official example says of the moment in sight; empty for other lines.
[[nodiscard]] QString saidThere(const LineOfPlay &line);

} // namespace ui
