// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/bracket_view.h"
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include <algorithm>

namespace cli {

namespace {

using tournament::CutForm;

constexpr std::array forms{CutForm::DoubleElimination, CutForm::SingleElimination,
                           CutForm::SingleReseeded};

struct Options {
    std::string event;
    std::optional<int> size;
    std::optional<std::string> form;
    std::vector<std::string> seeds;
    std::optional<std::string> reason;
    bool cancel = false;
    bool discardResults = false;
};

Answer shown(const app::Session &session)
{
    const tournament::Bracket bracket = tournament::bracket(session.event());
    return {bracketJson(session.event(), bracket), bracketText(session.event(), bracket)};
}

Result start(const Options &options, app::Session &session)
{
    tournament::StartCut command;
    command.size = options.size;
    if (options.form)
        command.form = *std::ranges::find(forms, *options.form, formName);
    const auto seeds = playersNamed(session, options.seeds);
    if (!seeds)
        return core::unexpected(seeds.error());
    command.seeds = *seeds;
    command.reason = options.reason.value_or("");
    if (const auto performed = session.perform(command); !performed)
        return core::unexpected(performed.error());
    return shown(session);
}

Result run(const Options &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    if (!options.cancel)
        return start(options, **session);
    const auto performed = (*session)->perform(tournament::CancelCut{options.discardResults});
    if (!performed)
        return core::unexpected(performed.error());
    return Answer{core::Json::object({{"cancelled", true}}), "The cut is cancelled.\n"};
}

struct SidesOptions {
    std::string event;
    std::optional<int> game;
    std::optional<std::string> corp;
};

Result chooseSides(const SidesOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto corp = playerNamed(**session, *options.corp);
    if (!corp)
        return core::unexpected(corp.error());
    const auto performed = (*session)->perform(tournament::ChooseSides{*options.game, *corp});
    if (!performed)
        return core::unexpected(performed.error());
    return shown(**session);
}

Result showBracket(const std::string &path, const Context &context)
{
    const auto session = openEvent(context, path, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    return shown(**session);
}

} // namespace

void addCut(CommandTree &tree)
{
    auto options = tree.options<Options>();
    CLI::App &command =
        tree.add("cut", "Begin championship play: seed the best and seat the first games",
                 "arbiter-cli cut cup.arbiter --size 8",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    number(command, "--size", options->size, 2, 16,
           "Players in the cut; as announced if not given");
    std::vector<std::string> words;
    std::ranges::transform(forms, std::back_inserter(words), formName);
    tree.choose(text(command, "--format", options->form, "FORMAT",
                     "double, single or single-reseed; the profile's if not given"),
                words);
    texts(command, "--seed-player", options->seeds, "NAME",
          "A player seeded by hand, the best first; given once for each");
    text(command, "--reason", options->reason, "TEXT",
         "Why another size than announced; kept in the log");
    flag(command, "--cancel", options->cancel, "Take the cut back, as if it had not begun");
    flag(command, "--discard-results", options->discardResults,
         "With --cancel: although games have been played");
}

void addBracket(CommandTree &tree)
{
    auto path = tree.options<std::string>();
    CLI::App &bracket =
        tree.add("bracket", "Show the cut: games, sides, who waits for whom, places",
                 "arbiter-cli bracket cup.arbiter --json",
                 [path](const Context &context) { return showBracket(*path, context); });
    eventArgument(bracket, *path);
    auto options = tree.options<SidesOptions>();
    CLI::App &sides =
        tree.add("sides", "Record the side that the higher seed chose in a game of the cut",
                 "arbiter-cli sides cup.arbiter --game 2 --corp Ada",
                 [options](const Context &context) { return chooseSides(*options, context); });
    eventArgument(sides, options->event);
    require(number(sides, "--game", options->game, 1, 31, "The game of the bracket"));
    require(text(sides, "--corp", options->corp, "NAME", "Who plays Corp"));
}

} // namespace cli
