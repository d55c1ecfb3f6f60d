// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/state.h"

#include <string>
#include <string_view>

namespace rulings {

/// Cards by their titles, and those without one as the question calls them; so are servers.
class TableNames : public Names {
public:
    /// The state is borrowed. `apart`: behind the title of a card of which there are several stands
    /// which of them it is, by number.
    explicit TableNames(const State &state, bool apart = false) : m_state(state), m_apart(apart) { }
    [[nodiscard]] std::string nameOf(ObjectId object) const override;
    [[nodiscard]] std::string nameOf(ServerId server) const override;
    [[nodiscard]] Sentence whichOf(const AbilityOf &ability) const override;

private:
    const State &m_state;
    bool m_apart = false;
};

/// "paid ability", "drawing": which of the abilities of the card it is, as people tell them apart;
/// empty where it has only one.
[[nodiscard]] Sentence whichOf(const CardModel &card, std::string_view id);

/// "the Corp wins: the Runner is flatlined"; `how` as State has it.
[[nodiscard]] Sentence wayToWin(Winner winner, std::string_view how);

} // namespace rulings
