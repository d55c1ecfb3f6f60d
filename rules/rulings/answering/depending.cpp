// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/depending.h"

#include "core/code_points.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/fact_names.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/telling.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

namespace {

constexpr std::size_t mostCasesTold = 4; ///< of a headline
constexpr std::size_t mostLetters = 400; ///< likewise: what is longer stands below it

/// From the least to the greatest value; numbers are looked at up to a limit that is none of the
/// rules.
Sentence valuesInWords(const std::pair<std::string, std::string> &least, const std::string &most,
                       const State &state, bool named)
{
    const Sentence fact = factName(least.first, state);
    if (!named && least.second == most)
        return Sentence::plain(most);
    if (!named && most == std::to_string(mostLookedAt))
        //: the least value of a fact that was named before
        return Sentence::tr("{least} or more", {{"least", least.second}});
    if (!named)
        return Sentence::tr("{least} to {most}", {{"least", least.second}, {"most", most}});
    if (most == std::to_string(mostLookedAt))
        //: a fact and its least value
        return Sentence::tr("{fact} {least} or more", {{"fact", fact}, {"least", least.second}});
    //: a fact, its least and its greatest value
    return Sentence::tr("{fact} {least} to {most}",
                        {{"fact", fact}, {"least", least.second}, {"most", most}});
}

/// What was decided, and what follows.
struct ChosenCase {
    std::vector<std::string> taken; ///< all that come to the same, one behind the other
    Verdict verdict;
};

/// What follows hangs on that decision alone, whatever else is decided; nothing: it does not.
std::optional<std::vector<ChosenCase>> decisionsAbout(const std::string &what,
                                                      const std::vector<Alternative> &all)
{
    std::vector<std::pair<std::string, Verdict>> each;
    for (const Alternative &one : all) {
        const auto mine = std::ranges::find(one.decided, what, &Choosing::what);
        if (mine == one.decided.end())
            return std::nullopt;
        const auto known =
            std::ranges::find(each, mine->taken, &std::pair<std::string, Verdict>::first);
        if (known == each.end())
            each.emplace_back(mine->taken, one.verdict);
        else if (known->second != one.verdict)
            return std::nullopt;
    }
    std::vector<ChosenCase> chosenCases;
    for (auto &[taken, verdict] : each) {
        if (chosenCases.empty() || chosenCases.back().verdict != verdict)
            chosenCases.push_back({{}, std::move(verdict)});
        chosenCases.back().taken.push_back(std::move(taken));
    }
    return chosenCases;
}

bool isNumber(std::string_view word)
{
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

Sentence takenInWords(const std::vector<std::string> &taken)
{
    if (taken.size() > 1 && std::ranges::all_of(taken, isNumber))
        //: the least and the greatest number that may be chosen
        return Sentence::tr("{least} to {most}",
                            {{"least", taken.front()}, {"most", taken.back()}});
    std::vector<Sentence> all;
    for (const std::string &one : taken)
        all.push_back(Sentence::plain(one));
    return Sentence::list(all);
}

/// "1 to 3: The Runner has 4 credits."
std::string caseInWords(const Asked &asked, const ChosenCase &one)
{
    return core::capitalized(
        //: what is supposed, and what follows
        Sentence::tr(
            "{when}: {verdict}",
            {{"when", takenInWords(one.taken)}, {"verdict", verdictInWords(asked, one.verdict)}})
            .inWords(TableNames(situation(asked), true)));
}

/// Only where a single decision decides.
std::string byDecision(const Asked &asked, const Answer &answer)
{
    if (answer.alternatives.empty())
        return {};
    const TableNames names(situation(asked), true);
    for (const Choosing &one : answer.alternatives.front().decided) {
        const auto cases = decisionsAbout(one.what, answer.alternatives);
        if (!cases)
            continue;
        const std::string on =
            //: a decision: "which card is trashed"
            Sentence::tr("It depends on {decision}.", {{"decision", one.what}}).inWords(names);
        std::string text = on;
        const bool few = cases->size() <= mostCasesTold;
        if (!few && !std::ranges::all_of(*cases, [](const ChosenCase &decision) {
                return std::ranges::all_of(decision.taken, isNumber);
            }))
            return on;
        if (few)
            for (const ChosenCase &decision : *cases)
                text += ' ' + caseInWords(asked, decision);
        else
            text += ' '
                //: the first of several cases, and the last
                + Sentence::tr("{first} … {last}",
                               {{"first", caseInWords(asked, cases->front())},
                                {"last", caseInWords(asked, cases->back())}})
                      .inWords(names);
        return text.size() > mostLetters ? on : text;
    }
    return {};
}

/// What may come of it, whichever decisions lead there; empty: too much.
std::string byVerdict(const Asked &asked, const Answer &answer)
{
    std::vector<Verdict> verdicts;
    for (const Alternative &one : answer.alternatives)
        if (std::ranges::find(verdicts, one.verdict) == verdicts.end())
            verdicts.push_back(one.verdict);
    if (verdicts.empty() || verdicts.size() > mostCasesTold)
        return {};
    const TableNames names(situation(asked), true);
    std::string text;
    for (const Verdict &one : verdicts) {
        const std::string verdict = verdictInWords(asked, one);
        text += text.empty()
            ? Sentence::tr("It depends on what is chosen: {verdict}", {{"verdict", verdict}})
                  .inWords(names)
            //: something else that may come of it
            : ' ' + Sentence::tr("Or: {verdict}", {{"verdict", verdict}}).inWords(names);
    }
    return text.size() > mostLetters ? std::string() : text;
}

/// `named`: each with its fact.
std::vector<std::string> casesInWords(const Asked &asked, const Answer &answer, bool named)
{
    const State &state = situation(asked);
    const TableNames names(state, true);
    const auto &all = answer.alternatives;
    std::vector<std::string> lines;
    for (std::size_t first = 0, next = 0; first < all.size(); first = next) {
        const Alternative &one = all[first];
        next = first + 1;
        // Of one fact alone the values stand in their order.
        while (one.facts.size() == 1 && next < all.size() && all[next].verdict == one.verdict)
            ++next;
        const std::string verdict = verdictInWords(asked, one.verdict);
        const Supposed &last = all[next - 1].facts;
        const Sentence when = !one.when.empty() ? Sentence::plain(one.when)
            : next - first > 1 || (!named && one.facts.size() == 1)
            ? valuesInWords(one.facts.front(), last.front().second, state, named)
            : inWords(one.facts, state);
        //: what is supposed, and what follows
        lines.push_back(core::capitalized(
            Sentence::tr("{when}: {verdict}", {{"when", when}, {"verdict", verdict}})
                .inWords(names)));
    }
    return lines;
}

/// "It depends on credits of the Runner. 0 to 2: No, the Runner may not. …", or what it depends on.
std::string byFacts(const Asked &asked, const Answer &answer)
{
    const State &state = situation(asked);
    const bool isAlone = answer.missing.size() == 1;
    const std::vector<std::string> lines = casesInWords(asked, answer, !isAlone);
    if (lines.size() <= mostCasesTold) {
        std::string text;
        if (isAlone)
            text = Sentence::tr("It depends on {decision}.",
                                {{"decision", factName(answer.missing.front(), state)}})
                       .inWords(TableNames(state, true));
        for (const std::string &line : lines)
            text += (text.empty() ? "" : " ") + line;
        if (!text.empty() && text.size() <= mostLetters)
            return text;
    }
    std::vector<Sentence> missing;
    for (const std::string &fact : answer.missing)
        missing.push_back(factName(fact, state));
    return Sentence::tr("It depends on: {facts}.", {{"facts", Sentence::list(missing)}})
        .inWords(TableNames(state, true));
}

} // namespace

std::string dependsInWords(const Asked &asked, const Answer &answer)
{
    if (!answer.missing.empty())
        return byFacts(asked, answer);
    if (std::string text = byDecision(asked, answer); !text.empty())
        return text;
    if (std::string text = byVerdict(asked, answer); !text.empty())
        return text;
    const bool isChosen = std::ranges::any_of(
        answer.alternatives, [](const Alternative &one) { return !one.when.empty(); });
    return (isChosen ? Sentence::tr("It depends on what is chosen.") : Sentence::tr("It depends."))
        .inWords(TableNames(situation(asked), true));
}

std::vector<std::string> alternativesInWords(const Asked &asked, const Answer &answer)
{
    return casesInWords(asked, answer, true);
}

} // namespace rulings
