// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"

#include "app/decks/card_store.h"
#include "app/decks/event_decks.h"
#include "app/session/session.h"
#include "tournament/event/words.h"

namespace cli {

/// A list of an event: whose, and for which side.
struct DeckChoice {
    std::string event;
    std::optional<std::string> player;
    std::optional<std::string> side;
};
void addDeckChoice(CommandTree &tree, CLI::App &command, DeckChoice &options);
/// --side, which may then be left out.
CLI::Option &side(CommandTree &tree, CLI::App &command, std::optional<std::string> &value,
                  const std::string &description);

/// Refused where that player has handed in no such list.
[[nodiscard]] core::Expected<const tournament::SubmittedDeck *, app::Failure>
deckChosen(const app::Session &session, const DeckChoice &options);

/// The user's cards with the rules of an event for them.
struct EventCards {
    app::CardStore store;
    rules::DeckFormat format;
};
[[nodiscard]] core::Expected<EventCards, app::Failure> eventCards(const app::Session &session,
                                                                  const Context &context);

/// A list of the journal with what is to be said about it: the verdict of `deck check` and when,
/// why and with what it was taken.
[[nodiscard]] core::Json deckJson(const tournament::Event &event,
                                  const tournament::SubmittedDeck &deck, const EventCards &cards);
[[nodiscard]] std::string_view standingWord(app::DeckStanding standing);

} // namespace cli
