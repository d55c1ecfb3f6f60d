// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What else is said with a number of a player.
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace saying {

/// Behind a number that begins there: "he's just getting", "that she gains". It is nothing that
/// somebody had.
bool readGettingBehind(Scene &scene, std::size_t begin);
/// "later", "ago" behind a number of clicks: how many went by.
[[nodiscard]] bool isOfCourse(const Scene &scene);
/// "on Whizzard" behind a number of such things: of a card, and of no player.
[[nodiscard]] bool isOnCardNext(const Scene &scene, const std::string &noun);
/// "the first of 2 cards", "one of the 3 cards": the number that begins there is none that somebody
/// has.
[[nodiscard]] bool isOfSeveral(const Scene &scene, std::size_t begin);
/// "3 credits on Whizzard"
[[nodiscard]] bool isCountedOnCard(const Scene &scene);

/// "corp 3 tags": nobody can mean that.
[[nodiscard]] bool isOfOther(const std::optional<Who> &who, std::string_view noun);
/// "Harmony Medtech was on 5": an identity that is named names its player.
[[nodiscard]] std::optional<Who> identityBefore(const Scene &scene);
/// "credits in my pool": who has them by the words of that token.
[[nodiscard]] std::optional<Who> ownerSaidIn(const Scene &scene, std::size_t token);
/// Whose it can only be as far as anything was told: the one whose turn or run it is, or who has
/// the card that was spoken of.
[[nodiscard]] std::optional<rules::Side> likelyOwner(const Scene &scene, std::string_view noun);
/// Both of them, in the place of the words from there on.
[[nodiscard]] std::vector<Offer> whoseOffers(const Scene &scene, std::size_t begin);
/// "so I have 7": what was told before leads to it.
[[nodiscard]] bool isConcluded(const Scene &scene, std::size_t begin);
/// It is no number of the table before.
bool leaveConcluded(Scene &scene, std::size_t begin);
/// A number of nothing is one of agenda points: they were spoken of, or an agenda and who wins.
[[nodiscard]] bool speaksOfPoints(const Scene &scene);
/// "six points each", "both have 5 credits": the same for both.
bool readForEach(Scene &scene);
/// "from Stimhack": what it came from does nothing more.
void skipSourceOf(Scene &scene, Chip &chip);

/// "in the Runner's pool" behind credits.
std::optional<Who> takeOwnPool(Scene &scene);

/// "3 credits and a tag": one, listed behind another number.
[[nodiscard]] bool isOneTagMore(const Scene &scene);
/// "(He plays Scorched,) 4 cards in my hand": whose the zone is that was read since; otherwise of
/// that player.
[[nodiscard]] std::optional<rules::Side> ownerOfZone(const Scene &scene, std::size_t begin,
                                                     std::optional<rules::Side> otherwise);
/// "2 credits or 4?": none of them is told.
[[nodiscard]] bool isOneOfAnswers(const Scene &scene);
/// "tagged my Ice Wall with Political Graffiti": nobody is tagged.
[[nodiscard]] bool isDoneToCard(const Scene &scene);

} // namespace saying
