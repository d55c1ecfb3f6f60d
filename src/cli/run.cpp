// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/run.h"

#include "app/session/last_words.h"

#include "cli/command_tree.h"
#include "cli/failure_json.h"
#include "cli/json_text.h"

#include "core/harmless.h"

namespace cli {

namespace {

// Everything for people leaves here: files and names of files hold what a terminal would obey.

void complain(std::ostream &err, std::string_view sentence)
{
    err << core::harmlessLine(sentence) << '\n';
}

std::string shown(const Answer &answer, bool json)
{
    if (json)
        return jsonText(answer.json, 2) + '\n';
    return answer.forPrograms ? answer.text : core::harmless(answer.text);
}

int report(const app::Failure &failure, bool json, std::ostream &out, std::ostream &err)
{
    if (failure.kind != app::FailureKind::Refused)
        complain(err, "arbiter-cli: " + failure.message);
    else if (json)
        out << jsonText(failureJson(failure), 2) << '\n';
    else
        out << core::harmless(failureText(failure)) << '\n';
    return static_cast<int>(failure.kind);
}

int execute(const Handler &handler, bool json, std::istream &in, std::ostream &out,
            std::ostream &err, const Environment &environment)
{
    Context context{environment, in, out, json};
    const Result answer = handler(context);
    if (!answer)
        return report(answer.error(), json, out, err);
    if (!answer->streamed)
        out << shown(*answer, json);
    return answer->status;
}

} // namespace

int run(std::span<const std::string> args, std::istream &in, std::ostream &out, std::ostream &err,
        const Environment &surroundings)
{
    return run(*makeCommandTree(), args, in, out, err, surroundings);
}

int run(CommandTree &tree, std::span<const std::string> args, std::istream &in, std::ostream &out,
        std::ostream &err, const Environment &surroundings)
try {
    Environment environment = surroundings;
    if (!environment.session.backupFailed)
        environment.session.backupFailed = [&err](const std::string &sentence) {
            complain(err, "arbiter-cli: " + sentence);
        };
    const Asked asked = tree.parse(args);
    if (!asked.understood) {
        complain(err, asked.text);
        return BadUsage;
    }
    int status = Done;
    if (asked.handler)
        status = execute(*asked.handler, tree.json(), in, out, err, environment);
    else
        out << asked.text;
    if (!out.flush()) {
        complain(err,
                 "arbiter-cli: could not write the answer to standard output; is the disk full?");
        return BrokenEnvironment;
    }
    return status;
} catch (...) {
    complain(err, "arbiter-cli: " + app::lastWords().message);
    return BrokenEnvironment;
}

} // namespace cli
