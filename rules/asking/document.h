// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/asking/preset.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"

namespace asking {

/// What is at a path of keys and numbers of items; nullptr when it leads nowhere.
[[nodiscard]] const core::Json *valueAt(const core::Json &document, std::string_view path);
/// Puts a value there; the last key may be new. False when the path leads nowhere.
bool setAt(core::Json &document, std::string_view path, core::Json value);

/// Where the document tells of it.
[[nodiscard]] std::string objectPath(std::string_view object);
/// The card of an object by its name in the question: its title, or of a card that is described by
/// facts nothing.
[[nodiscard]] std::optional<std::string> titleOf(const core::Json &document,
                                                 std::string_view object);
/// Cards of the question with a title, object by object.
struct NamedCard {
    std::string object;
    std::string title;
    bool byJudge = false; ///< with abilities as the judge states them
};
[[nodiscard]] std::vector<NamedCard> namedCards(const core::Json &document);
/// How much of that card the engine knows; nothing for an unknown title.
[[nodiscard]] std::optional<rulings::Modelled> modelled(const NamedCard &card);

/// Abilities of the card of "ice#s1" as acts name them: "ice#s1", "ice#click".
[[nodiscard]] std::vector<std::string> abilitiesFor(const core::Json &document,
                                                    std::string_view ability);
/// Where acts use an ability that their card does not have, after it became another one: takes the
/// first it has. Acts of a card that has none are not played.
void mendAbilities(core::Json &document);

/// An ability as a judge states it from a form.
struct StatedAbility {
    std::string kind = "conditional"; ///< "paid", "conditional", "subroutine"
    std::string event = "encountered";
    bool ofSelf = true; ///< conditional: it happens to the card itself
    bool optional = false;
    int credits = 0; ///< to pay for it
    std::string op = "end-run";
    int amount = 1;
    std::string player; ///< "corp", "runner"; empty: the card's owner
};
/// Gives the object's card this ability beside those it was given before; its id.
std::string stateAbility(core::Json &document, std::string_view object,
                         const StatedAbility &ability);

} // namespace asking
