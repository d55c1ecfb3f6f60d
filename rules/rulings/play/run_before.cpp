// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Subroutine", "Event", "If successful...".
#include "rules/rulings/play/run_before.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/setting_up.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace rulings {

/// Those that the question names or, where their encounter is over, all that were not broken.
void takeUpResolved(Table &table)
{
    const State &state = table.state;
    Run &run = table.state.run;
    if (!run.ice.exists())
        return;
    const auto resolved =
        std::ranges::count_if(table.state[run.ice].card->abilities, [&](const Ability &one) {
            return one.kind() == AbilityKind::Subroutine && isResolved(state, run.ice, one);
        });
    run.resolved = static_cast<int>(resolved);
    run.resolvedTold = resolved > 0;
    if (run.resolvedTold || !run.brokenKnown || state.at.step->topic != "pass-ice")
        return;
    const auto broken = static_cast<int>(std::ranges::count(run.broken, true));
    run.resolved = std::max(0, subroutineCount(table, run.ice) - broken);
    run.resolvedTold = true;
    table.assume(Sentence::tr("the unbroken subroutines of {ice} resolved", {{"ice", run.ice}}));
}

namespace {

bool makesRun(const CardModel &card)
{
    return card.type == CardType::Event
        && std::ranges::any_of(card.abilities, [](const Ability &ability) {
               return ability.kind() == AbilityKind::IfSuccessful;
           });
}

} // namespace

void takeUpMaker(Table &table)
{
    State &state = table.state;
    Run &run = table.state.run;
    if (state.at.kind != TimingKind::Run || run.source.exists())
        return;
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        if (state[id].zone != Zone::PlayArea || !makesRun(*state[id].card))
            continue;
        run.source = id;
        run.effect = state[id].card;
        state[id].resolving = true;
        table.assume(Sentence::tr("{card} made this run", {{"card", id}}));
        return;
    }
}

} // namespace rulings
