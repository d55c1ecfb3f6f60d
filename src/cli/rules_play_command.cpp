// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/rules_play_view.h"
#include "cli/rules_question.h"

#include "rules/rulings/playing_out/playing_out.h"

namespace cli {

namespace {

Result playQuestion(const QuestionOptions &options, const Context &context)
{
    return withQuestion(options, context,
                        [](rules::RulesVersion version, const rulings::Asked &asked) {
                            const rulings::PlayedOut out = rulings::playOut(version, asked);
                            return Answer{playedJson(out), playedText(out)};
                        });
}

} // namespace

void addRulesPlay(CommandTree &tree)
{
    auto options = tree.options<QuestionOptions>();
    CLI::App &command =
        tree.add("rules play", "Show the table after the acts of a question, and what may be done",
                 "arbiter-cli rules play question.json --version faq16",
                 [options](const Context &context) { return playQuestion(*options, context); });
    addQuestion(tree, command, *options);
}

} // namespace cli
