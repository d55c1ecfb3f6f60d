// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The same acts by two versions of the rules, and where they part.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/playing_out/playing_out.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace rulings {

/// What one of the versions makes of the act.
struct PartOfWay {
    RulesVersion version = RulesVersion::Rr10;
    PlayedTo to = PlayedTo::End;
    std::string why; ///< of Refused and NotDerived
    std::vector<Reason> because;
    std::string step;        ///< where it has come to, by the number of that version
    std::string stepTitle;   ///< likewise
    std::vector<Step> trace; ///< of that act alone
};

/// Something that is not the same afterwards.
struct Unlike {
    std::string what; ///< "credits of the Runner"
    std::string one, other;
};

struct Parting {
    std::size_t acts = 0; ///< so many were played when they part; 0: the situation itself
    std::string act;      ///< the last of them in words
    PartOfWay one, other;
    std::vector<Unlike> unlike; ///< at the table; empty where one of them did not go on
};

/// Nothing: they go the same way to the end of the script.
[[nodiscard]] std::optional<Parting> whereTheyPart(RulesVersion one, RulesVersion other,
                                                   const Asked &asked);

} // namespace rulings
