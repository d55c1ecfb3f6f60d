// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deck_choice.h"

#include "cli/deck_options.h"
#include "cli/deck_view.h"
#include "cli/lookup.h"

#include "app/sentences/sentences.h"

namespace cli {

using tournament::Side;

CLI::Option &side(CommandTree &tree, CLI::App &command, std::optional<std::string> &value,
                  const std::string &description)
{
    CLI::Option &option = text(command, "--side", value, "SIDE", description);
    tree.choose(option, core::words<Side>);
    return option;
}

void addDeckChoice(CommandTree &tree, CLI::App &command, DeckChoice &options)
{
    eventArgument(command, options.event);
    require(text(command, "--player", options.player, "NAME", "Whose list"));
    require(side(tree, command, options.side, "The Corp's or the Runner's list"));
}

core::Expected<const tournament::SubmittedDeck *, app::Failure>
deckChosen(const app::Session &session, const DeckChoice &options)
{
    const auto player = playerNamed(session, *options.player);
    if (!player)
        return core::unexpected(player.error());
    const auto *deck =
        tournament::findDeck(session.event(), *player, *core::fromWord<Side>(*options.side));
    if (deck)
        return deck;
    tournament::Refusal refusal;
    refusal.code = tournament::RefusalCode::DeckMissing;
    refusal.players = {*player};
    refusal.text = *core::fromWord<Side>(*options.side) == Side::Corp ? "Corp" : "Runner";
    return core::unexpected(app::failure(session.event(), refusal));
}

core::Expected<EventCards, app::Failure> eventCards(const app::Session &session,
                                                    const Context &context)
{
    auto store = openCards(context);
    if (!store)
        return core::unexpected(store.error());
    auto format = app::eventDeckFormat(store->rules(), session.event(), context.today());
    if (!format)
        return core::unexpected(format.error());
    return EventCards{std::move(*store), std::move(*format)};
}

std::string_view standingWord(app::DeckStanding standing)
{
    switch (standing) {
    case app::DeckStanding::Legal:
        return "legal";
    case app::DeckStanding::Accepted:
        return "accepted";
    case app::DeckStanding::Illegal:
        return "illegal";
    }
    return {};
}

core::Json deckJson(const tournament::Event &event, const tournament::SubmittedDeck &deck,
                    const EventCards &cards)
{
    const app::JudgedDeck judged = app::judged(deck, cards.store.rules(), cards.format);
    core::Json json = verdictJson(judged.checked, cards.store.rules());
    json.set("player", app::nameOf(event, deck.player));
    json.set("player_id", deck.player.value);
    json.set("side", core::toWord(deck.side));
    json.set("standing", standingWord(judged.standing));
    json.set("submitted", deck.at.milliseconds);
    json.set("format", deck.format);
    json.set("reason", deck.reason);
    json.set("accepted_reason",
             deck.acceptance ? core::Json(deck.acceptance->reason) : core::Json());
    json.set("locked", tournament::decksLocked(event, deck.player));
    return json;
}

} // namespace cli
