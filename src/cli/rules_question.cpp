// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rules_question.h"

#include "cli/lookup.h"
#include "cli/options.h"

#include "app/session/files.h"
#include "core/english.h"
#include "core/speaking.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/language/rulebook.h"

#include <algorithm>
#include <utility>

namespace cli {

using core::Json;

namespace {

std::string cited(const rulings::RuleCitation &citation)
{
    return citation.document + ", " + placeOf(citation);
}

/// Under the step that it belongs to.
std::string indented(std::size_t depth)
{
    constexpr std::size_t each = 3;
    return std::string(each * depth, ' ');
}

core::Expected<std::string, app::Failure> source(const QuestionOptions &options,
                                                 const Context &context)
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

} // namespace

void addQuestion(CommandTree &tree, CLI::App &command, QuestionOptions &options)
{
    optionalArgument(command, "FILE", options.file, "The question; - is standard input");
    text(command, "--text", options.text, "TEXT", "The question itself instead of a file");
    addVersion(tree, command, options.version);
    text(command, "--language", options.language, "CODE",
         "The language of the answer: en (as without it), de or fr");
}

Result
withQuestion(const QuestionOptions &options, const Context &context,
             const std::function<Answer(rules::RulesVersion, const rulings::Asked &)> &answer)
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
    const core::Speaking speaking(*translator);
    const auto version = *chosen ? *chosen : asked->version;
    return answer(version.value_or(rules::RulesVersion::Rr10), *asked);
}

Json listOf(const std::vector<std::string> &words)
{
    Json list = Json::array();
    for (const std::string &word : words)
        list.push(word);
    return list;
}

Json becauseJson(const std::vector<rulings::Reason> &because)
{
    Json reasons = Json::array();
    for (const rulings::Reason &reason : because) {
        Json cites = Json::array();
        for (const rulings::RuleCitation &citation : reason.citations)
            cites.push(cited(citation));
        reasons.push(Json::object({{"rule", reason.rule}, {"cites", std::move(cites)}}));
    }
    return reasons;
}

Json traceJson(const std::vector<rulings::Step> &trace)
{
    Json lines = Json::array();
    int number = 0;
    for (const rulings::Step &line : trace) {
        lines.push(Json::object({{"n", ++number},
                                 {"what", line.what},
                                 {"depth", static_cast<int>(line.depth)},
                                 {"played", static_cast<int>(line.played)},
                                 {"because", becauseJson(line.because)}}));
    }
    return lines;
}

std::string citationsText(const std::vector<rulings::Reason> &because, const std::string &margin)
{
    std::string text;
    std::vector<std::string> seen;
    for (const rulings::Reason &reason : because)
        for (const rulings::RuleCitation &citation : reason.citations)
            if (std::string words = cited(citation); std::ranges::find(seen, words) == seen.end()) {
                text += margin + words + '\n';
                seen.push_back(std::move(words));
            }
    return text;
}

std::string stepsText(const std::vector<rulings::Step> &trace)
{
    std::string text;
    int number = 0;
    for (const rulings::Step &step : trace) {
        const std::string margin = indented(step.depth);
        text += margin + std::to_string(++number) + ". " + step.what + '\n';
        text += citationsText(step.because, margin + "     ");
    }
    return text;
}

} // namespace cli
