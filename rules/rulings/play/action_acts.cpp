// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Paid Ability Window", "Action", "Action Phase", "Rez", "Score", "Advancing
// Cards", "Purge", "Tagged", "Jack Out", "Icebreaker", "Paid Abilities", "Using Abilities";
// FAQ 1.6: Sections 2 and 4; Core Rules: the same matters.
#include "rules/rulings/play/action_acts.h"

#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/act_costs.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/judging_installs.h"
#include "rules/rulings/play/playing.h"
#include "rules/rulings/play/using_abilities.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
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
        table.assume("the stack is not empty");
    return !state.runner.deck.isKnown() || state.runner.deck > 0;
}

} // namespace

void judgeAction(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    const State &state = table.state;
    judgement.require(
        "action.one-at-a-time"_rule, !state.actionOpen && state.at.kind != TimingKind::Run,
        "no other action is being resolved", "another action is still being resolved");
    requireWindow(judgement, table, by, rules::Window::TakeActions, "action.own-action-phase"_rule,
                  nameOf(by) + " take actions");
    if (act.kind == ActKind::TrashResource) {
        judgement.require("tag.trash-resource"_rule, state.tags > 0, "the Runner is tagged",
                          "the Runner is not tagged");
        const Object &object = state[act.object];
        const bool resource = object.card->type == CardType::Resource;
        judgement.require("tag.trash-resource"_rule,
                          object.zone == Zone::Rig && object.faceup && resource,
                          "it is an installed resource",
                          !resource                 ? "only resources are trashed like that"
                              : isInstalled(object) ? "facedown it is no resource"
                                                    : "it is not installed");
    }
    if (act.kind == ActKind::RemoveTag)
        judgement.require("tag.remove"_rule, state.tags > 0,
                          "the Runner has " + counted(state.tags, "tag"), "the Runner has no tag");
    if (act.kind == ActKind::Advance) {
        const Object &object = state[act.object];
        const bool agenda = object.card->type == CardType::Agenda;
        if (!agenda)
            requireModelled(table, act.object);
        const bool allows = object.card->canBeAdvanced && !isBlank(table, act.object);
        judgement.require("advance.installed"_rule, isInstalled(object), "it is installed",
                          "it is " + whereIs(object.zone) + ", and not installed");
        judgement.require(
            agenda ? "advance.agenda"_rule : "advance.if-card-says"_rule, agenda || allows,
            agenda ? "agendas can always be advanced" : "the card itself allows it, rezzed or not",
            "nothing on the card allows it to be advanced");
    }
    if (act.kind == ActKind::Purge) {
        const bool any = std::ranges::any_of(
            state.objects, [](const Object &object) { return object.counter(Counter::Virus) > 0; });
        if (!any && table.hasRule("purge.always"_rule)) {
            table.leaveOut("ability.must-change-something"_rule, "a purge is always possible");
            judgement.note("purge.always"_rule, "a purge needs no virus counters");
        } else if (!any && table.setting("use.must-change-something"))
            throw NotDerivable{"nothing says whether a purge of no counters can be resolved"};
    }
    if (act.kind == ActKind::Draw && !canDraw(table, by)
        && table.setting("use.must-change-something"))
        judgement.forbid("ability.must-change-something"_rule, "there is no card to draw");
    if (act.kind == ActKind::Play) {
        const Object &object = state[act.object];
        const bool playable =
            object.card->type == CardType::Event || object.card->type == CardType::Operation;
        judgement.require("play.from-hand"_rule, playable && object.zone == handOf(object.owner),
                          "it is played from " + nameOf(handOf(object.owner)),
                          playable ? "it is played from " + nameOf(handOf(object.owner))
                                  + ", and it is " + whereIs(object.zone)
                                   : "only events and operations are played");
        requireModelled(table, act.object, Uncovered::Play);
        judgePlaying(judgement, table, by, act.object);
    }
    if (act.kind == ActKind::Advance && isForbidden(table, Forbidden::Advance, by, act.object))
        judgement.forbid("cannot.prevails"_rule, "an effect says that nothing is advanced");
    if (act.kind == ActKind::Run && isForbidden(table, Forbidden::Run, by, {}))
        judgement.forbid("cannot.prevails"_rule, "an effect says that no run is made");
    if (act.kind == ActKind::Run && !exists(state, act.server))
        judgement.forbid("server.ceases"_rule, "a remote without any card is no server");
    if (act.kind == ActKind::Install)
        judgeInstall(judgement, table, by, act);
    requireCost(judgement, table, costOf(table, by, act));
}

} // namespace rulings
