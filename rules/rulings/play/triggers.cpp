// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Conditional Abilities", "Trigger Steps", "Simultaneous Effects", "Chain
// Reactions", "Timing Structures"; FAQ 1.6: "Bypass", Section 3 on Security Testing; Core Rules:
// "Simultaneous Effects", "Triggered Abilities".
#include "rules/rulings/play/triggers.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/met_words.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/play/state_rules.h"
#include "rules/rulings/play/still_on.h"
#include "rules/rulings/play/waiting_uses.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <optional>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Whether the ability may still trigger; the trace says why not.
bool stillTriggers(const Table &table, const Pending &waiting)
{
    const Object &source = table.state[waiting.source];
    const bool blank = isBlank(table, waiting.source);
    // What a card says of the run it initiated does not need the card any more.
    const bool active = waiting.ability->kind() == AbilityKind::IfSuccessful
        || waiting.ability->worksInactive || waiting.ability->as<ConditionalAbility>().lingers
        || waiting.ability->as<ConditionalAbility>().whenLeaving
        || (waiting.copy == source.copy && isActive(table.state, waiting.source) && !blank);
    if (waiting.ability->replacesAccess && table.state.run.accessReplaced) {
        table.say(
            Sentence::tr("{card}: accessing was replaced already, and that is possible only once",
                         {{"card", waiting.source}}),
            {"replace.once"_rule});
        return false;
    }
    if (!isStillOn(table, waiting))
        return false;
    // What triggers without a choice is not used (Rules Reference 1.0, "Using Abilities").
    if (isOptional(*waiting.ability)
        && isForbidden(table, Forbidden::Use, waiting.controller, waiting.source)) {
        table.say(whyForbidden(table, Forbidden::Use, waiting.controller, waiting.source),
                  {"cannot.prevails"_rule});
        return false;
    }
    if (active)
        return true;
    const bool needsSource = table.setting("trigger.needs-active-source");
    if (needsSource && waiting.notFirst && !table.setting("order.one-by-one")) {
        table.say(Sentence::tr("{card} triggered together with others of its player",
                               {{"card", waiting.source}}),
                  {"order.active-player-first"_rule});
        return true;
    }
    if (needsSource) {
        table.say(blank ? Sentence::tr("{card} has no text before its ability triggers: it is lost",
                                       {{"card", waiting.source}})
                        : Sentence::tr(
                              "{card} is inactive before its ability triggers: the ability is lost",
                              {{"card", waiting.source}}),
                  {"trigger.source-inactive"_rule});
        return false;
    }
    table.say(Sentence::tr("{card} was active when its condition was met: its ability resolves",
                           {{"card", waiting.source}}),
              {"trigger.active-when-met"_rule});
    return true;
}

bool names(const Act &act, const Pending &waiting)
{
    return act.object == waiting.source && act.ability == waiting.ability->id;
}

/// `alone`: no other one waited with it.
void triggerNow(Table &table, const Pending &waiting, bool alone)
{
    if (!stillTriggers(table, waiting))
        return;
    const Object &source = table.state[waiting.source];
    if (waiting.encounter != 0 && source.card->type == CardType::Ice) {
        std::vector<Impending> impending{
            {Prevented::WhenEncountered, Damage::Net, 1, waiting.source}};
        letPrevent(table, impending);
        if (impending.front().amount == 0)
            return;
    }
    noteUsed(table, waiting.source, *waiting.ability);
    sayTriggers(table, waiting, alone);
    table.order.push_back(source.name + '#' + waiting.ability->id);
    if (waiting.ability->replacesAccess) {
        table.state.run.accessReplaced = true;
        table.say(Sentence::tr("the cards of the server are not accessed"),
                  {"replace.instead"_rule});
    }
    Context context = contextOf(table, waiting.source);
    context.controller = waiting.controller;
    context.event = waiting.event;
    context.heldWhenMet = waiting.held;
    context.chosenToUse = waiting.ability->optional;
    context.told = waiting.told;
    context.picked = waiting.picked;
    context.number = waiting.number;
    context.named = waiting.named;
    context.sourceBefore = waiting.sourceBefore;
    context.server = waiting.server;
    resolve(table, waiting.ability->effects, context);
}

} // namespace

void trigger(Table &table, const Pending &waiting) { triggerNow(table, waiting, true); }

namespace {

/// The question is about using it, and this is the occasion unless it cannot trigger any more.
void askAboutUse(Table &table, const Pending &waiting)
{
    if (!stillTriggers(table, waiting))
        return;
    table.stopFor(Occasion{waiting});
}

/// That it was met is not worth a line if nobody would use it.
bool isLeftInVain(Table &table, const Pending &waiting)
{
    if (!isInVain(table, waiting))
        return false;
    auto &trace = table.record.trace;
    if (!trace.empty() && trace.back().what == isMet(table, waiting)) {
        trace.pop_back();
        if (const Sentence needed = neededInWords(table, waiting);
            !needed.empty() && !trace.empty() && trace.back().what == needed)
            trace.pop_back();
    }
    return true;
}

/// It waits no more.
void takeOut(Table &table, std::size_t waiting)
{
    table.consume();
    table.pending.erase(table.pending.begin() + static_cast<std::ptrdiff_t>(waiting));
}

/// The player chooses one of these entries.
std::size_t whichFirst(Table &table, Side side, const std::vector<std::size_t> &open)
{
    std::vector<Sentence> labels;
    std::vector<Act> acts;
    for (const std::size_t i : open) {
        labels.emplace_back(waitingAbility(table.pending[i]));
        acts.push_back(sayOf(ActKind::Use, table.pending[i]));
    }
    return open[table.choose(side, whichTriggersFirst(), std::move(labels), std::move(acts))];
}

/// It must trigger, and something in what it does may be left undone.
bool leavesSomethingOpen(const std::vector<Effect> &effects)
{
    return std::ranges::any_of(effects, [](const Effect &one) {
        return one.upTo || wordOf(one.op) == "standoff" || isYesOrNo(one)
            || leavesSomethingOpen(one.then) || leavesSomethingOpen(one.otherwise);
    });
}

/// The entry the player takes next of those waiting above `mark`; none: he is done.
std::optional<std::size_t> taken(Table &table, std::size_t mark, Side side)
{
    std::vector<std::size_t> mine, required;
    for (std::size_t i = mark; i < table.pending.size(); ++i)
        if (table.pending[i].controller == side) {
            mine.push_back(i);
            if (!isOptional(*table.pending[i].ability))
                required.push_back(i);
        }
    if (const Act *act = table.next())
        for (const std::size_t i : mine)
            if (names(*act, table.pending[i])) {
                if (table.isAsked(act)) {
                    askAboutUse(table, table.pending[i]);
                    break;
                }
                if (act->kind == ActKind::Use) {
                    if (const auto why = whyUnusable(table, table.pending[i], *act)) {
                        table.assume(Sentence::tr(
                            "{ability} cannot be used, so it is not: {why}",
                            {{"ability", waitingAbility(table.pending[i])}, {"why", why->what}}));
                        takeOut(table, i);
                        table.forgetNames();
                        return taken(table, mark, side);
                    }
                    table.consume();
                    table.pending[i].told = true;
                    if (const ObjectId met = table.pending[i].event.object; met.exists())
                        table.takeShown({met});
                    return i;
                }
                if (act->kind == ActKind::Decline) {
                    if (const Ability &ability = *table.pending[i].ability; !isOptional(ability)) {
                        if (leavesSomethingOpen(ability.effects))
                            return i;
                        throw NotAllowed{
                            Sentence::tr("{ability} must be triggered: it says nothing of a choice",
                                         {{"ability", waitingAbility(table.pending[i])}})};
                    }
                    table.say(Sentence::tr("{ability} is not used",
                                           {{"ability", waitingAbility(table.pending[i])}}),
                              {"trigger.optional"_rule});
                    takeOut(table, i);
                    return taken(table, mark, side);
                }
            }
    if (required.empty()) {
        for (const std::size_t i : mine)
            if (table.holds() || !isLeftInVain(table, table.pending[i]))
                table.leaveUndone(side,
                                  table.unused(table.pending[i].source, *table.pending[i].ability),
                                  {sayOf(ActKind::Use, table.pending[i]),
                                   sayOf(ActKind::Decline, table.pending[i])});
        return std::nullopt;
    }
    // Held, the game asks which of all of them comes first; otherwise those that may be left are.
    return whichFirst(table, side, table.holds() ? mine : required);
}

} // namespace

bool isOptional(const Ability &ability)
{
    return ability.optional || ability.oncePerTurn || ability.oncePerRun;
}

void noteUsed(Table &table, ObjectId source, const Ability &ability)
{
    const auto passed = std::ranges::find(table.record.assumptions, table.unused(source, ability));
    if (passed != table.record.assumptions.end()) {
        table.record.assumptions.erase(passed);
        table.assume(Sentence::tr("{ability} is used only where that is told",
                                  {{"ability", AbilityOf{source, ability.id}}}));
    }
    table.used.emplace_back(source, ability.id);
    noteHappened(table, {EventKind::Used, source, table.state[source].owner});
    if (ability.oncePerTurn)
        table.state[source].usedThisTurn.push_back(ability.id);
    if (ability.oncePerRun)
        table.state.run.used.emplace_back(source, ability.id);
}

void resolveAtOnce(Table &table, const Met &met)
{
    for (const Pending &one : met.atOnce) {
        const AbilityOf ability{one.source, one.ability->id};
        const auto &wanted = one.ability->as<ConditionalAbility>().when.object;
        table.say(wanted && !wanted->subtype.empty() && one.event.object.exists()
                      //: an ability, and the card that meets its condition, of that subtype
                      ? Sentence::tr("{ability} takes effect at once, for {card} is a {subtype}",
                                     {{"ability", ability},
                                      {"card", one.event.object},
                                      {"subtype", wanted->subtype}})
                      : Sentence::tr("{ability} takes effect at once", {{"ability", ability}}),
                  {one.event.kind == EventKind::Encountered ? "encounter.at-once"_rule
                                                            : "ability.constant"_rule});
        Context context = contextOf(table, one.source);
        context.event = one.event;
        context.atOnce = true;
        resolve(table, one.ability->effects, context);
    }
}

void raise(Table &table, const Event &event, const std::vector<ObjectId> &left)
{
    if (table.state.winner != Winner::Nobody)
        return;
    noteHappened(table, event);
    raiseNoted(table, event, left);
}

void raiseNoted(Table &table, const Event &event, const std::vector<ObjectId> &left)
{
    if (table.state.winner != Winner::Nobody)
        return;
    const Met met = meet(table, event, left);
    resolveAtOnce(table, met);
    for (const Pending &waiting : met.waiting) {
        if (Sentence needed = neededInWords(table, waiting); !needed.empty())
            table.say(
                std::move(needed),
                {table.orElse("trigger.requirement-in-condition"_rule, whyMet(table, waiting))});
        table.say(isMet(table, waiting), {whyMet(table, waiting)});
    }
    table.pending.insert(table.pending.end(), met.waiting.begin(), met.waiting.end());
}

namespace {

/// Whether a requirement is looked at when the condition is met or when the effect resolves is the
/// same, unless it has come to hold meanwhile.
void lookBack(const Table &table)
{
    for (const Unmet &one : std::exchange(table.record.unmet, {})) {
        const Object &source = table.state[one.source];
        if (source.copy != one.copy || !isActive(table.state, one.source))
            continue;
        if (wouldHold(table, one.ability->as<ConditionalAbility>().when.also,
                      contextOf(table, one.source)))
            table.say(Sentence::tr("{card}: what it requires holds now, and did not then",
                                   {{"card", one.source}}),
                      {"trigger.requirement-in-condition"_rule});
    }
}

} // namespace

namespace {

/// What has been met above `mark` waits until the run is over.
void putBehindRun(Table &table, std::size_t mark)
{
    const auto from = table.pending.begin() + static_cast<std::ptrdiff_t>(mark);
    table.behindRun.insert(table.behindRun.end(), from, table.pending.end());
    table.pending.resize(mark);
}

} // namespace

void settle(Table &table, std::size_t mark)
{
    applyStateRules(table);
    const bool alone = table.pending.size() <= mark + 1;
    while (table.state.winner == Winner::Nobody && table.pending.size() > mark) {
        // The script leads to where the game has come already.
        if (table.state.at.kind == TimingKind::Run && stepAhead(table) == table.state.at.step)
            table.consume();
        auto index = taken(table, mark, table.state.turn);
        if (!index)
            index = taken(table, mark, opponentOf(table.state.turn));
        if (!index)
            break;
        const Pending waiting = table.pending[*index];
        table.pending.erase(table.pending.begin() + static_cast<std::ptrdiff_t>(*index));
        for (std::size_t i = mark; i < table.pending.size(); ++i)
            if (table.pending[i].controller == waiting.controller)
                table.pending[i].notFirst = true;
        const bool inRun = table.state.at.kind == TimingKind::Run;
        triggerNow(table, waiting, alone);
        if (!inRun && table.state.at.kind == TimingKind::Run)
            putBehindRun(table, mark);
    }
    if (table.pending.size() > mark)
        table.pending.resize(mark);
    if (mark == 0)
        lookBack(table);
}

} // namespace rulings
