// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "If successful...", "Timing Structure of a Run" [5.4]; FAQ 1.6: the same,
// [4.4]; Core Rules: "Access Phase".
#include "rules/rulings/play/success.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <vector>

namespace rulings {

namespace {

bool movesRun(const Effect &effect)
{
    return effect.op == &redirectOperation
        || std::ranges::any_of(effect.options, [](const std::vector<Effect> &option) {
               return std::ranges::any_of(option, movesRun);
           });
}

/// What the card that initiated the run says of its success, if the run still is on its server.
bool raiseIfSuccessful(Table &table, bool instead)
{
    const Run &run = table.state.run;
    if (!run.effect)
        return false;
    bool any = false;
    for (const Ability &ability : run.effect->abilities) {
        const bool moves = std::ranges::any_of(ability.effects, movesRun);
        if (ability.kind() != AbilityKind::IfSuccessful || moves != instead)
            continue;
        const Context context = contextOf(table, run.source);
        const bool fits = holds(table, ability.during, context);
        if (ability.during.kind == Condition::Kind::RunOn)
            table.say(
                fits
                    ? Sentence::tr("the run is successful against the server that the effect names")
                    : Sentence::tr(
                          "the run is not successful against the server that the effect names"),
                {table.orElse("success.named-server"_rule, "effect.resolve"_rule,
                              run.server != run.startedOn)});
        else if (run.server != run.startedOn)
            table.say(Sentence::tr("the effect names no server, so it does not matter which it is"),
                      {"success.any-server"_rule});
        if (!fits)
            continue;
        any = true;
        table.pending.push_back({&ability,
                                 run.source,
                                 table.state[run.source].copy,
                                 Side::Runner,
                                 {EventKind::RunSuccessful, {}, Side::Runner},
                                 0});
    }
    return any;
}

/// Constant abilities may deny that this was a success.
ObjectId whatDeniesSuccess(const Table &table)
{
    ObjectId denying;
    (void)anyAbility(table, [&](ObjectId source, const Ability &ability) {
        const bool denies = forbids(ability, Forbidden::Succeed)
            && holds(table, ability.during, contextOf(table, source));
        denying = denies ? source : denying;
        return denies;
    });
    return denying;
}

/// Cards that wait for a success, of which there is none.
void noteNoSuccess(const Table &table)
{
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        if (isMetBy(ability, EventKind::RunSuccessful))
            noteIdle(table, source, ability, "trigger.met"_rule, [&] {
                return Sentence::tr("{card} does not trigger: the run is not successful",
                                    {{"card", source}});
            });
    });
    const Run &run = table.state.run;
    if (!run.effect)
        return;
    for (const Ability &ability : run.effect->abilities)
        if (ability.kind() == AbilityKind::IfSuccessful)
            noteIdle(table, run.source, ability, "trigger.met"_rule, [&] {
                return Sentence::tr("what {card} does if the run is successful does not happen: "
                                    "the run does not count as successful",
                                    {{"card", run.source}});
            });
}

} // namespace

void declareSuccess(Table &table)
{
    Run &run = table.state.run;
    const std::size_t mark = table.pending.size();
    // An effect that moves the success to another server asks for one where the run is.
    if (!whatDeniesSuccess(table).exists() && raiseIfSuccessful(table, true)) {
        table.note(Sentence::tr("the run succeeds, and what is worded “if successful” comes first"),
                   "success.if-first"_rule, false);
        settle(table, mark);
    }
    if (const ObjectId denying = whatDeniesSuccess(table); denying.exists()) {
        run.status = RunStatus::Neither;
        table.say(
            Sentence::tr("{card} says that the run counts as neither successful nor unsuccessful",
                         {{"card", denying}}),
            {"run.neither"_rule});
        noteNoSuccess(table);
        return;
    }
    run.status = RunStatus::Successful;
    table.say(
        run.server == run.startedOn
            ? Sentence::tr("the run is successful")
            : Sentence::tr("the run is successful, as one on {server}", {{"server", run.server}}),
        {"run.successful"_rule});
    table.order.emplace_back("success");
    const bool ifs = raiseIfSuccessful(table, false);
    if (ifs && table.book->setting("success.if-before-when") == Setting::Yes) {
        if (isAwaited(table, EventKind::RunSuccessful))
            table.say(Sentence::tr("what is worded “if successful” comes before what waits for "
                                   "the success"),
                      {"success.if-first"_rule});
        settle(table, mark);
    }
    const std::size_t met = table.pending.size();
    raise(table, {EventKind::RunSuccessful, {}, Side::Runner});
    if (ifs && table.pending.size() > met)
        (void)table.setting("success.if-before-when");
}

} // namespace rulings
