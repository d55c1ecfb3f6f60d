// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "core/iso_time.h"

#include "app/sentences/wording.h"
#include "app/session/check_event.h"
#include "app/session/sharing.h"
#include "core/harmless.h"

namespace cli {

namespace {

struct VerifyOptions {
    std::string event;
    std::optional<std::string> seal;
    std::optional<std::string> other;
};

/// "act 57 (2016-03-05T14:07:31Z, tester): Pair round 1"
std::string actText(const app::LogLine &act)
{
    return "act " + std::to_string(act.seq) + " (" + core::isoTime(act.at) + ", "
        + core::isolated(act.actor) + "): " + act.text;
}

std::string sealText(const app::Verdict &verdict)
{
    if (!verdict.readable && verdict.sealed.empty())
        return "The seal cannot be looked for: not every act of the file can be read.\n";
    if (verdict.sealed.empty())
        return "No act of the file has this seal: it is not the file the seal was taken from, or "
               "it was changed since.\n";
    const auto followed = static_cast<int>(verdict.followed);
    return "The seal is that of " + actText(verdict.sealed.front())
        + "\nEverything up to this act is as it was when the seal was taken; "
        + (followed == 0 ? std::string("nothing followed")
                         : app::counted(followed, "act", "acts") + " followed")
        + ".\n";
}

core::Json sealJson(const app::Verdict &verdict)
{
    if (verdict.sealed.empty())
        return core::Json::object({{"found", false}, {"readable", verdict.readable}});
    const app::LogLine &act = verdict.sealed.front();
    return core::Json::object({{"found", true},
                               {"readable", verdict.readable},
                               {"seq", act.seq},
                               {"at", core::isoTime(act.at)},
                               {"actor", act.actor},
                               {"text", act.text},
                               {"live", act.live},
                               {"followed", verdict.followed}});
}

/// "Both hold the same 57 acts, with the same hashes."
std::string comparisonText(const app::Comparison &both, const std::string &other)
{
    const auto acts = [](std::int64_t number) {
        return app::counted(static_cast<int>(number), "act", "acts");
    };
    if (!both.sameEvent)
        return other + " is another event.\n";
    if (both.equal())
        return other + " holds the same " + acts(both.common) + ", with the same hashes.\n";
    return "Up to act " + std::to_string(both.common) + " " + other
        + " holds the same; behind it there are " + acts(both.here - both.common) + " here and "
        + acts(both.there - both.common) + " there.\n";
}

core::Json comparisonJson(const app::Comparison &both)
{
    return core::Json::object({{"sameEvent", both.sameEvent},
                               {"equal", both.equal()},
                               {"common", both.common},
                               {"here", both.here},
                               {"there", both.there}});
}

Result run(const VerifyOptions &options, const Context &context)
{
    const std::string &path = options.event;
    const auto digits =
        options.seal ? app::sealDigits(*options.seal) : std::optional<std::string>();
    const auto verdict = app::checkEvent(path, context.environment.session, digits);
    if (!verdict)
        return core::unexpected(verdict.error());
    if (verdict->sealed.size() > 1)
        return core::unexpected(
            badInput("the seal fits acts " + std::to_string(verdict->sealed[0].seq) + " and "
                     + std::to_string(verdict->sealed[1].seq) + "; give more of its digits"));
    const bool sound = verdict->problems.empty();
    core::Json problems = core::Json::array();
    std::string text = sound ? path
            + " is sound: " + app::counted(static_cast<int>(verdict->entries), "entry", "entries")
            + ", every round checked.\n"
                             : path + " is not sound:\n";
    for (const std::string &problem : verdict->problems) {
        problems.push(problem);
        text += "- " + problem + "\n";
    }
    core::Json::Object json{
        {"sound", sound}, {"entries", verdict->entries}, {"problems", problems}};
    if (digits) {
        text += sealText(*verdict);
        json.push_back({"seal", sealJson(*verdict)});
    }
    bool fits = !digits || !verdict->sealed.empty();
    if (options.other) {
        const auto both = app::compareEvents(path, *options.other, context.environment.session);
        if (!both)
            return core::unexpected(both.error());
        text += comparisonText(*both, *options.other);
        json.push_back({"sameAs", comparisonJson(*both)});
        fits = fits && both->equal();
    }
    return Answer{core::Json(std::move(json)), text, sound && fits ? Done : Refused};
}

} // namespace

void addVerify(CommandTree &tree)
{
    auto options = tree.options<VerifyOptions>();
    CLI::App &command = tree.add(
        "verify", "Check the file, its history and every round; status 1 when something is wrong",
        "arbiter-cli verify cup.arbiter --json",
        [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    seal(command, options->seal,
         "Look for the act that has this seal, as printed on pairings, standings and report, by 16 "
         "to 64 of its digits from the first on; status 1 when no act has it");
    cli::text(
        command, "--same-as", options->other, "EVENT",
        "Compare with another copy of the event, a file or a shared one, act by act; status 1 "
        "when they differ");
}

} // namespace cli
