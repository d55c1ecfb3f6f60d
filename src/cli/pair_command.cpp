// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/round_view.h"

#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "tournament/cut/bracket.h"
#include "tournament/standings/structure.h"

namespace cli {

namespace {

struct PairOptions {
    std::string event;
    std::vector<std::pair<std::string, std::string>> locked;
    std::vector<std::pair<std::string, std::string>> avoid;
    bool dryRun = false;
    bool acceptBye = false;
    bool oppositeSeats = false;
    bool beyond = false;
    bool publishLater = false;
};

/// Games of the cut are seated as soon as their players are known: there it is enough to show the
/// round that is being played.
const tournament::Round *openCutRound(const tournament::Event &event)
{
    for (const tournament::BracketGame &game : tournament::bracket(event).games)
        if (game.state == tournament::GameState::Open)
            return tournament::findRound(event, game.eventRound);
    return nullptr;
}

/// Players who have not handed in both lists although the tier asks for them, while the first round
/// is paired (Tournament Rules 3.0.2, "Deck Lists").
std::vector<std::string> withoutLists(const tournament::Event &event)
{
    std::vector<std::string> names;
    // Whoever collects lists on paper need not hear of it.
    if (event.decks.lists.empty() || !tournament::decklistsRequired(event)
        || tournament::swissRounds(event) > 1)
        return names;
    for (const auto &missing : tournament::missingDecks(event))
        if (const auto name = app::nameOf(event, missing.player);
            names.empty() || names.back() != name)
            names.push_back(name);
    return names;
}

Answer answerFor(const tournament::Event &event, const tournament::Round &round,
                 const std::string &head)
{
    Answer answer{roundJson(event, round), head + roundText(event, round)};
    const auto names = withoutLists(event);
    if (names.empty())
        return answer;
    core::Json list = core::Json::array();
    for (const std::string &name : names)
        list.push(name);
    answer.json.set("without_lists", std::move(list));
    answer.text += "Not both decklists handed in: " + app::wordList(names) + ".\n";
    return answer;
}

Result run(const PairOptions &options, const Context &context)
{
    const auto session =
        openEvent(context, options.event, options.dryRun ? Access::Read : Access::Write);
    if (!session)
        return core::unexpected(session.error());
    if (const tournament::Round *round = openCutRound((*session)->event()))
        return Answer{roundJson((*session)->event(), *round),
                      roundText((*session)->event(), *round)};
    const auto locked = pairsNamed(**session, options.locked);
    if (!locked)
        return core::unexpected(locked.error());
    const auto avoid = pairsNamed(**session, options.avoid);
    if (!avoid)
        return core::unexpected(avoid.error());
    const tournament::PairRound request{*locked,           *avoid,
                                        options.acceptBye, options.oppositeSeats,
                                        options.beyond,    options.publishLater};
    if (options.dryRun) {
        const auto round = (*session)->propose(request);
        if (!round)
            return core::unexpected(round.error());
        return answerFor((*session)->event(), *round, "A proposal; nothing is recorded.\n");
    }
    if (const auto performed = (*session)->perform(request); !performed)
        return core::unexpected(performed.error());
    return answerFor((*session)->event(), (*session)->event().rounds.back(), {});
}

} // namespace

void addPair(CommandTree &tree)
{
    auto options = tree.options<PairOptions>();
    CLI::App &command =
        tree.add("pair", "Pair the next round; in the cut, show the games to play",
                 "arbiter-cli pair cup.arbiter --avoid Ada Ben",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    flag(command, "--dry-run", options->dryRun, "Show the pairing without recording it");
    pairs(command, "--lock", options->locked, "A B",
          "Put these two at one table; may be given several times");
    pairs(command, "--avoid", options->avoid, "A B",
          "Keep these two apart; may be given several times");
    flag(command, "--accept-bye", options->acceptBye, "Pair a draft with an odd field");
    flag(command, "--opposite-seats", options->oppositeSeats,
         "First round of a full draft: seat 1 meets the seat across the table");
    flag(command, "--beyond", options->beyond, "Pair a round more than was announced");
    flag(command, "--publish-later", options->publishLater,
         "Keep the round from the projector, printouts and exports until \"arbiter-cli publish\"");
}

} // namespace cli
