// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/one_way.h"

#include "rules/rulings/answering/report.h"
#include "rules/rulings/answering/verdicts.h"
#include "rules/rulings/answering/worth_telling.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/trigger_event.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/script.h"
#include "rules/rulings/play/setting_up.h"
#include "rules/rulings/play/why_not_met.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

namespace {

/// A fact of where the game stands, and not of what lies on the table.
bool isAboutCourse(std::string_view path)
{
    constexpr std::array<std::string_view, 7> facts{"run.",  "step",     "topic", "windows",
                                                    "order", "priority", "trace."};
    return std::ranges::any_of(facts,
                               [&](std::string_view fact) { return path.starts_with(fact); });
}

void decide(Table &table, const Question &question, Play &play)
{
    const bool inCourse = isTakenInCourse(table.state, question);
    const bool played = !question.script.empty() || question.ask == Ask::Outcome
        || question.ask == Ask::Order || (question.ask == Ask::Chooser && !question.act) || inCourse
        || (question.act && isDecision(question.act->kind));
    setUp(table, played);
    if (question.act)
        table.askAbout(*question.act);
    lookForWinner(table);
    Sentence openEnd;
    try {
        if (played)
            playScript(table);
        else
            bringUpToDate(table);
    } catch (const OpenEnd &end) {
        if (question.report.empty() || !table.scriptDone() || !table.pending.empty())
            throw;
        openEnd = end.why;
    }
    switch (question.ask) {
    case Ask::Legal:
        if (table.state.winner != Winner::Nobody)
            play.verdict = {{"", false}}; // the trace says who has won
        else if (inCourse && table.scriptDone()
                 && question.by == table.state[question.act->object].owner)
            play.verdict = sayTaken(table, *question.act);
        else
            play.verdict = judgeLegal(table, question);
        break;
    case Ask::Cost:
        play.verdict = nameCost(table, question);
        break;
    case Ask::Chooser:
        play.verdict = question.act ? nameChooser(table, question) : nameFirstChooser(table);
        break;
    case Ask::Order:
        play.verdict = {{"", orderFact(table)}};
        break;
    case Ask::Outcome:
    case Ask::Value:
    case Ask::Status: {
        const std::size_t told = table.record.trace.size();
        for (const std::string &path : question.report) {
            if (!openEnd.empty() && isAboutCourse(path))
                throw NotDerivable{openEnd};
            play.verdict.emplace_back(path, report(table, path));
        }
        for (std::size_t i = told; i < table.record.trace.size(); ++i)
            table.record.trace[i].ofReport = true;
        break;
    }
    }
    play.confidence = Confidence::Derived;
}

bool restsOnRules(const std::vector<TraceLine> &trace)
{
    return std::ranges::any_of(trace, [](const TraceLine &line) { return !line.because.empty(); });
}

void refuse(Play &play, const NotAllowed &reason)
{
    play.verdict.clear();
    play.confidence = Confidence::NotDerivable;
    play.why = Sentence::tr("it cannot be played like that: {why}", {{"why", reason.why}});
    play.impossible = true;
}

} // namespace

namespace {

/// It says where a card goes or what is done with it, and not what its text does.
bool isOfPlace(const TraceLine &line)
{
    constexpr std::array<std::string_view, 9> rules{"access.",    "archives.",  "zone.",
                                                    "install.",   "info.",      "run.",
                                                    "encounter.", "score.area", "play."};
    return std::ranges::all_of(line.because, [&](const Rule *rule) {
        return std::ranges::any_of(rules, [&](std::string_view one) {
            return std::string_view(rule->id).starts_with(one);
        });
    });
}

/// Lines that may tell what the text of a card does or does not do.
std::vector<const TraceLine *> linesOfTexts(const std::vector<TraceLine> &trace)
{
    std::vector<const TraceLine *> lines;
    for (const TraceLine &line : trace)
        if (!line.because.empty() && (line.of.exists() || !isOfPlace(line)))
            lines.push_back(&line);
    return lines;
}

bool tellsOf(const TraceLine &line, ObjectId card)
{
    return line.of == card || (!isOfPlace(line) && speaksOf(line, card));
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
    if (!conditional || type == CardType::Event || type == CardType::Operation
        || (conditional->when.object && conditional->when.object->ref == Ref::Self))
        return {};
    const TriggerCondition &when = conditional->when;
    const Side owner = table.state[card].owner;
    if (when.by)
        return waitsForBy(card, when.event, sideOf(*when.by, owner));
    Sentence event = factsOf(when.event).name;
    if (when.orEvent)
        event = Sentence::tr("{event} or {other}",
                             {{"event", event}, {"other", factsOf(*when.orEvent).name}});
    return Sentence::tr("{card} does not trigger: it waits for {event}",
                        {{"card", card}, {"event", event}});
}

/// That of a card which says most: what it adds to a cost, before what it waits for.
const Ability *notComeOf(const Table &table, ObjectId card)
{
    const Ability *found = nullptr;
    for (const Ability &ability : table.state[card].card->abilities)
        if ((!found || ability.kind() == AbilityKind::AdditionalCost)
            && !notCome(table, card, ability).empty())
            found = &ability;
    return found;
}

/// The only card that has not come up at all: somebody has put it there.
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
        if (const ObjectId id{static_cast<std::int16_t>(i)}; !isNamed(id)) {
            if (card.exists())
                return;
            card = id;
        }
    const Ability *ability =
        card.exists() && isActive(state, card) ? notComeOf(table, card) : nullptr;
    if (!ability)
        return;
    // Where the game has come to stands behind it, if nothing happens there.
    std::size_t at = trace.size();
    while (at > 0 && trace[at - 1].stepOf)
        --at;
    table.record.silent.push_back({card, ability, at, 0, table.played(),
                                   notCome(table, card, *ability), false, "trigger.met"_rule});
}

bool tellsOfAbility(const TraceLine &line, const AbilityOf &ability)
{
    bool any = false;
    line.what.forEachValue([&](const Sentence::Value &value) {
        const auto *named = std::get_if<AbilityOf>(&value);
        any = any || (named && *named == ability);
    });
    return any;
}

/// A card that nothing is told of: why its ability does not trigger or count; of one that does
/// something, why not again. `before`: lines that stand behind in any case.
void tellSilent(Table &table, const Question &question, std::size_t before)
{
    // Counters on it: what else is asked of it need not come of its text.
    const auto isAskedOf = [&](ObjectId card) {
        const std::string path = table.state[card].name + '.';
        return std::ranges::any_of(question.report, [&](const std::string &fact) {
            return fact.starts_with(path)
                && core::fromWord(counterWords, std::string_view(fact).substr(path.size()));
        });
    };
    auto &trace = table.record.trace;
    auto &silent = table.record.silent;
    // A refusal may have been told with it already.
    std::erase_if(silent, [&](const Silent &one) {
        return std::ranges::find(trace, one.why, &TraceLine::what) != trace.end();
    });
    if (silent.empty())
        return;
    const auto lines = linesOfTexts(trace);
    // Of several abilities for which nothing comes of one event, the last one stands for all.
    const auto isLast = [&](const Silent &one) {
        const auto first = std::ranges::find_if(silent, [&](const Silent &other) {
            return !other.first && other.source == one.source;
        });
        const auto same = [&](const Silent &other) {
            return !other.first && other.source == one.source && other.at == first->at;
        };
        return &one == &*std::find_if(silent.rbegin(), silent.rend(), same);
    };
    std::vector<bool> last;
    for (const Silent &one : silent)
        last.push_back(one.first || isLast(one));
    std::size_t index = 0;
    std::erase_if(silent, [&](const Silent &one) {
        const bool kept = last[index++];
        if (one.first)
            return one.at > trace.size();
        // Asked about, it says why this ability does nothing though another one does.
        const bool apart = one.ability && one.ability->kind() == AbilityKind::Conditional
            && isAskedOf(one.source);
        return !kept || std::ranges::any_of(lines, [&](const TraceLine *line) {
            return apart ? tellsOfAbility(*line, {one.source, one.ability->id})
                         : tellsOf(*line, one.source);
        });
    });
    const std::size_t end = trace.size() - std::min(before, trace.size());
    for (Silent &one : silent) {
        one.at = std::min(one.at, end);
        // What an ability does stands right under that it triggers.
        if (one.at > 0 && trace[one.at - 1].triggers) {
            one.depth = trace[one.at - 1].depth;
            while (one.at < end && trace[one.at].depth > one.depth)
                ++one.at;
        }
    }
    std::ranges::stable_sort(silent, {}, &Silent::at);
    for (auto one = silent.rbegin(); one != silent.rend(); ++one) {
        const RuleName rule = table.orElse(one->rule, "trigger.met"_rule);
        TraceLine line;
        line.what = one->why;
        if (table.hasRule(rule))
            line.because.push_back(&table.book->rule(rule));
        line.depth = one->depth;
        line.played = one->played;
        trace.insert(trace.begin() + static_cast<std::ptrdiff_t>(one->at), std::move(line));
    }
}

} // namespace

namespace {

/// A card that cannot be chosen matters to who asks of it; that an ability waits for another turn,
/// the refusal of the one that is asked about says.
bool isSaidElsewhere(const Silent &one, const State &state, const Question &question)
{
    const auto &act = question.act;
    if (!one.ability) {
        const std::string path = state[one.source].name + '.';
        return (act && act->object == one.source)
            || std::ranges::none_of(question.report, [&](const std::string &fact) {
                   return fact.starts_with(path);
               });
    }
    return question.ask == Ask::Legal && act && act->kind == ActKind::Use
        && act->object == one.source
        && (isMetBy(*one.ability, EventKind::TurnBegins)
            || isMetBy(*one.ability, EventKind::TurnEnds));
}

} // namespace

bool isAboutCourse(const Question &question)
{
    return question.ask == Ask::Order || std::ranges::any_of(question.report, [](const auto &path) {
               return isAboutCourse(std::string_view(path));
           });
}

Play playOnce(const Rulebook &book, const Case &one, const Question &question,
              std::span<const std::size_t> path)
{
    Play play;
    std::vector<Act> script = question.script;
    if (isTakenInCourse(one.state, question))
        script.push_back(*question.act);
    Table table(one.state, book, script, path);
    if (script.size() > question.script.size())
        table.stopAtLast();
    try {
        decide(table, question, play);
        if (!restsOnRules(table.record.trace) && !book.isSupposing())
            throw NotDerivable{Sentence::tr("no rule was applied")};
    } catch (const NotDerivable &reason) {
        play.verdict.clear();
        play.confidence = Confidence::NotDerivable;
        play.why = reason.why;
        play.open = reason.open;
        play.missing = reason.missing;
    } catch (const Misnamed &reason) {
        refuse(play, reason);
        play.misnamed = true;
    } catch (const NotAllowed &reason) {
        refuse(play, reason);
    } catch (const Conflict &conflict) {
        const Sentence &permits = conflict.permits.what;
        const Sentence &forbids = conflict.forbids.what;
        play.why = Sentence::tr("two rules of equal rank disagree: {permits}; {forbids}",
                                {{"permits", permits}, {"forbids", forbids}});
        table.say(play.why, {conflict.permits.rule, conflict.forbids.rule});
        play.verdict.clear();
        play.confidence = Confidence::Conflict;
        play.sides = {{Sentence::tr("this prevails: {rule}", {{"rule", permits}}), {{"", true}}},
                      {Sentence::tr("this prevails: {rule}", {{"rule", forbids}}), {{"", false}}}};
    }
    if (play.confidence == Confidence::Derived
        && std::ranges::any_of(table.state.objects,
                               [](const Object &object) { return object.card->byJudge; })) {
        play.confidence = Confidence::Assumed;
        table.assume(Sentence::tr("an ability is taken as the judge stated it"));
    }
    // What an act is refused or allowed for stands last.
    const bool ofAct =
        question.ask == Ask::Legal || question.ask == Ask::Cost || question.ask == Ask::Chooser;
    if (play.confidence == Confidence::Derived || play.confidence == Confidence::Assumed) {
        std::erase_if(table.record.silent, [&](const Silent &card) {
            return isSaidElsewhere(card, table.state, question);
        });
        const bool refused = play.verdict == Verdict{{"", false}};
        const bool over = table.state.winner != Winner::Nobody;
        if (table.record.silent.empty() && !refused && !over && question.ask != Ask::Chooser)
            noteOnlyOne(table, question);
        tellSilent(table, question, ofAct ? 1 : 0);
    }
    play.record = std::move(table.record);
    play.choices = std::move(table.choices);
    play.state = std::move(table.state);
    return play;
}

} // namespace rulings
