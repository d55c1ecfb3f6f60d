// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Kinds of cards, as a player would say them: "installed program", "piece of Sentry ice".
#pragma once

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"

#include <string>
#include <vector>

namespace rulings {

// Whatever `filter.ref` says; `owner` is the side of the card whose text it is.

/// "rezzed piece of ice protecting this server"
[[nodiscard]] Sentence oneInWords(const Filter &filter, Side owner);
/// "rezzed pieces of ice protecting this server"
[[nodiscard]] Sentence severalInWords(const Filter &filter, Side owner);
/// "a rezzed piece of ice protecting this server", "an installed program"
[[nodiscard]] Sentence aKindInWords(const Filter &filter, Side owner);

/// "a Barrier", "an Advertisement"
[[nodiscard]] Sentence aSubtypeInWords(const std::string &subtype);

/// So many of them: "2 rezzed pieces of ice".
[[nodiscard]] Sentence numberInWords(int number, const Filter &filter, Side owner);
/// That a card is of the kind, or not: "Enigma is rezzed", "Enigma is not a Barrier".
[[nodiscard]] Sentence isSuchInWords(const Sentence &card, const Filter &filter, Side owner,
                                     bool is);

/// Kinds, one of which is asked for: "agenda or asset".
[[nodiscard]] Sentence oneOfKinds(const std::vector<Sentence> &kinds);
// What describes them, word by word: what such cards are, how and where they lie, and what happens
// or happened to them.
void addNature(std::vector<Sentence> &words, const Filter &filter, Side owner);
void addState(std::vector<Sentence> &words, const Filter &filter);
void addPart(std::vector<Sentence> &words, const Filter &filter);
/// Where they lie, of a place that has words of its own with the kind of its server.
[[nodiscard]] Sentence describePlace(const Filter &filter);
/// One of several kinds: "(resource, Virtual)".
[[nodiscard]] Sentence describeAlternative(const Filter &filter, Side owner);

} // namespace rulings
