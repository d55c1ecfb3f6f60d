// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Action", "Action Phase", "Advancing Cards", "Purge", "Tagged", "Resource",
// "Play", "Draw Phase"; Core Rules: the same matters.
#include "rules/rulings/play/action_acts.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/act_costs.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/judging_installs.h"
#include "rules/rulings/play/playing.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/considered.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>

namespace rulings {

namespace {

/// The Corp draws from an empty R&D as well, and loses by that.
bool canDraw(const Table &table, Side side)
{
    const State &state = table.state;
    if (side == Side::Corp
        || std::ranges::find(state.objects, Zone::Stack, &Object::zone) != state.objects.end())
        return true;
    if (!state.runner.deck.isKnown())
        table.assume(Sentence::tr("the stack is not empty"));
    return !state.runner.deck.isKnown() || state.runner.deck > 0;
}

void judgeTrashResource(Judgement &judgement, const Table &table, const Object &object)
{
    const ObjectId tags = table.state.tags.isKnown() && table.state.tags > 0
        ? ObjectId{}
        : whatAlters(table, Altered::Tagged);
    judgement.require("tag.trash-resource"_rule, isTagged(table),
                      tags.exists()
                          ? Sentence::tr("{card} says that the Runner is tagged", {{"card", tags}})
                          : Sentence::tr("the Runner is tagged"),
                      Sentence::tr("the Runner is not tagged"));
    judgement.tell();
    const ObjectId id = table.state.find(object.name);
    if (isForbidden(table, Forbidden::Trash, Side::Corp, id))
        judgement.forbid("cannot.prevails"_rule,
                         whyForbidden(table, Forbidden::Trash, Side::Corp, id));
    const bool resource = object.card->type == CardType::Resource;
    judgement.requirePlain("tag.trash-resource"_rule,
                           object.zone == Zone::Rig && object.faceup && resource,
                           Sentence::tr("it is an installed resource"),
                           !resource ? Sentence::tr("only resources are trashed like that")
                               : isInstalled(object) ? Sentence::tr("facedown it is no resource")
                                                     : Sentence::tr("it is not installed"));
}

void judgeAdvance(Judgement &judgement, const Table &table, Side by, ObjectId id)
{
    const Object &object = table.state[id];
    const bool agenda = object.card->type == CardType::Agenda;
    if (!agenda)
        requireModelled(table, id);
    const bool allows = object.card->canBeAdvanced && !isBlank(table, id);
    judgement.requirePlain(
        "advance.installed"_rule, isInstalled(object), Sentence::tr("it is installed"),
        Sentence::tr("it is {zone.in}, and not installed", {{"zone", object.zone}}));
    judgement.require(
        agenda ? "advance.agenda"_rule : "advance.if-card-says"_rule, agenda || allows,
        agenda              ? Sentence::tr("agendas can always be advanced")
            : object.faceup ? Sentence::tr("the card itself allows it")
                            : Sentence::tr("the card itself allows it, rezzed or not"),
        Sentence::tr("nothing on the card allows it to be advanced"));
    requireNotForbidden(judgement, table, Forbidden::Advance, by, id);
}

void judgePurge(Judgement &judgement, const Table &table)
{
    if (std::ranges::any_of(table.state.objects, [](const Object &object) {
            return object.counter(Counter::Virus) > 0;
        }))
        return;
    if (table.hasRule("purge.always"_rule)) {
        table.leaveOut("ability.must-change-something"_rule,
                       Sentence::tr("a purge is always possible"));
        judgement.note("purge.always"_rule, Sentence::tr("a purge needs no virus counters"));
    } else if (table.setting("use.must-change-something")) {
        throw NotDerivable{
            Sentence::tr("nothing says whether a purge of no counters can be resolved")};
    }
}

void judgePlay(Judgement &judgement, const Table &table, Side by, ObjectId id)
{
    const Object &object = table.state[id];
    const bool playable = rules::isPlayed(object.card->type);
    const Zone hand = handOf(object.owner);
    judgement.requirePlain("play.from-hand"_rule, playable && object.zone == hand,
                           Sentence::tr("it is played {hand.from}", {{"hand", hand}}),
                           playable ? Sentence::tr("it is played {hand.from}, and it is {zone.in}",
                                                   {{"hand", hand}, {"zone", object.zone}})
                                    : Sentence::tr("only events and operations are played"));
    requireModelled(table, id, Uncovered::Play);
    judgePlaying(judgement, table, by, id);
}

void judgeRun(Judgement &judgement, const Table &table, Side by, ServerId server)
{
    requireNotForbidden(judgement, table, Forbidden::Run, by, {});
    if (const auto why = whyNoRunOn(table, server); why && judgement.allowed(*table.book))
        judgement.forbid("cannot.prevails"_rule, *why);
    if (!exists(table.state, server))
        judgement.forbid("server.ceases"_rule,
                         Sentence::tr("a remote without any card is no server"));
}

/// What the rules ask of actions of its kind.
void judgeKind(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    const State &state = table.state;
    switch (act.kind) {
    case ActKind::TrashResource:
        judgeTrashResource(judgement, table, state[act.object]);
        break;
    case ActKind::RemoveTag:
        judgement.require(
            "tag.remove"_rule, state.tags > 0,
            Sentence::tr("the Runner has {n} tag", "the Runner has {n} tags", state.tags),
            Sentence::tr("the Runner has no tag"));
        break;
    case ActKind::Advance:
        judgeAdvance(judgement, table, by, act.object);
        break;
    case ActKind::Purge:
        judgePurge(judgement, table);
        break;
    case ActKind::Draw:
        requireNotForbidden(judgement, table, Forbidden::Draw, by, {});
        if (!canDraw(table, by) && table.setting("use.must-change-something"))
            judgement.forbid("ability.must-change-something"_rule,
                             Sentence::tr("there is no card to draw"));
        break;
    case ActKind::Play:
        judgePlay(judgement, table, by, act.object);
        break;
    case ActKind::Run:
        judgeRun(judgement, table, by, act.server);
        break;
    case ActKind::Install:
        judgeInstall(judgement, table, by, act);
        break;
    default:
        break;
    }
}

} // namespace

void judgeAction(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    const State &state = table.state;
    judgement.requirePlain("action.one-at-a-time"_rule,
                           !state.actionOpen && state.at.kind != TimingKind::Run,
                           Sentence::tr("no other action is being resolved"),
                           Sentence::tr("another action is still being resolved"));
    requireWindow(judgement, table, by, rules::Window::TakeActions, "action.own-action-phase"_rule);
    try {
        judgeKind(judgement, table, by, act);
        requireCost(judgement, table, costOf(table, by, act));
    } catch (const NotDerivable &) {
        // What is refused already needs no other answer.
        if (judgement.allowed(*table.book))
            throw;
    }
}

} // namespace rulings
