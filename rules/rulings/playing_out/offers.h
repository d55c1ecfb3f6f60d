// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The acts of one moment, tried out.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/playing_out/held_game.h"
#include "rules/rulings/playing_out/playing_out.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"

#include <list>
#include <optional>
#include <string>
#include <vector>

namespace rulings {

/// One game for each value of the unknown facts; the first is the one that is shown.
using Games = std::list<HeldGame>;

class Offers {
public:
    /// Both are borrowed; at least one game.
    Offers(const Rulebook &book, const Games &games);

    /// The options of the decision that is open, everything else that is allowed, and what is not.
    void addTo(PlayedOut &out) const;
    /// Nothing: it is allowed.
    [[nodiscard]] std::optional<RefusedAct> whyNot(Side by, const Act &act) const;

private:
    [[nodiscard]] const State &state() const { return m_games.front().table().state; }
    /// With every value of the unknown facts.
    [[nodiscard]] Tried tryOut(const Act &act) const;
    [[nodiscard]] OfferedAct offer(Side by, const Act &act, const Tried &tried) const;
    [[nodiscard]] RefusedAct refused(Side by, const Act &act, const Tried &tried) const;
    [[nodiscard]] std::vector<OfferedAct> optionsOf(const Held &held) const;

    const Rulebook &m_book;
    const Games &m_games;
    TableNames m_names;
};

[[nodiscard]] std::vector<Reason> reasonsOf(const std::vector<RuleName> &rules,
                                            const Rulebook &book);
[[nodiscard]] std::vector<std::string> allInWords(const std::vector<Sentence> &sentences,
                                                  const Names &names);

} // namespace rulings
