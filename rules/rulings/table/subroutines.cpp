// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Subroutine", "All", "Bypass"; FAQ 1.6: "All", "Bypass".
#include "rules/rulings/table/subroutines.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>

namespace rulings {

int subroutineCount(const Object &object)
{
    return static_cast<int>(
        std::ranges::count(object.card->abilities, AbilityKind::Subroutine, &Ability::kind));
}

void assumeUnbroken(const Table &table)
{
    const Run &run = table.state.run;
    if (run.joinedInEncounter && !run.brokenKnown && !run.broken.empty())
        table.assume(Sentence::tr("no subroutine was broken before"));
}

bool allBroken(const Table &table)
{
    // "All" includes zero; a bypass breaks none, not even of zero (Rules Reference 1.0, "All",
    // "Bypass").
    const Run &run = table.state.run;
    assumeUnbroken(table);
    if (run.bypassed)
        return run.broken.empty() && !table.setting("bypass.zero-counts-as-unbroken");
    return std::ranges::all_of(run.broken, [](bool broken) { return broken; });
}

} // namespace rulings
