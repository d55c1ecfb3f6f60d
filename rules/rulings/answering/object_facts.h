// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a question asks of one object.
#pragma once

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/table.h"

#include <string_view>

namespace rulings {

/// What a question asks of one object.
[[nodiscard]] Fact objectFact(const Table &table, ObjectId id, std::string_view name);

} // namespace rulings
