// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Commands that take a question about a situation: where it comes from, by which version and in
// which language it is answered, and how a derivation is written.
#pragma once

#include "cli/command_tree.h"
#include "cli/rules_options.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace cli {

struct QuestionOptions {
    std::string file;
    std::optional<std::string> text;
    RulesVersionOptions version;
    std::optional<std::string> language;
};

void addQuestion(CommandTree &tree, CLI::App &command, QuestionOptions &options);
/// Reads the question and answers it in the language that was asked for. What the command line says
/// of the version prevails over the question's own.
[[nodiscard]] Result
withQuestion(const QuestionOptions &options, const Context &context,
             const std::function<Answer(rules::RulesVersion, const rulings::Asked &)> &answer);

[[nodiscard]] core::Json listOf(const std::vector<std::string> &words);
[[nodiscard]] core::Json becauseJson(const std::vector<rulings::Reason> &because);
[[nodiscard]] core::Json traceJson(const std::vector<rulings::Step> &trace);
/// Each place once, on a line of its own behind that margin.
[[nodiscard]] std::string citationsText(const std::vector<rulings::Reason> &because,
                                        const std::string &margin);
[[nodiscard]] std::string stepsText(const std::vector<rulings::Step> &trace);

} // namespace cli
