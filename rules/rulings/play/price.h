// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a cost is paid for, and that it is paid: the core rules say of each kind apart that it is
// paid.
#pragma once

#include "rules/rulings/play/costs.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/table.h"

namespace rulings {

/// Of a line that tells of that cost.
[[nodiscard]] Price priceOf(const Bundle &bundle);
/// That an effect lowers such a cost of that card by so much.
void sayLowered(const Table &table, Value kind, ObjectId card, int lowered, int left);
void sayRezzedForNothing(const Table &table, ObjectId card);
/// Nothing has to be done for it: it is so much of something.
[[nodiscard]] bool isAmount(const Bundle &bundle);
/// Something has to be done for it, and nothing else is paid.
[[nodiscard]] bool isOnlyDeed(const Bundle &bundle);
/// What is paid now, or is about to be where a part of it may be prevented.
void sayPrice(const Table &table, const Bundle &bundle);

} // namespace rulings
