// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Purging"; FAQ 1.6: "Purging".
#include "rules/rulings/play/purge.h"

#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <cstddef>
#include <utility>
#include <vector>

namespace rulings {

int purge(Table &table)
{
    int removed = 0;
    std::vector<Sentence> stays;
    for (Object &object : table.state.objects) {
        auto &counters = object.counters[static_cast<std::size_t>(Counter::Virus)];
        const ObjectId card = table.state.find(object.name);
        const ObjectId keeping =
            counters > 0 ? whatAlters(table, Altered::Purge, card) : ObjectId{};
        const int kept = keeping.exists() ? 1 : 0;
        if (kept > 0)
            stays.push_back(Sentence::tr("{card} keeps {counters}, by {source}",
                                         {{"card", card},
                                          {"counters", counted(kept, Counter::Virus)},
                                          {"source", keeping}}));
        removed += counters - kept;
        counters = static_cast<std::int16_t>(kept);
    }
    table.say(Sentence::tr("all virus counters on every card go back to the bank"),
              {"purge.all"_rule});
    for (Sentence &one : stays)
        table.say(std::move(one), {"ability.constant"_rule});
    raise(table, {EventKind::Purged, {}, Side::Corp, Damage::Net, removed});
    return removed;
}

} // namespace rulings
