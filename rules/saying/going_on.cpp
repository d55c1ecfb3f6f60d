// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/going_on.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/asked.h"
#include "rules/saying/trial.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;

namespace {

/// What is looked at as the table stands: it has no end to wait for.
bool isOfTheMoment(std::string_view fact)
{
    constexpr std::array<std::string_view, 22> ends{
        "turn",      "priority",  ".subroutines", ".points",       ".strength", ".link",
        ".server",   ".depth",    ".rez-cost",    ".trash-cost",   ".faceup",   ".host",
        ".position", "hand-size", ".memory-used", ".memory-limit", ".exists",   "windows",
        "topic",     "step",      "run.credits",  "run-credits"};
    return fact.find(".subtype ") != std::string_view::npos || fact.starts_with("trace.")
        || std::ranges::any_of(ends, [&](std::string_view end) { return fact.ends_with(end); });
}

bool isOfIce(const Draft &draft, std::string_view fact)
{
    const auto dot = fact.find('.');
    return dot != std::string_view::npos
        && (fact.ends_with(".passed") || fact.ends_with(".broken") || fact.ends_with("all-broken"))
        && draft.at(Draft::objectPath(std::string(fact.substr(0, dot))));
}

/// The run is asked about as a whole: there is nothing in the script but what began it.
bool hasOnlyBegun(const Draft &draft, const rulings::PlayedOut &now)
{
    const std::string at = draft.textAt("state/at");
    if (draft.isTold("state/at") || !now.table.run)
        return false;
    if (at == "run/initiation" && draft.script().empty())
        return true;
    if (draft.script().empty() || (at.starts_with("run/") && !draft.script().back().find("run")))
        return false;
    const Json &last = draft.script().back();
    const Json *to = last.find("to");
    return last.find("play") || last.find("use") || last.find("to_server") || last.find("run")
        || (to && *to == Json("success"));
}

/// The Runner stands before ice that nobody says is passed or not.
bool meetsIce(const Draft &draft, const rulings::PlayedOut &now)
{
    if (!now.table.run || now.table.run->ice.empty())
        return false;
    const std::string at = draft.textAt("state/at");
    const bool begins = at == "run/encounter" || at == "run/break-window"
        || at == "run/approach-rez" || at == "run/approach-ice" || at == "run/approach-paid"
        || at == "run/rez-check";
    if (begins && draft.script().empty())
        return true;
    if (draft.script().empty())
        return false;
    const Json &last = draft.script().back();
    const Json *to = last.find("to");
    return last.find("use") || last.find("rez") || last.find("spend") || last.find("respond")
        || last.find("option") || last.find("decline")
        || (to && to->asString() && (*to->asString() == "encounter"));
}

/// There is ice ahead, and something to break it with of which nothing was told.
bool couldBreak(const Draft &draft, const rulings::PlayedOut &now)
{
    if (now.table.run->ice.empty() && now.table.run->position == 0)
        return false;
    return std::ranges::any_of(draft.objects(), [&](const std::string &object) {
        const auto *model = draft.modelOf(object);
        return model && std::ranges::find(model->subtypes, "Icebreaker") != model->subtypes.end()
            && draft.textAt(Draft::objectPath(object) + "/zone") == "rig"
            && std::ranges::none_of(draft.script(), [&](const Json &act) {
                   const Json *used = act.find("use");
                   return used && used->asString() && used->asString()->starts_with(object + '#');
               });
    });
}

/// How many cards are accessed is settled there.
bool isBeforeAccess(const rulings::PlayedOut &now)
{
    const auto &steps = now.moment.structure->steps;
    const std::string &topic = steps[now.moment.step].topic;
    return topic == "success" || topic.starts_with("server-") || topic == "approach-server";
}

std::string toItsEnd(bool isRun, bool isUnbroken)
{
    if (isRun)
        return isUnbroken ? English::tr("the run is looked at to its end, and nothing is broken")
                          : English::tr("the run is looked at to its end");
    return isUnbroken ? English::tr("the encounter is looked at to its end, and nothing is broken")
                      : English::tr("the encounter is looked at to its end");
}

void goTo(Draft &draft, std::string_view topic, std::string says, bool stillRunning = false)
{
    Draft longer = draft;
    longer.assumePlayed(Json::object({{"to", topic}}), std::move(says));
    if (const auto then = presentOf(longer); then && (!stillRunning || then->table.run))
        draft = std::move(longer);
}

/// What is accessed in a run that is looked at to its end.
void assumePiles(Draft &draft)
{
    constexpr int usual = 5;
    const auto known = draft.objects();
    const bool liesThere = std::ranges::any_of(known, [&](const std::string &object) {
        return draft.textAt(Draft::objectPath(object) + "/zone") == "archives";
    });
    draft.assume("state/corp/hand", usual, English::tr("there are cards in HQ"));
    Draft withCards = draft; // where what was told takes some from there
    withCards.assume("state/corp/pile", usual, English::tr("there are cards in Archives"));
    draft.assume("state/corp/pile", 0,
                 liesThere ? English::tr("no other card is in Archives")
                           : English::tr("Archives is empty"));
    if (trialOf(draft).isRefused && !trialOf(withCards).isRefused)
        draft = std::move(withCards);
}

/// A card that its player would use as it is accessed, where nobody says so: a trap.
void useTrap(Draft &draft)
{
    const Json *accessed = draft.script().empty() ? nullptr : draft.script().back().find("access");
    auto use =
        accessed && accessed->asString() ? useOfTrap(draft, *accessed->asString()) : std::nullopt;
    if (!use)
        return;
    Draft longer = draft;
    longer.assumePlayed(std::move(use->act), std::move(use->says));
    if (presentOf(longer))
        draft = std::move(longer);
}

/// What the event that began the run lets its player do instead of accessing.
void useInsteadOfAccess(Draft &draft)
{
    for (const Json &act : Json::Array(draft.script())) {
        const Json *played = act.find("play");
        const auto *model =
            played && played->asString() ? draft.modelOf(*played->asString()) : nullptr;
        if (!model)
            continue;
        for (const rulings::Ability &ability : model->abilities) {
            if (!ability.replacesAccess)
                continue;
            const Json use = Json::object({{"use", *played->asString() + '#' + ability.id}});
            const auto &script = draft.script();
            if (std::ranges::find(script, use) != script.end())
                return; // told already
            Draft longer = draft;
            longer.assumePlayed(use, useInWords(draft, *played->asString(), ability.id));
            if (presentOf(longer))
                draft = std::move(longer);
            return;
        }
    }
}

} // namespace

bool endAlike(const Draft &draft, std::string_view fact, std::string_view other)
{
    constexpr std::string_view accesses = "run.accesses";
    return isOfTheMoment(fact) == isOfTheMoment(other)
        && isOfIce(draft, fact) == isOfIce(draft, other)
        && (fact == accesses) == (other == accesses);
}

namespace {

/// An action of the Runner is asked about as a run ends: the next one is meant.
void goOnToTheNextAction(Draft &draft)
{
    constexpr std::array<std::string_view, 5> actions{"install", "play", "run", "draw",
                                                      "remove_tag"};
    const Json *act = draft.at("question/act");
    const auto &script = draft.script();
    const Json *to = script.empty() ? nullptr : script.back().find("to");
    const bool isOver =
        script.empty() ? draft.textAt("state/at") == "run/run-over" : to && *to == Json("run-over");
    if (!isOver || !act || draft.textAt("question/by") != "runner"
        || std::ranges::none_of(actions, [&](std::string_view one) { return act->find(one); }))
        return;
    draft.assume("state/runner/clicks", 1, English::tr("the Runner has 1 click left"));
    goTo(draft, "take-actions", English::tr("the Runner takes the next action"));
}

} // namespace

std::optional<TrapUse> useOfTrap(const Draft &draft, const std::string &card)
{
    const auto *model = draft.modelOf(card);
    if (!model || draft.typeOf(card) == rules::CardType::Agenda)
        return std::nullopt;
    for (const rulings::Ability *ability : usable(*model))
        if (rulings::isMetBy(*ability, rulings::EventKind::Accessed))
            return TrapUse{Json::object({{"use", card + '#' + ability->id}}),
                           useInWords(draft, card, ability->id)};
    return std::nullopt;
}

bool goOnToTheEnd(Draft &draft)
{
    goOnToTheNextAction(draft);
    // "May he avoid the tags": it is asked when they come.
    if (const Json *act = draft.at("question/act");
        act && act->find("respond") && allowedIn(draft) == false)
        useInsteadOfAccess(draft);
    const auto facts = reportOf(draft);
    if (draft.textAt("question/ask") != "outcome" || facts.empty()
        || std::ranges::any_of(facts, isOfTheMoment))
        return false;
    useTrap(draft);
    const auto now = presentOf(draft);
    if (!now || !now->table.run || now->to != rulings::PlayedTo::End)
        return false;
    const bool isUnbroken = couldBreak(draft, *now);
    const bool asksIce =
        std::ranges::any_of(facts, [&](const auto &fact) { return isOfIce(draft, fact); });
    if (hasOnlyBegun(draft, *now)) {
        assumePiles(draft);
        useInsteadOfAccess(draft);
        const bool asksAccesses = std::ranges::find(facts, "run.accesses") != facts.end();
        goTo(draft,
             asksIce            ? "approach-server"
                 : asksAccesses ? "access"
                                : "run-over",
             asksIce            ? English::tr("the Runner goes on to the server")
                 : asksAccesses ? English::tr("the Runner goes on to access")
                                : toItsEnd(true, isUnbroken));
        return isUnbroken;
    }
    const bool meets = meetsIce(draft, *now);
    if (std::ranges::find(facts, "run.accesses") != facts.end()
        && (meets || isBeforeAccess(*now))) {
        Draft through = draft;
        assumePiles(through);
        goTo(through, "access", English::tr("the Runner goes on to access"), meets);
        if (through.script().size() > draft.script().size() || !meets) {
            draft = std::move(through);
            return false;
        }
    }
    // "Is the run successful?": as it ends. Whether it is over is asked of the encounter.
    const bool isOfEnd = facts.size() == 1
        && (facts.front() == "run.status" || (facts.front() == "winner" && isBeforeAccess(*now)));
    if (isOfEnd) {
        assumePiles(draft);
        goTo(draft, "run-over", toItsEnd(true, isUnbroken));
        return isUnbroken;
    }
    // Whether ice is passed is told of the encounter itself, with the table as it is there.
    if (meets)
        goTo(draft, now->table.run->position > 0 ? "approach-ice" : "approach-server",
             toItsEnd(false, isUnbroken), asksIce);
    return false;
}

} // namespace saying
