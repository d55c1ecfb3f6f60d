// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Encounter", "Subroutine", "Bypass", "Timing Structures"; FAQ 1.6: "Bypass",
// "Encountering Ice", the card rulings on Chum and on Sensei; Core Rules: "Encountering Ice".
#include "rules/rulings/play/encounter.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/perform.h"
#include "rules/rulings/play/priority.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/play/saying.h"
#include "rules/rulings/play/setting_up.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

bool isResolvedHere(const Table &table, ObjectId source, const Ability &ability)
{
    const State &state = table.state;
    return !state.run.followed && state.run.encounters == 1 && source == state.run.ice
        && isResolved(state, source, ability);
}

void expire(State &state, Duration duration)
{
    std::erase_if(state.lasting, [&](const Lasting &lasting) { return lasting.until == duration; });
}

void attachToEncounter(Table &table)
{
    State &state = table.state;
    const std::size_t before = state.lasting.size();
    for (std::size_t i = 0; i < before; ++i) {
        Lasting &lasting = state.lasting[i];
        if (lasting.kind != Lasting::Kind::NextEncounter || lasting.object.exists())
            continue;
        lasting.object = state.run.ice;
        lasting.copy = state[state.run.ice].copy;
        lasting.until = Duration::Encounter;
        Lasting modifier = lasting;
        modifier.kind = Lasting::Kind::Modifier;
        modifier.value = Value::Strength;
        modifier.effect = nullptr;
        state.lasting.push_back(std::move(modifier));
        table.say(Sentence::tr("the effect of {card} that waited concerns {ice}",
                               {{"card", state.lasting.back().source}, {"ice", state.run.ice}}),
                  {"lasting.next-encounter"_rule});
    }
}

void approachIce(Table &table)
{
    State &state = table.state;
    Run &run = state.run;
    if (!run.ice.exists())
        throw NotDerivable{Sentence::tr("there is no ice to approach")};
    for (Object &object : state.objects)
        object.justRezzed = false;
    expire(state, Duration::Encounter);
    run.position = state[run.ice].position;
    ++run.approaches;
    table.say(Sentence::tr("the Runner approaches {card}", {{"card", run.ice}}),
              {"run.approach-inward"_rule});
    raise(table, {EventKind::Approached, run.ice, Side::Runner});
}

void startEncounter(Table &table)
{
    State &state = table.state;
    Run &run = state.run;
    run.encountering = true;
    run.joinedInEncounter = false;
    ++run.encounters;
    run.bypassed = false;
    run.doubled = run.resolved = run.skipped = 0;
    run.noted.clear();
    run.noJackOutBeforeEncounter = {};
    for (Lasting &lasting : state.lasting)
        if (lasting.until == Duration::NextEncounter)
            lasting.until = Duration::Encounter;
    if (!run.ice.exists())
        throw notStated(Sentence::tr("which ice is encountered is not stated"));
    requireModelled(table, run.ice);
    requireModelled(table, run.ice, Uncovered::Encounter);
    run.subroutines.clear();
    run.broken.clear();
    run.brokenBy.clear();
    lookAtSubroutines(table);
    run.brokenOf = run.ice;
    attachToEncounter(table);
    table.say(isAwaited(table, EventKind::Encountered)
                  ? Sentence::tr("the Runner encounters {card}; what waits for the encounter comes "
                                 "before paid abilities and breaking",
                                 {{"card", run.ice}})
                  : Sentence::tr("the Runner encounters {card}", {{"card", run.ice}}),
              {"encounter.before-paid"_rule});
}

namespace {

bool waitsForAllBroken(const Lasting &one)
{
    return one.kind == Lasting::Kind::NextEncounter && one.until == Duration::Encounter;
}

} // namespace

bool isTollDue(const State &state) { return std::ranges::any_of(state.lasting, waitsForAllBroken); }

void settleUnlessAllBroken(Table &table)
{
    auto &lasting = table.state.lasting;
    const auto found = std::ranges::find_if(lasting, waitsForAllBroken);
    if (found == lasting.end())
        return;
    const Lasting due = *found;
    lasting.erase(found);
    if (allBroken(table)) {
        table.say(Sentence::tr("all its subroutines were broken"),
                  {table.orElse("subroutine.all"_rule, "subroutine.broken"_rule,
                                table.state.run.broken.empty())});
        return;
    }
    if (table.state.run.bypassed)
        table.say(Sentence::tr("bypassing breaks no subroutine, even where there is none"),
                  {"bypass.none-broken"_rule});
    table.say(Sentence::tr("not all subroutines are broken: what {card} does in that case happens",
                           {{"card", due.source}}),
              {"encounter.unless-all-broken"_rule});
    Context context = contextOf(table, due.source);
    context.controller = due.controller;
    resolve(table, due.effect->otherwise, context);
}

namespace {

/// Who broke some of them and waits until all are broken waits in vain.
void sayNotAllBroken(const Table &table)
{
    const Run &run = table.state.run;
    forEachAbility(table, [&](ObjectId source, const Ability &ability) {
        const auto brokeOne = [&](const auto &broken) { return broken.second == source; };
        const auto *conditional = ability.asIf<ConditionalAbility>();
        const bool asks = isMetBy(ability, EventKind::AllBroken)
            || (isMetBy(ability, EventKind::EncounterOver) && conditional
                && conditional->when.also.kind == Condition::Kind::BrokenWith
                && conditional->when.also.allOf);
        if (asks && std::ranges::any_of(run.brokenBy, brokeOne) && !allBroken(table))
            table.say(Sentence::tr("not all subroutines of {ice} are broken, so {card} does not "
                                   "trigger",
                                   {{"ice", run.ice}, {"card", source}}),
                      {"trigger.met"_rule});
    });
}

/// That icebreakers have their strength again.
void sayBoostsOver(const Table &table)
{
    std::vector<ObjectId> said;
    for (const Lasting &one : table.state.lasting) {
        if (one.kind != Lasting::Kind::Modifier || one.value != Value::Strength
            || one.until != Duration::Encounter || !one.object.exists()
            || table.state[one.object].card->type != CardType::Program
            || std::ranges::find(said, one.object) != said.end())
            continue;
        said.push_back(one.object);
        table.say(Sentence::tr("the encounter is over, and with it what was added to the strength "
                               "of {card}",
                               {{"card", one.object}}),
                  {"breaker.boost-over"_rule});
    }
}

} // namespace

void endEncounter(Table &table)
{
    State &state = table.state;
    if (!state.run.encountering)
        return;
    settleUnlessAllBroken(table);
    sayNotAllBroken(table);
    if (state.run.broken.empty() && state.run.ice.exists() && isAwaited(table, EventKind::AllBroken)
        && allBroken(table)) {
        const std::size_t mark = table.pending.size();
        table.say(Sentence::tr("of ice without subroutines, all of them count as broken"),
                  {"subroutine.all"_rule});
        raise(table, {EventKind::AllBroken, state.run.ice, Side::Runner});
        settle(table, mark);
    }
    state.run.encountering = false;
    if (isAwaited(table, EventKind::EncounterOver)) {
        const std::size_t mark = table.pending.size();
        raise(table, {EventKind::EncounterOver, state.run.ice, Side::Runner});
        settle(table, mark);
    }
    resolveDelayed(table, Duration::Encounter);
    sayBoostsOver(table);
    expire(state, Duration::Encounter);
}

namespace {

/// What players do in the window of an encounter; conditional abilities are used as they trigger.
bool isDoneInWindow(const Table &table, const Act &act)
{
    if (act.kind != ActKind::Use)
        return act.kind == ActKind::Rez || act.kind == ActKind::Pass;
    const Ability *ability =
        act.object.exists() ? abilityCalled(table.state, act.object, act.ability) : nullptr;
    return ability && ability->kind() == AbilityKind::Paid;
}

/// Paid abilities, rezzing and breaking before the subroutines resolve (Rules Reference 1.0,
/// "Timing Structures" [3.1]).
void playWindowApart(Table &table)
{
    State &state = table.state;
    const auto &structure = table.book->timing(TimingKind::Run);
    const At at = std::exchange(state.at, {TimingKind::Run, structure.findTopic("break-window")});
    const Priority priority = state.priority;
    openWindow(table);
    sayStep(table);
    while (state.run.encountering && state.winner == Winner::Nobody) {
        if (const Act *asked = table.askedNow(); asked && isDoneInWindow(table, *asked))
            table.stop();
        const Act *act = table.next();
        if (!act)
            table.stop();
        const auto *step = stepAhead(table);
        const bool isHere = step && (step == state.at.step || step->topic == "encounter");
        if (!isHere && !isDoneInWindow(table, *act))
            break;
        const Act now = *act;
        table.consume();
        if (!isHere)
            perform(table, now);
        else if (table.scriptDone())
            table.stop();
    }
    if (const auto *step = stepAhead(table); step && step->topic == "subroutines")
        table.consume();
    state.at = at;
    state.priority = priority;
}

} // namespace

void encounterApart(Table &table, ObjectId ice)
{
    State &state = table.state;
    Run &run = state.run;
    const Run before = run;
    table.say(Sentence::tr("an encounter interrupts what is being done, which goes on afterwards"),
              {"timing.nested"_rule});
    run.ice = ice;
    run.apart = true;
    startEncounter(table);
    table.order.push_back("encounter:" + state[ice].name);
    const std::size_t mark = table.pending.size();
    raise(table, {EventKind::Encountered, ice, Side::Runner});
    settle(table, mark);
    if (run.encountering)
        playWindowApart(table);
    if (run.encountering)
        resolveSubroutines(table);
    const std::string leaving = run.leaving;
    if (run.encountering)
        endEncounter(table);
    const int encounters = run.encounters;
    run.apart = before.apart;
    run.encountering = before.encountering;
    run.ice = before.ice;
    run.position = before.position;
    run.broken = before.broken;
    run.subroutines = before.subroutines;
    run.brokenBy = before.brokenBy;
    run.brokenOf = before.brokenOf;
    run.encounters = encounters;
    run.leaving = leaving == "run-ends" ? leaving : before.leaving;
}

void bypass(Table &table)
{
    State &state = table.state;
    if (!state.run.encountering)
        return;
    if (isForbidden(table, Forbidden::Bypass, Side::Runner, state.run.ice)) {
        table.say(whyForbidden(table, Forbidden::Bypass, Side::Runner, state.run.ice),
                  {"cannot.prevails"_rule});
        return;
    }
    const ObjectId by = table.frames.source();
    const bool breaker = by.exists() && hasSubtype(table, by, "Icebreaker");
    table.say(breaker ? Sentence::tr("{card} is bypassed, whatever the strength of {breaker}: the "
                                     "encounter is over",
                                     {{"card", state.run.ice}, {"breaker", by}})
                      : Sentence::tr(
                            "{card} is bypassed, which breaks no subroutine: the encounter is over",
                            {{"card", state.run.ice}}),
              {"bypass.pass-at-once"_rule});
    state.run.bypassed = true;
    endEncounter(table);
    state.run.leaving = "bypass";
}

} // namespace rulings
