// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deck_choice.h"
#include "cli/deck_commands.h"
#include "cli/lookup.h"

#include "app/sentences/sentences.h"
#include "core/harmless.h"

namespace cli {

namespace {

struct DeckAcceptOptions {
    DeckChoice deck;
    std::optional<std::string> reason;
    bool revoke = false;
};

Result run(const DeckAcceptOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.deck.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto deck = deckChosen(**session, options.deck);
    if (!deck)
        return core::unexpected(deck.error());
    const auto cards = eventCards(**session, context);
    if (!cards)
        return core::unexpected(cards.error());
    const auto player = (*deck)->player;
    const auto side = (*deck)->side;
    const auto verdict = app::judged(**deck, cards->store.rules(), cards->format).checked.verdict;
    const auto performed = options.revoke
        ? (*session)->perform(tournament::RevokeDeckAcceptance{player, side})
        : (*session)->perform(tournament::AcceptDeck{
              player, side, app::acceptanceOf(verdict, options.reason.value_or(""))});
    if (!performed)
        return core::unexpected(performed.error());
    const tournament::Event &event = (*session)->event();
    return Answer{deckJson(event, *tournament::findDeck(event, player, side), *cards),
                  (options.revoke ? "No longer accepted" : "Accepted") + std::string(": the ")
                      + std::string(core::toWord(side)) + " list of "
                      + core::isolated(app::nameOf(event, player)) + ".\n"};
}

} // namespace

void addDeckAccept(CommandTree &tree)
{
    auto options = tree.options<DeckAcceptOptions>();
    CLI::App &command =
        tree.add("deck accept", "Let a list stand with the problems it has now",
                 "arbiter-cli deck accept cup.arbiter --player Ada --side corp --reason TEXT",
                 [options](const Context &context) { return run(*options, context); });
    addDeckChoice(tree, command, options->deck);
    text(command, "--reason", options->reason, "TEXT", "Why; kept in the log");
    flag(command, "--revoke", options->revoke, "Judge it by the rules again");
}

} // namespace cli
