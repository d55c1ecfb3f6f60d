// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// One operation of the card language, as a card says it: docs/card-language.md.
#pragma once

#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"

#include <any>
#include <optional>
#include <string_view>
#include <vector>

namespace rulings {

/// What is known of each thing that an effect can do: operations/operation.h.
struct Operation;
using Op = const Operation *;
/// As cards name it.
[[nodiscard]] std::string_view wordOf(Op op);

// Those that the rules themselves speak of, and not an effect alone.
extern const Operation addToScoreAreaOperation;
extern const Operation breakOperation;
extern const Operation chooseNumberOperation;
extern const Operation chooseServerOperation; ///< by a card that remembers it
extern const Operation convertOperation;
extern const Operation endRunOperation;
extern const Operation exposeOperation;
extern const Operation ifOperation;
extern const Operation installOperation;
extern const Operation modifyOperation;
extern const Operation payOperation; ///< a nested cost: "to"
extern const Operation redirectOperation;
extern const Operation runOperation;
extern const Operation revealOperation;
extern const Operation rezOperation;
extern const Operation takeCreditsOperation; ///< from the card itself
extern const Operation togetherOperation; ///< a composite effect: every part at once
extern const Operation trashOperation;

/// What an operation alone has keys for: a struct of its own.
using How = std::any;

/// One operation with its keys: what most of them share, and what it alone has.
struct Effect {
    Op op = nullptr;           ///< of what was read: always one
    std::optional<Who> player; ///< whom it happens to, or who decides; none: the card's owner
    Amount amount = 1;         ///< `n`; `by` of Modify, `strength` of NextEncounter
    Filter of;
    bool upTo = false;
    How how;                                  ///< what its operation alone has keys for
    std::vector<Effect> then;                 ///< also the `parts` of Together
    std::vector<Effect> otherwise;            ///< `else`; `unless_all_broken` of NextEncounter
    std::vector<std::vector<Effect>> options; ///< MustOne

    /// Which of them it is belongs to the operation; another one throws, as it is a bug.
    template <class Own>
    [[nodiscard]] const Own &as() const
    {
        return std::any_cast<const Own &>(how);
    }
};

/// A number is chosen that only says whether something is done.
[[nodiscard]] inline bool isYesOrNo(const Effect &effect)
{
    return effect.op == &chooseNumberOperation && effect.amount.of == Amount::Of::Nothing
        && effect.amount.plus == 1;
}

} // namespace rulings
