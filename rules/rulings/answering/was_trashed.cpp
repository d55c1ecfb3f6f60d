// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/was_trashed.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <string>

namespace rulings {

bool wasTrashed(const Table &table, ObjectId id)
{
    const Object &object = table.state[id];
    if (object.zone != trashPileOf(object.owner))
        return false;
    const auto last = std::find_if(table.order.rbegin(), table.order.rend(), [&](const auto &one) {
        return one == "discard:" + object.name || one == "trash:" + object.name;
    });
    return last == table.order.rend() || last->starts_with("trash:");
}

} // namespace rulings
