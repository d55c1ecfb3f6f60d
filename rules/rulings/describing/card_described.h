// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A whole card as the engine reads it, and how much of it that is.
#pragma once

#include "rules/rulings/language/card_model.h"

#include <string>
#include <vector>

namespace rulings {

/// A clause of a card, in words made of its model and in the reader's language.
struct DescribedClause {
    int line = 0;        ///< of the card's text, from 1; 0: its facts say it, or no line does
    std::string ability; ///< its id, as questions name it; empty: of the card as a whole
    std::string text;
};

struct DescribedCard {
    Modelled known = Modelled::None;
    std::vector<DescribedClause> clauses; ///< by line
    std::string missing;                  ///< what a partial model leaves out, and why
    std::vector<std::string> underivable; ///< what therefore is not answered, one sentence each
};

[[nodiscard]] DescribedCard describeCard(const CardModel &card);

/// "All of its text is known to the engine.", or that a part or none of it is.
[[nodiscard]] std::string howMuchIsKnown(Modelled known);

} // namespace rulings
