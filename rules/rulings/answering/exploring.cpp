// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/exploring.h"

#include "rules/rulings/answering/fact_names.h"
#include "rules/rulings/answering/one_way.h"
#include "rules/rulings/answering/steps.h"
#include "rules/rulings/answering/worth_assuming.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

constexpr std::size_t mostPositions = 2000;

Sentence wayOf(const std::vector<Choice> &choices)
{
    std::vector<Sentence> way;
    for (const Choice &choice : choices)
        //: a decision, and what was decided
        way.push_back(
            Sentence::tr("{choice}: {taken}",
                         {{"choice", choice.what}, {"taken", choice.options[choice.taken]}}));
    return Sentence::list(way);
}

std::vector<Choosing> decidedIn(const Table &table)
{
    const TableNames names(table.state, true);
    std::vector<Choosing> all;
    for (const Choice &choice : table.choices)
        all.push_back({choice.what.inWords(names), choice.options[choice.taken].inWords(names)});
    return all;
}

void addAssumptions(Answer &answer, const Play &play, const Question &question)
{
    const TableNames names(play.table.state, true);
    for (const Sentence &assumption : play.table.record.assumptions) {
        if (!isWorthAssuming(assumption, play, question))
            continue;
        std::string words = assumption.inWords(names);
        if (std::ranges::find(answer.assumptions, words) == answer.assumptions.end())
            answer.assumptions.push_back(std::move(words));
    }
}

void take(Answer &answer, Play &&play, const Rulebook &book, const Question &question)
{
    const TableNames names(play.table.state, true);
    addAssumptions(answer, play, question);
    answer.verdict = std::move(play.verdict);
    answer.confidence = play.confidence;
    answer.why = play.why.inWords(names);
    answer.byChance = play.byChance;
    answer.unstated = play.unstated;
    answer.trace = stepsOf(play.table.record.trace, book, play.table.state, question,
                           play.confidence == Confidence::NotDerivable);
    for (const NotApplied &one : play.table.record.notApplied)
        answer.notApplied.push_back(
            {one.rule->id, one.why.inWords(names), reasonOf(*one.rule, book)});
    for (auto &[prevails, verdict] : play.sides)
        answer.alternatives.push_back({{}, prevails.inWords(names), std::move(verdict)});
    answer.winner = play.table.state.winner;
    answer.wonBy = std::move(play.table.state.wonBy);
    answer.gains = std::move(play.table.record.gains);
}

/// Another way to the same or to another verdict.
void meet(Answer &answer, const Play &play, const Question &question)
{
    addAssumptions(answer, play, question);
    if (play.table.state.winner != answer.winner || play.table.state.wonBy != answer.wonBy)
        answer.winner = Winner::Nobody;
}

/// Of what names nothing on the table.
std::string inWords(const Sentence &sentence) { return sentence.inWords(TableNames(State())); }

/// Of a derivation that hangs on something: which of the cases its lines are.
Step toldFor(const std::string &first)
{
    return {inWords(Sentence::tr("the lines are those of this case: {case}", {{"case", first}})),
            {}};
}

std::string notDecidedWithin(std::size_t positions)
{
    return inWords(Sentence::tr("not decided within {number} positions",
                                {{"number", static_cast<int>(positions)}}));
}

bool same(const Play &play, const Answer &answer)
{
    return play.verdict == answer.verdict && play.confidence == answer.confidence;
}

void refuse(Answer &answer, std::string why)
{
    answer.verdict.clear();
    answer.alternatives.clear();
    answer.confidence = Confidence::NotDerivable;
    answer.why = std::move(why);
}

/// Why one of several ways has no verdict.
std::string whyNot(const Sentence &way, const Play &play)
{
    const TableNames names(play.table.state, true);
    return (way.empty() ? play.why
                        : Sentence::tr("{choices}: {why}", {{"choices", way}, {"why", play.why}}))
        .inWords(names);
}

void dependOnChoice(Answer &answer, std::vector<Alternative> ways)
{
    answer.confidence = Confidence::Conditional;
    answer.why = inWords(Sentence::tr("it depends on what is chosen"));
    if (!answer.trace.empty() && !ways.empty() && !ways.front().when.empty())
        answer.trace.insert(answer.trace.begin(), toldFor(ways.front().when));
    answer.verdict.clear();
    answer.alternatives = std::move(ways);
}

/// Ways in which the script cannot be played.
struct RuledOut {
    std::optional<Play> first;
    bool alike = true; ///< all of them for the same reason, whatever is decided

    void add(Play &&play)
    {
        if (!first)
            first = std::move(play);
        else
            alike = alike && first->why == play.why;
    }
};

/// That such ways are ruled out, or, without `any` other, why.
void tellRuledOut(Explored &explored, bool any, RuledOut ruledOut, std::optional<Play> misnamed,
                  const Rulebook &book, const Question &question)
{
    Answer &answer = explored.answer;
    std::optional<Play> &first = ruledOut.first;
    if (any) {
        answer.assumptions.push_back(
            Sentence::tr("ruled out: {facts}, for then {why}",
                         {{"facts", wayOf(first->table.choices)}, {"why", first->why}})
                .inWords(TableNames(first->table.state, true)));
        return;
    }
    answer.unplayable = true;
    explored.impossible = first.has_value();
    const Sentence way = first && !ruledOut.alike ? wayOf(first->table.choices) : Sentence();
    const std::string why = first ? whyNot(way, *first) : "";
    take(answer, std::move(first ? *first : *misnamed), book, question);
    if (explored.impossible)
        refuse(answer, why);
}

/// All ways to decide what the question leaves open.
Explored explore(const Rulebook &book, const Case &one, const Question &question)
{
    Explored explored;
    Answer &answer = explored.answer;
    answer.version = book.version();
    std::vector<Alternative> alternatives;
    std::vector<std::size_t> path;
    std::optional<Play> misnamed;
    RuledOut ruledOut;
    bool any = false, differs = false;
    for (std::size_t positions = 0;; ++positions) {
        if (positions >= mostPositions) {
            refuse(answer, notDecidedWithin(mostPositions));
            return explored;
        }
        Play play = playOnce(book, one, question, path);
        path = pathAfter(play.table.choices);
        // What the script names tells which way was taken.
        if (play.misnamed) {
            if (!misnamed)
                misnamed = std::move(play);
        } else if (play.impossible && !play.table.choices.empty()) {
            ruledOut.add(std::move(play)); // that it was played tells which way it was, too
        } else {
            const Sentence way = wayOf(play.table.choices);
            const bool first = !std::exchange(any, true);
            const bool verdict = isVerdict(play.confidence);
            const bool impossible = play.impossible;
            answer.byChance = play.byChance;
            answer.unstated = play.unstated;
            explored.open = play.open;
            explored.missing = play.missing;
            const std::string why = verdict ? std::string() : whyNot(way, play);
            differs = differs || (!first && !same(play, answer));
            if (!first || !path.empty()) // of one way alone nothing depends on it
                alternatives.push_back({{},
                                        way.inWords(TableNames(play.table.state, true)),
                                        play.verdict,
                                        decidedIn(play.table)});
            if (first)
                take(answer, std::move(play), book, question);
            else
                meet(answer, play, question);
            if (first && answer.confidence == Confidence::Conflict)
                return explored;
            if (!verdict) {
                explored.impossible = impossible;
                answer.unplayable = impossible;
                refuse(answer, why);
                return explored;
            }
        }
        if (path.empty())
            break;
    }
    if (!any || ruledOut.first)
        tellRuledOut(explored, any, std::move(ruledOut), std::move(misnamed), book, question);
    if (differs)
        dependOnChoice(answer, std::move(alternatives));
    return explored;
}

/// All of it is refused for what one case lacks.
void refuseFor(Explored &all, const Case &one, const Explored &explored)
{
    refuse(all.answer,
           Sentence::tr("{facts}: {why}",
                        {{"facts", inWords(one.assumed, one.state)}, {"why", explored.answer.why}})
               .inWords(TableNames(one.state, true)));
    all.open = explored.open;
    all.missing = explored.missing;
    all.answer.byChance = explored.answer.byChance;
    all.answer.unstated = explored.answer.unstated;
}

} // namespace

bool isVerdict(Confidence confidence)
{
    return confidence == Confidence::Derived || confidence == Confidence::Assumed;
}

Explored exploreCases(const Rulebook &book, const Asked &asked)
{
    if (asked.cases.size() == 1)
        return explore(book, asked.cases.front(), asked.question);
    // That a script was played tells that the facts let it be played.
    std::vector<std::pair<std::string, std::vector<Sentence>>> excluded; // why, the facts
    std::optional<Explored> result;
    std::vector<Alternative> alternatives;
    bool differs = false;
    for (const Case &one : asked.cases) {
        Explored explored = explore(book, one, asked.question);
        if (explored.impossible) {
            auto before = std::ranges::find(excluded, explored.answer.why,
                                            &std::pair<std::string, std::vector<Sentence>>::first);
            if (before == excluded.end())
                before = excluded.insert(before, {explored.answer.why, {}});
            before->second.push_back(inWords(one.assumed, one.state));
            if (!result && &one == &asked.cases.back())
                return explored;
            continue;
        }
        if (result && !isVerdict(explored.answer.confidence)) {
            refuseFor(*result, one, explored);
            return *std::move(result);
        }
        alternatives.push_back({one.assumed, {}, explored.answer.verdict});
        if (!result) {
            result = std::move(explored);
            continue;
        }
        differs = differs || explored.answer.verdict != result->answer.verdict;
        if (explored.answer.winner != result->answer.winner)
            result->answer.winner = Winner::Nobody;
    }
    Answer &answer = result->answer;
    for (const auto &[why, facts] : excluded)
        answer.assumptions.push_back(Sentence::tr("ruled out: {facts}, for then {why}",
                                                  {{"facts", Sentence::list(facts)}, {"why", why}})
                                         .inWords(TableNames(asked.cases.front().state, true)));
    if (!differs || answer.confidence == Confidence::NotDerivable
        || answer.confidence == Confidence::Conflict)
        return *std::move(result);
    for (const auto &[fact, value] : asked.cases.front().assumed)
        answer.missing.push_back(fact);
    answer.confidence = Confidence::Conditional;
    answer.why = inWords(Sentence::tr("it depends on facts that are not stated"));
    answer.verdict.clear();
    if (!answer.trace.empty()) // the lines are those of the first case
        answer.trace.insert(answer.trace.begin(),
                            toldFor(inWords(asked.cases.front().assumed, asked.cases.front().state)
                                        .inWords(TableNames(asked.cases.front().state, true))));
    answer.alternatives = std::move(alternatives);
    return *std::move(result);
}

} // namespace rulings
