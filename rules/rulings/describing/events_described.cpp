// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What happens and what has happened, as a player would say it.
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/describing/kinds.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace rulings {

namespace {

void putBehind(Sentence &event, const Sentence &more)
{
    if (!more.empty())
        //: an event, and where or how: "a successful run", "at HQ"
        event = Sentence::tr("{event} {more}", {{"event", event}, {"more", more}});
}

void putInBrackets(Sentence &event, std::vector<Sentence> words)
{
    if (!words.empty())
        //: an event, and what is asked of it besides
        event = Sentence::tr("{event} ({what})",
                             {{"event", event}, {"what", Sentence::list(std::move(words))}});
}

Sentence doneBy(Side player) { return Sentence::tr("by {player}", {{"player", player}}); }

/// Of damage its kind, of a card what it is.
Sentence eventInWords(EventKind event, const std::optional<Filter> &card,
                      const std::optional<Damage> &damage, Side owner)
{
    if (damage && event == EventKind::DamageTaken)
        return Sentence::tr("suffering {damage}", {{"damage", nameOf(*damage)}});
    if (damage && event == EventKind::DamagePrevented)
        return Sentence::tr("preventing {damage}", {{"damage", nameOf(*damage)}});
    return card ? nameWith(event, describeOne(*card, owner)) : factsOf(event).name;
}

/// What in the course of which, and when: what few texts ask for.
std::vector<Sentence> causeOf(const Condition &condition, Side owner)
{
    std::vector<Sentence> words;
    if (condition.cause)
        words.push_back(
            Sentence::tr("done by {card}", {{"card", describeOne(*condition.cause, owner)}}));
    if (condition.accessed)
        words.push_back(Sentence::tr("as it was accessed"));
    if (condition.from)
        words.push_back(nameOf(*condition.from, "from"));
    if (condition.counter)
        words.push_back(counted(1, *condition.counter));
    return words;
}

} // namespace

Sentence describeHappening(const Condition &condition, Side owner)
{
    Sentence event = eventInWords(condition.event, condition.object, condition.damage, owner);
    putBehind(event, describe(condition.where));
    if (condition.by)
        putBehind(event, doneBy(sideOf(*condition.by, owner)));
    if (condition.lastRun)
        putBehind(event, Sentence::tr("in the last run"));
    putInBrackets(event, causeOf(condition, owner));
    return event;
}

namespace {

Sentence whenInWords(const Condition &condition)
{
    if (condition.kind == Condition::Kind::HappenedLastTurn)
        return Sentence::tr("in the turn before");
    if (condition.beforeWindow)
        return Sentence::tr("right before this window");
    if (condition.lastRun)
        return Sentence::tr("in the last run");
    return condition.inRun ? Sentence::tr("in this run") : Sentence::tr("in this turn");
}

/// Only the Runner makes runs; empty: it is about none.
Sentence runInWords(const Condition &condition)
{
    Sentence run;
    if (condition.event == EventKind::RunBegins)
        run = condition.negated ? Sentence::tr("run") : Sentence::tr("a run");
    else if (condition.event == EventKind::RunSuccessful)
        run = condition.negated ? Sentence::tr("successful run") : Sentence::tr("a successful run");
    else if (condition.event == EventKind::RunUnsuccessful)
        run = condition.negated ? Sentence::tr("unsuccessful run")
                                : Sentence::tr("an unsuccessful run");
    if (!run.empty())
        putBehind(run, describe(condition.where));
    return run;
}

Sentence describeRuns(const Condition &condition, const Sentence &run)
{
    const bool no = condition.negated;
    if (condition.event == EventKind::RunSuccessful && condition.inRun
        && condition.where == Where::Anywhere)
        return no ? Sentence::tr("the run was not successful")
                  : Sentence::tr("the run was successful");
    if (condition.event == EventKind::RunSuccessful && condition.inRun) {
        const Sentence where = describe(condition.where);
        //: "at Archives"
        return no ? Sentence::tr("this was no successful run {where}", {{"where", where}})
                  : Sentence::tr("this was a successful run {where}", {{"where", where}});
    }
    const Sentence when = whenInWords(condition);
    //: "successful run at HQ", "in this turn"
    return no ? Sentence::tr("the Runner made no {run} {when}", {{"run", run}, {"when", when}})
              //: "a successful run at HQ", "in this turn"
              : Sentence::tr("the Runner made {run} {when}", {{"run", run}, {"when", when}});
}

/// "trashed"; empty: nothing is done to a card, or there is no word.
Sentence doneInWords(EventKind event)
{
    switch (event) {
    case EventKind::Accessed:
        //: what was done to a card
        return Sentence::tr("accessed");
    case EventKind::Drawn:
        return Sentence::tr("drawn");
    case EventKind::Encountered:
        return Sentence::tr("encountered");
    case EventKind::Installed:
        //: what was done to a card
        return Sentence::tr("installed");
    case EventKind::Passed:
        return Sentence::tr("passed");
    case EventKind::Played:
        return Sentence::tr("played");
    case EventKind::Rezzed:
        //: what was done to a card
        return Sentence::tr("rezzed");
    case EventKind::Scored:
        return Sentence::tr("scored");
    case EventKind::Stolen:
        return Sentence::tr("stolen");
    case EventKind::Trashed:
        return Sentence::tr("trashed");
    case EventKind::Used:
        return Sentence::tr("used");
    default:
        return {};
    }
}

/// That it was done to the card, or not.
Sentence doneTo(const Condition &condition, const Sentence &card, const Sentence &done,
                const Sentence &when)
{
    const Sentence::Arguments said{{"card", card}, {"done", done}, {"when", when}};
    if (when.empty())
        return condition.negated ? Sentence::tr("{card} was not {done}", said)
                                 : Sentence::tr("{card} was {done}", said);
    return condition.negated ? Sentence::tr("{card} was not {done} {when}", said)
                             : Sentence::tr("{card} was {done} {when}", said);
}

/// Of a card; `done`: what was done to it.
Sentence describeDone(const Condition &condition, Sentence done, Side owner)
{
    const bool no = condition.negated;
    Filter of = condition.object.value_or(Filter());
    const bool ofAgenda =
        condition.event == EventKind::Scored || condition.event == EventKind::Stolen;
    if (of == Filter() && ofAgenda)
        of.types = {CardType::Agenda};
    if (condition.by)
        putBehind(done, doneBy(sideOf(*condition.by, owner)));
    const Sentence when = whenInWords(condition);
    if (of.ref == Ref::None && no)
        //: a kind of cards, what was done, and when
        return Sentence::tr("no {kind} was {done} {when}",
                            {{"kind", oneInWords(of, owner)}, {"done", done}, {"when", when}});
    return doneTo(condition, describeOne(of, owner), done, when);
}

} // namespace

Sentence describeDoneTo(const Condition &condition, ObjectId card)
{
    const Sentence done = doneInWords(condition.event);
    Filter only;
    only.ref = condition.object ? condition.object->ref : Ref::None;
    const bool history = condition.kind == Condition::Kind::Happened
        || condition.kind == Condition::Kind::HappenedLastTurn;
    if (!history || done.empty() || condition.object != only || condition.by
        || condition.where != Where::Anywhere || !causeOf(condition, Side::Corp).empty())
        return {};
    // A card that was chosen just now is asked about what has come of that.
    return doneTo(condition, Sentence(card), done,
                  only.ref == Ref::Picked ? Sentence() : whenInWords(condition));
}

Sentence describeDoneToSuch(const Condition &condition)
{
    Filter candidate;
    candidate.ref = Ref::Candidate;
    const Sentence done = doneInWords(condition.event);
    const bool history = condition.kind == Condition::Kind::Happened
        || condition.kind == Condition::Kind::HappenedLastTurn;
    if (!history || done.empty() || condition.object != candidate || condition.by
        || condition.where != Where::Anywhere)
        return {};
    const Sentence::Arguments said{{"done", done}, {"when", whenInWords(condition)}};
    return condition.negated
        //: behind a kind of cards, what was not done to them: "not rezzed in this run"
        ? Sentence::tr("not {done} {when}", said)
        //: behind a kind of cards, what was done to them: "rezzed in this run"
        : Sentence::tr("{done} {when}", said);
}

Sentence describeHistory(const Condition &condition, Side owner)
{
    const bool no = condition.negated;
    const bool plain = causeOf(condition, owner).empty();
    const Sentence when = whenInWords(condition);
    if (const Sentence run = runInWords(condition); !run.empty() && plain)
        return describeRuns(condition, run);
    if (Sentence done = doneInWords(condition.event);
        !done.empty() && plain && condition.where == Where::Anywhere)
        return describeDone(condition, std::move(done), owner);
    if (condition.event == EventKind::TagTaken)
        return no ? Sentence::tr("the Runner took no tag {when}", {{"when", when}})
                  : Sentence::tr("the Runner took a tag {when}", {{"when", when}});
    if (condition.event == EventKind::DamageTaken && plain) {
        const Sentence damage =
            condition.damage ? nameOf(*condition.damage) : Sentence::tr("damage");
        return no ? Sentence::tr("the Runner suffered no {damage} {when}",
                                 {{"damage", damage}, {"when", when}})
                  : Sentence::tr("the Runner suffered {damage} {when}",
                                 {{"damage", damage}, {"when", when}});
    }
    if (condition.event == EventKind::AllBroken && condition.object && plain) {
        const Sentence::Arguments said{{"card", describeOne(*condition.object, owner)},
                                       {"when", when}};
        return no ? Sentence::tr("not every subroutine of {card} was broken {when}", said)
                  : Sentence::tr("every subroutine of {card} was broken {when}", said);
    }
    const Sentence event = describeHappening(condition, owner);
    //: an event that no other words tell of
    return no ? Sentence::tr("{event} did not happen {when}", {{"event", event}, {"when", when}})
              : Sentence::tr("{event} happened {when}", {{"event", event}, {"when", when}});
}

namespace {

/// What is asked as a turn begins is asked of the turn before.
Condition ofTurnBefore(Condition condition)
{
    if (condition.kind == Condition::Kind::Happened && !condition.inRun)
        condition.kind = Condition::Kind::HappenedLastTurn;
    for (Condition &part : condition.parts)
        part = ofTurnBefore(std::move(part));
    return condition;
}

/// That it is the Runner's goes without saying.
bool isOfRun(EventKind event)
{
    constexpr std::array runs{EventKind::RunBegins,       EventKind::RunSuccessful,
                              EventKind::RunUnsuccessful, EventKind::RunEnds,
                              EventKind::Approached,      EventKind::Encountered,
                              EventKind::Passed};
    return std::ranges::find(runs, event) != runs.end();
}

/// Who does it, or whose it is.
void putPlayer(Sentence &event, const TriggerCondition &when, Side owner)
{
    if (when.player && isDoneBy(when.event))
        putBehind(event, doneBy(sideOf(*when.player, owner)));
    else if (when.player && !isOfRun(when.event))
        putBehind(event, nameOf(sideOf(*when.player, owner), "of"));
    if (when.by)
        putBehind(event, doneBy(sideOf(*when.by, owner)));
}

} // namespace

Sentence describeEvent(const TriggerCondition &when, Side owner)
{
    std::optional<Filter> card = when.object;
    if (when.wasInstalled) {
        card = card.value_or(Filter());
        card->installed = true;
    }
    Sentence event = eventInWords(when.event, card, when.damage, owner);
    if (!when.orEvent)
        return event;
    const auto &other = when.orObject ? when.orObject : card;
    return Sentence::tr(
        "{event} or {other}",
        {{"event", std::move(event)}, {"other", eventInWords(*when.orEvent, other, {}, owner)}});
}

namespace {

/// Whether a text waits for the first such event of a turn, told with a count of the same events.
bool isFirstInTurn(const Condition &also, const Sentence &event, Side owner)
{
    return also.kind == Condition::Kind::AtLeast && !also.negated && also.left.is(1)
        && also.right.of == Amount::Of::TimesHappened && also.right.isAsCounted()
        && also.right.what->kind == Condition::Kind::Happened && !also.right.what->inRun
        && describeHappening(*also.right.what, owner) == event;
}

} // namespace

Sentence describe(const TriggerCondition &when, Side owner)
{
    Sentence all = describeEvent(when, owner);
    putPlayer(all, when, owner);
    if (when.byDamage)
        putBehind(all, Sentence::tr("by damage"));
    if (when.from)
        putBehind(all, nameOf(*when.from, "from"));
    if (when.inServer)
        putBehind(all, Sentence::tr("in a server, not in its root"));
    putBehind(all, describe(when.where));
    std::vector<Sentence> words;
    if (when.differ)
        words.push_back(Sentence::tr("of different numbers"));
    if (when.tookNothing)
        words.push_back(Sentence::tr("without a card stolen or trashed"));
    if (when.counter)
        words.push_back(counted(1, *when.counter));
    putInBrackets(all, std::move(words));
    if (isFirstInTurn(when.also, all, owner))
        all = Sentence::tr("{event}, the first time in this turn", {{"event", std::move(all)}});
    else if (Sentence also = describe(
                 when.event == EventKind::TurnBegins ? ofTurnBefore(when.also) : when.also, owner);
             !also.empty())
        //: an event, and what must be so
        all = Sentence::tr("{event}, if {condition}",
                           {{"event", std::move(all)}, {"condition", std::move(also)}});
    for (const TriggerCondition &other : when.others)
        all = Sentence::tr("{event} or {other}",
                           {{"event", std::move(all)}, {"other", describe(other, owner)}});
    return all;
}

} // namespace rulings
