// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/player.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tournament {

/// What a ruling rests on. The judge stays the authority: a derivation only helps.
enum class RulingBasis : std::uint8_t {
    Judge,        ///< the judge's own reading of the rules
    Derived,      ///< worked out from the rules in force
    StatedAbility ///< worked out, with an ability of a card as the judge stated it
};

/// What a judge decided, kept so that the next one decides alike.
struct Ruling {
    std::string question;
    std::string answer;
    std::string judge;
    int round = 0; ///< 0: before round 1
    int table = 0; ///< 0: asked away from the tables
    std::vector<PlayerId> players;
    int minutes = 0;     ///< extra time the table was given for it
    std::string version; ///< of the rules it was given by, "rr10"; may be empty
    RulingBasis basis = RulingBasis::Judge;
    std::vector<std::string> entries; ///< of the knowledge base that it cites
    /// The question that was played out and the version, docs/question-language.md; may be empty.
    std::string situation;
    friend bool operator==(const Ruling &, const Ruling &) = default;
};

} // namespace tournament
