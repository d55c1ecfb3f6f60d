// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deck_choice.h"
#include "cli/deck_commands.h"
#include "cli/deck_options.h"
#include "cli/deck_view.h"
#include "cli/lookup.h"

#include "app/sentences/sentences.h"
#include "core/harmless.h"

#include <algorithm>

namespace cli {

namespace {

struct SubmitOptions {
    std::string event;
    std::optional<std::string> player;
    std::optional<std::string> side;
    std::optional<std::string> reason;
    DeckSourceOptions source;
};

struct WithdrawOptions {
    DeckChoice deck;
    std::optional<std::string> reason;
};

/// Nothing is guessed: a list without identity whose cards are of both sides must be told apart.
core::Expected<tournament::SubmitDecks, app::Failure>
commandFor(const SubmitOptions &options, const std::vector<app::Decklist> &lists,
           const rules::CardLibrary &library, tournament::PlayerId player, core::Timestamp now)
{
    tournament::SubmitDecks submit;
    submit.reason = options.reason.value_or("");
    for (const auto &list : lists) {
        const auto found = app::sideOf(list.deck, library);
        const auto side = options.side ? core::fromWord<tournament::Side>(*options.side) : found;
        if (!side)
            return core::unexpected(badInput("The list names no identity and its cards are not of "
                                             "one side: say which with --side."));
        if (list.deck.identity && found != side)
            return core::unexpected(
                badInput("\"" + library[*list.deck.identity].title + "\" is no "
                         + std::string(*side == tournament::Side::Corp ? "Corp" : "Runner")
                         + " identity: leave out --side or hand in the other list."));
        if (std::ranges::find(submit.decks, *side, &tournament::SubmittedDeck::side)
            != submit.decks.end())
            return core::unexpected(
                badInput("The text holds " + std::to_string(lists.size()) + " lists, two of them "
                         + std::string(*side == tournament::Side::Corp ? "Corp" : "Runner")
                         + " lists: choose one with --deck N."));
        submit.decks.push_back(app::submittedDeck(list, library, player, *side, now));
        // A list said title by title has no text of its own.
        if (submit.decks.back().original.empty())
            for (const auto &card : submit.decks.back().cards)
                submit.decks.back().original +=
                    std::to_string(card.quantity) + ' ' + card.title + '\n';
    }
    return submit;
}

Result submit(const SubmitOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto player = playerNamed(**session, *options.player);
    if (!player)
        return core::unexpected(player.error());
    const auto cards = eventCards(**session, context);
    if (!cards)
        return core::unexpected(cards.error());
    const auto lists = decksNamed(options.source, context, cards->store);
    if (!lists)
        return core::unexpected(lists.error());
    const auto command = commandFor(options, *lists, cards->store.library(), *player,
                                    context.environment.session.clock());
    if (!command)
        return core::unexpected(command.error());
    if (const auto performed = (*session)->perform(*command); !performed)
        return core::unexpected(performed.error());
    const tournament::Event &event = (*session)->event();
    Answer answer;
    core::Json decks = core::Json::array();
    for (const auto &taken : command->decks) {
        const auto &deck = *tournament::findDeck(event, taken.player, taken.side);
        decks.push(deckJson(event, deck, *cards));
        answer.text += "Took the " + std::string(core::toWord(deck.side)) + " list of "
            + core::isolated(app::nameOf(event, *player)) + ".\n"
            + verdictText(app::judged(deck, cards->store.rules(), cards->format).checked,
                          cards->store.rules());
    }
    answer.json = core::Json::object({{"decks", std::move(decks)}});
    return answer;
}

Result withdraw(const WithdrawOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.deck.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto player = playerNamed(**session, *options.deck.player);
    if (!player)
        return core::unexpected(player.error());
    const auto performed = (*session)->perform(
        tournament::WithdrawDeck{*player, *core::fromWord<tournament::Side>(*options.deck.side),
                                 options.reason.value_or("")});
    if (!performed)
        return core::unexpected(performed.error());
    const std::string name = app::nameOf((*session)->event(), *player);
    return Answer{
        core::Json::object(
            {{"player", name}, {"player_id", player->value}, {"side", *options.deck.side}}),
        "Removed the " + *options.deck.side + " list of " + core::isolated(name) + ".\n"};
}

} // namespace

void addDeckSubmit(CommandTree &tree)
{
    auto options = tree.options<SubmitOptions>();
    CLI::App &command =
        tree.add("deck submit", "Take a player's list, legal or not, and say what is wrong with it",
                 "arbiter-cli deck submit cup.arbiter noise.txt --player Ada",
                 [options](const Context &context) { return submit(*options, context); });
    eventArgument(command, options->event);
    require(text(command, "--player", options->player, "NAME", "Who hands it in"));
    side(tree, command, options->side, "Told from the identity if not given");
    text(command, "--reason", options->reason, "TEXT",
         "Why it is taken although lists are locked; kept in the log");
    addDeckSource(tree, command, options->source);

    auto removed = tree.options<WithdrawOptions>();
    CLI::App &removal =
        tree.add("deck withdraw", "Remove a list, for example one of another player",
                 "arbiter-cli deck withdraw cup.arbiter --player Ada --side corp",
                 [removed](const Context &context) { return withdraw(*removed, context); });
    addDeckChoice(tree, removal, removed->deck);
    text(removal, "--reason", removed->reason, "TEXT",
         "Why, although lists are locked; kept in the log");
}

} // namespace cli
