// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/rules_question.h"

#include "core/code_points.h"
#include "core/english.h"
#include "rules/reference/document.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/depending.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/answering/telling.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/vocabulary.h"

namespace cli {

namespace {

using core::Json;

/// "runner.credits" and what it would be.
Json factsJson(const rulings::Supposed &facts)
{
    Json object = Json::object({});
    for (const auto &[fact, value] : facts)
        object.set(fact, Json(value));
    return object;
}

Json answerJson(const rulings::Asked &asked, const rulings::Answer &answer)
{
    Json notApplied = Json::array();
    for (const rulings::Undecisive &one : answer.notApplied)
        notApplied.push(Json::object({{"rule", one.rule}, {"why", one.why}}));
    Json alternatives = Json::array();
    for (const rulings::Alternative &one : answer.alternatives)
        alternatives.push(Json::object({{"facts", factsJson(one.facts)},
                                        {"when", one.when},
                                        {"verdict", rulings::verdictJson(one.verdict)}}));
    Json differs = Json::array();
    for (const rulings::Otherwise &one : answer.differsIn)
        differs.push(
            Json::object({{"version", core::toWord(rules::rulesVersionWords, one.version)},
                          {"verdict", rulings::verdictJson(one.verdict)},
                          {"confidence", core::toWord(rulings::confidenceWords, one.confidence)}}));
    return Json::object({{"verdict", rulings::verdictJson(answer.verdict)},
                         {"headline", rulings::headline(asked, answer)},
                         {"confidence", core::toWord(rulings::confidenceWords, answer.confidence)},
                         {"why", answer.why.empty() ? Json() : Json(answer.why)},
                         {"trace", traceJson(answer.trace)},
                         {"not_applied", std::move(notApplied)},
                         {"assumptions", listOf(answer.assumptions)},
                         {"missing", listOf(answer.missing)},
                         {"alternatives", std::move(alternatives)},
                         {"version", core::toWord(rules::rulesVersionWords, answer.version)},
                         {"differs_in", std::move(differs)}});
}

/// What the rule says, in the words of the language that was asked for.
std::string saysOf(const std::string &rule)
{
    const rulings::Rule *found = rulings::ruleCatalogue().find(rule);
    return found ? core::ofData(found->says) : rule;
}

/// That a script cannot be played is certain, though no fact that was asked for follows from it.
std::string_view standingOf(const rulings::Answer &answer)
{
    return answer.unplayable ? "ruled-out"
                             : core::toWord(rulings::confidenceWords, answer.confidence);
}

std::string answerText(const rulings::Asked &asked, const rulings::Answer &answer)
{
    std::string text = rulings::headline(asked, answer) + "  (" + std::string(standingOf(answer))
        + ", " + std::string(rules::nameOf(rules::editionOf(answer.version))) + ")\n";
    // Where nothing else is said of it, the headline has it.
    if (!answer.why.empty() && !answer.unplayable
        && !text.starts_with(core::capitalized(answer.why) + '.'))
        text += answer.why + '\n';
    for (const std::string &alternative : rulings::alternativesInWords(asked, answer))
        text += "  " + alternative + '\n';
    text += stepsText(answer.trace);
    for (const rulings::Undecisive &one : answer.notApplied)
        text += core::English::tr("Does not decide: {rule}", {{"rule", saysOf(one.rule)}}) + '\n'
            + "     " + one.why + '\n' + citationsText({one.where}, "     ");
    for (const std::string &assumption : answer.assumptions)
        text += core::English::tr("Assumed: {what}", {{"what", assumption}}) + '\n';
    for (const rulings::Otherwise &one : answer.differsIn)
        text += core::English::tr("By {version}: {verdict}",
                                  {{"version", rules::nameOf(rules::editionOf(one.version))},
                                   {"verdict", rulings::inWords(asked, one)}})
            + '\n';
    return text;
}

Result run(const QuestionOptions &options, const Context &context)
{
    return withQuestion(
        options, context, [](rules::RulesVersion version, const rulings::Asked &asked) {
            const rulings::Answer answer = rulings::answerWithDifferences(version, asked);
            return Answer{answerJson(asked, answer), answerText(asked, answer)};
        });
}

} // namespace

void addRulesAsk(CommandTree &tree)
{
    auto options = tree.options<QuestionOptions>();
    CLI::App &command =
        tree.add("rules ask", "Derive the answer to a question about a situation, with reasons",
                 "arbiter-cli rules ask question.json --version faq16",
                 [options](const Context &context) { return run(*options, context); });
    addQuestion(tree, command, *options);
}

} // namespace cli
