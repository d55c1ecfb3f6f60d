// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Paid Ability Window", "Action", "Action Phase", "Rez", "Score", "Advancing
// Cards", "Purge", "Tagged", "Jack Out", "Icebreaker", "Paid Abilities", "Using Abilities";
// FAQ 1.6: Sections 2 and 4; Core Rules: the same matters.
#include "rules/rulings/play/acts.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/access_acts.h"
#include "rules/rulings/play/act_costs.h"
#include "rules/rulings/play/action_acts.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/jacking_out.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/prevention.h"
#include "rules/rulings/play/priority.h"
#include "rules/rulings/play/requirements.h"
#include "rules/rulings/play/saying.h"
#include "rules/rulings/play/using_abilities.h"
#include "rules/rulings/play/why_not_met.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

namespace rulings {

using rules::Window;

bool isOpen(const Table &table, Side side, Window window)
{
    const At &at = table.state.at;
    if (!at.step->windows.contains(window) || !rules::mayUse(side, window, at.kind))
        return false;
    // While an action resolves nothing else is done, unless the action is a run with windows of its
    // own (Rules Reference 1.0, "Action Phase").
    if (window != Window::TakeActions && window != Window::JackOut && !hasPriority(table, side))
        return false;
    return at.kind == TimingKind::Run || !table.state.actionOpen;
}

bool isAction(ActKind kind) { return kind <= ActKind::RemoveTag; }

namespace {

/// Ice is rezzed while it is approached, and all else in a window for it.
void requireMomentOfRez(Judgement &judgement, const Table &table, ObjectId id)
{
    const State &state = table.state;
    if (state[id].card->type == CardType::Ice) {
        const bool open = isOpen(table, Side::Corp, Window::RezApproachedIce);
        if (open && !state.run.ice.exists())
            throw notStated(Sentence::tr("which ice is approached is not stated"));
        const bool approached = state.run.on && !state.run.encountering && state.run.ice == id;
        const Sentence step = here(table);
        judgement.requireNow(
            "rez.ice-when-approached"_rule, open && approached,
            Sentence::tr("{step} is when the approached ice is rezzed", {{"step", step}}),
            approached
                ? Sentence::tr("{step} is not when the approached ice is rezzed", {{"step", step}})
                : state.run.on
                ? Sentence::tr("it is not the ice that the Runner approaches")
                : Sentence::tr(
                      "ice is rezzed while the Runner approaches it, and there is no run"));
    } else if (table.frames.isOffered()) {
        judgement.note("prevent.while-resolving"_rule,
                       Sentence::tr("the card says that it may be rezzed to prevent this"));
    } else {
        requireWindow(judgement, table, Side::Corp, Window::RezNonIce, "window.rez"_rule);
    }
}

void judgeRez(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    const Object &object = table.state[act.object];
    if (!isBlank(table, act.object))
        requireModelled(table, act.object, Uncovered::Rez);
    requireSide(judgement, by, Side::Corp, "rez.types"_rule);
    const bool rezzable = isRezzable(object);
    judgement.requirePlain("rez.types"_rule, rezzable,
                           Sentence::tr("it is installed, and of a type that is rezzed"),
                           Sentence::tr("only installed ice, assets and upgrades are rezzed"));
    judgement.requirePlain("rez.unrezzed"_rule, !object.faceup, Sentence::tr("it is unrezzed"),
                           object.owner == Side::Corp && isInstalled(object)
                               ? Sentence::tr("it is rezzed already")
                               : Sentence::tr("it lies faceup"));
    requireMomentOfRez(judgement, table, act.object);
    requireNotForbidden(judgement, table, Forbidden::Rez, Side::Corp, act.object);
    if (rezzable)
        requireCost(judgement, table, costOf(table, Side::Corp, act));
}

void judgeScore(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    requireSide(judgement, by, Side::Corp, "score.installed-agenda"_rule);
    const Object &object = table.state[act.object];
    judgement.requirePlain("score.installed-agenda"_rule,
                           isInstalled(object) && object.card->type == CardType::Agenda,
                           Sentence::tr("it is an installed agenda"),
                           Sentence::tr("only an installed agenda is scored"));
    requireWindow(judgement, table, Side::Corp, Window::ScoreAgendas, "window.score"_rule);
    requireNotForbidden(judgement, table, Forbidden::Score, Side::Corp, act.object);
    if (object.card->type == CardType::Agenda) {
        const int needed =
            value(table, Value::AdvancementRequirement, act.object, Told::IfModified);
        const int tokens = object.counter(Counter::Advancement);
        const Sentence there = counted(tokens, Counter::Advancement);
        //: of an agenda: "2 advancement tokens", and the number it needs
        judgement.require("score.fully-advanced"_rule, tokens >= needed,
                          Sentence::tr("it has {tokens} and needs {number}",
                                       {{"tokens", there}, {"number", needed}}),
                          Sentence::tr("it has {tokens} and needs {number}: too few",
                                       {{"tokens", there}, {"number", needed}}));
    }
    requireCost(judgement, table, costOf(table, Side::Corp, act));
}

void judgeContinue(Judgement &judgement, const Table &table, Side by)
{
    const Sentence step = here(table);
    judgement.requireNow(
        "run.jack-out-when"_rule, isOpen(table, by, Window::JackOut),
        Sentence::tr("{step} lets the Runner choose between going on and jacking out",
                     {{"step", step}}),
        Sentence::tr("{step} does not let the Runner choose between going on and jacking out",
                     {{"step", step}}));
}

/// Of an effect that nothing forces on the player.
void judgeDeclineToRez(Judgement &judgement, const Table &table, ObjectId card)
{
    const bool any = hasAdditional(table, Initiated::Rez, card);
    judgement.require("cost.decline-additional"_rule, any,
                      Sentence::tr("rezzing has an additional cost"),
                      Sentence::tr("rezzing has no additional cost"));
    if (any && table.setting("cost.additional-declined-only-when-forced"))
        judgement.forbid(
            "cost.at-once"_rule,
            Sentence::tr("nothing forces the effect: whoever begins it pays everything it costs"));
}

void requireObject(const Act &act)
{
    switch (act.kind) {
    case ActKind::GainCredit:
    case ActKind::Draw:
    case ActKind::Purge:
    case ActKind::Run:
    case ActKind::RemoveTag:
    case ActKind::EndActions:
    case ActKind::JackOut:
    case ActKind::Continue:
    case ActKind::Spend:
    case ActKind::Option:
    case ActKind::Pass:
    case ActKind::Pick:
    case ActKind::Server:
    case ActKind::EndLoop:
    case ActKind::To:
        return;
    default:
        if (!act.object.exists())
            throw NotAllowed{Sentence::tr("it is not said with which card")};
    }
}

} // namespace

Side actorOf(const Table &table, const Act &act)
{
    requireObject(act);
    switch (act.kind) {
    case ActKind::Rez:
    case ActKind::Score:
    case ActKind::Advance:
    case ActKind::TrashResource:
    case ActKind::Purge:
        return Side::Corp;
    case ActKind::Run:
    case ActKind::RemoveTag:
    case ActKind::JackOut:
    case ActKind::Access:
    case ActKind::Trash:
    case ActKind::Steal:
    case ActKind::Continue:
        return Side::Runner;
    case ActKind::Pass:
        return act.side;
    case ActKind::GainCredit:
    case ActKind::Draw:
    case ActKind::EndActions:
        return table.state.turn;
    case ActKind::Use: {
        const Object &object = table.state[act.object];
        const Ability *ability = abilityCalled(table.state, act.object, act.ability);
        const auto *paid = ability ? ability->asIf<PaidAbility>() : nullptr;
        return paid ? sideOf(paid->usedBy, object.owner) : object.owner;
    }
    default:
        return act.object.exists() ? table.state[act.object].owner : table.state.turn;
    }
}

namespace {

/// Whose action it is, and all that the rules ask of it.
void judgeOwnAction(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    const bool own = by == actorOf(table, act);
    judgement.requirePlain("action.sides"_rule, own,
                           Sentence::tr("it is an action {player.of}", {{"player", by}}),
                           Sentence::tr("it is an action {player.of}, not {other.of}",
                                        {{"player", opponentOf(by)}, {"other", by}}));
    if (own)
        judgeAction(judgement, table, by, act);
}

void judgeEndOfActions(Judgement &judgement, const Table &table, Side by)
{
    requireWindow(judgement, table, by, Window::TakeActions, "action.own-action-phase"_rule);
    const int clicks = table.state.player(by).clicks;
    judgement.require("click.all-spent"_rule, clicks == 0, Sentence::tr("no click is left"),
                      Sentence::tr("{n} click left to spend", "{n} clicks left to spend", clicks));
}

/// An installed card stays where it is.
void judgeMove(Judgement &judgement, const Act &act)
{
    if (act.host.exists())
        judgement.forbid("host.when-installed"_rule,
                         Sentence::tr("what is installed is not put onto a host later"));
    else
        judgement.forbid("install.stays-put"_rule,
                         Sentence::tr("installed cards stay where they were installed"));
}

void judgeTrash(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    if (by == Side::Corp)
        judgement.forbid(
            "server.not-given-up"_rule,
            Sentence::tr("own cards are trashed only for an install that is carried out"));
    else
        judgeTrashAccessed(judgement, table, act);
}

/// What something that resolves asks a player to decide.
void judgeDecision(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    const Decision *decision = table.frames.decision();
    if (!decision && act.kind == ActKind::Pick && table.settled)
        decision = &*table.settled;
    if (!decision)
        throw NotAllowed{Sentence::tr("nothing of that kind is to be decided now")};
    if (decision->open)
        judgement.note(decision->rule, mayBeChosen(act, decision->what));
    else
        judgement.forbid(decision->rule, decision->what);
    if (by != decision->by)
        judgement.forbid(decision->rule,
                         Sentence::tr("{player} decides that", {{"player", decision->by}}));
}

void judgeDecline(Judgement &judgement, const Table &table, Side by, const Act &act)
{
    if (!act.ability.empty())
        judgeDeclineToUse(judgement, table, by, act);
    else if (by == Side::Corp)
        judgeDeclineToRez(judgement, table, act.object);
    else
        judgeDeclineToSteal(judgement, table, act.object);
}

Sentence whyNoResponse(const Table &table, const Act &act)
{
    const Object &object = table.state[act.object];
    if (!isActive(table.state, act.object))
        return isRezzable(object)
            ? Sentence::tr("{card} is inactive: it must be rezzed first", {{"card", act.object}})
            : Sentence::tr("{card} is inactive", {{"card", act.object}});
    const Ability *ability = object.card->find(act.ability);
    const auto *prevents = ability ? ability->asIf<PreventAbility>() : nullptr;
    if (prevents && table.firm == prevents->prevents)
        return prevents->prevents == Prevented::Tag
            ? Sentence::tr("the tags that are taken cannot be avoided")
            : Sentence::tr("the damage that is done cannot be prevented");
    return ability && ability->kind() == AbilityKind::Prevent
        ? noted(table, act.object, *ability, nothingToPrevent(*ability))
        : Sentence::tr("{card} has no such ability that prevents or avoids",
                       {{"card", act.object}});
}

} // namespace

Judgement judge(const Table &table, Side by, const Act &act)
{
    requireObject(act);
    Judgement judgement(table.record);
    if (isAction(act.kind)) {
        judgeOwnAction(judgement, table, by, act);
        return judgement;
    }
    switch (act.kind) {
    case ActKind::Rez:
        judgeRez(judgement, table, by, act);
        break;
    case ActKind::Score:
        judgeScore(judgement, table, by, act);
        break;
    case ActKind::Use:
        judgeUse(judgement, table, by, act);
        break;
    case ActKind::Respond:
        judgement.forbid("prevent.while-resolving"_rule, whyNoResponse(table, act));
        break;
    case ActKind::JackOut:
        judgeJackOut(judgement, table, by);
        break;
    case ActKind::Continue:
        judgeContinue(judgement, table, by);
        break;
    case ActKind::EndActions:
        judgeEndOfActions(judgement, table, by);
        break;
    case ActKind::Access:
        judgeAccess(judgement, table, by, act.object);
        break;
    case ActKind::Trash:
        judgeTrash(judgement, table, by, act);
        break;
    case ActKind::Move:
        judgeMove(judgement, act);
        break;
    case ActKind::Option:
    case ActKind::Pick:
    case ActKind::Spend:
    case ActKind::Server:
        judgeDecision(judgement, table, by, act);
        break;
    case ActKind::Steal:
        judgeSteal(judgement, table, by, act.object);
        break;
    case ActKind::Decline:
        judgeDecline(judgement, table, by, act);
        break;
    default:
        throw NotDerivable{Sentence::tr("whether this may be done is not modelled yet")};
    }
    return judgement;
}

} // namespace rulings
