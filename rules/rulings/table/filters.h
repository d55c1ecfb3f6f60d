// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Which objects a filter of the card language means.
#pragma once

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <string_view>
#include <vector>

namespace rulings {

[[nodiscard]] Side sideOf(Who who, Side controller);
[[nodiscard]] ObjectId object(const Table &table, Ref ref, const Context &context);
[[nodiscard]] bool matches(const Table &table, const Filter &filter, ObjectId id,
                           const Context &context);
[[nodiscard]] std::vector<ObjectId> all(const Table &table, const Filter &filter,
                                        const Context &context);
[[nodiscard]] bool hasSubtype(const Table &table, ObjectId id, std::string_view subtype);
[[nodiscard]] Context contextOf(const Table &table, ObjectId source);

} // namespace rulings
