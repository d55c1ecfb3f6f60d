// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/rules_options.h"

#include "app/session/files.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/vocabulary.h"

namespace cli {

namespace {

using core::Json;

struct Options {
    std::string file;
    std::optional<std::string> text;
    RulesVersionOptions version;
};

Json listOf(const std::vector<std::string> &words)
{
    Json list = Json::array();
    for (const std::string &word : words)
        list.push(word);
    return list;
}

std::string cited(const rulings::RuleCitation &citation)
{
    return citation.document + ", " + placeOf(citation);
}

Json traceJson(const std::vector<rulings::TraceLine> &trace)
{
    Json lines = Json::array();
    int number = 0;
    for (const rulings::TraceLine &line : trace) {
        Json because = Json::array();
        for (const rulings::Reason &reason : line.because) {
            Json cites = Json::array();
            for (const rulings::RuleCitation &citation : reason.citations)
                cites.push(cited(citation));
            because.push(Json::object({{"rule", reason.rule}, {"cites", std::move(cites)}}));
        }
        lines.push(
            Json::object({{"n", ++number}, {"what", line.what}, {"because", std::move(because)}}));
    }
    return lines;
}

Json answerJson(const rulings::Answer &answer)
{
    Json notApplied = Json::array();
    for (const rulings::NotApplied &one : answer.notApplied)
        notApplied.push(Json::object({{"rule", one.rule}, {"why", one.why}}));
    Json alternatives = Json::array();
    for (const rulings::Alternative &one : answer.alternatives)
        alternatives.push(
            Json::object({{"when", one.when}, {"verdict", rulings::verdictJson(one.verdict)}}));
    Json differs = Json::array();
    for (const rulings::Otherwise &one : answer.differsIn)
        differs.push(
            Json::object({{"version", core::toWord(rules::rulesVersionWords, one.version)},
                          {"verdict", rulings::verdictJson(one.verdict)},
                          {"confidence", core::toWord(rulings::confidenceWords, one.confidence)}}));
    return Json::object({{"verdict", rulings::verdictJson(answer.verdict)},
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

std::string verdictText(const rulings::Verdict &verdict)
{
    std::string text;
    for (const auto &[name, fact] : verdict)
        text += (text.empty() ? "" : "; ") + name + (name.empty() ? "" : ": ")
            + rulings::toString(fact);
    return text.empty() ? "no verdict" : text;
}

/// What the rule says, in our words.
std::string saysOf(const std::string &rule)
{
    const rulings::Rule *found = rulings::ruleCatalogue().find(rule);
    return found ? found->says : rule;
}

std::string otherwiseText(const rulings::Otherwise &one)
{
    const std::string version(core::toWord(rules::rulesVersionWords, one.version));
    switch (one.confidence) {
    case rulings::Confidence::Derived:
    case rulings::Confidence::Assumed:
        return "Otherwise in " + version + ": " + verdictText(one.verdict);
    case rulings::Confidence::Conditional:
        return "Otherwise in " + version + ": it depends on what is open";
    case rulings::Confidence::Conflict:
        return "Otherwise in " + version + ": two rules disagree";
    case rulings::Confidence::NotDerivable:
        break;
    }
    return "Not decided by " + version;
}

std::string answerText(const rulings::Answer &answer)
{
    std::string text = verdictText(answer.verdict) + "  ("
        + std::string(core::toWord(rulings::confidenceWords, answer.confidence)) + ", "
        + std::string(core::toWord(rules::rulesVersionWords, answer.version)) + ")\n";
    if (!answer.why.empty())
        text += answer.why + '\n';
    for (const rulings::Alternative &one : answer.alternatives)
        text += "  when " + one.when + ": " + verdictText(one.verdict) + '\n';
    int number = 0;
    for (const rulings::TraceLine &line : answer.trace) {
        text += std::to_string(++number) + ". " + line.what + '\n';
        for (const rulings::Reason &reason : line.because)
            for (const rulings::RuleCitation &citation : reason.citations)
                text += "     " + cited(citation) + '\n';
    }
    for (const rulings::NotApplied &one : answer.notApplied)
        text += "Does not decide: " + one.why + "\n     " + saysOf(one.rule) + '\n';
    for (const std::string &assumption : answer.assumptions)
        text += "Assumed: " + assumption + '\n';
    for (const rulings::Otherwise &one : answer.differsIn)
        text += otherwiseText(one) + '\n';
    return text;
}

core::Expected<std::string, app::Failure> source(const Options &options, const Context &context)
{
    if (options.text.has_value() == !options.file.empty())
        return core::unexpected(badInput(
            "Name a file with the question, - for standard input, or the question with --text."));
    if (options.text)
        return *options.text;
    return options.file == "-" ? app::readStream(context.in, "standard input")
                               : app::readFile(options.file);
}

Result run(const Options &options, const Context &context)
{
    const auto bytes = source(options, context);
    if (!bytes)
        return core::unexpected(bytes.error());
    const auto asked = rulings::readQuestion(*bytes);
    if (!asked)
        return core::unexpected(
            badInput((options.file.empty() || options.file == "-" ? "The question" : options.file)
                     + ": " + core::toString(asked.error()) + "."));
    const auto chosen = chosenVersion(options.version);
    if (!chosen)
        return core::unexpected(chosen.error());
    // What the command line says prevails over the question's own.
    const auto version = *chosen ? *chosen : asked->version;
    const rulings::Answer answer =
        rulings::answerWithDifferences(version.value_or(rules::RulesVersion::Rr10), *asked);
    return Answer{answerJson(answer), answerText(answer)};
}

} // namespace

void addRulesAsk(CommandTree &tree)
{
    auto options = tree.options<Options>();
    CLI::App &command =
        tree.add("rules ask", "Derive the answer to a question about a situation, with reasons",
                 "arbiter-cli rules ask question.json --version faq16",
                 [options](const Context &context) { return run(*options, context); });
    optionalArgument(command, "FILE", options->file, "The question; - is standard input");
    text(command, "--text", options->text, "TEXT", "The question itself instead of a file");
    addVersion(tree, command, options->version);
}

} // namespace cli
