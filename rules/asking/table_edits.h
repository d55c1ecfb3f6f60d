// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a judge does with the table of a question: cards are put, moved, become others, numbers and
// the moment change. Whatever is done, the question stays one that can be read.
#pragma once

#include "rules/asking/document.h"
#include "rules/rulings/language/vocabulary.h"

#include <optional>
#include <string>
#include <string_view>

namespace asking {

/// Where a card lies.
struct Place {
    rulings::Zone zone = rulings::Zone::Rig;
    std::string server = {};          ///< of Remote, Root and Protecting; "new": a further remote
    std::string host = {};            ///< an object; empty: on none
    std::optional<int> position = {}; ///< of ice, 0 is innermost; nothing: outermost
    std::optional<bool> rezzed = {};  ///< nothing: as it was, and what is new is rezzed
    friend bool operator==(const Place &, const Place &) = default;
};

/// Whether such a card can lie there at all; false for an unknown title.
[[nodiscard]] bool mayLie(std::string_view title, rulings::Zone zone);
/// Where such a card usually lies, in the attacked server if there is one.
[[nodiscard]] Place usualPlace(const core::Json &document, const rules::Card &card);
/// Where such a card comes to lie that is put there: ice in front of the server, an operation among
/// the cards of HQ and not in its root. Nothing where no such card lies.
[[nodiscard]] std::optional<Place> fitting(std::string_view title, Place wanted);
/// Where the object lies as the question begins; nothing for an unknown one.
[[nodiscard]] std::optional<Place> placeOf(const core::Json &document, std::string_view object);

/// Puts a card where such a card usually lies; its name in the question. Empty for an unknown
/// title.
[[nodiscard]] std::string addCard(core::Json &document, std::string_view title);
/// Takes it off the table, with whatever was said of it.
void removeCard(core::Json &document, std::string_view object);

/// Puts a card there; its name in the question. Empty where such a card does not lie.
std::string putCard(core::Json &document, std::string_view title, const Place &place);
/// False, and nothing changes, where such a card does not lie.
bool moveCard(core::Json &document, std::string_view object, const Place &place);
/// The object becomes that card. Where such a card does not lie in its place, it comes to lie where
/// it usually does. False for an unknown title.
bool replaceCard(core::Json &document, std::string_view object, std::string_view title);

/// A number or truth at a path of the state, whose parents need not be there yet.
void tell(core::Json &document, std::string_view path, core::Json value);
/// What was told there is not stated any more.
void untell(core::Json &document, std::string_view path);

/// The question begins in that step of a turn, or of a run that there is from then on. What was
/// played is not played any more.
void beginAt(core::Json &document, rules::TimingKind kind, std::string_view topic);
/// The run is on that server, against its outermost ice that was not passed.
void attack(core::Json &document, std::string_view server);

} // namespace asking
