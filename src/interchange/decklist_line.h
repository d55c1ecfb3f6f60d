// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"

#include <string>
#include <string_view>

namespace interchange {

/// One line of a list taken apart: "* 3x [Hedge Fund](…/card/01110) _(Core Set)_ ●●".
struct DecklistLine {
    int quantity = 0;     ///< 0: none is written
    std::string title;    ///< may be a title, a heading, a total, a name of the deck
    std::string pack;     ///< of a line that says where the card was printed
    std::string code;     ///< of a link or of chosen art
    bool heading = false; ///< marked as one: "###Agenda (9)"
};

/// `library` decides what only it can know: whether digits or brackets belong to a title
/// ("15 Minutes", "Masterwork (v37)").
[[nodiscard]] DecklistLine parseDecklistLine(std::string_view line,
                                             const rules::CardLibrary &library);

/// "Agenda (9)", "Identity:", "Code Gate": what stands above cards of a kind.
[[nodiscard]] bool isTypeHeading(std::string_view title);

/// Totals and origin that programs write below a list: "15 influence spent (max 15)",
/// "Cards up to Elevation".
[[nodiscard]] bool isTotal(const DecklistLine &line);

} // namespace interchange
