// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deck_choice.h"
#include "cli/deck_commands.h"
#include "cli/lookup.h"

#include "app/sentences/sentences.h"
#include "core/harmless.h"

namespace cli {

namespace {

struct DrawOptions {
    std::string event;
    std::optional<int> count;
    std::vector<std::string> among;
};

struct CheckedOptions {
    DeckChoice deck;
    std::optional<std::string> outcome;
    std::optional<std::string> note;
    std::optional<std::string> judge;
};

Result draw(const DrawOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto among = playersNamed(**session, options.among);
    if (!among)
        return core::unexpected(among.error());
    const auto performed =
        (*session)->perform(tournament::DrawDeckChecks{options.count.value_or(1), *among});
    if (!performed)
        return core::unexpected(performed.error());
    const tournament::Event &event = (*session)->event();
    const auto &drawn = event.decks.draws.back();
    core::Json players = core::Json::array();
    std::string text;
    for (const auto player : drawn.players) {
        players.push(app::nameOf(event, player));
        text += core::isolated(app::nameOf(event, player)) + '\n';
    }
    return Answer{core::Json::object({{"round", drawn.round},
                                      {"seed", seedJson(drawn.seed)},
                                      {"players", std::move(players)}}),
                  text};
}

Result checked(const CheckedOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.deck.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto deck = deckChosen(**session, options.deck);
    if (!deck)
        return core::unexpected(deck.error());
    tournament::DeckCheck check;
    check.player = (*deck)->player;
    check.side = (*deck)->side;
    check.at = context.environment.session.clock();
    check.outcome = *core::fromWord<tournament::CheckOutcome>(*options.outcome);
    check.note = options.note.value_or("");
    check.judge = options.judge.value_or("");
    const auto performed = (*session)->perform(tournament::RecordDeckCheck{check});
    if (!performed)
        return core::unexpected(performed.error());
    const tournament::Event &event = (*session)->event();
    const auto &done = event.decks.checks.back();
    const std::string name = app::nameOf(event, done.player);
    return Answer{core::Json::object({{"player", name},
                                      {"player_id", done.player.value},
                                      {"side", core::toWord(done.side)},
                                      {"round", done.round},
                                      {"outcome", *options.outcome},
                                      {"note", done.note},
                                      {"judge", done.judge}}),
                  "Recorded: the " + *options.deck.side + " deck of " + core::isolated(name) + ", "
                      + *options.outcome + ".\n"};
}

} // namespace

void addDeckDraw(CommandTree &tree)
{
    auto drawing = tree.options<DrawOptions>();
    CLI::App &draws =
        tree.add("deck draw", "Draw players for a deck check by lot, from a recorded seed",
                 "arbiter-cli deck draw cup.arbiter --count 2",
                 [drawing](const Context &context) { return draw(*drawing, context); });
    eventArgument(draws, drawing->event);
    number(draws, "--count", drawing->count, 1, 1000, "How many; 1 if not given");
    texts(draws, "--among", drawing->among, "NAME",
          "Only among these; everybody still playing if not given");

    auto options = tree.options<CheckedOptions>();
    CLI::App &command =
        tree.add("deck checked", "Record what a deck check found",
                 "arbiter-cli deck checked cup.arbiter --player Ada --side corp --outcome in-order",
                 [options](const Context &context) { return checked(*options, context); });
    addDeckChoice(tree, command, options->deck);
    tree.choose(
        require(text(command, "--outcome", options->outcome, "OUTCOME", "What the check found")),
        core::words<tournament::CheckOutcome>);
    text(command, "--note", options->note, "TEXT", "What differed");
    text(command, "--judge", options->judge, "NAME", "Who checked");
}

} // namespace cli
