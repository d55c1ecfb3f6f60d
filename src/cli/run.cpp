// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/run.h"

#include "app/session/last_words.h"

#include "cli/command_tree.h"
#include "cli/failure_json.h"

#include "core/harmless.h"

#include <CLI/CLI.hpp>

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
        return core::dump(answer.json, 2) + '\n';
    return answer.forPrograms ? answer.text : core::harmless(answer.text);
}

int report(const app::Failure &failure, bool json, std::ostream &out, std::ostream &err)
{
    if (failure.kind != app::FailureKind::Refused)
        complain(err, "arbiter-cli: " + failure.message);
    else if (json)
        out << core::dump(failureJson(failure), 2) << '\n';
    else
        out << core::harmless(failureText(failure)) << '\n';
    return static_cast<int>(failure.kind);
}

int execute(CommandTree &tree, std::istream &in, std::ostream &out, std::ostream &err,
            const Environment &environment)
{
    Context context{environment, in, out};
    const Result answer = (*tree.handler())(context);
    if (!answer)
        return report(answer.error(), tree.json(), out, err);
    if (!answer->streamed)
        out << shown(*answer, tree.json());
    return answer->status;
}

} // namespace

int run(std::span<const std::string> args, std::istream &in, std::ostream &out, std::ostream &err,
        const Environment &surroundings)
try {
    Environment environment = surroundings;
    if (!environment.session.backupFailed)
        environment.session.backupFailed = [&err](const std::string &sentence) {
            complain(err, "arbiter-cli: " + sentence);
        };
    const auto tree = makeCommandTree();
    int status = Done;
    try {
        tree->parse(args);
        status = execute(*tree, in, out, err, environment);
    } catch (const CLI::CallForHelp &) {
        out << tree->root().help();
    } catch (const CLI::CallForVersion &version) {
        out << version.what() << '\n';
    } catch (const CLI::ParseError &error) {
        complain(err, usageSentence(*tree, error));
        return BadUsage;
    }
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
