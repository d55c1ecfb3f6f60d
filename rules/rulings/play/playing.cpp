// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Play", "Timing Structures", "Cannot"; Core Rules: "Playing Operations",
// "Playing Events".
#include "rules/rulings/play/playing.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/changes.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/in_vain.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/play/using_abilities.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/conditions.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"

#include <algorithm>
#include <utility>

namespace rulings {

namespace {

/// All it does comes later: what that changes will be seen when its moment comes.
bool waitsForItsMoment(const Ability &ability)
{
    return std::ranges::all_of(ability.effects,
                               [](const Effect &effect) { return comesLater(effect); });
}

bool isUseful(const Table &table, ObjectId card)
{
    const CardModel &model = *table.state[card].card;
    Context context = contextOf(table, card);
    // An X that is not stated may be as high as it can.
    context.number =
        table.state[card].x.value_or(model.mostX ? number(table, *model.mostX, context) : 0);
    // A card that resolves lies in the play area.
    Trial played(table);
    played.state()[card].zone = Zone::PlayArea;
    bool any = false;
    for (const Ability &ability : model.abilities)
        if (ability.kind() == AbilityKind::Play && !ability.effects.empty()) {
            any = true;
            if (waitsForItsMoment(ability) || canChangeAnything(*played, ability.effects, context))
                return true;
        }
    return !any;
}

Sentence whatIsMissingToPlay(const Table &table, ObjectId card)
{
    for (const Ability &ability : table.state[card].card->abilities)
        if (ability.kind() == AbilityKind::Play)
            return whatIsMissing(table, ability.effects, contextOf(table, card));
    return {};
}

void judgeOwnText(Judgement &judgement, const Table &table, ObjectId card, const Condition &playIf)
{
    const Context context = contextOf(table, card);
    const bool held = holds(table, playIf, context);
    const Sentence what = whatDecides(table, playIf, context);
    if (what.empty())
        judgement.require(
            "ability.restriction"_rule, held,
            Sentence::tr("{card} may be played now by its own text", {{"card", card}}),
            Sentence::tr("{card} may not be played now by its own text", {{"card", card}}));
    else
        //: a card, and what its text asks about and finds
        judgement.require("ability.restriction"_rule, held,
                          Sentence::tr("{card} may be played now by its own text: {what}",
                                       {{"card", card}, {"what", what}}),
                          Sentence::tr("{card} may not be played now by its own text: {what}",
                                       {{"card", card}, {"what", what}}));
}

} // namespace

void judgePlaying(Judgement &judgement, const Table &table, Side by, ObjectId card)
{
    const CardModel &model = *table.state[card].card;
    if (model.playIf.kind != Condition::Kind::Always)
        judgeOwnText(judgement, table, card, model.playIf);
    if (model.playMinimum.kind != Condition::Kind::Always)
        judgeOwnText(judgement, table, card, model.playMinimum);
    if (const auto x = table.state[card].x; model.mostX && x) {
        const int most = number(table, *model.mostX, contextOf(table, card));
        judgement.require("ability.restriction"_rule, *x <= most,
                          Sentence::tr("its X is at most {most}", {{"most", most}}),
                          Sentence::tr("its X is at most {most}, and not {number}",
                                       {{"most", most}, {"number", *x}}));
    }
    requireNotForbidden(judgement, table, Forbidden::Play, by, card);
    const bool severalParts = std::ranges::any_of(model.abilities, [](const Ability &ability) {
        return ability.kind() == AbilityKind::Play && hasSeveralParts(ability);
    });
    if (table.setting("use.must-change-something"))
        requireUseful(judgement, isUseful(table, card), card, severalParts,
                      [&] { return whatIsMissingToPlay(table, card); });
}

namespace {

/// Resolved, it is trashed, or goes where its text has it go instead.
void leavePlayArea(Table &table, ObjectId card)
{
    const Object &object = table.state[card];
    if (object.card->removedAfterPlay || object.leavesGame) {
        table.say(Sentence::tr("{card} is resolved and removed from the game, as it says",
                               {{"card", card}}),
                  {"play.resolved"_rule});
        moveTo(table, card, Zone::Removed);
    } else {
        const auto ofCard = [&](const auto &one) { return one.source == card; };
        const bool goesOn = std::ranges::any_of(table.state.lasting, ofCard)
            || std::ranges::any_of(table.delayed, ofCard, &Table::Delayed::context);
        table.say(
            goesOn ? Sentence::tr(
                         "{card} is resolved and trashed; what it goes on doing does not need it",
                         {{"card", card}})
                   : Sentence::tr("{card} is resolved and trashed", {{"card", card}}),
            {"play.resolved"_rule});
        (void)doTrash(table, {card});
    }
}

} // namespace

void finishPlaying(Table &table, ObjectId card)
{
    if (table.state.winner != Winner::Nobody)
        return; // nothing happens any more
    const Object &object = table.state[card];
    // A card that makes another run later is done with before it.
    if (!std::exchange(table.state[card].resolving, false))
        return;
    const std::size_t mark = table.pending.size();
    if (object.card->endsActionPhase)
        table.state.actionPhaseEnding = card;
    // It may stay, or lie elsewhere by its own effect: it is resolved all the same.
    if (object.zone == Zone::PlayArea && !object.converted && !object.card->staysInPlay)
        leavePlayArea(table, card);
    raise(table, {EventKind::PlayResolved, card, object.owner});
    settle(table, mark);
}

bool play(Table &table, Side by, ObjectId card, const Bundle &cost)
{
    requireModelled(table, card, Uncovered::Play);
    State &state = table.state;
    const bool revealed = table.hasRule("play.revealed-first"_rule);
    if (revealed)
        state[card].shownToCorp = state[card].shownToRunner = true;
    std::optional<Taken> paid;
    if (!pay(table, cost, &paid)) {
        if (revealed)
            table.say(
                Sentence::tr("{card} was revealed before it was to be paid for", {{"card", card}}),
                {"play.revealed-first"_rule});
        return false;
    }
    state[card].zone = Zone::PlayArea;
    state[card].resolving = true;
    state[card].faceup = true;
    table.say(Sentence::tr("{card} is paid for, then faceup and active", {{"card", card}}),
              {"play.steps"_rule});
    becomeActive(table, card);
    const std::size_t mark = table.pending.size();
    raise(table, {EventKind::Played, card, by});
    settle(table, mark);
    Context context = contextOf(table, card);
    context.controller = by;
    context.number = state[card].x.value_or(0);
    context.paid = paid;
    for (const Ability &ability : state[card].card->abilities)
        if (ability.kind() == AbilityKind::Play)
            resolve(table, ability.effects, context);
    settle(table, mark);
    if (state.run.on && state.run.source == card)
        return true;
    finishPlaying(table, card);
    return false;
}

} // namespace rulings
