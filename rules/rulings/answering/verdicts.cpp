// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Effect", "Cost", "Choosing Cards", "Discard"; FAQ 1.6: "Subroutines",
// Section 3. What each kind of question is answered with, once its situation stands on the table.
#include "rules/rulings/answering/verdicts.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/cost_parts.h"
#include "rules/rulings/answering/first_choice.h"
#include "rules/rulings/answering/other_breaks.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/told_line.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/operation.h"
#include "rules/rulings/play/access_acts.h"
#include "rules/rulings/play/act_costs.h"
#include "rules/rulings/play/acts.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/host_cards.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/met_words.h"
#include "rules/rulings/play/perform.h"
#include "rules/rulings/play/price.h"
#include "rules/rulings/play/priority.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

namespace {

std::string wordOf(Side side) { return std::string(core::toWord(rules::sideWords, side)); }

/// The act as it is done, in the way that `path` leads to.
void tryOut(Table &trial, const Act &act)
{
    trial.consume();
    if (const auto occasion = trial.frames.takeOccasion())
        trigger(trial, *occasion);
    else
        perform(trial, act);
}

/// The same where it leads to a moment in which players act again: it has been done by then.
void tryOutToMoment(Table &trial, const Act &act)
{
    try {
        tryOut(trial, act);
    } catch (const Moment &moment) {
        trial.frames = moment.frames;
    }
}

struct Refusal {
    Sentence why;
    bool misnamed = false;                       ///< by what it names
    std::optional<RuleName> rule = std::nullopt; ///< that alone says so
};

/// Whether it can be done with what it names: nothing if it can, in one way or another.
std::optional<Refusal> whyNotWithThese(Table &table, const Act &act)
{
    constexpr int mostWays = 500;
    Refusal why;
    std::vector<std::size_t> path;
    const Aside aside(table); // only whether it can be done is asked
    for (int way = 0; way < mostWays; ++way) {
        Table trial = table.with({&act, 1}, path);
        try {
            tryOutToMoment(trial, act);
            // What a run will let be chosen is not asked before it comes to that.
            if (trial.hasUnused() && trial.state.run.on && !table.state.run.on)
                throw NotDerivable{Sentence::tr(
                    "whether that card can be chosen shows only in the course of the run")};
            if (trial.state.winner == Winner::Nobody)
                trial.requireAllUsed();
            return std::nullopt;
        } catch (const Misnamed &refused) {
            if (why.why.empty())
                why = {refused.why, true, refused.rule};
        } catch (const NotAllowed &refused) {
            if (!trial.hasUnused())
                return std::nullopt;
            why = {refused.why, false, {}};
        } catch (const NotDerivable &) {
            if (!trial.hasUnused())
                return std::nullopt;
            throw;
        }
        path = pathAfter(trial.choices);
        if (path.empty())
            return why;
    }
    throw NotDerivable{Sentence::tr("not decided within {number} ways", {{"number", mostWays}})};
}

bool namesAnything(const Act &act)
{
    return !act.chosen.empty() || !act.subroutines.empty()
        || ((act.kind == ActKind::Use || act.kind == ActKind::Play) && act.x);
}

/// Of the only card that it may be installed on the question need not speak.
std::optional<Act> onOnlyHost(const Table &table, const Act &act)
{
    const auto hosts = hostsLeftOpen(table, act);
    if (hosts.size() != 1)
        return std::nullopt;
    Act hosted = act;
    hosted.host = hosts.front();
    return hosted;
}

/// What a refusal rests on that no rule alone says.
RuleName whyRefused(const Act &act, bool misnamed)
{
    if (!misnamed || (act.kind == ActKind::Play && act.chosen.empty()))
        return "effect.resolve"_rule;
    return act.chosen.empty() ? "ability.restriction"_rule : "choice.as-asked"_rule;
}

/// What an act costs can be asked whether or not it may be done, but not of one with a card that
/// nothing lets be chosen.
void requireWellNamed(Table &table, const Act &act)
{
    if (!namesAnything(act))
        return;
    std::optional<Refusal> refusal;
    try {
        refusal = whyNotWithThese(table, act);
    } catch (const NotDerivable &) {
        return;
    }
    if (refusal && refusal->misnamed)
        throw NotAllowed{refusal->why};
}

/// Whether credits of that card may be spent on the act, may it be done or not.
Verdict judgePaying(Table &table, const Act &act, ObjectId card)
{
    const bool pays = mayPayFor(table, costOf(table, actorOf(table, act), act), card);
    const Sentence::Arguments said{{"card", card}};
    table.say(pays ? Sentence::tr("the text of {card} lets its credits be spent on that", said)
                   : Sentence::tr("the text of {card} does not let its credits be spent on that, "
                                  "or there are none on it",
                                  said),
              {"ability.constant"_rule});
    return {{"", pays}};
}

} // namespace

Verdict judgeLegal(Table &table, const Question &question)
{
    const std::optional<Act> hosted = onOnlyHost(table, *question.act);
    const Act &act = hosted ? *hosted : *question.act;
    declareX(table, act);
    if (question.from.exists())
        return judgePaying(table, act, question.from);
    settleForAccess(table, act);
    Judgement judgement = judge(table, question.by, act);
    if (auto conflict = judgement.conflict(*table.book))
        throw std::move(*conflict);
    // A decision has been come to already, and what it may be was looked at there.
    if (!isDecision(act.kind) && namesAnything(act) && judgement.allowed(*table.book))
        if (const auto refusal = whyNotWithThese(table, act)) {
            sayWhyNotMore(table, question.by, act);
            judgement.forbid(refusal->rule.value_or(whyRefused(act, refusal->misnamed)),
                             refusal->why);
        }
    const bool allowed = judgement.allowed(*table.book);
    if (allowed)
        noteWhatToChoose(judgement, table, act);
    sayChecks(table, std::move(judgement));
    return {{"", allowed}};
}

namespace {

/// Less ice would make it cost less.
void assumeNoIceTrashed(const Table &table, const Act &act)
{
    const State &state = table.state;
    if (act.kind == ActKind::Install && act.server.exists() && !act.newServer && !act.trashStated
        && state[act.object].card->type == CardType::Ice
        && !iceProtecting(state, act.server).empty())
        table.assume(Sentence::tr("the Corp trashes no ice protecting {server} first, which would "
                                  "lower the install cost",
                                  {{"server", act.server}}));
}

} // namespace

Verdict nameCost(Table &table, const Question &question)
{
    const Act &act = *question.act;
    requireWellNamed(table, act);
    declareX(table, act);
    const Bundle bundle = costOf(table, actorOf(table, act), act);
    const Sentence cost = inWords(bundle);
    const auto rule = whatPrices(act.kind);
    const Sentence itself = rule ? inWords(priceOfAction(bundle.payer, act.kind)) : Sentence();
    if (rule)
        table.say(Sentence::tr("the action itself costs {cost}", {{"cost", itself}}), {*rule});
    sayPrinted(table, act, bundle);
    if (itself != cost && bundle.isNothing())
        table.say(Sentence::tr("it costs nothing: no cost is less than that"), {"value.sum"_rule});
    else if (itself != cost)
        table.say(Sentence::tr("everything is one cost: {cost}", {{"cost", cost}}),
                  isAddedTo(table, act) ? table.orElse("cost.additional"_rule, "cost.at-once"_rule)
                                        : "cost.at-once"_rule,
                  priceOf(bundle));
    sayPaidLater(table, act);
    assumeNoIceTrashed(table, act);
    return partsOfCost(table, bundle);
}

namespace {

/// Where the text names nobody.
void sayOwnersChoice(const Table &table, Side by, bool subroutine, RuleName rule)
{
    table.say(subroutine ? Sentence::tr("the Corp makes the choices of subroutines")
                         : Sentence::tr("{player} makes the choice: it is a card of that player",
                                        {{"player", by}}),
              {rule});
}

void sayNamedChoice(const Table &table, Side by, RuleName rule)
{
    table.say(Sentence::tr("{player} makes the choice, as the text says", {{"player", by}}),
              {rule});
}

/// Who chooses for an effect of that card: the player whom the text names, or its owner.
void sayWhoseChoice(const Table &table, ObjectId card, Side by)
{
    const bool ice = table.state[card].card->type == CardType::Ice;
    const RuleName otherwise = ice ? "choice.subroutines"_rule : "effect.resolve"_rule;
    if (by != table.state[card].owner)
        table.say(Sentence::tr("the text of {card} leaves the choice {player.to}",
                               {{"card", card}, {"player", by}}),
                  {table.orElse("choice.named-player"_rule, otherwise)});
    else if (const bool subroutine = table.frames.isInSubroutine())
        sayOwnersChoice(table, by, subroutine, "choice.subroutines"_rule);
    else
        sayOwnersChoice(table, by, subroutine, table.orElse("choice.owner"_rule, otherwise));
}

void sayDecides(const Table &table, const Decision &decision)
{
    constexpr std::array<std::string_view, 6> ofEffect{"must.full-option", "choice.named-player",
                                                       "choice.owner",     "choice.subroutines",
                                                       "choice.as-asked",  "effect.resolve"};
    const ObjectId source = table.frames.source();
    if (source.exists() && std::ranges::find(ofEffect, decision.rule.id) != ofEffect.end())
        sayWhoseChoice(table, source, decision.by);
    else
        table.say(Sentence::tr("{player} decides that", {{"player", decision.by}}),
                  {decision.rule});
}

Verdict nameChooserOfAccess(const Table &table)
{
    const Side by = table.state.run.chooser;
    if (by != Side::Runner)
        sayNamedChoice(table, by, "choice.named-player"_rule);
    else
        table.say(Sentence::tr("the Runner chooses the order of the accesses, except in R&D"),
                  {"access.order"_rule});
    return {{"", wordOf(by)}};
}

} // namespace

Verdict nameChooser(const Table &table, const Question &question)
{
    const Act &act = *question.act;
    if (isDecision(act.kind)) {
        const Decision *decision = table.frames.decision();
        if (!decision)
            return nameFirstChooser(table);
        sayDecides(table, *decision);
        return {{"", wordOf(decision->by)}};
    }
    if (act.kind == ActKind::Discard) {
        table.say(
            Sentence::tr("{player} discards, and chooses what", {{"player", actorOf(table, act)}}),
            {"discard.down-to-maximum"_rule});
        return {{"", wordOf(actorOf(table, act))}};
    }
    if (act.kind == ActKind::Access)
        return nameChooserOfAccess(table);
    if (act.kind == ActKind::EndLoop) {
        return {{"", wordOf(whoEndsLoop(table))}};
    }
    if (act.kind != ActKind::Use) {
        table.say(
            Sentence::tr("{player} acts, and makes the choice", {{"player", actorOf(table, act)}}),
            {"choice.owner"_rule});
        return {{"", wordOf(actorOf(table, act))}};
    }
    requireModelled(table, act.object);
    const Object &object = table.state[act.object];
    const Ability *ability = object.card->find(act.ability);
    if (!ability)
        throw NotDerivable{Sentence::tr("{card} has no ability {name}",
                                        {{"card", act.object}, {"name", act.ability}})};
    const Effect *deciding = firstChoice(ability->effects);
    if (!deciding)
        throw NotDerivable{Sentence::tr("the ability has no effect that needs a choice")};
    const auto &named = deciding->player;
    const bool subroutine = ability->kind() == AbilityKind::Subroutine;
    const Side chooser = named ? sideOf(*named, object.owner) : object.owner;
    if (!named)
        sayOwnersChoice(table, chooser, subroutine,
                        subroutine ? "choice.subroutines"_rule : "choice.owner"_rule);
    else
        sayNamedChoice(table, chooser,
                       subroutine
                           ? table.orElse("choice.named-player"_rule, "choice.subroutines"_rule)
                           : "choice.named-player"_rule);
    return {{"", wordOf(chooser)}};
}

bool isTakenInCourse(const State &state, const Question &question)
{
    if ((question.ask != Ask::Legal && question.ask != Ask::Cost) || !question.act->object.exists())
        return false;
    const Act &act = *question.act;
    if (act.kind == ActKind::Respond)
        return question.ask == Ask::Legal;
    const Ability *ability = state[act.object].card->find(act.ability);
    return (act.kind == ActKind::Use || act.kind == ActKind::Decline) && ability
        && (ability->kind() == AbilityKind::Conditional
            || ability->kind() == AbilityKind::IfSuccessful);
}

Verdict sayTaken(const Table &table, const Act &act)
{
    table.say(
        Sentence::tr("{card}: what it prevents or waits for is resolving", {{"card", act.object}}),
        {"prevent.while-resolving"_rule});
    return {{"", true}};
}

Verdict nameFirstChooser(const Table &table)
{
    if (!table.firstOpen)
        throw NotDerivable{Sentence::tr("no decision is left open")};
    const auto &[first, told] = *table.firstOpen;
    auto &trace = table.record.trace;
    trace.resize(told); // what follows from one way to decide is not told
    const bool isSaid = !trace.empty() && restsOn(trace.back(), "forfeit.own-choice");
    if (first.what == whichTriggersFirst())
        table.say(
            Sentence::tr("{player} decides which of these triggers first: {abilities}",
                         {{"player", first.by}, {"abilities", Sentence::list(first.options)}}),
            {first.by == table.state.turn ? "order.active-player-first"_rule
                                          : "order.inactive-player-after"_rule});
    else if (!isSaid)
        table.say(Sentence::tr("{player} decides: {choice}",
                               {{"player", first.by}, {"choice", first.what}}),
                  {table.orElse("choice.owner"_rule, "ability.own-cards"_rule)});
    return {{"", wordOf(first.by)}};
}

} // namespace rulings
