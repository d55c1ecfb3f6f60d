// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Counters", "Conditional Abilities".
#include "rules/rulings/play/emptying.h"

#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace rulings {

void takeOff(Table &table, ObjectId id, Counter kind, int count)
{
    Object &object = table.state[id];
    auto &counter = object.counters[static_cast<std::size_t>(kind)];
    const bool last = counter > 0 && counter <= count;
    counter = static_cast<std::int16_t>(std::max(0, counter - count));
    if (last)
        raise(table, {EventKind::Emptied, id, object.owner});
}

} // namespace rulings
