// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Cards that a line puts on the table or speaks of.
#pragma once

#include "rules/saying/lying.h"
#include "rules/saying/scene.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace saying {

/// Whether a card can be the one that is meant.
using Fits = std::function<bool(const Draft &, const std::string &)>;

/// The card the words name, on the table now at the latest; "it" is the one spoken of last that
/// fits, and a doubt where several do. Nothing is taken where no card is named.
[[nodiscard]] std::optional<std::string> takeCard(Scene &scene, const Fits &fits = {});
/// Whether such a thing can be done with the card: "rez" with ice, "steal" with an agenda.
[[nodiscard]] Fits fitsVerb(std::string_view verb);
/// Titled ice or an icebreaker.
[[nodiscard]] bool hasPrintedStrength(const Draft &draft, const std::string &object);
/// Whether the next words name a card, idle ones and flags before it left out of account.
[[nodiscard]] bool isCardNext(const Scene &scene);

/// "rezzed tollbooth on hq", "femme on tollbooth, 2 virus counters": a card and how it lies.
bool readCard(Scene &scene);
/// How the card lies that was named from `begin` on, as many such words as follow; counters are
/// chips of their own.
void readTail(Scene &scene, const std::string &object, std::size_t begin);
/// "rototurret (sentry)": of what kind the card is says nothing new.
bool skipKind(Scene &scene, const std::string &object);
/// "behind ice wall", "in front of ash" after a card: the same server, further in or out.
bool readBehind(Scene &scene, const std::string &object);
/// "the first ice is enigma", "innermost rototurret": as the Runner comes to it.
bool readNth(Scene &scene);
/// "outermost on hq", "is the first ice" after a card.
bool readNthOf(Scene &scene, const std::string &object);
/// "no ice", "unprotected": nothing lies there.
bool readNothing(Scene &scene);
/// "ice on hq:": what is told next protects it.
bool readHeading(Scene &scene);
/// "ice from outside:": what is told next lies behind what was told before.
bool readOrder(Scene &scene);
/// "corp is jinteki pe"
bool readIdentity(Scene &scene);
/// "rezzed" of the card that was spoken of last.
bool readFlag(Scene &scene);
/// "both rezzed": of the two cards, or of the ice, that were told last.
bool readAllLie(Scene &scene);

/// In such a list ice lies innermost as it is named.
void putInOrder(Scene &scene, const std::string &object);

} // namespace saying
