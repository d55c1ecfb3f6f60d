// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Purging"; FAQ 1.6: "Purging".
#include "rules/rulings/play/purge.h"

#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <cstddef>

namespace rulings {

int purge(Table &table)
{
    int removed = 0;
    for (Object &object : table.state.objects) {
        auto &counters = object.counters[static_cast<std::size_t>(Counter::Virus)];
        const int kept = counters > 0
                && whatAlters(table, Altered::Purge, table.state.find(object.name)).exists()
            ? 1
            : 0;
        removed += counters - kept;
        counters = static_cast<std::int16_t>(kept);
    }
    table.say(Sentence::tr("all virus counters on every card go back to the bank"),
              {"purge.all"_rule});
    raise(table, {EventKind::Purged, {}, Side::Corp, Damage::Net, removed});
    return removed;
}

} // namespace rulings
