// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every act that might be done where a table stands, before the rules are asked.
#pragma once

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/table.h"

#include <vector>

namespace rulings {

struct Candidate {
    Side by = Side::Corp;
    Act act;
};

[[nodiscard]] std::vector<Candidate> candidates(const Table &table);
/// Who does it; of a decision the player who makes it is known already.
[[nodiscard]] Side whoDoes(const Table &table, const Act &act);

} // namespace rulings
