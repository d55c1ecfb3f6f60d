// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "interchange/decklist_count.h"

namespace interchange {

/// What part of a line says about one card.
struct ListEntry {
    std::string text;
    std::vector<rules::CardId> cards; ///< one that is sure, or all that may be meant
    std::vector<Count> counts;
    bool sure = false;     ///< the card is
    bool identity = false; ///< names one, or several it may be
    bool whole = false;    ///< by its whole title
};

/// Cuts a line where another card begins: at its number, or at a sign between two titles.
[[nodiscard]] std::vector<Pieces> cutEntries(Pieces line);

/// What a part of a line with one title, code or part of an identity's name says; it must hold
/// one. Words that nothing explains leave the card unsure, unless a sign makes them a remark
/// behind it.
[[nodiscard]] ListEntry readEntry(Pieces part, std::string_view text,
                                  const rules::CardLibrary &library);

/// Where the card stands: its title, else its code, else a part of an identity's name; at the end
/// where there is none.
[[nodiscard]] std::size_t mainPiece(Pieces part);

/// The figure or the "x" of a number of copies.
[[nodiscard]] bool isFigureOrTimes(const Piece &piece);
/// Says something of a card that is not its title, or nothing.
[[nodiscard]] bool isDecoration(const Piece &piece);
/// Nothing ahead of the card that needs an explanation.
[[nodiscard]] bool headIsClear(Pieces head);
/// Words behind the card are a remark where a sign or a wide gap parts them from it.
[[nodiscard]] bool tailIsClear(Pieces tail);
/// What stands ahead of a remark, whose numbers are none of copies.
[[nodiscard]] Pieces beforeRemark(Pieces tail);

/// The text of these pieces.
[[nodiscard]] std::string textOf(Pieces part, std::string_view text);

} // namespace interchange
