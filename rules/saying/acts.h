// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What somebody does, in words.
#pragma once

#include "rules/saying/scene.h"

#include <optional>
#include <string>
#include <vector>

namespace saying {

/// One act, or several that are said as one: "breaks both subroutines".
struct SaidAct {
    std::vector<core::Json> acts; ///< of the question language
    rules::Side by = rules::Side::Runner;
    std::string says;          ///< "the Corp rezzes Tollbooth"
    std::string asks;          ///< what is asked with it, where that is not whether it may be done
    std::string verb;          ///< what is done, as the tables of words call it
    std::string card;          ///< the one that is played, installed, accessed; may be empty
    std::string usualStep;     ///< where it is done when nobody says where: "run/access"
    std::string accessed;      ///< it is done while that card is accessed
    int times = 1;             ///< "plays two of them"
    bool isOpen = false;       ///< which one it is has to be told first: `says` asks
    std::vector<Offer> offers; ///< what it could be then, without who does it: "uses Femme Fatale"
};

/// "corp rezzes tollbooth", "plays account siphon", "femme bypasses it". The card is made ready for
/// it: what is installed lies in the hand. Nothing is taken where no act is said.
[[nodiscard]] std::optional<SaidAct> takeAct(Scene &scene);
/// The act with a card that was named already: "can it be rezzed".
[[nodiscard]] std::optional<SaidAct> actOn(Scene &scene, const std::string &verb,
                                           const std::string &card);
/// What is asked with it: whether it may be done, where nothing else is.
[[nodiscard]] std::string askedInWords(const Draft &draft, const SaidAct &said);
/// The moment at which it is done, where nobody told one.
void beginAt(Draft &draft, const SaidAct &said);
/// "accessed", "is played": of the card that was spoken of last.
bool readPassive(Scene &scene);
/// Such an act comes to pass as it stands.
void playTold(Scene &scene, const SaidAct &said, std::size_t begin);
/// The act comes to pass.
bool readAct(Scene &scene);
/// "plays sure gamble and then diesel": the same with another card.
bool readAgain(Scene &scene);

} // namespace saying
