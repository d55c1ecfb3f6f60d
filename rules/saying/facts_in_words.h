// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What chips say of questions for facts.
#pragma once

#include "rules/cards/card.h"
#include "rules/saying/facts.h"
#include "rules/saying/places.h"
#include "rules/saying/scene.h"

#include <optional>
#include <string>

namespace saying {

/// "how strong is Ice Wall?"
[[nodiscard]] std::string valueInWords(const std::string &value, const std::string &card);
/// "how many credits has the Corp?"; of nobody: of each.
[[nodiscard]] std::string playerInWords(const std::string &key, std::optional<rules::Side> side);

/// "is it rezzed", "is it trashed": what such a word asks of a card.
[[nodiscard]] std::optional<AskedFacts> flagged(const std::string &card, const std::string &flag,
                                                const std::string &name);

/// "is he dead", "does he survive": answered with yes where he is (not).
[[nodiscard]] AskedFacts isFlatlined(bool dead);
/// "dies", "dead", where a word of the same kind may say "lives".
[[nodiscard]] bool isOfDying(const Token &token);

/// "how many tags": what only one of the players can have.
[[nodiscard]] std::optional<AskedFacts> ofOnePlayer(const std::string &noun);

/// Credits, clicks, points, the hand size or counted cards of whoever is meant.
[[nodiscard]] std::optional<AskedFacts> ofPlayer(Scene &scene, const std::string &noun,
                                                 const std::optional<Place> &place,
                                                 const std::optional<Who> &who);

/// "3 cards in the grip"; `key`: hand, deck or pile.
[[nodiscard]] std::string pileInWords(rules::Side side, const std::string &key, int number);

} // namespace saying
