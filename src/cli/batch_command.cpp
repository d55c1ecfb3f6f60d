// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/last_words.h"
#include "cli/batch_request.h"
#include "cli/commands.h"
#include "cli/failure_json.h"
#include "cli/json_text.h"
#include "cli/lookup.h"

#include <sstream>

namespace cli {

namespace {

/// A line longer than this is answered with an error, so that endless input needs bounded memory.
constexpr std::size_t lineLimit = std::size_t{4} * 1024 * 1024;

struct Line {
    std::string text;
    bool tooLong = false;
};

std::optional<Line> readLine(std::istream &in)
{
    Line line;
    bool any = false;
    for (int c = in.get(); c != std::istream::traits_type::eof(); c = in.get()) {
        any = true;
        if (c == '\n')
            break;
        if (line.text.size() < lineLimit)
            line.text += std::istream::traits_type::to_char_type(c);
        else
            line.tooLong = true;
    }
    return any ? std::optional(std::move(line)) : std::nullopt;
}

Result execute(CommandTree &tree, const BatchRequest &request, const Environment &environment)
{
    const Asked asked = tree.parse(request.args);
    if (!asked.understood)
        return core::unexpected(badInput(asked.text));
    // Standard input holds the batch itself.
    std::istringstream noInput;
    std::ostringstream noOutput;
    Environment unfollowed = environment;
    unfollowed.nextLook = {};
    Context context{unfollowed, noInput, noOutput};
    return (*asked.handler)(context);
}

core::Json withWarnings(core::Json answer, const std::vector<std::string> &warnings)
{
    if (warnings.empty())
        return answer;
    core::Json list = core::Json::array();
    for (const std::string &warning : warnings)
        list.push(warning);
    answer.set("warnings", list);
    return answer;
}

core::Json answerTo(const Line &line, CommandTree &tree, const Environment &environment)
try {
    if (line.tooLong)
        return failureJson(badInput("The line is longer than 4 MiB."));
    const auto request = readBatchRequest(tree, line.text);
    if (!request)
        return failureJson(request.error());
    const Result answer = execute(tree, *request, environment);
    return withWarnings(answer ? answer->json : failureJson(answer.error()), request->warnings);
} catch (...) {
    return failureJson(app::lastWords());
}

Result run(const Context &context)
{
    // Not the tree that holds this very command: parsing a line empties what it was given.
    const auto tree = makeCommandTree();
    while (context.out) {
        const auto line = readLine(context.in);
        if (!line)
            break;
        context.out << jsonText(answerTo(*line, *tree, context.environment)) << '\n' << std::flush;
    }
    Answer answer;
    answer.streamed = true;
    return answer;
}

} // namespace

void addBatch(CommandTree &tree)
{
    tree.add(
        "batch", "Answer commands from standard input, one JSON document a line, one line each",
        "echo '{\"command\":\"standings\",\"args\":{\"event\":\"cup.arbiter\"}}' | arbiter-cli "
        "batch",
        [](const Context &context) { return run(context); });
}

} // namespace cli
