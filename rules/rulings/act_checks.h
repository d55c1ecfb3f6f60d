// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What the files that judge acts share.
#pragma once

#include "rules/rulings/acts.h"

#include <string>

namespace rulings {

/// The present step in words.
[[nodiscard]] std::string here(const Table &table);
void requireWindow(Judgement &judgement, const Table &table, Side by, rules::Window window,
                   RuleName rule, const std::string &what);
void requireCost(Judgement &judgement, Table &table, const Bundle &bundle);
void judgeUse(Judgement &judgement, Table &table, Side by, const Act &act);

} // namespace rulings
