// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Timing Structure of Turns", "Draw Phase", "Action Phase", "Discard Phase",
// "Credit - Recurring", "Flatline"; FAQ 1.6: Section 4; Core Rules: "The Corporation's Turn", "The
// Runner's Turn".
#include "rules/rulings/play/turn_walk.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/drawing.h"
#include "rules/rulings/play/lasting_effects.h"
#include "rules/rulings/play/meeting.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/moving_unlisted.h"
#include "rules/rulings/play/priority.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/run_walk.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// Whether any was spent before.
bool refill(Table &table, Side side)
{
    bool any = false;
    for (Object &object : table.state.objects) {
        if (object.owner != side || !object.card->recurring.refillsTo)
            continue;
        const ObjectId id = table.state.find(object.name);
        if (!isActive(table.state, id) || isBlank(table, id))
            continue;
        auto &credits = object.counters[static_cast<std::size_t>(Counter::Recurring)];
        const int most = number(table, *object.card->recurring.refillsTo, contextOf(table, id));
        any = any || credits < most;
        object.recurringKnown = true;
        if (const Sentence what =
                countedInWords(table, *object.card->recurring.refillsTo, contextOf(table, id));
            !what.empty())
            //: what is counted, and how many there are
            table.say(Sentence::tr("{what}: {number}", {{"what", what}, {"number", most}}),
                      {"credit.refill"_rule});
        table.say(credits > most
                      ? Sentence::tr(
                            "the recurring credits of {card} are refilled up to {most}; all "
                            "{amount} on it stay",
                            {{"card", id}, {"most", most}, {"amount", static_cast<int>(credits)}})
                      : Sentence::tr("the recurring credits of {card} are refilled up to {most}, "
                                     "and none is added beyond that",
                                     {{"card", id}, {"most", most}}),
                  {"credit.refill"_rule});
        credits = std::max(credits, static_cast<std::int16_t>(most));
    }
    return any;
}

void discardOne(Table &table, Side side, ObjectId id)
{
    moveTo(table, id, trashPileOf(side));
    table.state[id].faceup = side == Side::Runner;
    table.order.push_back("discard:" + table.state[id].name);
}

/// At most `excess` cards that the script names; how many are left to discard then.
int discardNamed(Table &table, Side side, int excess)
{
    while (excess > 0 && table.next() && table.next()->kind == ActKind::Discard) {
        const ObjectId id = table.next()->object;
        if (table.state[id].zone != handOf(side))
            throw NotAllowed{Sentence::tr("{card} is not in hand", {{"card", id}})};
        table.consume();
        discardOne(table, side, id);
        table.say(side == Side::Corp
                      ? Sentence::tr(
                            "{card} is discarded facedown, whether the Runner saw it before or not",
                            {{"card", id}})
                      : Sentence::tr("{card} is discarded", {{"card", id}}),
                  {"discard.down-to-maximum"_rule});
        //: follows "{card} is discarded"
        table.note(Sentence::tr("and it is not trashed"), "discard.is-no-trashing"_rule,
                   isAwaited(table, EventKind::Trashed));
        --excess;
    }
    return excess;
}

/// Of a hand of which nobody said anything: who lets the turn go on to its end asks for nothing in
/// it.
bool isTakenToFit(const Table &table, Side side)
{
    const State &state = table.state;
    const auto named = std::ranges::count(state.objects, handOf(side), &Object::zone);
    const bool discards = table.next() && table.next()->kind == ActKind::Discard;
    if (!table.frames.isGoingOn() || state.player(side).hand.isKnown() || named > 0 || discards)
        return false;
    table.assume(
        Sentence::tr("{player} has no more cards in hand than may be kept", {{"player", side}}));
    return true;
}

void discard(Table &table, Side side)
{
    if (isTakenToFit(table, side))
        return;
    const bool brainDamaged = !table.state.brainDamage.isKnown() || table.state.brainDamage > 0;
    int excess = handSizeOf(table.state, side)
        - std::max(0,
                   playerValue(table, Value::HandSize, side,
                               brainDamaged ? Told::IfModified : Told::No));
    if (excess <= 0)
        return;
    if (!brainDamaged) // otherwise it was told
        (void)playerValue(table, Value::HandSize, side, Told::IfModified);
    excess = discardNamed(table, side, excess);
    if (excess == 0)
        return;
    const int discarded = excess;
    const Player &player = table.state.player(side);
    for (; excess > 0; --excess) {
        std::vector<ObjectId> known;
        for (std::size_t i = 0; i < table.state.objects.size(); ++i)
            if (table.state.objects[i].zone == handOf(side))
                known.push_back({static_cast<std::int16_t>(i)});
        const ObjectId id = known.empty()
            ? ObjectId{}
            : table.pickOrOther(side, Sentence::tr("which card is discarded"), known,
                                player.hand > 0, ActKind::Discard);
        if (id.exists())
            discardOne(table, side, id);
        else
            moveUnlisted(table, handOf(side), trashPileOf(side));
    }
    table.say(side == Side::Corp
                  ? Sentence::tr("{player} discards {n} card of their choice, facedown",
                                 "{player} discards {n} cards of their choice, facedown", discarded,
                                 {{"player", side}})
                  : Sentence::tr("{player} discards {n} card of their choice",
                                 "{player} discards {n} cards of their choice", discarded,
                                 {{"player", side}}),
              {"discard.down-to-maximum"_rule});
}

void beginTurn(Table &table, std::size_t mark)
{
    State &state = table.state;
    const Side side = state.turn;
    // A version without a step for it refills here.
    const bool refills = !table.book->timing(state.at.kind).findTopic("refill-credits");
    const bool before =
        !refills || table.book->setting("turn.refill-before-abilities") != Setting::No;
    const bool refilled = refills && before && refill(table, side);
    requireAllModelled(table, Uncovered::Turn);
    std::erase_if(state.lasting, [&](const Lasting &lasting) {
        return lasting.until == Duration::NextTurn && lasting.controller == side;
    });
    expireAwaiting(table, Duration::NextTurn, side);
    table.order.emplace_back("turn-begins");
    state.clicksSpent = 0;
    state.clicksSpentStated = true;
    state.actionPhaseEnded = {};
    state.damageCounted = {};
    state.firstBoosted = {};
    raise(table, {EventKind::TurnBegins, {}, side});
    if (refilled && table.pending.size() > mark)
        (void)table.setting("turn.refill-before-abilities");
    settle(table, mark);
    if (!before)
        (void)refill(table, side);
}

/// Whether the game goes on.
bool endTurn(Table &table)
{
    const Side side = table.state.turn;
    table.order.emplace_back("turn-ends");
    if (side == Side::Runner && playerValue(table, Value::HandSize, side, Told::IfModified) < 0) {
        win(table, Winner::Corp, "flatline", "damage.hand-size-below-zero"_rule);
        return false;
    }
    raise(table, {EventKind::TurnEnds, {}, side});
    resolveDelayed(table, Duration::Turn);
    return true;
}

/// What was to last until the next run of the turn ends with the turn.
void sayNoRunCame(const Table &table)
{
    for (const Lasting &lasting : table.state.lasting)
        if (lasting.until == Duration::NextRun && lasting.kind == Lasting::Kind::Subtype
            && lasting.object.exists())
            table.say(Sentence::tr("the turn ends and no run was made after {source} was used: "
                                   "{card} loses the subtype",
                                   {{"source", lasting.source}, {"card", lasting.object}}),
                      {"subtype.gained"_rule});
}

/// At the beginning of a turn, abilities still ask for the turn before; what was done in the window
/// before it belongs to this turn.
void beginCounting(State &state)
{
    if (std::exchange(state.turnBegun, true))
        return;
    const auto own = std::ranges::stable_partition(state.happened, &Happened::stated);
    state.happenedLastTurn.assign(state.happened.begin(), own.begin());
    state.happened.erase(state.happened.begin(), own.begin());
    state.lastTurnKnown = std::exchange(state.turnKnown, true);
}

} // namespace

void enterTurnStep(Table &table, const rules::TimingStep &step)
{
    State &state = table.state;
    const Side side = state.turn;
    const std::size_t mark = table.pending.size();
    if (step.topic == "gain-clicks") {
        state.allotted = playerValue(table, Value::AllottedClicks, side, Told::IfModified);
        state.player(side).clicks = state.allotted;
    } else if (step.topic == "refill-credits") {
        (void)refill(table, side);
    } else if (step.topic == "turn-begins") {
        beginTurn(table, mark);
    } else if (step.topic == "mandatory-draw") {
        (void)doDraw(table, side, 1);
        raise(table, {EventKind::MandatoryDraw, {}, side});
    } else if (step.topic == "discard") {
        discard(table, side);
        table.order.emplace_back("discard");
    } else if (step.topic == "end-window") {
        table.order.emplace_back("window");
    } else if (step.topic == "lose-clicks") {
        state.player(side).clicks = 0;
        table.say(Sentence::tr("clicks that were not spent are lost"), {"click.lost"_rule});
        table.order.emplace_back("lose-clicks");
    } else if (step.topic == "turn-ends" && !endTurn(table)) {
        return;
    }
    settle(table, mark);
    if (step.topic == "turn-begins")
        beginCounting(state);
    if (step.topic != "turn-ends")
        return;
    sayNoRunCame(table);
    std::erase_if(state.lasting, [](const Lasting &lasting) {
        return lasting.until == Duration::Turn || lasting.until == Duration::NextRun;
    });
    forgetServersOfTurn(state);
}

void advanceTurn(Table &table)
{
    State &state = table.state;
    const rules::TimingStep &step = *state.at.step;
    if (step.ends())
        throw NotAllowed{Sentence::tr("the turn is over")};
    if (step.topic == "begin-window" && state.turn == Side::Runner && state.runner.clicks.isKnown()
        && state.runner.clicks == 0
        && table.book->setting("turn.no-clicks-skips-to-discard") == Setting::Yes) {
        table.say(Sentence::tr("without clicks the turn goes to the discard phase at once"),
                  {"turn.skips-to-discard"_rule});
        enterStep(table, {state.at.kind, table.book->timing(state.at.kind).findTopic("discard")});
        return;
    }
    std::string_view choice = "continue";
    if (step.exit("no-clicks")) {
        const bool clicks = state.player(state.turn).clicks > 0;
        if (step.topic == "take-actions" && clicks)
            throw NotAllowed{Sentence::tr("{player} still has clicks and must spend them all",
                                          {{"player", state.turn}})};
        choice = clicks ? "next-action" : "no-clicks";
    }
    const auto &structure = table.book->timing(state.at.kind);
    enterStep(table, {state.at.kind, structure.next(step, choice)});
}

namespace {

/// An ability began the run as it resolved in this step: what waited with it is next.
void resumeStep(Table &table)
{
    table.entered.push_back(table.state.at.step);
    openWindow(table);
    const std::size_t mark = table.pending.size();
    const auto waiting = std::exchange(table.behindRun, {});
    table.pending.insert(table.pending.end(), waiting.begin(), waiting.end());
    settle(table, mark);
}

} // namespace

void finishAction(Table &table)
{
    State &state = table.state;
    state.actionOpen = false;
    if (state.resume.step) {
        state.at = state.resume;
        state.resume = {};
        if (!state.at.step->exit("action")) {
            resumeStep(table);
            return;
        }
    }
    const auto &structure = table.book->timing(state.at.kind);
    if (const ObjectId card = std::exchange(state.actionPhaseEnding, {}); card.exists()) {
        state.actionPhaseEnded = card;
        table.say(Sentence::tr("the action phase ends by what {card} says, whether or not clicks "
                               "are left",
                               {{"card", card}}),
                  {"effect.resolve"_rule});
        enterStep(table, {state.at.kind, structure.findTopic("discard")});
        return;
    }
    enterStep(table, {state.at.kind, structure.next(*state.at.step, "action")});
}

} // namespace rulings
