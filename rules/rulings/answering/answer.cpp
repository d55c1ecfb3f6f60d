// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// From a question to its answer: every unknown fact by cases, every open decision explored, and no
// verdict that rests on no rule.
#include "rules/rulings/answering/answer.h"

#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/report.h"
#include "rules/rulings/answering/verdicts.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/script.h"
#include "rules/rulings/play/setting_up.h"
#include "rules/rulings/play/state_rules.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

namespace {

constexpr std::size_t mostPositions = 2000;

/// One way through the decisions that the question leaves open.
struct Play {
    Verdict verdict;
    Confidence confidence = Confidence::NotDerivable;
    std::string why;
    std::vector<TraceLine> trace;
    std::vector<NotApplied> notApplied;
    std::vector<std::string> assumptions;
    std::vector<Choice> choices;
    std::vector<Alternative> alternatives; ///< of Conflict
    bool misnamed = false;                 ///< what the script names does not fit this way
    bool impossible = false;               ///< the script does what the rules do not allow
    std::string_view open;                 ///< NotDerivable::open
};

struct Explored {
    Answer answer;
    bool impossible = false; ///< however it goes on, the script does what the rules do not allow
    std::string_view open;   ///< what the version leaves open ended it
};

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
    std::string openEnd;
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
    case Ask::Status:
        for (const std::string &path : question.report) {
            if (!openEnd.empty() && isAboutCourse(path))
                throw NotDerivable{openEnd};
            play.verdict.emplace_back(path, report(table, path));
        }
        break;
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
    play.why = "it cannot be played like that: " + reason.why;
    play.impossible = true;
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
        if (!restsOnRules(table.record.trace))
            throw NotDerivable{"no rule was applied"};
    } catch (const NotDerivable &reason) {
        play.verdict.clear();
        play.confidence = Confidence::NotDerivable;
        play.why = reason.why;
        play.open = reason.open;
    } catch (const Misnamed &reason) {
        refuse(play, reason);
        play.misnamed = true;
    } catch (const NotAllowed &reason) {
        refuse(play, reason);
    } catch (const Conflict &conflict) {
        const std::string permits(conflict.permits.rule.id);
        const std::string forbids(conflict.forbids.rule.id);
        table.say("two rules of equal rank disagree: " + conflict.permits.what + "; "
                      + conflict.forbids.what,
                  {conflict.permits.rule, conflict.forbids.rule});
        play.verdict.clear();
        play.confidence = Confidence::Conflict;
        play.why = permits + " and " + forbids + " are of equal rank and disagree";
        play.alternatives = {{permits + " prevails", {{"", true}}},
                             {forbids + " prevails", {{"", false}}}};
    }
    if (play.confidence == Confidence::Derived
        && std::ranges::any_of(table.state.objects,
                               [](const Object &object) { return object.card->byJudge; })) {
        play.confidence = Confidence::Assumed;
        table.assume("an ability is taken as the judge stated it");
    }
    play.trace = std::move(table.record.trace);
    play.notApplied = std::move(table.record.notApplied);
    play.assumptions = std::move(table.record.assumptions);
    play.choices = std::move(table.choices);
    return play;
}

std::string wayOf(const std::vector<Choice> &choices)
{
    std::string text;
    for (const Choice &choice : choices)
        text += (text.empty() ? "" : ", ") + choice.what + ": " + choice.options[choice.taken];
    return text;
}

void take(Answer &answer, Play &&play)
{
    answer.verdict = std::move(play.verdict);
    answer.confidence = play.confidence;
    answer.why = std::move(play.why);
    answer.trace = std::move(play.trace);
    answer.notApplied = std::move(play.notApplied);
    answer.assumptions = std::move(play.assumptions);
    answer.alternatives = std::move(play.alternatives);
}

bool isVerdict(Confidence confidence)
{
    return confidence == Confidence::Derived || confidence == Confidence::Assumed;
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

/// All ways to decide what the question leaves open.
Explored explore(const Rulebook &book, const Case &one, const Question &question)
{
    Explored explored;
    Answer &answer = explored.answer;
    answer.version = book.version();
    std::vector<Alternative> alternatives;
    std::vector<std::string> assumptions;
    std::vector<std::size_t> path;
    std::optional<Play> misnamed;
    bool differs = false;
    for (std::size_t positions = 0;; ++positions) {
        if (positions >= mostPositions) {
            refuse(answer, "not decided within " + std::to_string(mostPositions) + " positions");
            return explored;
        }
        Play play = playOnce(book, one, question, path);
        path = pathAfter(play.choices);
        // What the script names tells which way was taken.
        if (play.misnamed) {
            if (!misnamed)
                misnamed = std::move(play);
        } else {
            const std::string way = wayOf(play.choices);
            for (const std::string &assumption : play.assumptions)
                if (std::ranges::find(assumptions, assumption) == assumptions.end())
                    assumptions.push_back(assumption);
            const bool first = alternatives.empty();
            const bool verdict = isVerdict(play.confidence);
            const bool impossible = play.impossible;
            const std::string_view open = play.open;
            const std::string why = way.empty() ? play.why : way + ": " + play.why;
            differs = differs || (!first && !same(play, answer));
            alternatives.push_back({way, play.verdict});
            if (first)
                take(answer, std::move(play));
            if (first && answer.confidence == Confidence::Conflict)
                return explored;
            if (!verdict) {
                explored.impossible = first && impossible && path.empty();
                explored.open = open;
                refuse(answer, why);
                return explored;
            }
        }
        if (path.empty())
            break;
    }
    if (alternatives.empty())
        take(answer, std::move(*misnamed));
    else
        answer.assumptions = std::move(assumptions);
    if (differs) {
        answer.confidence = Confidence::Conditional;
        answer.why = "it depends on what is chosen";
        answer.verdict.clear();
        answer.alternatives = std::move(alternatives);
    }
    return explored;
}

std::string factOf(const Case &one)
{
    std::string text;
    for (const auto &[fact, value] : one.assumed) {
        text += text.empty() ? "" : ", ";
        text += fact;
        text += " = ";
        text += value;
    }
    return text;
}

/// Every case of the facts that are not stated.
Explored exploreCases(const Rulebook &book, const Asked &asked)
{
    if (asked.cases.size() == 1)
        return explore(book, asked.cases.front(), asked.question);
    // That a script was played tells that the facts let it be played.
    std::vector<std::pair<std::string, std::string>> excluded; // why, the facts
    std::optional<Explored> result;
    std::vector<Alternative> alternatives;
    bool differs = false;
    for (const Case &one : asked.cases) {
        Explored explored = explore(book, one, asked.question);
        if (explored.impossible) {
            const auto before = std::ranges::find(excluded, explored.answer.why,
                                                  &std::pair<std::string, std::string>::first);
            if (before == excluded.end())
                excluded.emplace_back(explored.answer.why, factOf(one));
            else
                before->second += "; " + factOf(one);
            if (!result && &one == &asked.cases.back())
                return explored;
            continue;
        }
        if (result && !isVerdict(explored.answer.confidence)) {
            refuse(result->answer, factOf(one) + ": " + explored.answer.why);
            result->open = explored.open;
            return *std::move(result);
        }
        alternatives.push_back({factOf(one), explored.answer.verdict});
        if (!result)
            result = std::move(explored);
        else
            differs = differs || explored.answer.verdict != result->answer.verdict;
    }
    Answer &answer = result->answer;
    for (const auto &[why, facts] : excluded)
        answer.assumptions.push_back("not " + facts + ", for then " + why);
    if (!differs || answer.confidence == Confidence::NotDerivable
        || answer.confidence == Confidence::Conflict)
        return *std::move(result);
    for (const auto &[fact, value] : asked.cases.front().assumed)
        answer.missing.push_back(fact);
    answer.confidence = Confidence::Conditional;
    answer.why = "it depends on facts that are not stated";
    answer.verdict.clear();
    answer.alternatives = std::move(alternatives);
    return *std::move(result);
}

} // namespace

Answer answer(RulesVersion version, const Asked &asked)
{
    return answer(Rulebook(ruleCatalogue(), version), asked);
}

Answer answer(const Rulebook &book, const Asked &asked)
{
    Explored silent = exploreCases(book, asked);
    if (silent.open.empty())
        return std::move(silent.answer);
    // Read either way, it may come to the same.
    Answer with = answer(book.reading(silent.open, Setting::Yes), asked);
    if (!isVerdict(with.confidence))
        return std::move(silent.answer);
    const Answer without = answer(book.reading(silent.open, Setting::No), asked);
    if (without.verdict != with.verdict || without.confidence != with.confidence)
        return std::move(silent.answer);
    with.trace.insert(with.trace.begin(),
                      {"this version leaves open, and it comes to the same either way: "
                           + ruleCatalogue().findDifference(silent.open)->statement,
                       {}});
    return with;
}
Answer answerWithDifferences(RulesVersion version, const Asked &asked)
{
    Answer result = answer(version, asked);
    for (const auto &[other, word] : rules::rulesVersionWords) {
        if (other == version)
            continue;
        Answer there = answer(other, asked);
        if (there.verdict != result.verdict || there.confidence != result.confidence)
            result.differsIn.push_back({other, std::move(there.verdict), there.confidence});
    }
    return result;
}

} // namespace rulings
