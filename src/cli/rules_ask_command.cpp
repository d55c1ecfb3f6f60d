// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/rules_options.h"

#include "app/session/files.h"
#include "core/english.h"
#include "rules/reference/document.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/scenario.h"
#include "rules/rulings/answering/telling.h"
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
    std::optional<std::string> language;
};

/// What is said meanwhile is said in that language.
class Speaking {
public:
    explicit Speaking(core::English::Translator translator)
    {
        core::English::translateWith(std::move(translator));
    }
    ~Speaking() { core::English::translateWith({}); }
    Speaking(const Speaking &) = delete;
    Speaking &operator=(const Speaking &) = delete;
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

Json traceJson(const std::vector<rulings::Step> &trace)
{
    Json lines = Json::array();
    int number = 0;
    for (const rulings::Step &line : trace) {
        Json because = Json::array();
        for (const rulings::Reason &reason : line.because) {
            Json cites = Json::array();
            for (const rulings::RuleCitation &citation : reason.citations)
                cites.push(cited(citation));
            because.push(Json::object({{"rule", reason.rule}, {"cites", std::move(cites)}}));
        }
        lines.push(Json::object({{"n", ++number},
                                 {"what", line.what},
                                 {"depth", static_cast<int>(line.depth)},
                                 {"because", std::move(because)}}));
    }
    return lines;
}

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

/// Under the step that it belongs to.
std::string indented(std::size_t depth)
{
    constexpr std::size_t each = 3;
    return std::string(each * depth, ' ');
}

std::string stepsText(const std::vector<rulings::Step> &trace)
{
    std::string text;
    int number = 0;
    for (const rulings::Step &step : trace) {
        const std::string margin = indented(step.depth);
        text += margin + std::to_string(++number) + ". " + step.what + '\n';
        std::vector<std::string> seen;
        for (const rulings::Reason &reason : step.because)
            for (const rulings::RuleCitation &citation : reason.citations)
                if (std::string words = cited(citation);
                    std::ranges::find(seen, words) == seen.end()) {
                    text += margin + "     " + words + '\n';
                    seen.push_back(std::move(words));
                }
    }
    return text;
}

std::string answerText(const rulings::Asked &asked, const rulings::Answer &answer)
{
    std::string text = rulings::headline(asked, answer) + "  ("
        + std::string(core::toWord(rulings::confidenceWords, answer.confidence)) + ", "
        + std::string(rules::nameOf(rules::editionOf(answer.version))) + ")\n";
    if (!answer.why.empty())
        text += answer.why + '\n';
    for (const std::string &alternative : rulings::alternativesInWords(asked, answer))
        text += "  " + alternative + '\n';
    text += stepsText(answer.trace);
    for (const rulings::Undecisive &one : answer.notApplied)
        text += core::English::tr("Does not decide: {why}", {{"why", one.why}}) + "\n     "
            + saysOf(one.rule) + '\n';
    for (const std::string &assumption : answer.assumptions)
        text += core::English::tr("Assumed: {what}", {{"what", assumption}}) + '\n';
    for (const rulings::Otherwise &one : answer.differsIn)
        text += core::English::tr("By {version}: {verdict}",
                                  {{"version", rules::nameOf(rules::editionOf(one.version))},
                                   {"verdict", rulings::inWords(asked, one)}})
            + '\n';
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

core::Expected<core::English::Translator, app::Failure>
translatorFor(const std::optional<std::string> &language, const Context &context)
{
    if (!language || *language == "en")
        return core::English::Translator();
    auto translator = context.environment.languages ? context.environment.languages(*language)
                                                    : core::English::Translator();
    if (!translator)
        return core::unexpected(badInput("Arbiter does not speak \"" + *language
                                         + "\"; it speaks en, and with the window de and fr."));
    return translator;
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
    const auto translator = translatorFor(options.language, context);
    if (!translator)
        return core::unexpected(translator.error());
    const Speaking speaking(*translator);
    // What the command line says prevails over the question's own.
    const auto version = *chosen ? *chosen : asked->version;
    const rulings::Answer answer =
        rulings::answerWithDifferences(version.value_or(rules::RulesVersion::Rr10), *asked);
    return Answer{answerJson(*asked, answer), answerText(*asked, answer)};
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
    text(command, "--language", options->language, "CODE",
         "The language of the answer: en (as without it), de or fr");
}

} // namespace cli
