// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"
#include "rules/saying/draft.h"
#include "rules/saying/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace saying {

/// "one unrezzed ice, corp rezzes tollbooth": it is that ice, which has a name from now on. What
/// the card is called in the document then.
[[nodiscard]] std::string namelessMeant(Draft &draft, const std::string &card);

/// "two pieces of ice on R&D: A outermost, B behind it": a name behind it is that of the next of
/// them from outside. What the card is called in the document then; empty: it is none of them.
[[nodiscard]] std::string namedNow(Scene &scene, rules::CardId card);

/// "corp scores,": the only card that can be meant; of a score an agenda without a name, as a
/// doubt, where there is none.
[[nodiscard]] std::optional<std::string> onlyOrNameless(Scene &scene, const std::string &verb,
                                                        const std::vector<std::string> &able);

/// "a remote with one card in it", "two facedown cards": cards that nobody names.
bool readCardsInServer(Scene &scene);

/// "(accesses an agenda,) it's NAPD Contract": the name of the only card that had none.
bool readItsName(Scene &scene);

/// "(installs) ice": none that lies there already.
[[nodiscard]] bool isBareType(const Token &token);

/// "(A server with two pieces of ice.) The inner one is Rototurret": one of those, as a doubt, and
/// not one more.
/// `fromOutside`: 0 is the outermost; none: the innermost.
void nameOneOfThem(Scene &scene, const std::string &ice, const std::string &server,
                   std::optional<std::size_t> fromOutside);

/// "two of the old ones", "the middle one of those three": which of the ice without a name they
/// are is all the same.
[[nodiscard]] std::vector<std::string> takeSomeOfTheIce(Scene &scene, const std::string &card);

/// "(installs) the third ice on HQ": fewer were told to lie there.
[[nodiscard]] bool isAmongUntoldIce(const Scene &scene, const std::string &server);

} // namespace saying
