// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/silent_cards.h"

#include "core/words.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/told_line.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/why_not_met.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/idle.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace rulings {

namespace {

/// It waits for what happens to itself, and that happened to another card; empty: to none.
Sentence ofOther(const Table &table, ObjectId card, const TriggerCondition &when)
{
    const bool happened = when.event == EventKind::Advanced
        && std::ranges::any_of(table.state.happened, [&](const Happened &one) {
                              return one.event == when.event && !one.stated && one.object != card;
                          });
    return happened
        ? Sentence::tr("{card} does not trigger: it waits for {event}",
                       {{"card", card}, {"event", describe(when, table.state[card].owner)}})
        : Sentence();
}

/// What it would be about, where nothing of the kind has come up; empty: no words.
Sentence notCome(const Table &table, ObjectId card, const Ability &ability)
{
    if (const auto *additional = ability.asIf<AdditionalCostAbility>())
        //: a card, and what its cost is for: "to break a subroutine"
        return Sentence::tr("{card} adds a cost only {act}",
                            {{"card", card}, {"act", describe(additional->to)}});
    // A current waits for nothing but its end.
    const CardType type = table.state[card].card->type;
    const auto *conditional = ability.asIf<ConditionalAbility>();
    if (!conditional || rules::isPlayed(type))
        return {};
    if (conditional->when.object && conditional->when.object->ref == Ref::Self)
        return ofOther(table, card, conditional->when);
    // Such things happen plainly or not at all; what might be taken for another is worth a word.
    constexpr std::array plain{EventKind::TurnBegins,  EventKind::TurnEnds,
                               EventKind::RunBegins,   EventKind::RunSuccessful,
                               EventKind::Encountered, EventKind::Installed,
                               EventKind::Played,      EventKind::Rezzed};
    const TriggerCondition &when = conditional->when;
    if (std::ranges::find(plain, when.event) != plain.end())
        return {};
    const Side owner = table.state[card].owner;
    if (when.by)
        return waitsForBy(card, describeEvent(when, owner), sideOf(*when.by, owner));
    return Sentence::tr("{card} does not trigger: it waits for {event}",
                        {{"card", card}, {"event", nameOf(when.event, when.orEvent)}});
}

struct NotCome {
    const Ability *ability = nullptr; ///< nullptr: none
    Sentence words;
};

/// That of a card which says most: what it adds to a cost, before what it waits for.
NotCome notComeOf(const Table &table, ObjectId card)
{
    NotCome found;
    int some = 0;
    for (const Ability &ability : table.state[card].card->abilities)
        if (Sentence words = notCome(table, card, ability); !words.empty()) {
            found = {&ability, std::move(words)};
            if (ability.kind() == AbilityKind::AdditionalCost)
                return found;
            ++some;
        }
    // Of several things that it waits for nobody knows which was meant.
    return some == 1 ? found : NotCome();
}

enum class AskedOf : std::uint8_t { Counters, Place };

/// Counters on it, or where and how it lies, which need not come of its text.
bool isAsked(const State &state, const Question &question, ObjectId card, AskedOf what)
{
    const std::string path = state[card].name + '.';
    const bool counters = what == AskedOf::Counters;
    return std::ranges::any_of(question.report, [&](const std::string &fact) {
        return fact.starts_with(path)
            && counters
            == core::fromWord(counterWords, std::string_view(fact).substr(path.size())).has_value();
    });
}

} // namespace

bool areCountersAsked(const State &state, const Question &question, ObjectId card)
{
    return isAsked(state, question, card, AskedOf::Counters);
}

void noteOnlyOne(const Table &table, const Question &question)
{
    const auto &trace = table.record.trace;
    const State &state = table.state;
    const auto isNamed = [&](ObjectId id) {
        const auto names = [&](const Act &act) { return act.object == id || act.host == id; };
        return id == state.run.ice || (question.act && names(*question.act))
            || std::ranges::any_of(question.script, names)
            || std::ranges::any_of(trace, [&](const TraceLine &line) {
                   return line.of == id || speaksOf(line, id);
               });
    };
    ObjectId card;
    for (std::size_t i = 0; i < state.objects.size(); ++i)
        if (const ObjectId id{static_cast<std::int16_t>(i)}; !isNamed(id)
            && !isHandOrDeck(state[id].zone, state[id].owner) && isActive(state, id)
            && notComeOf(table, id).ability) {
            if (card.exists())
                return;
            card = id;
        }
    if (!card.exists() || isAsked(state, question, card, AskedOf::Place))
        return;
    auto [ability, words] = notComeOf(table, card);
    // Where the game has come to stands behind it, if nothing happens there.
    std::size_t at = trace.size();
    while (at > 0 && trace[at - 1].stepOf)
        --at;
    const RuleName rule = ability->kind() == AbilityKind::AdditionalCost
        ? table.orElse("cost.additional"_rule, "ability.constant"_rule)
        // Of a cost that trashes cards it matters which cards its symbol means.
        : isMetBy(*ability, EventKind::TrashAbilityUsed) ? "cost.trash-symbol"_rule
                                                         : "trigger.met"_rule;
    table.record.silent.push_back(
        {card, ability, at, 0, table.played(), std::move(words), false, rule});
}

namespace {

bool isToldOf(const Table &table, const AbilityOf &ability)
{
    return std::ranges::any_of(table.record.trace,
                               [&](const TraceLine &line) { return speaksOf(line, ability); });
}

/// Such an event has come about by what is told.
bool hasCome(const Table &table, EventKind event)
{
    return std::ranges::any_of(table.state.happened, [&](const Happened &one) {
        return one.event == event && !one.stated;
    });
}

void noteAtEnd(const Table &table, ObjectId card, const Ability &ability, Sentence words,
               RuleName rule)
{
    table.record.silent.push_back({card, &ability, table.record.trace.size(), 0, table.played(),
                                   std::move(words), true, rule, true});
}

} // namespace

void noteStaying(const Table &table, const Question &question)
{
    const State &state = table.state;
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const ObjectId id{static_cast<std::int16_t>(i)};
        const Object &object = state[id];
        if (object.zone != Zone::PlayArea || !object.card->staysInPlay
            || std::ranges::find(question.report, object.name + ".zone") == question.report.end())
            continue;
        for (const auto &[event, other] : {std::pair(EventKind::Scored, EventKind::Stolen),
                                           {EventKind::Stolen, EventKind::Scored}})
            for (const Ability &ability : object.card->abilities) {
                const auto *conditional = ability.asIf<ConditionalAbility>();
                if (conditional && conditional->atOnce && conditional->when.event == event
                    && hasCome(table, other) && !hasCome(table, event))
                    noteAtEnd(table, id, ability,
                              //: a card, an event that it waits for, and what happened
                              Sentence::tr("{card} stays in play: {event} would trash it, and "
                                           "this was {other}",
                                           {{"card", id},
                                            {"event", factsOf(event).name},
                                            {"other", factsOf(other).name}}),
                              "ability.constant"_rule);
            }
    }
}

namespace {

/// "Dirty Laundry: “the Runner gains 5 credits” comes only when the run has ended …, so not yet"
Sentence notYet(ObjectId played, const Ability &ability, Side owner)
{
    const std::vector<Effect> &effects = ability.effects;
    const bool atEnd = effects.size() == 1 && wordOf(effects.front().op) == "later";
    const Sentence::Arguments said{
        {"card", played}, {"what", describe(atEnd ? effects.front().then : effects, owner)}};
    return atEnd
        //: a card, and what its text does after a successful run
        ? Sentence::tr("{card}: “{what}” comes only when the run has ended and was successful, so "
                       "not yet",
                       said)
        //: a card, and what its text does when a run is successful
        : Sentence::tr("{card}: “{what}” comes only when the run is successful, so not yet", said);
}

/// What a card that was played does only after a success that has not come, where what a player has
/// is asked.
void noteNotYet(const Table &table, const Question &question, ObjectId played)
{
    const bool ofPlayer = std::ranges::any_of(
        question.report, [](const std::string &fact) { return fact.ends_with(".credits"); });
    if (!ofPlayer || !table.state.run.on || hasCome(table, EventKind::RunSuccessful))
        return;
    for (const Ability &ability : table.state[played].card->abilities)
        if (ability.kind() == AbilityKind::IfSuccessful && !isToldOf(table, {played, ability.id}))
            noteAtEnd(table, played, ability, notYet(played, ability, table.state[played].owner),
                      "trigger.met"_rule);
}

} // namespace

void noteNoDiscard(Table &table, const Question &question)
{
    const State &state = table.state;
    const auto isOfDiscard = [](const TraceLine &line) {
        return std::ranges::any_of(
            line.because, [](const Rule *rule) { return rule->id == "discard.down-to-maximum"; });
    };
    const Side side = state.turn;
    const std::string player(core::toWord(rules::sideWords, side));
    const bool isAsked = std::ranges::any_of(question.report, [&](const std::string &fact) {
        return fact == "topic" || fact == player + ".hand" || fact == player + ".pile";
    });
    if (!table.hasRule("discard.down-to-maximum"_rule) || !isAsked || question.ask != Ask::Outcome
        || state.at.kind == TimingKind::Run || state.at.step->topic != "discard"
        || !state.player(side).hand.isKnown()
        || std::ranges::any_of(table.record.trace, isOfDiscard))
        return;
    int most = 0;
    const auto isWithin = [&] {
        most = playerValue(table, Value::HandSize, side, Told::No);
        return handSizeOf(state, side) <= most;
    };
    if (wouldDo(table, isWithin))
        table.say(Sentence::tr("{player} has {n} card in hand, no more than the maximum hand size "
                               "of {most}: nothing is discarded",
                               "{player} has {n} cards in hand, no more than the maximum hand "
                               "size of {most}: nothing is discarded",
                               handSizeOf(state, side), {{"player", side}, {"most", most}}),
                  {"discard.down-to-maximum"_rule});
}

void notePlayedInVain(const Table &table, const Question &question)
{
    if (question.ask != Ask::Outcome)
        return;
    for (const Act &act : question.script)
        if (act.kind == ActKind::Play)
            noteNotYet(table, question, act.object);
    for (const Act &act : question.script) {
        if (act.kind != ActKind::Play || table.state[act.object].card->staysInPlay)
            continue;
        for (const Ability &ability : table.state[act.object].card->abilities) {
            const auto *conditional = ability.asIf<ConditionalAbility>();
            const bool ofItself = conditional && conditional->when.object
                && conditional->when.object->ref == Ref::Self;
            if (!conditional || ofItself || hasCome(table, conditional->when.event)
                || table.state.run.on || isToldOf(table, {act.object, ability.id}))
                continue;
            const Side owner = table.state[act.object].owner;
            noteAtEnd(
                table, act.object, ability,
                Sentence::tr("{card} does not trigger: it waits for {event}",
                             {{"card", act.object}, {"event", describe(conditional->when, owner)}}),
                "trigger.met"_rule);
        }
    }
}

} // namespace rulings
