// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"
#include "tournament/cut/cut.h"
#include "tournament/standings/structure.h"

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

struct CutOptions {
    std::string event;
    std::optional<int> size;
    std::optional<std::string> form;
    std::vector<std::string> seeds;
    std::optional<std::string> seedsFrom;
    std::optional<std::string> reason;
    bool cancel = false;
    bool discardResults = false;
};

Answer shown(const app::Session &session)
{
    const tournament::Bracket bracket = tournament::bracket(session.event());
    return {bracketJson(session.event(), bracket), bracketText(session.event(), bracket)};
}

constexpr std::string_view fromFile = "file";
constexpr std::string_view fromStandings = "standings";

/// Why the seeds cannot come from there; nothing: they can.
std::optional<std::string> unfitSource(const CutOptions &options, const tournament::Event &event)
{
    if (!options.seedsFrom)
        return std::nullopt;
    if (!options.seeds.empty())
        return "Give either --seeds or --seed-player.";
    if (options.seedsFrom == fromFile && tournament::namedSeeds(event).empty())
        return options.event + ": no imported file names seeds for the cut; leave out --seeds.";
    return std::nullopt;
}

/// Says which seeds were taken where there was a choice, and how the others are.
void tellSource(const std::string &differences, bool byStandings, Answer &answer)
{
    if (differences.empty())
        return;
    answer.json.set("seeds_from", byStandings ? fromStandings : fromFile);
    answer.json.set("notice", differences);
    answer.text = differences + "\n"
        + (byStandings ? "The cut is seeded by the standings; for the seeds of the file, undo and "
                         "start it with --seeds file.\n"
                       : "The cut is seeded as in the file; for the standings, undo and start it "
                         "with --seeds standings.\n")
        + answer.text;
}

Result start(const CutOptions &options, app::Session &session)
{
    if (const auto unfit = unfitSource(options, session.event()))
        return core::unexpected(badInput(*unfit));
    const int size = options.size.value_or(tournament::plannedCut(session.event()));
    const bool byStandings = options.seedsFrom == fromStandings;
    const std::string differences =
        options.seeds.empty() ? app::namedSeedsSentence(session.event(), size) : std::string();
    tournament::StartCut command;
    command.size = options.size;
    if (options.form)
        command.form = *std::ranges::find(forms, *options.form, formName);
    const auto seeds = playersNamed(session, options.seeds);
    if (!seeds)
        return core::unexpected(seeds.error());
    command.seeds = *seeds;
    if (byStandings) {
        command.seeds = tournament::qualifiers(session.event());
        command.seeds.resize(std::min(command.seeds.size(), static_cast<std::size_t>(size)));
    }
    command.reason = options.reason.value_or("");
    if (const auto performed = session.perform(command); !performed)
        return core::unexpected(performed.error());
    Answer answer = shown(session);
    tellSource(differences, byStandings, answer);
    return answer;
}

Result run(const CutOptions &options, const Context &context)
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
    auto options = tree.options<CutOptions>();
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
    tree.choose(text(command, "--seeds", options->seedsFrom, "SOURCE",
                     "Where an imported file names seeds: file (if not given) or standings"),
                {std::string(fromFile), std::string(fromStandings)});
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
