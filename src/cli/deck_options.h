// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/options.h"

#include "app/decks/card_store.h"
#include "app/decks/check_deck.h"

namespace cli {

/// Where a deck comes from, and for `deck check` and `deck convert` what it is judged by.
struct DeckSourceOptions {
    std::string file; ///< "-" is standard input; empty: not given
    std::optional<std::string> text;
    std::optional<std::string> identity;
    std::vector<std::pair<std::string, std::string>> cards;
    std::vector<std::string> directives;
    std::optional<std::string> format;
    std::optional<int> deck;
    app::DeckOptions judged;
};

void addDeckSource(CommandTree &tree, CLI::App &command, DeckSourceOptions &options);
void addJudgedBy(CommandTree &tree, CLI::App &command, app::DeckOptions &options);

/// The decks named on the line, read with the user's cards. Refused where nothing is named.
[[nodiscard]] core::Expected<std::vector<app::Decklist>, app::Failure>
decksNamed(const DeckSourceOptions &options, const Context &context, const app::CardStore &store);

/// The user's cards and the rules for them.
[[nodiscard]] core::Expected<app::CardStore, app::Failure> openCards(const Context &context);

} // namespace cli
