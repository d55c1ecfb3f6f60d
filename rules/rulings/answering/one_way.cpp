// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/one_way.h"

#include "rules/rulings/answering/report.h"
#include "rules/rulings/answering/step_refusal.h"
#include "rules/rulings/answering/untold.h"
#include "rules/rulings/answering/verdicts.h"
#include "rules/rulings/answering/worth_telling.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/play/moves.h"
#include "rules/rulings/play/script.h"
#include "rules/rulings/play/setting_up.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
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

void decide(Table &table, const Question &question, Finding &found)
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
            found.verdict = {{"", false}}; // the trace says who has won
        else if (inCourse && table.scriptDone()
                 && question.by == table.state[question.act->object].owner)
            found.verdict = sayTaken(table, *question.act);
        else
            found.verdict = judgeLegal(table, question);
        break;
    case Ask::Cost:
        found.verdict = nameCost(table, question);
        break;
    case Ask::Chooser:
        if (!question.act && !question.script.empty())
            goOnToDecision(table);
        found.verdict = question.act ? nameChooser(table, question) : nameFirstChooser(table);
        break;
    case Ask::Order:
        found.verdict = {{"", orderFact(table)}};
        break;
    case Ask::Outcome:
    case Ask::Value:
    case Ask::Status: {
        const std::size_t told = table.record.trace.size();
        for (const std::string &path : question.report) {
            if (!openEnd.empty() && isAboutCourse(path))
                throw NotDerivable{openEnd};
            found.verdict.emplace_back(path, report(table, path));
        }
        for (std::size_t i = told; i < table.record.trace.size(); ++i)
            table.record.trace[i].ofReport = true;
        break;
    }
    }
    found.confidence = Confidence::Derived;
}

bool restsOnRules(const std::vector<TraceLine> &trace)
{
    return std::ranges::any_of(trace, [](const TraceLine &line) { return !line.because.empty(); });
}

void refuse(Finding &found, const NotAllowed &reason)
{
    found.verdict.clear();
    found.confidence = Confidence::NotDerivable;
    found.why = Sentence::tr("it cannot be played like that: {why}", {{"why", reason.why}});
    found.impossible = true;
}

/// The rule that does not allow it.
void sayRefusal(const Table &table, const NotAllowed &reason)
{
    const auto &silent = table.record.silent;
    const auto noted = std::ranges::find(silent, reason.why, &Silent::why);
    const auto rule =
        reason.rule || noted == silent.end() ? reason.rule : std::optional(noted->rule);
    if (rule && table.hasRule(*rule))
        table.say(reason.why, {*rule});
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
    std::vector<Act> longer;
    if (isTakenInCourse(one.state, question)) {
        longer = question.script;
        longer.push_back(*question.act);
    }
    Play play{{}, Table(one.state, book, longer.empty() ? question.script : longer, path)};
    Table &table = play.table;
    if (!longer.empty())
        table.stopAtLast();
    constexpr std::size_t usualLines = 8;
    table.record.trace.reserve(usualLines);
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
        play.byChance = reason.byChance;
        play.unstated = reason.unstated;
    } catch (const Misnamed &reason) {
        refuse(play, reason);
        play.misnamed = true;
    } catch (const NotAllowed &reason) {
        refuse(play, reason);
        sayRefusal(table, reason);
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
    if (play.confidence == Confidence::Derived || play.confidence == Confidence::Assumed) {
        const bool refused = play.verdict == Verdict{{"", false}};
        if (refused)
            leaveOutInStep(table.record, question);
        tellSilent(table, question, refused);
    }
    return play;
}

} // namespace rulings
