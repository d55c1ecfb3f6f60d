// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Accessing", "Steal", "Trash Cost", "Archives", "Additional Costs"; FAQ 1.6:
// "Accessing"; Core Rules: "Accessing Cards", "Stealing Agendas", "Trashing Cards". What the Runner
// may do with the card that is being accessed.
#include "rules/rulings/play/access_acts.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/access.h"
#include "rules/rulings/play/access_limits.h"
#include "rules/rulings/play/access_order.h"
#include "rules/rulings/play/act_costs.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/values.h"

#include <algorithm>
#include <optional>
#include <string_view>

namespace rulings {

bool isPartOfAccess(std::string_view topic)
{
    return topic == "access-card" || topic == "trash-accessed" || topic == "steal"
        || topic == "set-aside";
}

bool isAccessStep(const rules::TimingStep &step)
{
    return step.topic == "access" || isPartOfAccess(step.topic);
}

void settleForAccess(Table &table, const Act &act)
{
    const Run &run = table.state.run;
    if (act.kind == ActKind::Access && run.on && isAccessStep(*table.state.at.step)
        && !run.accessed.empty() && run.accessLimit < 0 && canSettleAccesses(table.state))
        settleAccesses(table);
}

namespace {

Sentence whyNotAccessible(const Table &table, ObjectId card)
{
    if (table.state[card].zone == Zone::Protecting)
        return Sentence::tr("ice that protects a server is not in it, and is not accessed");
    try {
        const Aside aside(table); // only to find words
        const Bundle cost = accessCost(table, card);
        const auto lacking = cost.isNothing() ? std::nullopt : whatIsLacking(table, cost);
        if (lacking)
            return notPayable(cost, *lacking);
    } catch (const NotDerivable &) {
    }
    const Run &run = table.state.run;
    const Zone zone = table.state[card].zone;
    const bool inside = zone == Zone::Hq || zone == Zone::RnD;
    const int accessed = static_cast<int>(run.accessed.size()) + run.accessedUnlisted;
    if (run.accessLimit >= 0 && inside
        && (run.accessedInside >= run.accessesInside || accessed >= run.accessLimit))
        return Sentence::tr("no access of {server} is left", {{"server", run.server}});
    if (run.accessLimit >= 0 && accessed >= run.accessLimit)
        return Sentence::tr("no more than {n} card is accessed in this run, and that was done",
                            "no more than {n} cards are accessed in this run, and that was done",
                            run.accessLimit);
    return run.server == rndServer && zone == Zone::RnD
        ? Sentence::tr("the cards of R&D are accessed from the top, one after the other")
        : Sentence::tr("it is not among what can be accessed now");
}

} // namespace

void judgeAccess(Judgement &judgement, const Table &table, Side by, ObjectId card)
{
    const Run &run = table.state.run;
    requireSide(judgement, by, Side::Runner, "access.card"_rule);
    const bool now = run.on && isAccessStep(*table.state.at.step);
    const Sentence step = here(table);
    judgement.requireNow("timing.step"_rule, now,
                         Sentence::tr("{step} is when cards are accessed", {{"step", step}}),
                         Sentence::tr("{step} is not when cards are accessed", {{"step", step}}));
    if (run.accessing.exists())
        judgement.forbid("access.one-by-one"_rule,
                         Sentence::tr("the access that is under way is finished first"));
    if (now && !run.accessed.empty() && run.accessLimit < 0)
        table.assume(Sentence::tr("the Runner has accesses left"));
    const auto candidates = accessible(table);
    const bool there = std::ranges::find(candidates, card) != candidates.end();
    const bool again = std::ranges::find(run.accessed, card) != run.accessed.end();
    judgement.require(again ? "access.not-again"_rule : "access.what"_rule, there,
                      Sentence::tr("it can be accessed now"),
                      again       ? Sentence::tr("it was accessed before and is not back yet")
                          : there ? Sentence()
                                  : whyNotAccessible(table, card));
}

void judgeTrashAccessed(Judgement &judgement, const Table &table, const Act &act)
{
    const Object &object = table.state[act.object];
    const bool accessing = table.state.run.accessing == act.object;
    const bool priced = hasTrashCost(table, act.object);
    judgement.requirePlain(
        "access.trash-cost"_rule, accessing && priced, Sentence::tr("it has a trash cost"),
        !accessing                   ? Sentence::tr("it is not being accessed")
            : object.card->trashCost ? Sentence::tr("a card of its type has no trash cost yet")
                                     : Sentence::tr("it has no trash cost"));
    judgement.requirePlain("access.archives-no-trash"_rule, object.zone != Zone::Archives,
                           Sentence::tr("it is not in Archives"),
                           Sentence::tr("a card in Archives cannot be trashed"));
    if (accessing && priced)
        requireCost(judgement, table, costOf(table, Side::Runner, act));
}

void judgeSteal(Judgement &judgement, const Table &table, Side by, ObjectId agenda)
{
    requireSide(judgement, by, Side::Runner, "steal.must"_rule);
    const bool accessing = table.state.run.accessing == agenda;
    const bool isAgenda = table.state[agenda].card->type == CardType::Agenda;
    judgement.require("steal.must"_rule, accessing && isAgenda,
                      Sentence::tr("an agenda that is accessed is stolen"),
                      accessing ? Sentence::tr("only agendas are stolen")
                                : Sentence::tr("it is not being accessed"));
    requireNotForbidden(judgement, table, Forbidden::Steal, Side::Runner, agenda);
    if (accessing && isAgenda)
        requireCost(judgement, table, stealCost(table, agenda));
}

void judgeDeclineToSteal(Judgement &judgement, const Table &table, ObjectId agenda)
{
    const Bundle cost = stealCost(table, agenda);
    judgement.require(cost.isNothing() ? "steal.must"_rule : "cost.decline-additional"_rule,
                      !cost.isNothing(), Sentence::tr("stealing has an additional cost"),
                      Sentence::tr("stealing costs nothing, so it must be done"));
}

} // namespace rulings
