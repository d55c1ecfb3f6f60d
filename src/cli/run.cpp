// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/run.h"

#include "cli/command_tree.h"
#include "cli/failure_json.h"

#include <CLI/CLI.hpp>

namespace cli {

namespace {

int report(const app::Failure &failure, bool json, std::ostream &out, std::ostream &err)
{
    if (failure.kind != app::FailureKind::Refused)
        err << "arbiter-cli: " << failure.message << '\n';
    else if (json)
        out << core::dump(failureJson(failure), 2) << '\n';
    else
        out << failureText(failure) << '\n';
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
        out << (tree.json() ? core::dump(answer->json, 2) + "\n" : answer->text);
    return answer->status;
}

} // namespace

int run(std::span<const std::string> args, std::istream &in, std::ostream &out, std::ostream &err,
        const Environment &surroundings)
try {
    Environment environment = surroundings;
    if (!environment.session.backupFailed)
        environment.session.backupFailed = [&err](const std::string &sentence) {
            err << "arbiter-cli: " << sentence << '\n';
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
        err << usageSentence(*tree, error) << '\n';
        return BadUsage;
    }
    if (!out.flush()) {
        err << "arbiter-cli: could not write the answer to standard output; is the disk full?\n";
        return BrokenEnvironment;
    }
    return status;
} catch (const std::exception &error) {
    err << "arbiter-cli: " << error.what() << '\n';
    return BrokenEnvironment;
}

} // namespace cli
